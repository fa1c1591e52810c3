## Rzeczy w grze
sk-port-sun = Port Słońca
sk-port-azure = Port Lazurowy
sk-port-orient = Port Orientu
sk-port-fire = Port Ognia
sk-port-hope = Port Nadziei
sk-port-tafia = Port Tafii
sk-colour-sun = Żółty
sk-colour-azure = Niebieski
sk-colour-orient = Biały
sk-colour-fire = Czerwony
sk-colour-hope = Zielony
sk-colour-tafia = Brązowy
sk-captain = Kapitan { $n }
sk-island-treasure = Wyspa Skarbów
sk-island-storms = Wyspa Burz
sk-island-serenity = Wyspa Spokoju
sk-treasure-ruby = rubin
sk-treasure-diamond = diament
sk-treasure-gold = sztabkę złota
sk-treasure-emerald = szmaragd
sk-treasure-pearl = perłę
sk-treasure-rum = beczkę rumu
sk-name-ruby = Rubin
sk-name-diamond = Diament
sk-name-gold = Sztabka złota
sk-name-emerald = Szmaragd
sk-name-pearl = Perła
sk-name-rum = Beczka rumu
sk-card-black = czarną kartę { $value }
sk-card-red = czerwoną kartę { $value }
sk-cards-black = { $n ->
    [one] czarną kartę { $value }
    [few] { $n } czarne karty { $value }
   *[many] { $n } czarnych kart { $value }
  }
sk-cards-red = { $n ->
    [one] czerwoną kartę { $value }
    [few] { $n } czerwone karty { $value }
   *[many] { $n } czerwonych kart { $value }
  }
sk-the-letter = list kaperski
sk-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }
sk-heading-n = północ
sk-heading-ne = północny wschód
sk-heading-e = wschód
sk-heading-se = południowy wschód
sk-heading-s = południe
sk-heading-sw = południowy zachód
sk-heading-w = zachód
sk-heading-nw = północny zachód

## Wydarzenia
sk-event-wreck = Wrak na mieliźnie
sk-event-wreck-text = Zapłać kartami wartymi dokładnie 3 za skarb wart najwyżej 4 punkty albo weź kartę za darmo. Gdy brak miejsca w ładowni: weź kartę.
sk-event-chest = Zakopana skrzynia
sk-event-chest-text = Jeśli chcesz, zapłać czarną i czerwoną kartą za dowolny skarb z pudełka. Potrzebne jest miejsce w ładowni.
sk-event-merchant = Wdzięczny kupiec
sk-event-merchant-text = Weź beczkę rumu albo perłę. Gdy brak miejsca w ładowni: weź 2 karty.
sk-event-wind = Pomyślny wiatr
sk-event-wind-text = Jeśli chcesz, popłyń od razu o najwyżej 3 pola w jednym dowolnym kierunku.
sk-event-crew = Świeża załoga
sk-event-crew-text = Weź 2 karty.
sk-event-marque = List kaperski
sk-event-marque-text = Zachowaj tę kartę na widoku. Jeden raz doda w walce 3.
sk-event-chart = Mapa pilota
sk-event-chart-text = Jeśli chcesz, popłyń od razu na dowolne wolne pole przy dowolnej wyspie.
sk-event-storm = Burza
sk-event-storm-text = Dryfuj o 3 pola w losowym kierunku; dziób ustawia się losowo.
sk-event-leak = Przeciek
sk-event-leak-text = Tracisz wieziony skarb, a przy pustej ładowni 2 karty.
sk-event-scurvy = Szkorbut
sk-event-scurvy-text = Odkładaj karty, aż zostaną ci 4.
sk-event-mutiny = Bunt
sk-event-mutiny-text = Kapitan po twojej lewej ciągnie w ciemno 2 karty z twojej ręki.
sk-event-becalmed = Cisza morska
sk-event-becalmed-text = Tracisz najbliższą turę, jakakolwiek by była.
sk-event-customs = Cło
sk-event-customs-text = Wszyscy pozostali kapitanowie biorą po karcie.
sk-event-fog = Mgła
sk-event-fog-text = Twój statek wyłania się przy Wyspie Burz, jak najdalej od portu macierzystego.
sk-event-plague = Statek z zarazą
sk-event-plague-text = Do powrotu do portu macierzystego nie wpuści cię żaden inny port i nikt się z tobą nie wymieni.

