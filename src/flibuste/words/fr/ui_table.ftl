### La table, le salon, les parties de l’appareil et la relecture, tels que le navigateur les montre.

## Barre et panneau

ui-table-your-turn = À vous de jouer
ui-table-your-answer = On attend votre réponse
ui-table-answer-of = { $n ->
    [one] On attend la réponse de { $who }
   *[other] On attend des réponses : { $who }
  }
ui-table-turn-of = { $n ->
    [one] { $who } joue
   *[other] { $who } jouent
  }
ui-table-turn-of-many = { $n ->
    [one] On attend { $n } joueur
   *[other] On attend { $n } joueurs
  }
ui-table-under-way = La partie est en cours
ui-table-racing = La course est lancée
ui-table-over = La partie est terminée
ui-table-paused = En pause
ui-table-menu = Menu
ui-table-what = Que puis-je faire ?
ui-table-hurry = Presser les robots
ui-table-talk = Journal et messages
ui-table-undo = Reprendre le coup
ui-table-no-way-back = C’est sans retour.
ui-table-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
  }
ui-table-board = Le jeu
ui-table-panel = À la table
ui-table-log = Journal
ui-table-choices = Choix
ui-table-crew = Équipage
ui-table-log-empty = Il ne s’est encore rien passé.
ui-table-nothing-to-do = Vous n’avez rien à faire pour l’instant.
ui-table-time-left = Temps restant :
ui-table-why = Règle { $clause }

## Places

ui-table-you = vous
ui-table-host = hôte
ui-table-seat-free = Place libre
ui-table-seat-bot = Robot : { $level }
ui-table-seat-resigned = abandon, un robot joue
ui-table-seat-offered = absence, place à prendre
ui-table-seat-outside-bot = robot de { $owner }
ui-table-seat-outside-bot-unknown = robot de quelqu’un
ui-table-seat-stand-in = absence, un robot joue en attendant
ui-table-seat-away = absence
ui-table-guests = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
  }
ui-table-about = Plus sur { $name }
ui-table-hide = Ne plus voir ses messages
ui-table-unhide = Voir ses messages
ui-table-mute = Couper la parole pour tous
ui-table-unmute = Rendre la parole
ui-table-make-host = Nommer hôte
ui-table-kick = Renvoyer
ui-table-kick-ask = Renvoyer { $name } de la table ? Un retour reste possible.
ui-table-ban = Bannir
ui-table-ban-ask = Bannir { $name } de cette table pour de bon ?
ui-table-return = Reprendre ma place
ui-table-ask-seat = Demander cette place
ui-table-take-seat = Prendre cette place
ui-table-let-bot = Laisser jouer un robot
ui-table-asks = { $name } demande la place : { $seat }.
ui-table-give = Accorder
ui-table-decline = Pas maintenant
ui-table-asked = Vous avez demandé la place de { $seat }. { $host } décide.
ui-table-asked-back = { $seat } est de retour et joue : la place est prise.
ui-table-declined = { $host } refuse : la place de { $seat } n’est pas cédée.
ui-table-won-by = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent
  }
ui-table-agrees = veut arrêter

## Avis

ui-table-connection-lost = Connexion perdue. Nouvel essai…
ui-table-is-away = { $name } n’est pas là.
ui-table-wants-end = { $n ->
    [one] { $who } veut arrêter la partie ici.
   *[other] { $who } veulent arrêter la partie ici.
  }
ui-table-bot-for-you = Un robot joue à votre place.
ui-table-short-thoughts = Les robots s’échauffent encore : pendant une minute ou deux, ils calculent moins loin.
ui-table-watching = Vous regardez.

## Menu

