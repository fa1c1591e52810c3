# Une régate : ce que seuls ses pages et son tableau disent.

ui-regatta-title = Régate
ui-regatta-intro = Pour une classe, un club, une fête de famille : tout le monde joue plusieurs manches, chaque fois à une nouvelle table, et le classement s’affiche sur le grand écran. Les téléphones trouvent leur table tout seuls.
ui-regatta-name = Comment s’appelle-t-elle ?
ui-regatta-name-any = Fête de la Saint-Jean
ui-regatta-game = Jeu
ui-regatta-rounds = Manches
ui-regatta-size = Par table
ui-regatta-missing = Si le compte n’est pas bon
ui-regatta-missing-bots = Des robots complètent
ui-regatta-missing-rest = Quelqu’un se repose
ui-regatta-missing-bots-hint = Tout le monde joue à chaque manche.
ui-regatta-missing-rest-hint = Qui se repose reçoit sa juste part de points ; à la manche suivante, c’est quelqu’un d’autre.
ui-regatta-open = Ouvrir la régate
ui-regatta-own = Vos régates
ui-regatta-lead = C’est vous qui la dirigez
ui-regatta-join = Rejoindre une régate
ui-regatta-unknown = Aucune régate ne porte ce code
ui-regatta-unknown-why = Une lettre est peut-être fausse : un code compte six consonnes.
ui-regatta-opening = Un instant…

ui-regatta-phase-gathering = L’équipage embarque
ui-regatta-phase-sailing = Manche { $n } sur { $of } en cours
ui-regatta-phase-between = Manche { $n } sur { $of } terminée
ui-regatta-phase-over = La régate est terminée

ui-regatta-your-name = Votre nom
ui-regatta-enter = Embarquer
ui-regatta-enter-again = Remonter à bord
ui-regatta-late = La manche est en cours : vous jouerez à partir de la suivante.
ui-regatta-aboard = { $n ->
    [one] { $n } personne à bord
   *[other] { $n } personnes à bord
}
ui-regatta-you = Vous
ui-regatta-wait-first = Vous êtes à bord, { $name }. Dès que l’hôte tire la première manche, ce téléphone rejoint votre table tout seul.
ui-regatta-wait-draw = On dresse les tables…
ui-regatta-wait-others = Votre table a fini. { $n ->
    [one] Une table joue
   *[other] { $n } tables jouent
} encore.
ui-regatta-wait-rest = Vous vous reposez pendant cette manche, ce qui vous vaut { $n } points.
ui-regatta-wait-next = Dès que l’hôte tire la manche suivante, ce téléphone rejoint votre table tout seul.
ui-regatta-earned = { $n ->
    [one] { $n } point dans cette manche
   *[other] { $n } points dans cette manche
}
ui-regatta-to-table = À votre table
ui-regatta-leave = Quitter la régate
ui-regatta-leave-ask = Vous gardez vos points et pouvez revenir. Si vous êtes en train de jouer, un robot prend la suite et vous finissez à la dernière place.
ui-regatta-place = Place { $n }
ui-regatta-place-of = Place { $n } sur { $of }
ui-regatta-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-regatta-standings = Classement
ui-regatta-nobody = Personne n’est encore à bord.
ui-regatta-left = a quitté la régate
ui-regatta-wins = { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires
}

ui-regatta-host = Vous dirigez cette régate
ui-regatta-draw = Tirer la manche { $n }
ui-regatta-draw-last = Tirer la dernière manche
ui-regatta-too-few = Il faut au moins { $n } personnes pour une manche.
ui-regatta-nobody-here = Quelqu’un doit d’abord embarquer.
ui-regatta-goes-on = { $n ->
    [one] Une table joue
   *[other] { $n } tables jouent
} encore
ui-regatta-board = Ouvrir le tableau pour le grand écran
ui-regatta-invite = Envoyer l’invitation
ui-regatta-invited = Embarquez pour notre régate !
ui-regatta-table = Table { $n }
ui-regatta-playing = en jeu
ui-regatta-laying = se prépare
ui-regatta-done = fini
ui-regatta-called = arrêtée
ui-regatta-with-bots = { $n ->
    [one] + { $n } robot
   *[other] + { $n } robots
}
ui-regatta-rests = Au repos cette manche : { $names }
ui-regatta-call = Arrêter
ui-regatta-call-ask = La partie de la table { $n } finit sans résultat : chacun y reçoit { $points } points, sauf qui a abandonné.
ui-regatta-people = Équipage
ui-regatta-send = Renvoyer
ui-regatta-send-ask = { $name } quitte la régate pour de bon. Si une partie est en cours, un robot prend la suite.
ui-regatta-hand = Laisser { $name } diriger
ui-regatta-hand-ask = { $name } tirera désormais les manches, et plus vous.
ui-regatta-close = Finir la régate maintenant
ui-regatta-close-ask = Le classement reste tel qu’il est, et l’on couronne les vainqueurs.
ui-regatta-wish = { $name } demande à diriger : l’hôte semble parti.
ui-regatta-want = L’hôte est parti ? Demander à diriger
ui-regatta-want-wait = Vous dirigerez dans { $s } s, sauf si l’hôte répond.
ui-regatta-want-now = Diriger la régate
ui-regatta-code = Code

ui-regatta-scan = Scannez et embarquez
ui-regatta-by-hand = ou allez sur { $address } et tapez le code
ui-regatta-rules = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} · { $size } par table
ui-regatta-tables-done = { $n ->
    [one] { $n } table sur { $of } a fini
   *[other] { $n } tables sur { $of } ont fini
}
ui-regatta-next-soon = L’hôte va tirer la manche suivante.
ui-regatta-page = { $from } à { $to } sur { $of }
ui-regatta-champion = { $n ->
    [one] Champion de la régate
   *[other] Champions de la régate
}
ui-regatta-again = Revoir la cérémonie
ui-regatta-farewell = Merci à tous d’avoir navigué !
