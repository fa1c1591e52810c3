## Things of the game
sk-port-sun = Port of the Sun
sk-port-azure = Azure Port
sk-port-orient = Orient Port
sk-port-fire = Port of Fire
sk-port-hope = Port of Hope
sk-port-tafia = Port Tafia
sk-colour-sun = Yellow
sk-colour-azure = Blue
sk-colour-orient = White
sk-colour-fire = Red
sk-colour-hope = Green
sk-colour-tafia = Brown
sk-captain = Captain { $n }
sk-island-treasure = Treasure Island
sk-island-storms = Island of Storms
sk-island-serenity = Island of Serenity
sk-treasure-ruby = a ruby
sk-treasure-diamond = a diamond
sk-treasure-gold = a gold bar
sk-treasure-emerald = an emerald
sk-treasure-pearl = a pearl
sk-treasure-rum = a barrel of rum
sk-name-ruby = Ruby
sk-name-diamond = Diamond
sk-name-gold = Gold bar
sk-name-emerald = Emerald
sk-name-pearl = Pearl
sk-name-rum = Barrel of rum
sk-card-black = a black { $value }
sk-card-red = a red { $value }
sk-cards-black = { $n ->
    [one] a black { $value }
   *[other] { $n } black { $value }s
  }
sk-cards-red = { $n ->
    [one] a red { $value }
   *[other] { $n } red { $value }s
  }
sk-the-letter = the letter of marque
sk-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
sk-heading-n = north
sk-heading-ne = north-east
sk-heading-e = east
sk-heading-se = south-east
sk-heading-s = south
sk-heading-sw = south-west
sk-heading-w = west
sk-heading-nw = north-west

## Events
sk-event-wreck = Wreck in the shallows
sk-event-wreck-text = Pay cards worth exactly 3 for a treasure of up to 4 points, or take a card for nothing. No room aboard: take the card.
sk-event-chest = Buried chest
sk-event-chest-text = If you like, pay one black and one red card for any treasure in the box. You need room aboard.
sk-event-merchant = Grateful merchant
sk-event-merchant-text = Take a barrel of rum or a pearl. No room aboard: take 2 cards.
sk-event-wind = Following wind
sk-event-wind-text = Sail up to 3 cells in any one direction at once, if you like.
sk-event-crew = Fresh crew
sk-event-crew-text = Take 2 cards.
sk-event-marque = Letter of marque
sk-event-marque-text = Keep this card in view. Once, in a fight, it adds 3.
sk-event-chart = Pilot’s chart
sk-event-chart-text = Sail at once to any free cell beside any island, if you like.
sk-event-storm = Storm
sk-event-storm-text = Drift 3 cells in a random direction; the bow ends up anywhere.
sk-event-leak = Leak
sk-event-leak-text = Lose a treasure you carry; with an empty hold, 2 cards.
sk-event-scurvy = Scurvy
sk-event-scurvy-text = Put cards back until 4 are left.
sk-event-mutiny = Mutiny
sk-event-mutiny-text = The captain on your left draws 2 cards from your hand, unseen.
sk-event-becalmed = Becalmed
sk-event-becalmed-text = Miss your next turn, whatever kind it is.
sk-event-customs = Customs
sk-event-customs-text = Every other captain takes a card.
sk-event-fog = Fog
sk-event-fog-text = Your boat turns up beside the Island of Storms, as far from home as can be.
sk-event-plague = Plague ship
sk-event-plague-text = Until you come home no other port lets you in, and nobody trades with you.

## What one can do
sk-do-pass = Let it be
sk-do-port = Choose { $port }
sk-do-lay = Play a black { $value }
sk-do-sail = { $cells ->
    [one] Sail { $cells } cell { $heading }
   *[other] Sail { $cells } cells { $heading }
  }
sk-do-turn = Turn to the { $heading }
sk-do-stay = Stay here
sk-do-glide = Go one cell { $heading } along Serenity
sk-do-turn-event = Turn another event
sk-do-swap = Swap { $card } for the other colour
sk-do-buy = Buy { $treasure }
sk-do-trade-in = Trade in { $treasure }
sk-do-pay = Pay with { $card }
sk-do-take-card = Take a card instead
sk-do-take = Take { $treasure }
sk-do-leave = Leave { $treasure } here
sk-do-lose = Give up { $treasure }
sk-do-drop = Put back { $card }
sk-do-give = Hand over { $card }
sk-do-cede = Hand over { $treasure }
sk-do-go = { $island }: sail to column { $column }, row { $row }
sk-do-head = Point the bow { $heading }
sk-do-attack = Attack { $seat }
sk-do-show = Show a red { $value }
sk-do-ready = Fight
sk-do-with-letter = Fight with the letter of marque
sk-do-call = Call the bluff

