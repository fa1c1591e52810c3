### Santy Anno

## Kto gra

sa-pirate-brain = The Brain
sa-pirate-belgo = El Belgo
sa-pirate-beauty = Beauty
sa-pirate-edward = Edward
sa-pirate-bamba = Bamba
sa-pirate-kalash = Kalash
sa-pirate-lee-shee = Lee Shee
sa-pirate-gulliver = Gulliver
sa-bosun = Bosman
sa-clock = Zegar

## Statki i karty

sa-element-nest = bocianie gniazdo
sa-element-sails = żagle
sa-element-hull = kadłub
sa-element-plate = tabliczka
sa-colour-yellow = żółty
sa-colour-red = czerwony
sa-colour-blue = niebieski
sa-colour-green = zielony

sa-card-element = Element: { $element }
sa-card-element-struck = Element: { $element }, oprócz koloru: { $colour }
sa-card-colour = Kolor: { $colour }
sa-card-name = Nazwa: P, R, S, V
sa-card-name-struck = Nazwa, oprócz { $letter }
sa-card-number = Numer +{ $plus }/−{ $minus }
sa-card-helm = Ster { $n }, { $way ->
    [cw] zgodnie z ruchem wskazówek zegara
   *[ccw] przeciwnie do ruchu wskazówek zegara
  }
sa-card-double = Karta podwójna: { $one } i { $two }
sa-card-coco = Coco

sa-event-whirlwind = Trąba powietrzna
sa-event-whirlwind-text = Trzecia i czwarta karta zamieniają się miejscami.
sa-event-seasick = Choroba morska, { $way ->
    [cw] zgodnie z ruchem wskazówek zegara
   *[ccw] przeciwnie do ruchu wskazówek zegara
  }
sa-event-seasick-text = Od czwartej karty po każdej z nich trzeba przejść jeszcze o jeden statek dalej, { $way ->
    [cw] zgodnie z ruchem wskazówek zegara
   *[ccw] przeciwnie do ruchu wskazówek zegara
  }.
sa-event-bermuda = Trójkąt bermudzki
sa-event-bermuda-text = Po trzeciej karcie działa ostatnia, a potem kolejne wstecz aż do czwartej.
sa-event-rum = Rum
sa-event-rum-text = Wszyscy idą tyłem i robią okrążenie z rund 4 i 5, chyba że stół gra bez niego. W grze bez biegania niczego to nie zmienia.

## Dlaczego karta tam prowadzi

sa-why-element = ten sam kolor ({ $element }): { $colour }
sa-why-colour-struck = kolor { $colour } jest przekreślony ({ $element })
sa-why-colour = tutaj { $colour } to: { $element }
sa-why-name = ta sama pierwsza litera: { $letter }
sa-why-letter-struck = litera { $letter } jest przekreślona
sa-why-plus = { $number } + { $k } = { $to }
sa-why-minus = { $number } − { $k } = { $to }
sa-why-helm = { $n ->
    [one] o { $n } statek
    [few] o { $n } statki
    [many] o { $n } statków
   *[other] o { $n } statku
  } { $way ->
    [cw] zgodnie z ruchem wskazówek zegara
   *[ccw] przeciwnie do ruchu wskazówek zegara
  }
sa-why-double = kolory na odwrót: { $one } – { $first }, { $two } – { $second }
sa-why-coco = Coco w tym samym rogu: { $corner ->
    [top-left] lewy górny
    [top-right] prawy górny
    [bottom-left] lewy dolny
   *[bottom-right] prawy dolny
  }

## Co można zrobić

sa-act-run-cw = Biegnij zgodnie z ruchem wskazówek zegara
sa-act-run-ccw = Biegnij przeciwnie do ruchu wskazówek zegara
sa-act-sit = Usiądź
sa-act-stand-up = Wstań
sa-act-take-scuttle = Weź swój właz
sa-act-lay-scuttle = Połóż właz w porcie
sa-act-lay-frame = Ramka pod statek { $ship }
sa-act-scan = Usiądź przy statku { $ship }
sa-act-tap = { $n ->
    [one] { $n } stuknięcie
    [few] { $n } stuknięcia
    [many] { $n } stuknięć
   *[other] { $n } stuknięcia
  }
