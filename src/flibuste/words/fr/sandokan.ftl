## Les choses du jeu
sk-port-sun = Port du Soleil
sk-port-azure = Port de l’Azur
sk-port-orient = Port de l’Orient
sk-port-fire = Port du Feu
sk-port-hope = Port de l’Espoir
sk-port-tafia = Port du Tafia
sk-colour-sun = Jaune
sk-colour-azure = Bleu
sk-colour-orient = Blanc
sk-colour-fire = Rouge
sk-colour-hope = Vert
sk-colour-tafia = Marron
sk-captain = Capitaine { $n }
sk-island-treasure = Île aux Trésors
sk-island-storms = Île des Tempêtes
sk-island-serenity = Île de la Sérénité
sk-treasure-ruby = un rubis
sk-treasure-diamond = un diamant
sk-treasure-gold = un lingot d’or
sk-treasure-emerald = une émeraude
sk-treasure-pearl = une perle
sk-treasure-rum = un baril de rhum
sk-name-ruby = Rubis
sk-name-diamond = Diamant
sk-name-gold = Lingot d’or
sk-name-emerald = Émeraude
sk-name-pearl = Perle
sk-name-rum = Baril de rhum
sk-card-black = un { $value } noir
sk-card-red = un { $value } rouge
sk-cards-black = { $n ->
    [one] un { $value } noir
   *[other] { $n } cartes noires de { $value }
  }
sk-cards-red = { $n ->
    [one] un { $value } rouge
   *[other] { $n } cartes rouges de { $value }
  }
sk-the-letter = la lettre de marque
sk-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
sk-heading-n = nord
sk-heading-ne = nord-est
sk-heading-e = est
sk-heading-se = sud-est
sk-heading-s = sud
sk-heading-sw = sud-ouest
sk-heading-w = ouest
sk-heading-nw = nord-ouest

## Événements
sk-event-wreck = Épave sur les hauts-fonds
sk-event-wreck-text = Donnez des cartes valant exactement 3 contre un trésor de 4 points au plus, ou prenez une carte sans rien payer. Cale pleine : prenez la carte.
sk-event-chest = Coffre enterré
sk-event-chest-text = Si vous voulez, donnez une carte noire et une rouge contre un trésor de la boîte, au choix. Il faut de la place à bord.
sk-event-merchant = Marchand reconnaissant
sk-event-merchant-text = Prenez un baril de rhum ou une perle. Cale pleine : prenez 2 cartes.
sk-event-wind = Vent arrière
sk-event-wind-text = Si vous voulez, naviguez aussitôt de 3 cases au plus dans une direction au choix.
sk-event-crew = Équipage frais
sk-event-crew-text = Prenez 2 cartes.
sk-event-marque = Lettre de marque
sk-event-marque-text = Gardez cette carte devant vous. Une fois, en combat, elle ajoute 3.
sk-event-chart = Carte du pilote
sk-event-chart-text = Si vous voulez, gagnez aussitôt une case libre au bord de n’importe quelle île.
sk-event-storm = Tempête
sk-event-storm-text = Dérivez de 3 cases au hasard ; la proue finit n’importe où.
sk-event-leak = Voie d’eau
sk-event-leak-text = Perdez un trésor transporté ; si la cale est vide, 2 cartes.
sk-event-scurvy = Scorbut
sk-event-scurvy-text = Remettez des cartes jusqu’à n’en garder que 4.
sk-event-mutiny = Mutinerie
sk-event-mutiny-text = Le capitaine à votre gauche tire 2 cartes de votre main sans les voir.
sk-event-becalmed = Calme plat
sk-event-becalmed-text = Passez votre prochain tour, quel qu’il soit.
sk-event-customs = Douane
sk-event-customs-text = Tous les autres capitaines prennent une carte.
sk-event-fog = Brouillard
sk-event-fog-text = Votre bateau reparaît au bord de l’île des Tempêtes, le plus loin possible de votre port d’attache.
sk-event-plague = Bateau pestiféré
sk-event-plague-text = Jusqu’à votre retour au port d’attache, aucun autre port ne vous reçoit et personne n’échange avec vous.

## Ce qu’on peut faire
sk-do-pass = Ne rien faire
sk-do-port = Choisir : { $port }
sk-do-lay = Jouer un { $value } noir
sk-do-sail = { $cells ->
    [one] Naviguer de { $cells } case, cap { $heading }
   *[other] Naviguer de { $cells } cases, cap { $heading }
  }
