"""Every statement is understood by both databases, and by those that one may grow into."""

import ast
import importlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import asyncpg
import pytest

from storage import Store, schema
from storage.postgres import numbered

ROOT = Path(__file__).resolve().parents[2]
MODULES = [
    importlib.import_module(f"storage.ops.{file.stem}" if file.stem != "__init__" else "storage.ops")
    for file in sorted((ROOT / "storage" / "ops").glob("*.py"))
]
FORBIDDEN = {
    "for update": "a lock that SQLite does not know; `claim` does it",
    "skip locked": "an order that nobody can keep",
    "pg_": "PostgreSQL's own functions belong into its driver",
    "advisory": "a lock outside of the rows",
    "json_": "JSON is read in Python",
    "->": "JSON is read in Python",
    "greatest": "not in SQLite",
    "insert or": "not in PostgreSQL",
    "last_insert": "not in PostgreSQL",
    "nextval": "a sequence",
    "serial": "a sequence",
    "autoincrement": "a sequence",
    "without rowid": "not in PostgreSQL",
    "create type": "an enumeration",
    "trigger": "work that nobody sees",
    "[]": "an array",
    "now()": "the clock is the desk's",
    "current_timestamp": "the clock is the desk's",
    "random(": "chance is the desk's",
    " true": "booleans are 0 and 1",
    " false": "booleans are 0 and 1",
    "<<": "shifts to the left differ in width",
}
OWN_KEYS = {
    "matches",
    "counters",
    "ratings",
    "users",
    "forgetting",
    "lessons",
    "boards",
    "avoided",
    "searches",
    "shards",
    "outages",
    "leases",
}
"""Tables that do not belong to one match."""


def statements(module: ModuleType) -> Iterator[tuple[int, str]]:
    """The first word of every `yield`, made whole by the module's own names."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Yield):
            assert isinstance(node.value, ast.Tuple), f"{module.__name__}:{node.lineno} yields no statement"
            first = ast.Expression(node.value.elts[0])
            text = eval(compile(first, module.__name__, "eval"), vars(module))
            assert isinstance(text, str)
            yield node.lineno, text


ALL = [
    pytest.param(text, id=f"{module.__name__.rpartition('.')[2]}:{line}")
    for module in MODULES
    for line, text in statements(module)
]


def test_the_statements_are_found() -> None:
    assert len(ALL) > 80


@pytest.mark.parametrize("text", ALL)
def test_only_words_that_every_database_knows(text: str) -> None:
    assert [why for word, why in FORBIDDEN.items() if word in text.lower()] == []


@pytest.mark.parametrize("text", ALL)
def test_a_statement_about_a_match_names_the_match(text: str) -> None:
    """So that it stays where the match's rows are. Only lists of matches are read across."""
    table = re.match(r"(?:UPDATE|DELETE FROM|INSERT INTO) (\w+)", text)
    if table is None or table[1] in OWN_KEYS - {"matches"}:
        return
    if text.startswith("INSERT"):
        assert re.match(r"INSERT INTO \w+ \((match|id), ", text)
    else:
        assert re.search(r"WHERE (id|match) = \?", text)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    db = sqlite3.connect(tmp_path_factory.mktemp("sqlite") / "z.db")
    db.executescript(schema.step(schema.BOTH))
    for number in range(schema.BOTH + 1, schema.LATEST + 1):
        db.executescript(schema.step(number))
    yield db
    db.close()


@pytest.mark.parametrize("text", ALL)
def test_sqlite_understands_it(file: sqlite3.Connection, text: str) -> None:
    file.execute(f"EXPLAIN {text}", [None] * text.count("?"))


@pytest.mark.needs_postgresql
async def test_postgresql_understands_all_and_finds_a_type_for_every_argument(url: str) -> None:
    await (await Store.open(url)).close()
    db = await asyncpg.connect(url)
    try:
        for text in ALL:
            prepared = await db.prepare(numbered(str(text.values[0])))
            names = [one.name for one in prepared.get_parameters()]
            assert set(names) <= {"int8", "float8", "text", "bytea"}, text.values[0]
    finally:
        await db.close()


def test_the_match_leads_the_key_of_everything_that_belongs_to_one(file: sqlite3.Connection) -> None:
    tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    for table in tables - OWN_KEYS:
        key = [row[1] for row in sorted(file.execute(f"PRAGMA table_info({table})"), key=lambda row: row[5]) if row[5]]
        assert key[0] == "match", table
        owners = [(row[2], row[3]) for row in file.execute(f"PRAGMA foreign_key_list({table})")]
        assert owners == [("matches", "match")], table


@pytest.mark.parametrize("number", range(schema.BOTH, schema.LATEST + 1))
def test_the_schema_is_common_ground(number: int) -> None:
    code = re.sub(r"--.*", "", schema.step(number)).lower()
    assert [word for word in FORBIDDEN if word in code] == []
    words = set(re.findall(r"^    \w+ +([A-Z]+)", schema.step(number), re.MULTILINE))
    assert words <= {"INTEGER", "REAL", "TEXT", "BLOB", "KEY"}


# The checks are checked.


@pytest.mark.parametrize("text", ["SELECT 1 FROM outbox FOR UPDATE SKIP LOCKED", "SELECT json_extract(a, '$')"])
def test_a_forbidden_word_is_found(text: str) -> None:
    with pytest.raises(AssertionError):
        test_only_words_that_every_database_knows(text)


@pytest.mark.parametrize("text", ["DELETE FROM timers WHERE due < ?", "INSERT INTO outbox (rev, match) VALUES (?, ?)"])
def test_a_statement_across_matches_is_found(text: str) -> None:
    with pytest.raises(AssertionError):
        test_a_statement_about_a_match_names_the_match(text)
