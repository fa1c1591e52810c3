### Santy Anno

## Qui joue

sa-pirate-brain = The Brain
sa-pirate-belgo = El Belgo
sa-pirate-beauty = Beauty
sa-pirate-edward = Edward
sa-pirate-bamba = Bamba
sa-pirate-kalash = Kalash
sa-pirate-lee-shee = Lee Shee
sa-pirate-gulliver = Gulliver
sa-bosun = Le Bosco
sa-clock = L’horloge

## Bateaux et cartes

sa-element-nest = vigie
sa-element-sails = voile
sa-element-hull = coque
sa-element-plate = plaque
sa-colour-yellow = jaune
sa-colour-red = rouge
sa-colour-blue = bleu
sa-colour-green = vert

sa-card-element = Caractéristique : { $element }
sa-card-element-struck = Caractéristique : { $element }, sauf { $colour ->
    [bleu] bleue
    [vert] verte
   *[other] { $colour }
  }
sa-card-colour = Couleur : { $colour }
sa-card-name = Nom : P, R, S, V
sa-card-name-struck = Nom, sauf { $letter }
sa-card-number = Chiffre +{ $plus }/−{ $minus }
sa-card-helm = Barre { $n }, sens { $way ->
    [cw] horaire
   *[ccw] antihoraire
  }
sa-card-double = Double : { $one } et { $two }
sa-card-coco = Coco

sa-event-whirlwind = Tourbillon
sa-event-whirlwind-text = La troisième et la quatrième carte échangent leurs places.
sa-event-seasick = Mal de mer, sens { $way ->
    [cw] horaire
   *[ccw] antihoraire
  }
sa-event-seasick-text = À partir de la quatrième carte, après chaque carte, on avance d’un bateau de plus dans le sens { $way ->
    [cw] horaire
   *[ccw] antihoraire
  }.
sa-event-bermuda = Triangle des Bermudes
sa-event-bermuda-text = Après la troisième carte vient la dernière, puis on remonte jusqu’à la quatrième.
sa-event-rum = Rhum
sa-event-rum-text = Tout le monde va à reculons et doit le tour de table des tours 4 et 5, sauf si la table joue sans. Quand on joue sans se déplacer, cela ne change rien.

## Pourquoi une carte mène là

sa-why-element = même couleur ({ $element }) : { $colour }
sa-why-colour-struck = couleur barrée : { $colour } ({ $element })
sa-why-colour = ici, { $colour } est la couleur de : { $element }
sa-why-name = même initiale : { $letter }
sa-why-letter-struck = lettre barrée : { $letter }
sa-why-plus = { $number } + { $k } = { $to }
sa-why-minus = { $number } − { $k } = { $to }
sa-why-helm = { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
  } dans le sens { $way ->
    [cw] horaire
   *[ccw] antihoraire
  }
sa-why-double = couleurs échangées : { $one } { $first ->
    [bleu] bleue
    [vert] verte
   *[other] { $first }
  }, { $two } { $second ->
    [bleu] bleue
    [vert] verte
   *[other] { $second }
  }
sa-why-coco = Coco dans le même coin : { $corner ->
    [top-left] en haut à gauche
    [top-right] en haut à droite
    [bottom-left] en bas à gauche
   *[bottom-right] en bas à droite
  }

## Ce qu’on peut faire

sa-act-run-cw = Courir dans le sens horaire
sa-act-run-ccw = Courir dans le sens antihoraire
sa-act-sit = S’asseoir
sa-act-stand-up = Se relever
sa-act-take-scuttle = Prendre son hublot
sa-act-lay-scuttle = Poser son hublot sur le port
sa-act-lay-frame = Cadre sous le { $ship }
sa-act-scan = S’asseoir devant le { $ship }
sa-act-tap = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
  }
sa-act-lay-card = Poser la carte suivante
sa-act-cast-off = Larguez les amarres !
sa-act-count = Continuer le décompte
sa-act-time-up = Temps écoulé
sa-act-next-round = Continuer
sa-act-ship-lies = Ici se trouve le { $ship }
sa-act-pirate-starts = Départ du { $ship }
sa-act-card-turned = { $card }
sa-act-event-turned = { $event }
sa-act-pirate-sits = { $who } devant le { $ship }
sa-act-too-late = Trop tard pour les autres
sa-act-check = Retourner la pile
sa-act-take-back = Reprendre
sa-act-wrestled = Victoire de { $who }
sa-act-fleet-is = Bateaux comme dans cette boîte

## Ce qui se passe

