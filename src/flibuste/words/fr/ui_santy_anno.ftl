## Bateaux et cartes
ui-sa-ship-text = { $n }, { $name } : vigie { $nest ->
    [bleu] bleue
    [vert] verte
   *[other] { $nest }
  }, voile { $sails ->
    [bleu] bleue
    [vert] verte
   *[other] { $sails }
  }, coque { $hull ->
    [bleu] bleue
    [vert] verte
   *[other] { $hull }
  }, plaque { $plate ->
    [bleu] bleue
    [vert] verte
   *[other] { $plate }
  } ; Coco { $corner ->
    [top-left] en haut à gauche
    [top-right] en haut à droite
    [bottom-left] en bas à gauche
   *[bottom-right] en bas à droite
  }
ui-sa-line = Les cartes
ui-sa-read = Lire
ui-sa-card-down = Une carte face cachée
ui-sa-card-none = Pas encore posée
ui-sa-what-is = Que dit cette carte ? { $card }
ui-sa-ships = Les bateaux, dans le sens horaire
ui-sa-tile-of = Tuile : { $who }.

## La course
ui-sa-round = Tour
ui-sa-stopwatch = Temps depuis le départ
ui-sa-crew = Équipage
ui-sa-controls = Ce que vous pouvez faire
ui-sa-run = Courir
ui-sa-sit = S’asseoir
ui-sa-stand = Se relever
ui-sa-take = Prendre le hublot
ui-sa-lay = Poser le hublot
ui-sa-backwards = à reculons
ui-sa-turn-table = Ma place en bas
ui-sa-to-harbour = Au port !
ui-sa-in-count = { $n } au port
ui-sa-start = départ
ui-sa-your-start = Votre départ
ui-sa-pocket = Votre poche
ui-sa-ducats-short = { $n } d.
ui-sa-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
ui-sa-lap = Un tour de table complet
ui-sa-lap-done = Tour de table fait : prenez votre hublot
ui-sa-laid-place = Hublot posé, place { $n }
ui-sa-lands = { $who } pose son hublot : place { $n }
ui-sa-still-out = { $n ->
    [one] n’est pas encore au port
   *[other] ne sont pas encore au port
  }
ui-sa-count-when = le décompte part quand il n’en reste qu’un
ui-sa-last = { $n ->
    [one] Plus qu’un pirate !
   *[other] Encore { $n } pirates !
  }
ui-sa-count-why = Au port avant zéro, sinon rien
ui-sa-is-waits = attend
ui-sa-is-reckons = calcule
ui-sa-is-runs = en chemin
ui-sa-is-seated = à sa place
ui-sa-is-in = au port, place { $n }
ui-sa-is-late = trop tard
ui-sa-is-unseen = derrière le rideau
ui-sa-dealing = On pose les cartes, de la dernière à la première.
ui-sa-dealing-lap = On pose les cartes. D’abord un tour complet de la table !
ui-sa-framed = Cadre sous le { $ship }. Touchez le port pour poser votre hublot, ou un autre bateau.
ui-sa-final-word = Votre hublot est posé. Encouragez les autres !

## La vérification
ui-sa-check = La vérification
ui-sa-pile-turned = On retourne la pile.
ui-sa-next = Suivant
ui-sa-next-round = On continue !
ui-sa-wave = J’ai vu, on continue !
ui-sa-waved = { $n ->
    [one] { $n } sur { $of } veut continuer
   *[other] { $n } sur { $of } veulent continuer
  }
ui-sa-look-back = Revenir à la vérification
ui-sa-not-told-yet = Pas encore : ce chemin reste à vérifier.
ui-sa-look-closer = Tous les chemins sont montrés. Au tour suivant !
ui-sa-slip = Carte { $n }. { $slip }
ui-sa-arrival = Arrivée
ui-sa-start-column = Départ
ui-sa-tile = Tuile
ui-sa-sat-at = Choix
ui-sa-coin = Pièce
ui-sa-wrong = Faux
ui-sa-late = Trop tard
ui-sa-right-unpaid = Juste, mais plus de pièce
ui-sa-right-paid = Juste : { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
ui-sa-starts-at = part du { $ship }
ui-sa-tile-and-seat = Tuile : { $tile }, choix : { $seat }
ui-sa-tile-only = Tuile : { $tile }
ui-sa-card-n = Carte { $n }.
ui-sa-step-goes = { $who } : du { $from } au { $to }, { $why }.
ui-sa-step-sea = { $who } : du { $from } au { $to }, { $why } ; puis la mer l’emporte jusqu’au { $after }.
ui-sa-step-stays = { $who } reste sur le { $to } : { $why }.

## Le duel et la fin
ui-sa-duel = Duel !
ui-sa-duel-fights = se bat
ui-sa-duel-done = a fini
ui-sa-duel-ready = Préparez-vous…
ui-sa-duel-tap = Tapez !
ui-sa-duel-how = Tapez sur le bouton, espace ou entrée autant que possible en cinq secondes ; { $n ->
    [one] { $n } coup
   *[other] { $n } coups
  } au plus.
ui-sa-duel-wait = Les bras sur la table : voyons qui gagne.
ui-sa-duel-taps = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
  }
