"""Whole matches through the real bot on a local Discord, played by people who are programs.

Every seat is somebody who clicks, types and picks as a person would; what they play is chosen at random. The bot is
a process of its own; its requests are kept and, where Discord's own description is at hand, held against it.
"""

import argparse
import asyncio
import json
import os
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from bot.thread.pictures import COURTESY
from localdiscord import components
from localdiscord.client import Box, Person
from localdiscord.core import Exchange
from localdiscord.parts import Message, Reply
from localdiscord.validate import Spec
from rules import kernel
from rules.kernel import Msg, Tape
from rules.text import say
from service import beside, lobby
from service.desk import Desk, Table
from storage import Store
from ziggurat import clicking
from ziggurat.command import AS_JSON, argument, command, positive
from ziggurat.config import Config
from ziggurat.problem import Problem
from ziggurat.serve import start_bot, stop_bot

SPEC = "DISCORD_OPENAPI"
"""Names Discord's openapi.json, if it does not lie where it is looked for."""
BESIDE = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"
AT_ONCE = 4
PATIENCE = 120.0
"""Seconds that the bot may take on a busy machine, for example over the first picture of a large map."""
THINKING, ANNOUNCED = 5, 6
"""Kinds of a first answer after which the real one follows."""
WAYS = ("panel", "line", "command")
EMOJI = "zg_"
"""How the names of our emojis begin."""


class Report(Struct):
    """What a rehearsal saw."""

    game: str
    matches: int
    finished: int = 0
    moves: int = 0
    interactions: int = 0
    errors: int = 0
    spec_violations: int | None = None
    """None: Discord's description is not here."""
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    slowest_ms: float = 0.0
    requests: int = 0
    pictures: int = 0
    icons: int = 0
    """Requests of the bot with one of its emojis in them."""
    seconds: float = 0.0
    notes: list[str] = []


@command(
    "rehearse",
    "whole matches through the real bot on a local Discord",
    argument("game"),
    argument("--matches", type=positive, default=1),
    argument("--no-icons", action="store_true", help="as where the bot cannot upload its emojis"),
    AS_JSON,
)
def run(args: argparse.Namespace, config: Config) -> int:
    lobby.find(args.game)
    report = asyncio.run(rehearse(args.game, args.matches, icons=not args.no_icons))
    figures = {name: getattr(report, name) for name in report.__struct_fields__}
    if args.json:
        print(json.dumps(figures, indent=1))
    else:
        print("\n".join(f"{name:<16} {value}" for name, value in figures.items()))
    return 0 if report.finished == report.matches and not report.errors and not report.spec_violations else 1


async def rehearse(game: str, matches: int, seed: bytes = b"rehearsal", *, icons: bool = True) -> Report:
    spec = _spec()
    people = [f"P{number}" + (":de" if number % 3 == 0 else "") for number in range(AT_ONCE * 4)]
    with TemporaryDirectory() as folder:
        async with await Box.start(people=people, guild="Rehearsal", rates="off") as box:
            stage = await Stage.open(box, game, Path(folder) / "z.db", seed, icons)
            try:
                return await stage.play(matches, spec)
            finally:
                await stage.close()


def judge(spec: Path, exchanges: list[Exchange]) -> list[str]:
    """What in a log differs from Discord's own description."""
    return _described(spec).violations(exchanges)


@cache
def _described(spec: Path) -> Spec:
    return Spec.load(spec)


def _spec() -> Path | None:
    """Discord's description of its API, for whoever has it beside the project."""
    file = Path(os.environ.get(SPEC) or BESIDE)
    return file if file.is_file() else None