## Co można zrobić
sk-do-pass = Odpuść
sk-do-port = Wybierz: { $port }
sk-do-lay = Zagraj czarną kartę { $value }
sk-do-sail = { $cells ->
    [one] Płyń o { $cells } pole na { $heading }
    [few] Płyń o { $cells } pola na { $heading }
   *[many] Płyń o { $cells } pól na { $heading }
  }
sk-do-turn = Obróć się na { $heading }
sk-do-stay = Zostań tutaj
sk-do-glide = Płyń o jedno pole na { $heading } wzdłuż Wyspy Spokoju
sk-do-turn-event = Odkryj kolejne wydarzenie
sk-do-swap = Zamień { $card } na drugi kolor
sk-do-buy = Kup { $treasure }
sk-do-trade-in = Oddaj { $treasure } w rozliczeniu
sk-do-pay = Wydaj { $card }
sk-do-take-card = Weź zamiast tego kartę
sk-do-take = Weź { $treasure }
sk-do-leave = Zostaw { $treasure }
sk-do-lose = Poświęć { $treasure }
sk-do-drop = Odłóż { $card }
sk-do-give = Oddaj { $card }
sk-do-cede = Oddaj { $treasure }
sk-do-go = { $island }: płyń na pole w kolumnie { $column }, rzędzie { $row }
sk-do-head = Ustaw dziób na { $heading }
sk-do-attack = Atakuj: { $seat }
sk-do-show = Pokaż czerwoną kartę { $value }
sk-do-ready = Walcz
sk-do-with-letter = Walcz z listem kaperskim
sk-do-call = Sprawdzam!

## Co to daje
sk-brings-port = Stąd wyrusza twój statek. Na tutejszym nabrzeżu masz już { $treasure }, ale to nie liczy się do twoich { $of } punktów.
sk-brings-lay = { $cells ->
    [one] Twoje karty dają wtedy { $cells } pole.
    [few] Twoje karty dają wtedy { $cells } pola.
   *[many] Twoje karty dają wtedy { $cells } pól.
  }
sk-brings-home-empty = Twój port macierzysty: nie masz czego wyładować.
sk-brings-home = Port macierzysty: wyładowujesz { $treasures } i masz { $n } z { $of } punktów.
sk-brings-home-quay = Port macierzysty: wyładowujesz { $treasures } i masz { $n } z { $of } punktów. Decyduje wydarzenie na nabrzeżu: dobre oznacza wygraną.
sk-brings-cured = Zaraza mija.
sk-brings-prize = Zabierasz { $treasure } za darmo: { $worth }.
sk-brings-prize-full = Ładownia jest pełna: możesz zostawić tu skarb i zabrać { $treasure } ({ $worth }).
sk-brings-port-event = Pusty port: odkrywasz jego wydarzenie, dobre albo złe.
sk-brings-port-event-shared = Stoi tu inny statek: nie dostajesz skarbu; odkrywasz wydarzenie portu, dobre albo złe.
sk-brings-exchange = Port macierzysty (gospodarz: { $whom }): możesz wymienić skarby o równej wartości.
sk-brings-no-exchange = Port macierzysty (gospodarz: { $whom }): nie ma czego równo wymienić.
sk-brings-closed = Na pokładzie jest zaraza: nikt się tu z tobą nie wymieni.
sk-brings-at-rest = Nic się nie dzieje, a w porcie nikt cię nie zaatakuje.
sk-brings-card = { $n ->
    [one] Wyspa Skarbów: bierzesz kartę.
    [few] Wyspa Skarbów: bierzesz { $n } karty.
   *[many] Wyspa Skarbów: bierzesz { $n } kart.
  }
