# Ce que dit un robot quand on lui demande pourquoi.

bots-best = Je choisirais « { $what } » : { $why }.
bots-chose = J’ai choisi « { $what } » : { $why }.
bots-agrees = J’aurais aussi choisi « { $what } » : { $why }.
bots-better = J’aurais plutôt choisi « { $what } » : { $why }.
bots-played = C’est « { $what } » qui a été joué : { $why }.
bots-second = Ensuite vient « { $what } » : { $why }.
bots-no-reason = rien ne s’y oppose
bots-tried = { $share } % des suites que j’ai essayées commencent ainsi, dont { $chance } % environ mènent à la victoire

# Catan Junior
bots-cj-victory = cela gagne la partie
bots-cj-fortress = c’est une forteresse de plus
bots-cj-boat = { $side ->
    [for] le bateau mène à un nouvel emplacement
   *[against] le bateau ne mène nulle part
}
bots-cj-coco = les cartes Coco valent leur prix
bots-cj-earning = j’y gagne plus de ressources
bots-cj-anchor = il y a une ancre, donc une tuile Port à piocher
bots-cj-hand = { $side ->
    [for] ma main s’en trouve mieux
   *[against] cela coûte des cartes dont j’ai besoin
}
bots-cj-ghost-on-others = le fantôme y gêne ceux qui sont en tête
bots-cj-ghost-on-me = le fantôme me gênerait moi-même
bots-cj-deal = { $side ->
    [for] l’échange est bon pour moi
   *[against] l’échange n’en vaut pas la peine pour moi
}

# Sandokan
bots-sk-course = { $side ->
    [for] cela me rapproche de mon but
   *[against] cela m’éloigne de mon but
}
bots-sk-place = l’endroit lui-même rapporte quelque chose
bots-sk-prey = { $side ->
    [for] il y a une prise à faire
   *[against] ce capitaine est trop fort pour moi
}
bots-sk-treasure = { $side ->
    [for] cela rapporte un trésor
   *[against] cela coûte un trésor
}
bots-sk-cards = { $side ->
    [for] ma main s’en trouve mieux
   *[against] cela coûte des cartes
}
bots-sk-fight = cela décide du combat
bots-sk-event = { $side ->
    [for] l’événement peut apporter un trésor
   *[against] un événement ne peut que me nuire maintenant
}
bots-sk-caution = mieux vaut garder cela pour plus tard
