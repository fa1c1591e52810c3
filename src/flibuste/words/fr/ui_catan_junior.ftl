## La fenêtre de la carte
ui-chart-nearer = Plus près
ui-chart-farther = Plus loin
ui-chart-whole = Toute la carte

## Les lieux du plateau
ui-cj-board = Les îles
ui-cj-place-site = Emplacement { $n }, près de : { $lands }
ui-cj-place-port = Emplacement à ancre { $n }, près de : { $lands }
ui-cj-place-line = Ligne de bateau de { $from } à { $to }
ui-cj-sea-winds = Mer des Alizés
ui-cj-sea-gold = Passe d’Or
ui-cj-sea-serpent = Détroit du Serpent
ui-cj-sea-whales = Baie des Baleines

## La table
ui-cj-market = Le marché
ui-cj-market-empty = Étal vide : la réserve n’a pas encore de carte pour lui
ui-cj-hint-market = À votre tour, vous échangez une carte ici : touchez celle que vous donnez, puis celle que vous prenez.
ui-cj-hint-giving = Touchez maintenant une carte du marché, ou une de celles que donne la réserve ci-dessous.
ui-cj-hint-giving-market = Touchez maintenant la carte du marché que vous prenez en échange.
ui-cj-hint-taking = Touchez maintenant la carte de votre main que vous donnez pour { $what }.
ui-cj-hand = Votre main
ui-cj-costs = Les coûts de construction
ui-cj-fortress = Forteresse
ui-cj-boat = Bateau
ui-cj-coco = Aide de Coco
ui-cj-build-fortress = Forteresse contre rhum, sabre, laine et bois ; reste : { $left }
ui-cj-build-boat = Bateau contre laine et bois ; reste : { $left }
ui-cj-build-coco = Aide de Coco contre rhum, sabre et or ; reste : { $left }
ui-cj-roll = Lancer le dé
ui-cj-end-turn = Finir mon tour
ui-cj-trade = Échanger
ui-cj-turn-of = Tour { $round } : c’est à { $who } de jouer
ui-cj-die = { $n ->
    [0] Le dé n’a pas encore été lancé. Voir les lancers
   *[other] Le dé montre { $n }. Voir les lancers
  }
ui-cj-stock = Échanger avec la réserve
ui-cj-stock-none = La réserve demande { $what }
ui-cj-statistics = Les lancers jusqu’ici
ui-cj-rolls = Lancers
ui-cj-earned = Cartes gagnées grâce au dé

## Les équipages
ui-cj-crew-forts = { $n ->
    [one] { $n } forteresse sur { $of }
   *[other] { $n } forteresses sur { $of }
  }
ui-cj-crew-cards = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
  }
ui-cj-crew-coco = { $n ->
    [one] { $n } carte Coco
   *[other] { $n } cartes Coco
  }
ui-cj-crew-ghosts = { $n ->
    [one] { $n } carte Fantôme
   *[other] { $n } cartes Fantôme
  }
ui-cj-crew-port = Port : { $what } contre une carte au choix

## Les offres
ui-cj-offer = Offre sur la table
ui-cj-offer-title = Proposer un échange
ui-cj-counter-title = Faire une contre-offre
ui-cj-offer-yours = Votre offre
ui-cj-offer-of = { $who } propose un échange
ui-cj-offer-call-off = { $who } propose d’arrêter là
ui-cj-offer-give = Vous donnez
ui-cj-offer-want = Vous recevez
ui-cj-offer-more = Plus : { $what }
ui-cj-offer-less = Moins : { $what }
ui-cj-offer-send = Proposer
ui-cj-offer-send-counter = Contre-offre
ui-cj-offer-cancel = Annuler
ui-cj-offer-all-given = Vous n’en avez pas davantage.
ui-cj-offer-most = Personne n’en a davantage à donner.
ui-cj-offers-left = { $n ->
    [one] Vous pouvez encore faire une offre sans échange ce tour-ci.
   *[other] Vous pouvez encore faire { $n } offres sans échange ce tour-ci.
  }
ui-cj-answer-silent = réfléchit
ui-cj-answer-refused = dit non
ui-cj-answer-accepted = dit oui
ui-cj-answer-countered = fait une contre-offre
ui-cj-side-gives = { $who } donne
ui-cj-side-gets = { $who } reçoit
ui-cj-cannot-pay = Vous n’avez pas ces cartes : « Non » sera dit pour vous dans un instant. Vous pouvez faire une autre offre.
ui-cj-deal = Conclure
ui-cj-accept = Oui
ui-cj-refuse = Non
ui-cj-counter = Autre offre
ui-cj-withdraw = Retirer l’offre

## Coco retourne une carte
ui-cj-coco-ghost = Coco envoie le fantôme ! { $who } le déplace.
ui-cj-ghost-at-home = Le fantôme est au château hanté et ne dérange personne.
ui-cj-ghost-haunts = Le fantôme : ce terrain ne donne rien à personne.
ui-cj-coco-free_build = { $who } construit gratuitement un bateau ou une forteresse.
ui-cj-coco-neighbours = Les voisins donnent chacun une carte à { $who }.
ui-cj-coco-two_wood = { $who } reçoit deux bois.
ui-cj-coco-wood_and_wool = { $who } reçoit deux bois et une laine.
ui-cj-coco-ghost-you = Coco envoie le fantôme ! À vous de le déplacer.
ui-cj-coco-free_build-you = Vous construisez gratuitement un bateau ou une forteresse !
ui-cj-coco-neighbours-you = Vos voisins vous donnent chacun une carte !
ui-cj-coco-two_wood-you = Vous recevez deux bois !
ui-cj-coco-wood_and_wool-you = Vous recevez deux bois et une laine !

## Les grands moments
ui-cj-moment-castle = { $who } s’installe au château hanté
ui-cj-moment-castle-you = Le château hanté est à vous !
ui-cj-moment-castle-lost = { $who } vous prend le château hanté
ui-cj-moment-castle-free = { $who } quitte le château hanté
ui-cj-moment-castle-free-you = Vous quittez le château hanté : personne n’est seul en tête
ui-cj-moment-seven = { $who } a sept forteresses !
ui-cj-moment-seven-you = Votre septième forteresse est debout !
ui-cj-end-race = La course aux sept forteresses : { $who }
ui-cj-end-castle = tient le château hanté