sk-brings-card-full = Wyspa Skarbów: masz pełną rękę, nie bierzesz karty.
sk-brings-card-none = Wyspa Skarbów: stos jest pusty, nie bierzesz karty.
sk-brings-trade = Potem możesz zamienić kartę albo kupić skarb.
sk-brings-trade-swap = Potem możesz zamienić kartę.
sk-brings-storms = Wyspa Burz: odkrywasz wydarzenie, dobre albo złe.
sk-brings-storms-more = Wyspa Burz: możesz odkryć kolejne wydarzenie, dobre albo złe.
sk-brings-serenity = Wyspa Spokoju: bezpieczne wody, nikt cię tu nie zaatakuje.
sk-brings-sea = Otwarte morze: nic tu nie ma.
sk-brings-may-attack = Obok: { $whom }. Możesz zaatakować.
sk-brings-beside = Obok: { $whom }. Bez czerwonej karty nie ma ataku.
sk-brings-spends = Kosztuje { $cards }.
sk-brings-drift = Bez czarnej karty płyniesz o jedno pole.
sk-brings-bluff = Blef: twoje karty dają tylko { $allowed }. Jeśli ktoś sprawdzi, tracisz wszystkie karty, wracasz i kończysz turę.
sk-brings-honest = To nie blef: kto sprawdzi, straci kartę.
sk-brings-carried = W tej turze to miejsce nic nie daje.
sk-brings-turn = Zajmuje całą turę, nie kosztuje karty.
sk-brings-head-blocked = Droga przed tobą jest zamknięta.
sk-brings-head = { $n ->
    [one] Przed tobą { $n } wolne pole.
    [few] Przed tobą { $n } wolne pola.
   *[many] Przed tobą { $n } wolnych pól.
  }
sk-brings-head-port = { $n ->
    [one] { $port }: { $n } pole stąd.
    [few] { $port }: { $n } pola stąd.
   *[many] { $port }: { $n } pól stąd.
  }
sk-brings-head-island = { $n ->
    [one] { $island }: { $n } pole stąd.
    [few] { $island }: { $n } pola stąd.
   *[many] { $island }: { $n } pól stąd.
  }
sk-brings-glide = Bez karty; potem nie ma ataku.
sk-brings-turn-event = Wierzchnie wydarzenie wyspy, dobre albo złe: trzeba je wykonać.
sk-brings-pass-extra = Rezygnujesz z dodatkowej tury.
sk-brings-pass-event = Żadne wydarzenie nie jest odkrywane.
sk-brings-pass-trade = Zachowujesz karty i nic nie kupujesz.
sk-brings-pass-chest = Nic nie płacisz i nic nie dostajesz.
sk-brings-pass-stay = Twój statek zostaje na miejscu.
sk-brings-pass-swap-cargo = Zachowujesz ładunek i zostawiasz tu { $treasure }.
sk-brings-pass-exchange = Wymiany nie ma.
sk-brings-pass-attack = Walki nie ma.
sk-brings-pass-call = Wierzysz: ruch jest ważny.
sk-brings-asked-no-red = Nie masz czerwonej karty; pytanie pada, żeby nikt nie poznał twojej ręki.
sk-brings-asked-no-price = Nie możesz zapłacić dokładnie 3; pytanie pada, żeby nikt nie poznał twojej ręki.
sk-brings-asked-no-pair = Brakuje ci czarnej albo czerwonej karty; pytanie pada, żeby nikt nie poznał twojej ręki.
sk-brings-swap = Oddajesz { $given } i bierzesz { $taken }. Jeśli stos takiej nie ma, zachowujesz swoją, ale zamiana w tej turze przepada.
sk-brings-buy = Cena: dokładnie { $n }, w kartach albo w kartach i wiezionym skarbie.
sk-brings-buy-once = Kupić można tylko raz w grze.
sk-brings-trade-in = Trafia do pudełka i liczy się za { $n }; zostaje { $rest } do zapłaty kartami.
sk-brings-pay = Potem zostanie do zapłaty { $n }.
sk-brings-pay-black = Potem jeszcze czerwona karta.
sk-brings-pay-last = To koniec zapłaty: dostajesz { $treasure }, a karty trafiają zakryte pod stos.
sk-brings-take-card = Wierzchnia karta stosu, za darmo.
sk-brings-take-card-none = Nie dostajesz karty: masz pełną rękę albo stos jest pusty.
sk-brings-take-wreck = { $worth } za karty warte dokładnie 3.
sk-brings-take-chest = { $worth } za czarną i czerwoną kartę.
sk-brings-take-gift = { $worth } za darmo.
sk-brings-fetch = { $n ->
    [0] { $worth }: wymiana się wyrównuje.
   *[other] { $worth }; do wzięcia zostaje { $n }.
  }
