### The table's shell, the lobby, one's own games and the replay, as the browser shows them.

## The bar and the panel

ui-table-your-turn = Your turn
ui-table-your-answer = Your answer, please
ui-table-answer-of = { $n ->
    [one] Waiting for { $who }’s answer
   *[other] Waiting for answers: { $who }
  }
ui-table-turn-of = { $n ->
    [one] { $who } plays
   *[other] { $who } play
  }
ui-table-turn-of-many = { $n ->
    [one] Waiting for { $n } player
   *[other] Waiting for { $n } players
  }
ui-table-under-way = The game is on
ui-table-racing = The race is on
ui-table-over = The game is over
ui-table-paused = Paused
ui-table-menu = Menu
ui-table-what = What can I do?
ui-table-hurry = Let the bots hurry
ui-table-talk = Log and talk
ui-table-undo = Take it back
ui-table-no-way-back = This cannot be taken back.
ui-table-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
  }
ui-table-board = The game
ui-table-panel = At the table
ui-table-log = Log
ui-table-choices = Choices
ui-table-crew = Crew
ui-table-log-empty = Nothing has happened yet.
ui-table-nothing-to-do = There is nothing for you to do just now.
ui-table-time-left = Time left:
ui-table-why = Rule { $clause }

## Seats

ui-table-you = you
ui-table-host = host
ui-table-seat-free = Free seat
ui-table-seat-bot = Bot: { $level }
ui-table-seat-resigned = has given up, a bot plays
ui-table-seat-offered = away, the seat is offered
ui-table-seat-outside-bot = { $owner }’s bot
ui-table-seat-outside-bot-unknown = somebody’s bot
ui-table-seat-stand-in = away, a bot plays meanwhile
ui-table-seat-away = away
ui-table-guests = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
  }
ui-table-about = More about { $name }
ui-table-hide = Don’t show me what they say
ui-table-unhide = Show me what they say
ui-table-mute = Mute for everyone
ui-table-unmute = Unmute
ui-table-make-host = Make host
ui-table-kick = Send away
ui-table-kick-ask = Send { $name } away from the table? They may come back.
ui-table-ban = Ban
ui-table-ban-ask = Ban { $name } from this table for good?
ui-table-return = Take my seat back
ui-table-ask-seat = Ask for this seat
ui-table-take-seat = Take this seat
ui-table-let-bot = Let a bot play
ui-table-asks = { $name } asks for { $seat }’s seat.
ui-table-give = Give it
ui-table-decline = Not now
ui-table-asked = You have asked for { $seat }’s seat. { $host } decides.
ui-table-asked-back = { $seat } is back and plays on: the seat is taken.
ui-table-declined = { $host } says no: { $seat }’s seat is not given away.
ui-table-won-by = { $n ->
    [one] { $who } wins
   *[other] { $who } win
  }
ui-table-agrees = wants to stop

## Notices

ui-table-connection-lost = The connection is lost. Reconnecting…
ui-table-is-away = { $name } is away.
ui-table-wants-end = { $n ->
    [one] { $who } wants to end the game here.
   *[other] { $who } want to end the game here.
  }
ui-table-bot-for-you = A bot is playing for you.
ui-table-short-thoughts = The bots are still warming up: for a minute or two they think less far ahead.
ui-table-watching = You are watching.

## Menu

ui-table-code = Table
ui-table-pause = Pause
ui-table-resume = Go on
ui-table-share = Invite, or change device
ui-table-move = My seat on another device
ui-table-move-hint = Make a link and open it there within five minutes. It works once; this device then only watches.
ui-table-move-for = Link for { $name }’s seat
ui-table-notify = Notify me when it is my turn
ui-table-agree = End the game by agreement
ui-table-agree-no = Play on after all
ui-table-agree-hint = By agreement the game ends as soon as everybody wants it; nobody loses.
ui-table-resign = Give up
ui-table-resign-for = Give up for { $name }
ui-table-resign-ask = Give up for { $name }? A bot plays the seat to the end, and there is no way back.
ui-table-home = To the home page (the game waits)
ui-table-home-goes-on = To the home page (the race goes on without you)
ui-table-leave = Leave the table
ui-table-leave-ask = Leave this running game? Your seat will be treated as abandoned.

## Talk

ui-table-emotes = Gestures
ui-table-phrases = Quick phrases
ui-table-write = Write something
ui-table-send = Send
ui-table-muted = The host has muted you.
ui-table-emote-laugh = Laugh
ui-table-emote-cheer = Cheer
ui-table-emote-gasp = Gasp
ui-table-emote-cry = Cry
ui-table-emote-wink = Wink
ui-table-emote-parrot = Parrot
ui-table-emote-anchor = Anchor
ui-table-emote-treasure = Treasure
ui-table-gesture = { $name }: { $what }

