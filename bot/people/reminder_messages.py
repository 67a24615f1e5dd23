"""Reminders by direct message, word that the computer plays a seat, and the notice at a lobby that nobody started.

A reminder is noted when it is begun and when it is sent: one over which we were stopped is looked for before it is sent
again, so that none is lost and none comes twice. One that the night holds back is posted anew for the morning; one that
no longer fits (the player has moved, the match rests) is dropped.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord

from bot.host.logs import LOG, extra
from bot.lobby import lobby_post
from bot.panel.answering import TROUBLE, Card, fault, text
from bot.panel.layout import Button
from bot.panel.widgets import Link, Post, view
from bot.people import preferences, readers
from bot.people.preferences import Prefs
from bot.people.readers import Reader
from bot.thread import clocks_in_words, home, match_in_words, sending, who_is_up
from rules.kernel import Seat, Who
from service import absence, clock, outbox, reminders
from service.desk import Letter, StoreError, Table
from service.outbox import CLOSED, REMIND, Reminder

if TYPE_CHECKING:
    from bot.app import Ziggurat

TAKEN_OVER = "people-replaced-by-computer"
REMEMBERED = 40
"""So many of a user's reminders are remembered, against repeating one."""
DAYS = (1, 3, 7)
"""Vacations that a reminder offers."""


class Reminders:
    """Delivers the letters of the timekeeper."""

    def __init__(self, bot: "Ziggurat") -> None:
        self.bot, self.desk = bot, bot.desk
        self._lock = asyncio.Lock()

    async def deliver(self) -> None:
        """Everything that is due now; what cannot be delivered is tried again later."""
        async with self._lock:
            for letter in await outbox.letters(self.desk, REMIND, CLOSED):
                if not self.bot.patience.waits(letter.id):
                    await self._try(letter)

    async def next_up(self, table: Table) -> None:
        """Tells the one who sits after the one who is up, if that is wished for."""
        up = who_is_up.seats(table)
        if len(up) != 1 or len(table.chairs) < 3:
            return
        seat = (up[0] + 1) % len(table.chairs)
        chair = table.chairs[seat]
        if not who_is_up.is_here(chair) or not reminders.manners(await self._prefs(table, seat)).next_up:
            return
        await self._remind(table, seat, f"{table.match.id}.next.{table.number}", "people-next-up", {"who": Who(up[0])})

    async def _try(self, letter: Letter) -> None:
        try:
            if letter.kind == CLOSED:
                with suppress(discord.Forbidden):  # where we may not write, nobody can be told
                    await lobby_post.refresh_lobby(self.bot, letter.match)
            else:
                await self._due(letter)
        except (*TROUBLE, StoreError, home.Homeless) as trouble:
            what, code = type(trouble).__name__, getattr(trouble, "code", 0)
            LOG.warning("A reminder is tried again later.", extra=extra(match=letter.match, what=what, code=code))
            self.bot.patience.failed(letter.id)
            return
        except Exception as error:
            fault(self.bot, "remind", error, match=letter.match)
        await outbox.delivered(self.desk, letter.id)
        self.bot.patience.done(letter.id)

    async def _due(self, letter: Letter) -> None:
        what = outbox.reminded(letter)
        table = await self.desk.table(letter.match)
        if not _fits(table, what, self.desk.now()):
            return
        end = clock.deadline(table.chairs[what.seat])
        sentence = TAKEN_OVER if end is None else "people-reminder"
        args = {} if end is None else {"when": clocks_in_words.stamp(end)}
        key = f"{letter.match}.{what.seat}.{what.kind}.{what.due:.0f}"
        later = await self._remind(table, what.seat, key, sentence, args)
        if later is not None and (end is None or later < end):
            await self.desk.store.post(letter.match, REMIND, letter.body, later)

    async def _remind(self, table: Table, seat: Seat, key: str, sentence: str, args: dict[str, Any]) -> float | None:
        """Sends it now, or tells when it may be sent."""
        user, now = table.chairs[seat].user, self.desk.now()
        assert user is not None
        looks: list[tuple[float | None, float | None]] = []

        def begun(old: Prefs) -> Prefs:  # looked at and noted in one, so that two at once do not pass the limit
            looks.append((_when(old, table.match.id, key, now), old.get("reminded", {}).get("sending", {}).get(key)))
            return _begun(old, key, now) if looks[-1][0] == now else old

        found = await preferences.change(self.desk, user, begun)
        when, since = looks[-1]
        if when != now:
            return when
        await self._send(table, user, found, key, since, sentence, args)
        await preferences.change(self.desk, user, lambda old: _done(old, key))
        return None

    async def _prefs(self, table: Table, seat: Seat) -> Prefs:
        user = table.chairs[seat].user
        return {} if user is None else await self.desk.store.prefs(user)

    async def _send(
        self,
        table: Table,
        user: int,
        found: Prefs,
        key: str,
        since: float | None,
        sentence: str,
        args: dict[str, Any],
    ) -> None:
        """By direct message; where those are closed, by a mention in the thread. since: it may be there already."""
        lang = readers.chosen_language(found) or readers.public(table.match.settings).lang
        reader = Reader(lang).at(table)
        title = match_in_words.title(table.match.game, table.match.id, reader)
        url = match_in_words.url(table)
        links = (Link(url, reader("bot-to-the-table")),) if url else ()
        rows = (_buttons(reader, sentence),)
        post = Post(f"### {title}\n{reader(sentence, **args)}", rows, f"w:{table.match.id}:", links)
        try:
            channel = await (await self.bot.fetch_user(user)).create_dm()
            if since is None or not await sending.is_sent(self.bot, channel.id, post, since):
                await channel.send(view=view(post), nonce=_nonce(key))
        except discord.Forbidden:
            said = Post(f"<@{user}>: {reader(sentence, **args)}", rows, f"w:{table.match.id}:")
            await home.say(self.bot, table, said, [user], _nonce(key))
        self.bot.metrics.posts.labels("reminder").inc()


