### Print and play: the form, the pages around the pieces.

ui-print-title = Print and play
ui-print-intro = The whole game in our own drawings, at its true size, to cut out and play at a real table. Choose, look through the sheets below, then print at 100%.
ui-print-game = Game
ui-print-paper = Paper
ui-print-paper-a4 = A4
ui-print-paper-letter = Letter
ui-print-ink = Ink
ui-print-ink-colour = Full colour
ui-print-ink-saving = Save ink
ui-print-sides = Does the printer turn the paper?
ui-print-sides-two = Yes, both sides
ui-print-sides-one = No, I glue the backs on
ui-print-players = For how many players?
ui-print-players-all = The whole box
ui-print-pieces = Pieces
ui-print-pieces-hint = Lost a piece? Untick the rest and type its number, as in 14 or 20-22. The numbers stand below the pieces on the sheets.
ui-print-numbers = Only these numbers: { $what }
ui-print-all = 1–{ $count }
ui-print-do = Print
ui-print-pages = { $n ->
    [one] { $n } page
   *[other] { $n } pages
  }
ui-print-setting = Laying out the sheets…
ui-print-page = Page { $n } of { $of }
ui-print-front = front
ui-print-back = back
ui-print-empty = This side stays empty.
ui-print-rules = Rule booklet
ui-print-what = What
ui-print-how-many = How many
ui-print-where = Pages
ui-print-check = Before you print everything: print this page and measure the ruler below. It must be exactly 50 mm long.

## How to make it

ui-print-advice = How to make it
ui-print-advice-scale = True size.
ui-print-advice-scale-text = In the print dialogue choose 100% or “actual size”, no margins, no headers or footers. Measure the ruler on the first page: 50 mm.
ui-print-advice-sides = Fronts and backs.
ui-print-advice-sides-text = Print on both sides, turned over the long edge. Each sheet of fronts is followed by its backs in mirror order, so that they meet. The other side of sheets without backs stays empty. Without such a printer choose “I glue the backs on”.
ui-print-advice-paper = Paper.
ui-print-advice-paper-text = 160 to 250 g/m² for cards and what is folded; ordinary paper glued on cardboard for ships, coins and boards; ordinary paper for the booklet.
ui-print-advice-cut = Cut.
ui-print-advice-cut-text = Lay a ruler from mark to mark and cut along it, first all lines across, then all lines down. The colour goes on a little beyond the cut, so a slip does no harm.
ui-print-advice-fold = Fold.
ui-print-advice-fold-text = Fold along the dashed lines, glue the two halves back to back, and bend the feet apart so that the piece stands. What has grey flaps closes around itself: glue the flaps inside.
ui-print-advice-tiles = Boards.
ui-print-advice-tiles-text = The sheets of a board are marked A1, A2, B1 and so on, row by row. Cut each along its corner marks, lay neighbours on each other until the crosses meet, and glue.
ui-print-advice-booklet = The rules.
ui-print-advice-booklet-text = Lay the sheets of the booklet inside each other in their order, fold them in the middle and staple the fold.
ui-print-advice-lost = A lost piece.
ui-print-advice-lost-text = Every piece has its number below it. Come back to this page with the number, and print just that one.

## What cannot be printed

ui-print-no-game = { $game } has nothing to print here.
ui-print-unknown = “{ $value }” is not one of: { $known }.
ui-print-no-players = { $value } is not a number of players: { $from } to { $to } can play.
ui-print-no-batch = There are no pieces called “{ $name }”. There are: { $known }.
ui-print-no-piece = “{ $value }” is not one of the numbers of { $name }, which run from 1 to { $count }.
ui-print-no-sheets = “{ $path }” is not an address on this server.

## The pieces of the games

ui-sa-print-ships = Ships
ui-sa-print-cards = Cards
ui-sa-print-harbour = Harbour
ui-sa-print-coins = Coins
ui-sa-print-pirates = Pirate tiles
ui-sa-print-scuttles = Scuttles
ui-sa-print-frames = Frames
ui-sa-print-sheets = Ship sheets for the chairs
ui-sa-print-codes = Codes for the box’s own ships
ui-sa-print-scan = Sat down? Scan me!
ui-sa-print-order = Move in this order
ui-cj-print-board-4 = Board for four
ui-cj-print-board-3 = Board for three
ui-cj-print-market = Market
ui-cj-print-ports = Port tiles
ui-cj-print-coco = Coco cards
ui-cj-print-goods = Resource cards
ui-cj-print-costs = Cost cards
ui-cj-print-fortresses = Fortresses
ui-cj-print-boats = Boats
ui-cj-print-ghost = Ghost
ui-cj-print-die = Die
ui-sk-print-chart = Chart
ui-sk-print-events = Event cards
ui-sk-print-cards = Sandokan cards
ui-sk-print-boats = Boats
ui-sk-print-treasures = Treasures
ui-sk-print-tokens = Tokens
