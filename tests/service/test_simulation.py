"""Two processes on one file as the seed will have it: nothing is found; and what is planted is found."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import pytest

from bot.people import preferences
from service import lobby
from service.desk import Desk
from service.leases import Leases
from storage import Commit, Home, Outage, Rating, Store, sqlite
from storage.ops import Op, duties, json, leases, matches, people
from tests.lengths import length
from ziggurat import simulate, simulated_shards
from ziggurat.__main__ import main
from ziggurat.problem import Found

SEEDS = length(300, 20_000)
WOKEN = 1_000_202
"""Here somebody wakes up with an old letter in hand, which is no fault."""
ENOUGH = 300
"""So many seeds at most may a planted fault stay unseen."""


def test_no_seed_finds_anything() -> None:
    for seed in range(SEEDS):
        simulate.play_seed(seed)


@pytest.mark.parametrize("seed", [3, 14, 159])
def test_the_same_seed_is_the_same_world(seed: int) -> None:
    assert simulate.play_seed(seed) == simulate.play_seed(seed)


def forgetful_places(match: int, changes: Mapping[str, Any]) -> Op[None]:
    """All places as one thing, as they once were: whoever writes last erases what others wrote meanwhile."""
    yield "DELETE FROM places WHERE match = ?", match
    yield from matches._put_places(match, changes)


async def whole_place(desk: Desk, match: int, place: Mapping[str, Any]) -> None:
    found = await desk.store.match(match)
    assert found is not None
    await desk.store.driver.write(lambda: forgetful_places(match, {**found.place, **place}))


async def blind_wish(desk: Desk, user: int, how: Callable[[dict[str, Any]], dict[str, Any]]) -> dict[str, Any]:
    new = how(await desk.store.prefs(user))
    await desk.store.driver.write(lambda: blind_prefs(user, new))
    return new


def blind_prefs(person: int, prefs: dict[str, Any]) -> Op[None]:
    yield "DELETE FROM users WHERE id = ?", person
    yield "INSERT INTO users (id, prefs, rev) VALUES (?, ?, 1)", person, json(prefs)


def credit_again(match: int, outage: Outage) -> Op[bool]:
    """Whoever comes gives the time back."""
    yield "UPDATE matches SET credited = ?, rev = rev + 1 WHERE id = ?", outage.ended, match
    yield from duties._shift(match, outage)
    return True


def replaced_ratings(match: int, ratings: list[Rating]) -> Op[None]:
    rows = [(one.user, one.game, one.matches, one.mu, one.sigma, match) for one in ratings]
    yield "DELETE FROM ratings WHERE person = ?", [(row[0],) for row in rows]
    yield "INSERT INTO ratings (person, game, k, mu, sigma, match) VALUES (?, ?, ?, ?, ?, ?)", rows


async def told_before_stored(store: Store, commit: Commit) -> int:
    """Acknowledged first, written later."""
    writing = asyncio.create_task(HONEST_COMMIT(store, commit))
    KEPT.append(writing)
    await asyncio.wait({writing}, timeout=0.002)
    if not writing.done():
        return (commit.rev or 0) + 1
    return writing.result()


HONEST_COMMIT = Store.commit
KEPT: list[asyncio.Task[int]] = []


def any_revision(match: int, rev: int | None) -> Op[int]:
    rows = yield "UPDATE matches SET rev = rev + 1 WHERE id = ? RETURNING rev", match
    return int(rows[0][0])


def half_done(db: Any, makes: list[Any], path: Any) -> list[Any]:
    """Pieces without a savepoint: what fails stays half done."""
    db.execute("BEGIN IMMEDIATE")
    results: list[Any] = []
    for make in makes:
        try:
            results.append(sqlite.run(db, make()))
        except Exception as error:
            results.append(sqlite.explained(error, path))
    while db.in_transaction:
        with suppress(sqlite3.Error):
            db.execute("COMMIT")
    return results


PLANTED: dict[str, tuple[Any, str, Any]] = {
    "a place erases others": (lobby, "set_place", whole_place),
    "a wish erases others": (preferences, "change", blind_wish),
    "time is given back twice": (duties, "credit", credit_again),
    "a rating replaces others": (people, "add_ratings", replaced_ratings),
    "told before it is stored": (Store, "commit", told_before_stored),
    "nobody looks at the revision": (matches, "claim", any_revision),
    "a failure leaves something behind": (sqlite, "transact", half_done),
}


@pytest.fixture(autouse=True)
def released() -> Iterator[None]:
    yield
    KEPT.clear()


@pytest.mark.parametrize("fault", PLANTED)
def test_what_is_planted_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, name, planted = PLANTED[fault]
    monkeypatch.setattr(where, name, planted)
    for seed in range(ENOUGH):
        try:
            simulate.play_seed(seed)
        except Exception:
            return
    pytest.fail(f"{fault}: no seed has found it")


def test_the_first_bad_seed_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def play(seed: int) -> str:
        if seed == 7:
            raise Found("an acknowledged move is lost")
        return ""

    monkeypatch.setattr(simulate, "play_seed", play)
    assert main(["simulate", "--seeds", "20"]) == 1
    assert "Seed 7: Found: an acknowledged move is lost\nAgain: ./run simulate --first 7 --seeds 1" in (
        capsys.readouterr().out
    )
    assert main(["simulate", "--seeds", "7"]) == 0


def test_one_of_two_processes_tells_in_order_and_once() -> None:
    for seed in (*range(length(60, 20_000)), WOKEN):
        simulated_shards.play_seed(seed)


def unfenced(home: Home, make: Callable[[], Op[Any]]) -> Op[Any]:
    yield ("SELECT 1 FROM shards",)
    return (yield from make())


def everybodys(home: Home, gone: list[str], now: float, until: float) -> Op[None]:
    yield "UPDATE shards SET holder = ?, until = ? WHERE of = ?", home.holder, until, home.of


async def unchecked(leases: Leases) -> None:
    return


PLANTED_SHARDS: dict[str, list[tuple[Any, str, Any]]] = {
    "nobody asks for the lease before noting": [(leases, "fenced", unfenced)],
    "nobody asks for the lease before telling": [
        (Leases, "check", unchecked),
        (Leases, "may_tell", lambda _: True),
    ],
    "a lease is taken from its holder": [(leases, "take", everybodys), (leases, "fenced", unfenced)],
}


def play_many() -> None:
    for seed in range(ENOUGH):
        simulated_shards.play_seed(seed)


@pytest.mark.parametrize("fault", PLANTED_SHARDS)
def test_what_is_planted_among_the_leases_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for where, name, planted in PLANTED_SHARDS[fault]:
        monkeypatch.setattr(where, name, planted)
    with pytest.raises((Found, TimeoutError)):
        play_many()
