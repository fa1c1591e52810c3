## Surowce: liczba kart, biernik, nazwa
cj-sabre = { $n ->
    [one] { $n } karta szabli
    [few] { $n } karty szabli
   *[other] { $n } kart szabli
  }
cj-wool = { $n ->
    [one] { $n } karta wełny
    [few] { $n } karty wełny
   *[other] { $n } kart wełny
  }
cj-wood = { $n ->
    [one] { $n } karta drewna
    [few] { $n } karty drewna
   *[other] { $n } kart drewna
  }
cj-rum = { $n ->
    [one] { $n } karta rumu
    [few] { $n } karty rumu
   *[other] { $n } kart rumu
  }
cj-gold = { $n ->
    [one] { $n } karta złota
    [few] { $n } karty złota
   *[other] { $n } kart złota
  }
cj-cards-sabre = { $n ->
    [one] { $n } kartę szabli
    [few] { $n } karty szabli
   *[other] { $n } kart szabli
  }
cj-cards-wool = { $n ->
    [one] { $n } kartę wełny
    [few] { $n } karty wełny
   *[other] { $n } kart wełny
  }
cj-cards-wood = { $n ->
    [one] { $n } kartę drewna
    [few] { $n } karty drewna
   *[other] { $n } kart drewna
  }
cj-cards-rum = { $n ->
    [one] { $n } kartę rumu
    [few] { $n } karty rumu
   *[other] { $n } kart rumu
  }
cj-cards-gold = { $n ->
    [one] { $n } kartę złota
    [few] { $n } karty złota
   *[other] { $n } kart złota
  }
cj-name-sabre = szabla
cj-name-wool = wełna
cj-name-wood = drewno
cj-name-rum = rum
cj-name-gold = złoto

## Rzeczy w grze
cj-fort = { $n ->
    [one] { $n } twierdza
    [few] { $n } twierdze
   *[other] { $n } twierdz
  }
cj-boat = { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[other] { $n } statków
  }
cj-score-tie = { $forts }; o kolejności decyduje: { $boats }
cj-coco = { $n ->
    [one] { $n } karta Coco
    [few] { $n } karty Coco
   *[other] { $n } kart Coco
  }
cj-card = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
  }
cj-coco-ghost = Duch
cj-coco-ghost-text = Przesuń ducha. Karta liczy się do nawiedzonego zamku.
cj-coco-free-build = Darmowa budowa
cj-coco-free-build-text = Postaw statek albo twierdzę bez płacenia.
cj-coco-neighbours = Dobrzy sąsiedzi
cj-coco-neighbours-text = Sąsiedzi z lewej i z prawej dają ci po jednej wybranej przez siebie karcie.
cj-coco-two-wood = Drewno z morza
cj-coco-two-wood-text = Weź z zapasu 2 karty drewna.
cj-coco-wood-and-wool = Dary morza
cj-coco-wood-and-wool-text = Weź z zapasu 2 karty drewna i 1 kartę wełny.
cj-land-wood = las { $n }
cj-land-wool = łąka { $n }
cj-land-rum = pole trzciny { $n }
cj-land-sabre = jaskinia skarbów { $n }
cj-land-gold = złota rzeka { $n }
cj-colour-white = Biały
cj-colour-red = Czerwony
cj-colour-orange = Pomarańczowy
cj-colour-blue = Niebieski

## Co można zrobić
cj-do-roll = Rzuć kostką
cj-do-end-turn = Zakończ turę
cj-do-build-boat = Zbuduj statek na linii { $line }
cj-do-build-boat-at = Zbuduj statek: { $one } – { $other }
cj-do-build-fort = Zbuduj twierdzę na miejscu { $site }
cj-do-build-fort-at = Zbuduj twierdzę: { $lands }
cj-do-buy-coco = Poproś Coco o pomoc
cj-do-move-ghost = Wyślij ducha na teren { $hex }
cj-do-move-ghost-at = Wyślij ducha: { $land }
cj-do-give = Daj { $what }
cj-do-give-nothing = Pokaż, że nie masz kart
cj-do-market = Targ: oddaj { $give }, weź { $take }
cj-do-stock = Zapas: { $give } za { $take }
cj-do-accept = Zgoda
cj-do-refuse = Odmów
cj-do-withdraw = Wycofaj ofertę
cj-do-deal-with = Wymiana: { $who }
cj-do-offer = Zaproponuj { $give } za { $want }
cj-do-counter = Zaproponuj raczej { $give } za { $want }
cj-do-call-off = Zaproponuj zakończenie gry

