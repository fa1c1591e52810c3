# Ratings: what their page says, and the few words about them in lobbies and at the end of a game.

ui-rated = Rated
ui-rated-choose = Does it count?
ui-rated-no = Just for fun
ui-rated-no-hint = The result counts nowhere.
ui-rated-hint = The result counts for everybody’s rating. Leaving counts as losing, and so does staying away.
ui-rated-first = A first game does not count: it is for learning.
ui-rated-other = With these options a game is never rated.

ui-rating-title = Ratings
ui-rating-intro = How well one plays, game by game, on this server. Everybody begins at { $usual }; a win over somebody stronger brings more, and leaving counts as losing.
ui-rating-off = This server does not rate games.
ui-rating-own = You
ui-rating-none = You have no rating yet. Open a table, with friends or with bots, and choose “Rated”.
ui-rating-play = To the tables
ui-rating-guess = { $n ->
    [one] A first guess: after { $n } more rated game you are on the list.
   *[other] A first guess: after { $n } more rated games you are on the list.
}
ui-rating-place = Number { $n } of this server
ui-rating-record = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}, { $won } won
ui-rating-curve = Your rating after each of the latest games: from { $low } to { $high }
ui-rating-latest = Latest games
ui-rating-rank = { $rank } of { $of }
ui-rating-left = left
ui-rating-best = The best of this server
ui-rating-nobody = Nobody is on the list yet: it takes { $n } rated games. The bots are waiting.
ui-rating-nameless = A pirate without a name
ui-rating-you = you
ui-rating-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
ui-rating-about = What it is
ui-rating-about-text = The number belongs to this device, and goes along with your recovery link. Bots have fixed ratings, measured in games against each other. Whoever is alone with bots and ends the game early has lost it. A game to which nobody comes back for a week is lost to all its people. “Forget me” deletes yours.

ui-rating-end = Rating { $change }: { $rating }
ui-rating-end-left = You left: rating { $change }: { $rating }
ui-rating-soon = Your rating is being counted…
ui-rating-never-called-off = Not rated: the game was called off.
ui-rating-never-too-short = Not rated: the game was too short.
ui-rating-never-nobody-to-compare = Not rated: there was nobody to compare with.
ui-rating-never-not-rated = Not rated: this server no longer rates games.
ui-rating-to = Your ratings
