# Dés pirates : ce que dit le jeu, au présent.

ui-game-pirates-dice = Dés pirates
ui-pitch-pirates-dice = Bluffez sur les dés de votre gobelet et démasquez les menteurs.

pd-seat = Pirate { $n }
pd-dice-1 = { $n } as
pd-dice-2 = { $n } deux
pd-dice-3 = { $n } trois
pd-dice-4 = { $n } quatre
pd-dice-5 = { $n } cinq
pd-dice-6 = { $n } six
pd-left = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }

## Ce qu'on fait

pd-do-bid = Annoncer { $what }
pd-do-call = Menteur !

## Ce qui se passe

pd-fact-round = Manche { $round } : tout le monde lance, { $who } commence.
pd-fact-said = { $who } annonce { $what }.
pd-fact-called = { $who } crie « Menteur ! » à { $whom }.
pd-fact-shown = { $who } montre { $dice }.
pd-fact-counted-true = Sous les gobelets : { $what }. L’annonce est vraie.
pd-fact-counted-lie = Sous les gobelets : { $what }. L’annonce est un mensonge.
pd-fact-lost = { $who } perd un dé ; il en reste { $left }.
pd-fact-out = { $who } quitte la table.
pd-fact-won = { $who } gagne.

## Ce qu'on demande, refuse et atteint

pd-prompt-begin = Faites la première annonce.
pd-prompt-answer = { $who } annonce { $what }. Annoncez plus, ou criez au mensonge.
pd-refusal-nothing-to-call = Personne n’a encore rien annoncé.
pd-refusal-too-low = Une annonce doit dépasser la précédente.
pd-refusal-too-many-dice = Il n’y a pas autant de dés sur la table.
pd-ending-won = Un seul pirate a encore des dés.

## Options

pd-option-dice = Dés par personne
pd-option-dice-text = D’un seul, pour une partie éclair, à cinq.
pd-option-wild = As jokers
pd-option-wild-off = non
pd-option-wild-off-text = Un as est un as.
pd-option-wild-on = oui
pd-option-wild-on-text = Un as compte pour toutes les faces.

## Les raisons d'un bot

bots-pd-doubt = { $side ->
    [for] l’annonce est difficile à croire
   *[against] l’annonce peut très bien être vraie
  }
bots-pd-risk = { $side ->
    [for] personne ne peut me confondre
   *[against] on peut me traiter de menteur
  }
bots-pd-pressure = il est difficile de faire mieux

## L'écran

ui-pd-turn-of = Manche { $round } : à { $who } de jouer
ui-pd-on-the-table = { $n ->
    [one] { $n } dé sur la table
   *[other] { $n } dés sur la table
  }
ui-pd-wild = Les as comptent pour toutes les faces
ui-pd-no-bid = Pas encore d’annonce
ui-pd-bids = { $who } annonce
ui-pd-yours = Vos dés
ui-pd-none = Vous n’avez plus de dés.
ui-pd-fewer = Moins de dés
ui-pd-more = Plus de dés
ui-pd-count = Nombre de dés
ui-pd-face = Face
ui-pd-out = hors jeu
ui-pd-lifted = { $caller } ne croit pas à { $what } : il y en a { $found }. { $loser } perd un dé.
ui-pd-die = un { $n }
