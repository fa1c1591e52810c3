## Resources, counted and by name
cj-sabre = { $n ->
    [one] { $n } sabre
   *[other] { $n } sabres
  }
cj-wool = { $n } wool
cj-wood = { $n } wood
cj-rum = { $n } rum
cj-gold = { $n } gold
cj-cards-sabre = { cj-sabre }
cj-cards-wool = { cj-wool }
cj-cards-wood = { cj-wood }
cj-cards-rum = { cj-rum }
cj-cards-gold = { cj-gold }
cj-name-sabre = sabre
cj-name-wool = wool
cj-name-wood = wood
cj-name-rum = rum
cj-name-gold = gold

## Things of the game
cj-fort = { $n ->
    [one] { $n } fortress
   *[other] { $n } fortresses
  }
cj-boat = { $n ->
    [one] { $n } boat
   *[other] { $n } boats
  }
cj-score-tie = { $forts }; tie-break: { $boats }
cj-coco = { $n ->
    [one] { $n } Coco card
   *[other] { $n } Coco cards
  }
cj-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
cj-coco-ghost = The ghost
cj-coco-ghost-text = Move the ghost. The card counts for the haunted castle.
cj-coco-free-build = Free build
cj-coco-free-build-text = Place a boat or a fortress without paying.
cj-coco-neighbours = Good neighbours
cj-coco-neighbours-text = The players on your left and right each give you a card of their choice.
cj-coco-two-wood = Driftwood
cj-coco-two-wood-text = Take 2 wood from the stock.
cj-coco-wood-and-wool = Flotsam
cj-coco-wood-and-wool-text = Take 2 wood and 1 wool from the stock.
cj-land-wood = forest { $n }
cj-land-wool = meadow { $n }
cj-land-rum = cane field { $n }
cj-land-sabre = treasure cave { $n }
cj-land-gold = gold river { $n }
cj-colour-white = White
cj-colour-red = Red
cj-colour-orange = Orange
cj-colour-blue = Blue

## What one can do
cj-do-roll = Roll the die
cj-do-end-turn = End your turn
cj-do-build-boat = Build a boat on line { $line }
cj-do-build-boat-at = Build a boat: { $one } – { $other }
cj-do-build-fort = Build a fortress on site { $site }
cj-do-build-fort-at = Build a fortress: { $lands }
cj-do-buy-coco = Ask Coco for help
cj-do-move-ghost = Send the ghost to terrain { $hex }
cj-do-move-ghost-at = Send the ghost: { $land }
cj-do-give = Give { $what }
cj-do-give-nothing = Show your empty hand
cj-do-market = Market: give { $give }, take { $take }
cj-do-stock = Stock: { $give } for { $take }
cj-do-accept = Accept
cj-do-refuse = Refuse
cj-do-withdraw = Withdraw the offer
cj-do-deal-with = Trade with { $who }
cj-do-offer = Offer { $give } for { $want }
cj-do-counter = Offer { $give } for { $want } instead
cj-do-call-off = Propose to stop here

## What a choice brings
cj-brings-roll = 1 to 5: the fortresses beside terrains of that number earn. 6: you send the ghost.
cj-brings-end-turn = The die goes on to { $whom }.
cj-brings-last-round = That was the last round: the game is called off.
cj-brings-boat = It opens a site for a fortress: { $lands }.
cj-brings-boat-port = It opens a site with an anchor for a fortress: { $lands }.
cj-brings-boat-no-site = Fortresses stand at both ends: it opens no site.
cj-brings-fort = It earns from: { $lands }.
cj-brings-fort-haunted = Nothing for now, because of the ghost: { $land }.
cj-brings-seven = Your seventh fortress: you win.
cj-brings-port = For the anchor you draw a port tile; after that there is no taking back.
cj-brings-coco = { $n ->
    [one] You give { $price } for the last unseen card.
   *[other] You give { $price } for one of { $n } unseen cards.
  }
cj-brings-coco-kinds = It brings cards, a free boat or fortress, or the ghost.
cj-brings-ghost = This terrain gives nothing while it stands there.
cj-brings-ghost-others = It blocks { $whom }.
cj-brings-ghost-own = { $n ->
    [one] It blocks a fortress of yours.
   *[other] It blocks { $n } fortresses of yours.
  }
