"""The tables of both databases, and how those of an older program become today's.

Step 7 made all tables anew, for both databases; steps before it are an SQLite file's alone. Later steps only add, so
that during an update the older program can go on beside the newer one.
"""

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "migrations"
BOTH = 7
"""The first step that both databases know."""
LATEST = max(int(file.stem) for file in FOLDER.glob("*.sql"))
NEWER = 1
"""So many steps may the tables be ahead of the program."""

POSTGRES = {"INTEGER": "BIGINT", "REAL": "DOUBLE PRECISION", "BLOB": "BYTEA"}


def step(number: int) -> str:
    """In SQLite's words."""
    return (FOLDER / f"{number:04}.sql").read_text(encoding="utf-8")


def postgres_step(number: int) -> str:
    return re.sub(r"\b(INTEGER|REAL|BLOB)\b", lambda word: POSTGRES[word[1]], step(number))


def sqlite_step(number: int) -> str:
    """What only an SQLite file has to do: all of an early step, or taking along what was there before step 7."""
    return (FOLDER / "sqlite" / f"{number:04}.sql").read_text(encoding="utf-8")


def statements(script: str) -> list[str]:
    plain = re.sub(r"--.*", "", script)
    return [statement for statement in plain.split(";") if statement.strip()]


@cache
def tables() -> dict[str, tuple[str, ...]]:
    """Every table with its columns, in the order of the schema: first what others belong to."""
    found: dict[str, tuple[str, ...]] = {}
    for number in range(BOTH, LATEST + 1):
        for name, body in re.findall(r"CREATE TABLE (\w+) \((.*?)\n\);", step(number), re.DOTALL):
            found[name] = tuple(re.findall(r"^    ([a-z]+) ", body, re.MULTILINE))
        for name, column in re.findall(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", step(number)):
            found[name] += (column,)
    return found


@cache
def of_a_match() -> dict[str, tuple[str, ...]]:
    """Those whose rows belong to one match, the match's own row first."""
    return {name: columns for name, columns in tables().items() if name == "matches" or columns[0] == "match"}
