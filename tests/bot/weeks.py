"""Time for the bot under test: it stands until a test turns it."""

from typing import Any

import discord

from rules import kernel
from rules.kernel import Tape
from service import play
from tests.bot.world import World, letters, words

BEGIN = 1_800_000_000.0
"""A Friday morning, 8 o'clock at Greenwich."""


SEED = 3
"""With this one the host begins among three."""


class Weeks:
    """A match on simcord whose clock the test turns, timer by timer."""

    def __init__(self, world: World) -> None:
        self.world, self.time, self.chance = world, BEGIN, Tape(b"weeks")
        self.sent: dict[int, float] = {}
        """When a direct message came."""
        world.bot.desk.now = lambda: self.time

    async def begin(self, *others: str, game: str = "ur", pace: str = "") -> None:
        world = self.world
        for _ in range(SEED - 1 if len(others) == 2 else 0):
            world.bot.desk.entropy(1)
        await world.ada.slash(world.channel, "game new", game=game)
        for name in others:
            await getattr(world, name).click(world.channel.history()[-1], label="Join")
        panel = await world.ada.click(world.channel.history()[-1], label="Options")
        assert panel.response is not None
        await world.ada.select(panel.response, ["chosen"], custom_id="l:1:setting:order")
        if pace:
            await world.ada.slash(world.channel, "table pace", pace=pace)
        await world.ada.click(world.channel.history()[-1], label="Start")

    async def wait(self, seconds: float) -> None:
        end = self.time + seconds
        while True:
            timer = await self.world.store.next_timer()
            if timer is None or timer.due > end:
                break
            self.time = max(self.time, timer.due)
            await self.work()
        self.time = end
        await self.work()

    async def work(self) -> None:
        """The timekeeper, and all that follows from it."""
        await self.world.beat()
        await self.done()

    async def done(self) -> None:
        """Everything that the bot has begun by itself is finished."""
        await self.world.done()
        await self.world.env.settle()
        for name in ("ada", "ben", "cleo", "dan"):
            for letter in self.letters(name):
                self.sent.setdefault(letter.id, self.time)

    async def turn(self, who: str) -> None:
        """Random moves of somebody until others are up, told by the bot at once."""
        user = getattr(self.world, who).id
        while True:
            table = await self.world.table()
            seat = table.seat_of(user)
            if seat not in kernel.waiting(table.position):
                break
            path = kernel.sample(table.position, seat, self.chance)
            await play.act(self.world.bot.desk, 1, user, kernel.write(path), seat)
        self.world.bot.wake(1)
        await self.done()

    async def round(self, *names: str) -> None:
        for name in names:
            await self.turn(name)

    async def say(self, who: str, command: str, **options: Any) -> str:
        """What a command answers in private."""
        result = await getattr(self.world, who).slash(self.world.thread, command, **options)
        assert result.ephemeral
        return words(result.response)

    async def press(self, who: str, message: Any, label: str) -> str:
        """What a button answers in private."""
        result = await getattr(self.world, who).click(message, label=label)
        if message.flags.ephemeral if isinstance(message, discord.Message) else message.ephemeral:
            return words(message)
        assert result.ephemeral
        return words(result.response)

    def letters(self, who: str) -> list[discord.Message]:
        return letters(getattr(self.world, who))

    @property
    def table(self) -> str:
        """What the latest table says."""
        shown = [words(post) for post in self.world.posts if post.attachments]
        return shown[-1]

    @property
    def last(self) -> discord.Message:
        return self.world.posts[-1]
