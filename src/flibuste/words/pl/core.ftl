core-refusal-not-your-turn = To nie twoja kolej.
core-refusal-game-over = Gra jest skończona.
core-refusal-no-such-action = Tego nie można tutaj zrobić.
