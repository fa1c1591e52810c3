### Le Bosco : arbitre, question unique, entraînement


ui-bosun-referee = Arbitre
ui-bosun-where = Où est-ce que j’arrive ?
ui-bosun-drill = Entraînement
ui-bosun-opening = Le Bosco ouvre son journal de bord…
ui-bosun-lost = La connexion est coupée. Ce que vous saisissez part dès qu’elle revient.
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
ui-bosun-begin = Aux bateaux

## Étapes

ui-bosun-step-ships = Bateaux
ui-bosun-step-cards = Cartes
ui-bosun-step-pile = Qui est assis où
ui-bosun-step-verdict = Verdict
ui-bosun-round = Tour { $n }

## Bateaux et départs

ui-bosun-turn-table = Tourner la table
ui-bosun-empty-place = Place { $n }, vide
ui-bosun-ships-title = Les bateaux tels qu’ils sont posés
ui-bosun-ships-text = Faites le tour de votre table dans le sens horaire et touchez les bateaux dans l’ordre, ou glissez chacun à sa place. Touchez-en deux pour les échanger ; touchez-en un deux fois pour l’enlever.
ui-bosun-ships-left = Bateaux pas encore posés
ui-bosun-laid = { $ship } à la place { $n }
ui-bosun-anew = Recommencer
ui-bosun-nothing-lies = Aucun bateau n’est encore sur la table.
ui-bosun-ships-missing = { $n ->
    [one] Il manque encore { $n } bateau.
   *[other] Il manque encore { $n } bateaux.
  }
ui-bosun-starts-missing = { $n ->
    [one] { $n } pirate n’a pas encore de bateau.
   *[other] { $n } pirates n’ont pas encore de bateau.
  }
ui-bosun-first-already = Il est déjà en premier.
ui-bosun-drill-no-kinds = Choisissez au moins une sorte de cartes.
ui-bosun-ships-last = Comme la dernière fois
ui-bosun-ships-done = C’est bien ainsi
ui-bosun-starts-title = Qui part d’où ?
ui-bosun-starts-text = Touchez le bateau de chaque pirate ; le suivant vient tout seul.
ui-bosun-starts-at = { $name } part du { $ship }
ui-bosun-first-round = Premier tour

## Cartes

ui-bosun-line = Votre ligne
ui-bosun-how = D’où viennent les cartes
ui-bosun-enter = Saisir
ui-bosun-draw = Tirer pour nous
ui-bosun-no-card = Place { $n } : pas encore de carte
ui-bosun-family-basic = Cartes d’initiation
ui-bosun-family-expert = Cartes expert
ui-bosun-family-event = Événements
ui-bosun-draw-text = Le Bosco pose les cartes de la dernière à la première ; avec la première : « Larguez les amarres ! »
ui-bosun-pace = Rythme des cartes
ui-bosun-pace-tap = au toucher
ui-bosun-seconds = { $n ->
    [1] une par seconde
   *[other] toutes les { $n } s
  }
ui-bosun-next-card = Carte suivante
ui-bosun-draw-go = Poser les cartes
ui-bosun-hold = Attendre
ui-bosun-full-leave = Réduire
ui-bosun-full-done = À la pile
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
ui-bosun-pile-title = Retournez la pile : d’abord le premier arrivé
ui-bosun-pile-text = Touchez un pirate, puis le bateau devant lequel il est assis. Glissez ou utilisez les flèches pour changer l’ordre.
ui-bosun-pile-standing = Touchez un pirate, puis le bateau sous lequel se trouve son cadre. Glissez ou utilisez les flèches pour changer l’ordre.
ui-bosun-sits-where = { $name } : devant quel bateau ?
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

ui-bosun-loot-hidden = Le butin va dans les poches, à l’abri des regards. Chacun rejoint le bateau de sa tuile.
ui-bosun-loot-open = Le butin est à la vue de tous. Chacun rejoint le bateau de sa tuile.
ui-bosun-on = Continuer
ui-bosun-wrestling = Bras de fer !
ui-bosun-wrestling-text = Autant de ducats, les mêmes pièces. Les coudes sur la table : qui gagne ?
ui-bosun-wins = { $name } gagne
ui-bosun-loot = Le butin est compté
ui-bosun-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
ui-bosun-again = Rejouer avec le même équipage

## La question unique

ui-bosun-change-ships = Reposer les bateaux
ui-bosun-from = Vous partez du { $ship }
ui-bosun-from-where = Touchez le bateau d’où vous partez
ui-bosun-line-empty = Touchez les cartes comme elles ont été posées : la dernière d’abord.
ui-bosun-remove = Enlever : { $card }
ui-bosun-palette = Cartes
ui-bosun-answer = La réponse
ui-bosun-you-end = Vous arrivez au { $ship }
ui-bosun-sea = Du { $from }, la mer vous emporte jusqu’au { $to }
ui-bosun-you-at = vous : { $ship }

## L’entraînement

