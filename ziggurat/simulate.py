"""Two processes on one file, thousands of times, each as another seed has it: nothing is lost, nothing doubled."""

import argparse
import asyncio
import itertools
import logging
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tqdm import tqdm

from bot.people import preferences
from rules import GAMES, kernel
from rules.kernel import Illegal, Tape
from service import clock, lobby, play, ratings, votes
from service.desk import Desk, Stale, StoreError
from service.timekeeper import ALL, OUTAGE, Timekeeper
from storage import Chair, Match, Score
from ziggurat import simulated_shards
from ziggurat.command import argument, command, positive
from ziggurat.config import Config
from ziggurat.problem import Found
from ziggurat.simulated import Host, simulate

ADA, BEN, CLEO = 1, 2, 3
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}
HOSTS, MATCHES, DEEDS = 2, 2, 24
START = 1_000_000.0
EARLIER, AWAY = 36_000.0, OUTAGE + 3_600.0
"""Seconds of quiet before the downtime, and of the downtime."""
FAULTY = 0.05
"""Of the statements in a seed with a bad disk, so many fail; or of the commits, so many are made all the same."""
WHILE = 0.3
"""Seconds in which everything is begun."""

Deed = Callable[["World", Desk, int], Coroutine[Any, Any, None]]


@command(
    "simulate",
    "two processes on one database, as thousands of seeds will have it",
    argument("--seeds", type=positive, default=1_000),
    argument("--first", type=int, default=0, help="the first seed"),
    argument("--bot", action="store_true", help="the whole bot on a Discord that fails; a second for each seed"),
    argument("--trace", action="store_true", help="prints what happened"),
)
def run(args: argparse.Namespace, config: Config) -> int:
    began = time.perf_counter()
    with _silence():
        for seed in tqdm(range(args.first, args.first + args.seeds), unit=" seeds"):
            try:
                print_ = _play(seed, args.bot)
            except Exception as error:
                if args.trace and isinstance(error, Found):
                    print(error.story)
                again = f"./run simulate{' --bot' * args.bot} --first {seed} --seeds 1"
                print(f"\nSeed {seed}: {type(error).__name__}: {error}\nAgain: {again}")
                return 1
            if args.trace:
                print(print_)
    print(f"{args.seeds} seeds, nothing lost, nothing doubled; {time.perf_counter() - began:.0f} seconds.")
    return 0


def _play(seed: int, bot: bool) -> str:
    """Two services and two tellers; or the whole bot. What is told of it is the same whenever the seed is."""
    if bot:
        from ziggurat import simulated_bot

        return simulated_bot.play_seed(seed)
    return play_seed(seed) + simulated_shards.play_seed(seed)


@contextmanager
def _silence() -> Iterator[None]:
    """Processes that are replaced would say so, thousands of times."""
    log = logging.getLogger("ziggurat")
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)


def play_seed(seed: int) -> str:
    """The fingerprint of all that is stored in the end; Found if something is lost or doubled."""
    with tempfile.TemporaryDirectory() as folder:
        return simulate(seed, lambda chance: World(Path(folder) / "z.db", chance).play())


