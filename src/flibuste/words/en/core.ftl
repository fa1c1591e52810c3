core-refusal-not-your-turn = It is not your turn.
core-refusal-game-over = The game is over.
core-refusal-no-such-action = That is not something one can do here.

core-game-santy-anno = Santy Anno
core-game-catan-junior = Catan Junior
core-game-sandokan = Sandokan
core-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
