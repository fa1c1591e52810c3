core-refusal-not-your-turn = To nie twoja kolej.
core-refusal-game-over = Gra jest skończona.
core-refusal-no-such-action = Tego nie można tutaj zrobić.

core-game-santy-anno = Santy Anno
core-game-catan-junior = Catan Junior
core-game-sandokan = Sandokan
core-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
   *[other] { $n } graczy
  }
