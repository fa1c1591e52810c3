# Co mówi analiza skończonej gry. Punkty to punkty szansy na zwycięstwo, od 0 do 100.

analysis-won = Wygrywa { $who }: szczęście { $luck }, gra { $play }.
analysis-played-best = Najlepiej gra { $who }.
analysis-winner-played-best = { $who } gra też najlepiej.
analysis-slip = { $who }: „{ $what }” kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
analysis-more-wins = tak grane partie częściej kończą się zwycięstwem
analysis-find = { $who } znajduje „{ $what }”: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej, niż daje pierwsza myśl.
analysis-obvious = Pierwsza myśl: „{ $what }”.
analysis-stroke = Łut szczęścia ma { $who }: +{ $points }. Najwięcej traci { $other }: −{ $lost }.
analysis-turning = Tu losy gry się odwracają: { $who } wyprzedza gracza { $other } i prowadzi do końca.
analysis-turning-luck = Decyduje o tym szczęście.
analysis-turning-play = Decyduje o tym wybór ({ $who }): „{ $what }”.
