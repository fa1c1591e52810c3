## La fenêtre de la carte
ui-chart-nearer = Plus près
ui-chart-farther = Plus loin
ui-chart-whole = Toute la carte

## Les lieux du plateau
ui-cj-board = Les îles
ui-cj-land-wood = forêt { $n }
ui-cj-land-wool = pré { $n }
ui-cj-land-rum = champ de cannes à sucre { $n }
ui-cj-land-sabre = caverne aux trésors { $n }
ui-cj-land-gold = rivière d’or { $n }
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
ui-cj-offers-left = { $n ->
    [one] Vous pouvez encore faire une offre sans échange ce tour-ci.
   *[other] Vous pouvez encore faire { $n } offres sans échange ce tour-ci.
  }
ui-cj-answer-silent = réfléchit
ui-cj-answer-refused = dit non
ui-cj-answer-accepted = dit oui
ui-cj-answer-countered = fait une contre-offre
ui-cj-counter-gives = { $who } donne
ui-cj-counter-wants = { $who } veut
ui-cj-deal = Conclure
ui-cj-accept = Oui
ui-cj-refuse = Non
ui-cj-counter = Autre offre
ui-cj-withdraw = Retirer l’offre

## Coco retourne une carte
ui-cj-coco-ghost = Coco envoie le fantôme ! { $who } le déplace.
ui-cj-coco-free_build = { $who } construit gratuitement un bateau ou une forteresse.
ui-cj-coco-neighbours = Les voisins donnent chacun une carte à { $who }.
ui-cj-coco-two_wood = { $who } reçoit deux bois.
ui-cj-coco-wood_and_wool = { $who } reçoit deux bois et une laine.
