### A big screen for all and a phone in every hand.

## Home


## On the TV

ui-tv-choose = What shall we play?
ui-tv-choose-hint = Arrow keys or a tap choose a game; then everybody joins by phone.
ui-tv-code = Or show a table by its code
ui-tv-show = Show it
ui-tv-opening = Opening the table…
ui-tv-scan = Scan and come aboard
ui-tv-scan-hint = Your phone is your hand: what is secret stays there.
ui-tv-by-hand = Without a camera: { $address }
ui-tv-code-of = Code
ui-tv-aboard = On board
ui-tv-first = Whoever comes first is the host and begins the game.
ui-tv-host = { $name } is the host and begins the game.
ui-tv-sound = Press any key for sound
ui-tv-number = TV { $n }
ui-tv-number-paired = TV { $n }, paired
ui-tv-latest = What happened last
ui-tv-asks = { $name } would like { $seat }’s seat.
ui-tv-give = Give { $name } the seat
ui-tv-not-now = Not now

## On the phone

ui-tv-board-here = Show the board here too
ui-tv-hand-only = Only my hand: the board is on the TV
ui-tv-look-up = The board is on the TV.
ui-tv-pair = Pair TV { $n }
ui-tv-unpair = Unpair TV { $n }
ui-tv-pair-hint = A paired TV can give the seat of a lost phone to another one. Pair only the TV that shows this number.
ui-tv-take-seat = Come aboard
ui-tv-take-seat-hint = Ask for a seat: as soon as the host says yes, it is yours.
ui-tv-ask-for = Ask for { $name }’s seat
ui-tv-declined = Not this one: { $name }’s seat is not given away. You may ask for another.
ui-tv-asked-for = You have asked for { $name }’s seat. The host has to say yes.
ui-tv-sit-down = Take { $name }’s seat
ui-tv-sit-down-hint = A seat that a bot plays is yours at a tap.
ui-tv-latecomers-sit = Latecomers may simply sit down
ui-tv-latecomers-ask = Latecomers have to ask me
ui-tv-unlock = Let others in again

## A printed code is scanned

ui-scan-title = A code was scanned
ui-scan-telling = One moment…
ui-scan-unbound = These sheets are not yet those of your table. Use them there?
ui-scan-bind = Use these sheets at my table
ui-scan-bound = Done: these sheets belong to your table now.
ui-scan-no-connection = No connection! Your scan did not get through.
ui-scan-old = This scan is no longer valid. To sit here, scan the code again.
ui-scan-to-table = To the table