## What it brings
sk-brings-port = Your boat starts here. What lies on this quay now ({ $treasure }) does not count towards your { $of } points.
sk-brings-lay = { $cells ->
    [one] Your cards then make { $cells } cell.
   *[other] Your cards then make { $cells } cells.
  }
sk-brings-home-empty = Your home port: you carry nothing to unload.
sk-brings-home = Home: you unload { $treasures } and have { $n } of { $of } points.
sk-brings-home-quay = Home: you unload { $treasures } and have { $n } of { $of } points. The event at your quay decides: if it is good, you win.
sk-brings-cured = The plague leaves you.
sk-brings-prize = You take { $treasure } for nothing: { $worth }.
sk-brings-prize-full = Your hold is full: you may leave a treasure here and take { $treasure } ({ $worth }).
sk-brings-port-event = An empty port: you turn its event, good or bad.
sk-brings-port-event-shared = Another boat lies here: no treasure for you; you turn the port’s event, good or bad.
sk-brings-exchange = Home of { $whom }: you may exchange treasures of equal value.
sk-brings-no-exchange = Home of { $whom }: nothing that you could exchange evenly.
sk-brings-closed = The plague is aboard: nobody exchanges with you here.
sk-brings-at-rest = Nothing happens, and nobody can attack you in port.
sk-brings-card = { $n ->
    [one] Treasure Island: you take a card.
   *[other] Treasure Island: you take { $n } cards.
  }
sk-brings-card-full = Treasure Island: your hand is full, you take no card.
sk-brings-card-none = Treasure Island: the pile is empty, you take no card.
sk-brings-trade = Then you may swap a card or buy a treasure.
sk-brings-trade-swap = Then you may swap a card.
sk-brings-storms = Island of Storms: you turn an event, good or bad.
sk-brings-storms-more = Island of Storms: you may turn another event, good or bad.
sk-brings-serenity = Serenity: safe water, nobody can attack you here.
sk-brings-sea = Open sea: nothing to find here.
sk-brings-may-attack = Beside { $whom }: you may attack.
sk-brings-beside = Beside { $whom }; without a red card you cannot attack.
sk-brings-spends = It costs { $cards }.
sk-brings-drift = Without a black card you make one cell.
sk-brings-bluff = A bluff: your cards make only { $allowed }. If somebody calls it, you lose all your cards, go back, and your turn is over.
sk-brings-honest = No bluff: whoever calls it loses a card.
sk-brings-carried = The place gives nothing this turn.
sk-brings-turn = Takes the whole turn, costs no card.
sk-brings-head-blocked = The way ahead is blocked.
sk-brings-head = { $n ->
    [one] { $n } free cell ahead.
   *[other] { $n } free cells ahead.
  }
sk-brings-head-port = { $n ->
    [one] { $port }: { $n } cell ahead.
   *[other] { $port }: { $n } cells ahead.
  }
sk-brings-head-island = { $n ->
    [one] { $island }: { $n } cell ahead.
   *[other] { $island }: { $n } cells ahead.
  }
