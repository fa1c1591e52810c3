ui-tagline = Trzy pirackie planszówki. Bez konta, bez zachodu.
ui-lost-title = Poza mapą
