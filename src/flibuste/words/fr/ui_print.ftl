### Imprimer et jouer : le formulaire, les pages autour des pièces.

ui-print-title = À imprimer et à jouer
ui-print-intro = Tout le jeu dans nos propres dessins, en vraie grandeur, à découper pour jouer autour d’une vraie table. Choisissez, parcourez les feuilles ci-dessous, puis imprimez à 100 %.
ui-print-game = Jeu
ui-print-paper = Papier
ui-print-paper-a4 = A4
ui-print-paper-letter = Letter
ui-print-ink = Encre
ui-print-ink-colour = En couleurs
ui-print-ink-saving = Économiser l’encre
ui-print-sides = L’imprimante retourne-t-elle le papier ?
ui-print-sides-two = Oui, recto verso
ui-print-sides-one = Non, je colle les dos
ui-print-players = Pour combien de joueurs ?
ui-print-players-all = Toute la boîte
ui-print-pieces = Pièces
ui-print-pieces-hint = Une pièce perdue ? Décochez le reste et tapez son numéro, par exemple 14 ou 20-22. Les numéros figurent sous les pièces, sur les feuilles.
ui-print-numbers = Seulement ces numéros : { $what }
ui-print-all = 1–{ $count }
ui-print-do = Imprimer
ui-print-pages = { $n ->
    [one] { $n } page
   *[other] { $n } pages
  }
ui-print-setting = Mise en page des feuilles…
ui-print-page = Page { $n } sur { $of }
ui-print-front = recto
ui-print-back = verso
ui-print-empty = Cette face reste vide.
ui-print-rules = Livret de règles
ui-print-what = Quoi
ui-print-how-many = Combien
ui-print-where = Pages
ui-print-check = Avant de tout imprimer : imprimez cette page et mesurez la règle ci-dessous. Elle doit faire exactement 50 mm.

## La fabrication

ui-print-advice = La fabrication
ui-print-advice-scale = En vraie grandeur.
ui-print-advice-scale-text = Dans la boîte de dialogue d’impression, choisissez 100 % ou « taille réelle », sans marges, sans en-têtes ni pieds de page. Mesurez la règle de la première page : 50 mm.
ui-print-advice-sides = Recto et verso.
ui-print-advice-sides-text = Imprimez recto verso, en retournant sur le bord long. Chaque feuille de faces est suivie de ses dos, en ordre inversé, pour qu’ils tombent juste. Les feuilles sans dos ont un verso vide. Si votre imprimante ne sait pas le faire, choisissez « je colle les dos ».
ui-print-advice-paper = Le papier.
ui-print-advice-paper-text = De 160 à 250 g/m² pour les cartes et ce qui se plie ; du papier ordinaire collé sur du carton pour les bateaux, les pièces de monnaie et les plateaux ; du papier ordinaire pour le livret.
ui-print-advice-cut = Découper.
ui-print-advice-cut-text = Posez une règle d’un repère à l’autre et coupez le long, d’abord toutes les lignes horizontales, puis toutes les verticales. La couleur dépasse un peu la coupe : un petit écart ne se voit pas.
ui-print-advice-fold = Plier.
ui-print-advice-fold-text = Pliez le long des pointillés, collez les deux moitiés dos à dos, puis écartez les pieds pour que la pièce tienne debout. Ce qui a des languettes grises se referme sur soi-même : collez les languettes à l’intérieur.
ui-print-advice-tiles = Les plateaux.
ui-print-advice-tiles-text = Les feuilles d’un plateau portent les marques A1, A2, B1, et ainsi de suite, rangée par rangée. Coupez chacune selon ses repères d’angle, superposez les voisines jusqu’à ce que les croix coïncident, et collez.
ui-print-advice-booklet = Les règles.
ui-print-advice-booklet-text = Glissez les feuilles du livret les unes dans les autres, dans l’ordre, pliez-les au milieu et agrafez le pli.
ui-print-advice-lost = Une pièce perdue.
ui-print-advice-lost-text = Chaque pièce porte son numéro en dessous. Revenez sur cette page avec le numéro et n’imprimez que celle-là.

## Ce qui ne s’imprime pas

ui-print-no-game = { $game } n’a rien à imprimer ici.
ui-print-unknown = « { $value } » n’est pas dans la liste : { $known }.
ui-print-no-players = { $value } n’est pas un nombre de joueurs de { $from } à { $to }.
ui-print-no-batch = Il n’y a pas de pièces nommées « { $name } ». Il y a : { $known }.
ui-print-no-piece = « { $value } » n’est pas un numéro de { $name } de 1 à { $count }.
ui-print-no-sheets = « { $path } » n’est pas une adresse de ce serveur.

## Les pièces des jeux

ui-sa-print-ships = Bateaux
ui-sa-print-cards = Cartes
ui-sa-print-harbour = Port
ui-sa-print-coins = Pièces de monnaie
ui-sa-print-pirates = Tuiles Pirate
ui-sa-print-scuttles = Hublots
ui-sa-print-frames = Cadres
ui-sa-print-sheets = Feuilles de bateaux pour les chaises
ui-sa-print-codes = Codes pour les bateaux de la boîte
ui-sa-print-scan = Bien à votre place ? Scannez-moi !
ui-sa-print-order = On déplace dans cet ordre
ui-cj-print-board-4 = Plateau à quatre
ui-cj-print-board-3 = Plateau à trois
ui-cj-print-market = Marché
ui-cj-print-ports = Tuiles Port
ui-cj-print-coco = Cartes Coco
ui-cj-print-goods = Cartes Ressource
ui-cj-print-costs = Cartes des coûts
ui-cj-print-fortresses = Forteresses
ui-cj-print-boats = Bateaux
ui-cj-print-ghost = Fantôme
ui-cj-print-die = Dé
ui-sk-print-chart = Carte marine
ui-sk-print-events = Cartes événement
ui-sk-print-cards = Cartes Sandokan
ui-sk-print-boats = Bateaux
ui-sk-print-treasures = Trésors
ui-sk-print-tokens = Jetons
