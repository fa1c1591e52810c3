core-refusal-not-your-turn = It is not your turn.
core-refusal-game-over = The game is over.
core-refusal-no-such-action = That is not something one can do here.