## Co przynosi wybór
cj-brings-roll = Od 1 do 5: zarabiają twierdze przy terenach z tą liczbą. 6: wysyłasz ducha.
cj-brings-end-turn = Teraz kostką rzuca { $whom }.
cj-brings-last-round = To była ostatnia runda: gra kończy się bez zwycięzcy.
cj-brings-boat = Otwiera miejsce na twierdzę: { $lands }.
cj-brings-boat-port = Otwiera miejsce na twierdzę z kotwicą: { $lands }.
cj-brings-boat-no-site = Na obu końcach stoją twierdze: nie otwiera żadnego miejsca.
cj-brings-fort = Zarabia tu: { $lands }.
cj-brings-fort-haunted = Na razie nic przez ducha: { $land }.
cj-brings-seven = To twoja siódma twierdza: wygrywasz.
cj-brings-port = Za kotwicę ciągniesz żeton portu; potem nie da się już tego cofnąć.
cj-brings-coco = { $n ->
    [one] Oddajesz { $price } za ostatnią zakrytą kartę.
   *[other] Oddajesz { $price } za jedną z { $n } zakrytych kart.
  }
cj-brings-coco-kinds = Przynosi karty, darmowy statek lub twierdzę albo ducha.
cj-brings-ghost = Dopóki tam stoi, teren nic nie daje.
cj-brings-ghost-others = Blokuje: { $whom }.
cj-brings-ghost-own = { $n ->
    [one] Blokuje twoją twierdzę.
    [few] Blokuje { $n } twoje twierdze.
   *[other] Blokuje { $n } twoich twierdz.
  }
cj-brings-ghost-nobody = Nikt nie ma przy nim twierdzy.
cj-brings-ghost-leaves = Odchodzi z terenu, który znów daje surowiec: { $land }.
cj-brings-give = Dostaje ją { $whom }; nikt inny jej nie widzi.
cj-brings-give-nothing = { $whom } nic od ciebie nie dostaje.
cj-brings-market = Oddajesz { $give } i dostajesz { $take }: raz na turę.
cj-brings-market-cleared = Będzie pięć takich samych kart: wrócą do zapasu, a na targ trafi po jednej z każdego rodzaju.
cj-brings-stock = Oddajesz { $give } i dostajesz { $take }.
cj-brings-accept = Jeśli { $whom } zawrze tę wymianę, oddajesz { $give } i dostajesz { $take }.
cj-brings-deal = { $whom } dostaje od ciebie { $give } i daje ci { $take }.
cj-brings-call-off = Jeśli wszyscy się zgodzą, gra kończy się przed czasem.
cj-brings-goes-on = Gra toczy się dalej.
cj-brings-refuse = Zostajesz przy swoich kartach.
cj-brings-withdraw = Nic nie zmienia właściciela.
cj-brings-offer-lapses = Twoja propozycja przestaje wtedy obowiązywać.

