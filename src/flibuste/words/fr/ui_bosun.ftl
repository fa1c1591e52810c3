### Le Bosco : arbitre, question unique, entraînement

ui-way-referee = Arbitre
ui-way-referee-hint = Pour la boîte en carton
ui-way-drill = Entraînement
ui-way-drill-hint = Seul contre la montre

ui-bosun-referee = Arbitre
ui-bosun-where = Où est-ce que j’arrive ?
ui-bosun-drill = Entraînement
ui-bosun-opening = Le Bosco ouvre son journal de bord…
ui-bosun-lost = La liaison est coupée. Ce que vous saisissez part dès qu’elle revient.
ui-bosun-sleepy = Ce navigateur ne peut pas garder l’écran allumé : réglez votre appareil pour qu’il ne s’éteigne pas.

## Préparation

ui-bosun-referee-intro = Vous jouez avec la boîte, le Bosco vérifie : chaque chemin carte par carte, qui a raison, quelle pièce.
ui-bosun-go-on = Parties en cours
ui-bosun-who-plays = Qui joue ? Touchez trois à huit pirates.
ui-bosun-name = Prénom
ui-bosun-name-of = Qui joue { $pirate } ?
ui-bosun-missing = { $n ->
    [one] Il manque { $n } pirate
   *[other] Il manque { $n } pirates
  }
ui-bosun-begin = Aux navires

## Étapes

ui-bosun-step-ships = Navires
ui-bosun-step-cards = Cartes
ui-bosun-step-pile = Qui est assis où
ui-bosun-step-verdict = Verdict
ui-bosun-round = Manche { $n }

## Navires et départs

ui-bosun-turn-table = Tourner la table
ui-bosun-empty-place = Place { $n }, vide
ui-bosun-ships-title = Les navires tels qu’ils sont posés
ui-bosun-ships-text = Faites le tour de votre table dans le sens horaire et touchez les navires dans l’ordre, ou glissez chacun à sa place. Touchez-en deux pour les échanger ; touchez-en un deux fois pour l’enlever.
ui-bosun-ships-left = Navires pas encore posés
ui-bosun-laid = { $ship } à la place { $n }
ui-bosun-anew = Recommencer
ui-bosun-ships-done = C’est bien ainsi
ui-bosun-starts-title = Qui part d’où ?
ui-bosun-starts-text = Touchez le navire de chaque pirate ; le suivant vient tout seul.
ui-bosun-starts-at = { $name } part de { $ship }
ui-bosun-first-round = Première manche

## Cartes

ui-bosun-line = Votre ligne
ui-bosun-how = D’où viennent les cartes
ui-bosun-enter = Saisir
ui-bosun-draw = Tirer pour nous
ui-bosun-no-card = Place { $n } : pas encore de carte
ui-bosun-family-basic = Cartes de base
ui-bosun-family-expert = Cartes d’expert
ui-bosun-family-event = Événements
ui-bosun-draw-text = Le Bosco pose les cartes de la dernière à la première ; avec la première : « Larguez les amarres ! »
ui-bosun-pace = Une carte toutes les
ui-bosun-pace-tap = au toucher
ui-bosun-seconds = { $n } s
ui-bosun-next-card = Carte suivante
ui-bosun-draw-go = Poser les cartes
ui-bosun-hold = Attendre
ui-bosun-correct = Quelle carte y a-t-il vraiment là ?
ui-bosun-leave-it = Laisser comme c’était
ui-bosun-swapped = Cette carte était déjà dans la ligne : les deux ont échangé leurs places.

## Course et pile

ui-bosun-stopwatch = Chronomètre
ui-bosun-watch-start = Démarrer
ui-bosun-watch-stop = Arrêter
ui-bosun-watch-on = Reprendre
ui-bosun-count = Compter de 5 à 0
ui-bosun-lap = D’abord un tour complet de la table.
ui-bosun-backwards = Tout le monde à reculons !
ui-bosun-pile-title = Retournez la pile : le premier d’abord
ui-bosun-pile-text = Touchez un pirate, puis le navire où il est assis. Glissez ou utilisez les flèches pour changer l’ordre.
ui-bosun-pile-standing = Touchez un pirate, puis le navire sous lequel se trouve son cadre. Glissez ou utilisez les flèches pour changer l’ordre.
ui-bosun-sits-where = { $name } : à quel navire ?
ui-bosun-take-out = Retirer { $name } de la pile
ui-bosun-earlier = { $name } une place plus tôt
ui-bosun-still-out = Pas encore dans la pile
ui-bosun-too-late = trop tard
ui-bosun-rest-late = { $n ->
    [one] Trop tard pour le dernier
   *[other] Trop tard pour les { $n } autres
  }
ui-bosun-not-late = Finalement pas trop tard
ui-bosun-who-is-right = Qui a raison ?

## Verdict et fin

ui-bosun-loot-hidden = Le butin va dans les poches, à l’abri des regards. Chacun rejoint le navire de sa tuile.
ui-bosun-loot-open = Le butin est à la vue de tous. Chacun rejoint le navire de sa tuile.
ui-bosun-on = Continuer
ui-bosun-wrestling = Bras de fer !
ui-bosun-wrestling-text = Autant de ducats, autant de pièces. Les coudes sur la table : qui gagne ?
ui-bosun-wins = { $name } gagne
ui-bosun-loot = Le butin est compté
ui-bosun-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
ui-bosun-again = Rejouer avec le même équipage

## La question unique