ui-table-code = Table
ui-table-pause = Pause
ui-table-resume = Reprendre
ui-table-share = Inviter ou changer d’appareil
ui-table-move = Ma place sur un autre appareil
ui-table-move-hint = Créez un lien et ouvrez-le là-bas dans les cinq minutes. Il ne sert qu’une fois ; cet appareil ne fera plus que regarder.
ui-table-move-for = Lien pour la place de : { $name }
ui-table-notify = M’avertir quand c’est à moi
ui-table-agree = Finir d’un commun accord
ui-table-agree-no = Continuer tout de même
ui-table-agree-hint = D’un commun accord, la partie s’arrête dès que tout le monde le veut ; personne ne perd.
ui-table-resign = Abandonner
ui-table-resign-for = Abandonner pour { $name }
ui-table-resign-ask = Abandonner pour { $name } ? Un robot jouera cette place jusqu’au bout, sans retour possible.
ui-table-home = Vers l’accueil (la partie attend)
ui-table-home-goes-on = Vers l’accueil (la course continue sans vous)
ui-table-leave = Quitter la table
ui-table-leave-ask = Quitter cette partie en cours ? Votre place sera considérée comme abandonnée.

## Messages

ui-table-emotes = Humeurs
ui-table-phrases = Phrases toutes faites
ui-table-write = Écrire un message
ui-table-send = Envoyer
ui-table-muted = L’hôte vous a coupé la parole.
ui-table-emote-laugh = Rire
ui-table-emote-cheer = Fêter
ui-table-emote-gasp = Stupeur
ui-table-emote-cry = Pleurer
ui-table-emote-wink = Clin d’œil
ui-table-emote-parrot = Perroquet
ui-table-emote-anchor = Ancre
ui-table-emote-treasure = Trésor
ui-table-gesture = { $name } : { $what }

## Rideau

ui-table-curtain = Rideau
ui-table-curtain-for = Passez l’écran à { $name }
ui-table-curtain-hint = Les autres détournent les yeux.
ui-table-lift = C’est moi, { $name }

## La fin

ui-table-rank = Rang { $n }
ui-table-rematch = Revanche
ui-table-to-rematch = Vers la revanche
ui-table-to-regatta = Retour à la régate
ui-table-replay = Revoir
ui-table-see-board = Voir le plateau
ui-end-you-win = Vous gagnez !
ui-end-wins = { $who } gagne !
ui-end-share = { $who } se partagent la victoire !
ui-end-share-you = Vous partagez la victoire avec { $who } !
ui-end-your-place = { $n ->
    [2] Vous finissez deuxième.
    [3] Vous finissez troisième.
   *[other] Vous finissez { $n }e.
  }
ui-end-watch = Revoir ce moment
ui-end-result = Voir le résultat
ui-end-next = Et maintenant ?
ui-end-told = { $game } : { $told }

## Arriver et partir

ui-table-opening = Table
ui-table-opening-text = Un instant…
ui-table-unknown = Table introuvable
ui-table-unknown-why = Il n’y a pas de table { $code }. Une lettre est peut-être fausse, ou la table est débarrassée depuis longtemps.
ui-table-gone = Vous n’êtes plus à la table
ui-table-gone-why = Cette table ne vous est pas ouverte.

## Salon

ui-lobby-title = Jouer entre amis
ui-lobby-new = Une nouvelle table
ui-lobby-tables = Tables ouvertes
ui-lobby-none = Aucune table ouverte pour l’instant. Ouvrez-en une !
ui-lobby-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
  }
