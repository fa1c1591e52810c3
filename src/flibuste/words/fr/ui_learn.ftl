# Les problèmes et le voyage du jour : ce que seules leurs pages disent.

ui-puzzle-title = Problèmes
ui-puzzle-intro = Des positions de vraies parties où un coup est nettement le meilleur. Trouvez-le ! Votre niveau monte à chaque réussite, baisse à chaque erreur et reste sur cet appareil.
ui-puzzle-of-game = { $id ->
    [santy-anno] { $n } lignes de cartes : où arrivez-vous ?
   *[other] { $n } positions : quel est le meilleur coup ?
}
ui-puzzle-solve = Résoudre
ui-puzzle-back = Tous les problèmes
ui-puzzle-number = Problème { $n }
ui-puzzle-rating = Sa difficulté
ui-puzzle-rating-of = Difficulté { $n }
ui-puzzle-level = Niveau { $n }
ui-puzzle-streak = { $n } d’affilée
ui-puzzle-solved = { $solved ->
    [one] { $solved } résolu sur { $tried }
   *[other] { $solved } résolus sur { $tried }
}
ui-puzzle-you = Vous
ui-puzzle-task = { $id ->
    [santy-anno] Où arrivez-vous ?
   *[other] Trouvez le meilleur coup !
}
ui-puzzle-list = Tous les coups en liste
ui-puzzle-hint = Indice
ui-puzzle-left = Il reste { $n } coups au choix.
ui-puzzle-no-words = Réfléchissez encore : le prochain indice retire des coups.
ui-puzzle-listed = La réponse est un coup à vous, pas une offre aux autres.
ui-puzzle-verdict = Verdict
ui-puzzle-right = Bien trouvé !
ui-puzzle-wrong = { $id ->
    [santy-anno] Ce n’est pas votre bateau
   *[other] Ce n’est pas le meilleur
}
ui-puzzle-change = Niveau { $n }
ui-puzzle-chose = { $id ->
    [santy-anno] Vous avez choisi « { $what } ». La bonne réponse : « { $best } ».
   *[other] Vous avez choisi « { $what } ». Le meilleur coup : « { $best } ».
}
ui-puzzle-next = Problème suivant

puzzle-hint = Ce qui compte ici : « { $why } ».
puzzle-why = Ce qui plaide en sa faveur : « { $why } ».
puzzle-no-reason = Rien de particulier ne plaide pour lui, mais les parties rejouées à partir d’ici se gagnent plus souvent avec lui.
puzzle-chances = Après ce coup, vous gagnez { $best } % des parties ; après « { $what } », { $other } %.
sa-puzzle-path = Carte par carte depuis le { $ship } :

voyage-refusal-under-way = Un tour est en cours.
voyage-refusal-over = Tous les tours du jour sont joués.
voyage-refusal-late = Trop tard : le tour est fini.

# Le voyage du jour

ui-voyage-title = Voyage du jour
ui-voyage-intro = Le même pour tout le monde aujourd’hui, et un seul essai. Un nouveau voyage commence à minuit UTC.
ui-voyage-race = Cinq tours contre la montre
ui-voyage-puzzle = Une position : trouvez le meilleur coup
ui-voyage-one-try = Un seul essai
ui-voyage-sail = Mettre les voiles
ui-voyage-go-on = Reprendre la mer
ui-voyage-practice = Exercice
ui-voyage-back = Retour au voyage
ui-voyage-streak = { $n ->
    [one] { $n } jour
   *[other] { $n } jours d’affilée
}
ui-voyage-right = { $n ->
    [one] { $n } juste sur { $of }
   *[other] { $n } justes sur { $of }
}
ui-voyage-seconds = { $s } s
ui-voyage-legs = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
} sur { $of }
ui-voyage-rounds-intro = { $n } tours, chacun distribué une seule fois. Le temps court dès « Larguez les amarres ! », même si vous fermez la page ; après 90 secondes, le tour est perdu.
ui-voyage-deal = Distribuer le tour { $n } sur { $of }
ui-voyage-share = Votre résultat à montrer
ui-voyage-copy = Copier le texte
ui-voyage-board = Les meilleurs du jour ici
ui-voyage-board-table = Aujourd’hui à la table { $code }
ui-voyage-nobody = Personne n’a encore pris la mer. À vous l’honneur !
ui-voyage-nameless = Pirate sans nom
ui-voyage-name = Votre nom au tableau
ui-voyage-name-do = Signer
ui-voyage-family = Le tableau de votre propre table
ui-voyage-family-do = Afficher
ui-voyage-all = Le tableau de tous
ui-voyage-calendar = Les quatre dernières semaines
