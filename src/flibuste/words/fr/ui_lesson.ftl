### Les conseils de Coco dans les leçons jouables.

ui-lesson = Leçon
ui-lesson-step = Premiers pas : { $n } sur { $of }
ui-lesson-next = Compris
ui-lesson-leave = Jouer sans conseils
ui-lesson-go-on = Continuer
ui-lesson-home = Accueil
ui-lesson-cards = Que disent les cartes ?

ui-lesson-santy-anno-deal = On pose les cartes, la dernière d’abord. Votre tuile est au { $ship } : votre pirate part de là. Personne ne bouge encore.
ui-lesson-santy-anno-think = Larguez les amarres ! Partez du { $ship } et suivez les cartes de tête, de la première à la dernière. Puis touchez le bateau où finit votre pirate.
ui-lesson-santy-anno-lay = Votre cadre est posé. C’est sûr ? Alors mettez votre hublot sur le port. Vous pouvez encore choisir un autre bateau.
ui-lesson-santy-anno-landed = Votre hublot est sur la pile, c’est définitif pour ce tour. Voyons qui d’autre arrive.
ui-lesson-santy-anno-check = Le Bosco vérifie chaque chemin, carte après carte. Qui a vu juste prend une pièce, la plus belle au plus rapide.
ui-lesson-santy-anno-wait = Un instant…
ui-lesson-santy-anno-learnt = Voilà votre premier tour, bravo ! Il en reste quatre, chacun avec une carte de plus. Le plus de ducats gagne.
ui-lesson-card-element = Allez à l’autre bateau où cette caractéristique a la même couleur que sur le vôtre.
ui-lesson-card-element-struck = Même caractéristique, même couleur ; mais avec la couleur barrée on ne bouge pas.
ui-lesson-card-colour = Cherchez ce qui a cette couleur sur votre bateau ; allez à l’autre bateau où c’est pareil.
ui-lesson-card-name = Allez à l’autre bateau qui a la même initiale.
ui-lesson-card-name-struck = Même initiale ; mais les bateaux à la lettre barrée ne bougent pas.
ui-lesson-card-number = Ajoutez ou retirez : ce qui donne un bateau de 1 à 8.

ui-lesson-catan-junior-aim = Ohé ! Sept forteresses font la victoire. Deux des vôtres sont déjà sur le plateau, et chacune rapporte ce que produit l’île d’à côté.
ui-lesson-catan-junior-roll = À vous : lancez le dé. Toutes les îles de ce nombre produisent.
ui-lesson-catan-junior-goods = Voici votre main. Un bateau coûte laine et bois ; une forteresse coûte rhum, sabre, laine et bois.
ui-lesson-catan-junior-boat = Vous pouvez payer un bateau ! Touchez une des lignes qui brillent près de vos forteresses.
ui-lesson-catan-junior-market = Laine et bois font un bateau. Il en manque ? Touchez une de vos cartes, puis un étal : le marché échange une fois par tour. Sinon, finissez votre tour.
ui-lesson-catan-junior-end = Rien d’autre à bâtir ? Finissez votre tour. Vous gagnez aussi aux lancers des autres.
ui-lesson-catan-junior-ghost = Un 6 ! Envoyez le fantôme sur une île des autres : elle ne donne rien tant qu’il y est.
ui-lesson-catan-junior-gift = Un voisin a retourné une carte Coco : donnez-lui une carte de votre choix.
ui-lesson-catan-junior-offer = Une offre pour vous : dites oui ou non.
ui-lesson-catan-junior-wait = Les autres jouent. Regardez le dé : vos forteresses gagnent à leurs lancers aussi.
ui-lesson-catan-junior-learnt = Votre premier bateau, bravo ! À l’autre bout vous pourrez bâtir une forteresse. À la septième, la partie est à vous.

ui-lesson-sandokan-aim = Ohé, capitaine ! Cherchez des trésors dans les ports et les îles et rapportez-les. Avec 20 points à quai, la victoire est proche.
ui-lesson-sandokan-port = Choisissez votre port d’attache. Votre bateau en part, et c’est là que vont vos trésors.
ui-lesson-sandokan-lay = À vous. Les cartes noires font naviguer : touchez-en une ou plusieurs ; leur somme dit jusqu’où vous allez.
ui-lesson-sandokan-sail = Les cases à votre portée sont marquées, droit devant la proue. Touchez-en une pour y aller.
ui-lesson-sandokan-turn = La route est barrée. Tournez votre bateau vers un autre cap.
ui-lesson-sandokan-head = Et ensuite ? Choisissez le cap du tour suivant : vous irez tout droit par là.
ui-lesson-sandokan-trade = Vous voilà près de l’île aux Trésors, avec une carte de plus. Vous pouvez aussi échanger ou acheter, ou passer.
ui-lesson-sandokan-attack = Un autre bateau vous touche. Attaquez-le si vos cartes rouges sont fortes, ou laissez-le.
ui-lesson-sandokan-fight = Un combat ! Les deux montrent leurs rouges en même temps ; la somme la plus haute gagne.
ui-lesson-sandokan-asked = Lisez la question et choisissez.
ui-lesson-sandokan-wait = Les autres capitaines naviguent. Voyez où pointent leurs proues.
ui-lesson-sandokan-learnt = Vous avez pris la mer, bravo ! Un port franc et son trésor font un bon premier but ; la cale en contient deux.