sa-fact-lies = Le { $ship } est devant la chaise { $chair }.
sa-fact-starts = { $who } part du { $ship }.
sa-fact-round = Tour { $round } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
sa-fact-laid = Carte { $place } : { $card }.
sa-fact-laid-unseen = La carte { $place } est posée derrière le rideau.
sa-fact-event = Événement : { $event }. { $text }
sa-fact-event-unseen = L’événement est retourné derrière le rideau.
sa-fact-cast-off = Larguez les amarres !
sa-fact-goes = Derrière le rideau : { $who }.
sa-fact-runs = { $who } court à la chaise { $chair }.
sa-fact-sits-down = { $who } s’assied devant le { $ship }.
sa-fact-stands-up = { $who } se relève.
sa-fact-ends-lap = { $who } finit son tour de table.
sa-fact-takes-scuttle = { $who } prend son hublot.
sa-fact-lays-frame = { $who } pose son cadre sous le { $ship }.
sa-fact-lands = { $who } pose son hublot sur la pile.
sa-fact-counts = { $n }…
sa-fact-time-is-up = Le temps est écoulé pour { $n ->
    [one] { $n } pirate
   *[other] { $n } pirates
  } : le décompte commence.
sa-fact-late = { $who } arrive trop tard et ne gagne rien.
sa-fact-draws-lots = { $n ->
    [one] { $n } hublot se pose
   *[other] { $n } hublots se posent
  } au même instant : on tire au sort.
sa-fact-step = { $card } : { $who } va sur le { $to } ({ $why }).
sa-fact-stay = { $card } : { $who } reste sur le { $to } ({ $why }).
sa-fact-step-seasick = { $card } : { $who } est sur le { $to } ({ $why }), puis la mer l’emporte sur le { $after }.
sa-fact-step-in-box = { $card } : { $who } est sur le { $after }.
sa-fact-right = { $place }. { $who } a trouvé le { $end } et prend { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }.
sa-fact-right-unpaid = { $place }. { $who } a trouvé le { $end }, mais il n’y a plus de pièce.
sa-fact-wrong = { $place }. { $who } est devant le { $believed }, mais son bateau est le { $end }.
sa-fact-duel = Duel : { $who }.
sa-fact-has-tapped = { $who } a fini son duel.
sa-fact-taps = { $who } : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
  }.
sa-fact-wrestled = { $who } gagne le bras de fer.
sa-fact-ranked = { $rank }. { $who }, { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }.
sa-fact-sits-at = { $place }. { $who } est devant le { $ship }.
sa-fact-taken-back-ship = Le dernier bateau est repris.
sa-fact-taken-back-start = Le dernier départ est annulé.
sa-fact-taken-back-card = La dernière carte est reprise.
sa-fact-taken-back-event = L’événement est annulé.
sa-fact-taken-back-landing = Le dernier hublot est repris.
sa-fact-taken-back-late = Le « trop tard » est annulé.
sa-fact-painted-box = Les bateaux sont peints comme dans cette boîte.
sa-fact-painted-ours = Les bateaux sont peints comme l’application les connaît.

## Ce qu’on demande

sa-prompt-run = Courez à votre bateau et asseyez-vous.
sa-prompt-lap = D’abord un tour complet de la table.
sa-prompt-scan = Courez à votre bateau, asseyez-vous et scannez son code.
sa-prompt-scan-lap = D’abord un tour complet, puis scannez le code de votre bateau de départ.
sa-prompt-take-scuttle = Reprenez votre hublot près de votre bateau de départ.
sa-prompt-lay = C’est sûr ? Posez votre hublot sur le port.
sa-prompt-frame = Posez votre cadre sous votre bateau.
sa-prompt-choose-chair = Choisissez le bateau d’où vous partez.
sa-prompt-duel = Duel ! Tapez le plus vite possible.
sa-prompt-ship-lies = Quel bateau est devant la chaise { $chair } ?
sa-prompt-pirate-starts = D’où part { $who } ?
sa-prompt-card-turned = Quelle carte est à la place { $place } sur { $cards } ?
sa-prompt-event-turned = Quel événement est retourné ?
sa-prompt-pile = À qui est le hublot numéro { $place } de la pile, et devant quel bateau ce pirate est-il ?
sa-prompt-check = Tous les hublots y sont : on retourne la pile ?
sa-prompt-next-round = On continue ?
sa-prompt-wrestled = Qui gagne le bras de fer ?

## Ce qui est refusé

