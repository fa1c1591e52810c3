# What the analysis of a finished game says. Points are points of winning chance, from 0 to 100.

analysis-won = { $who } won: luck { $luck }, play { $play }.
analysis-played-best = { $who } played best.
analysis-winner-played-best = { $who } played best, too.
analysis-slip = { $who }: “{ $what }” costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
analysis-more-wins = games that go on from there are won more often
analysis-find = { $who } finds “{ $what }”: { $points ->
    [one] { $points } point
   *[other] { $points } points
} better than what comes to mind first.
analysis-obvious = What comes to mind first: “{ $what }”.
analysis-stroke = A stroke of luck for { $who }: +{ $points }. { $other } is hit hardest: −{ $lost }.
analysis-turning = Here the game turns: { $who } passes { $other } and stays in front to the end.
analysis-turning-luck = Luck turns it.
analysis-turning-play = { $who }’s choice turns it: “{ $what }”.