sa-act-lay-card = Połóż następną kartę
sa-act-cast-off = Odbijamy!
sa-act-count = Licz dalej
sa-act-time-up = Koniec czasu
sa-act-next-round = Dalej
sa-act-ship-lies = Tu leży { $ship }
sa-act-pirate-starts = Start przy statku { $ship }
sa-act-card-turned = { $card }
sa-act-event-turned = { $event }
sa-act-pirate-sits = { $who } przy statku { $ship }
sa-act-too-late = Reszta za późno
sa-act-check = Odwróć stos
sa-act-take-back = Cofnij
sa-act-wrestled = Wygrywa { $who }
sa-act-fleet-is = Statki jak w tym pudełku

## Co się dzieje

sa-fact-lies = Przed krzesłem { $chair } leży { $ship }.
sa-fact-starts = { $who } zaczyna przy statku { $ship }.
sa-fact-round = Runda { $round }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }.
sa-fact-laid = Karta { $place }: { $card }.
sa-fact-laid-unseen = Karta { $place } jest wyłożona za kurtyną.
sa-fact-event = Wydarzenie: { $event }. { $text }
sa-fact-event-unseen = Wydarzenie jest odkryte za kurtyną.
sa-fact-cast-off = Odbijamy!
sa-fact-goes = Za kurtyną: { $who }.
sa-fact-runs = { $who } biegnie do krzesła { $chair }.
sa-fact-sits-down = { $who } siada przy statku { $ship }.
sa-fact-stands-up = { $who } wstaje.
sa-fact-ends-lap = { $who } kończy okrążenie.
sa-fact-takes-scuttle = { $who } bierze swój właz.
sa-fact-lays-frame = { $who } kładzie ramkę pod statek { $ship }.
sa-fact-lands = { $who } kładzie właz na stosie.
sa-fact-counts = { $n }…
sa-fact-time-is-up = Koniec czasu dla { $n ->
    [one] { $n } pirata
    [few] { $n } piratów
    [many] { $n } piratów
   *[other] { $n } pirata
  }: zaczyna się odliczanie.
sa-fact-late = { $who } nie zdąża i nic nie zarabia.
sa-fact-draws-lots = { $n ->
    [one] { $n } właz trafia
    [few] { $n } włazy trafiają
    [many] { $n } włazów trafia
   *[other] { $n } włazu trafia
  } do portu w tej samej chwili: decyduje los.
sa-fact-step = { $card }: { $who } przechodzi na statek { $to } ({ $why }).
sa-fact-stay = { $card }: { $who } zostaje na statku { $to } ({ $why }).
sa-fact-step-seasick = { $card }: { $who } jest na statku { $to } ({ $why }), a morze niesie dalej na statek { $after }.
sa-fact-step-in-box = { $card }: { $who } jest na statku { $after }.
sa-fact-right = { $place }. { $who } dobrze wskazuje statek { $end } i bierze { $n ->
    [one] { $n } dukata
    [few] { $n } dukaty
    [many] { $n } dukatów
   *[other] { $n } dukata
  }.
sa-fact-right-unpaid = { $place }. { $who } dobrze wskazuje statek { $end }, ale monet już nie ma.
sa-fact-wrong = { $place }. { $who } siedzi przy statku { $believed }, a powinno być: { $end }.
sa-fact-duel = Pojedynek: { $who }.
sa-fact-has-tapped = { $who } ma pojedynek za sobą.
sa-fact-taps = { $who }: { $n ->
    [one] { $n } stuknięcie
    [few] { $n } stuknięcia
    [many] { $n } stuknięć
   *[other] { $n } stuknięcia
  }.