ui-lobby-failed = La table n’a pas pu être ouverte.
ui-lobby-no-connection = Le serveur est injoignable. La table sera dressée d’elle-même dès que la connexion sera rétablie.
ui-lobby-setting-up = On prépare la table…
ui-lobby-players = Places
ui-lobby-here = Personnes devant cet écran
ui-lobby-here-hint = Des robots jouent les autres places. Un rideau tombe entre les joueurs.
ui-lobby-name-of = Joueur { $n }
ui-lobby-name-any = On vous trouvera un nom de pirate
ui-lobby-your-name = Votre nom
ui-lobby-visible = Qui peut venir
ui-lobby-invited = Sur invitation
ui-lobby-invited-hint = Seulement avec le lien ou le code.
ui-lobby-open = Tout le monde
ui-lobby-open-hint = La table figure dans la liste des tables ouvertes.
ui-lobby-empty-seats = Places vides
ui-lobby-fill-people = Pour des amis
ui-lobby-fill-people-hint = Elles restent libres jusqu’à ce que quelqu’un s’asseye.
ui-lobby-fill-bots = Pour des robots
ui-lobby-fill-bots-hint = Des robots s’assoient aussitôt ; vous pouvez les renvoyer avant le départ.
ui-lobby-level = Niveau des robots
ui-lobby-in-force = Ce qu’on joue
ui-lobby-character = Ce que { $name } joue
ui-lobby-character-any = peu importe
ui-lobby-begins = Qui commence
ui-lobby-begins-lot = tirage au sort
ui-lobby-begins-who = { $name } commence.
ui-lobby-options = Options
ui-lobby-clock = Pendule
ui-lobby-clock-none = aucune
ui-lobby-clock-none-hint = Chacun prend son temps.
ui-lobby-clock-30 = 30 s
ui-lobby-clock-30-hint = Trente secondes par tour.
ui-lobby-clock-60 = 1 min
ui-lobby-clock-60-hint = Une minute par tour.
ui-lobby-clock-120 = 2 min
ui-lobby-clock-120-hint = Deux minutes par tour.
ui-lobby-clock-reserve = 30 s + 10 min
ui-lobby-clock-reserve-hint = Trente secondes par tour, et dix minutes de réserve pour toute la partie.
ui-lobby-race-limit = Durée d’une course
ui-lobby-race-limit-hint = Ensuite, le décompte commence pour tous ceux qui ne sont pas arrivés.
ui-lobby-race-limit-in-turn = Passé ce délai, le tour derrière le rideau est terminé.
ui-lobby-minutes = { $n } min
ui-lobby-create = Ouvrir la table
ui-lobby-begin = Commencer
ui-lobby-at-table = { $game } : l’équipage se réunit
ui-lobby-friends = Appelez vos amis
ui-lobby-invite = Envoyez le lien, dites le code, ou faites scanner l’image.
ui-lobby-link = Lien vers la table
ui-lobby-copy = Copier le lien
ui-lobby-send = Partager
ui-lobby-seats = Places
ui-lobby-sit-name = Nom pour la prochaine place que vous prenez
ui-lobby-sit = S’asseoir
ui-lobby-sit-too = Encore quelqu’un ici
ui-lobby-bot = Robot
ui-lobby-level-of = Niveau de { $name }
ui-lobby-empty-of = Retirer { $name } de cette place
ui-lobby-talk = Bavardage
ui-invite-character = Choisissez qui vous jouez
ui-invite-there = { $n ->
    [one] { $who } est là.
   *[other] { $who } sont là.
  }
ui-invite-look = Seulement regarder
ui-lobby-stand = Se lever
ui-lobby-too-few = On joue de { $least } à { $most }.
ui-lobby-wait-host = { $name } donnera le départ.
ui-lobby-lock = Ne laisser entrer personne d’autre
ui-lobby-latecomers = Les retardataires prennent la place d’un robot sans demander
ui-lobby-free-text = Permettre d’écrire librement
ui-lobby-outside-bots = Chacun peut amener ses propres robots
ui-lobby-dropped = Si quelqu’un s’absente
ui-lobby-dropped-wait = l’attendre
ui-lobby-dropped-pause = mettre la partie en pause
ui-lobby-dropped-bot = laisser jouer un robot en attendant
ui-lobby-dropped-offer = proposer sa place
ui-lobby-running = En cours
ui-lobby-finished = Terminées
ui-lobby-no-games = Aucune partie en cours.
ui-lobby-no-replays = Pas encore de partie terminée.
ui-lobby-save = Garder mes parties
ui-lobby-save-text = Il n’y a pas de compte. Un lien enregistré ouvre vos places et vos parties sur n’importe quel appareil ; un nouveau lien remplace l’ancien. Ne le montrez à personne.
ui-lobby-save-do = Créer un lien
ui-lobby-handover = Une place pour cet appareil
ui-lobby-handover-text = Ce lien apporte à cet appareil une place à une table en cours. L’autre appareil la perd.
ui-lobby-handover-do = Prendre la place
ui-lobby-recover = Vos parties sur cet appareil
ui-lobby-recover-text = Ce lien fait de cet appareil celui qui l’a enregistré, avec son nom et ses parties. Ce que cet appareil a joué auparavant est laissé de côté.
ui-lobby-recover-do = Apporter mes parties ici

