-- All tables, for both databases: PostgreSQL reads BIGINT, DOUBLE PRECISION and BYTEA for INTEGER, REAL and BLOB.
-- The match leads the key of everything that belongs to one, and no transaction changes two matches.

CREATE TABLE counters (
    name     TEXT    NOT NULL PRIMARY KEY,
    value    INTEGER NOT NULL
);

CREATE TABLE matches (
    id       INTEGER NOT NULL PRIMARY KEY,
    rev      INTEGER NOT NULL DEFAULT 0,   -- changes with every write but those of places
    game     TEXT    NOT NULL,
    version  INTEGER NOT NULL,             -- of the rules
    status   TEXT    NOT NULL,             -- lobby, running, over, closed
    host     INTEGER NOT NULL,
    options  TEXT    NOT NULL,             -- variants of the game, JSON
    thread   INTEGER,                      -- where it is played
    guild    INTEGER,                      -- on which server
    branch   INTEGER,                      -- a what-if: the match from which it comes
    seed     BLOB    NOT NULL,
    seeded   INTEGER NOT NULL DEFAULT 0,   -- the first move whose chance comes from the seed
    credited REAL    NOT NULL DEFAULT 0,   -- downtimes until then are given back
    created  REAL    NOT NULL,
    ended    REAL
);
CREATE INDEX matches_by_status ON matches (status, created);
CREATE INDEX matches_by_thread ON matches (thread);
CREATE INDEX matches_by_guild ON matches (guild, status);
CREATE INDEX matches_by_branch ON matches (branch) WHERE branch IS NOT NULL;
CREATE INDEX matches_by_host ON matches (host);

-- Pace, language and the like: one row per key, so that two writers of different keys do not erase each other.
CREATE TABLE settings (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    key      TEXT    NOT NULL,
    value    TEXT    NOT NULL,             -- JSON
    PRIMARY KEY (match, key)
);

-- Where it lives in chat, in the same way.
CREATE TABLE places (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    key      TEXT    NOT NULL,
    value    TEXT    NOT NULL,             -- JSON
    PRIMARY KEY (match, key)
);

CREATE TABLE seats (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   INTEGER,                      -- NULL: a computer player
    name     TEXT    NOT NULL,
    level    TEXT    NOT NULL DEFAULT '',  -- of the computer player that plays here
    waiting  INTEGER NOT NULL DEFAULT 0,   -- the match waits for this seat
    last     INTEGER NOT NULL DEFAULT 0,   -- rises with every move of this seat
    deputy   TEXT    NOT NULL DEFAULT '',  -- level of the computer that plays for an absent human
    clock    REAL,                         -- seconds on the clock when it last stood still
    since    REAL,                         -- the clock runs since then
    missed   INTEGER NOT NULL DEFAULT 0,   -- deadlines in a row
    excused  INTEGER NOT NULL DEFAULT 0,   -- the one postponement is used
    vacation REAL    NOT NULL DEFAULT 0,   -- seconds of vacation that are left
    away     REAL,                         -- on vacation until then
    PRIMARY KEY (match, seat)
);
CREATE INDEX seats_by_person ON seats (person, waiting);

CREATE TABLE moves (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    number   INTEGER NOT NULL,             -- for everybody; a hidden move has that of the one before it
    hidden   INTEGER NOT NULL,             -- only its player, and who is told, knows that it was made
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
);

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
);

-- Standing orders: an answer that a player gives again whenever the same question comes.
CREATE TABLE orders (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    question TEXT    NOT NULL,
    line     TEXT    NOT NULL,
    PRIMARY KEY (match, seat, question)
);

-- What is still to be told, in the order of the commits.
CREATE TABLE outbox (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    rev      INTEGER NOT NULL,             -- that wrote it
    i        INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    body     BLOB    NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (match, rev, i)
);
CREATE INDEX outbox_by_at ON outbox (at);

CREATE TABLE timers (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    due      REAL    NOT NULL,
    PRIMARY KEY (match, seat, kind)
);
CREATE INDEX timers_by_due ON timers (due);

-- One row per human of a finished match.
CREATE TABLE results (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    seats    INTEGER NOT NULL,
    missed   INTEGER NOT NULL,
    pace     REAL,                         -- median seconds per move
    rated    INTEGER NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (match, person)
);
CREATE INDEX results_by_person ON results (person, game);

-- One row per rated match; the last is what holds.
CREATE TABLE ratings (
    person   INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    k        INTEGER NOT NULL,             -- the person's so many-th match of this game
    mu       REAL    NOT NULL,
    sigma    REAL    NOT NULL,
    match    INTEGER NOT NULL,
    PRIMARY KEY (person, game, k),
    UNIQUE (person, game, match)
);
CREATE INDEX ratings_by_game ON ratings (game, (mu - 3 * sigma));

CREATE TABLE users (
    id       INTEGER NOT NULL PRIMARY KEY,
    prefs    TEXT    NOT NULL,             -- JSON
    rev      INTEGER NOT NULL
);

-- Who wants to be forgotten, and who stands for them, until it is done.
CREATE TABLE forgetting (
    person   INTEGER NOT NULL PRIMARY KEY,
    stranger INTEGER NOT NULL
);

-- Who serves which part of the servers, and when it was last alive.
CREATE TABLE shards (
    of       INTEGER NOT NULL,
    shard    INTEGER NOT NULL,
    holder   TEXT    NOT NULL,
    until    REAL    NOT NULL,
    alive    REAL    NOT NULL,
    PRIMARY KEY (of, shard)
);

-- Downtimes that are not yet given back to all.
CREATE TABLE outages (
    of       INTEGER NOT NULL,
    shard    INTEGER NOT NULL,
    began    REAL    NOT NULL,
    ended    REAL    NOT NULL,
    PRIMARY KEY (of, shard, began)
);

-- What only one may do at a time.
CREATE TABLE leases (
    name     TEXT    NOT NULL PRIMARY KEY,
    holder   TEXT    NOT NULL,
    until    REAL    NOT NULL
);

INSERT INTO counters (name, value) VALUES ('match', 0);
