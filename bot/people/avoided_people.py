"""People with whom somebody does not want to play: a list for that one alone."""

from typing import TYPE_CHECKING

from bot.panel.answering import Card, text
from bot.people.readers import Reader
from service import company

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def avoid(bot: "Ziggurat", reader: Reader, user: int, other: int | None, end: bool) -> Card:
    """Puts somebody on the list or takes them off, and shows it."""
    if other is not None and end:
        await bot.desk.store.stop_avoiding(user, other)
    elif other is not None:
        await company.avoid(bot.desk, user, other)
    people = await bot.desk.store.avoided(user)
    if not people:
        return text(reader("people-avoid-nobody"))
    return text(reader("people-avoid-list", who=", ".join(f"<@{one}>" for one in people)))