sk-brings-glide = Needs no card; no attack after it.
sk-brings-turn-event = The top event of the island, good or bad: it must be obeyed.
sk-brings-pass-extra = You give up the extra turn.
sk-brings-pass-event = No event is turned.
sk-brings-pass-trade = You keep your cards and buy nothing.
sk-brings-pass-chest = You pay nothing and get nothing.
sk-brings-pass-stay = Your boat stays where it is.
sk-brings-pass-swap-cargo = You keep what you carry and leave { $treasure } here.
sk-brings-pass-exchange = Nothing is exchanged.
sk-brings-pass-attack = No fight.
sk-brings-pass-call = You believe it: the move stands.
sk-brings-asked-no-red = You have no red card; you are asked so that nobody learns your hand.
sk-brings-asked-no-price = You cannot pay exactly 3; you are asked so that nobody learns your hand.
sk-brings-asked-no-pair = You lack a black or a red card; you are asked so that nobody learns your hand.
sk-brings-swap = You give { $given } and take { $taken }. If the pile has none, you keep your card, but this turn’s trade is used up.
sk-brings-buy = Price: exactly { $n }, in cards, or in cards and a treasure you carry.
sk-brings-buy-once = You can buy only once in the game.
sk-brings-trade-in = It goes into the box and counts { $n }; { $rest } left to pay in cards.
sk-brings-pay = { $n } left to pay after that.
sk-brings-pay-black = A red card comes next.
sk-brings-pay-last = That pays for { $treasure }; the cards go under the pile, unseen.
sk-brings-take-card = The top card of the pile, for nothing.
sk-brings-take-card-none = You get none: your hand is full or the pile is empty.
sk-brings-take-wreck = { $worth }, for cards worth exactly 3.
sk-brings-take-chest = { $worth }, for a black and a red card.
sk-brings-take-gift = { $worth }, for nothing.
sk-brings-fetch = { $n ->
    [0] { $worth }: the exchange is even.
   *[other] { $worth }; { $n } more to take.
  }
sk-brings-leave = { $worth }: you take treasures of the same value for it.
sk-brings-leave-swap = You leave { $left } and take { $taken } ({ $worth }).
sk-brings-lose = It goes into the box: you lose { $worth }.
sk-brings-toll = It goes into the box: { $n } of { $of } points stay at home.
sk-brings-drop = { $n ->
    [0] It goes under the pile, unseen.
   *[other] It goes under the pile, unseen; { $n } more to put back.
  }
sk-brings-give = { $whom } gets it; only the two of you see it.
sk-brings-cede = { $whom } gets it: you lose { $worth }.
sk-brings-attack = { $n ->
    [one] Your strength: { $strength }. { $whom } holds { $n } card.
   *[other] Your strength: { $strength }. { $whom } holds { $n } cards.
  }
sk-brings-attack-letter = { $n ->
    [one] Your strength: { $strength }, with the letter of marque { $more }. { $whom } holds { $n } card.
   *[other] Your strength: { $strength }, with the letter of marque { $more }. { $whom } holds { $n } cards.
  }
sk-brings-win = { $n ->
    [0] If you win, you take { $treasures }.
    [one] If you win, you take { $treasures } and up to { $n } card.
   *[other] If you win, you take { $treasures } and up to { $n } cards.
  }
sk-brings-win-cards = { $n ->
    [0] If you win, there is nothing to take.
    [one] If you win, you take up to { $n } card.
   *[other] If you win, you take up to { $n } cards.
  }
sk-brings-defeat = If you lose, you give a treasure or a card of your choice.
sk-brings-reds-go = Red cards shown go under the pile.
sk-brings-show = Strength so far: { $strength }.
sk-brings-ready = You fight with strength { $strength }.
sk-brings-ready-letter = You fight with strength { $strength }; the letter is used up.
sk-brings-call = If the cards do not add up to that many cells, { $whom } loses all cards and goes back.
sk-brings-call-false = If they do, you lose a card.

## The log
sk-fact-chose-port = { $who } makes { $port } home.
sk-fact-sailed = { $who } plays { $cards } and sails { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  }.
sk-fact-sailed-covered = { $who } covers { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } and sails { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  }.
sk-fact-drifted = { $who } has no black card and drifts one cell.
sk-fact-glided = { $who } goes along the coast of Serenity.
sk-fact-turned = { $who } turns to the { $heading }.
sk-fact-stayed = { $who } stays.
sk-fact-declined = { $who } declines the extra turn.
sk-fact-headed = { $who } points the bow { $heading }.
sk-fact-drew = { $who } takes { $card }.
sk-fact-drew-hidden = { $who } takes a card.
sk-fact-swapped = { $who } swaps { $given } for { $taken }.
sk-fact-swap-failed = { $who } offers { $card }, but the pile has nothing to match it.
sk-fact-bargained-island = { $who } buys { $treasure } at Treasure Island.
sk-fact-bargained-wreck = { $who } recovers { $treasure } from the wreck.
sk-fact-bargained-chest = { $who } opens the chest for { $treasure }.
sk-fact-paid = { $who } pays with { $card }.
sk-fact-paid-covered = { $cards ->
    [one] { $who } pays { $cards } card, face down.
   *[other] { $who } pays { $cards } cards, face down.
  }
