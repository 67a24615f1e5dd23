-- Who looks for players, and for what; when enough are found, the table at which each is asked until when.
CREATE TABLE searches (
    id       INTEGER NOT NULL PRIMARY KEY,
    person   INTEGER NOT NULL,
    slot     INTEGER NOT NULL,             -- the person's so many-th: there are only few
    name     TEXT    NOT NULL,
    guild    INTEGER NOT NULL,             -- where they look
    channel  INTEGER NOT NULL,             -- where a table of theirs would stand
    lang     TEXT    NOT NULL,
    games    TEXT    NOT NULL,             -- JSON
    pace     TEXT    NOT NULL,             -- empty: any
    number   INTEGER NOT NULL,             -- of players; 0: any
    computers INTEGER NOT NULL,            -- may fill up
    experience TEXT  NOT NULL,             -- of the others
    abroad   INTEGER NOT NULL,             -- also with people of other servers
    since    REAL    NOT NULL,             -- the place in the queue
    until    REAL    NOT NULL,
    match    INTEGER,                      -- asked there; NULL: still looking
    due      REAL,                         -- until then
    UNIQUE (person, slot)
);
CREATE INDEX searches_by_since ON searches (since);
CREATE INDEX searches_by_match ON searches (match) WHERE match IS NOT NULL;

INSERT INTO counters (name, value) VALUES ('search', 0);