ui-bosun-drill-intro = Les cartes sont posées de la dernière à la première. À « Larguez les amarres ! », le chronomètre part : à quel bateau arrivez-vous ?
ui-bosun-drill-cards = Cartes
ui-bosun-drill-kinds = Sortes de cartes
ui-bosun-kind-element = Caractéristique
ui-bosun-kind-struck = Caractéristique, couleur barrée
ui-bosun-kind-colour = Couleur
ui-bosun-kind-name = Nom
ui-bosun-kind-name-struck = Nom, lettre barrée
ui-bosun-kind-number = Chiffre
ui-bosun-kind-helm = Barre
ui-bosun-kind-double = Double
ui-bosun-kind-coco = Coco
ui-bosun-drill-event = Événement
ui-bosun-drill-event-no = aucun
ui-bosun-drill-event-yes = un par tour
ui-bosun-drill-speed = Rythme des cartes
ui-bosun-at-once = toutes d’un coup
ui-bosun-drill-lean = Exercice
ui-bosun-drill-lean-yes = sur les points faibles
ui-bosun-drill-lean-no = bien mélangé
ui-bosun-drill-lean-yes-hint = Ce qui vous ralentit ou vous trompe revient plus souvent.
ui-bosun-drill-lean-no-hint = Chaque sorte vient aussi souvent que dans la pioche.
ui-bosun-rival = Contre
ui-bosun-rival-none = la montre seule
ui-bosun-rival-reads = Votre rival lit encore…
ui-bosun-rival-in = Le hublot de votre rival est sur le port !
ui-bosun-rival-was-right = Rival : juste en { $s } s
ui-bosun-rival-was-wrong = Rival : faux en { $s } s
ui-bosun-drill-go = Distribuer
ui-bosun-drill-again = Tour suivant
ui-bosun-drill-choices = Changer les réglages
ui-bosun-drill-stop = Arrêter
ui-bosun-drill-wait = On pose les cartes…
ui-bosun-drill-press = Touchez le bateau où vous arrivez.
ui-bosun-drill-keys = Les touches 1 à 8 sont les numéros des bateaux.
ui-bosun-start = Départ
ui-bosun-right = Juste !
ui-bosun-wrong = Faux !
ui-bosun-drill-end = Vous arrivez au { $ship }.
ui-bosun-drill-end-not = Vous arrivez au { $ship }, pas au { $yours }.
ui-bosun-time = { $s } s
ui-bosun-best-now = Record personnel
ui-bosun-streak = { $n ->
    [one] { $n } juste d’affilée
   *[other] { $n } justes d’affilée
  }
ui-bosun-no-slip = Aucune erreur à elle seule ne mène là : reprenez le chemin carte par carte.
ui-bosun-path-from = Le chemin depuis le { $ship }
ui-bosun-records = Vos résultats
ui-bosun-records-none = Pas encore de tour joué. Temps, erreurs et records s’afficheront ici.
ui-bosun-records-sum = { $n ->
    [one] { $n } tour joué,
   *[other] { $n } tours joués,
  }
ui-bosun-records-right = { $share } de bonnes réponses.
ui-bosun-curve = Secondes par carte, aux derniers tours ; la ligne est la moyenne de cinq. Une croix : réponse fausse.
ui-bosun-curve-label = Courbe des secondes par carte ; dernier tour : { $last }
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
ui-bosun-refusal-card = Ce tour n’a pas cette carte.
ui-bosun-refusal-early = Cette carte n’est pas encore posée.
ui-bosun-refusal-round = Ce tour n’est pas connu ici.

## Erreurs

sa-slip-skipped = { $card } : cette carte semble avoir été sautée.
sa-slip-strike-overlooked = { $card } : ce qui est barré n’a pas été vu.
sa-slip-other-strike = { $card } : autre chose a été pris pour barré.
sa-slip-strike-imagined = { $card } : ici rien n’est barré, on avance.
sa-slip-other-element = { $card } : une autre caractéristique a été regardée.
sa-slip-other-colour = { $card } : une autre couleur a été prise.
sa-slip-wrong-sign = { $card } : plus et moins ont été confondus.
sa-slip-miscounted = { $card } : une unité d’écart en comptant.
sa-slip-other-way = { $card } : ce n’était pas le bon sens.
sa-slip-half-a-double = { $card } : une seule des deux caractéristiques a été regardée.
sa-slip-letter-for-coco = { $card } : l’initiale a été suivie, pas le coin.
sa-slip-step-forgotten = { $card } : après elle, la mer vous emporte un bateau plus loin.
sa-slip-event-forgotten = { $event } : l’événement a été oublié.
sa-slip-event-other-way = { $event } : la mer va dans l’autre sens.

## La boîte est-elle pareille ?

ui-bosun-box = Votre boîte
ui-bosun-box-corrected = Votre boîte (corrigée)
ui-bosun-box-question = Votre boîte est-elle pareille ?
ui-bosun-box-text = Les huit bateaux tels que l’application les connaît. Les règles n’en montrent qu’une partie ; nous avons complété le reste, et sous chaque bateau figure ce qui est de nous. Comparez avec votre boîte.
ui-bosun-box-ours = choix maison : { $marks }
ui-bosun-box-ours-but = choix maison : tout sauf { $marks }
ui-bosun-box-all-ours = choix maison : tout
ui-bosun-box-yes = Oui, elle est pareille
ui-bosun-box-no = Non, corriger
ui-bosun-box-later = Cette question n’est posée qu’une fois. « Votre boîte » la rouvre.
ui-bosun-box-correct = Touchez un bateau différent dans votre boîte et réglez-le comme il est imprimé.
ui-bosun-box-mark = { $ours ->
    [yes] { $mark } (choix maison)
   *[no] { $mark }
  }
ui-bosun-box-number = numéro
ui-bosun-box-name = nom
ui-bosun-box-coco = coin de Coco
ui-bosun-box-reset = Comme dans l’application
ui-bosun-box-done = Voilà nos bateaux
ui-bosun-box-corner = { $corner ->
    [top-left] en haut à gauche
    [top-right] en haut à droite
    [bottom-left] en bas à gauche
   *[bottom-right] en bas à droite
  }
