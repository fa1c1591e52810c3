### The Bosun: referee, single question, drill


ui-bosun-referee = Referee
ui-bosun-where = Where do I end up?
ui-bosun-drill = Drill
ui-bosun-opening = The Bosun is opening the logbook…
ui-bosun-lost = The connection is down. What you enter is sent as soon as it is back.
ui-bosun-sleepy = This browser cannot keep the screen awake: set your device so that it does not switch off.

## Setting up

ui-bosun-referee-intro = You play with the cardboard box, and the Bosun checks every path card by card: who is right, and which coin it earns.
ui-bosun-go-on = Games under way
ui-bosun-who-plays = Who plays? Tap three to eight pirates.
ui-bosun-name = Name
ui-bosun-name-of = Who plays { $pirate }?
ui-bosun-missing = { $n ->
    [one] { $n } pirate missing
   *[other] { $n } pirates missing
  }
ui-bosun-begin = To the ships

## Steps

ui-bosun-step-ships = Ships
ui-bosun-step-cards = Cards
ui-bosun-step-pile = Who sits where
ui-bosun-step-verdict = Verdict
ui-bosun-round = Round { $n }

## Ships and starts

ui-bosun-turn-table = Turn the table
ui-bosun-empty-place = Place { $n }, empty
ui-bosun-ships-title = The ships as they lie
ui-bosun-ships-text = Go clockwise around your table and tap the ships in order, or drag each to its place. Tap two ships to swap them; tap one twice to take it away.
ui-bosun-ships-left = Ships not laid yet
ui-bosun-laid = { $ship } at place { $n }
ui-bosun-anew = Start over
ui-bosun-nothing-lies = No ship lies on the table yet.
ui-bosun-ships-missing = { $n ->
    [one] { $n } ship is still missing.
   *[other] { $n } ships are still missing.
  }
ui-bosun-starts-missing = { $n ->
    [one] { $n } pirate has no ship yet.
   *[other] { $n } pirates have no ship yet.
  }
ui-bosun-first-already = It lies first already.
ui-bosun-drill-no-kinds = Choose at least one kind of card.
ui-bosun-ships-last = As last time
ui-bosun-ships-done = They lie like this
ui-bosun-starts-title = Who starts where?
ui-bosun-starts-text = Tap each pirate’s ship; the next pirate follows by itself.
ui-bosun-starts-at = { $name } starts at { $ship }
ui-bosun-first-round = First round

## Cards

ui-bosun-line = Your line
ui-bosun-how = Where the cards come from
ui-bosun-enter = Enter them
ui-bosun-draw = Draw for us
ui-bosun-no-card = Place { $n }: no card yet
ui-bosun-family-basic = Basic cards
ui-bosun-family-expert = Expert cards
ui-bosun-family-event = Events
ui-bosun-draw-text = The Bosun lays the cards from the last to the first; with the first one: “Cast off!”
ui-bosun-pace = Pace of the cards
ui-bosun-pace-tap = at a tap
ui-bosun-seconds = { $n ->
    [1] every second
   *[other] every { $n } s
  }
ui-bosun-next-card = Next card
ui-bosun-draw-go = Lay the cards
ui-bosun-hold = Hold
ui-bosun-full-leave = Make it small
ui-bosun-full-done = To the pile
ui-bosun-correct = Which card really lies there?
ui-bosun-leave-it = Leave it as it was
ui-bosun-swapped = That card was already in the line: the two have changed places.

## Race and pile

ui-bosun-stopwatch = Stopwatch
ui-bosun-watch-start = Start
ui-bosun-watch-stop = Stop
ui-bosun-watch-on = Go on
ui-bosun-count = Count 5 to 0
ui-bosun-lap = A full lap of the table comes first.
ui-bosun-backwards = Everybody goes backwards!
ui-bosun-pile-title = Turn the pile over: the first to arrive comes first
ui-bosun-pile-text = Tap a pirate, then the ship where this one sits. Drag or use the arrows to change the order.
ui-bosun-pile-standing = Tap a pirate, then the ship under which the frame lies. Drag or use the arrows to change the order.
ui-bosun-sits-where = { $name }: at which ship?
ui-bosun-take-out = Take { $name } off the pile
ui-bosun-earlier = { $name } one place earlier
ui-bosun-still-out = Not on the pile yet
ui-bosun-too-late = too late
ui-bosun-rest-late = { $n ->
    [one] The last one is too late
   *[other] The other { $n } are too late
  }
ui-bosun-not-late = Not too late after all
ui-bosun-who-is-right = Who is right?

## Verdict and end

ui-bosun-loot-hidden = The loot goes into the pockets, unseen. Everybody goes to the ship of their own tile.
ui-bosun-loot-open = The loot lies open. Everybody goes to the ship of their own tile.
ui-bosun-on = On with it
ui-bosun-wrestling = Arm-wrestling!
ui-bosun-wrestling-text = Ducats and coins are equal. Elbows on the table: who wins?
ui-bosun-wins = { $name } wins
ui-bosun-loot = The loot is counted
ui-bosun-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
ui-bosun-again = Again with the same crew

## The single question

ui-bosun-change-ships = Lay the ships anew
ui-bosun-from = You start at { $ship }
ui-bosun-from-where = Tap the ship where you start
ui-bosun-line-empty = Tap the cards as they were laid: the last one first.
ui-bosun-remove = Take away: { $card }
ui-bosun-palette = Cards
ui-bosun-answer = The answer
ui-bosun-you-end = You end at { $ship }
ui-bosun-sea = From { $from } the sea carries you on to { $to }
ui-bosun-you-at = you: { $ship }

## The drill

