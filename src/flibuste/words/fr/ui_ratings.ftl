# Les classements : ce que dit leur page, et les quelques mots des salles d’attente et des fins de partie.

ui-rated = Classée
ui-rated-choose = Est-ce que ça compte ?
ui-rated-no = Pour le plaisir
ui-rated-no-hint = Le résultat ne compte nulle part.
ui-rated-hint = Le résultat compte pour la cote de chacun. Quitter la partie, c’est perdre ; ne pas revenir aussi.
ui-rated-first = Une première partie ne compte pas : elle sert à apprendre.
ui-rated-other = Avec ces options, une partie n’est jamais classée.

ui-rating-title = Cotes
ui-rating-intro = Comment on joue, jeu par jeu, sur ce serveur. Tout le monde commence à { $usual } ; battre plus fort que soi rapporte plus, et quitter la partie, c’est perdre.
ui-rating-off = Ce serveur ne classe pas les parties.
ui-rating-own = Vous
ui-rating-none = Vous n’avez pas encore de cote. Ouvrez une table, avec des amis ou des robots, et choisissez « Classée ».
ui-rating-play = Vers les tables
ui-rating-guess = { $n ->
    [one] Première estimation : encore { $n } partie classée et vous serez sur la liste.
   *[other] Première estimation : encore { $n } parties classées et vous serez sur la liste.
}
ui-rating-place = Numéro { $n } de ce serveur
ui-rating-record = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
ui-rating-curve = Votre cote après chacune des dernières parties : de { $low } à { $high }
ui-rating-latest = Dernières parties
ui-rating-rank = { $rank } sur { $of }
ui-rating-left = abandon
ui-rating-best = Les meilleurs de ce serveur
ui-rating-nobody = Personne n’est encore sur la liste : il faut { $n } parties classées. Les robots attendent.
ui-rating-nameless = Un pirate sans nom
ui-rating-you = vous
ui-rating-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
ui-rating-about = Ce que c’est
ui-rating-about-text = La cote appartient à cet appareil et suit votre lien de récupération. Les robots ont une cote fixe, mesurée dans des parties entre eux. Qui joue seul contre des robots perd la partie en l’arrêtant. Une partie que personne ne reprend de toute une semaine est perdue pour tous ceux qui la jouaient. « M’oublier » efface la vôtre.

ui-rating-end = Cote { $change } : { $rating }
ui-rating-end-left = Vous avez quitté la partie : cote { $change } : { $rating }
ui-rating-soon = Votre cote se calcule…
ui-rating-never-called-off = Non classée : la partie a été arrêtée.
ui-rating-never-too-short = Non classée : la partie était trop courte.
ui-rating-never-nobody-to-compare = Non classée : il n’y avait personne à qui se comparer.
ui-rating-never-not-rated = Non classée : ce serveur ne classe plus les parties.
ui-rating-to = Vos cotes
