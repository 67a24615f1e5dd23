"""The whole bot as seeds will have it: nothing is found; what is planted is found; and a seed is always the same."""

import asyncio
import itertools
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.host import hearing
from bot.host.computers import Computers
from bot.lobby import lobby_post
from bot.people import reminder_messages
from bot.thread import sending, watching
from bot.thread.announcer import Announcer
from bot.thread.book import Book
from service import lobby, outbox
from service.desk import Desk
from service.leases import Leases
from service.outbox import News
from storage import Commit, Store, Unknown, sqlite
from storage.ops import Op, leases
from tests.lengths import length
from ziggurat import simulated_bot
from ziggurat.problem import Found

ROOT = Path(__file__).resolve().parents[2]
SEEDS = length(10, 3_000)
ENOUGH = 40
"""So many seeds at most may a planted fault stay unseen."""


def test_no_seed_finds_anything() -> None:
    _play(SEEDS, {})


def test_the_same_seed_is_the_same_world_in_every_process() -> None:
    """Though strings have other hashes and objects lie elsewhere: the whole trace, byte by byte."""
    traces = [_trace(str(number)) for number in range(2)]
    assert len(traces[0].splitlines()) > 100
    assert traces[0] == traces[1]


def _trace(hashes: str) -> bytes:
    asked = (sys.executable, "-m", "ziggurat", "simulate", "--bot", "--first", "1", "--seeds", "1", "--trace")
    said = subprocess.run(
        asked, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hashes}, capture_output=True, check=True, timeout=120
    )
    return said.stdout.rpartition(b"\n1 seeds")[0]


async def told_before_stored(store: Store, commit: Commit) -> int:
    """Acknowledged first, written later."""
    writing = asyncio.create_task(COMMIT(store, commit))
    await asyncio.wait({writing}, timeout=0.002)
    return writing.result() if writing.done() else (commit.rev or 0) + 1


COMMIT = Store.commit


async def taken_for_stored(store: Store, commit: Commit, op: Any, *args: Any) -> int:
    """A commit whose answer was lost is not looked up."""
    try:
        return await store._write(op, *args)
    except Unknown:
        return (commit.rev or 0) + 1


async def thrown_away_first(desk: Desk, match: int) -> News | None:
    """Letters are gone before they are told."""
    found = await NEWS(desk, match)
    if found:
        await outbox.delivered(desk, *found.letters)
    return found


NEWS = outbox.news


async def done_already(*_: Any) -> bool:
    return True


async def nothing(*_: Any) -> None:
    return


def nothing_at_once(*_: Any) -> None:
    return


async def without_nonce(bot: Any, channel: int, post: Any, picture: Any, users: Any, nonce: str, **more: Any) -> Any:
    return await SEND(bot, channel, post, picture, users, f"{next(NUMBERS)}", **more)


SEND, NUMBERS = sending.send, itertools.count()


async def watched_before_it_is_known(bot: Any, match: int, channel: int, delay: float, every: str = "round") -> None:
    """The channel is there before it is noted what it has heard."""
    await lobby.set_place(bot.desk, match, {f"watch:{channel}": [delay, every]})
    table = await bot.desk.table(match)
    await watching.told(bot, table, channel, table.number)


def noted_as_sent(old: Any, key: str, now: float) -> Any:
    """A reminder that is begun counts as sent."""
    begun = BEGUN(old, key, now)
    return {**begun, "reminded": {**begun["reminded"], "keys": [*begun["reminded"].get("keys", ()), key]}}


def never_if_noted(found: Any, match: int, key: str, now: float) -> float | None:
    return None if key in found.get("reminded", {}).get("keys", ()) else WHEN(found, match, key, now)


BEGUN, WHEN = reminder_messages._begun, reminder_messages._when


def unfenced(_: Any, make: Callable[[], Op[Any]]) -> Op[Any]:
    return (yield from make())


def always(_: Any) -> bool:
    return True


Plant = tuple[Any, str, Any]
RIVALS = {"layout": simulated_bot.RIVALS, "freezes": 8}
PLANTED: dict[str, tuple[dict[str, Any], list[Plant]]] = {
    "told before it is stored": ({"disk": 0.1}, [(Store, "commit", told_before_stored)]),
    "a commit whose answer was lost is taken for stored": (
        {"outages": 15, "lags": simulated_bot.SLOW},
        [(Store, "_sure", taken_for_stored)],
    ),
    "a commit over which the disk failed is taken for not made": (
        {"unsure": 0.2, "deaths": 0, "net": 0.0},
        [(sqlite, "_commit", lambda db, _: db.execute("COMMIT"))],
    ),
    "letters thrown away before they are told": ({"deaths": 8}, [(outbox, "news", thrown_away_first)]),
    "an old table keeps its buttons": ({}, [(Book, "_retire", done_already)]),
    "an edit is lost": ({}, [(sending, "reword", done_already)]),
    "what spectators were sent is not looked for": (
        {"net": 0.3},
        [(sending, "send", without_nonce), (Announcer, "_is_mirrored", nothing)],
    ),
    "watched before it is known what was heard": (
        {"lags": simulated_bot.SLOW, "net": 0.0},
        [(watching, "watch", watched_before_it_is_known)],
    ),
    "a reminder that is begun counts as sent": (
        {"deaths": 3, "net": 0.3, "hasty": True},
        [(reminder_messages, "_begun", noted_as_sent), (reminder_messages, "_when", never_if_noted)],
    ),
    "a computer's move that fails is not tried again": (
        {"disk": 0.03, "deaths": 0, "computer": True},
        [(Computers, "_later", nothing_at_once)],
    ),
    "a lobby's post stays as it was": ({"net": 0.4}, [(lobby_post, "refresh_stale", nothing)]),
    "a click that comes twice is made twice": ({"events": 0.5}, [(hearing, "KIND", "TYPING_START")]),
    "there is no fence": (RIVALS, [(leases, "fenced", unfenced)]),
    "nobody looks whether the lease is lost": (
        RIVALS,
        [*((Leases, name, nothing) for name in ("check", "awake"))]
        + [(Leases, name, always) for name in ("may_tell", "may_answer")],
    ),
}
"""Each with the weather that shows it; the rest is as the seed will have it."""


@pytest.mark.parametrize("fault", PLANTED)
def test_what_is_planted_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    weather, plants = PLANTED[fault]
    for where, name, planted in plants:
        monkeypatch.setattr(where, name, planted)
    with pytest.raises(Found):
        _play(ENOUGH, weather)


def _play(seeds: int, weather: dict[str, Any]) -> None:
    for seed in range(seeds):
        simulated_bot.play_seed(seed, **weather)