## Curtain

ui-table-curtain = Curtain
ui-table-curtain-for = Pass the screen to { $name }
ui-table-curtain-hint = Everybody else looks away.
ui-table-lift = I am { $name }

## The end

ui-table-rank = Rank { $n }
ui-table-rematch = Rematch
ui-table-to-rematch = To the rematch
ui-table-to-regatta = Back to the regatta
ui-table-replay = Replay
ui-table-see-board = See the board
ui-end-you-win = You win!
ui-end-wins = { $who } wins!
ui-end-share = { $who } share the win!
ui-end-share-you = You share the win with { $who }!
ui-end-your-place = { $n ->
    [2] You come second.
    [3] You come third.
   *[other] You come { $n }th.
  }
ui-end-watch = Watch this moment
ui-end-result = See the result
ui-end-next = What next?
ui-end-told = { $game }: { $told }

## Coming and going

ui-table-opening = Table
ui-table-opening-text = One moment…
ui-table-unknown = No such table
ui-table-unknown-why = There is no table { $code }. Perhaps a letter is wrong, or the table was cleared long ago.
ui-table-gone = You are no longer at the table
ui-table-gone-why = This table is not open to you.

## Lobby

ui-lobby-title = Play with friends
ui-lobby-new = A new table
ui-lobby-tables = Open tables
ui-lobby-none = No open table just now. Open one!
ui-lobby-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
  }
ui-lobby-failed = The table could not be opened.
ui-lobby-no-connection = The server cannot be reached. The table is set up by itself as soon as the connection is back.
ui-lobby-setting-up = Setting up the table…
ui-lobby-players = Seats
ui-lobby-here = People at this screen
ui-lobby-here-hint = The other seats are played by bots. A curtain falls between players.
ui-lobby-name-of = Player { $n }
ui-lobby-name-any = A pirate’s name is found for you
ui-lobby-your-name = Your name
ui-lobby-visible = Who can join
ui-lobby-invited = By invitation
ui-lobby-invited-hint = Only people who have the link or the code.
ui-lobby-open = Everyone
ui-lobby-open-hint = The table is shown in the list of open tables.
ui-lobby-empty-seats = Empty seats
ui-lobby-fill-people = For friends
ui-lobby-fill-people-hint = They stay free until somebody sits down.
ui-lobby-fill-bots = For bots
ui-lobby-fill-bots-hint = Bots sit down at once; you can send them off before the start.
ui-lobby-level = Level of the bots
ui-lobby-in-force = What is played
ui-lobby-character = What { $name } plays
ui-lobby-character-any = any
ui-lobby-begins = Who begins
ui-lobby-begins-lot = drawn by lot
ui-lobby-begins-who = { $name } begins.
ui-lobby-options = Options
ui-lobby-clock = Clock
ui-lobby-clock-none = none
ui-lobby-clock-none-hint = Everybody takes their time.
ui-lobby-clock-30 = 30 s
ui-lobby-clock-30-hint = Thirty seconds a turn.
ui-lobby-clock-60 = 1 min
ui-lobby-clock-60-hint = One minute a turn.
ui-lobby-clock-120 = 2 min
ui-lobby-clock-120-hint = Two minutes a turn.
ui-lobby-clock-reserve = 30 s + 10 min
ui-lobby-clock-reserve-hint = Thirty seconds a turn, and ten minutes of reserve for the whole game.
ui-lobby-race-limit = Time for a race
ui-lobby-race-limit-hint = Then the count begins for everyone who is still out.
ui-lobby-race-limit-in-turn = After that a turn behind the curtain is over.
ui-lobby-minutes = { $n } min
ui-lobby-create = Open the table
ui-lobby-begin = Begin
ui-lobby-at-table = { $game }: the crew gathers
ui-lobby-friends = Call your friends
ui-lobby-invite = Send the link, say the code, or let them scan the picture.
ui-lobby-link = Link to the table
ui-lobby-copy = Copy the link
ui-lobby-send = Share
ui-lobby-seats = Seats
ui-lobby-sit-name = Name for the next seat you take
ui-lobby-sit = Sit down
ui-lobby-sit-too = One more here
ui-lobby-bot = Bot
ui-lobby-level-of = Level of { $name }
ui-lobby-empty-of = Send { $name } off this seat
ui-lobby-talk = Talk
ui-invite-character = Choose whom you play
ui-invite-there = { $n ->
    [one] { $who } is there.
   *[other] { $who } are there.
  }
