"""The review of a finished match: the standing over time as a picture, and the decisions that turned it.

It is made in the background, once for all who ask, and kept with the match. Whoever asks sees it privately, in the own
language and colours, and before that how far it is: everybody may know it, and the thread stays quiet.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any

from bot.history.review_words import chart, described, post
from bot.host.logs import LOG, extra
from bot.panel.answering import TROUBLE, Card, Interaction, fault, privately
from bot.panel.widgets import Post, view
from bot.people.readers import Reader
from bot.thread import board_picture
from bot.thread.pictures import Picture
from renderers import standing
from rules.kernel import Illegal, msg
from service import review
from service.review import Review

if TYPE_CHECKING:
    from bot.app import Ziggurat

STOPPED = "–"
"""In the place of a fault's id: the bot stopped in the middle of it."""
STRIDE = 20
"""Per cent from one word of progress to the next."""


class Making:
    """A review on its way; whoever waits for it hears of every step."""

    def __init__(self) -> None:
        self.percent, self.done, self.failed = 0, False, ""
        self._step = asyncio.Event()

    def reach(self, percent: int) -> None:
        self.percent = percent
        self._wake()

    def end(self, failed: str = "") -> None:
        self.done, self.failed = True, failed
        self._wake()

    async def steps(self) -> AsyncIterator[int]:
        """How far it is, now and then, until it is done."""
        shown = 0
        while not self.done:
            await self._step.wait()
            if not self.done and self.percent >= shown + STRIDE:
                shown = self.percent
                yield shown

    def _wake(self) -> None:
        self._step.set()
        self._step = asyncio.Event()


class Reviews:
    """Reviews that are being made, each once, and one at a time, so that computer players need not wait for many.

    One that is lost with the bot is begun anew when somebody asks."""

    def __init__(self, bot: "Ziggurat") -> None:
        self._bot = bot
        self._making: dict[int, Making] = {}
        self._turn = asyncio.Lock()

    def begin(self, match: int) -> Making:
        """Joins the one that is being made, or begins it."""
        if match not in self._making:
            self._making[match] = Making()
            self._bot.spawn(self._make(match, self._making[match]))
        return self._making[match]

    async def _make(self, match: int, making: Making) -> None:
        failed = STOPPED
        try:
            async with self._turn:
                await review.make(self._bot.desk, match, self._think, making.reach)
            failed = ""
        except Exception as error:
            failed = fault(self._bot, "review", error, match=match)
        finally:
            del self._making[match]
            making.end(failed)

    async def _think(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return await self._bot.thinkers.think(work, *arguments)


async def press(interaction: Interaction, match: int) -> None:
    """Answers at once: with the review if it is there, else with how far it is, until it is."""
    allowed: list[Reader] = []

    async def work(reader: Reader) -> Card:
        await _check(interaction, match)
        there = await review.kept(interaction.client.desk, match)
        allowed.append(reader)
        return Card(Post(reader("history-review-drawing" if there else "history-review-begun")))

    await privately(interaction, work)
    if not allowed:
        return
    try:
        await _show(interaction, allowed[0], match)
    except TROUBLE as error:
        LOG.warning("A review did not arrive.", extra=extra(match=match, code=getattr(error, "code", 0)))


async def _check(interaction: Interaction, match: int) -> None:
    """It is for those who played, and for the server where it was played."""
    found, chairs = await interaction.client.desk.lobby(match)
    here = found.place.get("guild") in (None, interaction.guild_id)
    if not here and interaction.user.id not in (chair.user for chair in chairs):
        raise Illegal(msg("history-review-elsewhere"))


async def _show(interaction: Interaction, reader: Reader, match: int) -> None:
    bot = interaction.client
    there = await review.kept(bot.desk, match)
    if there is None:
        making = bot.reviews.begin(match)
        async for percent in making.steps():
            await _edit(interaction, Post(reader("history-review-progress", percent=percent)))
        if making.failed:
            await _edit(interaction, Post(reader("history-review-failed", id=making.failed)))
            return
        there = await review.kept(bot.desk, match)
        assert there is not None
    await _edit(interaction, *await _whole(bot, reader, match, there))


async def _whole(bot: "Ziggurat", reader: Reader, match: int, there: Review) -> tuple[Post, Picture]:
    table = await bot.desk.table(match)
    reader = reader.at(table)
    drawn, look = chart(table, there, reader), board_picture.look(table, reader)
    data = await bot.pictures.think(standing.draw, drawn, look)
    return await post(bot, table, there, reader), Picture(data, described(drawn, table.names, reader))


async def _edit(interaction: Interaction, shown: Post, picture: Picture | None = None) -> None:
    """Before the last change the message has no buttons, so that nobody can have gone on from it."""
    files = [picture.file()] if picture else []
    message = await interaction.edit_original_response(view=view(shown, picture), attachments=files)
    interaction.client.latest.show(message)
