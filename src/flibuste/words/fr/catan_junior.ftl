## Les ressources, comptées et nommées
cj-sabre = { $n ->
    [one] { $n } sabre
   *[other] { $n } sabres
  }
cj-wool = { $n ->
    [one] { $n } laine
   *[other] { $n } laines
  }
cj-wood = { $n } bois
cj-rum = { $n ->
    [one] { $n } rhum
   *[other] { $n } rhums
  }
cj-gold = { $n } or
cj-cards-sabre = { cj-sabre }
cj-cards-wool = { cj-wool }
cj-cards-wood = { cj-wood }
cj-cards-rum = { cj-rum }
cj-cards-gold = { cj-gold }
cj-name-sabre = sabre
cj-name-wool = laine
cj-name-wood = bois
cj-name-rum = rhum
cj-name-gold = or

## Les choses du jeu
cj-fort = { $n ->
    [one] { $n } forteresse
   *[other] { $n } forteresses
  }
cj-boat = { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
  }
cj-score-tie = { $forts } ; départage : { $boats }
cj-coco = { $n ->
    [one] { $n } carte Coco
   *[other] { $n } cartes Coco
  }
cj-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
cj-coco-ghost = Le fantôme
cj-coco-ghost-text = Déplacez le fantôme. La carte compte pour le château hanté.
cj-coco-free-build = Construction offerte
cj-coco-free-build-text = Posez un bateau ou une forteresse sans payer.
cj-coco-neighbours = Bons voisins
cj-coco-neighbours-text = Vos voisins de gauche et de droite vous remettent chacun une carte de leur choix.
cj-coco-two-wood = Bois flotté
cj-coco-two-wood-text = Prenez 2 bois dans la réserve.
cj-coco-wood-and-wool = Épaves
cj-coco-wood-and-wool-text = Prenez 2 bois et 1 laine dans la réserve.
cj-land-wood = forêt { $n }
cj-land-wool = pré { $n }
cj-land-rum = champ de cannes à sucre { $n }
cj-land-sabre = caverne aux trésors { $n }
cj-land-gold = rivière d’or { $n }
cj-colour-white = Blanc
cj-colour-red = Rouge
cj-colour-orange = Orange
cj-colour-blue = Bleu

## Ce que l’on peut faire
cj-do-roll = Lancer le dé
cj-do-end-turn = Finir son tour
cj-do-build-boat = Construire un bateau sur la ligne { $line }
cj-do-build-boat-at = Construire un bateau : { $one } – { $other }
cj-do-build-fort = Construire une forteresse sur l’emplacement { $site }
cj-do-build-fort-at = Construire une forteresse : { $lands }
cj-do-buy-coco = Demander l’aide de Coco
cj-do-move-ghost = Envoyer le fantôme sur le terrain { $hex }
cj-do-move-ghost-at = Envoyer le fantôme : { $land }
cj-do-give = Donner { $what }
cj-do-give-nothing = Montrer sa main vide
cj-do-market = Marché : donner { $give }, prendre { $take }
cj-do-stock = Réserve : { $give } contre { $take }
cj-do-accept = Accepter
cj-do-refuse = Refuser
cj-do-withdraw = Retirer l’offre
cj-do-deal-with = Échanger avec { $who }
cj-do-offer = Offrir { $give } contre { $want }
cj-do-counter = Offrir plutôt { $give } contre { $want }
cj-do-call-off = Proposer d’arrêter là

## Ce qu’un choix apporte
cj-brings-roll = De 1 à 5 : les forteresses à côté des terrains de ce numéro rapportent. 6 : vous envoyez le fantôme.
cj-brings-end-turn = Le dé passe à { $whom }.
cj-brings-last-round = C’était le dernier tour de table : la partie s’arrête.
cj-brings-boat = Il ouvre un emplacement de forteresse : { $lands }.
cj-brings-boat-port = Il ouvre un emplacement de forteresse avec une ancre : { $lands }.
cj-brings-boat-no-site = Une forteresse se dresse à chaque bout : il n’ouvre aucun emplacement.
cj-brings-fort = Elle rapporte : { $lands }.
cj-brings-fort-haunted = Rien pour l’instant, à cause du fantôme : { $land }.
cj-brings-seven = C’est votre septième forteresse : vous gagnez.
cj-brings-port = Pour l’ancre, vous piochez une tuile Port ; ensuite, pas de retour en arrière.
cj-brings-coco = { $n ->
    [1] Vous donnez { $price } pour la dernière carte cachée.
   *[other] Vous donnez { $price } pour une des { $n } cartes cachées.
  }
cj-brings-coco-kinds = Elle apporte des cartes, un bateau ou une forteresse sans payer, ou le fantôme.
cj-brings-ghost = Tant qu’il y est, ce terrain ne donne rien.
cj-brings-ghost-others = Il bloque { $whom }.
cj-brings-ghost-own = { $n ->
    [one] Il bloque une de vos forteresses.
   *[other] Il bloque { $n } de vos forteresses.
  }
