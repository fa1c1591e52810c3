# Ce que dit l’analyse d’une partie finie. Les points sont des points de chance de gagner, de 0 à 100.

analysis-won = { $who } gagne : chance { $luck }, jeu { $play }.
analysis-played-best = C’est { $who } qui a le mieux joué.
analysis-winner-played-best = { $who } a aussi le mieux joué.
analysis-slip = { $who } : « { $what } » coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
analysis-more-wins = les parties qui continuent ainsi se gagnent plus souvent
analysis-find = { $who } trouve « { $what } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mieux que la première idée venue.
analysis-obvious = La première idée venue : « { $what } ».
analysis-stroke = Coup de chance pour { $who } : +{ $points }. Qui en souffre le plus : { $other }, −{ $lost }.
analysis-turning = Ici la partie bascule : { $who } dépasse { $other } et reste devant jusqu’au bout.
analysis-turning-luck = C’est la chance qui en décide.
analysis-turning-play = Le choix qui en décide est celui de { $who } : « { $what } ».
