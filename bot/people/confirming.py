"""Which moves ask for Confirm: a player's own wish, else only those that cannot be taken back."""

from typing import TYPE_CHECKING

from service import play

if TYPE_CHECKING:
    from bot.app import Ziggurat

WISHES = ("final", "always", "never")
"""The first holds if nothing was said."""


async def at_once(bot: "Ziggurat", user: int, drafted: play.Panel) -> bool:
    """Whether a whole move is made without being asked again."""
    match (await bot.desk.store.prefs(user)).get("confirm", WISHES[0]):
        case "always":
            return False
        case "never":
            return True
        case _:
            return play.is_free(drafted)
