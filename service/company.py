"""With whom somebody plays, and how much: people they avoid, and how many matches at once they want.

Whom somebody avoids is known to nobody else. So who is refused because of that reads the same sentence as those for
whom a seat is not free for another reason, and a table is missing from a list without a word.
"""

from collections.abc import Sequence

from rules.kernel import Illegal, msg
from service.desk import Desk
from storage import Chair

LIMIT = "matches"
"""The preference: how many matches at once; none: as many as come."""
MOST_AVOIDED = 100


async def avoid(desk: Desk, user: int, other: int) -> None:
    if other == user:
        raise Illegal(msg("service-avoid-oneself"))
    known = await desk.store.avoided(user)
    if other not in known and len(known) >= MOST_AVOIDED:
        raise Illegal(msg("service-avoid-enough", number=MOST_AVOIDED))
    await desk.store.avoid(user, other)


async def check(desk: Desk, user: int, chairs: Sequence[Chair], refusal: str = "service-no-seat-for-you") -> None:
    """Whether somebody may sit down among these; `refusal`: what others are told too who cannot."""
    there = {chair.user for chair in chairs if chair.user is not None}
    if user in there:
        return
    if there & set(await desk.store.avoided(user)):
        raise Illegal(msg("service-you-avoid"))
    if there & await desk.store.apart(user):
        raise Illegal(msg(refusal))
    if await is_full(desk, user):
        raise Illegal(msg("service-enough-matches", number=len(await desk.store.matches_of(user))))


async def is_full(desk: Desk, user: int, more: int = 0) -> bool:
    """Whether somebody plays as many matches as wished, or would with so many more."""
    limit = (await desk.store.prefs(user)).get(LIMIT)
    return limit is not None and 0 < limit <= len(await desk.store.matches_of(user)) + more