cj-brings-ghost-nobody = Nobody has a fortress beside it.
cj-brings-ghost-leaves = It leaves a terrain, which gives again: { $land }.
cj-brings-give = { $whom } gets it; only the two of you see it.
cj-brings-give-nothing = { $whom } gets nothing from you.
cj-brings-market = You give { $give } and get { $take }: once a turn.
cj-brings-market-cleared = Five alike then: they go back to the stock, and one of each is laid out.
cj-brings-stock = You give { $give } and get { $take }.
cj-brings-accept = If { $whom } closes the deal, you give { $give } and get { $take }.
cj-brings-deal = You give { $give } to { $whom } and get { $take }.
cj-brings-call-off = If everyone agrees, the game is called off.
cj-brings-goes-on = The game goes on.
cj-brings-refuse = You keep your cards.
cj-brings-withdraw = Nothing changes hands.
cj-brings-offer-lapses = What you proposed is off the table then.

## What happens
cj-fact-turn = Round { $round }: { $who } to play.
cj-fact-rolled = { $who } rolls a { $number }.
cj-fact-earned-sabre = { $who } takes { cj-cards-sabre } from the treasure cave.
cj-fact-earned-wool = { $who } takes { cj-cards-wool } from the meadow.
cj-fact-earned-wood = { $who } takes { cj-cards-wood } from the forest.
cj-fact-earned-rum = { $who } takes { cj-cards-rum } from the cane field.
cj-fact-earned-gold = { $who } takes { cj-cards-gold } from the gold river.
cj-fact-short = The stock runs short: { $what }.
cj-fact-ghost-sabre = { $who } sends the ghost to the treasure cave ({ $number }).
cj-fact-ghost-wool = { $who } sends the ghost to the meadow ({ $number }).
cj-fact-ghost-wood = { $who } sends the ghost to the forest ({ $number }).
cj-fact-ghost-rum = { $who } sends the ghost to the cane field ({ $number }).
cj-fact-ghost-gold = { $who } sends the ghost to the gold river ({ $number }).
cj-fact-boat = { $who } builds a boat.
cj-fact-boat-free = { $who } places a boat for free.
cj-fact-fort = { $who } builds a fortress.
cj-fact-fort-free = { $who } places a fortress for free.
cj-fact-port = { $who } draws a port tile: { $what }.
cj-fact-coco-ghost = { $who } asks Coco: the ghost!
cj-fact-coco-free-build = { $who } asks Coco: a boat or a fortress for free!
cj-fact-coco-neighbours = { $who } asks Coco: both neighbours give a card!
cj-fact-coco-two-wood = { $who } asks Coco: driftwood!
cj-fact-coco-wood-and-wool = { $who } asks Coco: wood and wool!
cj-fact-free-build-lost = { $who } finds no place for the free piece.
cj-fact-took = { $n ->
    [0] The stock has none left for { $who }.
   *[other] { $who } takes { $what } from the stock.
  }
cj-fact-castle = { $who } takes the haunted castle.
cj-fact-castle-empty = { $before } leaves the haunted castle: nobody leads alone.
cj-fact-gift-chosen = { $who } puts a gift aside.
cj-fact-gift = { $who } gives { $what } to { $to }.
cj-fact-gift-unseen = { $who } gives a card to { $to }.
cj-fact-no-gift = { $who } has nothing to give to { $to }.
cj-fact-bargained = { $who } swaps { $give } for { $take } at the market.
cj-fact-market-cleared = Five alike at the market ({ $what }): they go back to the stock, and one of each is laid out.
cj-fact-stall-filled = The market gets { $what }.
cj-fact-stock = { $who } trades { $give } for { $take } with the stock.
cj-fact-offered = { $who } offers { $give } for { $want }.
cj-fact-accepted = { $who } accepts.
cj-fact-refused = { $who } refuses.
cj-fact-countered = { $who } offers { $give } for { $want } instead.
cj-fact-offer-ended = The offer by { $who } is off the table.
cj-fact-dealt = { $who } gives { $give } to { $other } for { $take }.
cj-fact-call-off-proposed = { $who } proposes to stop here.
cj-fact-victory = { $who } has seven fortresses and wins!
cj-fact-called-off-by-all = All agree to stop: the game is called off.
cj-fact-called-off-at-the-limit = { $n ->
    [one] After { $n } round the game is called off.
   *[other] After { $n } rounds the game is called off.
  }

