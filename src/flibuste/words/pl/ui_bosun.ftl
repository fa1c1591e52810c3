### Bosman: sędzia, jedno pytanie, trening


ui-bosun-referee = Sędzia
ui-bosun-where = Gdzie skończę?
ui-bosun-drill = Trening
ui-bosun-opening = Bosman otwiera dziennik pokładowy…
ui-bosun-lost = Brak połączenia. To, co wpiszesz, zostanie wysłane, gdy tylko połączenie wróci.
ui-bosun-sleepy = Ta przeglądarka nie potrafi utrzymać włączonego ekranu: ustaw urządzenie tak, żeby nie gasło.

## Przygotowanie

ui-bosun-referee-intro = Gracie kartami z pudełka, a Bosman sprawdza: każdą drogę karta po karcie, kto ma rację i jaka należy się moneta.
ui-bosun-go-on = Gry w toku
ui-bosun-who-plays = Kto gra? Dotknij od trzech do ośmiu piratów.
ui-bosun-name = Imię
ui-bosun-name-of = Kto gra jako { $pirate }?
ui-bosun-missing = { $n ->
    [one] Brakuje { $n } pirata
    [few] Brakuje { $n } piratów
    [many] Brakuje { $n } piratów
   *[other] Brakuje { $n } pirata
  }
ui-bosun-begin = Do statków

## Kroki

ui-bosun-step-ships = Statki
ui-bosun-step-cards = Karty
ui-bosun-step-pile = Kto gdzie siedzi
ui-bosun-step-verdict = Werdykt
ui-bosun-round = Runda { $n }

## Statki i miejsca startu

ui-bosun-turn-table = Obróć stół
ui-bosun-empty-place = Miejsce { $n }, puste
ui-bosun-ships-title = Statki tak, jak leżą
ui-bosun-ships-text = Obejdź stół zgodnie z ruchem wskazówek zegara i dotykaj statków po kolei albo przeciągnij każdy na jego miejsce. Dotknij dwóch, żeby je zamienić; dotknij jednego dwa razy, żeby go zdjąć.
ui-bosun-ships-left = Statki jeszcze nieułożone
ui-bosun-laid = { $ship } na miejscu { $n }
ui-bosun-anew = Od nowa
ui-bosun-nothing-lies = Na stole nie leży jeszcze żaden statek.
ui-bosun-ships-missing = { $n ->
    [one] Brakuje jeszcze { $n } statku.
   *[other] Brakuje jeszcze { $n } statków.
  }
ui-bosun-starts-missing = { $n ->
    [one] { $n } pirat nie ma jeszcze statku.
    [few] { $n } piraci nie mają jeszcze statku.
   *[other] { $n } piratów nie ma jeszcze statku.
  }
ui-bosun-first-already = Leży już jako pierwszy.
ui-bosun-drill-no-kinds = Wybierz choć jeden rodzaj kart.
ui-bosun-ships-last = Jak ostatnio
ui-bosun-ships-done = Właśnie tak leżą
ui-bosun-starts-title = Kto skąd rusza?
ui-bosun-starts-text = Dotknij statku każdego pirata; następny pojawi się sam.
ui-bosun-starts-at = { $name } rusza ze statku { $ship }
ui-bosun-first-round = Pierwsza runda

## Karty

ui-bosun-line = Wasz rząd
ui-bosun-how = Skąd biorą się karty
ui-bosun-enter = Wpisujemy
ui-bosun-draw = Losuj za nas
ui-bosun-no-card = Miejsce { $n }: jeszcze bez karty
ui-bosun-family-basic = Karty podstawowe
ui-bosun-family-expert = Karty eksperckie
ui-bosun-family-event = Wydarzenia
ui-bosun-draw-text = Bosman wykłada karty od ostatniej do pierwszej; przy pierwszej woła: „Odbijamy!”
ui-bosun-pace = Tempo wykładania
ui-bosun-pace-tap = po dotknięciu
ui-bosun-seconds = { $n ->
    [1] co sekundę
   *[other] co { $n } s
  }
ui-bosun-next-card = Następna karta
ui-bosun-draw-go = Wykładaj karty
ui-bosun-hold = Zaczekaj
ui-bosun-full-leave = Zmniejsz
ui-bosun-full-done = Do stosu
ui-bosun-correct = Jaka karta naprawdę tu leży?
ui-bosun-leave-it = Zostaw, jak było
ui-bosun-swapped = Ta karta już leżała w rzędzie: obie zamieniły się miejscami.

## Bieg i stos

