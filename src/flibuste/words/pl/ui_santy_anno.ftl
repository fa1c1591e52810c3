## Statki i karty
ui-sa-ship-text = { $n }, { $name }: gniazdo – { $nest }, żagle – { $sails }, kadłub – { $hull }, tabliczka – { $plate }; Coco { $corner ->
    [top-left] w lewym górnym rogu
    [top-right] w prawym górnym rogu
    [bottom-left] w lewym dolnym rogu
   *[bottom-right] w prawym dolnym rogu
  }
ui-sa-line = Karty
ui-sa-read = Czytaj
ui-sa-card-down = Zakryta karta
ui-sa-card-none = Jeszcze niewyłożona
ui-sa-what-is = Co mówi ta karta? { $card }
ui-sa-ships = Statki, zgodnie z ruchem wskazówek zegara
ui-sa-tile-of = Żeton: { $who }.

## Bieg
ui-sa-round = Runda
ui-sa-stopwatch = Czas od startu
ui-sa-crew = Załoga
ui-sa-controls = Co możesz zrobić
ui-sa-run = Biegnij
ui-sa-sit = Usiądź
ui-sa-stand = Wstań
ui-sa-take = Weź właz
ui-sa-lay = Połóż właz
ui-sa-backwards = tyłem
ui-sa-turn-table = Moje miejsce na dole
ui-sa-to-harbour = Do portu!
ui-sa-in-count = W porcie: { $n }
ui-sa-start = start
ui-sa-your-start = Twój start
ui-sa-pocket = W kieszeni
ui-sa-ducats-short = { $n } d.
ui-sa-ducats = { $n ->
    [one] { $n } dukat
    [few] { $n } dukaty
    [many] { $n } dukatów
   *[other] { $n } dukata
  }
ui-sa-lap = Pełne okrążenie
ui-sa-lap-done = Okrążenie zrobione: weź właz
ui-sa-laid-place = Właz leży: { $n }. miejsce.
ui-sa-lands = { $who } kładzie właz: { $n }. miejsce.
ui-sa-still-out = jeszcze poza portem
ui-sa-count-when = odliczanie ruszy, gdy zostanie jeden gracz
ui-sa-last = { $n ->
    [one] Został już tylko jeden!
   *[other] Poza portem: { $n }!
  }
ui-sa-count-why = Zdąż przed zerem albo nic nie zarobisz
ui-sa-is-waits = czeka
ui-sa-is-reckons = liczy
ui-sa-is-runs = w drodze
ui-sa-is-seated = siedzi
ui-sa-is-in = w porcie, { $n }. miejsce
ui-sa-is-late = za późno
ui-sa-is-unseen = za kurtyną
ui-sa-dealing = Karty wykłada się od ostatniej do pierwszej.
ui-sa-dealing-lap = Karty są wykładane. Najpierw pełne okrążenie stołu!
ui-sa-framed = Ramka pod statkiem { $ship }. Dotknij portu, by położyć właz, albo innego statku.
ui-sa-final-word = Twój właz leży. Teraz dopinguj innych.

## Sprawdzenie
ui-sa-check = Sprawdzenie
ui-sa-pile-turned = Stos zostaje odwrócony.
ui-sa-next = Dalej
ui-sa-next-round = Gramy dalej!
ui-sa-wave = Widzę już, gramy dalej!
ui-sa-waved = { $n ->
    [one] { $n } z { $of } chce grać dalej
    [few] { $n } z { $of } chcą grać dalej
   *[other] { $n } z { $of } chce grać dalej
  }
ui-sa-look-back = Wróć do sprawdzania
ui-sa-not-told-yet = Jeszcze nie: tę drogę dopiero sprawdzimy.
ui-sa-look-closer = Wszystkie drogi pokazane. Czas na następną rundę!
ui-sa-slip = Karta { $n }. { $slip }
ui-sa-arrival = Kolejność
ui-sa-start-column = Start
ui-sa-tile = Żeton
ui-sa-sat-at = Wybór
ui-sa-coin = Moneta
ui-sa-wrong = Źle
ui-sa-late = Za późno
ui-sa-right-unpaid = Dobrze, ale monet już nie ma
ui-sa-right-paid = Dobrze: { $n ->
    [one] { $n } dukat
    [few] { $n } dukaty
    [many] { $n } dukatów
   *[other] { $n } dukata
  }
ui-sa-starts-at = start: { $ship }
ui-sa-tile-and-seat = Żeton: { $tile }, wybór: { $seat }
ui-sa-tile-only = Żeton: { $tile }
ui-sa-card-n = Karta { $n }.
ui-sa-step-goes = { $who }: ze statku { $from } na { $to }, { $why }.
ui-sa-step-sea = { $who }: ze statku { $from } na { $to }, { $why }; potem morze niesie na { $after }.
ui-sa-step-stays = { $who } zostaje na statku { $to }: { $why }.

## Pojedynek i koniec
ui-sa-duel = Pojedynek!
ui-sa-duel-fights = walczy
ui-sa-duel-done = ma to za sobą
ui-sa-duel-ready = Przygotuj się…
ui-sa-duel-tap = Stukaj!
ui-sa-duel-how = Stukaj w przycisk, spację lub enter jak najczęściej przez pięć sekund; najwyżej { $n ->
    [one] { $n } raz
   *[other] { $n } razy
  }.