sk-do-turn = Virer, cap { $heading }
sk-do-stay = Rester ici
sk-do-glide = Longer la Sérénité d’une case, cap { $heading }
sk-do-turn-event = Retourner un autre événement
sk-do-swap = Échanger { $card } contre l’autre couleur
sk-do-buy = Acheter { $treasure }
sk-do-trade-in = Céder { $treasure } en paiement
sk-do-pay = Payer avec { $card }
sk-do-take-card = Prendre plutôt une carte
sk-do-take = Prendre { $treasure }
sk-do-leave = Laisser { $treasure } ici
sk-do-lose = Abandonner { $treasure }
sk-do-drop = Remettre { $card }
sk-do-give = Donner { $card }
sk-do-cede = Donner { $treasure }
sk-do-go = { $island } : aller en colonne { $column }, rangée { $row }
sk-do-head = Orienter la proue, cap { $heading }
sk-do-attack = Attaquer { $seat }
sk-do-show = Montrer un { $value } rouge
sk-do-ready = Combattre
sk-do-with-letter = Combattre avec la lettre de marque
sk-do-call = Accuser de bluff

## Ce que cela apporte
sk-brings-port = Votre bateau part d’ici. Ce qui est déjà à ce quai ({ $treasure }) ne compte pas dans vos { $of } points.
sk-brings-lay = { $cells ->
    [one] Vos cartes font alors { $cells } case.
   *[other] Vos cartes font alors { $cells } cases.
  }
sk-brings-home-empty = Votre port d’attache : vous n’avez rien à décharger.
sk-brings-home = Port d’attache : vous déchargez { $treasures } et vous avez { $n ->
    [one] { $n } point
   *[other] { $n } points
  } sur { $of }.
sk-brings-home-quay = Port d’attache : vous déchargez { $treasures } et vous avez { $n ->
    [one] { $n } point
   *[other] { $n } points
  } sur { $of }. L’événement du quai décide : s’il est bon, vous gagnez.
sk-brings-cured = La peste vous quitte.
sk-brings-prize = Vous prenez { $treasure } sans rien payer : { $worth }.
sk-brings-prize-full = Votre cale est pleine : vous pouvez laisser ici un trésor et prendre { $treasure } ({ $worth }).
sk-brings-port-event = Un port vide : vous retournez son événement, bon ou mauvais.
sk-brings-port-event-shared = Un autre bateau est ici : pas de trésor ; vous retournez l’événement du port, bon ou mauvais.
sk-brings-exchange = Port d’attache de { $whom } : vous pouvez échanger des trésors de même valeur.
sk-brings-no-exchange = Port d’attache de { $whom } : aucun échange de même valeur n’est possible.
sk-brings-closed = La peste est à bord : personne n’échange avec vous ici.
sk-brings-at-rest = Rien ne se passe, et personne ne peut vous attaquer au port.
sk-brings-card = { $n ->
    [one] Île aux Trésors : vous prenez une carte.
   *[other] Île aux Trésors : vous prenez { $n } cartes.
  }
sk-brings-card-full = Île aux Trésors : votre main est pleine, vous ne prenez pas de carte.
sk-brings-card-none = Île aux Trésors : la pile est vide, vous ne prenez pas de carte.
sk-brings-trade = Vous pouvez ensuite échanger une carte ou acheter un trésor.
sk-brings-trade-swap = Vous pouvez ensuite échanger une carte.
sk-brings-storms = Île des Tempêtes : vous retournez un événement, bon ou mauvais.
sk-brings-storms-more = Île des Tempêtes : vous pouvez retourner un autre événement, bon ou mauvais.
sk-brings-serenity = Sérénité : eaux sûres, personne ne peut vous attaquer ici.
sk-brings-sea = En pleine mer : rien à trouver ici.
sk-brings-may-attack = Bord à bord avec { $whom } : vous pouvez attaquer.
sk-brings-beside = Bord à bord avec { $whom } ; sans carte rouge, pas d’attaque.
sk-brings-spends = Cela coûte { $cards }.
sk-brings-drift = Sans carte noire, vous avancez d’une case.
sk-brings-bluff = Un bluff : vos cartes ne font que { $allowed }. Si on vous accuse, vous perdez toutes vos cartes, vous revenez en arrière et votre tour est fini.
sk-brings-honest = Pas de bluff : qui vous accuse perd une carte.
sk-brings-carried = Le lieu ne donne rien ce tour-ci.
sk-brings-turn = Prend tout le tour, ne coûte pas de carte.
sk-brings-head-blocked = La route est bouchée devant vous.
sk-brings-head = { $n ->
    [one] { $n } case libre devant vous.
   *[other] { $n } cases libres devant vous.
  }
