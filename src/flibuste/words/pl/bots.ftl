# Co mówi bot, gdy ktoś pyta go o powód.

bots-best = Moim wyborem jest „{ $what }”: { $why }.
bots-chose = Mój wybór to „{ $what }”: { $why }.
bots-agrees = „{ $what }” to także mój wybór: { $why }.
bots-better = Lepszy wybór to „{ $what }”: { $why }.
bots-played = Zagrano „{ $what }”: { $why }.
bots-second = Na drugim miejscu „{ $what }”: { $why }.
bots-no-reason = nic nie stoi na przeszkodzie
bots-tried = tak zaczyna się { $share }% sprawdzonych wariantów, z których około { $chance }% prowadzi do zwycięstwa

# Catan Junior
bots-cj-victory = to daje zwycięstwo
bots-cj-fortress = to kolejna twierdza
bots-cj-boat = { $side ->
    [for] statek prowadzi do nowego miejsca
   *[against] statek nie prowadzi w żadne nowe miejsce
}
bots-cj-coco = karty Coco są warte swojej ceny
bots-cj-earning = to miejsce daje mi więcej surowców
bots-cj-anchor = jest tu kotwica, a więc i żeton portu
bots-cj-hand = { $side ->
    [for] moje karty na tym zyskują
   *[against] kosztuje to karty, których potrzebuję
}
bots-cj-ghost-on-others = duch szkodzi tam prowadzącym
bots-cj-ghost-on-me = duch szkodziłby tam mnie
bots-cj-deal = { $side ->
    [for] ta wymiana mi się opłaca
   *[against] ta wymiana mi się nie opłaca
}

# Sandokan
bots-sk-course = { $side ->
    [for] to przybliża mnie do celu
   *[against] to oddala mnie od celu
}
bots-sk-place = samo miejsce coś daje
bots-sk-prey = { $side ->
    [for] jest łup do zdobycia
   *[against] ten kapitan jest dla mnie za silny
}
bots-sk-treasure = { $side ->
    [for] to daje skarb
   *[against] to kosztuje skarb
}
bots-sk-cards = { $side ->
    [for] moje karty na tym zyskują
   *[against] to kosztuje karty
}
bots-sk-fight = to rozstrzyga walkę
bots-sk-event = { $side ->
    [for] wydarzenie może przynieść skarb
   *[against] wydarzenie może mi teraz tylko zaszkodzić
}
bots-sk-caution = lepiej zachować to na później
