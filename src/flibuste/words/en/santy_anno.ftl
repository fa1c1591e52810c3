### Santy Anno

## Who plays

sa-pirate-brain = The Brain
sa-pirate-belgo = El Belgo
sa-pirate-beauty = Beauty
sa-pirate-edward = Edward
sa-pirate-bamba = Bamba
sa-pirate-kalash = Kalash
sa-pirate-lee-shee = Lee Shee
sa-pirate-gulliver = Gulliver
sa-bosun = The Bosun
sa-clock = The clock

## Ships and cards

sa-element-nest = crow’s nest
sa-element-sails = sails
sa-element-hull = hull
sa-element-plate = name plate
sa-colour-yellow = yellow
sa-colour-red = red
sa-colour-blue = blue
sa-colour-green = green

sa-card-element = Element: { $element }
sa-card-element-struck = Element: { $element }, not { $colour }
sa-card-colour = Colour: { $colour }
sa-card-name = Name: P, R, S, V
sa-card-name-struck = Name, not { $letter }
sa-card-number = Number +{ $plus }/−{ $minus }
sa-card-helm = Helm { $n }, { $way ->
    [cw] clockwise
   *[ccw] counter-clockwise
  }
sa-card-double = Double: { $one } and { $two }
sa-card-coco = Coco

sa-event-whirlwind = Whirlwind
sa-event-whirlwind-text = The third and the fourth card change places.
sa-event-seasick = Seasick, { $way ->
    [cw] clockwise
   *[ccw] counter-clockwise
  }
sa-event-seasick-text = From the fourth card on, every card is followed by a step of one ship { $way ->
    [cw] clockwise
   *[ccw] counter-clockwise
  }.
sa-event-bermuda = Bermuda triangle
sa-event-bermuda-text = After the third card comes the last one, then backwards to the fourth.
sa-event-rum = Rum
sa-event-rum-text = Everybody goes backwards and owes the lap of rounds 4 and 5, unless the table plays without it. Played standing, it changes nothing.

## Why a card leads there

sa-why-element = same colour of { $element }: { $colour }
sa-why-colour-struck = { $colour } is struck out ({ $element })
sa-why-colour = here, { $colour } is the colour of: { $element }
sa-why-name = same first letter: { $letter }
sa-why-letter-struck = { $letter } is struck out
sa-why-plus = { $number } + { $k } = { $to }
sa-why-minus = { $number } − { $k } = { $to }
sa-why-helm = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  } { $way ->
    [cw] clockwise
   *[ccw] counter-clockwise
  }
sa-why-double = colours swapped: { $one } { $first }, { $two } { $second }
sa-why-coco = Coco in the same corner: { $corner ->
    [top-left] top left
    [top-right] top right
    [bottom-left] bottom left
   *[bottom-right] bottom right
  }

## What one can do

sa-act-run-cw = Run clockwise
sa-act-run-ccw = Run counter-clockwise
sa-act-sit = Sit down
sa-act-stand-up = Stand up
sa-act-take-scuttle = Take your scuttle
sa-act-lay-scuttle = Lay your scuttle on the harbour
sa-act-lay-frame = Frame under { $ship }
sa-act-scan = Sit at { $ship }
sa-act-tap = { $n ->
    [one] { $n } tap
   *[other] { $n } taps
  }
sa-act-lay-card = Lay the next card
sa-act-cast-off = Cast off!
sa-act-count = Keep counting
sa-act-time-up = Time’s up
sa-act-next-round = Next
sa-act-ship-lies = { $ship } lies here
sa-act-pirate-starts = Start at { $ship }
sa-act-card-turned = { $card }
sa-act-event-turned = { $event }
sa-act-pirate-sits = { $who } at { $ship }
sa-act-too-late = The others are too late
sa-act-check = Turn the pile over
sa-act-take-back = Take it back
sa-act-wrestled = { $who } wins
sa-act-fleet-is = Ships as in this box