sk-brings-head-port = { $n ->
    [one] { $port } : à { $n } case.
   *[other] { $port } : à { $n } cases.
  }
sk-brings-head-island = { $n ->
    [one] { $island } : à { $n } case.
   *[other] { $island } : à { $n } cases.
  }
sk-brings-glide = Sans carte ; pas d’attaque ensuite.
sk-brings-turn-event = Le premier événement de l’île, bon ou mauvais : il faut lui obéir.
sk-brings-pass-extra = Vous renoncez au tour supplémentaire.
sk-brings-pass-event = Aucun événement n’est retourné.
sk-brings-pass-trade = Vous gardez vos cartes et n’achetez rien.
sk-brings-pass-chest = Vous ne payez rien et ne recevez rien.
sk-brings-pass-stay = Votre bateau reste où il est.
sk-brings-pass-swap-cargo = Vous gardez votre cargaison et laissez { $treasure } ici.
sk-brings-pass-exchange = Rien n’est échangé.
sk-brings-pass-attack = Pas de combat.
sk-brings-pass-call = Vous y croyez : la course est valable.
sk-brings-asked-no-red = Vous n’avez pas de carte rouge ; on vous le demande pour que personne ne devine votre main.
sk-brings-asked-no-price = Vous ne pouvez pas payer exactement 3 ; on vous le demande pour que personne ne devine votre main.
sk-brings-asked-no-pair = Il vous manque une carte noire ou une rouge ; on vous le demande pour que personne ne devine votre main.
sk-brings-swap = Vous donnez { $given } et prenez { $taken }. Si la pile n’en a pas, vous gardez votre carte, mais l’échange de ce tour est perdu.
sk-brings-buy = Prix : exactement { $n }, en cartes, ou en cartes avec un trésor transporté.
sk-brings-buy-once = On n’achète qu’une seule fois dans la partie.
sk-brings-trade-in = Le trésor va dans la boîte et compte { $n } ; reste { $rest } à payer en cartes.
sk-brings-pay = Il restera { $n } à payer.
sk-brings-pay-black = Une carte rouge vient ensuite.
sk-brings-pay-last = Le compte y est : vous recevez { $treasure } ; les cartes vont sous la pile, face cachée.
sk-brings-take-card = La première carte de la pile, sans rien payer.
sk-brings-take-card-none = Vous n’en recevez pas : votre main est pleine ou la pile est vide.
sk-brings-take-wreck = { $worth }, pour des cartes valant exactement 3.
sk-brings-take-chest = { $worth }, pour une carte noire et une rouge.
sk-brings-take-gift = { $worth }, sans rien payer.
sk-brings-fetch = { $n ->
    [0] { $worth } : l’échange est équilibré.
   *[other] { $worth } ; encore { $n } à prendre.
  }
sk-brings-leave = { $worth } : vous prenez en retour des trésors de même valeur.
sk-brings-leave-swap = Vous laissez { $left } et prenez { $taken } ({ $worth }).
sk-brings-lose = Le trésor va dans la boîte : vous perdez { $worth }.
sk-brings-toll = Le trésor va dans la boîte : il reste { $n ->
    [one] { $n } point
   *[other] { $n } points
  } à quai sur { $of }.
sk-brings-drop = { $n ->
    [0] La carte va sous la pile, face cachée.
   *[other] La carte va sous la pile, face cachée ; encore { $n } à remettre.
  }
sk-brings-give = { $whom } reçoit la carte ; vous êtes seuls, tous les deux, à la voir.
sk-brings-cede = { $whom } reçoit le trésor : vous perdez { $worth }.
sk-brings-attack = { $n ->
    [one] Votre force : { $strength }. { $whom } a { $n } carte.
   *[other] Votre force : { $strength }. { $whom } a { $n } cartes.
  }
