### The browser client's own texts: home, bar, settings, privacy.

ui-seat = seat { $n }
ui-close = Close
ui-cancel = Cancel
ui-home = Home page
ui-skip = Skip to the content

## Bar

ui-tagline = Pirate board games. No account, no fuss.
ui-back-to-table = Back to table { $code }
ui-language = Language
ui-sound-off = Turn the sound off
ui-sound-on = Turn the sound on
ui-night-on = Switch to night
ui-night-off = Switch to day
ui-settings = Settings
ui-menu = Menu

## Games

ui-game-santy-anno = Santy Anno
ui-game-catan-junior = Catan Junior
ui-game-sandokan = Sandokan
ui-pitch-santy-anno = Read the cards, run round the table, sit down at the right ship.
ui-pitch-catan-junior = Build fortresses, trade, and dodge the ghost pirate.
ui-pitch-sandokan = Sail, fight and bring home the treasure of six ports.
ui-players = { $from }–{ $to } players
ui-minutes = { $n } min

## Home

ui-games-label = Choose a game
ui-play = Play now
ui-bots-sit-down = Bots take the empty chairs.
ui-how = How will you play { $game }?
ui-way-friends = With friends
ui-way-friends-hint = { $most ->
    [one] A link or a code
   *[other] A link or a code, up to { $most }
  }
ui-way-screen = One screen
ui-way-screen-hint = Pass it around
ui-way-referee = Referee
ui-way-referee-hint = For the cardboard box
ui-way-drill = Drill
ui-way-drill-hint = Alone against the clock
ui-way-for-real = For real
ui-way-for-real-hint = Run around your own table
ui-way-tv = TV + phones
ui-way-tv-hint = Phones as hands
ui-way-games = My games
ui-way-games-hint = Pick up where you left off
ui-way-replays = Replays
ui-way-replays-hint = Watch a game again
ui-way-lesson = First steps
ui-way-lesson-hint = Learn while playing
ui-way-rules = Rules
ui-way-rules-hint = In five minutes
ui-way-print = Print it
ui-way-print-hint = Cut out, fold and play
ui-level = Who plays against you?
ui-level-now = Bots: { $level }. Choose who plays against you
ui-level-random = Plays anything, for a laugh.
ui-level-boy = Means well, forgets much.
ui-level-mate = Plays soundly, makes mistakes.
ui-level-captain = Thinks ahead, gives little away.
ui-level-legend = Thinks long and forgives nothing.
ui-level-kept = Kept for “Play now” and for your tables.
ui-pace = Pace of the bots
ui-pace-slow = slow
ui-pace-usual = usual
ui-pace-quick = quick
ui-first-time = First time at { $game }?
ui-first-time-text = Coco shows you how it goes in a real game, step by step. You can play on without hints at any time.
ui-first-time-play = Just play
ui-invite-title = { $host } invites you to { $game }
ui-invite-first = You are the first at { $game }
ui-preview-title = Flibuste: pirate board games
ui-preview-text = Play in the browser, with friends or against bots. No account, no fuss.
ui-preview-table = { $game } at Flibuste
ui-way-puzzles = Puzzles
ui-way-puzzles-hint = Find the best move
ui-way-voyage = Voyage of the day
ui-way-voyage-hint = One try, the same for all
ui-way-regatta = Regatta
ui-way-regatta-hint = A whole club, table by table
ui-code-title = Have a code?
ui-code-hint = Six letters, from a friend or a big screen.
ui-code-label = Table code
ui-code-join = Join
ui-code-wrong = A table code has six letters.
ui-code-unknown = There is no table with this code. Look at the letters once more.
ui-code-again = Try the code again
ui-lobby-copied = The link is copied.
ui-qr = QR code of table { $code }

## Settings

ui-settings-sound = Sound
ui-settings-volume = Volume
ui-settings-theme = Light or dark
ui-settings-theme-system = Auto
ui-settings-theme-day = Day
ui-settings-theme-night = Night
ui-settings-motion = Motion
ui-settings-motion-system = Auto
ui-settings-motion-full = Full
ui-settings-motion-reduced = Reduced
ui-settings-icons = Pictures instead of words
ui-settings-icons-hint = For sailors who cannot read yet
ui-settings-gestures = Bots make faces
ui-settings-gestures-hint = A small sign beside what happens to them
ui-settings-aloud = Read aloud what is asked
ui-settings-aloud-hint = With a voice of this device
ui-aloud-on = Read aloud
ui-aloud-off = Stop reading aloud
ui-settings-kept = Kept on this device only.

## Connection and updates

ui-offline = The connection has dropped. Flibuste keeps trying; nothing you did is lost.
ui-online = Back online.
ui-no-answer = No answer from the server. Try again in a moment.

ui-no-connection-title = No connection
ui-no-connection-text = The server cannot be reached just now. This page comes by itself as soon as the connection is back.
ui-again = Try again

## Lost

ui-lost-title = Off the chart
ui-lost-text = Nothing is drawn at this place. Perhaps the link was cut short on its way.
ui-lost-home = Back to harbour

## Privacy

ui-privacy = Privacy
ui-privacy-notices = Licences of the fonts and scripts in this page
ui-privacy-title = What Flibuste keeps
ui-privacy-intro = There are no accounts, no advertising, no trackers, and nothing goes to anyone else. This is all that is kept:
ui-privacy-name-title = A name
ui-privacy-name = The one you choose or type. It need not be yours. People at your table see it.
ui-privacy-cookie-title = A device cookie
ui-privacy-cookie = A random, signed mark by which the server recognises this device, so that you get your seat back after a reload. It says nothing about you.
ui-privacy-log-title = The log of your games
ui-privacy-log = What was played, by which seat, and when. Games resume and are replayed from it. Your results of the voyage of the day are kept too; the board of the day shows them with your name. So are your ratings, where this server rates games; the list of the best shows yours. What is said at a table belongs to that table; “Forget me” takes your words out.
ui-privacy-settings-title = Your settings
ui-privacy-settings = Language, sound, light and your level at puzzles stay in this browser and are never sent.
ui-privacy-time-title = For how long
ui-privacy-time = Finished games are kept for { $finished ->
    [one] one day
   *[other] { $finished } days
  }, abandoned tables are deleted after { $abandoned ->
    [one] one day
   *[other] { $abandoned } days
  }.
ui-privacy-forget-title = Forget me
ui-privacy-forget = “Forget me” deletes your name, your history, your ratings and your voyages of the day. Games others took part in stay theirs; your seat in them becomes nameless, and what you said there is deleted.
ui-privacy-forget-ask = Delete your name, your history and all you have said from this server? This cannot be undone.
ui-privacy-forget-do = Forget me
ui-privacy-forgotten = Forgotten. Fair winds!
