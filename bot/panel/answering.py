"""Answering an interaction: at once where it can be, deferred where it takes long, kindly where it is refused."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

import aiohttp
import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.host import emojis
from bot.host.logs import LOG, extra
from bot.panel.live_panels import Place
from bot.panel.rows import Row
from bot.panel.widgets import Post, in_words, kept_picture, view
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import match_in_words
from bot.thread.pictures import Picture, Shot
from rules.kernel import Illegal
from service.desk import Fenced, Unknown

if TYPE_CHECKING:
    from bot.app import Ziggurat

Interaction = discord.Interaction["Ziggurat"]

PROMPT = 0.8
"""Seconds after which an answer that is not ready is announced."""
LATE = 60.0
"""Seconds after which a picture that is still not being drawn comes too late for a private answer."""
REMEMBERED = 10_000
AT_ONCE = 6
"""So many answers are worked on at the same time."""
TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What comes of Discord or of the way there, and not of us."""

T = TypeVar("T")


class Late(Struct, frozen=True):
    """Widgets that had to be thought of, and what they mean where they have no room to say it."""

    rows: tuple[Row, ...] = ()
    remarks: tuple[str, ...] = ()


class Card(Struct, frozen=True):
    """A private answer; its picture follows when it is drawn."""

    post: Post
    shot: Shot | None = None
    file: tuple[str, str] | None = None
    """A text to download: its name and contents."""
    public: bool = False
    """The message that was clicked on shows it to everybody."""
    place: Place | None = None
    """It is a panel of which only one is open."""
    more: Callable[[], Awaitable[Late]] | None = None
    """Widgets that take longer: they follow, with the picture if that takes long too."""


Work = Callable[[Reader], Awaitable[Card]]


class Latest:
    """Which click a message answers last, so that a late picture does not bring an old panel back, and what it shows.

    A click brings the message as it was when somebody clicked; a picture may have arrived since.
    """

    def __init__(self) -> None:
        self._clicks: OrderedDict[int, int] = OrderedDict()
        self._files: OrderedDict[int, Sequence[discord.Attachment]] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def turn(self, message: int) -> asyncio.Lock:
        """One change of a message after the other: two on their way at once may arrive the wrong way round."""
        lock = self._locks.get(message)
        if lock is None:
            lock = self._locks[message] = asyncio.Lock()
        return lock

    def note(self, message: int, click: int) -> None:
        _remember(self._clicks, message, click)

    def is_last(self, message: int, click: int) -> bool:
        return self._clicks.get(message, click) == click

    def show(self, message: discord.Message) -> None:
        """A message as Discord has just described it."""
        _remember(self._files, message.id, message.attachments)

    def files(self, message: discord.Message) -> Sequence[discord.Attachment]:
        return self._files.get(message.id, message.attachments)


def _remember(kept: OrderedDict[int, T], message: int, what: T) -> None:
    kept[message] = what
    kept.move_to_end(message)
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)


class Crowd:
    """Many at once: all are told at once that they were heard, then they are served, some at a time."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._most, self._here = at_once, 0
        self._served = asyncio.Semaphore(at_once)

    @asynccontextmanager
    async def inside(self) -> AsyncIterator[bool]:
        """Whether there are more than can be served at once."""
        self._here += 1
        try:
            yield self._here > self._most
        finally:
            self._here -= 1

    async def served(self, work: Awaitable[T]) -> T:
        async with self._served:
            return await work


async def privately(interaction: Interaction, work: Work, *, slow: bool = False, anew: bool = False) -> None:
    """Shows what the work makes to the one who asked, in their language.

    A private panel shows it itself, unless it is to come `anew`, below what was posted meanwhile."""
    bot, began, kind = interaction.client, time.perf_counter(), interaction.type.name
    bot.metrics.interactions.labels(kind).inc()
    if interaction.message is not None:
        bot.latest.note(interaction.message.id, interaction.id)
    try:
        async with bot.crowd.inside() as crowded:
            slow = slow or crowded
            if slow:
                await _announce(interaction, anew)
            task = asyncio.ensure_future(bot.crowd.served(_made(interaction, work)))
            if not slow:
                done, _ = await asyncio.wait({task}, timeout=PROMPT)
                if not done:
                    await _announce(interaction, anew)
            card = await task
        message = await shown(bot, card.post, lambda post: _show(interaction, replace(card, post=post), anew))
        bot.metrics.answered.labels(kind).observe(time.perf_counter() - began)
        if card.place and await bot.panels.shown(card.place, message, interaction):
            bot.announcer.look_once_more(card.place.match)
        await _add_late(interaction, card, message)
    except TROUBLE as error:
        LOG.warning("An answer did not arrive.", extra=extra(what=kind, code=getattr(error, "code", 0)))
    except Fenced:
        LOG.warning("An answer is left to the process that serves these servers by now.", extra=extra(what=kind))


async def refuse(interaction: Interaction, refusal: Illegal) -> None:
    """Says why not, where a command or a button would have answered publicly."""

    async def work(_: Reader) -> Card:
        raise refusal

    await privately(interaction, work)


def text(sentence: str) -> Card:
    return Card(Post(sentence))


async def _made(interaction: Interaction, work: Work) -> Card:
    """The card, or a sentence that says why there is none."""
    bot = interaction.client
    reader = Reader(readers.language(interaction.locale, interaction.guild_locale))
    try:
        reader = await readers.reader(bot.desk, interaction)
        return await work(reader)
    except Illegal as refusal:
        bot.metrics.refusals.inc()
        said = match_in_words.refusal(refusal.msg, reader)
        return Card(Post(said, aside=match_in_words.looking_up(refusal.msg, reader)))
    except Fenced:
        raise
    except Exception as error:
        return text(sorry(bot, reader, "answer", error))


def fault(bot: "Ziggurat", where: str, error: BaseException, **fields: Any) -> str:
    """A fault of ours: written down under an id that a player can quote."""
    number = secrets.token_hex(4)
    bot.metrics.errors.labels(where).inc()
    LOG.error("A fault of ours.", exc_info=error, extra=extra(id=number, what=where, **fields))
    return number


def sorry(bot: "Ziggurat", reader: Reader, where: str, error: BaseException, **fields: Any) -> str:
    """What somebody is told who met a fault of ours: that nothing has changed, or that it is not known."""
    number = fault(bot, where, error, **fields)
    return reader("panel-unsure" if isinstance(error, Unknown | Fenced) else "panel-fault", id=number)


def on_panel(interaction: Interaction) -> bool:
    """Whether it came from a private panel, which then shows the answer itself."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def _announce(interaction: Interaction, anew: bool) -> None:
    if on_panel(interaction) and not anew:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def shown(bot: "Ziggurat", post: Post, show: Callable[[Post], Awaitable[T]]) -> T:
    """Shows it with icons; in words alone where Discord does not find them."""
    try:
        return await show(post)
    except discord.HTTPException as refused:
        if not emojis.is_missed(refused):
            raise
    bot.icons.start()
    return await show(in_words(post))