async def mute(bot: "Ziggurat", reader: Reader, match: int, user: int, silent: bool = True) -> Card:
    """No reminders about this match any more, or again."""
    (await bot.desk.table(match)).seat_of(user)

    def changed(old: Prefs) -> Prefs:
        muted = {*old.get("muted", ()), match} if silent else set(old.get("muted", ())) - {match}
        return {**old, "muted": sorted(muted) or None}

    await preferences.change(bot.desk, user, changed)
    return text(reader("people-muted" if silent else "people-unmuted", match=str(match)))


def _fits(table: Table, what: Reminder, now: float) -> bool:
    """Whether it still holds: the computer plays, or the clock runs and no later reminder has taken its place."""
    chair = table.chairs[what.seat]
    if what.kind == absence.DEPUTY:
        return bool(chair.deputy) and chair.user is not None and table.match.status == "running"
    end = clock.deadline(chair)
    if chair.user is None or chair.since is None or end is None or end <= now or chair.since > what.due:
        return False
    return what.kind != clock.HALF or now < clock.last_tenth(chair)


def _when(found: Prefs, match: int, key: str, now: float) -> float | None:
    """The moment at which a user may get this reminder; None: not at all, or it was sent already."""
    wish, today = reminders.manners(found), found.get("reminded", {})
    count = today.get("count", 0) if today.get("day") == reminders.day_of(wish, now) else 0
    if key in today.get("sending", ()):
        return now  # it was allowed when it was begun
    return None if key in today.get("keys", ()) else reminders.when(wish, match, now, count)


def _buttons(reader: Reader, sentence: str) -> tuple[Button, ...]:
    if sentence == TAKEN_OVER:
        return (Button("back", reader("people-i-am-back"), "main"),)
    since = Button("since", reader("thread-since"))
    return (since, Button("mute", reader("people-mute")), Button("away", reader("people-away")))


def _begun(old: Prefs, key: str, now: float) -> Prefs:
    """A reminder that is about to be sent counts already; one that was begun before stays as it is."""
    before, day = old.get("reminded", {}), reminders.day_of(reminders.manners(old), now)
    under_way = before.get("sending", {})
    if key in under_way:
        return old
    count = before.get("count", 0) if before.get("day") == day else 0
    latest = dict([*under_way.items(), (key, now)][-REMEMBERED:])
    return {**old, "reminded": {**before, "day": day, "count": count + 1, "sending": latest}}


def _done(old: Prefs, key: str) -> Prefs:
    """Of somebody who was forgotten while it was sent nothing is noted."""
    before = old.get("reminded", {})
    if "sending" not in before:
        return old
    under_way = {one: at for one, at in before["sending"].items() if one != key}
    keys = [*before.get("keys", ()), key][-REMEMBERED:]
    return {**old, "reminded": {**before, "keys": keys, "sending": under_way}}


def _nonce(key: str) -> str:
    return f"r{key}"[:25]
