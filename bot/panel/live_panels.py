"""The panels that people have open: of each seat only the newest goes on, an older one gives way to a line of text.

Discord lets us change a private message for fifteen minutes after the last click on it; what is older stays as it is,
and a click on it is known as stale.
"""

from collections import OrderedDict
from typing import TYPE_CHECKING

import discord
from msgspec import Struct

from bot.panel.widgets import Post, view
from rules.kernel import Seat

if TYPE_CHECKING:
    from bot.panel.answering import Interaction, Latest

REMEMBERED = 2_000
PASSED = -1
"""Stands for the click that closes a panel: whatever was still to come for it comes too late."""


class Place(Struct, frozen=True):
    """Of which seat a panel is (of all, in a what-if), and what an older one says when this one opens."""

    match: int
    seat: Seat | None
    farewell: str


class LivePanels:
    """By user, match and seat: the message that shows the panel, and the click through which it can be changed."""

    def __init__(self, latest: "Latest") -> None:
        self._latest = latest
        self._open: OrderedDict[tuple[int, int, Seat | None], tuple[int, Interaction]] = OrderedDict()

    async def shown(self, place: Place, message: int, click: "Interaction") -> None:
        """A panel stands in this message now; an older one elsewhere is closed."""
        key = (click.user.id, place.match, place.seat)
        older = self._open.get(key)
        self._open[key] = (message, click)
        self._open.move_to_end(key)
        while len(self._open) > REMEMBERED:
            self._open.popitem(last=False)
        if older and older[0] != message:
            await self._close(*older, place.farewell)

    async def _close(self, message: int, click: "Interaction", farewell: str) -> None:
        async with self._latest.turn(message):
            self._latest.note(message, PASSED)
            if click.is_expired():
                return
            try:
                await click.edit_original_response(view=view(Post(farewell)), attachments=[])
            except (TimeoutError, discord.HTTPException, OSError):
                return  # it was dismissed, or the way there is barred: a click on it will be stale