ui-invite-look = Just look on
ui-lobby-stand = Stand up
ui-lobby-too-few = { $least } to { $most } can play.
ui-lobby-wait-host = { $name } begins the game.
ui-lobby-lock = Let no one else in
ui-lobby-latecomers = Latecomers may take a bot’s seat without asking
ui-lobby-free-text = Let people write what they like
ui-lobby-outside-bots = Let people bring bots of their own
ui-lobby-dropped = When somebody stays away
ui-lobby-dropped-wait = wait for them
ui-lobby-dropped-pause = pause the game
ui-lobby-dropped-bot = let a bot play meanwhile
ui-lobby-dropped-offer = offer the seat to others
ui-lobby-running = Under way
ui-lobby-finished = Finished
ui-lobby-no-games = No game is under way.
ui-lobby-no-replays = No finished game yet.
ui-lobby-save = Keep my games
ui-lobby-save-text = There are no accounts. A saved link opens your seats and games on any device; a new link replaces the former one. Show it to nobody.
ui-lobby-save-do = Make a link
ui-lobby-handover = A seat for this device
ui-lobby-handover-text = This link carries a seat at a running table to this device. The other device loses it.
ui-lobby-handover-do = Take the seat
ui-lobby-recover = Your games on this device
ui-lobby-recover-text = This link makes this device the one that saved it, with its name and its games. What this device played before is left behind.
ui-lobby-recover-do = Bring my games here

## Replay

ui-replay-title = Replay: { $game }
ui-replay-step = Step { $n } of { $of }
ui-replay-scrub = Place in the game
ui-replay-start = To the start
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-end = To the end
ui-replay-play = Play
ui-replay-stop = Stop
ui-replay-speed = Speed
ui-replay-eyes = Through whose eyes
ui-replay-eyes-nobody = A spectator’s
ui-replay-eyes-open = Whoever is to act
ui-replay-why = Why?
ui-replay-why-bot = { $who } explains
ui-replay-why-person = In { $who }’s place a bot would say
ui-replay-why-nothing = There was nothing to choose here.
ui-replay-why-failed = No answer came: ask once more.
ui-replay-why-thinking = Thinking…
ui-replay-share = Share the link
ui-replay-file = Save the file
ui-replay-dice = Check the draw
ui-replay-dice-why = Before the game the server bound itself to a secret by publishing its fingerprint. Then each seat added a share of its own. Secret and shares together made all chance of this game, every roll and every shuffle: nobody could choose it.
ui-replay-commitment = Fingerprint shown before the game
ui-replay-secret = The server’s secret
ui-replay-shares = The seats’ shares
ui-replay-key = Key of all chance
ui-replay-dice-good = The secret fits the fingerprint.
ui-replay-dice-bad = The secret does not fit the fingerprint!
ui-replay-key-good = The saved file was played with exactly this key.
ui-replay-key-bad = The saved file was played with another key!
ui-replay-share-good = The share of this device is among them, and the fingerprint is the one it was shown.
ui-replay-share-bad = The share of this device is missing, or the fingerprint is not the one it was shown!
ui-replay-dice-more = “flibuste replay --verify” also plays the saved file again, step by step.

# After the game: was it luck?
ui-analysis = Was it luck?
ui-analysis-working = Analysing… { $percent }%
ui-analysis-failed = The analysis failed. Try again.
ui-analysis-moments = Moments
ui-analysis-none = No moment stands out.
ui-analysis-account = Luck and play
ui-analysis-opening = Start
ui-analysis-luck = Luck
ui-analysis-play = Play
ui-analysis-others = Others’ play
ui-analysis-hidden = Hidden
ui-analysis-result = Result
ui-analysis-points = In points of winning chance: start, luck, own play, the others’ play and what was hidden add up to the result.
ui-analysis-cost = Costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ui-analysis-costs = What decisions cost
ui-analysis-costs-step = Step
ui-analysis-costs-who = Who
ui-analysis-costs-what = Choice
ui-analysis-costs-points = Points
ui-analysis-turning = Turning point
ui-analysis-slip = Big slip
ui-analysis-find = Great find
ui-analysis-stroke = Stroke of luck
ui-analysis-curve = Winning chances over the game
ui-analysis-study = Play on from here
ui-analysis-study-hint = A new table from this position against bots. It is a study and counts nowhere.
ui-analysis-as = Whom do you play?
ui-table-study = Study
