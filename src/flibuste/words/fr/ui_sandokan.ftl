ui-sk-title = SANDOKAN
ui-sk-chart = La carte marine
ui-sk-mini = Toute la carte en petit
ui-sk-heading-N = Cap au nord
ui-sk-heading-NE = Cap au nord-est
ui-sk-heading-E = Cap à l’est
ui-sk-heading-SE = Cap au sud-est
ui-sk-heading-S = Cap au sud
ui-sk-heading-SW = Cap au sud-ouest
ui-sk-heading-W = Cap à l’ouest
ui-sk-heading-NW = Cap au nord-ouest

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
ui-sk-points = { $n ->
    [one] { $n } point à quai sur { $of }
   *[other] { $n } points à quai sur { $of }
  }
ui-sk-turn-of = Tour { $n } : { $who } est à la barre
ui-sk-ranges = Portée
ui-sk-reach = { $n ->
    [one] À { $n } case
   *[other] À { $n } cases
  }{ $cards ->
    [0] {""}
    [one] , avec { $cards } carte
   *[other] , avec { $cards } cartes
  }
ui-sk-course = { $n ->
    [one] { $n } case { $heading }.
   *[other] { $n } cases { $heading }.
  }
ui-sk-touches = Vous serez bord à bord avec { $who }.
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
ui-sk-bundle-buy = Acheter :
ui-sk-bundle-trade_in = Céder en paiement :
ui-sk-bundle-take = Prendre :
ui-sk-bundle-leave = Laisser ici :
ui-sk-bundle-lose = Abandonner :
ui-sk-bundle-cede = Remettre :

## Combats et événements
ui-sk-fight = Combat
ui-sk-fight-ready = tout est prêt
ui-sk-fight-choosing = choix en cours
ui-sk-fight-draw = Personne ne gagne
ui-sk-fight-won = { $who } gagne !
ui-sk-event-of = { $who } retourne un événement

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
ui-sk-box = Dans la boîte :
ui-sk-piles = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } sur l’île aux Trésors, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
  } sur l’île des Tempêtes.