ui-bosun-change-ships = Reposer les navires
ui-bosun-from = Vous partez de { $ship }
ui-bosun-from-where = Touchez le navire d’où vous partez
ui-bosun-line-empty = Touchez les cartes dans l’ordre de lecture.
ui-bosun-remove = Enlever : { $card }
ui-bosun-palette = Cartes
ui-bosun-answer = La réponse
ui-bosun-you-end = Vous arrivez à { $ship }
ui-bosun-sea = De { $from }, la mer vous emporte jusqu’à { $to }
ui-bosun-you-at = vous : { $ship }

## L’entraînement

ui-bosun-drill-intro = Les cartes sont posées de la dernière à la première. À « Larguez les amarres ! », le chrono tourne : à quel navire arrivez-vous ?
ui-bosun-drill-cards = Cartes
ui-bosun-drill-kinds = Sortes de cartes
ui-bosun-kind-element = Élément
ui-bosun-kind-struck = Élément, couleur barrée
ui-bosun-kind-colour = Couleur
ui-bosun-kind-name = Nom
ui-bosun-kind-name-struck = Nom, lettre barrée
ui-bosun-kind-number = Chiffre
ui-bosun-kind-helm = Barre
ui-bosun-kind-double = Double
ui-bosun-kind-coco = Coco
ui-bosun-drill-event = Événement
ui-bosun-drill-event-no = aucun
ui-bosun-drill-event-yes = un par manche
ui-bosun-drill-speed = Une carte toutes les
ui-bosun-at-once = toutes d’un coup
ui-bosun-drill-lean = Exercice
ui-bosun-drill-lean-yes = sur les points faibles
ui-bosun-drill-lean-no = bien mélangé
ui-bosun-drill-lean-yes-hint = Ce qui vous ralentit ou vous trompe revient plus souvent.
ui-bosun-drill-lean-no-hint = Chaque sorte vient aussi souvent que dans le paquet.
ui-bosun-rival = Contre
ui-bosun-rival-none = la montre seule
ui-bosun-rival-reads = Votre rival lit encore…
ui-bosun-rival-in = Le hublot de votre rival est au port !
ui-bosun-rival-was-right = Rival : juste en { $s } s
ui-bosun-rival-was-wrong = Rival : faux en { $s } s
ui-bosun-drill-go = Distribuer
ui-bosun-drill-again = Manche suivante
ui-bosun-drill-choices = Changer les réglages
ui-bosun-drill-stop = Arrêter
ui-bosun-drill-wait = Les cartes arrivent…
ui-bosun-drill-press = Touchez le navire où vous arrivez.
ui-bosun-drill-keys = Les touches 1 à 8 sont les numéros des navires.
ui-bosun-start = Départ
ui-bosun-right = Juste !
ui-bosun-wrong = Faux
ui-bosun-drill-end = Vous arrivez à { $ship }.
ui-bosun-drill-end-not = Vous arrivez à { $ship }, pas à { $yours }.
ui-bosun-time = { $s } s
ui-bosun-best-now = Record personnel
ui-bosun-streak = { $n } justes d’affilée
ui-bosun-no-slip = Aucune erreur seule ne mène là : reprenez le chemin carte par carte.
ui-bosun-path-from = Le chemin depuis { $ship }
ui-bosun-records = Vos résultats
ui-bosun-records-none = Pas encore de manche. Temps, erreurs et records s’afficheront ici.
ui-bosun-records-sum = { $n ->
    [one] { $n } manche,
   *[other] { $n } manches,
  }
ui-bosun-records-right = { $share } de justes.
ui-bosun-curve = Secondes par carte, dernières manches ; la ligne est la moyenne de cinq. Une croix : réponse fausse.
ui-bosun-curve-label = Courbe des secondes par carte ; dernière manche : { $last }
ui-bosun-bests = Records personnels
ui-bosun-n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
ui-bosun-n-cards-event = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } + événement
ui-bosun-by-kind = Par sorte de carte
ui-bosun-kind = Sorte
ui-bosun-kind-time = Temps
ui-bosun-kind-seen = Vues
ui-bosun-kind-slips = Erreurs
ui-bosun-records-kept = Gardé sur cet appareil seulement.
ui-bosun-records-forget = Tout oublier

## Refus

ui-bosun-refusal-event = Un événement demande au moins { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
ui-bosun-refusal-card = Cette manche n’a pas de telle carte.
ui-bosun-refusal-early = Cette carte n’est pas encore posée.
ui-bosun-refusal-round = Cette manche n’est pas connue ici.

## Erreurs

sa-slip-skipped = { $card } : on dirait que vous avez sauté cette carte.
sa-slip-strike-overlooked = { $card } : vous n’avez pas vu ce qui est barré.
sa-slip-other-strike = { $card } : vous avez pris autre chose pour barré.
sa-slip-strike-imagined = { $card } : ici rien n’est barré, on avance.
sa-slip-other-element = { $card } : vous avez regardé un autre élément.
sa-slip-other-colour = { $card } : vous avez pris une autre couleur.
sa-slip-wrong-sign = { $card } : plus et moins confondus.
sa-slip-miscounted = { $card } : une unité d’écart en comptant.
sa-slip-other-way = { $card } : dans le mauvais sens.
sa-slip-half-a-double = { $card } : un seul des deux éléments regardé.
sa-slip-letter-for-coco = { $card } : vous avez suivi l’initiale.
sa-slip-step-forgotten = { $card } : après elle, la mer vous emporte d’un navire.
sa-slip-event-forgotten = { $event } : l’événement est oublié.
sa-slip-event-other-way = { $event } : la mer va dans l’autre sens.
