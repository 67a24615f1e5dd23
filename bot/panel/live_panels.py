"""The panels that people have open: of each seat only the newest goes on, an older one gives way to a line of text.

Discord lets us change a private message for fifteen minutes after the last click on it; what is older stays as it is,
and a click on it is known as stale.
"""

from collections import OrderedDict
from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.panel.widgets import Post, view
from rules.kernel import Seat

if TYPE_CHECKING:
    from bot.panel.answering import Interaction, Latest

REMEMBERED = 2_000
PASSED = -1
"""Stands for the click that closes a panel: whatever was still to come for it comes too late."""
LOOKING = timedelta(minutes=5)
"""Whoever has clicked so lately is probably still looking."""
BARRED = (TimeoutError, discord.HTTPException, OSError)
"""A panel was dismissed, or the way there is barred: a click on it will be stale."""


class Place(Struct, frozen=True):
    """Of which seat a panel is (of all, in a what-if), and what an older one says when this one opens."""

    match: int
    seat: Seat | None
    farewell: str
    asks: bool = True
    """Else it waits for others."""


Key = tuple[int, int, Seat | None]
"""A user, a match and a seat."""


class Open(Struct, frozen=True):
    """An open panel: the message that shows it, and the click through which that can be changed."""

    message: int
    click: "Interaction"
    asks: bool
    came_along: discord.WebhookMessage | None = None
    """The message itself, where it was opened without a click."""
    called: bool = False
    """Its player was up again before it could say that it waits."""

    @property
    def is_looked_at(self) -> bool:
        return discord.utils.utcnow() - self.click.created_at <= LOOKING


class LivePanels:
    """By user, match and seat: the panel that is open."""

    def __init__(self, latest: "Latest") -> None:
        self._latest = latest
        self._open: OrderedDict[Key, Open] = OrderedDict()

    async def shown(self, place: Place, message: int, click: "Interaction") -> bool:
        """A panel stands in this message now; an older one elsewhere is closed. Whether it waits, and its player may
        be up by now."""
        older = self._keep(_key(place, click), Open(message, click, place.asks))
        if older and older.message != message:
            await self._close(older, place.farewell)
        return not place.asks and older is not None and older.called

    def waiting(self, user: int, match: int, seat: Seat) -> Open | None:
        """The panel of somebody who has just moved and now waits for others; given once."""
        found = self._open.get((user, match, seat))
        if found is None or not found.is_looked_at:
            return None
        self._open[user, match, seat] = replace(found, asks=True, called=found.asks)
        return None if found.asks else found

    def looks(self, user: int, match: int, seat: Seat) -> bool:
        """Whether this player has just clicked on the panel, and will see that something has changed."""
        found = self._open.get((user, match, seat))
        return found is not None and found.is_looked_at

    async def came_along(self, place: Place, waited: Open, message: discord.WebhookMessage) -> None:
        """A panel was opened where another one waited, which goes; if its player was quicker, theirs stays."""
        key = _key(place, waited.click)
        now = self._open.get(key)
        if now is None or now.message != waited.message:
            with suppress(*BARRED):
                await message.delete()
            return
        self._keep(key, Open(message.id, waited.click, place.asks, message))
        async with self._latest.turn(waited.message):
            self._latest.note(waited.message, PASSED)
            with suppress(*BARRED):
                await waited.click.delete_original_response()

    def _keep(self, key: Key, panel: Open) -> Open | None:
        """What stood there before."""
        older = self._open.get(key)
        self._open[key] = panel
        self._open.move_to_end(key)
        while len(self._open) > REMEMBERED:
            self._open.popitem(last=False)
        return older

    async def _close(self, panel: Open, farewell: str) -> None:
        async with self._latest.turn(panel.message):
            self._latest.note(panel.message, PASSED)
            if panel.click.is_expired():
                return
            edit = panel.came_along.edit if panel.came_along else panel.click.edit_original_response
            with suppress(*BARRED):
                await edit(view=view(Post(farewell)), attachments=[])


def _key(place: Place, click: "Interaction") -> Key:
    return click.user.id, place.match, place.seat
