"""No transaction changes two matches: whatever is done, and whatever it is told to do.

`test_statements` proves it of every statement; here are whole transactions, with the values that they were given.
"""

import asyncio
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from storage import Store
from storage.ops import Op
from storage.sqlite import Sqlite
from tests.lengths import length
from tests.storage.rows import started
from tests.storage.test_alike import WRITES, done, histories
from tests.storage.test_statements import OWN_KEYS

T = TypeVar("T")
CHANGE = re.compile(r"(?:UPDATE|DELETE FROM|INSERT INTO) (\w+)")
OTHERS = OWN_KEYS - {"matches"}


class Watched(Sqlite):
    """Notes the matches of every transaction that names more than one."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.transactions = 0
        self.torn: list[tuple[set[int], list[str]]] = []

    async def write(self, make: Callable[[], Op[T]]) -> T:
        named, statements = set[int](), list[str]()

        def watched() -> Op[T]:
            op, rows = make(), None
            while True:
                try:
                    ask = op.send(rows)  # type: ignore[arg-type]
                except StopIteration as end:
                    result: T = end.value
                    return result
                named.update(matches(*ask))
                statements.append(ask[0])
                rows = yield ask

        try:
            return await super().write(watched)
        finally:
            self.transactions += bool(named)
            if len(named) > 1:
                self.torn.append((named, statements))


def matches(statement: str, *arguments: Any) -> set[int]:
    """Those whose rows a statement changes."""
    table = CHANGE.match(statement)
    if table is None or table[1] in OTHERS:
        return set()
    if statement.startswith("INSERT"):
        which = 0
    else:
        found = re.search(r"WHERE (?:id|match) = \?", statement)
        assert found is not None, statement
        which = statement[: found.end()].count("?") - 1
    rows = arguments[0] if arguments and type(arguments[0]) is list else [arguments]
    return {row[which] for row in rows}


@st.composite
def everything(draw: st.DrawFn) -> list[tuple[Any, ...]]:
    """A history, and every operation once more somewhere behind it."""
    names = draw(st.permutations(sorted(WRITES)))
    return [*draw(histories()), *((name, *map(draw, WRITES[name])) for name in names)]


def of_one(call: tuple[Any, ...]) -> tuple[Any, ...]:
    """Letters are told match by match, and a place is noted together with its own match's; scores and orders are one
    match's."""
    match call:
        case ("delivered", letters):
            return ("delivered", [key for key in letters if key[0] == letters[0][0]])
        case ("keep_scores", scores):
            return ("keep_scores", [score for score in scores if score.match == scores[0].match])
        case ("keep_orders", number, rev, orders):
            return ("keep_orders", number, rev, [order for order in orders if order.match == number])
        case ("set_places", number, where, letters):
            return ("set_places", number, where, [key for key in letters if key[0] == number])
    return call


@settings(max_examples=length(25, 1_000), deadline=None, phases=[Phase.generate])
@given(history=everything())
def test_no_transaction_changes_two_matches(history: list[tuple[Any, ...]]) -> None:
    asyncio.run(_play([of_one(call) for call in history]))


async def _play(history: list[tuple[Any, ...]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        driver = await Watched.open(Path(folder) / "z.db")
        assert isinstance(driver, Watched)
        store = Store(driver)
        try:
            for call in history:
                await done(store, call)
                assert driver.torn == [], call
            assert driver.transactions > 10
        finally:
            await store.close()


async def test_letters_of_two_matches_in_one_transaction_are_found(tmp_path: Path) -> None:
    """The check is checked; and so nobody may tell letters of two matches at once."""
    driver = await Watched.open(tmp_path / "z.db")
    assert isinstance(driver, Watched)
    store = Store(driver)
    try:
        for _ in range(2):
            await store.post((await started(store)).id, "moved", b"", 1.0)
        letters = [letter.id for letter in await store.letters(9)]
        for letter in letters:
            await store.delivered([letter])
        assert driver.torn == []
        await store.delivered(letters)
        assert [named for named, _ in driver.torn] == [{1, 2}]
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("ask", "named"),
    [
        (("UPDATE matches SET rev = rev + 1 WHERE id = ? AND rev = ? RETURNING rev", 7, 3), {7}),
        (("UPDATE seats SET since = since + ? WHERE match = ? AND seat = ?", [(1.0, 4, 0), (1.0, 5, 0)]), {4, 5}),
        (("INSERT INTO outbox (match, rev, i, kind, body, at) VALUES (?, ?, ?, ?, ?, ?)", []), set()),
        (("SELECT rev FROM matches WHERE id = ?", 7), set()),
        (("UPDATE searches SET match = ? WHERE id = ?", 7, 1), set()),
    ],
)
def test_the_matches_of_a_statement(ask: tuple[Any, ...], named: set[int]) -> None:
    assert matches(*ask) == named
