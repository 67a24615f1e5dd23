"""Being forgotten: what is known of a person goes, their matches stay."""

from contextlib import suppress

from rules.kernel import Illegal
from service import absence, lobby
from service.desk import Desk

SOMEBODY = "–"
"""The name of those who want to be forgotten."""
KEPT = ("pace", "lang", "order", "private", "vacation")
"""Settings that hold for a rematch too."""


async def forget(desk: Desk, user: int) -> int:
    """Nothing names the person any more; running matches go on with a computer. Tells in how many matches that was."""
    running = await desk.store.matches_of(user)
    for match in running:
        await _leave(desk, match, user)
    stranger = -int.from_bytes(desk.entropy(7), "big") - 1
    await desk.store.forget(user, stranger, SOMEBODY)
    return len(running)


async def resume(desk: Desk) -> None:
    """What a kill broke off is done to its end."""
    for user, stranger in await desk.store.forgetting():
        await desk.store.forget(user, stranger, SOMEBODY)


async def _leave(desk: Desk, match: int, user: int) -> None:
    """From a running match or from a lobby, whichever it is by now."""
    for go in (lambda: absence.concede(desk, match, user, SOMEBODY), lambda: lobby.leave(desk, match, user)):
        with suppress(Illegal):
            await go()
            return
