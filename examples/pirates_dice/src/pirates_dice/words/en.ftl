# Pirate's Dice: what the game says, in the present tense.

ui-game-pirates-dice = Pirate’s Dice
ui-pitch-pirates-dice = Bluff about the dice under your cup, and call the liars.

pd-seat = Pirate { $n }
pd-dice-1 = { $n ->
    [one] { $n } one
   *[other] { $n } ones
  }
pd-dice-2 = { $n ->
    [one] { $n } two
   *[other] { $n } twos
  }
pd-dice-3 = { $n ->
    [one] { $n } three
   *[other] { $n } threes
  }
pd-dice-4 = { $n ->
    [one] { $n } four
   *[other] { $n } fours
  }
pd-dice-5 = { $n ->
    [one] { $n } five
   *[other] { $n } fives
  }
pd-dice-6 = { $n ->
    [one] { $n } six
   *[other] { $n } sixes
  }
pd-left = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }

## What one does

pd-do-bid = Bid { $what }
pd-do-call = Liar!

## What happens

pd-fact-round = Round { $round }: all roll, { $who } begins.
pd-fact-said = { $who } bids { $what }.
pd-fact-called = { $who } calls { $whom } a liar.
pd-fact-shown = { $who } shows { $dice }.
pd-fact-counted-true = The cups hold { $what }: the bid is true.
pd-fact-counted-lie = The cups hold { $what }: the bid is a lie.
pd-fact-lost = { $who } loses a die and has { $left } left.
pd-fact-out = { $who } is out.
pd-fact-won = { $who } wins.

## What is asked, refused and reached

pd-prompt-begin = Make the first bid.
pd-prompt-answer = { $who } bids { $what }. Bid higher, or call the lie.
pd-refusal-nothing-to-call = Nobody has bid yet.
pd-refusal-too-low = A bid must be higher than the last one.
pd-refusal-too-many-dice = There are not that many dice on the table.
pd-ending-won = One pirate is left with dice.

## Options

pd-option-dice = Dice each
pd-option-dice-text = From one, a game of minutes, to five.
pd-option-wild = Wild ones
pd-option-wild-off = no
pd-option-wild-off-text = A one is a one.
pd-option-wild-on = yes
pd-option-wild-on-text = A one counts as every face.

## A bot's reasons

bots-pd-doubt = { $side ->
    [for] the bid is hard to believe
   *[against] the bid may well be true
  }
bots-pd-risk = { $side ->
    [for] nobody can catch me with it
   *[against] it may be called
  }
bots-pd-pressure = it is hard to top

## The screen

ui-pd-turn-of = Round { $round }: it’s { $who }’s turn
ui-pd-on-the-table = { $n ->
    [one] { $n } die on the table
   *[other] { $n } dice on the table
  }
ui-pd-wild = Ones count as every face
ui-pd-no-bid = No bid yet
ui-pd-bids = { $who } bids
ui-pd-yours = Your dice
ui-pd-none = You have no dice left.
ui-pd-fewer = Fewer dice
ui-pd-more = More dice
ui-pd-count = Number of dice
ui-pd-face = Face
ui-pd-out = out
ui-pd-lifted = { $caller } doubts that there are { $what }: there are { $found }. { $loser } loses a die.
ui-pd-die = a { $n }
