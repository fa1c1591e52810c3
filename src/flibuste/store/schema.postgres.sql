-- The same tables as in schema.sql, and who owns which live table.
CREATE TABLE IF NOT EXISTS tables (
  n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL UNIQUE,
  header BYTEA NOT NULL,
  phase TEXT NOT NULL,
  visible BOOLEAN NOT NULL,
  summary BYTEA NOT NULL,
  updated BIGINT NOT NULL,
  rewrites INTEGER NOT NULL DEFAULT 0
);
-- A database of an older version. Adding a column locks the table, so it is looked for first.
DO $$ BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = 'tables'::regclass AND attname = 'rewrites' AND NOT attisdropped
  ) THEN
    ALTER TABLE tables ADD COLUMN rewrites INTEGER NOT NULL DEFAULT 0;
  END IF;
END $$;
CREATE INDEX IF NOT EXISTS tables_in_lobby ON tables (updated) WHERE visible;
CREATE TABLE IF NOT EXISTS log (
  id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at BIGINT NOT NULL,
  seat SMALLINT NOT NULL,
  kind TEXT NOT NULL,
  payload BYTEA NOT NULL,
  action TEXT,
  PRIMARY KEY (id, seq)
);
CREATE UNIQUE INDEX IF NOT EXISTS log_action ON log (id, action) WHERE action IS NOT NULL;
CREATE INDEX IF NOT EXISTS log_people ON log (substring(encode(payload, 'escape') from '"person":"([^"]*)"'))
  WHERE kind = 'table';
CREATE TABLE IF NOT EXISTS players (id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (person, id));
CREATE INDEX IF NOT EXISTS players_people ON players (id);
CREATE TABLE IF NOT EXISTS people (id TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS links (digest TEXT PRIMARY KEY, kind TEXT NOT NULL, value BYTEA NOT NULL, expires BIGINT);
CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
CREATE TABLE IF NOT EXISTS leases (id TEXT PRIMARY KEY, owner TEXT NOT NULL, until TIMESTAMPTZ NOT NULL);
CREATE INDEX IF NOT EXISTS leases_owners ON leases (owner);
-- What was worked out about a table, and can be again.
CREATE TABLE IF NOT EXISTS kept (id TEXT NOT NULL, name TEXT NOT NULL, value BYTEA NOT NULL, PRIMARY KEY (id, name));
-- The voyages of the day: one row for each leg that somebody sails.
CREATE TABLE IF NOT EXISTS sailed (
  person TEXT NOT NULL,
  day INTEGER NOT NULL,
  leg TEXT NOT NULL,
  log BYTEA NOT NULL,
  done BOOLEAN NOT NULL,
  "right" INTEGER NOT NULL,
  "of" INTEGER NOT NULL,
  millis INTEGER NOT NULL,
  PRIMARY KEY (person, day, leg)
);
CREATE INDEX IF NOT EXISTS sailed_days ON sailed (day) WHERE done;
-- Ratings: the tables whose games wait for theirs, how everybody stands, and what each game has done to it.
CREATE TABLE IF NOT EXISTS to_rate (id TEXT PRIMARY KEY, at BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS ratings (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  mean DOUBLE PRECISION NOT NULL,
  doubt DOUBLE PRECISION NOT NULL,
  games INTEGER NOT NULL,
  won INTEGER NOT NULL,
  last BIGINT NOT NULL,
  PRIMARY KEY (person, game)
);
CREATE INDEX IF NOT EXISTS ratings_best ON ratings (game, mean);
CREATE TABLE IF NOT EXISTS rated (
  id TEXT NOT NULL,
  seat SMALLINT NOT NULL,
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  at BIGINT NOT NULL,
  rank SMALLINT NOT NULL,
  players SMALLINT NOT NULL,
  "left" BOOLEAN NOT NULL,
  before DOUBLE PRECISION NOT NULL,
  mean DOUBLE PRECISION NOT NULL,
  doubt DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (id, seat)
);
CREATE INDEX IF NOT EXISTS rated_people ON rated (person, game, at);
-- The regattas: the log of each; only rows with a person tell of a device.
CREATE TABLE IF NOT EXISTS regattas (
  code TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at BIGINT NOT NULL,
  person TEXT NOT NULL,
  payload BYTEA NOT NULL,
  PRIMARY KEY (code, seq)
);
CREATE INDEX IF NOT EXISTS regattas_people ON regattas (person) WHERE person <> '';
