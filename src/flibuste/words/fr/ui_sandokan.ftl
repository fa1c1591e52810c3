ui-sk-title = SANDOKAN
ui-sk-chart = La carte marine
ui-sk-mini = Toute la carte en petit

## La table
ui-sk-hand = { $n ->
    [one] Votre main : { $n } carte
   *[other] Votre main : { $n } cartes
  }
ui-sk-hand-empty = Vous n’avez aucune carte
ui-sk-cards = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
  }
ui-sk-hold = Cale
ui-sk-quay = À quai
ui-sk-you = Vous
ui-sk-not-counted = { $treasure } : là depuis le début, ses { $n } points ne comptent pas
ui-sk-laid-stays = Cette carte est jouée, on ne la reprend plus.
ui-sk-closed = fermé
ui-sk-closed-port = { $port } : fermé pour vous tant que la peste est à bord
ui-sk-plagued = La peste est à bord
ui-sk-plagued-short = peste
ui-sk-points = { $n ->
    [one] { $n } point à quai sur { $of }
   *[other] { $n } points à quai sur { $of }
  }
ui-sk-turn-of = Tour { $n } : { $who } est à la barre
ui-sk-ranges = Montrer ces cases
ui-sk-ranges-hide = Cacher ces cases
ui-sk-course = { $n ->
    [one] { $n } case { $heading }.
   *[other] { $n } cases { $heading }.
  }
ui-sk-sail = { $n ->
    [one] Naviguer de { $n } case
   *[other] Naviguer de { $n } cases
  }
ui-sk-turn = Virer sur place
ui-sk-to-N = au nord
ui-sk-to-NE = au nord-est
ui-sk-to-E = à l’est
ui-sk-to-SE = au sud-est
ui-sk-to-S = au sud
ui-sk-to-SW = au sud-ouest
ui-sk-to-W = à l’ouest
ui-sk-to-NW = au nord-ouest
ui-sk-bundle-buy = Acheter, une seule fois dans la partie, pour :
ui-sk-bundle-trade_in = Céder en paiement :
ui-sk-bundle-take = Prendre :
ui-sk-bundle-leave = Laisser ici :
ui-sk-bundle-lose = Abandonner :
ui-sk-bundle-cede = Remettre :

## Combats et événements
ui-sk-fight = Combat
ui-sk-fight-ready = tout est prêt
ui-sk-fight-choosing = choix en cours
ui-sk-fight-draw = Personne ne gagne
ui-sk-event-of = { $who } retourne un événement
ui-sk-event-of-you = Vous retournez un événement
ui-sk-moment-decided = Un bon événement à quai : c’est gagné !
ui-sk-moment-decided-you = Un bon événement à votre quai : c’est gagné !
ui-sk-moment-not-yet = Un mauvais événement à quai : { $who } ne gagne pas encore
ui-sk-moment-not-yet-you = Un mauvais événement à votre quai : pas encore de victoire
ui-sk-moment-home = { $who } rapporte { $what } au port
ui-sk-moment-home-you = Vous rapportez { $what } au port !
ui-sk-moment-beat = { $who } bat { $whom }
ui-sk-moment-beat-you = Vous battez { $whom } !
ui-sk-moment-beat-yours = { $who } vous bat
ui-sk-moment-caught = { $who } surprend { $whom } à tricher !
ui-sk-moment-caught-you = Vous surprenez { $whom } à tricher !
ui-sk-moment-caught-yours = { $who } vous surprend à tricher !
ui-sk-moment-caught-text = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
  } avec des cartes pour { $allowed } seulement : toutes les cartes vont sous la pile, et le bateau revient en arrière.
ui-sk-moment-cleared = Pas de bluff : { $whom } accuse { $who } à tort
ui-sk-moment-cleared-you = Pas de bluff : { $whom } vous accuse à tort !
ui-sk-moment-cleared-yours = Pas de bluff : vous accusez { $who } à tort
ui-sk-moment-cleared-text = Les cartes suffisaient ; l’accusation à tort coûte une carte.
ui-sk-moment-seized = { $who } prend { $what } à { $whom }
ui-sk-moment-seized-you = Vous prenez { $what } à { $whom } !
ui-sk-moment-seized-yours = { $who } vous prend { $what }
ui-sk-moment-ceded = { $whom } donne { $what } à { $who }
ui-sk-moment-ceded-you = { $whom } vous donne { $what } !
ui-sk-moment-ceded-yours = Vous donnez { $what } à { $who }
ui-sk-moment-cards = { $n ->
    [one] { $whom } donne une carte à { $who }
   *[other] { $whom } donne { $n } cartes à { $who }
  }
ui-sk-moment-cards-you = { $n ->
    [one] { $whom } vous donne une carte
   *[other] { $whom } vous donne { $n } cartes
  }
ui-sk-moment-cards-yours = { $n ->
    [one] Vous donnez une carte à { $who }
   *[other] Vous donnez { $n } cartes à { $who }
  }
ui-sk-end-routes = La carte avec les routes de { $who }
ui-sk-end-fights = { $n ->
    [one] { $n } combat gagné
   *[other] { $n } combats gagnés
  }

## Ce qu’on trouve où
ui-sk-rules = Règles : { $set }. { $told }
ui-sk-mixed = Réglé autrement à cette table : { $points }.
ui-sk-legend = Ce qu’offre la carte
ui-sk-legend-treasure = Près de l’île aux Trésors : une carte par tour, et un échange ou un achat.
ui-sk-legend-storms = Près de l’île des Tempêtes : un événement en arrivant, et un autre à chaque tour si vous voulez.
ui-sk-legend-serenity = Près de l’île de la Sérénité : eaux sûres. Personne ne vous y attaque, et vous pouvez y rester.
ui-sk-legend-port = Un port franc : son trésor est à vous ; s’il est vide, on retourne son événement.
ui-sk-legend-home = Votre port d’attache : on décharge. Avec 20 points, l’événement du quai décide.
ui-sk-legend-range = De ces cases, un bateau peut être attaqué.
ui-sk-box = Trésors encore disponibles sur l’île aux Trésors :
ui-sk-box-of = { $treasure } : { $worth } points, reste { $n }
ui-sk-piles = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } sur l’île aux Trésors, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
  } sur l’île des Tempêtes.
