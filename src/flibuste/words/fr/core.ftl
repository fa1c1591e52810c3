core-refusal-not-your-turn = Ce n’est pas votre tour.
core-refusal-game-over = La partie est terminée.
core-refusal-no-such-action = On ne peut pas faire cela ici.

core-game-santy-anno = Santy Anno
core-game-catan-junior = Catan Junior
core-game-sandokan = Sandokan
core-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
