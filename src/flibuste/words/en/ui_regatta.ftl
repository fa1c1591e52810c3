# A regatta: what only its pages and its board say.

ui-regatta-title = Regatta
ui-regatta-intro = For a class, a club, a family feast: everybody plays several rounds, at a new table each time, and the standings hang on the big screen. Phones find their table by themselves.
ui-regatta-name = What is it called?
ui-regatta-name-any = Saint John’s feast
ui-regatta-game = Game
ui-regatta-rounds = Rounds
ui-regatta-size = At a table
ui-regatta-missing = If the numbers do not work out
ui-regatta-missing-bots = Bots fill in
ui-regatta-missing-rest = Somebody rests
ui-regatta-missing-bots-hint = Everybody plays every round.
ui-regatta-missing-rest-hint = Whoever sits a round out gets a fair share of the points; everybody takes a turn.
ui-regatta-open = Open the regatta
ui-regatta-own = Your regattas
ui-regatta-lead = You lead
ui-regatta-join = Join a regatta
ui-regatta-unknown = No regatta has this code
ui-regatta-unknown-why = Perhaps a letter is wrong: a code has six consonants.
ui-regatta-opening = One moment…

ui-regatta-phase-gathering = Everybody is coming aboard
ui-regatta-phase-sailing = Round { $n } of { $of } is under way
ui-regatta-phase-between = Round { $n } of { $of } is over
ui-regatta-phase-over = The regatta is over

ui-regatta-your-name = Your name
ui-regatta-enter = Come aboard
ui-regatta-enter-again = Come back aboard
ui-regatta-late = The round is under way: you play from the next one on.
ui-regatta-aboard = { $n ->
    [one] { $n } person aboard
   *[other] { $n } people aboard
}
ui-regatta-you = You
ui-regatta-wait-first = You are aboard, { $name }. When the host draws the first round, this phone goes to your table by itself.
ui-regatta-wait-draw = The tables are being set up…
ui-regatta-wait-others = Your table is done. { $n ->
    [one] One table is
   *[other] { $n } tables are
} still playing.
ui-regatta-wait-rest = You rest this round and get { $n } points for it.
ui-regatta-wait-next = When the host draws the next round, this phone goes to your table by itself.
ui-regatta-earned = { $n ->
    [one] { $n } point in this round
   *[other] { $n } points in this round
}
ui-regatta-to-table = To your table
ui-regatta-leave = Leave the regatta
ui-regatta-leave-ask = You keep your points and may come back. If you are playing now, a bot takes over and you come last.
ui-regatta-place = Place { $n }
ui-regatta-place-of = Place { $n } of { $of }
ui-regatta-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-regatta-standings = Standings
ui-regatta-nobody = Nobody is aboard yet.
ui-regatta-left = gone
ui-regatta-wins = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}

ui-regatta-host = You lead this regatta
ui-regatta-draw = Draw round { $n }
ui-regatta-draw-last = Draw the last round
ui-regatta-too-few = A round needs { $n } people or more.
ui-regatta-nobody-here = Somebody has to come aboard first.
ui-regatta-goes-on = { $n ->
    [one] One table is
   *[other] { $n } tables are
} still playing
ui-regatta-board = Open the board for the big screen
ui-regatta-invite = Send the invitation
ui-regatta-invited = Come aboard our regatta!
ui-regatta-table = Table { $n }
ui-regatta-playing = playing
ui-regatta-laying = being set up
ui-regatta-done = done
ui-regatta-called = called
ui-regatta-with-bots = { $n ->
    [one] + { $n } bot
   *[other] + { $n } bots
}
ui-regatta-rests = Resting this round: { $names }
ui-regatta-call = Call it
ui-regatta-call-ask = The game at table { $n } ends without a result: everybody there gets { $points } points, whoever gave up gets none.
ui-regatta-people = People
ui-regatta-send = Send away
ui-regatta-send-ask = { $name } is out of the regatta for good. If they are playing now, a bot takes over.
ui-regatta-hand = Let { $name } lead
ui-regatta-hand-ask = { $name } draws the rounds from now on, and you no longer do.
ui-regatta-close = End the regatta now
ui-regatta-close-ask = The standings stay as they are, and the winners are honoured.
ui-regatta-wish = { $name } asks to lead: the host seems to be gone.
ui-regatta-want = The host is gone? Ask to lead
ui-regatta-want-wait = You lead in { $s } s, unless the host answers.
ui-regatta-want-now = Lead the regatta
ui-regatta-code = Code

ui-regatta-scan = Scan and come aboard
ui-regatta-by-hand = or go to { $address } and type the code
ui-regatta-rules = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} · { $size } at a table
ui-regatta-tables-done = { $n } of { $of } tables done
ui-regatta-next-soon = The host draws the next round.
ui-regatta-page = { $from }–{ $to } of { $of }
ui-regatta-champion = { $n ->
    [one] Champion of the regatta
   *[other] Champions of the regatta
}
ui-regatta-again = Show the ceremony again
ui-regatta-farewell = Thank you all for sailing!