## What happens

sa-fact-lies = { $ship } lies before chair { $chair }.
sa-fact-starts = { $who } starts at { $ship }.
sa-fact-round = Round { $round }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
sa-fact-laid = Card { $place }: { $card }.
sa-fact-laid-unseen = Card { $place } is laid behind the curtain.
sa-fact-event = Event: { $event }. { $text }
sa-fact-event-unseen = The event is turned behind the curtain.
sa-fact-cast-off = Cast off!
sa-fact-goes = Behind the curtain: { $who }.
sa-fact-runs = { $who } runs to chair { $chair }.
sa-fact-sits-down = { $who } sits down before { $ship }.
sa-fact-stands-up = { $who } stands up again.
sa-fact-ends-lap = { $who } completes the lap.
sa-fact-takes-scuttle = { $who } takes the scuttle.
sa-fact-lays-frame = { $who } lays the frame under { $ship }.
sa-fact-lands = { $who } lays the scuttle on the pile.
sa-fact-counts = { $n }…
sa-fact-time-is-up = Time’s up for { $n ->
    [one] { $n } pirate
   *[other] { $n } pirates
  }: the count begins.
sa-fact-late = { $who } is too late and earns nothing.
sa-fact-draws-lots = { $n ->
    [one] { $n } scuttle lands
   *[other] { $n } scuttles land
  } at the same instant: lots are drawn.
sa-fact-step = { $card }: { $who } moves to { $to } ({ $why }).
sa-fact-stay = { $card }: { $who } stays at { $to } ({ $why }).
sa-fact-step-seasick = { $card }: { $who } is at { $to } ({ $why }), and the sea carries on to { $after }.
sa-fact-step-in-box = { $card }: { $who } is at { $after }.
sa-fact-right = { $place }. { $who } is right at { $end } and takes { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }.
sa-fact-right-unpaid = { $place }. { $who } is right at { $end }, but the coins are gone.
sa-fact-wrong = { $place }. { $who } sits at { $believed }, but belongs at { $end }.
sa-fact-duel = Duel: { $who }.
sa-fact-has-tapped = { $who } has fought.
sa-fact-taps = { $who }: { $n ->
    [one] { $n } tap
   *[other] { $n } taps
  }.
sa-fact-wrestled = { $who } wins the arm-wrestling.
sa-fact-ranked = { $rank }. { $who }, { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }.
sa-fact-sits-at = { $place }. { $who } sits at { $ship }.
sa-fact-taken-back-ship = The last ship is taken back.
sa-fact-taken-back-start = The last starting place is taken back.
sa-fact-taken-back-card = The last card is taken back.
sa-fact-taken-back-event = The event is taken back.
sa-fact-taken-back-landing = The last scuttle is taken back.
sa-fact-taken-back-late = “Too late” is taken back.
sa-fact-painted-box = The ships are painted as in this box.
sa-fact-painted-ours = The ships are painted as the app knows them.

## What is asked

sa-prompt-run = Run to your ship and sit down.
sa-prompt-lap = First a full lap of the table.
sa-prompt-scan = Run to your ship, sit down and scan its code.
sa-prompt-scan-lap = First a full lap, then scan the code of your starting ship.
sa-prompt-take-scuttle = Fetch your scuttle beside your starting ship.
sa-prompt-lay = Sure? Lay your scuttle on the harbour.
sa-prompt-frame = Lay your frame under your ship.
sa-prompt-choose-chair = Choose the ship where you start.
sa-prompt-duel = Duel! Tap as fast as you can.
sa-prompt-ship-lies = Which ship lies before chair { $chair }?
sa-prompt-pirate-starts = Where does { $who } start?
sa-prompt-card-turned = Which card lies at place { $place } of { $cards }?
sa-prompt-event-turned = Which event is turned?
sa-prompt-pile = Whose scuttle is at place { $place } of the pile, and where does this pirate sit?
sa-prompt-check = All scuttles are in: turn the pile over?
sa-prompt-next-round = On with it?
sa-prompt-wrestled = Who wins the arm-wrestling?

