### Teksty samego klienta: strona główna, pasek, ustawienia, prywatność.

ui-seat = miejsce { $n }
ui-close = Zamknij
ui-cancel = Anuluj
ui-home = Strona główna
ui-skip = Przejdź do treści

## Pasek

ui-tagline = Pirackie planszówki. Bez konta, bez zachodu.
ui-back-to-table = Wróć do stołu { $code }
ui-language = Język
ui-sound-off = Wycisz dźwięk
ui-sound-on = Włącz dźwięk
ui-night-on = Włącz noc
ui-night-off = Włącz dzień
ui-settings = Ustawienia
ui-menu = Menu

## Gry

ui-game-santy-anno = Santy Anno
ui-game-catan-junior = Catan Junior
ui-game-sandokan = Sandokan
ui-pitch-santy-anno = Odczytaj karty, biegnij wokół stołu, usiądź przy właściwym statku.
ui-pitch-catan-junior = Buduj twierdze, handluj i unikaj pirata ducha.
ui-pitch-sandokan = Żegluj, walcz i przywieź skarby sześciu portów.
ui-players = { $from }–{ $to } graczy
ui-minutes = { $n } min

## Strona główna

ui-games-label = Wybierz grę
ui-play = Graj
ui-bots-sit-down = Boty zajmą wolne krzesła.
ui-how = Jak zagrasz w { $id ->
    [sandokan] Sandokana
   *[other] { $game }
  }?
ui-way-friends = Z przyjaciółmi
ui-way-friends-hint = { $most ->
    [one] Link albo kod
   *[other] Link albo kod, do { $most } osób
  }
ui-way-screen = Jeden ekran
ui-way-screen-hint = Podawajcie go sobie
ui-way-referee = Sędzia
ui-way-referee-hint = Do gry z pudełka
ui-way-drill = Trening
ui-way-drill-hint = W pojedynkę, na czas
ui-way-for-real = Naprawdę
ui-way-for-real-hint = Bieg dookoła własnego stołu
ui-way-tv = TV + telefony
ui-way-tv-hint = Telefon zamiast kart
ui-way-games = Moje gry
ui-way-games-hint = Wróć do przerwanej gry
ui-way-replays = Powtórki
ui-way-replays-hint = Obejrzyj grę jeszcze raz
ui-way-lesson = Pierwsze kroki
ui-way-lesson-hint = Nauka podczas gry
ui-way-rules = Zasady
ui-way-rules-hint = W pięć minut
ui-way-print = Wydrukuj
ui-way-print-hint = Wytnij, złóż i graj
ui-level = Z kim chcesz zagrać?
ui-level-now = Boty: { $level }. Wybierz, z kim grasz
ui-level-random = Gra, jak popadnie, dla śmiechu.
ui-level-boy = Stara się, ale wiele zapomina.
ui-level-mate = Gra solidnie, czasem się myli.
ui-level-captain = Myśli naprzód, mało oddaje.
ui-level-legend = Długo myśli i niczego nie wybacza.
ui-level-kept = Zapamiętane dla „Graj” i dla twoich stołów.
ui-pace = Tempo botów
ui-pace-slow = wolne
ui-pace-usual = zwykłe
ui-pace-quick = szybkie
ui-first-time = Pierwszy raz: { $game }?
ui-first-time-text = Coco pokaże ci grę krok po kroku, w prawdziwej partii. W każdej chwili możesz grać dalej bez podpowiedzi.
ui-first-time-play = Gram od razu
ui-invite-title = { $host } zaprasza do gry { $game }
ui-invite-first = Pierwsze miejsce czeka: { $game }
ui-preview-title = Flibuste: pirackie gry planszowe
ui-preview-text = Graj w przeglądarce, z przyjaciółmi albo z botami. Bez konta i bez zachodu.
ui-preview-table = { $game } na Flibuste
ui-way-puzzles = Zadania
ui-way-puzzles-hint = Znajdź najlepszy ruch
ui-way-voyage = Rejs dnia
ui-way-voyage-hint = Jedna próba, ta sama dla wszystkich
ui-way-regatta = Regaty
ui-way-regatta-hint = Cały klub, stół po stole
ui-code-title = Masz kod?
ui-code-hint = Sześć liter od przyjaciół albo z dużego ekranu.
ui-code-label = Kod stołu
ui-code-join = Dołącz
ui-code-wrong = Kod stołu ma sześć liter.
ui-code-unknown = Żaden stół nie ma takiego kodu. Sprawdź litery jeszcze raz.
ui-code-again = Spróbuj z kodem jeszcze raz
ui-lobby-copied = Link skopiowany.
ui-qr = Kod QR stołu { $code }

