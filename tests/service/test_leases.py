"""A process and its shards: taken, renewed, lost, given back; and what a process may say meanwhile."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from service import leases, processes
from service.leases import LEASE, Leases, NotOurs, Refused
from service.timekeeper import OUTAGE
from storage import Fenced, Shard, Store


class Clock:
    time = 1_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "z.db")
    yield opened
    await opened.close()


@pytest.fixture
async def other(tmp_path: Path, store: Store) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "z.db")
    yield opened
    await opened.close()


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Real time is not waited for; leases are as long as ever by the tests' clock."""
    monkeypatch.setattr(leases, "RENEWED", 0.01)


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process is on another machine: nobody can tell whether it is gone."""
    monkeypatch.setattr(processes, "is_gone", lambda name: False)


async def until(leases: Leases, lost: bool) -> None:
    async with asyncio.timeout(10):
        await leases.lost.wait() if lost else await leases._next_look.wait()


async def test_taken_renewed_and_given_back(store: Store, clock: Clock) -> None:
    held = Leases(store, 4, (1, 2), now=clock)
    assert await held.take(asyncio.Event())
    assert held.held
    assert held.served.home == held.home
    clock.time += LEASE - 1
    await until(held, lost=False)
    assert held.until == clock.time + LEASE
    await held.check()
    await held.release()
    clock.time += LEASE + 1
    for work in (held.served.try_to_write(), held.awake(), held.check()):  # what goes on after the end is stopped
        with pytest.raises((Fenced, NotOurs)):
            await work
    assert {row.holder for row in await store.shards()} == {""}


async def test_whatever_goes_wrong_over_renewing_it_is_tried_again(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the process would live on, hold nothing, and wait for ever before it says anything."""
    held, renew = Leases(store, now=clock), store.renew

    async def fails(*_: object) -> bool:
        monkeypatch.setattr(store, "renew", renew)
        raise ValueError

    await held.take(asyncio.Event())
    monkeypatch.setattr(store, "renew", fails)
    clock.time += LEASE - 1
    await until(held, lost=False)
    await until(held, lost=False)
    assert held.until == clock.time + LEASE
    await held.release()


async def test_a_standby_waits_until_the_lease_ends(store: Store, other: Store, clock: Clock, elsewhere: None) -> None:
    first, standby = Leases(store, now=clock), Leases(other, now=clock)
    await first.take(asyncio.Event())
    first._renewing.cancel() if first._renewing else None  # it has died
    waiting = asyncio.create_task(standby.take(asyncio.Event()))
    await asyncio.sleep(0.05)
    assert standby.waiting
    clock.time += LEASE + 1
    assert await waiting
    assert not standby.waiting
    await standby.release()


async def test_a_standby_that_is_told_to_stop_stops(store: Store, other: Store, clock: Clock, elsewhere: None) -> None:
    first, stopping = Leases(store, now=clock), asyncio.Event()
    await first.take(asyncio.Event())
    waiting = asyncio.create_task(Leases(other, now=clock).take(stopping))
    await asyncio.sleep(0.02)
    stopping.set()
    assert not await waiting
    await first.release()


async def test_who_was_frozen_looks_before_saying_anything(
    store: Store, other: Store, clock: Clock, elsewhere: None
) -> None:
    frozen, next_one = Leases(store, now=clock), Leases(other, now=clock)
    await frozen.take(asyncio.Event())
    frozen._renewing.cancel() if frozen._renewing else None
    clock.time += LEASE + 1
    await next_one.take(asyncio.Event())
    says = asyncio.create_task(frozen.awake())
    await asyncio.sleep(0.02)
    assert not says.done()
    frozen._renewing = asyncio.create_task(frozen._renew())  # it wakes up
    with pytest.raises(NotOurs):
        await says
    assert frozen.lost.is_set()
    await frozen.release()  # takes nothing from the next one
    assert await other.renew(next_one.home, clock.time + LEASE)
    await next_one.release()


async def test_with_little_time_left_nothing_is_begun_but_answers_are_given(store: Store, clock: Clock) -> None:
    held = Leases(store, now=clock)
    await held.take(asyncio.Event())
    held._renewing.cancel() if held._renewing else None
    clock.time += LEASE - 4
    with pytest.raises(NotOurs):
        await held.check()
    await held.awake()
    await held.release()


async def test_another_number_of_shards_is_refused_while_somebody_serves(
    store: Store, other: Store, clock: Clock, elsewhere: None
) -> None:
    first = Leases(store, 2, (0,), now=clock)
    await first.take(asyncio.Event())
    with pytest.raises(Refused, match="shard 0 of 2, and SHARDS here says 3"):
        await Leases(other, 3, (0,), now=clock).take(asyncio.Event())
    await first.release()


async def test_after_resharding_everybody_gets_the_time_back_that_nobody_served(store: Store, clock: Clock) -> None:
    first = Leases(store, now=clock, outage=OUTAGE)
    await first.take(asyncio.Event())
    await store.beat(Shard(1, 0), clock.time)
    await first.release()
    clock.time += OUTAGE + 100
    again = Leases(store, 2, (1,), now=clock, outage=OUTAGE)
    await again.take(asyncio.Event())
    (outage,) = await store.outages(Shard(2, 1))
    assert (outage.of, outage.began, outage.ended) == (1, 1_000.0, clock.time)
    await again.release()


async def test_work_that_is_known_is_not_done_again(store: Store) -> None:
    held, done = Leases(store), []

    async def work() -> None:
        done.append(1)

    for what in ("a", "a", "b", "b", "a"):
        await held.once("commands", what, work)
    assert len(done) == 3


def test_a_process_of_this_machine_is_known_to_be_gone() -> None:
    assert not processes.is_gone(processes.own_name())
    told = "from service import processes; print(processes.own_name())"
    name = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.strip()
    assert processes.is_gone(name)
    assert not processes.is_gone(name.replace(processes.machine(), "elsewhere"))
    assert not processes.is_gone("")
    parts = name.split("|")
    reused = "|".join((parts[0], str(os.getpid()), "1", parts[3]))
    assert processes.is_gone(reused)  # the same number, another process
