# Puzzles and the voyage of the day: what only their pages say.

ui-puzzle-title = Puzzles
ui-puzzle-intro = Positions from real games in which one move is clearly the best. Find it! Your level rises with every one you solve, falls with every slip, and stays on this device.
ui-puzzle-of-game = { $id ->
    [santy-anno] { $n } lines of cards: where do you end?
   *[other] { $n } positions: what is the best move?
}
ui-puzzle-solve = Solve
ui-puzzle-back = All puzzles
ui-puzzle-number = Puzzle { $n }
ui-puzzle-rating = How hard it is
ui-puzzle-rating-of = Rated { $n }
ui-puzzle-level = Level { $n }
ui-puzzle-streak = { $n } in a row
ui-puzzle-solved = { $solved } of { $tried } solved
ui-puzzle-you = You
ui-puzzle-task = { $id ->
    [santy-anno] Where do you end?
   *[other] Find the best move!
}
ui-puzzle-list = All moves as a list
ui-puzzle-hint = Hint
ui-puzzle-left = { $n } moves are left to choose from.
ui-puzzle-no-words = Think it over once more: the next hint takes moves away.
ui-puzzle-listed = The answer is a move of your own, not an offer to others.
ui-puzzle-verdict = Verdict
ui-puzzle-right = Well found!
ui-puzzle-wrong = { $id ->
    [santy-anno] Not your ship
   *[other] Not the best
}
ui-puzzle-change = Level { $n }
ui-puzzle-chose = { $id ->
    [santy-anno] You chose “{ $what }”. The right answer is “{ $best }”.
   *[other] You chose “{ $what }”. The best move is “{ $best }”.
}
ui-puzzle-next = Next puzzle

puzzle-hint = What matters here: “{ $why }”.
puzzle-why = What speaks for it: “{ $why }”.
puzzle-no-reason = No single thing speaks for it: played on many times from here, it wins more often.
puzzle-chances = After it you win { $best }% of the games, after “{ $what }” { $other }%.
sa-puzzle-path = Card by card from { $ship }:

voyage-refusal-under-way = A round is under way.
voyage-refusal-over = All rounds of the day are sailed.
voyage-refusal-late = Too late: the round is over.

# The voyage of the day

ui-voyage-title = Voyage of the day
ui-voyage-intro = The same for everybody today, and one try each. A new voyage begins at midnight UTC.
ui-voyage-race = Five rounds against the clock
ui-voyage-puzzle = One position: find the best move
ui-voyage-one-try = One try
ui-voyage-sail = Set sail
ui-voyage-go-on = Sail on
ui-voyage-practice = Practice
ui-voyage-back = Back to the voyage
ui-voyage-streak = { $n ->
    [one] { $n } day
   *[other] { $n } days in a row
}
ui-voyage-right = { $n } of { $of } right
ui-voyage-seconds = { $s } s
ui-voyage-legs = { $n } of { $of } legs sailed
ui-voyage-rounds-intro = { $n } rounds, each dealt once. The clock runs from “Cast off!” on, even if you close the page; after 90 seconds a round is lost.
ui-voyage-deal = Deal round { $n } of { $of }
ui-voyage-share = Your result, to share
ui-voyage-copy = Copy the text
ui-voyage-board = Today’s best here
ui-voyage-board-table = Today at table { $code }
ui-voyage-nobody = Nobody has sailed yet. Be the first!
ui-voyage-nameless = A pirate without a name
ui-voyage-name = Your name on the board
ui-voyage-name-do = Sign
ui-voyage-family = The board of your own table
ui-voyage-family-do = Show
ui-voyage-all = Everybody’s board
ui-voyage-calendar = The last four weeks
