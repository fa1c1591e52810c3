### Stół, poczekalnia, własne gry i powtórka, tak jak pokazuje je przeglądarka.

## Belka i panel

ui-table-your-turn = Twoja kolej
ui-table-your-answer = Czekamy na twoją odpowiedź
ui-table-answer-of = Czekamy na odpowiedź: { $who }
ui-table-turn-of = { $n ->
    [one] Gra { $who }
   *[other] Grają { $who }
  }
ui-table-turn-of-many = { $n ->
    [one] Czekamy na { $n } gracza
   *[other] Czekamy na { $n } graczy
  }
ui-table-under-way = Gra trwa
ui-table-racing = Bieg trwa
ui-table-over = Koniec gry
ui-table-paused = Przerwa
ui-table-menu = Menu
ui-table-what = Co mogę zrobić?
ui-table-hurry = Pospiesz boty
ui-table-talk = Dziennik i rozmowa
ui-table-undo = Cofnij ruch
ui-table-no-way-back = Tego nie można cofnąć.
ui-table-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
    [many] { $n } nowych wiadomości
   *[other] { $n } nowej wiadomości
  }
ui-table-board = Gra
ui-table-panel = Przy stole
ui-table-log = Dziennik
ui-table-choices = Ruchy
ui-table-crew = Załoga
ui-table-log-empty = Jeszcze nic się nie wydarzyło.
ui-table-nothing-to-do = Na razie nie masz nic do zrobienia.
ui-table-time-left = Pozostały czas:
ui-table-why = Zasada { $clause }

## Miejsca

ui-table-you = ty
ui-table-host = gospodarz
ui-table-seat-free = Wolne miejsce
ui-table-seat-bot = Bot: { $level }
ui-table-seat-resigned = rezygnacja, gra bot
ui-table-seat-offered = poza stołem, miejsce do wzięcia
ui-table-seat-outside-bot = bot gracza { $owner }
ui-table-seat-outside-bot-unknown = czyjś bot
ui-table-seat-stand-in = poza stołem, na razie gra bot
ui-table-seat-away = poza stołem
ui-table-guests = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
  }
ui-table-about = Więcej: { $name }
ui-table-hide = Nie pokazuj mi tych wypowiedzi
ui-table-unhide = Pokazuj mi te wypowiedzi
ui-table-mute = Wycisz dla wszystkich
ui-table-unmute = Przywróć głos
ui-table-make-host = Przekaż rolę gospodarza
ui-table-kick = Odeślij
ui-table-kick-ask = Odesłać od stołu: { $name }? Powrót będzie możliwy.
ui-table-ban = Wyklucz
ui-table-ban-ask = Wykluczyć z tego stołu na dobre: { $name }?
ui-table-return = Wracam na miejsce
ui-table-ask-seat = Poproś o to miejsce
ui-table-take-seat = Zajmij to miejsce
ui-table-let-bot = Niech gra bot
ui-table-asks = { $name } prosi o miejsce: { $seat }.
ui-table-give = Oddaj
ui-table-decline = Nie teraz
ui-table-asked = Prosisz o miejsce: { $seat }. Decyduje { $host }.
ui-table-asked-back = { $seat } wraca do gry: miejsce jest zajęte.
ui-table-declined = { $host } odmawia: miejsce ({ $seat }) nie jest do oddania.
ui-table-won-by = { $n ->
    [one] Wygrywa { $who }
    [few] Wygrywają { $who }
    [many] Wygrywają { $who }
   *[other] Wygrywają { $who }
  }
ui-table-agrees = chce skończyć

## Powiadomienia

ui-table-connection-lost = Połączenie zerwane. Łączymy ponownie…
ui-table-is-away = Poza stołem: { $name }.
ui-table-wants-end = { $n ->
    [one] { $who } chce skończyć grę w tym miejscu.
   *[other] { $who } chcą skończyć grę w tym miejscu.
  }
ui-table-bot-for-you = Za ciebie gra bot.
ui-table-short-thoughts = Boty jeszcze się rozgrzewają: przez minutę lub dwie myślą mniej ruchów naprzód.
ui-table-watching = Oglądasz grę.

## Menu

