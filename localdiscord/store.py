"""The state file: one row per thing, one per uploaded file, written before anybody is answered."""

import sqlite3
from pathlib import Path

import msgspec

from localdiscord.model import KINDS, World

_SCHEMA = """
CREATE TABLE IF NOT EXISTS thing (kind TEXT, id INTEGER, body BLOB NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, content BLOB NOT NULL);
"""


class Store:
    """Keeps a world in a SQLite file, or nowhere when there is no path."""

    def __init__(self, path: Path | None = None) -> None:
        self._db = sqlite3.connect(path, isolation_level=None) if path else None
        if self._db:
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=NORMAL")
            self._db.executescript(_SCHEMA)

    def load(self, world: World) -> None:
        """Fills an empty world with what was saved, oldest first."""
        if self._db is None:
            return
        for kind, body in self._db.execute("SELECT kind, body FROM thing ORDER BY id"):
            world.put(msgspec.json.decode(body, type=KINDS[kind]))

    def save(self, world: World) -> None:
        """Writes what changed, all or nothing."""
        if self._db is not None and (world.changed or world.changed_files):
            with _transaction(self._db) as db:
                for (kind, number), thing in world.changed.items():
                    if thing is None:
                        db.execute("DELETE FROM thing WHERE kind=? AND id=?", (kind, number))
                    else:
                        body = msgspec.json.encode(thing)
                        db.execute("INSERT OR REPLACE INTO thing VALUES (?,?,?)", (kind, number, body))
                for number, content in world.changed_files.items():
                    if content is None:
                        db.execute("DELETE FROM file WHERE id=?", (number,))
                    else:
                        db.execute("INSERT OR REPLACE INTO file VALUES (?,?)", (number, content))
            for number in world.changed_files:
                world.release_file(number)  # it lies in the database now
        world.changed.clear()
        world.changed_files.clear()

    def file(self, world: World, number: int) -> bytes | None:
        """An uploaded file's bytes."""
        if self._db is None or number in world.files:
            return world.files.get(number)
        found = self._db.execute("SELECT content FROM file WHERE id=?", (number,)).fetchone()
        return bytes(found[0]) if found else None

    def close(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None


class _transaction:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def __enter__(self) -> sqlite3.Connection:
        self._db.execute("BEGIN")
        return self._db

    def __exit__(self, kind: object, *_: object) -> None:
        self._db.execute("COMMIT" if kind is None else "ROLLBACK")
