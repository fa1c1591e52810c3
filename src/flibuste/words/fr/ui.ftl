### Les textes du client lui-même : accueil, barre, réglages, vie privée.

ui-seat = place { $n }
ui-close = Fermer
ui-cancel = Annuler
ui-home = Page d’accueil
ui-skip = Aller au contenu

## Barre

ui-tagline = Des jeux de pirates. Sans compte, sans chichis.
ui-back-to-table = Retour à la table { $code }
ui-language = Langue
ui-sound-off = Couper le son
ui-sound-on = Remettre le son
ui-night-on = Passer à la nuit
ui-night-off = Passer au jour
ui-settings = Réglages
ui-menu = Menu

## Jeux

ui-game-santy-anno = Santy Anno
ui-game-catan-junior = Catan Junior
ui-game-sandokan = Sandokan
ui-pitch-santy-anno = Lisez les cartes, courez autour de la table, asseyez-vous devant le bon bateau.
ui-pitch-catan-junior = Construisez vos forteresses, échangez et déjouez le pirate fantôme.
ui-pitch-sandokan = Naviguez, combattez et rapportez les trésors de six ports.
ui-players = { $from }–{ $to } joueurs
ui-minutes = { $n } min

## Accueil

ui-games-label = Choisir un jeu
ui-play = Jouer
ui-bots-sit-down = Des robots prennent les chaises vides.
ui-how = Comment jouer à { $game } ?
ui-way-friends = Entre amis
ui-way-friends-hint = { $most ->
    [one] Un lien ou un code
   *[other] Un lien ou un code, jusqu’à { $most }
  }
ui-way-screen = Un seul écran
ui-way-screen-hint = On se le passe
ui-way-referee = Arbitre
ui-way-referee-hint = Pour la boîte en carton
ui-way-drill = Entraînement
ui-way-drill-hint = En solo, contre la montre
ui-way-for-real = Pour de vrai
ui-way-for-real-hint = Courez autour de votre table
ui-way-tv = Télé + téléphones
ui-way-tv-hint = Chacun sa main
ui-way-games = Mes parties
ui-way-games-hint = Reprendre où l’on était
ui-way-replays = Revoir
ui-way-replays-hint = Une partie, coup par coup
ui-way-lesson = Premiers pas
ui-way-lesson-hint = Apprendre en jouant
ui-way-rules = Règles
ui-way-rules-hint = En cinq minutes
ui-way-print = À imprimer
ui-way-print-hint = Découper, plier, jouer
ui-level = Contre qui jouez-vous ?
ui-level-now = Robots : { $level }. Choisir contre qui l’on joue
ui-level-random = Joue n’importe quoi, pour rire.
ui-level-boy = Plein de bonne volonté, oublie beaucoup.
ui-level-mate = Joue bien, se trompe parfois.
ui-level-captain = Voit loin, ne laisse pas grand-chose.
ui-level-legend = Réfléchit longtemps et ne pardonne rien.
ui-level-kept = Retenu pour « Jouer » et pour vos tables.
ui-pace = Rythme des robots
ui-pace-slow = lent
ui-pace-usual = normal
ui-pace-quick = rapide
ui-first-time = Première fois à { $game } ?
ui-first-time-text = Coco vous montre le jeu dans une vraie partie, pas à pas. Vous pouvez continuer sans conseils à tout moment.
ui-first-time-play = Jouer tout de suite
ui-invite-title = { $host } vous invite à jouer à { $game }
ui-invite-first = Première place à prendre : { $game }
ui-preview-title = Flibuste : jeux de société de pirates
ui-preview-text = À jouer dans le navigateur, entre amis ou contre des robots. Sans compte, sans chichis.
ui-preview-table = { $game } sur Flibuste
ui-way-puzzles = Problèmes
ui-way-puzzles-hint = Trouver le meilleur coup
ui-way-voyage = Voyage du jour
ui-way-voyage-hint = Un essai, le même pour tous
ui-way-regatta = Régate
ui-way-regatta-hint = Tout un club, de table en table
ui-code-title = Vous avez un code ?
ui-code-hint = Six lettres, d’un ami ou d’un grand écran.
ui-code-label = Code de la table
ui-code-join = Rejoindre
ui-code-wrong = Un code de table compte six lettres.
ui-code-unknown = Aucune table n’a ce code. Regardez bien les lettres.
ui-code-again = Réessayer avec le code
ui-lobby-copied = Le lien est copié.
ui-qr = Code QR de la table { $code }