sa-fact-wrestled = { $who } wygrywa siłowanie na rękę.
sa-fact-ranked = { $rank }. { $who }, { $n ->
    [one] { $n } dukat
    [few] { $n } dukaty
    [many] { $n } dukatów
   *[other] { $n } dukata
  }.
sa-fact-sits-at = { $place }. { $who } siedzi przy statku { $ship }.
sa-fact-taken-back-ship = Ostatni statek jest cofnięty.
sa-fact-taken-back-start = Ostatnie miejsce startu jest cofnięte.
sa-fact-taken-back-card = Ostatnia karta jest cofnięta.
sa-fact-taken-back-event = Wydarzenie jest cofnięte.
sa-fact-taken-back-landing = Ostatni właz jest cofnięty.
sa-fact-taken-back-late = „Za późno” jest cofnięte.
sa-fact-painted-box = Statki są pomalowane jak w tym pudełku.
sa-fact-painted-ours = Statki są pomalowane tak, jak zna je aplikacja.

## O co pyta gra

sa-prompt-run = Biegnij do swojego statku i usiądź.
sa-prompt-lap = Najpierw pełne okrążenie stołu.
sa-prompt-scan = Biegnij do swojego statku, usiądź i zeskanuj jego kod.
sa-prompt-scan-lap = Najpierw pełne okrążenie, potem zeskanuj kod swojego statku startowego.
sa-prompt-take-scuttle = Zabierz swój właz leżący przy statku startowym.
sa-prompt-lay = Na pewno? Połóż właz w porcie.
sa-prompt-frame = Połóż ramkę pod swój statek.
sa-prompt-choose-chair = Wybierz statek, od którego zaczynasz.
sa-prompt-duel = Pojedynek! Stukaj jak najszybciej.
sa-prompt-ship-lies = Który statek leży przed krzesłem { $chair }?
sa-prompt-pirate-starts = Gdzie zaczyna { $who }?
sa-prompt-card-turned = Jaka karta leży na miejscu { $place } z { $cards }?
sa-prompt-event-turned = Jakie wydarzenie zostało odkryte?
sa-prompt-pile = Czyj właz jest w stosie na miejscu { $place } i przy którym statku siedzi ten pirat?
sa-prompt-check = Wszystkie włazy są na stosie: odwracamy?
sa-prompt-next-round = Gramy dalej?
sa-prompt-wrestled = Kto wygrywa siłowanie na rękę?

## Czego nie wolno

sa-refusal-not-now = Teraz nie czas na to.
sa-refusal-before-cast-off = Zaczekaj za krzesłem na „Odbijamy!”.
sa-refusal-scuttle-is-laid = Twój właz już leży; w tej rundzie to ostateczne.
sa-refusal-sit-first = Najpierw usiądź, potem połóż właz.
sa-refusal-already-seated = Siedzisz; najpierw wstań.
sa-refusal-not-seated = Nie siedzisz.
sa-refusal-lap-first = Najpierw pełne okrążenie stołu.
sa-refusal-scuttle-at-start = Twój właz wciąż leży przy statku startowym.
sa-refusal-has-scuttle = Masz już swój właz w ręce.
sa-refusal-frame-first = Najpierw ramka, potem właz.
sa-refusal-played-running = Przy tym stole się biega; ramek nie ma.
sa-refusal-played-standing = Przy tym stole nikt nie biega: użyj ramki.
sa-refusal-played-for-real = Przy tym stole biega się naprawdę: zeskanuj kod statku albo dotknij statku i usiądź.
sa-refusal-not-for-real = Przy tym stole nie skanuje się kodów.
sa-refusal-lap-at-start = To się jeszcze nie liczy: najpierw pełne okrążenie, potem kod statku startowego.
sa-refusal-race-is-over = Za późno: wyścig się skończył.
sa-scan-landed = { $ship }: twój właz leży!
sa-scan-lap = Okrążenie zaliczone! Teraz biegnij do swojego statku.
sa-refusal-earlier-than-before = To byłoby wcześniej niż twój poprzedni ruch.
sa-refusal-out-of-breath = W tej rundzie brak ci już tchu.
sa-refusal-behind-curtain = Za kurtyną gra teraz kto inny.
sa-refusal-not-in-deck = Tej karty nie ma już w talii.
sa-refusal-ship-lies = Ten statek leży już na stole.
sa-refusal-numbers-in-order = Numery nie mogą iść od 1 do 8 wokół stołu: rozłóż statki inaczej.
sa-refusal-place-taken = Tam zaczyna już inny pirat.
sa-refusal-already-in-pile = Ten właz jest już w stosie.
sa-refusal-all-are-in = Wszystkie włazy są już na stosie.
sa-refusal-pile-incomplete = Brakuje włazów: wskaż je albo uznaj resztę za spóźnioną.
sa-refusal-not-tied = Walczą tylko remisujący.
sa-refusal-has-tapped = Twój pojedynek już był; zaczekaj na innych.
sa-refusal-nothing-to-take-back = Nie ma czego cofnąć.
sa-refusal-too-many-slips = Za dużo cofania jak na jedną grę.