sa-refusal-not-now = Ce n’est pas le moment.
sa-refusal-before-cast-off = Attendez « Larguez les amarres ! » derrière votre chaise.
sa-refusal-scuttle-is-laid = Votre hublot est posé : c’est définitif pour ce tour.
sa-refusal-sit-first = Asseyez-vous d’abord, posez le hublot ensuite.
sa-refusal-already-seated = Vous avez déjà pris place : relevez-vous d’abord.
sa-refusal-not-seated = Vous n’avez pas pris place.
sa-refusal-lap-first = D’abord un tour complet de la table.
sa-refusal-scuttle-at-start = Votre hublot est encore près de votre bateau de départ.
sa-refusal-has-scuttle = Vous avez déjà votre hublot en main.
sa-refusal-frame-first = D’abord le cadre, ensuite le hublot.
sa-refusal-played-running = À cette table on court : pas de cadre.
sa-refusal-played-standing = À cette table on ne court pas : servez-vous du cadre.
sa-refusal-played-for-real = À cette table on court pour de vrai : scannez le code du bateau, ou touchez le bateau et asseyez-vous.
sa-refusal-not-for-real = À cette table on ne scanne pas de code.
sa-refusal-lap-at-start = Cela ne compte pas encore : d’abord un tour complet, puis scannez le code de votre bateau de départ.
sa-refusal-race-is-over = Trop tard : la course est finie.
sa-scan-landed = { $ship } : votre hublot est posé !
sa-scan-lap = Votre tour de table compte ! Courez maintenant à votre bateau.
sa-refusal-earlier-than-before = Ce serait avant votre geste précédent.
sa-refusal-out-of-breath = Vous êtes hors d’haleine pour ce tour.
sa-refusal-behind-curtain = Ce n’est pas à vous derrière le rideau.
sa-refusal-not-in-deck = Cette carte n’est plus dans la pioche.
sa-refusal-ship-lies = Ce bateau est déjà sur la table.
sa-refusal-numbers-in-order = Les numéros ne doivent pas se suivre de 1 à 8 autour de la table : replacez les bateaux.
sa-refusal-place-taken = Un autre pirate part déjà de là.
sa-refusal-already-in-pile = Ce hublot est déjà dans la pile.
sa-refusal-all-are-in = Tous les hublots y sont.
sa-refusal-pile-incomplete = Il manque des hublots : indiquez-les, ou déclarez-les en retard.
sa-refusal-not-tied = Seuls les ex æquo se battent.
sa-refusal-has-tapped = Votre duel est fini : attendez les autres.
sa-refusal-nothing-to-take-back = Il n’y a rien à reprendre.
sa-refusal-too-many-slips = C’est trop de reprises pour une partie.

## Comment cela finit

sa-ending-captain = Il y a un capitaine.
sa-ending-captains = Plusieurs capitaines se partagent le rang.
sa-captain = Capitaine
sa-first-mate = Lieutenant
sa-deckhand = Mousse

## Options

