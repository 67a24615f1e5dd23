"""Which moves ask for Confirm: a player's own wish, else only those that cannot be taken back."""

from typing import TYPE_CHECKING

from service import play

if TYPE_CHECKING:
    from bot.app import Ziggurat

WISHES = ("final", "always", "never")
"""The first holds if nothing was said."""


async def wish(bot: "Ziggurat", user: int | None) -> str:
    return str((await bot.desk.store.prefs(user)).get("confirm", WISHES[0])) if user else WISHES[0]


async def at_once(bot: "Ziggurat", user: int, drafted: play.Panel) -> bool:
    """Whether a whole move is made without being asked again."""
    match await wish(bot, user):
        case "always":
            return False
        case "never":
            return True
        case _:
            return play.is_free(drafted)