## What is refused

sa-refusal-not-now = This is not the moment for that.
sa-refusal-before-cast-off = Wait for “Cast off!” behind your chair.
sa-refusal-scuttle-is-laid = Your scuttle is laid; that is final for this round.
sa-refusal-sit-first = Sit down first, then lay your scuttle.
sa-refusal-already-seated = You are seated; stand up first.
sa-refusal-not-seated = You are not seated.
sa-refusal-lap-first = First a full lap of the table.
sa-refusal-scuttle-at-start = Your scuttle still lies beside your starting ship.
sa-refusal-has-scuttle = You already have your scuttle in your hand.
sa-refusal-frame-first = Lay your frame first, then your scuttle.
sa-refusal-played-running = At this table you run; there are no frames.
sa-refusal-played-standing = At this table nobody runs: use your frame.
sa-refusal-played-for-real = At this table you run for real: scan the ship’s code, or tap the ship and sit.
sa-refusal-not-for-real = At this table nobody scans codes.
sa-refusal-lap-at-start = This does not count yet: first a full lap, then scan the code of your starting ship.
sa-refusal-race-is-over = Too late: the race is over.
sa-scan-landed = { $ship }: your scuttle is laid!
sa-scan-lap = Your lap counts! Now run to your ship.
sa-refusal-earlier-than-before = That would be earlier than what you did before.
sa-refusal-out-of-breath = You are out of breath for this round.
sa-refusal-behind-curtain = It is not your go behind the curtain.
sa-refusal-not-in-deck = That card is no longer in the deck.
sa-refusal-ship-lies = That ship already lies on the table.
sa-refusal-numbers-in-order = The numbers must not run 1 to 8 around the table: lay the ships anew.
sa-refusal-place-taken = Another pirate already starts there.
sa-refusal-already-in-pile = That scuttle is already in the pile.
sa-refusal-all-are-in = All scuttles are in.
sa-refusal-pile-incomplete = Some scuttles are missing: name them, or call them too late.
sa-refusal-not-tied = Only the tied ones fight.
sa-refusal-has-tapped = You have fought; wait for the others.
sa-refusal-nothing-to-take-back = There is nothing to take back.
sa-refusal-too-many-slips = Too much has been taken back in this game.

## How it ends

sa-ending-captain = There is a captain.
sa-ending-captains = Several captains share the rank.
sa-captain = Captain
sa-first-mate = First mate
sa-deckhand = Ship’s boy

## Options

