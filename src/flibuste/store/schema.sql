-- The log and what is made from it. Rowid tables with unique indexes: faster here than WITHOUT ROWID.
CREATE TABLE IF NOT EXISTS tables (
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL UNIQUE,
  header BLOB NOT NULL,
  phase TEXT NOT NULL,
  visible INTEGER NOT NULL,
  summary BLOB NOT NULL,
  updated INTEGER NOT NULL,
  rewrites INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS tables_in_lobby ON tables (updated) WHERE visible;
CREATE TABLE IF NOT EXISTS log (
  n INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  payload BLOB NOT NULL,
  action TEXT
);
CREATE UNIQUE INDEX IF NOT EXISTS log_seq ON log (n, seq);
CREATE UNIQUE INDEX IF NOT EXISTS log_action ON log (n, action) WHERE action IS NOT NULL;
-- Everyone who ever came to a table, to be forgotten everywhere.
CREATE INDEX IF NOT EXISTS log_people ON log (json_extract(CAST(payload AS TEXT), '$.person')) WHERE kind = 'table';
CREATE TABLE IF NOT EXISTS players (n INTEGER NOT NULL, person TEXT NOT NULL);
CREATE UNIQUE INDEX IF NOT EXISTS players_tables ON players (person, n);
CREATE INDEX IF NOT EXISTS players_people ON players (n);
CREATE TABLE IF NOT EXISTS people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  made INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS links (
  digest TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  value BLOB NOT NULL,
  expires INTEGER
);
-- What was worked out about a table, and can be again.
CREATE TABLE IF NOT EXISTS kept (n INTEGER NOT NULL, name TEXT NOT NULL, value BLOB NOT NULL);
CREATE UNIQUE INDEX IF NOT EXISTS kept_names ON kept (n, name);
-- The voyages of the day: one row for each leg that somebody sails.
CREATE TABLE IF NOT EXISTS sailed (
  person TEXT NOT NULL,
  day INTEGER NOT NULL,
  leg TEXT NOT NULL,
  log BLOB NOT NULL,
  done INTEGER NOT NULL,
  "right" INTEGER NOT NULL,
  "of" INTEGER NOT NULL,
  millis INTEGER NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS sailed_legs ON sailed (person, day, leg);
CREATE INDEX IF NOT EXISTS sailed_days ON sailed (day) WHERE done;
-- Ratings: the tables whose games wait for theirs, how everybody stands, and what each game has done to it.
CREATE TABLE IF NOT EXISTS to_rate (id TEXT PRIMARY KEY, at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS ratings (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  mean REAL NOT NULL,
  doubt REAL NOT NULL,
  games INTEGER NOT NULL,
  won INTEGER NOT NULL,
  last INTEGER NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS ratings_people ON ratings (person, game);
CREATE INDEX IF NOT EXISTS ratings_best ON ratings (game, mean);
CREATE TABLE IF NOT EXISTS rated (
  id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  at INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  players INTEGER NOT NULL,
  "left" INTEGER NOT NULL,
  before REAL NOT NULL,
  mean REAL NOT NULL,
  doubt REAL NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS rated_seats ON rated (id, seat);
CREATE INDEX IF NOT EXISTS rated_people ON rated (person, game, at);
-- The regattas: the log of each; only rows with a person tell of a device.
CREATE TABLE IF NOT EXISTS regattas (
  code TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  person TEXT NOT NULL,
  payload BLOB NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS regattas_seq ON regattas (code, seq);
CREATE INDEX IF NOT EXISTS regattas_people ON regattas (person) WHERE person <> '';
CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value BLOB NOT NULL);
