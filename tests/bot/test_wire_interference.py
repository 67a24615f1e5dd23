"""Two real bots on two local Discords, whose matches differ only in what a person may not know: every byte is the same.

The breadth is proven on simcord; here the boards are drawn, and everything goes over the wire.
"""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from localdiscord.client import Box, Person
from localdiscord.model import Attachment, World
from rules import GAMES
from rules.kernel import Tape, setup
from service import lobby, prepared_moves
from service.desk import Desk, Table
from storage import Store
from tests.bot.interference import NAMES, STRANGER, Scene, Transcript, differences, scenes, transcript
from tests.bot.test_wire_kills import Killed
from tests.bot.wire import free_port, until
from tests.lengths import length

PAIRS = length(1, 12)
ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/game show", {}),
    ("/game log", {"notation": True}),
    ("/game replay", {}),
    ("/table takeback", {}),
    ("/play", {"line": "xyzzy"}),
)


class Watched:
    """A bot on a Discord of its own, with a match at a position."""

    def __init__(
        self, box: Box, scene: Scene, desk: Desk, files: dict[int, bytes], bot: asyncio.subprocess.Process
    ) -> None:
        self.box, self.scene, self.desk, self.files, self.bot = box, scene, desk, files, bot

    @classmethod
    async def open(cls, scene: Scene, db: Path) -> "Watched":
        box = await Box.start(people=[*NAMES[: scene.seats], STRANGER], rates="off", answer_within=60.0)
        files = all_files(box)
        desk = Desk(await Store.open(db), entropy=lambda size: b"\x07" * size)
        await prepared(desk, scene, box, db)
        watched = cls(box, scene, desk, files, await Killed.aimed(box, db, free_port(), DRAWN="1"))
        await box.ready(60)
        await until(watched.is_told)
        return watched

    async def is_told(self) -> bool:
        return not await self.desk.store.letters(1)

    async def ask_everything(self, who: Person) -> None:
        found = await self.desk.store.match(1)
        assert found is not None
        thread = str(found.place["thread"])
        for command, options in ASKED:
            await (await who.slash(thread, command, **options)).done()
        await who.complete(thread, "/play", "line", "")
        (table,) = [m for m in await who.history(thread, 20) if int(m.id) == found.place["page"]["message"]]
        for button in table.buttons[:2]:
            await (await who.click(table, custom_id=button.custom_id)).done()

    async def received(self, viewer: int) -> Transcript:
        """What the bot has sent, with the bytes of its files; not what it sent to others in private."""
        private = [channel for channel in world_of(self.box).channels.values() if channel.guild_id is None]
        knowing = {str(channel.id) for channel in private if viewer not in channel.people}
        sent = []
        for exchange in await self.box.exchanges():
            if exchange.method == "GET" or "/commands" in exchange.path:
                continue
            answer = exchange.response if isinstance(exchange.response, dict) else {}
            files = (answer.get("resource", {}).get("message") or answer).get("attachments", [])
            kept = [(file["filename"], file.get("description"), self.files[int(file["id"])]) for file in files]
            sent.append((exchange.method, exchange.path, exchange.request, kept))
        return transcript(sent, knowing)

    async def close(self) -> None:
        self.bot.kill()
        await self.bot.wait()
        await self.desk.store.close()
        await self.box.stop()


def world_of(box: Box) -> World:
    return box._transport.server.core.world  # type: ignore[union-attr]


def all_files(box: Box) -> dict[int, bytes]:
    """Every file that is sent from now on, by its id; Discord forgets those that a message no longer shows."""
    sent: dict[int, bytes] = {}
    world = world_of(box)
    keep = world.keep_file

    def kept(attachment: Attachment, content: bytes) -> None:
        sent[attachment.id] = content
        keep(attachment, content)

    world.keep_file = kept  # type: ignore[method-assign]
    return sent


async def prepared(desk: Desk, scene: Scene, box: Box, db: Path) -> None:
    """A match whose thread is still to be opened, at the position of the scene."""
    people = [box.user(name) for name in NAMES[: scene.seats]]
    channel = box.channel("general")
    said = await people[0].say(channel, "A table?")
    place = {"guild": int(box.guild()), "channel": int(channel), "message": int(said.id)}
    settings = {"order": "chosen", "lang": "en", "pace": "none"}
    host = int(people[0].id)
    await lobby.create(desk, scene.game, host, NAMES[0], options=scene.options, settings=settings, place=place)
    for person, name in zip(people[1:], NAMES[1:], strict=False):
        await lobby.join(desk, 1, int(person.id), name)
    table = await lobby.start(desk, 1)
    with sqlite3.connect(db) as store:
        store.execute("UPDATE states SET state = ? WHERE match = 1", (table.rules.encode(scene.position),))
    desk.hold(Table(table.match, table.chairs, table.n, scene.position, table.number))
    if scene.ahead:
        seat, line = scene.ahead
        await prepared_moves.prepare(desk, 1, int(people[seat].id), line, seat)


async def lived(scene: Scene, db: Path) -> Transcript:
    watched = await Watched.open(scene, db)
    try:
        name = STRANGER if scene.viewer is None else NAMES[scene.viewer]
        await watched.ask_everything(watched.box.user(name))
        return await watched.received(int(watched.box.user(name).id))
    finally:
        await watched.close()


HIDING = [game for game, rules in GAMES.items() if rules.secrets(setup(rules, 2, {}, Tape(b"")).position, None)]
"""Games that hide something."""


@pytest.mark.parametrize("game", HIDING)
async def test_two_bots_whose_matches_differ_in_secrets_alone_send_the_same_bytes(game: str, folder: Path) -> None:
    pairs = [pair for pair in scenes(game, 3 * PAIRS) if not pair[0].secret and not pair[1].secret]
    assert pairs
    for number, pair in enumerate(pairs):
        one, other = [await lived(scene, folder / f"{number}.{place}.db") for place, scene in enumerate(pair)]
        assert sum(map(len, one.values())) > 8
        assert differences(one, other) == []