sk-brings-attack-letter = { $n ->
    [one] Votre force : { $strength }, avec la lettre de marque { $more }. { $whom } a { $n } carte.
   *[other] Votre force : { $strength }, avec la lettre de marque { $more }. { $whom } a { $n } cartes.
  }
sk-brings-win = { $n ->
    [0] Si vous gagnez, vous prenez { $treasures }.
    [one] Si vous gagnez, vous prenez { $treasures } et { $n } carte au plus.
   *[other] Si vous gagnez, vous prenez { $treasures } et { $n } cartes au plus.
  }
sk-brings-win-cards = { $n ->
    [0] Si vous gagnez, il n’y a rien à prendre.
    [one] Si vous gagnez, vous prenez { $n } carte au plus.
   *[other] Si vous gagnez, vous prenez { $n } cartes au plus.
  }
sk-brings-defeat = Si vous perdez, vous donnez un trésor ou une carte de votre choix.
sk-brings-reds-go = Les cartes rouges montrées vont sous la pile.
sk-brings-show = Force jusqu’ici : { $strength }.
sk-brings-ready = Vous combattez avec une force de { $strength }.
sk-brings-ready-letter = Vous combattez avec une force de { $strength } ; la lettre est alors utilisée.
sk-brings-call = Si les cartes ne font pas autant de cases, { $whom } perd toutes ses cartes et revient en arrière.
sk-brings-call-false = Si le compte y est, vous perdez une carte.

## Le journal
sk-fact-chose-port = { $who } choisit son port d’attache : { $port }.
sk-fact-sailed = { $who } joue { $cards } et navigue de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
  }.
sk-fact-sailed-covered = { $who } pose { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
  } et navigue de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
  }.
sk-fact-drifted = { $who } n’a pas de carte noire et dérive d’une case.
sk-fact-glided = { $who } longe la côte de la Sérénité.
sk-fact-turned = { $who } vire, cap { $heading }.
sk-fact-stayed = { $who } reste sur place.
sk-fact-declined = { $who } renonce au tour supplémentaire.
sk-fact-headed = { $who } oriente la proue, cap { $heading }.
sk-fact-drew = { $who } prend { $card }.
sk-fact-drew-hidden = { $who } prend une carte.
sk-fact-swapped = { $who } échange { $given } contre { $taken }.
sk-fact-swap-failed = { $who } propose { $card }, mais aucune carte de la pile ne convient.
sk-fact-bargained-island = { $who } achète { $treasure } à l’île aux Trésors.
sk-fact-bargained-wreck = { $who } tire { $treasure } de l’épave.
sk-fact-bargained-chest = { $who } ouvre le coffre pour { $treasure }.
sk-fact-paid = { $who } paie avec { $card }.
sk-fact-paid-covered = { $cards ->
    [one] { $who } paie avec { $cards } carte, face cachée.
   *[other] { $who } paie avec { $cards } cartes, face cachée.
  }
sk-fact-traded-in = { $who } cède { $treasure } en paiement.
sk-fact-got = { $who } embarque { $treasure }.
sk-fact-met = { $who } retourne l’événement ({ $port }) : { $event }.
sk-fact-met-storms = { $who } retourne un événement à l’île des Tempêtes : { $event }.
sk-fact-blown-wind = { $who } file vent arrière.
sk-fact-blown-chart = { $who } suit la carte du pilote.
sk-fact-blown-storm = La tempête emporte { $who }.
sk-fact-blown-fog = { $who } sort du brouillard au bord de l’île des Tempêtes.
sk-fact-lost = { $who } perd { $treasure } ({ $why }).
sk-fact-put-under = { $who } remet { $card } ({ $why }).
sk-fact-put-under-hidden = { $who } remet une carte ({ $why }).
sk-fact-robbed = { $who } tire { $card } de la main de { $whom }.
sk-fact-robbed-hidden = { $who } tire une carte de la main de { $whom }.
sk-fact-gave = { $who } donne { $card } à { $whom }.
sk-fact-gave-hidden = { $who } donne une carte à { $whom }.
sk-fact-ceded = { $who } donne { $treasure } à { $whom }.
sk-fact-seized = { $who } prend { $treasure } à { $whom }.
sk-fact-took-free = { $who } prend { $treasure } ({ $port }).
sk-fact-swapped-cargo = { $who } laisse { $left } et prend { $taken } ({ $port }).
sk-fact-left = { $who } laisse { $treasure } ({ $port }).
sk-fact-fetched = { $who } prend { $treasure } ({ $port }).
sk-fact-unloaded = { $who } débarque { $treasure }.
sk-fact-came-home = { $who } rentre au port d’attache : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à quai.
sk-fact-cured = La peste quitte { $who }.
sk-fact-attacked = { $who } attaque { $whom } !
sk-fact-answered = { $who } est à son poste.
sk-fact-showed = { $who } montre { $cards } : force { $strength }.
sk-fact-showed-nothing = { $who } n’a rien à montrer : force { $strength }.
sk-fact-beat = { $who } bat { $whom }.
sk-fact-drew-level = Combat nul entre { $who } et { $whom }.
sk-fact-extra-turn = { $who } reçoit un tour supplémentaire.
sk-fact-missed = Calme plat : { $who } passe un tour.
sk-fact-missed-extra = Calme plat : { $who } passe le tour supplémentaire.
sk-fact-called = { $who } accuse { $whom } de bluff.
sk-fact-caught = { $who } navigue de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
  } avec des cartes pour { $allowed } : la fraude est découverte !
