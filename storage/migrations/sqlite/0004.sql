-- Standing orders: an answer that a player gives again whenever the same question comes.

CREATE TABLE orders (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    question TEXT    NOT NULL,
    line     TEXT    NOT NULL,
    PRIMARY KEY (match, seat, question)
) WITHOUT ROWID;