sa-option-way = Way of playing
sa-option-way-text = One way for the whole table.
sa-option-way-running = running
sa-option-way-running-text = Run around the table and sit down before your ship.
sa-option-way-standing = standing
sa-option-way-standing-text = Everyone stays put and lays a frame under the ship.
sa-option-way-for-real = for real, with legs
sa-option-way-for-real-text = Run around your own table, sit down and scan the ship’s code with the phone.
sa-option-cards = Cards
sa-option-cards-text = Which cards are in the deck.
sa-option-cards-basic = basic
sa-option-cards-basic-text = 37 cards: elements, colours, names, numbers.
sa-option-cards-expert = expert
sa-option-cards-expert-text = Adds helm, double and Coco; ten basic cards are taken out.
sa-option-cards-expert-events = expert with events
sa-option-cards-expert-events-text = The expert deck, and one event in every round.
sa-option-cards-basic-events = basic with events
sa-option-cards-basic-events-text = The basic deck, and one event in every round.
sa-option-scores = Loot
sa-option-scores-text = Whether everyone sees how much the others have.
sa-option-scores-hidden = hidden
sa-option-scores-hidden-text = The coins stay in the pocket until the end.
sa-option-scores-open = open
sa-option-scores-open-text = Everyone’s coins lie on the table.
sa-option-ties = Ties
sa-option-ties-text = What happens when even the coins are equal.
sa-option-ties-duel = duel
sa-option-ties-duel-text = A tapping duel decides who is captain or first mate.
sa-option-ties-share = share
sa-option-ties-share-text = The tied ones share the better rank.
sa-option-rum-lap = Lap with the rum
sa-option-rum-lap-text = Whether the rum also asks for a full lap.
sa-option-rum-lap-on = with a lap
sa-option-rum-lap-on-text = Backwards, and once around the table first.
sa-option-rum-lap-off = without a lap
sa-option-rum-lap-off-text = Backwards only.
sa-option-dealer = Dealer
sa-option-dealer-text = Who lays the cards.
sa-option-dealer-program = program
sa-option-dealer-program-text = The program lays the cards.
sa-option-dealer-hand = by hand
sa-option-dealer-hand-text = You play with the cardboard box, and the program checks you.
sa-option-screens = Screens
sa-option-screens-text = Together, or one after the other on one screen.
sa-option-screens-together = together
sa-option-screens-together-text = Everyone races at the same time.
sa-option-screens-in-turn = in turn
sa-option-screens-in-turn-text = One screen: each plays the round behind a curtain, against the stopwatch.
sa-option-chairs = Chairs
sa-option-chairs-text = Who sits where in the first round.
sa-option-chairs-random = by lot
sa-option-chairs-random-text = Chance gives everyone a ship to start from.
sa-option-chairs-chosen = chosen
sa-option-chairs-chosen-text = One after the other chooses a ship to start from.
sa-option-check = Check
sa-option-check-text = How the paths are shown after the race.
sa-option-check-by-pirate = pirate by pirate
sa-option-check-by-pirate-text = One path after the other: best for first games.
sa-option-check-by-card = card by card
sa-option-check-by-card-text = Each card works for everyone at once: quicker, for those who know the game.

# After the game
sa-review-won = { $n ->
    [one] { $who } won.
   *[other] { $who } share the win.
}
sa-review-won-anyway = Without slips it would have been the same.
sa-review-without-slips = Without slips { $who } would have won with { $ducats } ducats.
sa-review-slip = { $who } slips.
sa-review-wrong = { $who } ends on the wrong ship.
sa-review-kinds = Time and slips by kind of card
sa-review-all-kinds = All cards
sa-review-event = Event
sa-review-pirate = { $who }
sa-review-table = The table
sa-review-slips = { $n ->
    [one] { $n } slip
   *[other] { $n } slips
}
sa-review-average = { $seconds } s · { $n ->
    [0] no slip
    [one] { $n } slip
   *[other] { $n } slips
}
sa-review-cell = { $seconds } s ({ $more }){ $n ->
    [0] {""}
    [one] {" "}· { $n } slip
   *[other] {" "}· { $n } slips
}

## Ships that make no fleet

sa-refusal-fleet-ships = A fleet has eight ships, each of them once.
sa-refusal-fleet-number = { $n ->
    [0] No ship has the number { $number }.
   *[other] The number { $number } stands on { $n } ships: { $ships }.
  } Each number from 1 to 8 belongs to one ship.
sa-refusal-fleet-colour-twice = { $ship } shows { $colour } twice: its four elements have four colours.
sa-refusal-fleet-element = Colour { $colour } ({ $element }): { $n ->
    [0] on no ship.
    [one] only on { $ships }.
   *[other] on { $ships }.
  } Each colour of an element belongs to two ships.
sa-refusal-fleet-corner = Coco { $corner ->
    [top-left] top left
    [top-right] top right
    [bottom-left] bottom left
   *[bottom-right] bottom right
  }: { $n ->
    [0] on no ship.
    [one] only on { $ships }.
   *[other] on { $ships }.
  } Each corner belongs to two ships.
sa-refusal-fleet-double = “{ $card }” would lead from { $ship } { $n ->
    [0] nowhere
   *[other] to { $n } ships at once
  }. Look at the colours once more.
