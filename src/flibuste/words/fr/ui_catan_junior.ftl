## La fenêtre de la carte
ui-chart-nearer = Plus près
ui-chart-farther = Plus loin
ui-chart-whole = Toute la carte

## Les lieux du plateau
ui-cj-board = Les îles
ui-cj-land-wood = forêt { $n }
ui-cj-land-wool = prairie { $n }
ui-cj-land-rum = champ de canne { $n }
ui-cj-land-sabre = grotte au trésor { $n }
ui-cj-land-gold = rivière d’or { $n }
ui-cj-place-site = Emplacement { $n }, près de : { $lands }
ui-cj-place-port = Emplacement portuaire { $n }, près de : { $lands }
ui-cj-place-line = Ligne de bateau de { $from } à { $to }
ui-cj-sea-winds = Mer des Alizés
ui-cj-sea-gold = Passe d’Or
ui-cj-sea-serpent = Détroit du Serpent
ui-cj-sea-whales = Baie des Baleines
