### Un grand écran pour tous, un téléphone dans chaque main.

## Accueil


## Sur la télé

ui-tv-choose = À quoi jouons-nous ?
ui-tv-choose-hint = Choisissez un jeu avec les flèches ou du doigt ; chacun embarque ensuite avec son téléphone.
ui-tv-code = Ou afficher une table par son code
ui-tv-show = Afficher
ui-tv-opening = La table s’ouvre…
ui-tv-scan = Scannez pour embarquer
ui-tv-scan-hint = Votre téléphone est votre main : ce qui est secret y reste.
ui-tv-by-hand = Sans appareil photo : { $address }
ui-tv-code-of = Code
ui-tv-aboard = À bord
ui-tv-first = Qui arrive en premier est l’hôte et lance la partie.
ui-tv-host = { $name } est l’hôte et lance la partie.
ui-tv-sound = Appuyez sur une touche pour le son
ui-tv-number = Télé { $n }
ui-tv-number-paired = Télé { $n }, associée
ui-tv-latest = Ce qui vient de se passer
ui-tv-asks = { $name } aimerait la place de { $seat }.
ui-tv-give = Donner la place à { $name }
ui-tv-not-now = Pas maintenant

## Sur le téléphone

ui-tv-board-here = Afficher aussi le plateau ici
ui-tv-hand-only = Ma main seule : le plateau est sur la télé
ui-tv-look-up = Le plateau est sur la télé.
ui-tv-pair = Associer la télé { $n }
ui-tv-unpair = Dissocier la télé { $n }
ui-tv-pair-hint = Une télé associée peut donner la place d’un téléphone perdu à un autre. N’associez que celle qui affiche ce numéro.
ui-tv-take-seat = Montez à bord
ui-tv-take-seat-hint = Demandez une place : dès que l’hôte dit oui, elle est à vous.
ui-tv-ask-for = Demander la place de { $name }
ui-tv-declined = La place de { $name } n’est pas cédée. Vous pouvez en demander une autre.
ui-tv-asked-for = Vous avez demandé la place de { $name }. L’hôte doit dire oui.
ui-tv-sit-down = Prendre la place de { $name }
ui-tv-sit-down-hint = Touchez une place jouée par un robot : elle est à vous.
ui-tv-latecomers-sit = Les retardataires s’assoient librement
ui-tv-latecomers-ask = Les retardataires doivent me demander
ui-tv-unlock = Laisser de nouveau entrer

## Un code imprimé est scanné

ui-scan-title = Un code a été scanné
ui-scan-telling = Un instant…
ui-scan-unbound = Ces feuilles ne sont pas encore celles de votre table. S’en servir là ?
ui-scan-bind = Prendre ces feuilles à ma table
ui-scan-bound = C’est fait : ces feuilles sont désormais celles de votre table.
ui-scan-no-connection = Pas de connexion ! Votre scan n’est pas arrivé.
ui-scan-old = Ce scan n’est plus valable. Pour vous asseoir ici, scannez le code de nouveau.
ui-scan-to-table = Vers la table
