## The chart's window
ui-chart-nearer = Nearer
ui-chart-farther = Farther
ui-chart-whole = The whole chart

## Places on the board
ui-cj-board = The islands
ui-cj-land-wood = forest { $n }
ui-cj-land-wool = meadow { $n }
ui-cj-land-rum = cane field { $n }
ui-cj-land-sabre = treasure cave { $n }
ui-cj-land-gold = gold river { $n }
ui-cj-place-site = Site { $n }, by { $lands }
ui-cj-place-port = Port site { $n }, by { $lands }
ui-cj-place-line = Boat line from { $from } to { $to }
ui-cj-sea-winds = Trade Wind Sea
ui-cj-sea-gold = Gold Passage
ui-cj-sea-serpent = Serpent Strait
ui-cj-sea-whales = Whale Bay