sk-brings-leave = { $worth }: w zamian bierzesz skarby o tej samej wartości.
sk-brings-leave-swap = Zostawiasz { $left } i zabierasz { $taken } ({ $worth }).
sk-brings-lose = Trafia do pudełka: tracisz { $worth }.
sk-brings-toll = Trafia do pudełka: w porcie zostaje { $n } z { $of } punktów.
sk-brings-drop = { $n ->
    [0] Trafia zakryta pod stos.
   *[other] Trafia zakryta pod stos; do odłożenia zostaje jeszcze { $n }.
  }
sk-brings-give = Dostaje ją { $whom }; nikt inny jej nie zobaczy.
sk-brings-cede = Dostaje { $whom }: tracisz { $worth }.
sk-brings-attack = { $n ->
    [one] Twoja siła: { $strength }. { $whom } ma na ręce { $n } kartę.
    [few] Twoja siła: { $strength }. { $whom } ma na ręce { $n } karty.
   *[many] Twoja siła: { $strength }. { $whom } ma na ręce { $n } kart.
  }
sk-brings-attack-letter = { $n ->
    [one] Twoja siła: { $strength }, z listem kaperskim { $more }. { $whom } ma na ręce { $n } kartę.
    [few] Twoja siła: { $strength }, z listem kaperskim { $more }. { $whom } ma na ręce { $n } karty.
   *[many] Twoja siła: { $strength }, z listem kaperskim { $more }. { $whom } ma na ręce { $n } kart.
  }
sk-brings-win = { $n ->
    [0] Wygrana: zabierasz { $treasures }.
    [one] Wygrana: zabierasz { $treasures } i najwyżej { $n } kartę.
    [few] Wygrana: zabierasz { $treasures } i najwyżej { $n } karty.
   *[many] Wygrana: zabierasz { $treasures } i najwyżej { $n } kart.
  }
sk-brings-win-cards = { $n ->
    [0] Wygrana: nie ma czego zabrać.
    [one] Wygrana: zabierasz najwyżej { $n } kartę.
    [few] Wygrana: zabierasz najwyżej { $n } karty.
   *[many] Wygrana: zabierasz najwyżej { $n } kart.
  }
sk-brings-defeat = Przegrana: oddajesz wybrany skarb albo wybraną kartę.
sk-brings-reds-go = Pokazane czerwone karty trafiają pod stos.
sk-brings-show = Siła do tej pory: { $strength }.
sk-brings-ready = Walczysz z siłą { $strength }.
sk-brings-ready-letter = Walczysz z siłą { $strength }; list kaperski jest wtedy zużyty.
sk-brings-call = Jeśli karty nie dają tylu pól, { $whom } traci wszystkie karty i wraca.
sk-brings-call-false = Jeśli dają, tracisz kartę.

## Dziennik
sk-fact-chose-port = { $who } wybiera port macierzysty: { $port }.
sk-fact-sailed = { $who } zagrywa { $cards } i płynie o { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[many] { $cells } pól
  }.
sk-fact-sailed-covered = { $who } zagrywa { $cards ->
    [one] { $cards } zakrytą kartę
    [few] { $cards } zakryte karty
   *[many] { $cards } zakrytych kart
  } i płynie o { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[many] { $cells } pól
  }.
