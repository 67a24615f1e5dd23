"""Private hands by direct message: at the start, and whenever what a seat alone knows has changed."""

import hashlib
from typing import TYPE_CHECKING, Any

import discord

from bot.host.logs import LOG, extra
from bot.panel.answering import Card, fault, text
from bot.panel.widgets import Link, Post, view
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import home, match_in_words
from bot.thread.pictures import Picture, Shot
from renderers import Look
from rules.kernel import Seat
from service import lobby
from service.desk import Chair, Table

if TYPE_CHECKING:
    from bot.app import Ziggurat

FRESH = 600.0
"""Seconds in which a hand that changes again is edited instead of sent anew."""


class Hands:
    """Sends hands, and remembers in the match's place what was sent to whom."""

    def __init__(self, bot: "Ziggurat") -> None:
        self.bot = bot

    async def send(self, table: Table, place: dict[str, Any]) -> None:
        """Everybody's hand that is not as it was last sent."""
        sent: dict[str, Any] = dict(place.get("hands", {}))
        before = dict(sent)
        for chair in table.chairs:
            known, last = fingerprint(table, chair.seat), sent.get(str(chair.seat))
            if last and last[3:] != [chair.user]:
                await self._take_away(last, sent.pop(str(chair.seat))[3:], "thread-hand-gone")
                last = None  # somebody else sat there
            if last and last[0] and not known and table.match.status == "running":
                await self._take_away(last, [chair.user], "thread-hand-empty")
                sent[str(chair.seat)] = ["", *last[1:]]
            if chair.user is not None and known and (not last or last[0] != known):
                sent[str(chair.seat)] = [*await self._send(table, chair, known, last), chair.user]
        if sent != before:
            await lobby.set_place(self.bot.desk, table.match.id, {"hands": sent})

    async def _take_away(self, last: list[Any], users: list[int | None], why: str) -> None:
        """Who rises from a seat, or holds nothing any more, keeps no picture of the hand that was; that it cannot be
        done harms nobody."""
        user = next(iter(users), None)
        if not user or user < 0 or last[1] <= 0:
            return
        reader = readers.Reader(readers.chosen_language(await self.bot.desk.store.prefs(user)) or readers.FIRST)
        try:
            channel = await (await self.bot.fetch_user(user)).create_dm()
            part = channel.get_partial_message(last[1])
            await part.edit(view=view(Post(reader(why))), attachments=[])
        except discord.HTTPException as error:
            LOG.info("An old hand stays.", extra=extra(code=error.code))

    async def _send(self, table: Table, chair: Chair, known: str, last: list[Any] | None) -> list[Any]:
        """What is remembered of it: what the hand was, its message (0: refused), when."""
        assert chair.user is not None
        prefs = await self.bot.desk.store.prefs(chair.user)
        now = self.bot.desk.now()
        if prefs.get("dm") is False or (last and last[1] == 0):
            return [known, last[1] if last else -1, now]
        lang = readers.chosen_language(prefs) or readers.public(table.match.settings).lang
        reader = readers.Reader(lang, prefs.get("palette", "normal")).at(table)
        picture = await self._picture(table, chair.seat, reader)
        if picture is None:
            return [known, last[1] if last else -1, now]
        try:
            return [known, await self._deliver(table, chair, reader, picture, last, known), now]
        except discord.Forbidden:
            await self._say_closed(table, chair)
            return [known, 0, now]

    async def _deliver(
        self, table: Table, chair: Chair, reader: readers.Reader, picture: Picture, last: list[Any] | None, known: str
    ) -> int:
        post = _post(await self.bot.desk.table(table.match.id), reader)  # its thread may be younger than the table
        user = await self.bot.fetch_user(chair.user) if chair.user else None
        assert user is not None
        channel = await user.create_dm()
        if last and last[1] > 0 and self.bot.desk.now() - last[2] < FRESH:
            try:
                part = channel.get_partial_message(last[1])
                await part.edit(view=view(post, picture), attachments=[picture.file()])
                return int(last[1])
            except discord.NotFound:
                LOG.info("A hand was deleted; it is sent anew.", extra=extra(match=table.match.id))
        nonce = f"h{table.match.id}.{chair.seat}.{known[:10]}"
        sent = await channel.send(view=view(post, picture), files=[picture.file()], nonce=nonce)
        self.bot.metrics.posts.labels("hand").inc()
        return sent.id

    async def _picture(self, table: Table, seat: Seat, reader: readers.Reader) -> Picture | None:
        try:
            return await self.bot.pictures.draw(shot(table, seat, reader))
        except Exception as error:
            fault(self.bot, "picture", error, game=table.match.game, match=table.match.id)
            return None

    async def _say_closed(self, table: Table, chair: Chair) -> None:
        """Said once in the thread; the hand itself waits behind the button."""
        reader = readers.public(table.match.settings).at(table)
        sentence = reader("thread-dm-closed", who=f"<@{chair.user}>")
        nonce = f"c{table.match.id}.{chair.seat}"
        assert chair.user is not None
        await home.say(self.bot, table, Post(sentence), [chair.user], nonce)


def fingerprint(table: Table, seat: Seat) -> str:
    """Stands for what this seat knows and spectators do not; empty if there is nothing."""
    p = table.position
    own = table.rules.secrets(p, None) - table.rules.secrets(p, seat)
    if not own:
        return ""
    return hashlib.blake2b("\n".join(sorted(own)).encode(), key=table.match.seed, digest_size=12).hexdigest()


def shot(table: Table, seat: Seat, reader: readers.Reader) -> Shot:
    seen = table.rules.view(table.position, seat)
    look = Look(lang=reader.lang, palette=reader.palette, names=table.names)
    return Shot(table.match.game, seen, look, "hand")


def _post(table: Table, reader: readers.Reader) -> Post:
    url = match_in_words.url(table)
    links = (Link(url, reader("bot-to-the-table")),) if url else ()
    title = match_in_words.title(table.match.game, table.match.id, reader)
    return Post(f"### {title}\n{reader('thread-your-hand')}", links=links)


async def hand(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """What the player holds; whoever does not play holds nothing."""
    table = await bot.desk.table(match)
    seat = table.seat_of(user)
    reader = reader.at(table)
    picture = shot(table, seat, reader)
    if await bot.pictures.draw(picture) is None:
        return text(f"{match_in_words.head(table, reader)}\n{reader('thread-no-hand')}")
    return Card(Post(f"{match_in_words.head(table, reader)}\n{reader('thread-your-hand')}"), picture)