sk-fact-cleared = { $who } montre ses cartes : rien à redire.
sk-fact-let-pass = { $who } laisse passer.
sk-fact-won = Bon événement à quai : { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } !
sk-fact-turns-over = Tous les tours sont joués.
sk-why-leak = voie d’eau
sk-why-scurvy = scorbut
sk-why-limit = plus de 12 cartes
sk-why-false-call = accusation à tort
sk-why-quay = mauvais événement à quai
sk-why-full-hold = cale pleine

## Ce qu’on demande
sk-prompt-choose-port = Choisissez votre port d’attache.
sk-prompt-sail-out = À vous : naviguez, virez sur place ou, en eaux sûres, restez.
sk-prompt-sail-out-extra = Votre tour supplémentaire, pour fuir ou visiter une île : jouez-le ou renoncez-y.
sk-prompt-may-turn-event = Retourner un autre événement ?
sk-prompt-trade = Échanger une carte, acheter un trésor, ou rien ?
sk-prompt-pay-sum = Encore { $n } à payer pour { $treasure }.
sk-prompt-pay-both-black = Payez avec une carte noire.
sk-prompt-pay-both-red = Payez avec une carte rouge.
sk-prompt-at-wreck = Payer 3 pour un trésor, ou prendre une carte ?
sk-prompt-at-chest = Donner une carte noire et une rouge contre un trésor ?
sk-prompt-at-merchant = Quel cadeau prenez-vous ?
sk-prompt-in-wind = Où le vent vous porte-t-il ?
sk-prompt-with-chart = Où la carte vous mène-t-elle ?
sk-prompt-lose-treasure = Quel trésor abandonnez-vous ? ({ $why })
sk-prompt-put-back = { $n ->
    [one] Choisissez une carte à remettre ({ $why }).
   *[other] Choisissez { $n } cartes à remettre ({ $why }).
  }
sk-prompt-swap-cargo = Votre cale est pleine : échanger un de vos trésors contre celui d’ici ?
sk-prompt-exchange = Échanger des trésors de même valeur ?
sk-prompt-steer = Où pointe la proue pour le prochain tour ?
sk-prompt-may-attack = Attaquer ?
sk-prompt-fighting-stay = Combat contre { $whom } : on y va ?
sk-prompt-fighting-spent = Combat contre { $whom } : toutes vos cartes rouges sont montrées, puis vont sous la pile. On y va ?
sk-prompt-fighting-chosen = Combat contre { $whom } : quelles cartes rouges montrez-vous ?
sk-prompt-hand-over = { $n ->
    [one] Choisissez une carte pour { $whom }.
   *[other] Choisissez { $n } cartes pour { $whom }.
  }
sk-prompt-pay-defeat = Défaite : donnez à { $whom } un trésor ou une carte.
sk-prompt-may-call = { $who } navigue de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
  } avec { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
  }. Y croyez-vous ?
sk-prompt-pay-toll = Mauvais événement : quel trésor de votre port abandonnez-vous ?

