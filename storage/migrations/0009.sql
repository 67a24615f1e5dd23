-- Messages that show a server's open tables and keep themselves current, one per channel.
CREATE TABLE boards (
    channel  INTEGER NOT NULL PRIMARY KEY,
    guild    INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    lang     TEXT    NOT NULL,
    shown    TEXT    NOT NULL,             -- a mark of what it shows
    at       REAL    NOT NULL              -- shown since then
);

-- Who does not want to play with whom; nobody else learns of it.
CREATE TABLE avoided (
    person   INTEGER NOT NULL,
    other    INTEGER NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX avoided_by_other ON avoided (other);