sk-fact-drifted = { $who } nie ma czarnej karty i dryfuje o jedno pole.
sk-fact-glided = { $who } płynie wzdłuż Wyspy Spokoju.
sk-fact-turned = { $who } obraca się na { $heading }.
sk-fact-stayed = { $who } zostaje na miejscu.
sk-fact-declined = { $who } rezygnuje z dodatkowej tury.
sk-fact-headed = { $who } ustawia dziób na { $heading }.
sk-fact-drew = { $who } bierze { $card }.
sk-fact-drew-hidden = { $who } bierze kartę.
sk-fact-swapped = { $who } zamienia { $given } na { $taken }.
sk-fact-swap-failed = { $who } proponuje { $card }, ale w stosie nie ma pasującej karty.
sk-fact-bargained-island = { $who } kupuje { $treasure } na Wyspie Skarbów.
sk-fact-bargained-wreck = { $who } wydobywa { $treasure } z wraku.
sk-fact-bargained-chest = { $who } otwiera skrzynię i wybiera { $treasure }.
sk-fact-paid = { $who } wydaje { $card }.
sk-fact-paid-covered = { $cards ->
    [one] { $who } płaci { $cards } zakrytą kartą.
    [few] { $who } płaci { $cards } zakrytymi kartami.
   *[many] { $who } płaci { $cards } zakrytymi kartami.
  }
sk-fact-traded-in = { $who } oddaje { $treasure } w rozliczeniu.
sk-fact-got = { $who } ładuje { $treasure }.
sk-fact-met = { $who } odkrywa wydarzenie ({ $port }): { $event }.
sk-fact-met-storms = { $who } odkrywa wydarzenie przy Wyspie Burz: { $event }.
sk-fact-blown-wind = { $who } płynie z wiatrem.
sk-fact-blown-chart = { $who } płynie według mapy pilota.
sk-fact-blown-storm = Burza znosi statek: { $who }.
sk-fact-blown-fog = { $who } wyłania się z mgły przy Wyspie Burz.
sk-fact-lost = { $who } traci { $treasure } ({ $why }).
sk-fact-put-under = { $who } odkłada { $card } ({ $why }).
sk-fact-put-under-hidden = { $who } odkłada kartę ({ $why }).
sk-fact-robbed = { $who } ciągnie { $card } z cudzej ręki ({ $whom }).
sk-fact-robbed-hidden = { $who } ciągnie kartę z cudzej ręki ({ $whom }).
sk-fact-gave = { $who } oddaje { $card } (dostaje: { $whom }).
sk-fact-gave-hidden = { $who } oddaje kartę (dostaje: { $whom }).
sk-fact-ceded = { $who } oddaje { $treasure } (dostaje: { $whom }).
sk-fact-seized = { $who } zdobywa { $treasure } (traci: { $whom }).
sk-fact-took-free = { $who } zabiera { $treasure } ({ $port }).
sk-fact-swapped-cargo = { $who } zostawia { $left } i zabiera { $taken } ({ $port }).
sk-fact-left = { $who } zostawia { $treasure } ({ $port }).
sk-fact-fetched = { $who } zabiera { $treasure } ({ $port }).
sk-fact-unloaded = { $who } wyładowuje { $treasure }.
sk-fact-came-home = { $who } wraca do portu macierzystego: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  } na nabrzeżu.
sk-fact-cured = Zaraza mija: { $who }.
sk-fact-attacked = { $who } atakuje! Przeciwnik: { $whom }.
sk-fact-answered = { $who } czeka w gotowości.
sk-fact-showed = { $who } pokazuje { $cards }: siła { $strength }.
sk-fact-showed-nothing = { $who } nie ma czego pokazać: siła { $strength }.
sk-fact-beat = { $who } zwycięża, { $whom } przegrywa.
sk-fact-drew-level = Walka bez rozstrzygnięcia: { $who } i { $whom }.
sk-fact-extra-turn = { $who } dostaje dodatkową turę.
sk-fact-missed = Cisza morska: { $who } traci turę.
sk-fact-missed-extra = Cisza morska: { $who } traci dodatkową turę.
sk-fact-called = { $who } sprawdza! Tłumaczy się { $whom }.
sk-fact-caught = { $who } płynie o { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[many] { $cells } pól
  }, a karty pozwalają na { $allowed }: oszustwo wychodzi na jaw!
