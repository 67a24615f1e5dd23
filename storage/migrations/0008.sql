-- Lessons that somebody has begun: in which private match, since when, and when they were first done.
CREATE TABLE lessons (
    person   INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    lesson   TEXT    NOT NULL,
    match    INTEGER NOT NULL,             -- the last one in which it was tried; it may be gone
    begun    REAL    NOT NULL,
    done     REAL,
    PRIMARY KEY (person, game, lesson)
);