ui-bosun-drill-intro = The cards are laid from the last to the first. At “Cast off!” the clock runs: which ship do you end up at?
ui-bosun-drill-cards = Cards
ui-bosun-drill-kinds = Kinds of cards
ui-bosun-kind-element = Element
ui-bosun-kind-struck = Element, struck colour
ui-bosun-kind-colour = Colour
ui-bosun-kind-name = Name
ui-bosun-kind-name-struck = Name, struck letter
ui-bosun-kind-number = Number
ui-bosun-kind-helm = Helm
ui-bosun-kind-double = Double
ui-bosun-kind-coco = Coco
ui-bosun-drill-event = Event
ui-bosun-drill-event-no = none
ui-bosun-drill-event-yes = one each round
ui-bosun-drill-speed = Pace of the cards
ui-bosun-at-once = all at once
ui-bosun-drill-lean = Practice
ui-bosun-drill-lean-yes = more of your weak spots
ui-bosun-drill-lean-no = evenly mixed
ui-bosun-drill-lean-yes-hint = What you are slow at or slip on comes up more often.
ui-bosun-drill-lean-no-hint = Every kind comes up as often as in the deck.
ui-bosun-rival = Against
ui-bosun-rival-none = the clock only
ui-bosun-rival-reads = Your rival is still reading…
ui-bosun-rival-in = Your rival’s scuttle lies on the harbour!
ui-bosun-rival-was-right = Rival: right in { $s } s
ui-bosun-rival-was-wrong = Rival: wrong in { $s } s
ui-bosun-drill-go = Deal
ui-bosun-drill-again = Next round
ui-bosun-drill-choices = Change the settings
ui-bosun-drill-stop = Stop
ui-bosun-drill-wait = The cards are being laid…
ui-bosun-drill-press = Tap the ship where you end.
ui-bosun-drill-keys = Keys 1 to 8 stand for the ships’ numbers.
ui-bosun-start = Start
ui-bosun-right = Right!
ui-bosun-wrong = Wrong!
ui-bosun-drill-end = You end at { $ship }.
ui-bosun-drill-end-not = You end at { $ship }, not at { $yours }.
ui-bosun-time = { $s } s
ui-bosun-best-now = Personal best
ui-bosun-streak = { $n } right in a row
ui-bosun-no-slip = No single slip leads there: go through the path card by card.
ui-bosun-path-from = The path from { $ship }
ui-bosun-records = Your record
ui-bosun-records-none = No round yet. Times, slips and bests appear here.
ui-bosun-records-sum = { $n ->
    [one] { $n } round,
   *[other] { $n } rounds,
  }
ui-bosun-records-right = { $share } of them right.
ui-bosun-curve = Seconds per card, the latest rounds; the line is the average of five. A cross is a wrong answer.
ui-bosun-curve-label = Curve of the seconds per card; last round: { $last }
ui-bosun-bests = Personal bests
ui-bosun-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
ui-bosun-n-cards-event = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } + event
ui-bosun-by-kind = By kind of card
ui-bosun-kind = Kind
ui-bosun-kind-time = Time
ui-bosun-kind-seen = Seen
ui-bosun-kind-slips = Slips
ui-bosun-records-kept = Kept on this device only.
ui-bosun-records-forget = Forget it all

## Refusals

ui-bosun-refusal-event = An event needs at least { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.
ui-bosun-refusal-card = This round has no such card.
ui-bosun-refusal-early = That card is not laid yet.
ui-bosun-refusal-round = This round is not known here.

## Slips

sa-slip-skipped = { $card }: it looks as if this card was skipped.
sa-slip-strike-overlooked = { $card }: what is struck out was overlooked.
sa-slip-other-strike = { $card }: something else was read as struck out.
sa-slip-strike-imagined = { $card }: nothing is struck out here, so one goes on.
sa-slip-other-element = { $card }: another element was looked at.
sa-slip-other-colour = { $card }: another colour was taken.
sa-slip-wrong-sign = { $card }: plus and minus were mixed up.
sa-slip-miscounted = { $card }: miscounted by one.
sa-slip-other-way = { $card }: the wrong way around.
sa-slip-half-a-double = { $card }: only one of the two elements was looked at.
sa-slip-letter-for-coco = { $card }: the letter was followed, not the corner.
sa-slip-step-forgotten = { $card }: after it, the sea carries on by one ship.
sa-slip-event-forgotten = { $event }: the event was forgotten.
sa-slip-event-other-way = { $event }: the sea runs the other way.

## Does the box match?

ui-bosun-box = Your box
ui-bosun-box-corrected = Your box (corrected)
ui-bosun-box-question = Does your box match?
ui-bosun-box-text = The eight ships as the app knows them. The rulebooks show only a few of their marks; the rest we have completed ourselves, and under each ship stands what is ours. Compare it with your box.
ui-bosun-box-ours = ours: { $marks }
ui-bosun-box-ours-but = ours: all but { $marks }
ui-bosun-box-all-ours = ours: all of it
ui-bosun-box-yes = Yes, it matches
ui-bosun-box-no = No, correct it
ui-bosun-box-later = This is asked once. “Your box” brings it back.
ui-bosun-box-correct = Tap a ship that looks different in your box, and set it as it is printed there.
ui-bosun-box-mark = { $ours ->
    [yes] { $mark } (ours)
   *[no] { $mark }
  }
ui-bosun-box-number = number
ui-bosun-box-name = name
ui-bosun-box-coco = Coco’s corner
ui-bosun-box-reset = As the app knows them
ui-bosun-box-done = These are our ships
ui-bosun-box-corner = { $corner ->
    [top-left] top left
    [top-right] top right
    [bottom-left] bottom left
   *[bottom-right] bottom right
  }
