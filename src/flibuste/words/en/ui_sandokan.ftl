ui-sk-title = SANDOKAN
ui-sk-chart = The sea chart
ui-sk-mini = The whole chart in small
ui-sk-heading-N = Bow to the north
ui-sk-heading-NE = Bow to the north-east
ui-sk-heading-E = Bow to the east
ui-sk-heading-SE = Bow to the south-east
ui-sk-heading-S = Bow to the south
ui-sk-heading-SW = Bow to the south-west
ui-sk-heading-W = Bow to the west
ui-sk-heading-NW = Bow to the north-west

## The table
ui-sk-hand = { $n ->
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
  }
ui-sk-hand-empty = You hold no card
ui-sk-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
ui-sk-hold = Hold
ui-sk-quay = At home
ui-sk-points = { $n } of { $of } points at home
ui-sk-turn-of = Turn { $n }: { $who } is at the helm
ui-sk-ranges = Reach
ui-sk-reach = { $n ->
    [one] { $n } cell away
   *[other] { $n } cells away
  }{ $cards ->
    [0] {""}
    [one] , with { $cards } card
   *[other] , with { $cards } cards
  }
ui-sk-course = { $n ->
    [one] { $n } cell { $heading }.
   *[other] { $n } cells { $heading }.
  }
ui-sk-touches = You will lie beside { $who }.
ui-sk-sail = { $n ->
    [one] Sail { $n } cell
   *[other] Sail { $n } cells
  }
ui-sk-turn = Turn on the spot
ui-sk-to-N = north
ui-sk-to-NE = north-east
ui-sk-to-E = east
ui-sk-to-SE = south-east
ui-sk-to-S = south
ui-sk-to-SW = south-west
ui-sk-to-W = west
ui-sk-to-NW = north-west
ui-sk-bundle-buy = Buy:
ui-sk-bundle-trade_in = Trade in:
ui-sk-bundle-take = Take:
ui-sk-bundle-leave = Leave here:
ui-sk-bundle-lose = Give up:
ui-sk-bundle-cede = Hand over:

## Fights and events
ui-sk-fight = Fight
ui-sk-fight-ready = ready
ui-sk-fight-choosing = choosing
ui-sk-fight-draw = Nobody wins
ui-sk-fight-won = { $who } wins!
ui-sk-event-of = { $who } turns an event

## What lies where
ui-sk-rules = Rules: { $set }. { $told }
ui-sk-mixed = Changed at this table: { $points }.
ui-sk-legend = What the chart offers
ui-sk-legend-treasure = Beside Treasure Island: a card each turn, and a swap or a purchase.
ui-sk-legend-storms = Beside the Island of Storms: an event on arrival, and another each turn if you like.
ui-sk-legend-serenity = Beside Serenity: safe water. Nobody attacks you here, and you may stay.
ui-sk-legend-port = A free port: its treasure is yours; if it is empty, turn its event.
ui-sk-legend-home = Your home port: unload. With 20 points the event at your quay decides.
ui-sk-legend-range = From these cells a boat can be attacked.
ui-sk-box = In the box:
ui-sk-piles = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } on Treasure Island, { $events ->
    [one] { $events } event
   *[other] { $events } events
  } on the Island of Storms.