ui-bosun-stopwatch = Stoper
ui-bosun-watch-start = Start
ui-bosun-watch-stop = Stop
ui-bosun-watch-on = Dalej
ui-bosun-count = Odlicz od 5 do 0
ui-bosun-lap = Najpierw pełne okrążenie stołu.
ui-bosun-backwards = Wszyscy idą tyłem!
ui-bosun-pile-title = Odwróć stos: kto pierwszy przyszedł, jest pierwszy
ui-bosun-pile-text = Dotknij pirata, a potem statku, przy którym siedzi. Kolejność zmienisz przeciąganiem albo strzałkami.
ui-bosun-pile-standing = Dotknij pirata, a potem statku, pod którym leży jego ramka. Kolejność zmienisz przeciąganiem albo strzałkami.
ui-bosun-sits-where = { $name }: przy którym statku?
ui-bosun-take-out = Zdejmij ze stosu: { $name }
ui-bosun-earlier = { $name } o jedno miejsce wcześniej
ui-bosun-still-out = Jeszcze nie na stosie
ui-bosun-too-late = za późno
ui-bosun-rest-late = { $n ->
    [one] Ostatni pirat się spóźnił
    [few] Pozostali { $n } piraci się spóźnili
    [many] Pozostałych { $n } piratów się spóźniło
   *[other] Pozostałych { $n } pirata się spóźniło
  }
ui-bosun-not-late = Jednak nie za późno
ui-bosun-who-is-right = Kto ma rację?

## Werdykt i koniec

ui-bosun-loot-hidden = Łup znika w kieszeniach. Każdy idzie do statku swojego żetonu.
ui-bosun-loot-open = Łup leży na widoku. Każdy idzie do statku swojego żetonu.
ui-bosun-on = Dalej
ui-bosun-wrestling = Siłowanie na rękę!
ui-bosun-wrestling-text = Tyle samo dukatów i takie same monety. Łokcie na stół: kto wygrywa?
ui-bosun-wins = Wygrywa { $name }
ui-bosun-loot = Łup policzony
ui-bosun-ducats = { $n ->
    [one] { $n } dukat
    [few] { $n } dukaty
    [many] { $n } dukatów
   *[other] { $n } dukata
  }
ui-bosun-again = Jeszcze raz w tym samym składzie

## Jedno pytanie

ui-bosun-change-ships = Ułóż statki od nowa
ui-bosun-from = Ruszasz ze statku { $ship }
ui-bosun-from-where = Dotknij statku, z którego ruszasz
ui-bosun-line-empty = Dotykaj kart tak, jak je kładziono: najpierw ostatnia.
ui-bosun-remove = Zabierz: { $card }
ui-bosun-palette = Karty
ui-bosun-answer = Odpowiedź
ui-bosun-you-end = Kończysz na statku { $ship }
ui-bosun-sea = Ze statku { $from } morze niesie cię na { $to }
ui-bosun-you-at = ty: { $ship }

## Trening

ui-bosun-drill-intro = Karty wykłada się od ostatniej do pierwszej. Na „Odbijamy!” rusza stoper: na którym statku kończysz?
ui-bosun-drill-cards = Karty
ui-bosun-drill-kinds = Rodzaje kart
ui-bosun-kind-element = Element
ui-bosun-kind-struck = Element, przekreślony kolor
ui-bosun-kind-colour = Kolor
ui-bosun-kind-name = Nazwa
ui-bosun-kind-name-struck = Nazwa, przekreślona litera
ui-bosun-kind-number = Numer
ui-bosun-kind-helm = Ster
ui-bosun-kind-double = Karta podwójna
ui-bosun-kind-coco = Coco
ui-bosun-drill-event = Wydarzenie
ui-bosun-drill-event-no = żadne
ui-bosun-drill-event-yes = jedno na rundę
ui-bosun-drill-speed = Tempo wykładania
ui-bosun-at-once = wszystkie naraz
ui-bosun-drill-lean = Ćwiczenie
ui-bosun-drill-lean-yes = słabych stron
ui-bosun-drill-lean-no = wszystkiego po równo
ui-bosun-drill-lean-yes-hint = To, co idzie wolno albo źle, pojawia się częściej.
ui-bosun-drill-lean-no-hint = Każdy rodzaj pojawia się tak często jak w talii.
ui-bosun-rival = Rywal
ui-bosun-rival-none = tylko zegar
ui-bosun-rival-reads = Rywal jeszcze czyta…
ui-bosun-rival-in = Właz rywala leży już w porcie!
ui-bosun-rival-was-right = Rywal: dobrze, { $s } s
ui-bosun-rival-was-wrong = Rywal: źle, { $s } s
ui-bosun-drill-go = Rozdaj
ui-bosun-drill-again = Następna runda
ui-bosun-drill-choices = Zmień ustawienia
ui-bosun-drill-stop = Przerwij
ui-bosun-drill-wait = Karty są wykładane…
ui-bosun-drill-press = Dotknij statku, na którym kończysz.
ui-bosun-drill-keys = Klawisze od 1 do 8 to numery statków.
ui-bosun-start = Start
ui-bosun-right = Dobrze!
ui-bosun-wrong = Źle!
ui-bosun-drill-end = Kończysz na statku { $ship }.
ui-bosun-drill-end-not = Kończysz na statku { $ship }, a nie na { $yours }.
ui-bosun-time = { $s } s
ui-bosun-best-now = Rekord osobisty
ui-bosun-streak = Dobrych z rzędu: { $n }
ui-bosun-no-slip = Żaden pojedynczy błąd tam nie prowadzi: przejdź drogę karta po karcie.
ui-bosun-path-from = Droga ze statku { $ship }
ui-bosun-records = Twoje wyniki
ui-bosun-records-none = Jeszcze żadnej rundy. Tu pojawią się czasy, błędy i rekordy.
ui-bosun-records-sum = { $n ->
    [one] { $n } runda,
    [few] { $n } rundy,
    [many] { $n } rund,
   *[other] { $n } rundy,
  }