## Réglages

ui-settings-sound = Son
ui-settings-volume = Volume
ui-settings-theme = Lumière
ui-settings-theme-system = Auto
ui-settings-theme-day = Jour
ui-settings-theme-night = Nuit
ui-settings-motion = Mouvement
ui-settings-motion-system = Auto
ui-settings-motion-full = Complet
ui-settings-motion-reduced = Réduit
ui-settings-icons = Des images à la place des mots
ui-settings-icons-hint = Pour les matelots qui ne lisent pas encore
ui-settings-gestures = Mimiques des robots
ui-settings-gestures-hint = Un petit signe à côté de ce qui leur arrive
ui-settings-aloud = Lire à voix haute ce qui est demandé
ui-settings-aloud-hint = Avec une voix de cet appareil
ui-aloud-on = Lire à voix haute
ui-aloud-off = Ne plus lire à voix haute
ui-settings-kept = Ces choix restent sur cet appareil.

## Connexion

ui-offline = La connexion est coupée. Flibuste essaie encore ; rien de ce que vous avez fait n’est perdu.
ui-online = La connexion est rétablie.
ui-no-answer = Le serveur ne répond pas. Réessayez dans un instant.

## Perdu

ui-no-connection-title = Pas de connexion
ui-no-connection-text = Le serveur est injoignable pour l’instant. Cette page reviendra d’elle-même dès que la connexion sera rétablie.
ui-again = Réessayer
ui-lost-title = Hors de la carte
ui-lost-text = Rien n’est dessiné à cet endroit. Le lien a peut-être été tronqué en chemin.
ui-lost-home = Retour au port

## Vie privée

ui-privacy = Vie privée
ui-privacy-notices = Licences des polices et des scripts de cette page
ui-privacy-title = Ce que Flibuste garde
ui-privacy-intro = Pas de compte, pas de publicité, pas de pistage, et rien n’est transmis à personne. Voici tout ce qui est gardé :
ui-privacy-name-title = Un nom
ui-privacy-name = Celui que vous choisissez ou tapez. Il n’a pas besoin d’être le vôtre. Les gens de votre table le voient.
ui-privacy-cookie-title = Un cookie d’appareil
ui-privacy-cookie = Une marque aléatoire et signée, qui permet au serveur de reconnaître cet appareil et de vous rendre votre place si la page est rechargée. Elle ne dit rien de vous.
ui-privacy-log-title = Le journal de vos parties
ui-privacy-log = Ce qui a été joué, à quelle place et quand. C’est à partir de lui que les parties reprennent et se revoient. Vos résultats du voyage du jour sont gardés aussi ; le tableau du jour les montre avec votre nom. Vos cotes aussi, si ce serveur classe les parties ; la liste des meilleurs montre la vôtre. Ce qui se dit à une table reste à cette table ; « M’oublier » en efface vos paroles.
ui-privacy-settings-title = Vos réglages
ui-privacy-settings = Langue, son, lumière et votre niveau aux problèmes restent dans ce navigateur et ne sont jamais envoyés.
ui-privacy-time-title = Combien de temps
ui-privacy-time = Les parties terminées sont gardées { $finished ->
    [one] { $finished } jour
   *[other] { $finished } jours
  }, les tables abandonnées sont effacées au bout de { $abandoned ->
    [one] { $abandoned } jour
   *[other] { $abandoned } jours
  }.
ui-privacy-forget-title = M’oublier
ui-privacy-forget = « M’oublier » efface votre nom, votre historique, vos cotes et vos voyages du jour. Les parties jouées avec d’autres restent les leurs ; votre place y devient anonyme, et ce que vous y avez dit est effacé.
ui-privacy-forget-ask = Effacer de ce serveur votre nom, votre historique et tout ce que vous y avez dit ? C’est sans retour.
ui-privacy-forget-do = M’oublier
ui-privacy-forgotten = C’est oublié. Bon vent !