## Jak to się kończy

sa-ending-captain = Jest kapitan.
sa-ending-captains = Kilku kapitanów dzieli się pierwszym miejscem.
sa-captain = Kapitan
sa-first-mate = Pierwszy oficer
sa-deckhand = Chłopiec okrętowy

## Opcje

sa-option-way = Sposób gry
sa-option-way-text = Jeden dla całego stołu.
sa-option-way-running = z bieganiem
sa-option-way-running-text = Każdy biegnie wokół stołu i siada przy swoim statku.
sa-option-way-standing = bez biegania
sa-option-way-standing-text = Nikt nie biega: ramkę kładzie się pod statek.
sa-option-way-for-real = naprawdę, na własnych nogach
sa-option-way-for-real-text = Każdy biega wokół prawdziwego stołu, siada i skanuje telefonem kod statku.
sa-option-cards = Karty
sa-option-cards-text = Jakie karty są w talii.
sa-option-cards-basic = podstawowe
sa-option-cards-basic-text = 37 kart: elementy, kolory, nazwy, numery.
sa-option-cards-expert = eksperckie
sa-option-cards-expert-text = Dochodzą ster, karta podwójna i Coco; dziesięć kart podstawowych odpada.
sa-option-cards-expert-events = eksperckie z wydarzeniami
sa-option-cards-expert-events-text = Talia ekspercka i jedno wydarzenie w każdej rundzie.
sa-option-cards-basic-events = podstawowe z wydarzeniami
sa-option-cards-basic-events-text = Talia podstawowa i jedno wydarzenie w każdej rundzie.
sa-option-scores = Łup
sa-option-scores-text = Czy wszyscy widzą, ile mają inni.
sa-option-scores-hidden = ukryty
sa-option-scores-hidden-text = Monety zostają w kieszeni do końca.
sa-option-scores-open = jawny
sa-option-scores-open-text = Monety wszystkich leżą na stole.
sa-option-ties = Remisy
sa-option-ties-text = Co się dzieje, gdy nawet monety są takie same.
sa-option-ties-duel = pojedynek
sa-option-ties-duel-text = Stukanie na czas rozstrzyga, kto jest kapitanem lub pierwszym oficerem.
sa-option-ties-share = podział
sa-option-ties-share-text = Remisujący dzielą się lepszym miejscem.
sa-option-rum-lap = Okrążenie przy rumie
sa-option-rum-lap-text = Czy rum wymaga też pełnego okrążenia.
sa-option-rum-lap-on = z okrążeniem
sa-option-rum-lap-on-text = Tyłem, a najpierw raz wokół stołu.
sa-option-rum-lap-off = bez okrążenia
sa-option-rum-lap-off-text = Tylko tyłem.
sa-option-dealer = Rozdający
sa-option-dealer-text = Kto wykłada karty.
sa-option-dealer-program = program
sa-option-dealer-program-text = Karty wykłada program.
sa-option-dealer-hand = ręcznie
sa-option-dealer-hand-text = Gracie kartami z pudełka, a program sprawdza.
sa-option-screens = Ekrany
sa-option-screens-text = Razem albo po kolei na jednym ekranie.
sa-option-screens-together = razem
sa-option-screens-together-text = Wszyscy ścigają się jednocześnie.
sa-option-screens-in-turn = po kolei
sa-option-screens-in-turn-text = Jeden ekran: każdy gra rundę za kurtyną, na czas.
sa-option-chairs = Krzesła
sa-option-chairs-text = Kto gdzie siada w pierwszej rundzie.
sa-option-chairs-random = losowo
sa-option-chairs-random-text = Los przydziela każdemu statek startowy.
sa-option-chairs-chosen = do wyboru
sa-option-chairs-chosen-text = Gracze po kolei wybierają statek startowy.
sa-option-check = Sprawdzenie
sa-option-check-text = Jak po biegu pokazuje się drogi.
sa-option-check-by-pirate = pirat po piracie
sa-option-check-by-pirate-text = Jedna droga po drugiej: najlepiej na pierwsze gry.
sa-option-check-by-card = karta po karcie
sa-option-check-by-card-text = Każda karta działa na wszystkich naraz: szybciej, dla tych, którzy znają grę.