class World:
    """Some hosts, people who play through them, and what they were told."""

    def __init__(self, path: Path, chance: random.Random) -> None:
        self.path, self.chance = path, chance
        self.faults = FAULTY if chance.random() < 0.5 else 0.0
        self.doubts = FAULTY if chance.random() < 0.5 else 0.0
        self.crashing = chance.random() < 0.5
        self.hosts: list[Host] = []
        self.desks: list[Desk] = []
        self.later = 0.0
        self.numbers = itertools.count(1)
        self.moves: list[tuple[int, int, str]] = []
        self.places: list[tuple[int, str, int]] = []
        self.settings: list[tuple[str, int]] = []
        self.wishes: list[tuple[int, str, int]] = []
        self.rated: list[tuple[int, int]] = []
        self.options: dict[str, str] = {}
        self.unsure: list[tuple[str, str]] = []
        """Options that somebody wanted, and was not told whether they are chosen."""
        self.deadlines: dict[int, float] = {}
        self.doing: list[asyncio.Task[Any]] = []
        """Whatever was begun; what a dead host was doing is kept from waking up again."""

    def now(self) -> float:
        return START + self.later + asyncio.get_running_loop().time()

    async def play(self) -> str:
        for _ in range(HOSTS):
            await self.begin()
        self.matches = [await self.match() for _ in range(MATCHES)]
        self.lobby = (await lobby.create(self.desks[0], game(), ADA, NAMES[ADA])).id
        await Timekeeper(self.desks[0]).catch_up()
        self.break_disks()
        await asyncio.gather(*(self.deed() for _ in range(DEEDS)))
        await self.recover()
        await self.outage()
        await self.recover()
        await self.check()
        print_ = await self.fingerprint()
        await self.end()
        return print_

    async def begin(self) -> Desk:
        host = Host(self.path, self.chance)
        desk = Desk(await host.store(), now=self.now, entropy=self.chance.randbytes)
        self.hosts.append(host)
        self.desks.append(desk)
        return desk

    def break_disks(self) -> None:
        for host in self.hosts:
            host.faults, host.unsure = self.faults, self.doubts

    async def match(self) -> int:
        settings = {"order": "chosen", "pace": "daily"}
        made = await lobby.create(self.desks[0], game(), ADA, NAMES[ADA], settings=settings)
        await lobby.join(self.desks[0], made.id, BEN, NAMES[BEN])
        return (await lobby.start(self.desks[0], made.id)).match.id

    async def deed(self) -> None:
        """Somebody does something through some host, which may die over it."""
        await asyncio.sleep(self.chance.uniform(0, WHILE))
        which = self.chance.randrange(len(self.hosts))
        if self.crashing and self.chance.random() < 0.05:
            self.crashing = False
            self.hosts[which].die()
            return
        host, desk = self.hosts[which], self.desks[which]
        doing = asyncio.create_task(self.chance.choice(DEEDS_OF)(self, desk, self.chance.choice(self.matches)))
        self.doing.append(doing)
        while not doing.done() and not host.dead:
            await asyncio.wait({doing}, timeout=0.05)
        if doing.done() and (error := doing.exception()) and not isinstance(error, Illegal | Stale | StoreError):
            raise error

    async def recover(self) -> None:
        """Disks are well again, and whoever died is back."""
        for number, host in enumerate(self.hosts):
            host.faults = host.unsure = 0.0
            if host.dead:
                desk = await self.begin()
                self.hosts[number], self.desks[number] = self.hosts.pop(), self.desks.pop()
                assert desk is self.desks[number]

    async def outage(self) -> None:
        """Nobody could play; then all hosts see it at once, one may die over giving the time back, and people move."""
        self.later += EARLIER
        await self.desks[0].store.beat(ALL, self.now())
        self.deadlines = {key: end async for key, end in self.ends(self.matches[0])}
        self.later += AWAY
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(Timekeeper(desk).catch_up()) for desk in self.desks]
        tasks += [asyncio.create_task(self.hasty(desk)) for desk in self.desks]
        self.doing += tasks
        if self.chance.random() < 0.5:
            await asyncio.sleep(self.chance.uniform(0, 0.1))
            self.hosts[1].die()
        await asyncio.wait(tasks, timeout=5)
        await self.recover()
        await asyncio.gather(*(Timekeeper(desk).catch_up() for desk in self.desks))

    async def hasty(self, desk: Desk) -> None:
        """Somebody moves in the other match, whether its time is given back already or not."""
        with suppress(Illegal, StoreError):
            await moving(self, desk, self.matches[1])

    async def ends(self, match: int) -> AsyncIterator[tuple[int, float]]:
        for chair in await self.desks[0].store.chairs(match):
            if (end := clock.deadline(chair)) is not None:
                yield chair.seat, end

    async def check(self) -> None:
        desk = self.desks[0]
        for match in self.matches:
            await self.check_match(desk, match)
        found = await desk.store.match(self.lobby)
        for key, value in self.settings:
            claim(found is not None and found.settings.get(key) == value, f"the setting {key} is lost")
        for option, choice in self.options.items():
            now = found.options[option] if found else None
            claim(now == choice or (option, now) in self.unsure, f"the option {option} is lost")
        for user, key, value in self.wishes:
            claim((await desk.store.prefs(user)).get(key) == value, f"the wish {key} of {user} is lost")
        for user in NAMES:
            rating, wanted = await desk.store.rating(user, "x"), sum(one == user for _, one in self.rated)
            counted = rating.matches if rating else 0
            claim(counted >= wanted, f"{user} is rated {counted} times instead of {wanted}")
        await self.check_time()

    async def check_match(self, desk: Desk, match: int) -> None:
        table = await desk.table(match)
        moves = await desk.store.moves(match)
        claim([move.n for move in moves] == list(range(table.n + 1)), "the record has gaps, or more than the position")
        lines = {(match, move.number, move.line) for move in moves}
        claim({move for move in self.moves if move[0] == match} <= lines, "an acknowledged move is lost")
        claim(await desk.replayed(table, table.n, 0) == table.position, "the moves do not lead to the position")
        place = {key: value for number, key, value in self.places if number == match}
        claim(place.items() <= table_place(await desk.store.match(match)).items(), "a place is lost")
        lasting = sorted((t.seat, t.kind, t.due) for t in clock.timers(table.match, table.chairs) if lasts(t.kind))
        stored = sorted(
            (t.seat, t.kind, t.due) for t in await desk.store.timers(9e9, 999) if t.match == match and lasts(t.kind)
        )
        claim(alike(lasting, stored), "the timers are not those of the clocks")

    async def check_time(self) -> None:
        """Nobody's clock ran while nobody could play, and nobody got the time back twice."""
        ends = {seat: end async for seat, end in self.ends(self.matches[0])}
        for seat, end in self.deadlines.items():
            moved = ends.get(seat, 0.0) - end
            claim(AWAY - 1e-6 <= moved <= AWAY + 1.0, f"a clock got {moved:.3f} seconds back instead of {AWAY:.0f}")

    async def fingerprint(self) -> str:
        found = [await self.desks[0].store.moves(match) for match in self.matches]
        return repr((found, sorted(self.places), sorted(self.wishes), self.now()))

    async def end(self) -> None:
        for desk in self.desks:
            await desk.store.close()


