-- Matches, who sits in them, what was played, and what is still to be told.

CREATE TABLE matches (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game     TEXT    NOT NULL,
    version  INTEGER NOT NULL,             -- of the rules
    status   TEXT    NOT NULL,             -- lobby, running, over, closed
    host     INTEGER NOT NULL,
    options  TEXT    NOT NULL,             -- variants of the game, JSON
    settings TEXT    NOT NULL,             -- pace, language and the like, JSON
    place    TEXT    NOT NULL,             -- where it lives in chat, JSON
    seed     BLOB    NOT NULL,
    seeded   INTEGER NOT NULL DEFAULT 0,   -- the first move whose chance comes from the seed
    created  REAL    NOT NULL,
    ended    REAL
);
CREATE INDEX matches_by_status ON matches (status, created);

CREATE TABLE seats (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user     INTEGER,                      -- NULL: a computer player
    name     TEXT    NOT NULL,
    level    TEXT    NOT NULL DEFAULT '',  -- of the computer player that plays here
    waiting  INTEGER NOT NULL DEFAULT 0,   -- the match waits for this seat
    last     INTEGER NOT NULL DEFAULT 0,   -- number of this seat's last move
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user, waiting);

CREATE TABLE moves (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    seat     INTEGER,                      -- NULL: the deal
    line     TEXT    NOT NULL,
    draws    TEXT    NOT NULL,             -- numbers, JSON
    source   TEXT    NOT NULL,             -- player, auto, clock, computer, undo
    back     INTEGER,                      -- an undo: the move whose position came back
    secret   INTEGER NOT NULL,
    free     INTEGER NOT NULL,             -- may be undone by its player alone
    log      BLOB    NOT NULL,
    spots    TEXT    NOT NULL,             -- places on the board, JSON
    at       REAL    NOT NULL,
    PRIMARY KEY (match, n)
) WITHOUT ROWID;

-- The latest position, and those before it that a free undo may want.
CREATE TABLE states (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    state    BLOB    NOT NULL,
    PRIMARY KEY (match, n)
);

-- Every fiftieth position, for ever.
CREATE TABLE snapshots (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    state    BLOB    NOT NULL,
    PRIMARY KEY (match, n)
);

CREATE TABLE drafts (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    line     TEXT    NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;

CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    kind     TEXT    NOT NULL,
    body     BLOB    NOT NULL,
    at       REAL    NOT NULL
);
CREATE INDEX outbox_by_match ON outbox (match, id);

CREATE TABLE timers (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    due      REAL    NOT NULL,
    PRIMARY KEY (match, seat, kind)
) WITHOUT ROWID;
CREATE INDEX timers_by_due ON timers (due);

CREATE TABLE users (
    id       INTEGER PRIMARY KEY,
    prefs    TEXT    NOT NULL              -- JSON
);
