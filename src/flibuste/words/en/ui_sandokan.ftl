ui-sk-title = SANDOKAN
ui-sk-chart = The sea chart
ui-sk-mini = The whole chart in miniature

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
ui-sk-you = You
ui-sk-not-counted = { $treasure }: here from the start, so its { $n } points do not count
ui-sk-laid-stays = This card is played and cannot be taken back.
ui-sk-closed = closed
ui-sk-closed-port = { $port }: closed to you while the plague is aboard
ui-sk-plagued = The plague is aboard
ui-sk-plagued-short = plague
ui-sk-points = { $n } of { $of } points at home
ui-sk-turn-of = Turn { $n }: { $who } is at the helm
ui-sk-ranges = Show these cells
ui-sk-ranges-hide = Hide these cells
ui-sk-course = { $n ->
    [one] { $n } cell { $heading }.
   *[other] { $n } cells { $heading }.
  }
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
ui-sk-bundle-buy = Buy, only once in the game, for:
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
ui-sk-event-of = { $who } turns an event
ui-sk-event-of-you = You turn an event
ui-sk-moment-decided = A good event at the quay: that decides it!
ui-sk-moment-decided-you = A good event at your quay: that decides it!
ui-sk-moment-not-yet = A bad event at the quay: { $who } does not win yet
ui-sk-moment-not-yet-you = A bad event at your quay: you do not win yet
ui-sk-moment-home = { $who } brings { $what } home
ui-sk-moment-home-you = You bring { $what } home!
ui-sk-moment-beat = { $who } beats { $whom }
ui-sk-moment-beat-you = You beat { $whom }!
ui-sk-moment-beat-yours = { $who } beats you
ui-sk-moment-caught = { $who } catches { $whom } cheating!
ui-sk-moment-caught-you = You catch { $whom } cheating!
ui-sk-moment-caught-yours = { $who } catches you cheating!
ui-sk-moment-caught-text = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  } with cards for only { $allowed }: all cards go under the pile, and the boat goes back.
ui-sk-moment-cleared = No bluff: { $whom } called { $who } in vain
ui-sk-moment-cleared-you = No bluff: { $whom } called you in vain!
ui-sk-moment-cleared-yours = No bluff: you called { $who } in vain
ui-sk-moment-cleared-text = The cards were enough; the false call costs a card.
ui-sk-moment-seized = { $who } seizes { $what } from { $whom }
ui-sk-moment-seized-you = You seize { $what } from { $whom }!
ui-sk-moment-seized-yours = { $who } seizes { $what } from you
ui-sk-moment-ceded = { $whom } hands { $what } to { $who }
ui-sk-moment-ceded-you = { $whom } hands you { $what }!
ui-sk-moment-ceded-yours = You hand { $what } to { $who }
ui-sk-moment-cards = { $n ->
    [one] { $whom } hands a card to { $who }
   *[other] { $whom } hands { $n } cards to { $who }
  }
ui-sk-moment-cards-you = { $n ->
    [one] { $whom } hands you a card
   *[other] { $whom } hands you { $n } cards
  }
ui-sk-moment-cards-yours = { $n ->
    [one] You hand a card to { $who }
   *[other] You hand { $n } cards to { $who }
  }
ui-sk-end-routes = The chart with the routes of { $who }
ui-sk-end-fights = { $n ->
    [one] { $n } fight won
   *[other] { $n } fights won
  }

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
ui-sk-box = Treasures still to be had on Treasure Island:
ui-sk-box-of = { $treasure }: { $worth } points, { $n } left
ui-sk-piles = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } on Treasure Island, { $events ->
    [one] { $events } event
   *[other] { $events } events
  } on the Island of Storms.