cj-brings-ghost-nobody = Personne n’a de forteresse à côté.
cj-brings-ghost-leaves = Il quitte un terrain, qui donne de nouveau : { $land }.
cj-brings-give = { $whom } la reçoit ; personne d’autre ne la voit.
cj-brings-give-nothing = { $whom } ne reçoit rien de vous.
cj-brings-market = Vous donnez { $give } et recevez { $take } : une fois par tour.
cj-brings-market-cleared = Cela fait cinq cartes identiques : elles retournent à la réserve, et on en pose une de chaque.
cj-brings-stock = Vous donnez { $give } et recevez { $take }.
cj-brings-accept = Si { $whom } conclut l’échange, vous donnez { $give } et recevez { $take }.
cj-brings-deal = Vous donnez { $give } à { $whom } et recevez { $take }.
cj-brings-call-off = Si tout le monde est d’accord, la partie s’arrête là.
cj-brings-goes-on = La partie continue.
cj-brings-refuse = Vous gardez vos cartes.
cj-brings-withdraw = Rien ne change de main.
cj-brings-offer-lapses = Ce que vous avez proposé n’est alors plus sur la table.

## Ce qui se passe
cj-fact-turn = Tour { $round } : à { $who } de jouer.
cj-fact-rolled = { $who } lance le dé : { $number }.
cj-fact-earned-sabre = { $who } prend { cj-cards-sabre } dans la caverne aux trésors.
cj-fact-earned-wool = { $who } prend { cj-cards-wool } dans le pré.
cj-fact-earned-wood = { $who } prend { cj-cards-wood } dans la forêt.
cj-fact-earned-rum = { $who } prend { cj-cards-rum } dans le champ de cannes à sucre.
cj-fact-earned-gold = { $who } prend { cj-cards-gold } dans la rivière d’or.
cj-fact-short = La réserve n’a pas assez de cartes : { $what }.
cj-fact-ghost-sabre = { $who } envoie le fantôme dans la caverne aux trésors ({ $number }).
cj-fact-ghost-wool = { $who } envoie le fantôme dans le pré ({ $number }).
cj-fact-ghost-wood = { $who } envoie le fantôme dans la forêt ({ $number }).
cj-fact-ghost-rum = { $who } envoie le fantôme dans le champ de cannes à sucre ({ $number }).
cj-fact-ghost-gold = { $who } envoie le fantôme sur la rivière d’or ({ $number }).
cj-fact-boat = { $who } construit un bateau.
cj-fact-boat-free = { $who } pose un bateau sans payer.
cj-fact-fort = { $who } construit une forteresse.
cj-fact-fort-free = { $who } pose une forteresse sans payer.
cj-fact-port = { $who } pioche une tuile Port : { $what }.
cj-fact-coco-ghost = { $who } appelle Coco : le fantôme !
cj-fact-coco-free-build = { $who } appelle Coco : un bateau ou une forteresse sans payer !
cj-fact-coco-neighbours = { $who } appelle Coco : les deux voisins donnent une carte !
cj-fact-coco-two-wood = { $who } appelle Coco : du bois flotté !
cj-fact-coco-wood-and-wool = { $who } appelle Coco : du bois et de la laine !
cj-fact-free-build-lost = { $who } n’a aucun endroit où poser sa pièce.
cj-fact-took = { $n ->
    [0] La réserve n’a plus rien pour { $who }.
   *[other] { $who } prend { $what } dans la réserve.
  }
cj-fact-castle = { $who } s’installe au château hanté.
cj-fact-castle-empty = { $before } quitte le château hanté : personne n’est seul en tête.
cj-fact-gift-chosen = { $who } met un cadeau de côté.
cj-fact-gift = { $who } donne { $what } à { $to }.
cj-fact-gift-unseen = { $who } donne une carte à { $to }.
cj-fact-no-gift = { $who } n’a rien à donner à { $to }.
cj-fact-bargained = { $who } laisse { $give } au marché et prend { $take }.
cj-fact-market-cleared = Cinq cartes identiques au marché ({ $what }) : elles retournent à la réserve, et on en pose une de chaque.
cj-fact-stall-filled = Le marché reçoit { $what }.
cj-fact-stock = { $who } rend { $give } à la réserve et prend { $take }.
cj-fact-offered = { $who } offre { $give } contre { $want }.
cj-fact-accepted = { $who } accepte.
cj-fact-refused = { $who } refuse.
cj-fact-countered = { $who } offre plutôt { $give } contre { $want }.
cj-fact-offer-ended = L’offre de { $who } n’est plus sur la table.
cj-fact-dealt = { $who } donne { $give } à { $other } et reçoit { $take }.
cj-fact-call-off-proposed = { $who } propose d’arrêter là.
cj-fact-victory = { $who } a sept forteresses et gagne !
cj-fact-called-off-by-all = Tout le monde est d’accord : la partie s’arrête là.
cj-fact-called-off-at-the-limit = { $n ->
    [one] Après { $n } tour de table, la partie s’arrête.
   *[other] Après { $n } tours de table, la partie s’arrête.
  }

