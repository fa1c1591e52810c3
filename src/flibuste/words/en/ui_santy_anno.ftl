## Ships and cards
ui-sa-ship-text = { $n }, { $name }: crow’s nest { $nest }, sails { $sails }, hull { $hull }, name plate { $plate }; Coco { $corner ->
    [top-left] top left
    [top-right] top right
    [bottom-left] bottom left
   *[bottom-right] bottom right
  }
ui-sa-line = The cards
ui-sa-read = Read
ui-sa-card-down = A card, face down
ui-sa-card-none = Not laid yet
ui-sa-what-is = What does this card say? { $card }
ui-sa-ships = The ships, clockwise
ui-sa-tile-of = Tile: { $who }.

## The race
ui-sa-round = Round
ui-sa-stopwatch = Time since “Cast off!”
ui-sa-crew = Crew
ui-sa-controls = What you can do
ui-sa-run = Run
ui-sa-sit = Sit down
ui-sa-stand = Stand up
ui-sa-take = Take scuttle
ui-sa-lay = Lay scuttle
ui-sa-backwards = backwards
ui-sa-turn-table = My place at the bottom
ui-sa-to-harbour = Harbour!
ui-sa-in-count = { $n } in
ui-sa-start = start
ui-sa-your-start = Your start
ui-sa-pocket = Your pocket
ui-sa-ducats-short = { $n } d.
ui-sa-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
ui-sa-lap = One full lap
ui-sa-lap-done = Lap done: take your scuttle
ui-sa-laid-place = Scuttle laid, place { $n }
ui-sa-lands = { $who } lays the scuttle: place { $n }
ui-sa-still-out = not in yet
ui-sa-count-when = the count starts when one is left
ui-sa-last = { $n ->
    [one] Last one running!
   *[other] { $n } still running!
  }
ui-sa-count-why = In before zero, or you earn nothing
ui-sa-is-waits = waiting
ui-sa-is-reckons = reckoning
ui-sa-is-runs = on the move
ui-sa-is-seated = seated
ui-sa-is-in = in the harbour, place { $n }
ui-sa-is-late = too late
ui-sa-is-unseen = behind the curtain
ui-sa-dealing = The cards are being laid, from the last to the first.
ui-sa-dealing-lap = The cards are being laid. First comes a full lap of the table!
ui-sa-framed = Frame under { $ship }. Tap the harbour to lay your scuttle, or another ship.
ui-sa-final-word = Your scuttle is laid. Now cheer for the others.

## The check
ui-sa-check = The check
ui-sa-pile-turned = The pile is turned over.
ui-sa-next = Next
ui-sa-next-round = On with it!
ui-sa-wave = Seen it: on with it!
ui-sa-waved = { $n ->
    [one] { $n } of { $of } wants to go on
   *[other] { $n } of { $of } want to go on
  }