ui-sa-duel-wait = Łokcie na stół: zobaczmy, kto wygra.
ui-sa-duel-taps = { $n ->
    [one] { $n } stuknięcie
    [few] { $n } stuknięcia
    [many] { $n } stuknięć
   *[other] { $n } stuknięcia
  }
ui-sa-end-turning = Po sprawdzeniu rundy { $round } { $who } wychodzi na prowadzenie i nie oddaje go do końca.
ui-sa-won-ducats = { $who } zostaje kapitanem i ma { $n ->
    [one] { $n } dukata
    [few] { $n } dukaty
    [many] { $n } dukatów
   *[other] { $n } dukata
  }!
ui-sa-won-coins = { $who } zostaje kapitanem: tyle samo dukatów, ale lepsze monety!
ui-sa-won-duel = { $who } zostaje kapitanem po pojedynku!
ui-sa-won-you-ducats = Zostajesz kapitanem i masz { $n ->
    [one] { $n } dukata
    [few] { $n } dukaty
    [many] { $n } dukatów
   *[other] { $n } dukata
  }!
ui-sa-won-you-coins = Zostajesz kapitanem: tyle samo dukatów, ale lepsze monety!
ui-sa-won-you-duel = Zostajesz kapitanem po pojedynku!
ui-sa-won-shared = Kilku kapitanów, a każdy ma { $n ->
    [one] { $n } dukata
    [few] { $n } dukaty
    [many] { $n } dukatów
   *[other] { $n } dukata
  }!

## Naprawdę, na własnych nogach

ui-sa-real-title = Santy Anno naprawdę
ui-sa-real-intro = Biegajcie dookoła własnego stołu! Duży ekran jest Bosmanem, każdy telefon włazem, a przed ośmioma krzesłami leży osiem wydrukowanych statków. Niczego się nie instaluje; wszystkie urządzenia są w tej samej sieci co to.
ui-sa-real-sheets-title = Wydrukujcie statki
ui-sa-real-sheets-text = Osiem arkuszy, po jednym na krzesło. Albo osiem małych kodów do przyklejenia obok statków z pudełka. Starczą na długo: innego wieczoru gospodarz skanuje jeden z nich i należą do nowego stołu.
ui-sa-real-print = Arkusze statków
ui-sa-real-print-codes = Małe kody
ui-sa-real-bosun-title = Ekran, który widzą wszyscy
ui-sa-real-bosun-text = Telewizor albo laptop na półce: otwórzcie tam tę stronę i niech będzie Bosmanem. Wykłada karty, woła „Odbijamy!”, odlicza, sprawdza i wypłaca.
ui-sa-real-open = Ten ekran jest Bosmanem
ui-sa-real-phones-title = Od 3 do 8 graczy, każdy z telefonem
ui-sa-real-phones-text = Zeskanujcie kod z dużego ekranu aparatem telefonu i zajmijcie miejsca. Kto przyszedł pierwszy, rozpoczyna grę.
ui-sa-real-run-title = Biegiem!
ui-sa-real-run-text = Ułóżcie statki w kolejności z ekranu. Po „Odbijamy!” biegnij do swojego statku, usiądź i zeskanuj jego kod: liczy się ta chwila. Bez aparatu? Dotknij statku w telefonie, a potem „usiądź”.
ui-sa-real-sheets = Arkusze na krzesła
ui-sa-real-bind-host = Masz wydrukowane arkusze? Zeskanuj teraz jeden z nich telefonem, a będą należeć do tego stołu. Jeśli nie, wydrukuj je tutaj.
ui-sa-real-bind = Gospodarz może zeskanować jeden z arkuszy z innego wieczoru, aby użyć ich przy tym stole. Jeśli ich nie ma, wydrukujcie je tutaj.
ui-sa-real-tv-lobby = Biegniemy naprawdę: osiem krzeseł dookoła stołu, przed każdym arkusz statku. Gospodarz skanuje jeden arkusz.
ui-sa-real-lay-out = Ułóżcie osiem statków dookoła stołu tak jak tutaj, każdy przed krzesłem. Potem stańcie za krzesłem przy statku ze swoim włazem i potwierdźcie to w telefonie.
ui-sa-real-stand = Runda { $round }: każdy staje za krzesłem przy statku ze swoim włazem. Potwierdźcie to w telefonie.
ui-sa-real-own-first = Gdy statki leżą dookoła stołu jak na dużym ekranie: zaczynasz przy statku { $ship }.
ui-sa-real-own = Zaczynasz przy statku { $ship }.
ui-sa-real-ready = Stoję na starcie
ui-sa-real-missing = { $left ->
    [0] Wszyscy gotowi!
   *[other] Gotowych: { $n } z { $of }. Czekamy na: { $names }
  }
ui-sa-real-race = { $lap ->
    [true] { $backwards ->
        [true] Najpierw pełne okrążenie i statek startowy, potem swój statek; wszystko tyłem!
       *[other] Najpierw pełne okrążenie i skan statku startowego, potem biegiem do swojego statku!
      }
   *[other] { $backwards ->
        [true] Do swojego statku, tyłem! Usiądź i zeskanuj.
       *[other] Biegnij, usiądź, zeskanuj!
      }
  }
ui-sa-real-backwards = Idź tyłem!
ui-sa-real-tap = Bez aparatu: dotknij statku
ui-sa-real-sit = Usiądź: { $ship }
