## Okno mapy
ui-chart-nearer = Bliżej
ui-chart-farther = Dalej
ui-chart-whole = Cała mapa

## Miejsca na planszy
ui-cj-board = Wyspy
ui-cj-land-wood = las { $n }
ui-cj-land-wool = łąka { $n }
ui-cj-land-rum = pole trzciny { $n }
ui-cj-land-sabre = jaskinia skarbów { $n }
ui-cj-land-gold = złota rzeka { $n }
ui-cj-place-site = Miejsce { $n }, obok: { $lands }
ui-cj-place-port = Miejsce z kotwicą { $n }, obok: { $lands }
ui-cj-place-line = Linia statków z { $from } do { $to }
ui-cj-sea-winds = Morze Pasatów
ui-cj-sea-gold = Złota Cieśnina
ui-cj-sea-serpent = Przesmyk Węża
ui-cj-sea-whales = Zatoka Wielorybów

## Stół
ui-cj-market = Targ
ui-cj-market-empty = Pusty stragan: w zapasie nie ma jeszcze dla niego karty
ui-cj-hand = Twoje karty
ui-cj-costs = Co ile kosztuje
ui-cj-fortress = Twierdza
ui-cj-boat = Statek
ui-cj-coco = Pomoc Coco
ui-cj-build-fortress = Twierdza za rum, szablę, wełnę i drewno; zostało: { $left }
ui-cj-build-boat = Statek za wełnę i drewno; zostało: { $left }
ui-cj-build-coco = Pomoc Coco za rum, szablę i złoto; zostało: { $left }
ui-cj-roll = Rzuć kostką
ui-cj-end-turn = Zakończ turę
ui-cj-trade = Wymiana
ui-cj-turn-of = Runda { $round }: teraz gra { $who }
ui-cj-die = { $n ->
    [0] Jeszcze nikt nie rzucał kostką. Pokaż rzuty
   *[other] Na kostce jest { $n }. Pokaż rzuty
  }
ui-cj-stock = Wymiana z zapasem
ui-cj-stock-none = Zapas chce: { $what }
ui-cj-statistics = Dotychczasowe rzuty
ui-cj-rolls = Rzuty
ui-cj-earned = Karty zdobyte dzięki kostce

## Załogi
ui-cj-crew-forts = Twierdze: { $n } z { $of }
ui-cj-crew-cards = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
  }
ui-cj-crew-coco = { $n ->
    [one] { $n } karta Coco
    [few] { $n } karty Coco
   *[other] { $n } kart Coco
  }
ui-cj-crew-ghosts = { $n ->
    [one] { $n } karta ducha
    [few] { $n } karty ducha
   *[other] { $n } kart ducha
  }
ui-cj-crew-port = Port: { $what } za dowolną kartę

## Oferty
ui-cj-offer = Oferta na stole
ui-cj-offer-title = Zaproponuj wymianę
ui-cj-counter-title = Złóż kontrofertę
ui-cj-offer-yours = Twoja oferta
ui-cj-offer-of = { $who } proponuje wymianę
ui-cj-offer-call-off = { $who } proponuje zakończyć grę
ui-cj-offer-give = Oddajesz
ui-cj-offer-want = Dostajesz
ui-cj-offer-more = Więcej: { $what }
ui-cj-offer-less = Mniej: { $what }
ui-cj-offer-send = Zaproponuj
ui-cj-offer-send-counter = Kontroferta
ui-cj-offer-cancel = Anuluj
ui-cj-offers-left = { $n ->
    [one] W tej turze możesz złożyć jeszcze jedną ofertę bez wymiany.
    [few] W tej turze możesz złożyć jeszcze { $n } oferty bez wymiany.
   *[other] W tej turze możesz złożyć jeszcze { $n } ofert bez wymiany.
  }
ui-cj-answer-silent = zastanawia się
ui-cj-answer-refused = mówi „nie”
ui-cj-answer-accepted = mówi „tak”
ui-cj-answer-countered = składa kontrofertę
ui-cj-counter-gives = { $who } daje
ui-cj-counter-wants = { $who } chce
ui-cj-deal = Umowa stoi
ui-cj-accept = Tak
ui-cj-refuse = Nie
ui-cj-counter = Inna oferta
ui-cj-withdraw = Wycofaj ofertę

## Coco odwraca kartę
ui-cj-coco-ghost = Coco przysyła ducha! Przesuwa go { $who }.
ui-cj-coco-free_build = { $who } buduje za darmo statek albo twierdzę.
ui-cj-coco-neighbours = Sąsiedzi oddają po jednej karcie. Dostaje je { $who }.
ui-cj-coco-two_wood = { $who } dostaje dwie karty drewna.
ui-cj-coco-wood_and_wool = { $who } dostaje dwie karty drewna i jedną kartę wełny.