ui-sa-look-back = Back to the check
ui-sa-not-told-yet = Not yet: this path is still to be checked.
ui-sa-look-closer = Every path is shown. On with the next round!
ui-sa-slip = Card { $n }. { $slip }
ui-sa-arrival = Arrival
ui-sa-start-column = Start
ui-sa-tile = Tile
ui-sa-sat-at = Believed
ui-sa-coin = Coin
ui-sa-wrong = Wrong
ui-sa-late = Too late
ui-sa-right-unpaid = Right, but no coin left
ui-sa-right-paid = Right: { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
ui-sa-starts-at = starts at { $ship }
ui-sa-tile-and-seat = Tile: { $tile }, believed: { $seat }
ui-sa-tile-only = Tile: { $tile }
ui-sa-card-n = Card { $n }.
ui-sa-step-goes = { $who }: from { $from } to { $to }, { $why }.
ui-sa-step-sea = { $who }: from { $from } to { $to }, { $why }; then the sea carries on to { $after }.
ui-sa-step-stays = { $who } stays at { $to }: { $why }.

## The duel and the end
ui-sa-duel = Duel!
ui-sa-duel-fights = fights
ui-sa-duel-done = has fought
ui-sa-duel-ready = Get ready…
ui-sa-duel-tap = Tap!
ui-sa-duel-how = Tap the button, space or enter as often as you can in five seconds; { $n ->
    [one] { $n } tap
   *[other] { $n } taps
  } at most.
ui-sa-duel-wait = Arms on the table: let’s see who wins.
ui-sa-duel-taps = { $n ->
    [one] { $n } tap
   *[other] { $n } taps
  }
ui-sa-end-turning = After the check of round { $round } { $who } is in front, and stays there to the end.
ui-sa-won-ducats = { $who } is captain with { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }!
ui-sa-won-coins = { $who } is captain: as many ducats, but the better coins!
ui-sa-won-duel = { $who } is captain after a duel!
ui-sa-won-you-ducats = You are captain with { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }!
ui-sa-won-you-coins = You are captain: as many ducats, but the better coins!
ui-sa-won-you-duel = You are captain after a duel!
ui-sa-won-shared = Several captains share the rank, with { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  } each!

## For real, with legs

ui-sa-real-title = Santy Anno for real
ui-sa-real-intro = Run around your own table! The big screen is the Bosun, every phone is a scuttle, and eight printed ships lie before eight chairs. Nothing to install; all devices are on the same network as this one.
ui-sa-real-sheets-title = Print the ships
ui-sa-real-sheets-text = Eight sheets, one for each chair. Or eight small codes to stick beside the ships of the box. They last: on another evening the host scans one, and they belong to the new table.
ui-sa-real-print = Ship sheets
ui-sa-real-print-codes = Small codes
ui-sa-real-bosun-title = A screen that all can see
ui-sa-real-bosun-text = A TV, or a laptop on the shelf: open this page there and let it be the Bosun. It lays the cards, calls “Cast off!”, counts, checks and pays.
ui-sa-real-open = This screen is the Bosun
ui-sa-real-phones-title = 3 to 8 players, each with a phone
ui-sa-real-phones-text = Scan the code on the big screen with the phone’s own camera and sit down. Whoever came first begins the game.
ui-sa-real-run-title = Run!
ui-sa-real-run-text = Lay the ships in the order the screen shows. After “Cast off!” run to your ship, sit down and scan its code: that instant counts. No camera? Tap the ship on your phone, then “sit”.
ui-sa-real-sheets = Sheets for the chairs
ui-sa-real-bind-host = You have printed sheets? Scan one of them with your phone now, and they belong to this table. Otherwise print them here.
ui-sa-real-bind = The host can scan printed sheets from another evening to use them at this table. Otherwise print them here.
ui-sa-real-tv-lobby = Run for real: eight chairs around a table, a ship sheet before each. The host scans one sheet.
ui-sa-real-lay-out = Lay the eight ships around your table as they lie here, each before a chair. Then go to the ship with your scuttle, stand behind its chair, and say so on your phone.
ui-sa-real-stand = Round { $round }: go to the ship with your scuttle, stand behind its chair, and say so on your phone.
ui-sa-real-own-first = When the ships lie around the table as the big screen shows: you start at { $ship }.
ui-sa-real-own = You start at { $ship }.
ui-sa-real-ready = I stand at my start
ui-sa-real-missing = { $left ->
    [0] All are ready!
   *[other] Ready: { $n } of { $of }. Still missing: { $names }
  }
ui-sa-real-race = { $lap ->
    [true] { $backwards ->
        [true] First a full lap and your starting ship, then your ship; all of it backwards!
       *[other] First a full lap and scan your starting ship, then on to your ship!
      }
   *[other] { $backwards ->
        [true] To your ship, backwards! Sit down and scan.
       *[other] Run, sit down, scan!
      }
  }
ui-sa-real-backwards = Walk backwards!
ui-sa-real-tap = No camera? Tap the ship
ui-sa-real-sit = Sit at { $ship }
