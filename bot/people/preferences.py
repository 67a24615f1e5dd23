"""What the bot remembers of a user: compared before it is changed, so that no wish is lost."""

from collections.abc import Callable
from typing import Any

from service.desk import Conflict, Desk

Prefs = dict[str, Any]


async def change(desk: Desk, user: int, how: Callable[[Prefs], Prefs]) -> Prefs:
    """The preferences as they are now made; None removes one."""
    while True:
        prefs, rev = await desk.store.prefs_with_rev(user)
        new = {key: value for key, value in how(dict(prefs)).items() if value is not None}
        try:
            if new != prefs:
                await desk.store.keep_prefs(user, new, rev)
            return new
        except Conflict:
            continue  # somebody else has changed them meanwhile: again, from what that one left
