# What a bot says when it is asked why.

bots-best = I would choose “{ $what }”: { $why }.
bots-chose = I chose “{ $what }”: { $why }.
bots-agrees = I would have chosen “{ $what }” too: { $why }.
bots-better = I would rather have chosen “{ $what }”: { $why }.
bots-played = “{ $what }” was played: { $why }.
bots-second = Next best is “{ $what }”: { $why }.
bots-no-reason = nothing speaks against it
bots-tried = { $share }% of the lines I tried begin with it, and about { $chance }% of those win

# Catan Junior
bots-cj-victory = it wins the game
bots-cj-fortress = it is one more fortress
bots-cj-boat = { $side ->
    [for] the boat leads to a new site
   *[against] the boat leads nowhere new
}
bots-cj-coco = Coco’s cards are worth their price
bots-cj-earning = I earn more there
bots-cj-anchor = there is an anchor, and a port tile to draw
bots-cj-hand = { $side ->
    [for] my hand is better for it
   *[against] it costs cards I need
}
bots-cj-ghost-on-others = the ghost hurts the leaders there
bots-cj-ghost-on-me = the ghost would stand in my own way
bots-cj-deal = { $side ->
    [for] the deal is good for me
   *[against] the deal is not worth it to me
}

# Sandokan
bots-sk-course = { $side ->
    [for] it brings me nearer to where I want to be
   *[against] it takes me far from where I want to be
}
bots-sk-place = the place itself gives something
bots-sk-prey = { $side ->
    [for] there is a prize to be won
   *[against] that captain is too strong for me
}
bots-sk-treasure = { $side ->
    [for] it is worth treasure
   *[against] it costs treasure
}
bots-sk-cards = { $side ->
    [for] it is good for my hand
   *[against] it costs cards
}
bots-sk-fight = it decides the fight
bots-sk-event = { $side ->
    [for] the event may bring treasure
   *[against] an event can only harm me now
}
bots-sk-caution = I would rather keep it for later