sk-fact-cleared = { $who } pokazuje karty: wszystko się zgadza.
sk-fact-let-pass = { $who } nie sprawdza.
sk-fact-won = Dobre wydarzenie na nabrzeżu: { $who } wygrywa, mając { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }!
sk-fact-turns-over = Wszystkie tury rozegrane.
sk-why-leak = przeciek
sk-why-scurvy = szkorbut
sk-why-limit = ponad 12 kart
sk-why-false-call = niesłuszne sprawdzenie
sk-why-quay = złe wydarzenie na nabrzeżu
sk-why-full-hold = pełna ładownia

## Pytania
sk-prompt-choose-port = Wybierz port macierzysty.
sk-prompt-sail-out = Twoja tura: płyń, obróć się w miejscu albo, na bezpiecznej wodzie, zostań.
sk-prompt-sail-out-extra = Twoja dodatkowa tura, na ucieczkę albo wizytę na wyspie: skorzystaj albo zrezygnuj.
sk-prompt-may-turn-event = Odkryć kolejne wydarzenie?
sk-prompt-trade = Zamienić kartę, kupić skarb czy nic?
sk-prompt-pay-sum = Zostało do zapłaty { $n } za { $treasure }.
sk-prompt-pay-both-black = Zapłać czarną kartą.
sk-prompt-pay-both-red = Zapłać czerwoną kartą.
sk-prompt-at-wreck = Zapłacić 3 za skarb czy wziąć kartę?
sk-prompt-at-chest = Zapłacić czarną i czerwoną kartą za skarb?
sk-prompt-at-merchant = Który podarunek bierzesz?
sk-prompt-in-wind = Dokąd niesie cię wiatr?
sk-prompt-with-chart = Dokąd prowadzi cię mapa?
sk-prompt-lose-treasure = Który skarb poświęcasz? ({ $why })
sk-prompt-put-back = { $n ->
    [one] Wybierz kartę do odłożenia ({ $why }).
    [few] Wybierz { $n } karty do odłożenia ({ $why }).
   *[many] Wybierz { $n } kart do odłożenia ({ $why }).
  }
sk-prompt-swap-cargo = Ładownia jest pełna: zamienić skarb na ten, który tu leży?
sk-prompt-exchange = Wymienić skarby o równej wartości?
sk-prompt-steer = Dokąd ma wskazywać dziób w następnej turze?
sk-prompt-may-attack = Atakować?
sk-prompt-fighting-stay = Walka! Przeciwnik: { $whom }. Zaczynamy?
sk-prompt-fighting-spent = Walka! Przeciwnik: { $whom }. Pokażesz wszystkie czerwone karty, a potem trafią one pod stos. Zaczynamy?
sk-prompt-fighting-chosen = Walka! Przeciwnik: { $whom }. Które czerwone karty pokazujesz?
sk-prompt-hand-over = { $n ->
    [one] Wybierz kartę do oddania (dostaje: { $whom }).
    [few] Wybierz { $n } karty do oddania (dostaje: { $whom }).
   *[many] Wybierz { $n } kart do oddania (dostaje: { $whom }).
  }
sk-prompt-pay-defeat = Porażka: oddaj skarb albo kartę (dostaje: { $whom }).
sk-prompt-may-call = { $who } płynie o { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[many] { $cells } pól
  }, zagrywając { $n ->
    [one] { $n } zakrytą kartę
    [few] { $n } zakryte karty
   *[many] { $n } zakrytych kart
  }. Wierzysz?
sk-prompt-pay-toll = Złe wydarzenie: który skarb ze swojego portu poświęcasz?