ui-table-code = Stół
ui-table-pause = Przerwa
ui-table-resume = Gramy dalej
ui-table-share = Zaproś lub zmień urządzenie
ui-table-move = Moje miejsce na innym urządzeniu
ui-table-move-hint = Utwórz link i otwórz go tam w ciągu pięciu minut. Działa raz; to urządzenie będzie już tylko oglądać.
ui-table-move-for = Link do miejsca: { $name }
ui-table-notify = Daj mi znać, gdy przyjdzie moja kolej
ui-table-agree = Zakończ za zgodą wszystkich
ui-table-agree-no = Jednak gram dalej
ui-table-agree-hint = Za zgodą wszystkich gra kończy się, gdy tylko każdy tego chce; nikt nie przegrywa.
ui-table-resign = Poddaj się
ui-table-resign-for = Poddaj się ({ $name })
ui-table-resign-ask = Poddać się ({ $name })? Do końca będzie grał bot i nie ma już powrotu.
ui-table-home = Na stronę główną (gra poczeka)
ui-table-home-goes-on = Na stronę główną (bieg toczy się dalej bez ciebie)
ui-table-leave = Odejdź od stołu
ui-table-leave-ask = Odejść od trwającej gry? Twoje miejsce zostanie uznane za porzucone.

## Rozmowa

ui-table-emotes = Gesty
ui-table-phrases = Gotowe zwroty
ui-table-write = Napisz coś
ui-table-send = Wyślij
ui-table-muted = Gospodarz odebrał ci głos.
ui-table-emote-laugh = Śmiech
ui-table-emote-cheer = Radość
ui-table-emote-gasp = Zdumienie
ui-table-emote-cry = Płacz
ui-table-emote-wink = Mrugnięcie
ui-table-emote-parrot = Papuga
ui-table-emote-anchor = Kotwica
ui-table-emote-treasure = Skarb
ui-table-gesture = { $name }: { $what }

## Kurtyna

ui-table-curtain = Kurtyna
ui-table-curtain-for = Podaj ekran dalej. Teraz gra { $name }
ui-table-curtain-hint = Pozostali odwracają wzrok.
ui-table-lift = To ja, { $name }

## Koniec

ui-table-rank = Miejsce { $n }
ui-table-rematch = Rewanż
ui-table-to-rematch = Do rewanżu
ui-table-to-regatta = Wróć na regaty
ui-table-replay = Powtórka
ui-table-see-board = Zobacz planszę
ui-end-you-win = Wygrywasz!
ui-end-wins = Wygrywa { $who }!
ui-end-share = Wspólne zwycięstwo: { $who }!
ui-end-share-you = Zwycięstwo jest też twoje! Dzielisz je z kimś: { $who }.
ui-end-your-place = { $n ->
    [2] Zajmujesz drugie miejsce.
    [3] Zajmujesz trzecie miejsce.
   *[other] Zajmujesz { $n }. miejsce.
  }
ui-end-watch = Zobacz tę chwilę
ui-end-result = Zobacz wynik
ui-end-next = Co dalej?
ui-end-told = { $game }: { $told }

## Wejście i wyjście

ui-table-opening = Stół
ui-table-opening-text = Chwileczkę…
ui-table-unknown = Nie ma takiego stołu
ui-table-unknown-why = Stół { $code } nie istnieje. Może któraś litera jest zła albo stół dawno sprzątnięto.
ui-table-gone = Nie ma cię już przy stole
ui-table-gone-why = Ten stół nie jest dla ciebie otwarty.

## Poczekalnia

ui-lobby-title = Gra z przyjaciółmi
ui-lobby-new = Nowy stół
ui-lobby-tables = Otwarte stoły
ui-lobby-none = Na razie nie ma otwartych stołów. Otwórz swój!
ui-lobby-free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
  }
