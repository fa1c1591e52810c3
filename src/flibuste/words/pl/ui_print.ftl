### Drukuj i graj: formularz i strony wokół elementów.

ui-print-title = Wydrukuj i graj
ui-print-intro = Cała gra w naszych rysunkach i w prawdziwej wielkości: do wycięcia i grania przy prawdziwym stole. Wybierz, przejrzyj arkusze poniżej i drukuj w skali 100%.
ui-print-game = Gra
ui-print-paper = Papier
ui-print-paper-a4 = A4
ui-print-paper-letter = Letter
ui-print-ink = Tusz
ui-print-ink-colour = W kolorze
ui-print-ink-saving = Oszczędnie
ui-print-sides = Czy drukarka odwraca papier?
ui-print-sides-two = Tak, dwustronnie
ui-print-sides-one = Nie, przykleję rewersy
ui-print-players = Dla ilu graczy?
ui-print-players-all = Całe pudełko
ui-print-pieces = Elementy
ui-print-pieces-hint = Coś zginęło? Odznacz resztę i wpisz numer, na przykład 14 albo 20-22. Numery są na arkuszach, pod elementami.
ui-print-numbers = Tylko te numery: { $what }
ui-print-all = 1–{ $count }
ui-print-do = Drukuj
ui-print-pages = { $n ->
    [one] { $n } strona
    [few] { $n } strony
    [many] { $n } stron
   *[other] { $n } strony
  }
ui-print-setting = Układamy arkusze…
ui-print-page = Strona { $n } z { $of }
ui-print-front = awers
ui-print-back = rewers
ui-print-empty = Ta strona zostaje pusta.
ui-print-rules = Książeczka z zasadami
ui-print-what = Co
ui-print-how-many = Ile
ui-print-where = Strony
ui-print-check = Zanim wydrukujesz wszystko: wydrukuj tę stronę i zmierz linijkę na dole. Musi mieć dokładnie 50 mm.

## Jak to zrobić

ui-print-advice = Jak to zrobić
ui-print-advice-scale = Prawdziwa wielkość.
ui-print-advice-scale-text = W oknie drukowania wybierz 100% albo „rozmiar rzeczywisty”, bez marginesów, bez nagłówków i stopek. Zmierz linijkę na pierwszej stronie: 50 mm.
ui-print-advice-sides = Awersy i rewersy.
ui-print-advice-sides-text = Drukuj dwustronnie, z odwracaniem wzdłuż długiej krawędzi. Po każdym arkuszu awersów idą jego rewersy w lustrzanej kolejności, żeby na siebie trafiły. Arkusze bez rewersów mają drugą stronę pustą. Jeśli drukarka tego nie potrafi, wybierz „przykleję rewersy”.
ui-print-advice-paper = Papier.
ui-print-advice-paper-text = 160–250 g/m² na karty i to, co się składa; zwykły papier naklejony na karton na statki, monety i plansze; zwykły papier na książeczkę.
ui-print-advice-cut = Wycinanie.
ui-print-advice-cut-text = Przyłóż linijkę od znaku do znaku i tnij wzdłuż niej, najpierw wszystkie linie poziome, potem pionowe. Kolor wychodzi trochę poza linię cięcia, więc drobna niedokładność nie szkodzi.
ui-print-advice-fold = Składanie.
ui-print-advice-fold-text = Zegnij wzdłuż linii przerywanych, sklej obie połowy plecami do siebie i rozchyl nóżki, żeby element stał. To, co ma szare zakładki, zamyka się samo: przyklej zakładki od środka.
ui-print-advice-tiles = Plansze.
ui-print-advice-tiles-text = Arkusze planszy mają znaki A1, A2, B1 i tak dalej, rząd po rzędzie. Przytnij każdy według znaków w rogach, nałóż sąsiednie na siebie, aż krzyżyki się pokryją, i sklej.
ui-print-advice-booklet = Zasady.
ui-print-advice-booklet-text = Włóż arkusze książeczki jeden w drugi w ich kolejności, złóż je pośrodku i zszyj zgięcie zszywkami.
ui-print-advice-lost = Zgubiony element.
ui-print-advice-lost-text = Każdy element ma pod sobą numer. Wróć na tę stronę z numerem i wydrukuj tylko ten jeden.

## Czego nie można wydrukować

ui-print-no-game = Gra { $game } nie ma tu nic do drukowania.
ui-print-unknown = „{ $value }” nie jest na liście: { $known }.
ui-print-no-players = { $value } to nie liczba graczy od { $from } do { $to }.
ui-print-no-batch = Nie ma elementów o nazwie „{ $name }”. Są: { $known }.
ui-print-no-piece = „{ $value }” to nie numer z { $name } od 1 do { $count }.
ui-print-no-sheets = „{ $path }” nie jest adresem na tym serwerze.

## Elementy gier

ui-sa-print-ships = Statki
ui-sa-print-cards = Karty
ui-sa-print-harbour = Port
ui-sa-print-coins = Monety
ui-sa-print-pirates = Żetony piratów
ui-sa-print-scuttles = Włazy
ui-sa-print-frames = Ramki
ui-sa-print-sheets = Arkusze statków na krzesła
ui-sa-print-codes = Kody do statków z pudełka
ui-sa-print-scan = Siedzisz? Zeskanuj mnie!
ui-sa-print-order = Przesuwamy w tej kolejności
ui-cj-print-board-4 = Plansza dla czworga
ui-cj-print-board-3 = Plansza dla trojga
ui-cj-print-market = Targ
ui-cj-print-ports = Żetony portów
ui-cj-print-coco = Karty Coco
ui-cj-print-goods = Karty surowców
ui-cj-print-costs = Karty kosztów
ui-cj-print-fortresses = Twierdze
ui-cj-print-boats = Statki
ui-cj-print-ghost = Duch
ui-cj-print-die = Kostka
ui-sk-print-chart = Mapa morska
ui-sk-print-events = Karty wydarzeń
ui-sk-print-cards = Karty Sandokana
ui-sk-print-boats = Statki
ui-sk-print-treasures = Skarby
ui-sk-print-tokens = Żetony