sa-option-way = Façon de jouer
sa-option-way-text = La même pour toute la table.
sa-option-way-running = en courant
sa-option-way-running-text = On court autour de la table et on s’assied devant son bateau.
sa-option-way-standing = sans courir
sa-option-way-standing-text = Personne ne se déplace : on pose un cadre sous le bateau.
sa-option-way-for-real = pour de vrai, avec les jambes
sa-option-way-for-real-text = On court autour de sa propre table, on s’assied et on scanne le code du bateau avec son téléphone.
sa-option-cards = Cartes
sa-option-cards-text = Les cartes de la pioche.
sa-option-cards-basic = initiation
sa-option-cards-basic-text = 37 cartes : caractéristiques, couleurs, noms, chiffres.
sa-option-cards-expert = expert
sa-option-cards-expert-text = Avec barre, double et Coco ; dix cartes d’initiation sont retirées.
sa-option-cards-expert-events = expert et événements
sa-option-cards-expert-events-text = La pioche expert, et un événement à chaque tour.
sa-option-cards-basic-events = initiation et événements
sa-option-cards-basic-events-text = La pioche d’initiation, et un événement à chaque tour.
sa-option-scores = Butin
sa-option-scores-text = Si chacun voit ce que les autres possèdent.
sa-option-scores-hidden = caché
sa-option-scores-hidden-text = Les pièces restent en poche jusqu’à la fin.
sa-option-scores-open = visible
sa-option-scores-open-text = Les pièces de chacun sont sur la table.
sa-option-ties = Égalités
sa-option-ties-text = Que faire quand les pièces aussi sont égales.
sa-option-ties-duel = duel
sa-option-ties-duel-text = Un duel de rapidité désigne capitaine et lieutenants.
sa-option-ties-share = partage
sa-option-ties-share-text = Les ex æquo partagent le meilleur rang.
sa-option-rum-lap = Tour de table du rhum
sa-option-rum-lap-text = Si le rhum impose aussi un tour de table complet.
sa-option-rum-lap-on = avec tour de table
sa-option-rum-lap-on-text = À reculons, et d’abord un tour de table.
sa-option-rum-lap-off = sans tour de table
sa-option-rum-lap-off-text = À reculons seulement.
sa-option-dealer = Distribution
sa-option-dealer-text = Qui pose les cartes.
sa-option-dealer-program = le programme
sa-option-dealer-program-text = Le programme pose les cartes.
sa-option-dealer-hand = à la main
sa-option-dealer-hand-text = Vous jouez avec la boîte, et le programme vérifie.
sa-option-screens = Écrans
sa-option-screens-text = Ensemble, ou chacun son tour sur un seul écran.
sa-option-screens-together = ensemble
sa-option-screens-together-text = Tout le monde court en même temps.
sa-option-screens-in-turn = chacun son tour
sa-option-screens-in-turn-text = Un seul écran : chacun joue derrière un rideau, contre le chronomètre.
sa-option-chairs = Chaises
sa-option-chairs-text = Qui part d’où au premier tour.
sa-option-chairs-random = au hasard
sa-option-chairs-random-text = Le sort donne à chacun un bateau de départ.
sa-option-chairs-chosen = choisies
sa-option-chairs-chosen-text = Chacun choisit à son tour son bateau de départ.
sa-option-check = Vérification
sa-option-check-text = Comment les chemins sont montrés après la course.
sa-option-check-by-pirate = pirate par pirate
sa-option-check-by-pirate-text = Un chemin après l’autre : conseillé pour les premières parties.
sa-option-check-by-card = carte par carte
sa-option-check-by-card-text = Chaque carte s’applique à tous en même temps : plus rapide, pour qui connaît le jeu.

# Après la partie
sa-review-won = { $n ->
    [one] { $who } gagne.
   *[other] { $who } partagent la victoire.
}
sa-review-won-anyway = Sans erreurs, le résultat serait le même.
sa-review-without-slips = Sans erreurs, la victoire serait à { $who }, avec { $ducats } ducats.
sa-review-slip = Erreur de { $who }.
sa-review-wrong = { $who } arrive au mauvais bateau.
sa-review-kinds = Temps et erreurs par sorte de carte
sa-review-all-kinds = Toutes les cartes
sa-review-event = Événement
sa-review-pirate = { $who }
sa-review-table = La table
sa-review-slips = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
sa-review-average = { $seconds } s · { $n ->
    [0] aucune erreur
    [one] { $n } erreur
   *[other] { $n } erreurs
}
sa-review-cell = { $seconds } s ({ $more }){ $n ->
    [0] {""}
    [one] {" "}· { $n } erreur
   *[other] {" "}· { $n } erreurs
}

## Des bateaux qui ne font pas une flotte

sa-refusal-fleet-ships = Une flotte a huit bateaux, chacun une fois.
sa-refusal-fleet-number = { $n ->
    [0] Aucun bateau ne porte le numéro { $number }.
   *[other] Le numéro { $number } est sur { $n } bateaux : { $ships }.
  } Chaque numéro de 1 à 8 va sur un seul bateau.
sa-refusal-fleet-colour-twice = Le { $ship } a deux fois la même couleur ({ $colour }) : ses quatre caractéristiques ont quatre couleurs.
sa-refusal-fleet-element = Couleur { $colour } ({ $element }) : { $n ->
    [0] sur aucun bateau.
    [1] seulement sur { $ships }.
   *[other] sur { $ships }.
  } Chaque couleur d’une caractéristique va sur deux bateaux.
sa-refusal-fleet-corner = Coco { $corner ->
    [top-left] en haut à gauche
    [top-right] en haut à droite
    [bottom-left] en bas à gauche
   *[bottom-right] en bas à droite
  } : { $n ->
    [0] sur aucun bateau.
    [1] seulement sur { $ships }.
   *[other] sur { $ships }.
  } Chaque coin va sur deux bateaux.
sa-refusal-fleet-double = Depuis le { $ship }, « { $card } » mènerait { $n ->
    [0] nulle part
   *[other] à { $n } bateaux à la fois
  }. Regardez encore une fois les couleurs.