async def _show(interaction: Interaction, card: Card, anew: bool) -> int:
    """The answer itself, with its picture if that is drawn already; the message that shows it."""
    bot = interaction.client
    picture = bot.pictures.ready(card.shot) if card.shot else None
    if (on_panel(interaction) and not anew) or card.public:
        return await _edit(interaction, card, picture)
    made = view(card.post, picture)
    files = [picture.file()] if picture else []
    if card.file:
        files.append(_download(card.file))
    if interaction.response.is_done():
        sent = await interaction.edit_original_response(view=made, attachments=files)
        return sent.id
    answer = await interaction.response.send_message(view=made, files=files, ephemeral=True)
    return answer.message_id or 0


async def _edit(interaction: Interaction, card: Card, picture: Picture | None) -> int:
    """The panel changes; an older picture stays until the new one is drawn."""
    message, latest = interaction.message, interaction.client.latest
    assert message is not None
    async with latest.turn(message.id):
        there = latest.files(message)
        kept = kept_picture(there) if card.shot else None
        made = view(card.post, picture if picture else kept)
        files: list[Any] = [picture.file()] if picture else list(there) if kept is not None else []
        await _change(interaction, made, files)
    return message.id


async def _change(interaction: Interaction, made: discord.ui.LayoutView, files: Sequence[Any] | None) -> None:
    """The message itself, by whichever door is open; called in its turn. Without files it keeps those it has."""
    changed: dict[str, Any] = {"view": made} if files is None else {"view": made, "attachments": files}
    if interaction.response.is_done():
        interaction.client.latest.show(await interaction.edit_original_response(**changed))
        return
    answer = await interaction.response.edit_message(**changed)
    if answer and isinstance(answer.resource, discord.InteractionMessage):
        interaction.client.latest.show(answer.resource)


async def _add_late(interaction: Interaction, card: Card, message: int) -> None:
    """What took longer: the picture, and widgets that had to be thought of."""
    bot = interaction.client
    waits = card.shot is not None and not bot.pictures.ready(card.shot)
    post, picture = await whole(bot, card, lambda: bot.latest.is_last(message, interaction.id))
    async with bot.latest.turn(message):
        if not (post is not card.post or (waits and picture)) or not bot.latest.is_last(message, interaction.id):
            return
        await shown(
            bot,
            post,
            lambda post: _change(interaction, view(post, picture), [picture.file()] if picture and waits else None),
        )


async def whole(bot: "Ziggurat", card: Card, wanted: Callable[[], bool]) -> tuple[Post, Picture | None]:
    """A card with all that takes longer, as far as it is still wanted."""
    picture, late = await asyncio.gather(_late_picture(bot, card, wanted), _late_rows(bot, card))
    if not late.rows:
        return card.post, picture
    words = "\n".join((card.post.text, *late.remarks))
    return replace(card.post, text=words, rows=(*card.post.rows, *late.rows)), picture


async def _late_picture(bot: "Ziggurat", card: Card, wanted: Callable[[], bool]) -> Picture | None:
    late = time.monotonic() + LATE
    if card.shot is None:
        return None
    try:
        return await bot.pictures.draw(card.shot, lambda: wanted() and time.monotonic() < late)
    except Exception as error:
        if not bot.is_closed():  # a bot that stops draws nothing more
            fault(bot, "picture", error, game=card.shot.game)
        return None


async def _late_rows(bot: "Ziggurat", card: Card) -> Late:
    if card.more is None:
        return Late()
    try:
        return await card.more()
    except Exception as error:
        if not bot.is_closed():
            fault(bot, "suggest", error)
        return Late()


def _download(file: tuple[str, str]) -> discord.File:
    import io

    name, contents = file
    return discord.File(io.BytesIO(contents.encode()), filename=name)