ui-lobby-failed = Nie udało się otworzyć stołu.
ui-lobby-no-connection = Serwer jest nieosiągalny. Stół przygotuje się sam, gdy tylko połączenie wróci.
ui-lobby-setting-up = Szykujemy stół…
ui-lobby-players = Miejsca
ui-lobby-here = Osoby przy tym ekranie
ui-lobby-here-hint = Na pozostałych miejscach grają boty. Między graczami zapada kurtyna.
ui-lobby-name-of = Gracz { $n }
ui-lobby-name-any = Znajdziemy ci pirackie imię
ui-lobby-your-name = Twoje imię
ui-lobby-visible = Kto może dołączyć
ui-lobby-invited = Na zaproszenie
ui-lobby-invited-hint = Tylko osoby, które mają link lub kod.
ui-lobby-open = Każdy
ui-lobby-open-hint = Stół widać na liście otwartych stołów.
ui-lobby-empty-seats = Puste miejsca
ui-lobby-fill-people = Dla przyjaciół
ui-lobby-fill-people-hint = Pozostają wolne, aż ktoś usiądzie.
ui-lobby-fill-bots = Dla botów
ui-lobby-fill-bots-hint = Boty siadają od razu; przed startem możesz je odesłać.
ui-lobby-level = Poziom botów
ui-lobby-in-force = W co gramy
ui-lobby-character = Czym gra { $name }
ui-lobby-character-any = obojętnie
ui-lobby-begins = Kto zaczyna
ui-lobby-begins-lot = losowo
ui-lobby-begins-who = Zaczyna { $name }.
ui-lobby-options = Opcje
ui-lobby-clock = Zegar
ui-lobby-clock-none = bez zegara
ui-lobby-clock-none-hint = Nikt nikogo nie pogania.
ui-lobby-clock-30 = 30 s
ui-lobby-clock-30-hint = Trzydzieści sekund na turę.
ui-lobby-clock-60 = 1 min
ui-lobby-clock-60-hint = Minuta na turę.
ui-lobby-clock-120 = 2 min
ui-lobby-clock-120-hint = Dwie minuty na turę.
ui-lobby-clock-reserve = 30 s + 10 min
ui-lobby-clock-reserve-hint = Trzydzieści sekund na turę i dziesięć minut zapasu na całą grę.
ui-lobby-race-limit = Czas na bieg
ui-lobby-race-limit-hint = Potem zaczyna się odliczanie dla wszystkich, którzy jeszcze nie dotarli.
ui-lobby-race-limit-in-turn = Po tym czasie kolej za kurtyną się kończy.
ui-lobby-minutes = { $n } min
ui-lobby-create = Otwórz stół
ui-lobby-begin = Zaczynamy
ui-lobby-at-table = { $game }: zbiera się załoga
ui-lobby-friends = Zwołaj przyjaciół
ui-lobby-invite = Wyślij link, podaj kod albo daj zeskanować obrazek.
ui-lobby-link = Link do stołu
ui-lobby-copy = Kopiuj link
ui-lobby-send = Udostępnij
ui-lobby-seats = Miejsca
ui-lobby-sit-name = Imię na następne zajęte miejsce
ui-lobby-sit = Usiądź
ui-lobby-sit-too = Jeszcze ktoś tutaj
ui-lobby-bot = Bot
ui-lobby-level-of = Poziom: { $name }
ui-lobby-empty-of = Zdejmij z miejsca: { $name }
ui-lobby-talk = Pogawędki
ui-invite-character = Wybierz, kim grasz
ui-invite-there = { $n ->
    [one] Jest tu już { $who }.
    [few] Są tu już { $who }.
    [many] Są tu już { $who }.
   *[other] Są tu już { $who }.
  }
ui-invite-look = Tylko popatrzę
ui-lobby-stand = Wstań
ui-lobby-too-few = Może grać od { $least } do { $most } osób.
ui-lobby-wait-host = Grę rozpocznie { $name }.
ui-lobby-lock = Nie wpuszczaj nikogo więcej
ui-lobby-latecomers = Spóźnieni mogą bez pytania zająć miejsce bota
ui-lobby-free-text = Pozwól pisać dowolne wiadomości
ui-lobby-outside-bots = Można przyprowadzać własne boty
ui-lobby-dropped = Gdy ktoś zniknie na dłużej
ui-lobby-dropped-wait = czekamy
ui-lobby-dropped-pause = gra się zatrzymuje
ui-lobby-dropped-bot = na razie gra bot
ui-lobby-dropped-offer = miejsce może zająć ktoś inny
ui-lobby-running = W toku
ui-lobby-finished = Zakończone
ui-lobby-no-games = Żadna gra nie jest w toku.
ui-lobby-no-replays = Nie ma jeszcze zakończonych gier.
ui-lobby-save = Zachowaj moje gry
ui-lobby-save-text = Nie ma tu kont. Zapisany link otwiera twoje miejsca i gry na dowolnym urządzeniu; nowy link zastępuje poprzedni. Nikomu go nie pokazuj.
ui-lobby-save-do = Utwórz link
ui-lobby-handover = Miejsce na tym urządzeniu
ui-lobby-handover-text = Ten link przenosi na to urządzenie miejsce przy trwającej grze. Tamto urządzenie je traci.
ui-lobby-handover-do = Zajmij miejsce
ui-lobby-recover = Twoje gry na tym urządzeniu
ui-lobby-recover-text = Dzięki temu linkowi to urządzenie przejmuje imię i gry urządzenia, które go zapisało. To, w co grano tu dotąd, przepada dla tego urządzenia.
ui-lobby-recover-do = Przenieś tu moje gry

