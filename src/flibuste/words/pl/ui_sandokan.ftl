ui-sk-title = SANDOKAN
ui-sk-chart = Mapa morska
ui-sk-mini = Cała mapa w pomniejszeniu

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
ui-sk-you = Ty
ui-sk-not-counted = { $treasure }: leży tu od początku, więc te punkty ({ $n }) się nie liczą
ui-sk-laid-stays = Ta karta jest już zagrana i nie da się jej cofnąć.
ui-sk-closed = zamknięty
ui-sk-closed-port = { $port }: zamknięty dla ciebie, dopóki na pokładzie jest zaraza
ui-sk-plagued = Na pokładzie jest zaraza
ui-sk-plagued-short = zaraza
ui-sk-points = Punkty w porcie: { $n } z { $of }
ui-sk-turn-of = Tura { $n }: u steru { $who }
ui-sk-ranges = Pokaż te pola
ui-sk-ranges-hide = Ukryj te pola
ui-sk-course = { $n ->
    [one] { $n } pole { $heading }.
    [few] { $n } pola { $heading }.
   *[other] { $n } pól { $heading }.
  }
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
ui-sk-bundle-buy = Kup, tylko raz w grze, za:
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
ui-sk-event-of = Wydarzenie odkrywa { $who }
ui-sk-event-of-you = Odkrywasz wydarzenie
ui-sk-moment-decided = Dobre wydarzenie na nabrzeżu: to rozstrzyga!
ui-sk-moment-decided-you = Dobre wydarzenie na twoim nabrzeżu: to rozstrzyga!
ui-sk-moment-not-yet = Złe wydarzenie na nabrzeżu: { $who } jeszcze nie wygrywa
ui-sk-moment-not-yet-you = Złe wydarzenie na twoim nabrzeżu: jeszcze nie wygrywasz
ui-sk-moment-home = { $who } przywozi do portu { $what }
ui-sk-moment-home-you = Przywozisz do portu { $what }!
ui-sk-moment-beat = Walkę wygrywa { $who }, przegrywa { $whom }
ui-sk-moment-beat-you = Wygrywasz walkę! Przegrywa { $whom }
ui-sk-moment-beat-yours = Przegrywasz walkę. Wygrywa { $who }
ui-sk-moment-caught = { $who } wykrywa oszustwo: { $whom }!
ui-sk-moment-caught-you = Wykrywasz oszustwo: { $whom }!
ui-sk-moment-caught-yours = { $who } wykrywa twoje oszustwo!
ui-sk-moment-caught-text = { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[other] { $cells } pól
  }, a karty dają tylko { $allowed }: wszystkie karty trafiają pod stos, a statek wraca.
ui-sk-moment-cleared = To nie blef: { $whom } sprawdza niesłusznie ({ $who })
ui-sk-moment-cleared-you = To nie blef: { $whom } sprawdza cię niesłusznie!
ui-sk-moment-cleared-yours = To nie blef: niesłuszne sprawdzenie ({ $who })
ui-sk-moment-cleared-text = Kart wystarczyło; niesłuszne sprawdzenie kosztuje kartę.
ui-sk-moment-seized = { $who } zdobywa { $what } (traci: { $whom })
ui-sk-moment-seized-you = Zdobywasz { $what }! (traci: { $whom })
ui-sk-moment-seized-yours = { $who } zabiera ci { $what }
ui-sk-moment-ceded = { $whom } oddaje { $what } (dostaje: { $who })
ui-sk-moment-ceded-you = { $whom } oddaje ci { $what }!
ui-sk-moment-ceded-yours = Oddajesz { $what } (dostaje: { $who })
ui-sk-moment-cards = { $n ->
    [one] { $whom } oddaje kartę (dostaje: { $who })
    [few] { $whom } oddaje { $n } karty (dostaje: { $who })
   *[many] { $whom } oddaje { $n } kart (dostaje: { $who })
  }
ui-sk-moment-cards-you = { $n ->
    [one] { $whom } oddaje ci kartę
    [few] { $whom } oddaje ci { $n } karty
   *[many] { $whom } oddaje ci { $n } kart
  }
ui-sk-moment-cards-yours = { $n ->
    [one] Oddajesz kartę (dostaje: { $who })
    [few] Oddajesz { $n } karty (dostaje: { $who })
   *[many] Oddajesz { $n } kart (dostaje: { $who })
  }
ui-sk-end-routes = Mapa z trasami: { $who }
ui-sk-end-fights = { $n ->
    [one] { $n } wygrana walka
    [few] { $n } wygrane walki
   *[many] { $n } wygranych walk
  }

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
ui-sk-box = Skarby, które można jeszcze zdobyć na Wyspie Skarbów:
ui-sk-box-of = { $treasure }: wartość { $worth }, zostało { $n }
ui-sk-piles = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
  } na Wyspie Skarbów, { $events ->
    [one] { $events } wydarzenie
    [few] { $events } wydarzenia
   *[other] { $events } wydarzeń
  } na Wyspie Burz.