## Ustawienia

ui-settings-sound = Dźwięk
ui-settings-volume = Głośność
ui-settings-theme = Jasność
ui-settings-theme-system = Auto
ui-settings-theme-day = Dzień
ui-settings-theme-night = Noc
ui-settings-motion = Ruch
ui-settings-motion-system = Auto
ui-settings-motion-full = Pełny
ui-settings-motion-reduced = Ograniczony
ui-settings-icons = Obrazki zamiast słów
ui-settings-icons-hint = Dla żeglarzy, którzy jeszcze nie czytają
ui-settings-gestures = Miny botów
ui-settings-gestures-hint = Mały znak obok tego, co je spotyka
ui-settings-aloud = Czytaj pytania na głos
ui-settings-aloud-hint = Głosem tego urządzenia
ui-aloud-on = Czytaj na głos
ui-aloud-off = Nie czytaj na głos
ui-settings-kept = Zapisane tylko na tym urządzeniu.

## Połączenie

ui-offline = Połączenie zostało zerwane. Flibuste próbuje dalej; żaden twój ruch nie przepadnie.
ui-online = Znów jest połączenie.
ui-no-answer = Serwer nie odpowiada. Spróbuj ponownie za chwilę.

## Zagubieni

ui-no-connection-title = Brak połączenia
ui-no-connection-text = Serwer jest teraz nieosiągalny. Strona pojawi się sama, gdy tylko połączenie wróci.
ui-again = Spróbuj ponownie
ui-lost-title = Poza mapą
ui-lost-text = W tym miejscu nic nie narysowano. Może link został po drodze ucięty.
ui-lost-home = Wróć do portu

## Prywatność

ui-privacy = Prywatność
ui-privacy-notices = Licencje czcionek i skryptów użytych na tej stronie
ui-privacy-title = Co Flibuste przechowuje
ui-privacy-intro = Nie ma kont, reklam ani śledzenia i nic nie trafia do nikogo innego. Oto wszystko, co jest przechowywane:
ui-privacy-name-title = Imię
ui-privacy-name = To, które wybierzesz lub wpiszesz. Nie musi być prawdziwe. Widzą je osoby przy twoim stole.
ui-privacy-cookie-title = Ciasteczko urządzenia
ui-privacy-cookie = Losowy, podpisany znak, po którym serwer rozpoznaje to urządzenie, żeby po odświeżeniu strony oddać ci twoje miejsce. Nic o tobie nie mówi.
ui-privacy-log-title = Zapis twoich gier
ui-privacy-log = Co zagrano, na którym miejscu i kiedy. Z niego gry są wznawiane i odtwarzane. Przechowywane są też twoje wyniki rejsu dnia; tablica dnia pokazuje je z twoim imieniem. Także twój ranking, jeśli serwer go prowadzi; widać go na liście najlepszych. To, co mówi się przy stole, zostaje przy tym stole; „Zapomnij mnie” usuwa stamtąd twoje słowa.
ui-privacy-settings-title = Twoje ustawienia
ui-privacy-settings = Język, dźwięk, jasność i twój poziom w zadaniach zostają w tej przeglądarce i nigdy nie są wysyłane.
ui-privacy-time-title = Jak długo
ui-privacy-time = Skończone gry są przechowywane przez { $finished ->
    [one] { $finished } dzień
    [few] { $finished } dni
    [many] { $finished } dni
   *[other] { $finished } dnia
  }, a porzucone stoły są usuwane po { $abandoned ->
    [one] { $abandoned } dniu
    [few] { $abandoned } dniach
    [many] { $abandoned } dniach
   *[other] { $abandoned } dnia
  }.
ui-privacy-forget-title = Zapomnij mnie
ui-privacy-forget = „Zapomnij mnie” usuwa twoje imię, historię, ranking i rejsy dnia. Gry rozegrane z innymi pozostają też ich grami; twoje miejsce staje się w nich bezimienne, a twoje wypowiedzi znikają.
ui-privacy-forget-ask = Usunąć z tego serwera twoje imię, historię i wypowiedzi? Tego nie da się cofnąć.
ui-privacy-forget-do = Zapomnij mnie
ui-privacy-forgotten = Zapomniane. Pomyślnych wiatrów!