## Ce qui est demandé
cj-prompt-roll = À vous : lancez le dé.
cj-prompt-ghost = Envoyez le fantôme sur un autre terrain.
cj-prompt-main = Échangez et construisez, puis finissez votre tour.
cj-prompt-free-build = Posez un bateau ou une forteresse sans payer.
cj-prompt-gift = Choisissez une carte à donner à { $who }.
cj-prompt-answer = { $who } donne { $give } et demande { $want }. D’accord ?
cj-prompt-call-off = { $who } propose d’arrêter là. D’accord ?

## Pourquoi non
cj-refusal-roll-first = Lancez d’abord le dé.
cj-refusal-already-rolled = Le dé est déjà lancé pour ce tour.
cj-refusal-move-the-ghost-first = Déplacez d’abord le fantôme.
cj-refusal-ghost-must-move = Le fantôme doit changer de terrain.
cj-refusal-no-ghost-to-move = Seul un 6 ou une carte Fantôme déplace le fantôme.
cj-refusal-place-the-free-piece-first = Posez d’abord le bateau ou la forteresse que Coco vous offre.
cj-refusal-cannot-pay = Vous n’avez pas les cartes qu’il faut pour payer.
cj-refusal-no-boat-leads-there = Aucun de vos bateaux n’y mène.
cj-refusal-no-fort-beside = Un bateau doit partir d’une de vos forteresses.
cj-refusal-boats-would-meet = Deux de vos bateaux ne peuvent pas se rejoindre là où il n’y a pas de forteresse.
cj-refusal-site-taken = Il y a déjà une forteresse ici.
cj-refusal-line-taken = Il y a déjà un bateau ici.
cj-refusal-reserve-empty = Vous n’avez plus de pièce de cette sorte.
cj-refusal-coco-pile-empty = Il n’y a plus de cartes Coco.
cj-refusal-must-give = Vous avez des cartes : vous devez en donner une.
cj-refusal-not-in-hand = Vous n’avez pas ces cartes en main.
cj-refusal-gifts-are-no-trade = Chacun doit donner au moins une carte.
cj-refusal-shared-resource = La même ressource ne peut pas être des deux côtés.
cj-refusal-too-many-offers = Assez d’offres sans échange pour ce tour.
cj-refusal-already-proposed = Vous avez déjà proposé d’arrêter pendant ce tour.
cj-refusal-no-offer = Il n’y a pas d’offre sur la table.
cj-refusal-no-deal-with-that-seat = Cette personne n’a pas accepté d’échange.
cj-refusal-market-once-a-turn = Le marché, c’est une fois par tour.
cj-refusal-not-at-the-market = Le marché n’a pas cette carte.
cj-refusal-same-resource = Échangez contre une autre ressource.
cj-refusal-too-few-for-the-stock = La réserve veut trois cartes identiques, ou deux avec le bon port.
cj-refusal-stock-lacks-it = La réserve n’a plus de cette carte.

## Comment cela finit
cj-ending-won = Sept forteresses : la partie est gagnée.
cj-ending-called-off = La partie s’arrête sans vainqueur.

## Options
cj-option-ports = Ports
cj-option-ports-text = Les emplacements à ancre donnent-ils des tuiles Port ?
cj-option-ports-off = sans
cj-option-ports-off-text = Les emplacements à ancre sont ordinaires : plus simple pour une première partie.
cj-option-ports-on = avec
cj-option-ports-on-text = Une forteresse sur une ancre pioche une tuile qui échange deux contre une.
cj-first-game = Première partie : sans les ports, comme la règle le conseille
cj-option-compensation = Compensation
cj-option-compensation-text = Dédommage-t-on les autres de ne pas commencer ?
cj-option-compensation-off = aucune
cj-option-compensation-off-text = Tout le monde débute avec les mêmes cartes.
cj-option-compensation-gold = un or
cj-option-compensation-gold-text = Tous débutent avec un or de plus, sauf qui joue en premier.
cj-option-rounds = Tours de table
cj-option-rounds-text = Si personne n’a gagné d’ici là, la partie s’arrête.
cj-option-offers = Offres par tour
cj-option-offers-text = Combien d’offres sans suite un joueur peut faire pendant un tour.
cj-option-offers-3 = 3
cj-option-offers-3-text = Pour une partie vive.
cj-option-offers-6 = 6
cj-option-offers-6-text = Cela suffit presque toujours.
cj-option-offers-12 = 12
cj-option-offers-12-text = Pour qui aime marchander.
cj-option-offers-unlimited = sans limite
cj-option-offers-unlimited-text = Comme dans la règle : autant qu’on veut.
cj-option-first = Qui commence
cj-option-first-text = À qui de lancer le dé en premier.
cj-option-first-random = au hasard
cj-option-first-random-text = Le sort décide.
cj-option-first-white = blanc
cj-option-first-white-text = Blanc commence (à trois, le sort décide).
cj-option-first-red = rouge
cj-option-first-red-text = Rouge commence.
cj-option-first-orange = orange
cj-option-first-orange-text = Orange commence.
cj-option-first-blue = bleu
cj-option-first-blue-text = Bleu commence.