## Co się dzieje
cj-fact-turn = Runda { $round }: gra { $who }.
cj-fact-rolled = { $who } rzuca kostką: { $number }.
cj-fact-earned-sabre = { $who } bierze { cj-cards-sabre } z jaskini skarbów.
cj-fact-earned-wool = { $who } bierze { cj-cards-wool } z łąki.
cj-fact-earned-wood = { $who } bierze { cj-cards-wood } z lasu.
cj-fact-earned-rum = { $who } bierze { cj-cards-rum } z pola trzciny.
cj-fact-earned-gold = { $who } bierze { cj-cards-gold } ze złotej rzeki.
cj-fact-short = W zapasie jest za mało kart: { $what }.
cj-fact-ghost-sabre = { $who } wysyła ducha do jaskini skarbów ({ $number }).
cj-fact-ghost-wool = { $who } wysyła ducha na łąkę ({ $number }).
cj-fact-ghost-wood = { $who } wysyła ducha do lasu ({ $number }).
cj-fact-ghost-rum = { $who } wysyła ducha na pole trzciny ({ $number }).
cj-fact-ghost-gold = { $who } wysyła ducha nad złotą rzekę ({ $number }).
cj-fact-boat = { $who } buduje statek.
cj-fact-boat-free = { $who } stawia statek za darmo.
cj-fact-fort = { $who } buduje twierdzę.
cj-fact-fort-free = { $who } stawia twierdzę za darmo.
cj-fact-port = { $who } dobiera żeton portu: { $what }.
cj-fact-coco-ghost = { $who } prosi Coco o pomoc: duch!
cj-fact-coco-free-build = { $who } prosi Coco o pomoc: statek albo twierdza za darmo!
cj-fact-coco-neighbours = { $who } prosi Coco o pomoc: obaj sąsiedzi dają po karcie!
cj-fact-coco-two-wood = { $who } prosi Coco o pomoc: drewno z morza!
cj-fact-coco-wood-and-wool = { $who } prosi Coco o pomoc: drewno i wełna!
cj-fact-free-build-lost = { $who } nie ma gdzie postawić darmowej budowli.
cj-fact-took = { $n ->
    [0] { $who } nic nie dostaje: w zapasie nie ma już tych kart.
   *[other] { $who } bierze z zapasu { $what }.
  }
cj-fact-castle = { $who } zajmuje nawiedzony zamek.
cj-fact-castle-empty = { $before } opuszcza nawiedzony zamek: nikt nie prowadzi samodzielnie.
cj-fact-gift-chosen = { $who } odkłada kartę na prezent.
cj-fact-gift = { $who } oddaje { $what } (dostaje: { $to }).
cj-fact-gift-unseen = { $who } oddaje kartę (dostaje: { $to }).
cj-fact-no-gift = { $who } nie ma żadnej karty, { $to } nic nie dostaje.
cj-fact-bargained = { $who } zostawia na targu { $give } i bierze { $take }.
cj-fact-market-cleared = Pięć takich samych kart na targu ({ $what }): wracają do zapasu, a na targ trafia po jednej z każdego rodzaju.
cj-fact-stall-filled = Targ dostaje { $what }.
cj-fact-stock = { $who } oddaje do zapasu { $give } i bierze { $take }.
cj-fact-offered = { $who } proponuje { $give } za { $want }.
cj-fact-accepted = { $who } się zgadza.
cj-fact-refused = { $who } odmawia.
cj-fact-countered = { $who } proponuje raczej { $give } za { $want }.
cj-fact-offer-ended = { $who } nie ma już oferty na stole.
cj-fact-dealt = Wymiana: { $who } daje { $give }, { $other } daje { $take }.
cj-fact-call-off-proposed = { $who } proponuje zakończyć grę.
cj-fact-victory = { $who } ma siedem twierdz i wygrywa!
cj-fact-called-off-by-all = Wszyscy się zgadzają: gra kończy się przed czasem.
cj-fact-called-off-at-the-limit = { $n ->
    [one] Po { $n } rundzie gra się kończy.
   *[other] Po { $n } rundach gra się kończy.
  }

## O co chodzi
cj-prompt-roll = Twoja kolej: rzuć kostką.
cj-prompt-ghost = Wyślij ducha na inny teren.
cj-prompt-main = Wymieniaj i buduj, a potem zakończ turę.
cj-prompt-free-build = Postaw statek albo twierdzę za darmo.
cj-prompt-gift = Wybierz kartę, którą dostanie { $who }.
cj-prompt-answer = { $who } daje { $give } i chce za to { $want }. Zgoda?
cj-prompt-call-off = { $who } proponuje zakończyć grę. Zgoda?