## Refus
sk-refusal-not-asked = Ce n’est pas ce qu’on vous demande en ce moment.
sk-refusal-port-taken = Ce port a déjà son capitaine.
sk-refusal-no-such-card = Vous n’avez plus cette carte.
sk-refusal-too-far = La route n’est pas libre jusque-là.
sk-refusal-not-the-sum = Les cases doivent correspondre à vos cartes noires, droit devant, sur une route libre.
sk-refusal-same-heading = La proue pointe déjà par là.
sk-refusal-must-move = En mer, un bateau ne reste pas immobile.
sk-refusal-not-along-serenity = Ce n’est pas une case libre au bord de la Sérénité.
sk-refusal-bought-already = Vous avez déjà acheté un trésor dans cette partie.
sk-refusal-cannot-pay = Vous ne pouvez pas payer exactement ce prix.
sk-refusal-not-there = Il n’y en a plus.
sk-refusal-not-aboard = Vous ne transportez pas ce trésor.
sk-refusal-uneven = Les valeurs ne peuvent pas s’équilibrer ainsi.
sk-refusal-cell-taken = Un bateau occupe cette case.
sk-refusal-no-red-card = Sans carte rouge, pas d’attaque.
sk-refusal-out-of-reach = Ce bateau ne peut pas être attaqué d’ici.
sk-refusal-no-letter = Vous n’avez pas de lettre de marque.
sk-refusal-show-one = L’attaquant montre au moins une carte rouge.
sk-refusal-not-yours-to-decline = On ne peut renoncer qu’à un tour supplémentaire.
sk-refusal-for-fights = Les cartes rouges servent au combat : seules les noires font naviguer.

## Fins et options
sk-ending-home = De retour avec 20 points, et l’événement à quai est bon.
sk-ending-turns = Tous les tours sont joués ; qui a le plus de points à quai l’emporte.
sk-option-rules = Règles
sk-option-rules-text = Le jeu de règles de cette table.
sk-option-rules-swift = Vif
sk-option-rules-swift-text = Notre version : les cartes restent en main, douze au plus. Environ 28 tours chacun, trois quarts d’heure.
sk-option-rules-book = 1977
sk-option-rules-book-text = À la lettre : les cartes utilisées vont sous la pile et la main est sans limite. Environ 72 tours chacun, deux heures.
sk-option-cards = Cartes jouées
sk-option-cards-text = Naviguer et combattre coûtent-ils des cartes ?
sk-option-cards-as-rules = selon les règles
sk-option-cards-as-rules-text = Vif : elles restent en main. 1977 : elles sont dépensées.
sk-option-cards-stay = restent en main
sk-option-cards-stay-text = Seuls les échanges, les événements et les défaites coûtent des cartes : la partie est plus vive.
sk-option-cards-spent = sont dépensées
sk-option-cards-spent-text = Comme en 1977 : les cartes de navigation et de combat vont sous la pile.
sk-option-hand = Cartes en main
sk-option-hand-text = Combien de cartes un capitaine peut garder.
sk-option-hand-as-rules = selon les règles
sk-option-hand-as-rules-text = Vif : douze au plus. 1977 : sans limite.
sk-option-hand-twelve = douze au plus
sk-option-hand-twelve-text = À douze, on ne pioche plus ; ce qu’on gagne en trop va sous la pile.
sk-option-hand-any = sans limite
sk-option-hand-any-text = On peut amasser des cartes jusqu’à vider la pile.
sk-option-fights = Cartes rouges au combat
sk-option-fights-text = Quelles cartes rouges on montre quand les cartes sont dépensées.
sk-option-fights-all = toutes
sk-option-fights-all-text = Les deux capitaines montrent toutes les rouges de leur main.
sk-option-fights-chosen = choisies
sk-option-fights-chosen-text = Quand les cartes sont dépensées, chacun choisit en secret lesquelles montrer ; les autres restent en main.
sk-option-island-cards = Cartes à l’île aux Trésors
sk-option-island-cards-text = Combien de cartes on y prend par tour quand les cartes sont dépensées.
sk-option-bluff = Bluff
sk-option-bluff-text = Peut-on tricher sur les distances ?
sk-option-bluff-off = sans
sk-option-bluff-off-text = Les cartes sont jouées à découvert.
sk-option-bluff-on = avec
sk-option-bluff-on-text = Les cartes sont jouées face cachée ; chacun peut accuser un capitaine qui semble aller trop loin.
sk-option-turns = Tours
sk-option-turns-text = Si personne n’a gagné après tant de tours chacun, qui a le plus de points à quai l’emporte.
