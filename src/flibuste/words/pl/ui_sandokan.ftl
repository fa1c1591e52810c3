ui-sk-title = SANDOKAN
ui-sk-chart = Mapa morska
ui-sk-mini = Cała mapa w pomniejszeniu
ui-sk-heading-N = Kurs na północ
ui-sk-heading-NE = Kurs na północny wschód
ui-sk-heading-E = Kurs na wschód
ui-sk-heading-SE = Kurs na południowy wschód
ui-sk-heading-S = Kurs na południe
ui-sk-heading-SW = Kurs na południowy zachód
ui-sk-heading-W = Kurs na zachód
ui-sk-heading-NW = Kurs na północny zachód

## Stół
ui-sk-hand = { $n ->
    [one] Na ręce: { $n } karta
    [few] Na ręce: { $n } karty
   *[other] Na ręce: { $n } kart
  }
ui-sk-hand-empty = Nie masz żadnej karty
ui-sk-cards = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
  }
ui-sk-hold = Ładownia
ui-sk-quay = W porcie
ui-sk-points = Punkty w porcie: { $n } z { $of }
ui-sk-turn-of = Tura { $n }: u steru { $who }
ui-sk-ranges = Zasięg
ui-sk-reach = { $n ->
    [one] { $n } pole stąd
    [few] { $n } pola stąd
   *[other] { $n } pól stąd
  }{ $cards ->
    [0] {""}
    [one] , { $cards } karta
    [few] , { $cards } karty
   *[other] , { $cards } kart
  }
ui-sk-course = { $n ->
    [one] { $n } pole { $heading }.
    [few] { $n } pola { $heading }.
   *[other] { $n } pól { $heading }.
  }
ui-sk-touches = Obok będzie: { $who }.
ui-sk-sail = { $n ->
    [one] Płyń o { $n } pole
    [few] Płyń o { $n } pola
   *[other] Płyń o { $n } pól
  }
ui-sk-turn = Obróć się w miejscu
ui-sk-to-N = na północ
ui-sk-to-NE = na północny wschód
ui-sk-to-E = na wschód
ui-sk-to-SE = na południowy wschód
ui-sk-to-S = na południe
ui-sk-to-SW = na południowy zachód
ui-sk-to-W = na zachód
ui-sk-to-NW = na północny zachód
ui-sk-bundle-buy = Kup:
ui-sk-bundle-trade_in = Oddaj w rozliczeniu:
ui-sk-bundle-take = Weź:
ui-sk-bundle-leave = Zostaw tutaj:
ui-sk-bundle-lose = Poświęć:
ui-sk-bundle-cede = Oddaj:

## Walki i wydarzenia
ui-sk-fight = Walka
ui-sk-fight-ready = w gotowości
ui-sk-fight-choosing = jeszcze wybiera
ui-sk-fight-draw = Nikt nie wygrywa
ui-sk-fight-won = Wygrywa { $who }!
ui-sk-event-of = Wydarzenie odkrywa { $who }

## Co gdzie leży
ui-sk-rules = Zasady: { $set }. { $told }
ui-sk-mixed = Przy tym stole inaczej: { $points }.
ui-sk-legend = Co jest na mapie
ui-sk-legend-treasure = Przy Wyspie Skarbów: co turę karta, a do tego zamiana albo zakup.
ui-sk-legend-storms = Przy Wyspie Burz: wydarzenie po przybyciu i, jeśli chcesz, kolejne co turę.
ui-sk-legend-serenity = Przy Wyspie Spokoju: bezpieczne wody. Nikt cię tu nie zaatakuje, możesz tu zostać.
ui-sk-legend-port = Wolny port: skarb jest twój; w pustym odkrywa się wydarzenie.
ui-sk-legend-home = Twój port macierzysty: wyładunek. Przy 20 punktach decyduje wydarzenie na nabrzeżu.
ui-sk-legend-range = Z tych pól można zaatakować statek.
ui-sk-box = W pudełku:
ui-sk-piles = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
  } na Wyspie Skarbów, { $events ->
    [one] { $events } wydarzenie
    [few] { $events } wydarzenia
   *[other] { $events } wydarzeń
  } na Wyspie Burz.
