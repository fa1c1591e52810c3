ui-tagline = Trois jeux de pirates. Sans compte, sans chichis.
ui-lost-title = Hors de la carte