# Po grze
sa-review-won = { $n ->
    [one] Wygrywa { $who }.
   *[other] Zwycięstwem dzielą się { $who }.
}
sa-review-won-anyway = Bez błędów wynik byłby ten sam.
sa-review-without-slips = Bez błędów wygrywa { $who }: { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}.
sa-review-slip = Myli się { $who }.
sa-review-wrong = { $who } trafia na zły statek.
sa-review-kinds = Czas i błędy według rodzaju karty
sa-review-all-kinds = Wszystkie karty
sa-review-event = Wydarzenie
sa-review-pirate = { $who }
sa-review-table = Stół
sa-review-slips = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[other] { $n } błędów
}
sa-review-average = { $seconds } s · { $n ->
    [0] bez błędów
    [one] { $n } błąd
    [few] { $n } błędy
   *[other] { $n } błędów
}
sa-review-cell = { $seconds } s ({ $more }){ $n ->
    [0] {""}
    [one] {" "}· { $n } błąd
    [few] {" "}· { $n } błędy
   *[other] {" "}· { $n } błędów
}

## Statki, które nie są flotą

sa-refusal-fleet-ships = Flota ma osiem statków, każdy jeden raz.
sa-refusal-fleet-number = { $n ->
    [0] Żaden statek nie ma numeru { $number }.
   *[other] Numer { $number } jest na kilku statkach: { $ships }.
  } Każdy numer od 1 do 8 należy do jednego statku.
sa-refusal-fleet-colour-twice = { $ship } ma dwa razy ten sam kolor ({ $colour }): cztery elementy mają cztery kolory.
sa-refusal-fleet-element = Kolor { $colour } ({ $element }): { $n ->
    [0] na żadnym statku.
    [one] tylko { $ships }.
   *[other] { $ships }.
  } Każdy kolor elementu jest na dwóch statkach.
sa-refusal-fleet-corner = Coco { $corner ->
    [top-left] w lewym górnym rogu
    [top-right] w prawym górnym rogu
    [bottom-left] w lewym dolnym rogu
   *[bottom-right] w prawym dolnym rogu
  }: { $n ->
    [0] na żadnym statku.
    [one] tylko { $ships }.
   *[other] { $ships }.
  } Każdy róg należy do dwóch statków.
sa-refusal-fleet-double = Ze statku { $ship } „{ $card }” { $n ->
    [0] nie prowadziłaby donikąd
   *[other] prowadziłaby na kilka statków naraz
  }. Sprawdźcie kolory jeszcze raz.
