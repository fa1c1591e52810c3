## Statki i karty
ui-sa-ship-text = { $n }, { $name }: gniazdo – { $nest }, żagle – { $sails }, kadłub – { $hull }, tabliczka – { $plate }; Coco { $corner ->
    [tl] w lewym górnym rogu
    [tr] w prawym górnym rogu
    [bl] w lewym dolnym rogu
   *[br] w prawym dolnym rogu
  }
ui-sa-line = Karty
ui-sa-read = Czytaj
ui-sa-card-down = Zakryta karta
ui-sa-card-none = Jeszcze nie leży
ui-sa-ships = Statki, zgodnie z ruchem wskazówek
ui-sa-tile-of = Kafelek: { $who }.

## Wyścig
ui-sa-round = Runda
ui-sa-stopwatch = Czas od startu
ui-sa-crew = Załoga
ui-sa-controls = Co możesz zrobić
ui-sa-run-left = W lewo
ui-sa-run-right = W prawo
ui-sa-sit = Usiądź
ui-sa-stand = Wstań
ui-sa-take = Weź bulaj
ui-sa-lay = Połóż bulaj
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
ui-sa-lap-done = Okrążenie zrobione: weź bulaj
ui-sa-laid-place = Bulaj leży, miejsce { $n }.
ui-sa-lands = { $who } kładzie bulaj: miejsce { $n }.
ui-sa-still-out = jeszcze poza portem
ui-sa-count-when = odliczanie ruszy przy ostatnim
ui-sa-last = { $n ->
    [one] Został już tylko jeden!
   *[other] Poza portem: { $n }!
  }
ui-sa-count-why = Zdąż przed zerem albo nic
ui-sa-is-waits = czeka
ui-sa-is-reckons = liczy
ui-sa-is-runs = w drodze
ui-sa-is-seated = siedzi
ui-sa-is-in = w porcie, miejsce { $n }.
ui-sa-is-late = za późno
ui-sa-is-unseen = za kurtyną
ui-sa-dealing = Karty kładzie się od ostatniej do pierwszej.
ui-sa-dealing-lap = Karty idą na stół. Najpierw pełne okrążenie stołu!
ui-sa-framed = Ramka pod statkiem { $ship }. Dotknij portu, by położyć bulaj, albo innego statku.
ui-sa-final-word = Twój bulaj leży. Teraz dopinguj innych.

## Sprawdzenie
ui-sa-check = Sprawdzenie
ui-sa-ways = Sposób sprawdzania
ui-sa-by-pirate = Pirat po piracie
ui-sa-by-card = Karta po karcie
ui-sa-film = Odtwarzanie
ui-sa-film-back = Krok wstecz
ui-sa-film-pause = Pauza
ui-sa-film-play = Odtwarzaj
ui-sa-film-on = Krok naprzód
ui-sa-film-fast = Dwa razy szybciej
ui-sa-next-pirate = Następny pirat
ui-sa-arrival = Kolejność
ui-sa-start-column = Start
ui-sa-tile = Kafelek
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
ui-sa-tile-and-seat = Kafelek: { $tile }, wybór: { $seat }
ui-sa-tile-only = Kafelek: { $tile }
ui-sa-card-n = Karta { $n }.
ui-sa-step-goes = { $who }: ze statku { $from } na { $to }, { $why }.
ui-sa-step-sea = { $who }: ze statku { $from } na { $to }, { $why }; potem morze niesie na { $after }.
ui-sa-step-stays = { $who } zostaje na statku { $to }: { $why }.
ui-sa-to-table = Do stołu

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
ui-sa-final = Liczenie łupu