def game() -> str:
    return next(iter(GAMES))


def claim(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Found(otherwise)


def table_place(match: Match | None) -> dict[str, Any]:
    return match.place if match else {}


def lasts(kind: str) -> bool:
    return kind not in clock.ONCE


def alike(some: list[tuple[int, str, float]], others: list[tuple[int, str, float]]) -> bool:
    """A sum of seconds may differ in its last digit."""
    return [one[:2] for one in some] == [other[:2] for other in others] and all(
        abs(one[2] - other[2]) < 1e-6 for one, other in zip(some, others, strict=True)
    )


# What people do; what they are told that it is done is noted.


async def moving(world: World, desk: Desk, match: int) -> None:
    table = await desk.table(match)
    seat = kernel.waiting(table.position)[0]
    line = kernel.write(kernel.sample(table.position, seat, Tape(b"%d" % next(world.numbers))))
    done = await play.act(desk, match, table.chairs[seat].user or 0, line, seat)
    world.moves += [(match, move.number, move.line) for move in done.moves if move.line]


async def undoing(world: World, desk: Desk, match: int) -> None:
    done = await play.undo(desk, match, world.chance.choice((ADA, BEN)))
    world.moves += [(match, move.number, move.line) for move in done.moves if move.line]


async def placing(world: World, desk: Desk, match: int) -> None:
    key, value = f"k{next(world.numbers)}", next(world.numbers)
    await lobby.set_place(desk, match, {key: value})
    world.places.append((match, key, value))


async def wishing(world: World, desk: Desk, match: int) -> None:
    user, key, value = world.chance.choice((ADA, BEN)), f"k{next(world.numbers)}", next(world.numbers)
    await preferences.change(desk, user, lambda prefs: {**prefs, key: value})
    world.wishes.append((user, key, value))


async def setting(world: World, desk: Desk, match: int) -> None:
    key, value = f"k{next(world.numbers)}", next(world.numbers)
    await lobby.set_settings(desk, world.lobby, {key: value})
    world.settings.append((key, value))


async def choosing(world: World, desk: Desk, match: int) -> None:
    """Each host has an option of its own."""
    offered = GAMES[game()].options
    option = offered[world.desks.index(desk) % len(offered)]
    wanted = (option.key, world.chance.choice(option.values))
    world.unsure.append(wanted)
    await lobby.set_options(desk, world.lobby, dict([wanted]))
    world.unsure.remove(wanted)
    world.options |= [wanted]


async def voting(world: World, desk: Desk, match: int) -> None:
    user = world.chance.choice((ADA, BEN))
    if votes.of(await desk.table(match)) is None:
        await votes.propose(desk, match, user, votes.PAUSE)
    else:
        await votes.cast(desk, match, user, yes=False)


async def rating(world: World, desk: Desk, match: int) -> None:
    """A match of three that is over, known by its number alone."""
    number = 1_000 + next(world.numbers)
    over = Match(id=number, game="x", version=1, host=ADA, options={}, created=0.0)
    scores = [Score(number, user, "x", user, 0, 3, 0, None, True, 0.0) for user in NAMES]
    await ratings._rate(desk, over, scores)
    world.rated += [(number, user) for user in NAMES]


async def sitting(world: World, desk: Desk, match: int) -> None:
    user = world.chance.choice((BEN, CLEO))
    chairs = await lobby.join(desk, world.lobby, user, NAMES[user])
    claim(_once(chairs), "somebody sits twice")


async def keeping_time(world: World, desk: Desk, match: int) -> None:
    await Timekeeper(desk).work()


def _once(chairs: list[Chair]) -> bool:
    users = [chair.user for chair in chairs]
    return len(users) == len(set(users))


DEEDS_OF: tuple[Deed, ...] = (
    moving,
    moving,
    moving,
    undoing,
    placing,
    placing,
    wishing,
    wishing,
    setting,
    choosing,
    choosing,
    voting,
    rating,
    sitting,
    keeping_time,
)