sk-fact-traded-in = { $who } trades in { $treasure }.
sk-fact-got = { $who } loads { $treasure }.
sk-fact-met = { $who } turns the event at { $port }: { $event }.
sk-fact-met-storms = { $who } turns an event at the Island of Storms: { $event }.
sk-fact-blown-wind = { $who } runs before the wind.
sk-fact-blown-chart = { $who } follows the pilot’s chart.
sk-fact-blown-storm = The storm drives { $who } off.
sk-fact-blown-fog = { $who } comes out of the fog beside the Island of Storms.
sk-fact-lost = { $who } loses { $treasure } ({ $why }).
sk-fact-put-under = { $who } puts back { $card } ({ $why }).
sk-fact-put-under-hidden = { $who } puts back a card ({ $why }).
sk-fact-robbed = { $who } draws { $card } from the hand of { $whom }.
sk-fact-robbed-hidden = { $who } draws a card from the hand of { $whom }.
sk-fact-gave = { $who } hands { $card } to { $whom }.
sk-fact-gave-hidden = { $who } hands a card to { $whom }.
sk-fact-ceded = { $who } hands { $treasure } to { $whom }.
sk-fact-seized = { $who } seizes { $treasure } from { $whom }.
sk-fact-took-free = { $who } takes { $treasure } from { $port }.
sk-fact-swapped-cargo = { $who } leaves { $left } at { $port } and takes { $taken }.
sk-fact-left = { $who } leaves { $treasure } at { $port }.
sk-fact-fetched = { $who } takes { $treasure } at { $port }.
sk-fact-unloaded = { $who } brings { $treasure } ashore.
sk-fact-came-home = { $who } comes home: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } on the quay.
sk-fact-cured = The plague leaves { $who }.
sk-fact-attacked = { $who } attacks { $whom }!
sk-fact-answered = { $who } is ready.
sk-fact-showed = { $who } shows { $cards }: strength { $strength }.
sk-fact-showed-nothing = { $who } has nothing to show: strength { $strength }.
sk-fact-beat = { $who } beats { $whom }.
sk-fact-drew-level = { $who } and { $whom } fight to a draw.
sk-fact-extra-turn = { $who } gets an extra turn.
sk-fact-missed = { $who } lies becalmed and misses a turn.
sk-fact-missed-extra = { $who } lies becalmed and misses the extra turn.
sk-fact-called = { $who } calls the bluff of { $whom }.
sk-fact-caught = { $who } sails { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  } with cards for { $allowed }: caught!
sk-fact-cleared = { $who } shows the cards: all above board.
sk-fact-let-pass = { $who } lets it pass.
sk-fact-won = A good event at the quay: { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }!
sk-fact-turns-over = All turns have been played.
sk-why-leak = leak
sk-why-scurvy = scurvy
sk-why-limit = more than 12 cards
sk-why-false-call = false call
sk-why-quay = bad event at the quay
sk-why-full-hold = full hold

## What one is asked
sk-prompt-choose-port = Choose your home port.
sk-prompt-sail-out = Your turn: sail, turn on the spot or, where the water is safe, stay.
sk-prompt-sail-out-extra = Your extra turn, to flee or to visit an island: use it or let it be.
sk-prompt-may-turn-event = Turn another event?
sk-prompt-trade = Swap a card, buy a treasure, or neither?
sk-prompt-pay-sum = Still { $n } to pay for { $treasure }.
sk-prompt-pay-both-black = Pay a black card.
sk-prompt-pay-both-red = Pay a red card.
sk-prompt-at-wreck = Pay 3 for a treasure, or take a card?
sk-prompt-at-chest = Pay a black and a red card for a treasure?
sk-prompt-at-merchant = Which gift do you take?
sk-prompt-in-wind = Where does the wind take you?
sk-prompt-with-chart = Where does the chart lead you?
sk-prompt-lose-treasure = Which treasure do you give up? ({ $why })
sk-prompt-put-back = { $n ->
    [one] Choose a card to put back ({ $why }).
   *[other] Choose { $n } cards to put back ({ $why }).
  }