ui-sa-end-turning = Après la vérification du tour { $round }, { $who } passe devant et y reste jusqu’au bout.
ui-sa-won-ducats = { $who } est capitaine avec { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  } !
ui-sa-won-coins = { $who } est capitaine : autant de ducats, mais de meilleures pièces !
ui-sa-won-duel = { $who } est capitaine après un duel !
ui-sa-won-you-ducats = Vous voilà capitaine avec { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  } !
ui-sa-won-you-coins = Vous voilà capitaine : autant de ducats, mais de meilleures pièces !
ui-sa-won-you-duel = Vous voilà capitaine après un duel !
ui-sa-won-shared = Plusieurs capitaines, avec { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  } chacun !

## Pour de vrai, avec les jambes

ui-sa-real-title = Santy Anno pour de vrai
ui-sa-real-intro = Courez autour de votre propre table ! Le grand écran est le Bosco, chaque téléphone est un hublot, et huit bateaux imprimés sont posés devant huit chaises. Rien à installer ; tous les appareils sont sur le même réseau que celui-ci.
ui-sa-real-sheets-title = Imprimez les bateaux
ui-sa-real-sheets-text = Huit feuilles, une par chaise. Ou huit petits codes à coller près des bateaux de la boîte. Elles resservent : un autre soir, l’hôte en scanne une, et elles sont celles de la nouvelle table.
ui-sa-real-print = Feuilles de bateaux
ui-sa-real-print-codes = Petits codes
ui-sa-real-bosun-title = Un écran que tous voient
ui-sa-real-bosun-text = Une télé, ou un portable sur l’étagère : ouvrez-y cette page, et il sera le Bosco. Il pose les cartes, crie « Larguez les amarres ! », décompte, vérifie et paie.
ui-sa-real-open = Cet écran est le Bosco
ui-sa-real-phones-title = 3 à 8 joueurs, chacun son téléphone
ui-sa-real-phones-text = Scannez le code du grand écran avec l’appareil photo du téléphone et asseyez-vous. Le premier venu lance la partie.
ui-sa-real-run-title = Courez !
ui-sa-real-run-text = Posez les bateaux dans l’ordre que montre l’écran. Après « Larguez les amarres ! », courez à votre bateau, asseyez-vous et scannez son code : c’est cet instant qui compte. Pas d’appareil photo ? Touchez le bateau sur le téléphone, puis « s’asseoir ».
ui-sa-real-sheets = Feuilles pour les chaises
ui-sa-real-bind-host = Vous avez des feuilles imprimées ? Scannez-en une maintenant avec votre téléphone, et elles sont celles de cette table. Sinon, imprimez-en ici.
ui-sa-real-bind = L’hôte peut scanner l’une des feuilles d’un autre soir pour s’en servir à cette table. Sinon, imprimez-en ici.
ui-sa-real-tv-lobby = On court pour de vrai : huit chaises autour d’une table, une feuille de bateau devant chacune. L’hôte scanne une feuille.
ui-sa-real-lay-out = Posez les huit bateaux autour de votre table comme ici, chacun devant une chaise. Puis allez au bateau qui porte votre hublot, derrière sa chaise, et dites-le sur votre téléphone.
ui-sa-real-stand = Tour { $round } : chacun au bateau qui porte son hublot, derrière la chaise. Dites-le sur votre téléphone.
ui-sa-real-own-first = Quand les bateaux sont autour de la table comme sur le grand écran : vous partez du { $ship }.
ui-sa-real-own = Vous partez du { $ship }.
ui-sa-real-ready = Je suis à mon départ
ui-sa-real-missing = { $left ->
    [0] Tout le monde est prêt !
   *[other] Prêts : { $n } sur { $of }. On attend encore : { $names }
  }
ui-sa-real-race = { $lap ->
    [true] { $backwards ->
        [true] D’abord un tour complet et votre bateau de départ, puis votre bateau ; le tout à reculons !
       *[other] D’abord un tour complet et scannez votre bateau de départ, puis filez à votre bateau !
      }
   *[other] { $backwards ->
        [true] À votre bateau, à reculons ! Asseyez-vous et scannez.
       *[other] Courez, asseyez-vous, scannez !
      }
  }
ui-sa-real-backwards = À reculons !
ui-sa-real-tap = Sans appareil photo : touchez le bateau
ui-sa-real-sit = S’asseoir : { $ship }