## Relecture

ui-replay-title = Relecture : { $game }
ui-replay-step = Coup { $n } sur { $of }
ui-replay-scrub = Moment de la partie
ui-replay-start = Au début
ui-replay-back = Un coup en arrière
ui-replay-on = Un coup en avant
ui-replay-end = À la fin
ui-replay-play = Lire
ui-replay-stop = Arrêter
ui-replay-speed = Vitesse
ui-replay-eyes = Avec les yeux de qui
ui-replay-eyes-nobody = Un spectateur
ui-replay-eyes-open = Qui joue
ui-replay-why = Pourquoi ?
ui-replay-why-bot = { $who } s’explique
ui-replay-why-person = À la place de { $who }, un robot dirait
ui-replay-why-nothing = Il n’y avait rien à choisir ici.
ui-replay-why-failed = La réponse n’est pas venue : demandez encore une fois.
ui-replay-why-thinking = Réflexion…
ui-replay-share = Partager le lien
ui-replay-file = Enregistrer le fichier
ui-replay-dice = Vérifier le hasard
ui-replay-dice-why = Avant la partie, le serveur s’est engagé sur un secret en publiant son empreinte. Puis chaque place y a ajouté sa part. Secret et parts ont fait tout le hasard de la partie, chaque jet et chaque mélange : personne ne pouvait le choisir.
ui-replay-commitment = Empreinte montrée avant la partie
ui-replay-secret = Le secret du serveur
ui-replay-shares = Les parts des places
ui-replay-key = Clé du hasard
ui-replay-dice-good = Le secret correspond à l’empreinte.
ui-replay-dice-bad = Le secret ne correspond pas à l’empreinte !
ui-replay-key-good = Le fichier enregistré a été joué exactement avec cette clé.
ui-replay-key-bad = Le fichier enregistré a été joué avec une autre clé !
ui-replay-share-good = La part de cet appareil y figure, et l’empreinte est celle qu’il avait vue.
ui-replay-share-bad = La part de cet appareil manque, ou l’empreinte n’est pas celle qu’il avait vue !
ui-replay-dice-more = « flibuste replay --verify » rejoue en plus le fichier enregistré, coup par coup.

# Après la partie : la chance ou le jeu ?
ui-analysis = Était-ce la chance ?
ui-analysis-working = Analyse en cours… { $percent } %
ui-analysis-failed = L’analyse a échoué. Réessayez.
ui-analysis-moments = Moments clés
ui-analysis-none = Aucun moment ne se détache.
ui-analysis-account = Chance et jeu
ui-analysis-opening = Départ
ui-analysis-luck = Chance
ui-analysis-play = Jeu
ui-analysis-others = Jeu des autres
ui-analysis-hidden = Caché
ui-analysis-result = Résultat
ui-analysis-points = En points de chance de gagner : le départ, la chance, son propre jeu, celui des autres et ce qui était caché font le résultat.
ui-analysis-cost = Coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ui-analysis-costs = Ce que coûtent les choix
ui-analysis-costs-step = Coup
ui-analysis-costs-who = Qui
ui-analysis-costs-what = Choix
ui-analysis-costs-points = Points
ui-analysis-turning = Tournant
ui-analysis-slip = Grosse erreur
ui-analysis-find = Belle trouvaille
ui-analysis-stroke = Coup de chance
ui-analysis-curve = Chances de gagner au fil de la partie
ui-analysis-study = Reprendre d’ici
ui-analysis-study-hint = Une nouvelle table à partir de cette position, contre des robots. C’est une étude : elle ne compte nulle part.
ui-analysis-as = Qui jouez-vous ?
ui-table-study = Étude