sk-prompt-swap-cargo = Your hold is full: swap a treasure for the one lying here?
sk-prompt-exchange = Exchange treasures of equal value?
sk-prompt-steer = Where shall the bow point next turn?
sk-prompt-may-attack = Attack?
sk-prompt-fighting-stay = Fight with { $whom }: ready?
sk-prompt-fighting-spent = Fight with { $whom }: all your red cards are shown and then go under the pile. Ready?
sk-prompt-fighting-chosen = Fight with { $whom }: which red cards do you show?
sk-prompt-hand-over = { $n ->
    [one] Choose a card for { $whom }.
   *[other] Choose { $n } cards for { $whom }.
  }
sk-prompt-pay-defeat = You are beaten: give { $whom } a treasure or a card.
sk-prompt-may-call = { $who } sails { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  } with { $n ->
    [one] { $n } covered card
   *[other] { $n } covered cards
  }. Do you believe it?
sk-prompt-pay-toll = A bad event: which treasure of your port do you give up?

## Refusals
sk-refusal-not-asked = That is not the question now.
sk-refusal-port-taken = That port already has a captain.
sk-refusal-no-such-card = You have no such card left.
sk-refusal-too-far = The way is not free that far.
sk-refusal-not-the-sum = The cells must match your black cards, along a free way ahead.
sk-refusal-same-heading = The bow points there already.
sk-refusal-must-move = At sea a boat may not lie still.
sk-refusal-not-along-serenity = That is not a free cell beside Serenity.
sk-refusal-bought-already = You have already bought a treasure in this game.
sk-refusal-cannot-pay = You cannot pay that exactly.
sk-refusal-not-there = There is none left.
sk-refusal-not-aboard = You carry no such treasure.
sk-refusal-uneven = The values cannot come out even that way.
sk-refusal-cell-taken = A boat lies on that cell.
sk-refusal-no-red-card = Without a red card you cannot attack.
sk-refusal-out-of-reach = That boat cannot be attacked from here.
sk-refusal-no-letter = You hold no letter of marque.
sk-refusal-show-one = The attacker shows at least one red card.
sk-refusal-not-yours-to-decline = Only an extra turn can be declined.
sk-refusal-for-fights = Red cards are for fights: only black ones sail.

## Endings and options
sk-ending-home = Home with 20 points, and the event at the quay is good.
sk-ending-turns = All turns have been played; whoever has the most points at home wins.
sk-option-rules = Rules
sk-option-rules-text = The rule set of this table.
sk-option-rules-swift = Swift
sk-option-rules-swift-text = Ours: cards stay in hand, twelve at most. About 28 turns each, three quarters of an hour.
sk-option-rules-book = 1977
sk-option-rules-book-text = By the book: used cards go under the pile, and a hand has no limit. About 72 turns each, two hours.
sk-option-cards = Cards played
sk-option-cards-text = Whether sailing and fighting use up cards.
sk-option-cards-as-rules = as the rules say
sk-option-cards-as-rules-text = Swift: they stay in hand. 1977: they are spent.
sk-option-cards-stay = stay in hand
sk-option-cards-stay-text = Only trades, events and defeats cost cards: a quicker game.
sk-option-cards-spent = are spent
sk-option-cards-spent-text = As in 1977: cards sailed with and shown in fights go under the pile.
sk-option-hand = Cards in hand
sk-option-hand-text = How many cards a captain may hold.
sk-option-hand-as-rules = as the rules say
sk-option-hand-as-rules-text = Swift: twelve at most. 1977: any number.
sk-option-hand-twelve = twelve at most
sk-option-hand-twelve-text = At twelve nothing is drawn; what is won above that goes under the pile.
sk-option-hand-any = any number
sk-option-hand-any-text = Captains may hoard cards until the pile is empty.
sk-option-fights = Red cards in a fight
sk-option-fights-text = Which red cards are shown when cards are spent.
sk-option-fights-all = all
sk-option-fights-all-text = Both captains show every red card in hand.
sk-option-fights-chosen = chosen
sk-option-fights-chosen-text = Where cards are spent, each chooses in secret which ones to show; the others stay in hand.
sk-option-island-cards = Cards at Treasure Island
sk-option-island-cards-text = How many cards you take there each turn when cards are spent.
sk-option-bluff = Bluff
sk-option-bluff-text = Whether captains may cheat on distances.
sk-option-bluff-off = off
sk-option-bluff-off-text = Cards are played openly.
sk-option-bluff-on = on
sk-option-bluff-on-text = Cards are played face down; anyone may call a captain who seems to sail too far.
sk-option-turns = Turns
sk-option-turns-text = If nobody has won after this many turns each, whoever has the most points at home wins.
