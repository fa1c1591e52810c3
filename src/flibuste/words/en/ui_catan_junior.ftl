## The chart's window
ui-chart-nearer = Nearer
ui-chart-farther = Farther
ui-chart-whole = The whole chart

## Places on the board
ui-cj-board = The islands
ui-cj-place-site = Site { $n }, by { $lands }
ui-cj-place-port = Port site { $n }, by { $lands }
ui-cj-place-line = Boat line from { $from } to { $to }
ui-cj-sea-winds = Trade Wind Sea
ui-cj-sea-gold = Gold Passage
ui-cj-sea-serpent = Serpent Strait
ui-cj-sea-whales = Whale Bay

## The table
ui-cj-market = The market
ui-cj-market-empty = Empty stall: the stock has no card for it yet
ui-cj-hint-market = On your turn you swap one card here: tap the card of your hand that you give, then the one you take.
ui-cj-hint-giving = Now tap a card of the market, or one that the stock gives below.
ui-cj-hint-giving-market = Now tap the card of the market that you take for it.
ui-cj-hint-taking = Now tap the card of your hand that you give for { $what }.
ui-cj-hand = Your hand
ui-cj-costs = What things cost
ui-cj-fortress = Fortress
ui-cj-boat = Boat
ui-cj-coco = Coco’s help
ui-cj-build-fortress = Fortress for rum, sabre, wool and wood; { $left } left
ui-cj-build-boat = Boat for wool and wood; { $left } left
ui-cj-build-coco = Coco’s help for rum, sabre and gold; { $left } left
ui-cj-roll = Roll
ui-cj-end-turn = End turn
ui-cj-trade = Trade
ui-cj-turn-of = Round { $round }: it’s { $who }’s turn
ui-cj-die = { $n ->
    [0] The die has not been rolled yet. Show the rolls so far
   *[other] The die shows { $n }. Show the rolls so far
  }
ui-cj-stock = Trade with the stock
ui-cj-stock-none = The stock wants { $what }
ui-cj-statistics = The rolls so far
ui-cj-rolls = Rolls
ui-cj-earned = Cards earned by the die

## The crews
ui-cj-crew-forts = { $n } of { $of } fortresses
ui-cj-crew-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
ui-cj-crew-coco = { $n ->
    [one] { $n } Coco card
   *[other] { $n } Coco cards
  }
ui-cj-crew-ghosts = { $n ->
    [one] { $n } ghost card
   *[other] { $n } ghost cards
  }
ui-cj-crew-port = Port: { $what } for any card

## Offers
ui-cj-offer = Offer on the table
ui-cj-offer-title = Offer a trade
ui-cj-counter-title = Make a counter-offer
ui-cj-offer-yours = Your offer
ui-cj-offer-of = { $who } offers a trade
ui-cj-offer-call-off = { $who } proposes to stop here
ui-cj-offer-give = You give
ui-cj-offer-want = You get
ui-cj-offer-more = One more: { $what }
ui-cj-offer-less = One less: { $what }
ui-cj-offer-send = Offer
ui-cj-offer-send-counter = Counter-offer
ui-cj-offer-cancel = Cancel
ui-cj-offer-all-given = You hold no more of these.
ui-cj-offer-most = Nobody has more of these to give.
ui-cj-offers-left = { $n ->
    [one] You may make one more offer without a trade this turn.
   *[other] You may make { $n } more offers without a trade this turn.
  }
ui-cj-answer-silent = thinking it over
ui-cj-answer-refused = says no
ui-cj-answer-accepted = says yes
ui-cj-answer-countered = makes a counter-offer
ui-cj-side-gives = { $who } gives
ui-cj-side-gets = { $who } gets
ui-cj-cannot-pay = You do not hold these cards: “No” is said for you in a moment. You can make another offer.
ui-cj-deal = Deal
ui-cj-accept = Yes
ui-cj-refuse = No
ui-cj-counter = Other offer
ui-cj-withdraw = Take it back

## Coco turns a card
ui-cj-coco-ghost = Coco sends the ghost! { $who } moves it.
ui-cj-ghost-at-home = The ghost sits in the haunted castle and bothers nobody.
ui-cj-ghost-haunts = The ghost: nobody gets anything from this terrain.
ui-cj-coco-free_build = { $who } builds a boat or a fortress for free.
ui-cj-coco-neighbours = The neighbours each give { $who } a card.
ui-cj-coco-two_wood = { $who } gets two wood.
ui-cj-coco-wood_and_wool = { $who } gets two wood and one wool.
ui-cj-coco-ghost-you = Coco sends the ghost! You move it.
ui-cj-coco-free_build-you = You build a boat or a fortress for free!
ui-cj-coco-neighbours-you = Your neighbours each give you a card!
ui-cj-coco-two_wood-you = You get two wood!
ui-cj-coco-wood_and_wool-you = You get two wood and one wool!

## Great moments
ui-cj-moment-castle = { $who } takes the haunted castle
ui-cj-moment-castle-you = The haunted castle is yours!
ui-cj-moment-castle-lost = { $who } takes the haunted castle from you
ui-cj-moment-castle-free = { $who } leaves the haunted castle
ui-cj-moment-castle-free-you = You leave the haunted castle: nobody leads alone
ui-cj-moment-seven = { $who } has seven fortresses!
ui-cj-moment-seven-you = Your seventh fortress stands!
ui-cj-end-race = The race to seven fortresses: { $who }
ui-cj-end-castle = holds the haunted castle