ui-bosun-records-right = w tym dobrych { $share }.
ui-bosun-curve = Sekundy na kartę w ostatnich rundach; linia to średnia z pięciu. Krzyżyk to zła odpowiedź.
ui-bosun-curve-label = Wykres sekund na kartę; ostatnia runda: { $last }
ui-bosun-bests = Rekordy osobiste
ui-bosun-n-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
  }
ui-bosun-n-cards-event = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
  } + wydarzenie
ui-bosun-by-kind = Według rodzaju karty
ui-bosun-kind = Rodzaj
ui-bosun-kind-time = Czas
ui-bosun-kind-seen = Ile razy
ui-bosun-kind-slips = Błędy
ui-bosun-records-kept = Przechowywane tylko na tym urządzeniu.
ui-bosun-records-forget = Zapomnij wszystko

## Odmowy

ui-bosun-refusal-event = Wydarzenie wymaga co najmniej { $n ->
    [one] { $n } karty
   *[other] { $n } kart
  }.
ui-bosun-refusal-card = W tej rundzie nie ma takiej karty.
ui-bosun-refusal-early = Ta karta nie jest jeszcze wyłożona.
ui-bosun-refusal-round = Tej rundy tu nie znamy.

## Błędy

sa-slip-skipped = { $card }: wygląda na to, że ta karta została pominięta.
sa-slip-strike-overlooked = { $card }: przekreślenie zostało przeoczone.
sa-slip-other-strike = { $card }: za przekreślone zostało wzięte coś innego.
sa-slip-strike-imagined = { $card }: tu nic nie jest przekreślone, idzie się dalej.
sa-slip-other-element = { $card }: pod uwagę wzięto inny element.
sa-slip-other-colour = { $card }: wzięto inny kolor.
sa-slip-wrong-sign = { $card }: plus i minus zostały pomylone.
sa-slip-miscounted = { $card }: błąd o jeden.
sa-slip-other-way = { $card }: w złą stronę.
sa-slip-half-a-double = { $card }: pod uwagę wzięto tylko jeden z dwóch elementów.
sa-slip-letter-for-coco = { $card }: pod uwagę wzięto literę zamiast rogu.
sa-slip-step-forgotten = { $card }: po niej morze niesie o jeden statek dalej.
sa-slip-event-forgotten = { $event }: wydarzenie zostało zapomniane.
sa-slip-event-other-way = { $event }: morze niesie w drugą stronę.

## Czy pudełko się zgadza?

ui-bosun-box = Wasze pudełko
ui-bosun-box-corrected = Wasze pudełko (poprawione)
ui-bosun-box-question = Czy wasze pudełko się zgadza?
ui-bosun-box-text = Osiem statków tak, jak zna je aplikacja. Instrukcje pokazują tylko część ich oznaczeń; resztę uzupełniliśmy sami, a pod każdym statkiem stoi to, co jest nasze. Porównaj z pudełkiem.
ui-bosun-box-ours = nasze: { $marks }
ui-bosun-box-ours-but = nasze wszystko oprócz: { $marks }
ui-bosun-box-all-ours = nasze: wszystko
ui-bosun-box-yes = Tak, zgadza się
ui-bosun-box-no = Nie, poprawiam
ui-bosun-box-later = Pytamy o to raz. Przycisk „Wasze pudełko” otwiera to ponownie.
ui-bosun-box-correct = Dotknij statku, który w twoim pudełku wygląda inaczej, i ustaw go tak, jak jest wydrukowany.
ui-bosun-box-mark = { $ours ->
    [yes] { $mark } (nasze)
   *[no] { $mark }
  }
ui-bosun-box-number = numer
ui-bosun-box-name = nazwa
ui-bosun-box-coco = róg Coco
ui-bosun-box-reset = Tak jak w aplikacji
ui-bosun-box-done = Tak wyglądają nasze statki
ui-bosun-box-corner = { $corner ->
    [top-left] lewy górny róg
    [top-right] prawy górny róg
    [bottom-left] lewy dolny róg
   *[bottom-right] prawy dolny róg
  }