class Stage:
    """The box, the bot beside it, and the clock that takes times."""

    def __init__(self, box: Box, game: str, bot: asyncio.subprocess.Process, store: Store, seed: bytes) -> None:
        self.box, self.game, self.bot, self.store = box, game, bot, store
        self.desk = Desk(store)
        self.chance = Tape(seed)
        self.times: list[float] = []
        self.report = Report(game, 0)
        self.judges = ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), beside.stand, (COURTESY,))
        self.judging: list[Future[list[str]]] = []

    @classmethod
    async def open(cls, box: Box, game: str, db: Path, seed: bytes, icons: bool) -> "Stage":
        quiet = {"LOG_LEVEL": "WARNING", "HEALTH_PORT": "0", "COMPUTER_PAUSE_MS": "0", "ICONS": str(int(icons))}
        bot = await start_bot(box, db, {**os.environ, **quiet})
        try:
            await box.ready(PATIENCE)
        except TimeoutError:
            await stop_bot(bot)
            raise Problem("The bot did not start; its log above says why.") from None
        return cls(box, game, bot, await Store.open(db), seed)

    async def close(self) -> None:
        self.judges.shutdown(wait=False, cancel_futures=True)
        await stop_bot(self.bot)
        await self.store.close()

    async def play(self, matches: int, spec: Path | None) -> Report:
        """Some matches at a time; between them what the bot asked of Discord is looked through."""
        self.report.matches = matches
        people = list(self.box.people.values())
        tables = [people[first::AT_ONCE] for first in range(AT_ONCE)]
        for first in range(0, matches, AT_ONCE):
            began = time.monotonic()
            numbers = range(first, min(first + AT_ONCE, matches))
            await asyncio.gather(*(self._evening(tables[number % AT_ONCE], number) for number in numbers))
            self.report.seconds += time.monotonic() - began
            await self._look_through(spec)
        if spec:
            await self._violations()
        self._sum_up()
        return self.report

    async def _evening(self, people: Sequence[Person], number: int) -> None:
        try:
            await self._match(people, number)
            self.report.finished += 1
        except Exception as error:  # whatever it is, it is an error of this match, and the others go on
            where = [frame.name for frame in traceback.extract_tb(error.__traceback__) if frame.filename == __file__]
            self._wrong(f"match {number}: {type(error).__name__}: {error} in {' › '.join(where)}")

    async def _look_through(self, spec: Path | None) -> None:
        """The log is held against Discord's description in processes of their own, so that nobody has to wait."""
        exchanges = await self.box.exchanges()
        await self.box.call("clear_log")
        self.report.pictures += sum("board.png" in str(e.request) for e in exchanges if e.multipart)
        self.report.icons += sum(EMOJI in str(e.request) for e in exchanges if "/emojis" not in e.route)
        self.report.requests += len(exchanges)
        if spec is not None:
            shares = os.cpu_count() or 1
            self.judging += [self.judges.submit(judge, spec, exchanges[share::shares]) for share in range(shares)]

    async def _violations(self) -> None:
        found = await asyncio.gather(*map(asyncio.wrap_future, self.judging))
        self.report.spec_violations = sum(map(len, found))
        self.report.notes += [note for notes in found for note in notes][:5]

    async def _match(self, people: Sequence[Person], number: int) -> None:
        """From `/game new` to the last table."""
        seats = lobby.find(self.game).seats
        players = people[: seats[number % len(seats)]] if len(people) >= seats[-1] else people
        channel = self.box.channel("general")
        post = (await self._timed(players[0].slash(channel, "/game new", game=self.game))).message
        match = int(post.buttons[0].custom_id.split(":")[1])
        for player in players[1:]:
            await self._timed(player.click(post, custom_id=f"l:{match}:join"))
        await self._timed(players[0].click(post, custom_id=f"l:{match}:start"))
        by_id = {int(player.id): player for player in players}
        while (table := await self.desk.table(match)).position.stack:
            if self.desk_is_long(table):
                return
            await self._move(table, by_id)
        await self._ended(match)

    def desk_is_long(self, table: Table) -> bool:
        """Random play of some games need not end by itself."""
        return bool(table.rules.endless) and table.n >= table.rules.endless

    async def _move(self, table: Table, players: dict[int, Person]) -> None:
        """One move by whoever is up, in one of the ways there are."""
        seat = kernel.waiting(table.position)[0]
        player = players[table.chairs[seat].user or 0]
        path = kernel.sample(table.position, seat, self.chance)
        way = self.chance.pick(WAYS)
        thread = await self._thread(table.match.id)
        if way == "panel":
            await self._by_panel(player, table, seat, path)
        elif way == "command" and (options := self._options(table, path)) is not None:
            await self._timed(player.slash(thread, f"/{self.game} {path[0]}", **options))
        else:
            await self._timed(player.slash(thread, "/play", line=kernel.write(path)))
        self.report.moves += 1
        after = await self.desk.table(table.match.id)
        if after.n == table.n:
            raise clicking.Lost(f"“{kernel.write(path)}” by {way} was not played")

    def _options(self, table: Table, path: kernel.Path) -> dict[str, str] | None:
        """The options of a subcommand; None where the move has more words than that."""
        verb, *words = path
        names = table.rules.verbs[str(verb)]
        if len(words) > len(names):
            return None
        called = [say(Msg(f"{self.game}-word-{name}"), "en", ()) for name in names]
        return {name: kernel.write((word,)) for name, word in zip(called, words, strict=False)}

    async def _by_panel(self, player: Person, table: Table, seat: int, path: kernel.Path) -> None:
        post = await self._table_post(table.match.id)
        opened = await self._timed(player.click(post, custom_id=next(b.custom_id for b in post.buttons)))
        await clicking.play(Panel(self, player, opened.message), table, seat, path)

    async def _thread(self, match: int) -> str:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await self.store.match(match)
                if found and "thread" in found.place:
                    return str(found.place["thread"])
                await asyncio.sleep(0.02)

    async def _table_post(self, match: int) -> Message:
        """The table at the bottom of the thread."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await self.store.match(match)
                page = found.place.get("page", {}) if found else {}
                message = self.box.messages.get(str(page.get("message")))
                if message and message.buttons and not message.gone:
                    return message
                await asyncio.sleep(0.02)

    async def _ended(self, match: int) -> None:
        """The last table says so."""
        async with asyncio.timeout(PATIENCE):
            while True:
                post = await self._table_post(match)
                if post.buttons[0].custom_id.endswith(":rematch"):
                    return
                await asyncio.sleep(0.05)

    async def _timed(self, doing: Any) -> Reply:
        began = time.perf_counter()
        reply: Reply = await doing
        self.times.append(time.perf_counter() - began)
        self.report.interactions += 1
        if reply.kind == THINKING:
            await reply.done(PATIENCE)
        if reply.failed or reply.kind is None:
            self._wrong("an interaction was not answered")
        elif reply.message_or_none is not None and "`" in reply.text and "went wrong" in reply.text:
            self._wrong(reply.text)
        return reply

    def _wrong(self, note: str) -> None:
        self.report.errors += 1
        self.report.notes.append(note)

    def _sum_up(self) -> None:
        times = sorted(self.times) or [0.0]
        self.report.seconds = round(self.report.seconds, 1)
        self.report.p50_ms = round(1000 * times[len(times) // 2], 1)
        self.report.p99_ms = round(1000 * times[int(len(times) * 0.99)], 1)
        self.report.slowest_ms = round(1000 * times[-1], 1)


class Panel:
    """A private panel on the local Discord."""

    def __init__(self, stage: Stage, who: Person, message: Message) -> None:
        self.stage, self.who, self.message = stage, who, message

    def says(self) -> str:
        return self.message.text

    def widgets(self) -> list[dict[str, Any]]:
        return [part for part in components.walk(self.message.components) if part.get("custom_id")]

    async def click(self, custom_id: str) -> None:
        await self._changed(self.who.click(self.message, custom_id=custom_id))

    async def pick(self, custom_id: str, values: Sequence[str]) -> None:
        await self._changed(self.who.select(self.message, values, custom_id=custom_id))

    async def fill(self, custom_id: str, text: str) -> None:
        form = await self.stage._timed(self.who.click(self.message, custom_id=custom_id))
        await self._changed(self.who.submit(form, {"number": text}))

    async def _changed(self, doing: Any) -> None:
        """Waits for the panel's answer, at once or after an announcement."""
        before = self._shown()
        reply = await self.stage._timed(doing)
        async with asyncio.timeout(PATIENCE):
            while reply.kind == ANNOUNCED and self._shown() == before:
                await self.stage.box.wait_event(lambda event: event["event"] == "message", PATIENCE)

    def _shown(self) -> tuple[str, list[dict[str, Any]]]:
        """What it says, offers and has chosen; a picture that comes later only renumbers the parts."""
        return self.message.text, [{**widget, "id": None} for widget in self.widgets()]
