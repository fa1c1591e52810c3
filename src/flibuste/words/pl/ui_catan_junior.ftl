## Okno mapy
ui-chart-nearer = Bliżej
ui-chart-farther = Dalej
ui-chart-whole = Cała mapa

## Miejsca na planszy
ui-cj-board = Wyspy
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
ui-cj-hint-market = W swojej turze wymieniasz tu jedną kartę: dotknij tej, którą oddajesz, a potem tej, którą bierzesz.
ui-cj-hint-giving = Teraz dotknij karty na targu albo jednej z tych, które niżej daje zapas.
ui-cj-hint-giving-market = Teraz dotknij karty na targu, którą za nią bierzesz.
ui-cj-hint-taking = Teraz dotknij karty z ręki, którą za to oddasz: { $what }.
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
ui-cj-offer-all-given = Nie masz ich więcej.
ui-cj-offer-most = Nikt nie ma ich więcej.
ui-cj-offers-left = { $n ->
    [one] W tej turze możesz złożyć jeszcze jedną ofertę bez wymiany.
    [few] W tej turze możesz złożyć jeszcze { $n } oferty bez wymiany.
   *[other] W tej turze możesz złożyć jeszcze { $n } ofert bez wymiany.
  }
ui-cj-answer-silent = zastanawia się
ui-cj-answer-refused = mówi „nie”
ui-cj-answer-accepted = mówi „tak”
ui-cj-answer-countered = składa kontrofertę
ui-cj-side-gives = { $who } daje
ui-cj-side-gets = { $who } dostaje
ui-cj-cannot-pay = Nie masz tych kart: za chwilę padnie za ciebie „Nie”. Możesz złożyć inną ofertę.
ui-cj-deal = Umowa stoi
ui-cj-accept = Tak
ui-cj-refuse = Nie
ui-cj-counter = Inna oferta
ui-cj-withdraw = Wycofaj ofertę

## Coco odwraca kartę
ui-cj-coco-ghost = Coco przysyła ducha! Przesuwa go { $who }.
ui-cj-ghost-at-home = Duch siedzi w nawiedzonym zamku i nikomu nie przeszkadza.
ui-cj-ghost-haunts = Duch: ten teren nikomu nic nie daje.
ui-cj-coco-free_build = { $who } buduje za darmo statek albo twierdzę.
ui-cj-coco-neighbours = Sąsiedzi oddają po jednej karcie. Dostaje je { $who }.
ui-cj-coco-two_wood = { $who } dostaje dwie karty drewna.
ui-cj-coco-wood_and_wool = { $who } dostaje dwie karty drewna i jedną kartę wełny.
ui-cj-coco-ghost-you = Coco przysyła ducha! Przesuń go.
ui-cj-coco-free_build-you = Budujesz za darmo statek albo twierdzę!
ui-cj-coco-neighbours-you = Sąsiedzi oddają ci po jednej karcie!
ui-cj-coco-two_wood-you = Dostajesz dwie karty drewna!
ui-cj-coco-wood_and_wool-you = Dostajesz dwie karty drewna i jedną kartę wełny!

## Wielkie chwile
ui-cj-moment-castle = { $who } zajmuje nawiedzony zamek
ui-cj-moment-castle-you = Nawiedzony zamek jest twój!
ui-cj-moment-castle-lost = { $who } zabiera ci nawiedzony zamek
ui-cj-moment-castle-free = { $who } opuszcza nawiedzony zamek
ui-cj-moment-castle-free-you = Opuszczasz nawiedzony zamek: nikt nie prowadzi samodzielnie
ui-cj-moment-seven = { $who } ma siedem twierdz!
ui-cj-moment-seven-you = Stoi twoja siódma twierdza!
ui-cj-end-race = Wyścig do siedmiu twierdz: { $who }
ui-cj-end-castle = trzyma nawiedzony zamek
