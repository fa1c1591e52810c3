## Okno mapy
ui-chart-nearer = Bliżej
ui-chart-farther = Dalej
ui-chart-whole = Cała mapa

## Miejsca na planszy
ui-cj-board = Wyspy
ui-cj-land-wood = las { $n }
ui-cj-land-wool = łąka { $n }
ui-cj-land-rum = pole trzciny { $n }
ui-cj-land-sabre = jaskinia skarbów { $n }
ui-cj-land-gold = złota rzeka { $n }
ui-cj-place-site = Pole { $n }, obok: { $lands }
ui-cj-place-port = Pole portowe { $n }, obok: { $lands }
ui-cj-place-line = Szlak wodny z { $from } do { $to }
ui-cj-sea-winds = Morze Pasatów
ui-cj-sea-gold = Złota Cieśnina
ui-cj-sea-serpent = Przesmyk Węża
ui-cj-sea-whales = Zatoka Wielorybów
