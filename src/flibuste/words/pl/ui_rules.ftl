### Strony z zasadami i oprawa lekcji.

ui-rules-title = Zasady
ui-rules-search = Szukaj w zasadach
ui-rules-found = { $n ->
    [0] Nic nie znaleziono.
    [one] Znaleziono { $n } fragment
    [few] Znaleziono { $n } fragmenty
    [many] Znaleziono { $n } fragmentów
   *[other] Znaleziono { $n } fragmentu
  }
ui-rules-contents = Spis treści
ui-rules-at-table = Przy stole, od którego przychodzisz
ui-rules-clauses = Wszystkie zasady, paragraf po paragrafie
ui-rules-lesson = Pierwsze kroki
ui-rules-opening = Otwieramy księgę…