## Dlaczego nie
cj-refusal-roll-first = Najpierw rzuć kostką.
cj-refusal-already-rolled = W tej turze rzut już był.
cj-refusal-move-the-ghost-first = Najpierw przesuń ducha.
cj-refusal-ghost-must-move = Duch musi przejść na inny teren.
cj-refusal-no-ghost-to-move = Ducha przesuwa tylko szóstka albo karta ducha.
cj-refusal-place-the-free-piece-first = Najpierw postaw darmowy statek albo twierdzę.
cj-refusal-cannot-pay = Nie masz kart, żeby za to zapłacić.
cj-refusal-no-boat-leads-there = Żaden twój statek tam nie prowadzi.
cj-refusal-no-fort-beside = Statek musi wypływać z twojej twierdzy.
cj-refusal-boats-would-meet = Dwa twoje statki nie mogą się spotkać tam, gdzie nie stoi żadna twierdza.
cj-refusal-site-taken = Stoi tu już twierdza.
cj-refusal-line-taken = Na tej linii jest już statek.
cj-refusal-reserve-empty = Nie masz już takich figurek.
cj-refusal-coco-pile-empty = Nie ma już kart Coco.
cj-refusal-must-give = Masz karty, więc jedną musisz oddać.
cj-refusal-not-in-hand = Nie masz tych kart na ręce.
cj-refusal-gifts-are-no-trade = Każda strona musi dać co najmniej jedną kartę.
cj-refusal-shared-resource = Ten sam surowiec nie może być po obu stronach.
cj-refusal-too-many-offers = Na tę turę dość już ofert bez wymiany.
cj-refusal-already-proposed = W tej turze zakończenie gry było już proponowane.
cj-refusal-no-offer = Na stole nie ma oferty.
cj-refusal-no-deal-with-that-seat = Ta osoba nie zgodziła się na wymianę.
cj-refusal-market-once-a-turn = Z targu można skorzystać raz na turę.
cj-refusal-not-at-the-market = Na targu nie ma tej karty.
cj-refusal-same-resource = Wymień na inny surowiec.
cj-refusal-too-few-for-the-stock = Zapas przyjmuje trzy takie same karty albo dwie z odpowiednim portem.
cj-refusal-stock-lacks-it = W zapasie nie ma już takich kart.

## Jak się kończy
cj-ending-won = Siedem twierdz: gra wygrana.
cj-ending-called-off = Gra kończy się bez zwycięzcy.

## Opcje
cj-option-ports = Porty
cj-option-ports-text = Czy miejsca z kotwicą dają żetony portów.
cj-option-ports-off = bez portów
cj-option-ports-off-text = Miejsca z kotwicą są zwyczajne: łatwiej na pierwszą grę.
cj-option-ports-on = z portami
cj-option-ports-on-text = Twierdza na kotwicy daje żeton, z którym wymienia się dwie karty na jedną.
cj-first-game = Pierwsza gra: bez portów, jak radzi instrukcja
cj-option-compensation = Wyrównanie
cj-option-compensation-text = Czy pozostali dostają coś za to, że nie zaczynają.
cj-option-compensation-off = brak
cj-option-compensation-off-text = Wszyscy zaczynają z takimi samymi kartami.
cj-option-compensation-gold = jedna karta złota
cj-option-compensation-gold-text = Każdy oprócz zaczynającego ma na start o jedną kartę złota więcej.
cj-option-rounds = Rundy
cj-option-rounds-text = Jeśli do tego czasu nikt nie wygra, gra się kończy.
cj-option-offers = Oferty w turze
cj-option-offers-text = Ile ofert bez wymiany wolno złożyć w jednej turze.
cj-option-offers-3 = 3
cj-option-offers-3-text = Żeby gra szła szybko.
cj-option-offers-6 = 6
cj-option-offers-6-text = Zwykle wystarcza.
cj-option-offers-12 = 12
cj-option-offers-12-text = Dla tych, którzy lubią się targować.
cj-option-offers-unlimited = bez ograniczeń
cj-option-offers-unlimited-text = Jak w instrukcji: ile kto chce.
cj-option-first = Kto zaczyna
cj-option-first-text = Kto pierwszy rzuca kostką.
cj-option-first-random = losowo
cj-option-first-random-text = Decyduje los.
cj-option-first-white = biały
cj-option-first-white-text = Zaczyna biały (przy trzech osobach decyduje los).
cj-option-first-red = czerwony
cj-option-first-red-text = Zaczyna czerwony.
cj-option-first-orange = pomarańczowy
cj-option-first-orange-text = Zaczyna pomarańczowy.
cj-option-first-blue = niebieski
cj-option-first-blue-text = Zaczyna niebieski.