## Powtórka

ui-replay-title = Powtórka: { $game }
ui-replay-step = Ruch { $n } z { $of }
ui-replay-scrub = Chwila gry
ui-replay-start = Na początek
ui-replay-back = Ruch wstecz
ui-replay-on = Ruch naprzód
ui-replay-end = Na koniec
ui-replay-play = Odtwarzaj
ui-replay-stop = Zatrzymaj
ui-replay-speed = Tempo
ui-replay-eyes = Czyimi oczami
ui-replay-eyes-nobody = Widz
ui-replay-eyes-open = Kto teraz gra
ui-replay-why = Dlaczego?
ui-replay-why-bot = { $who } wyjaśnia
ui-replay-why-person = Na tym miejscu (gra { $who }) bot powiedziałby
ui-replay-why-nothing = Tu nie było nic do wyboru.
ui-replay-why-failed = Odpowiedź nie nadeszła: spytaj jeszcze raz.
ui-replay-why-thinking = Myślę…
ui-replay-share = Udostępnij link
ui-replay-file = Zapisz plik
ui-replay-dice = Sprawdź losowanie
ui-replay-dice-why = Przed grą serwer związał się sekretem, ogłaszając jego odcisk. Potem każde miejsce dodało własną część. Sekret i części razem dały całą losowość tej gry, każdy rzut i każde tasowanie: nikt nie mógł jej wybrać.
ui-replay-commitment = Odcisk pokazany przed grą
ui-replay-secret = Sekret serwera
ui-replay-shares = Części miejsc
ui-replay-key = Klucz losowości
ui-replay-dice-good = Sekret pasuje do odcisku.
ui-replay-dice-bad = Sekret nie pasuje do odcisku!
ui-replay-key-good = Zapisana gra toczyła się dokładnie z tym kluczem.
ui-replay-key-bad = Zapisana gra toczyła się z innym kluczem!
ui-replay-share-good = Jest wśród nich część tego urządzenia, a odcisk jest tym, który mu pokazano.
ui-replay-share-bad = Brakuje części tego urządzenia albo odcisk nie jest tym, który mu pokazano!
ui-replay-dice-more = „flibuste replay --verify” dodatkowo odtwarza zapisany plik, krok po kroku.

# Po grze: czy to było szczęście?
ui-analysis = Czy to było szczęście?
ui-analysis-working = Analiza… { $percent }%
ui-analysis-failed = Analiza się nie udała. Spróbuj jeszcze raz.
ui-analysis-moments = Ważne chwile
ui-analysis-none = Żadna chwila się nie wyróżnia.
ui-analysis-account = Szczęście i gra
ui-analysis-opening = Początek
ui-analysis-luck = Szczęście
ui-analysis-play = Gra
ui-analysis-others = Gra innych
ui-analysis-hidden = Ukryte
ui-analysis-result = Wynik
ui-analysis-points = W punktach szansy na zwycięstwo: początek, szczęście, własna gra, gra innych i to, co ukryte, dają razem wynik.
ui-analysis-cost = Koszt: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
ui-analysis-costs = Ile kosztowały decyzje
ui-analysis-costs-step = Ruch
ui-analysis-costs-who = Kto
ui-analysis-costs-what = Wybór
ui-analysis-costs-points = Punkty
ui-analysis-turning = Punkt zwrotny
ui-analysis-slip = Duży błąd
ui-analysis-find = Świetny pomysł
ui-analysis-stroke = Łut szczęścia
ui-analysis-curve = Szanse na zwycięstwo w czasie gry
ui-analysis-study = Graj dalej stąd
ui-analysis-study-hint = Nowy stół od tej pozycji, przeciw botom. To ćwiczenie: nigdzie się nie liczy.
ui-analysis-as = Kim grasz?
ui-table-study = Ćwiczenie
