-- Clocks, absence, and what people have achieved.

ALTER TABLE seats ADD COLUMN deputy   TEXT NOT NULL DEFAULT '';      -- level of the computer that plays for an absent human
ALTER TABLE seats ADD COLUMN left     REAL;                          -- seconds on the clock when it last stood still
ALTER TABLE seats ADD COLUMN since    REAL;                          -- the clock runs since then
ALTER TABLE seats ADD COLUMN missed   INTEGER NOT NULL DEFAULT 0;    -- deadlines in a row
ALTER TABLE seats ADD COLUMN excused  INTEGER NOT NULL DEFAULT 0;    -- the one postponement is used
ALTER TABLE seats ADD COLUMN vacation REAL NOT NULL DEFAULT 0;       -- seconds of vacation left
ALTER TABLE seats ADD COLUMN away     REAL;                          -- on vacation until then

CREATE TABLE meta (
    key      TEXT PRIMARY KEY,
    value    REAL NOT NULL
) WITHOUT ROWID;

-- One row per human of a finished match.
CREATE TABLE results (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    user     INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    seats    INTEGER NOT NULL,
    missed   INTEGER NOT NULL,
    pace     REAL,                         -- median seconds per move
    rated    INTEGER NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (match, user)
) WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user, game);

CREATE TABLE ratings (
    user     INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    mu       REAL    NOT NULL,
    sigma    REAL    NOT NULL,
    matches  INTEGER NOT NULL,
    PRIMARY KEY (user, game)
) WITHOUT ROWID;
CREATE INDEX ratings_by_game ON ratings (game, mu - 3 * sigma);