## What is asked
cj-prompt-roll = Your turn: roll the die.
cj-prompt-ghost = Send the ghost to another terrain.
cj-prompt-main = Trade and build, then end your turn.
cj-prompt-free-build = Place a boat or a fortress for free.
cj-prompt-gift = Choose a card to give to { $who }.
cj-prompt-answer = { $who } gives { $give } and wants { $want }. Deal?
cj-prompt-call-off = { $who } proposes to stop here. Do you agree?

## Why not
cj-refusal-roll-first = Roll the die first.
cj-refusal-already-rolled = The die has been rolled this turn.
cj-refusal-move-the-ghost-first = Move the ghost first.
cj-refusal-ghost-must-move = The ghost has to go to another terrain.
cj-refusal-no-ghost-to-move = Only a 6 or a ghost card moves the ghost.
cj-refusal-place-the-free-piece-first = Place your free boat or fortress first.
cj-refusal-cannot-pay = You do not have the cards to pay for it.
cj-refusal-no-boat-leads-there = None of your boats leads there.
cj-refusal-no-fort-beside = A boat has to start from one of your fortresses.
cj-refusal-boats-would-meet = Two of your boats may not meet where no fortress stands.
cj-refusal-site-taken = A fortress stands there already.
cj-refusal-line-taken = A boat lies there already.
cj-refusal-reserve-empty = You have no such piece left.
cj-refusal-coco-pile-empty = There are no Coco cards left.
cj-refusal-must-give = You hold cards, so you give one.
cj-refusal-not-in-hand = You do not hold these cards.
cj-refusal-gifts-are-no-trade = Both sides have to give at least one card.
cj-refusal-shared-resource = The same resource cannot be on both sides.
cj-refusal-too-many-offers = You have made enough offers without a trade for one turn.
cj-refusal-already-proposed = You have already made this proposal this turn.
cj-refusal-no-offer = There is no offer on the table.
cj-refusal-no-deal-with-that-seat = That player has not agreed to a trade.
cj-refusal-market-once-a-turn = The market is open to you once a turn.
cj-refusal-not-at-the-market = The market does not have that card.
cj-refusal-same-resource = Trade for another resource.
cj-refusal-too-few-for-the-stock = The stock takes three of a kind, or two with the port for it.
cj-refusal-stock-lacks-it = The stock has none of these left.

## How it ends
cj-ending-won = Seven fortresses: the game is won.
cj-ending-called-off = The game is called off.

## Options
cj-option-ports = Ports
cj-option-ports-text = Whether the anchor sites bring port tiles.
cj-option-ports-off = without
cj-option-ports-off-text = Anchor sites are ordinary sites: simpler for a first game.
cj-option-ports-on = with
cj-option-ports-on-text = A fortress on an anchor draws a tile that trades two for one.
cj-first-game = First game: without the ports, as the rulebook advises
cj-option-compensation = Head start
cj-option-compensation-text = Whether the others get something for not going first.
cj-option-compensation-off = none
cj-option-compensation-off-text = All start with the same cards.
cj-option-compensation-gold = one gold
cj-option-compensation-gold-text = Everyone but the first player starts with one more gold.
cj-option-rounds = Rounds
cj-option-rounds-text = If nobody has won by then, the game is called off.
cj-option-offers = Offers a turn
cj-option-offers-text = How many offers a player may make in a turn without any of them leading to a trade.
cj-option-offers-3 = 3
cj-option-offers-3-text = For a brisk game.
cj-option-offers-6 = 6
cj-option-offers-6-text = Enough for most.
cj-option-offers-12 = 12
cj-option-offers-12-text = For those who love to haggle.
cj-option-offers-unlimited = no limit
cj-option-offers-unlimited-text = As the rulebook has it: as many as one likes.
cj-option-first = First player
cj-option-first-text = Who rolls first.
cj-option-first-random = drawn by lot
cj-option-first-random-text = Chance decides.
cj-option-first-white = white
cj-option-first-white-text = White begins (with three players, chance decides).
cj-option-first-red = red
cj-option-first-red-text = Red begins.
cj-option-first-orange = orange
cj-option-first-orange-text = Orange begins.
cj-option-first-blue = blue
cj-option-first-blue-text = Blue begins.
