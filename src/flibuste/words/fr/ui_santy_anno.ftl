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
ui-sa-step-sea = { $who } : du { $from } au { $to }, { $why } ; puis la mer emporte jusqu’au { $after }.
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