## Odmowy
sk-refusal-not-asked = Teraz pytanie jest inne.
sk-refusal-port-taken = Ten port ma już kapitana.
sk-refusal-no-such-card = Nie masz już takiej karty.
sk-refusal-too-far = Tak daleko droga nie jest wolna.
sk-refusal-not-the-sum = Liczba pól musi odpowiadać czarnym kartom, prosto przed siebie, wolną drogą.
sk-refusal-same-heading = Dziób już tam wskazuje.
sk-refusal-must-move = Na morzu statek nie może stać w miejscu.
sk-refusal-not-along-serenity = To nie jest wolne pole przy Wyspie Spokoju.
sk-refusal-bought-already = W tej grze skarb można kupić tylko raz.
sk-refusal-cannot-pay = Nie możesz zapłacić dokładnie tyle.
sk-refusal-not-there = Już tego nie ma.
sk-refusal-not-aboard = Nie wieziesz takiego skarbu.
sk-refusal-uneven = W ten sposób wartości się nie wyrównają.
sk-refusal-cell-taken = Na tym polu stoi statek.
sk-refusal-no-red-card = Bez czerwonej karty nie ma ataku.
sk-refusal-out-of-reach = Tego statku nie można stąd zaatakować.
sk-refusal-no-letter = Nie masz listu kaperskiego.
sk-refusal-show-one = Atakujący pokazuje co najmniej jedną czerwoną kartę.
sk-refusal-not-yours-to-decline = Zrezygnować można tylko z dodatkowej tury.
sk-refusal-for-fights = Czerwone karty są do walki: płynie się tylko czarnymi.

## Zakończenia i opcje
sk-ending-home = Powrót z 20 punktami, a wydarzenie na nabrzeżu jest dobre.
sk-ending-turns = Wszystkie tury rozegrane; wygrywa ten, kto ma najwięcej punktów w porcie.
sk-option-rules = Zasady
sk-option-rules-text = Zestaw zasad przy tym stole.
sk-option-rules-swift = Szybkie
sk-option-rules-swift-text = Nasze: karty zostają na ręce, najwyżej dwanaście. Około 28 tur każdego gracza, trzy kwadranse.
sk-option-rules-book = 1977
sk-option-rules-book-text = Według instrukcji: użyte karty trafiają pod stos, a na ręce można mieć dowolnie dużo kart. Około 72 tur każdego gracza, dwie godziny.
sk-option-cards = Zagrane karty
sk-option-cards-text = Czy żegluga i walka kosztują karty.
sk-option-cards-as-rules = jak w zasadach
sk-option-cards-as-rules-text = Szybkie: zostają na ręce. 1977: są zużywane.
sk-option-cards-stay = zostają na ręce
sk-option-cards-stay-text = Karty kosztują tylko wymiany, wydarzenia i porażki: gra jest szybsza.
sk-option-cards-spent = są zużywane
sk-option-cards-spent-text = Jak w 1977: karty użyte do żeglugi i walki trafiają pod stos.
sk-option-hand = Karty na ręce
sk-option-hand-text = Ile kart może mieć kapitan.
sk-option-hand-as-rules = jak w zasadach
sk-option-hand-as-rules-text = Szybkie: najwyżej dwanaście. 1977: dowolna liczba.
sk-option-hand-twelve = najwyżej dwanaście
sk-option-hand-twelve-text = Przy dwunastu nic się nie dobiera; nadmiar zdobyczy trafia pod stos.
sk-option-hand-any = dowolna liczba
sk-option-hand-any-text = Karty można gromadzić, aż stos się skończy.
sk-option-fights = Czerwone karty w walce
sk-option-fights-text = Które czerwone karty się pokazuje, gdy karty są zużywane.
sk-option-fights-all = wszystkie
sk-option-fights-all-text = Obaj kapitanowie pokazują wszystkie czerwone karty z ręki.
sk-option-fights-chosen = wybrane
sk-option-fights-chosen-text = Gdy karty są zużywane, każdy potajemnie wybiera, które pokaże; pozostałe zostają na ręce.
sk-option-island-cards = Karty na Wyspie Skarbów
sk-option-island-cards-text = Ile kart bierze się tam w turze, gdy karty są zużywane.
sk-option-bluff = Blef
sk-option-bluff-text = Czy wolno oszukiwać co do odległości.
sk-option-bluff-off = bez blefu
sk-option-bluff-off-text = Karty zagrywa się odkryte.
sk-option-bluff-on = z blefem
sk-option-bluff-on-text = Karty zagrywa się zakryte; każdy może sprawdzić kapitana, który płynie podejrzanie daleko.
sk-option-turns = Tury
sk-option-turns-text = Jeśli po tylu turach każdego gracza nikt nie wygra, wygrywa ten, kto ma najwięcej punktów w porcie.
