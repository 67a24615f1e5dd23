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


async def check(desk: Desk, user: int, chairs: Sequence[Chair]) -> None:
    """Whether somebody may sit down among these."""
    there = {chair.user for chair in chairs if chair.user is not None}
    if user in there:
        return
    if there & set(await desk.store.avoided(user)):
        raise Illegal(msg("service-you-avoid"))
    if there & await desk.store.apart(user):
        raise Illegal(msg("service-no-seat-for-you"))
    await _check_limit(desk, user)


async def _check_limit(desk: Desk, user: int) -> None:
    limit = (await desk.store.prefs(user)).get(LIMIT)
    playing = len(await desk.store.matches_of(user)) if limit else 0
    if limit and playing >= limit:
        raise Illegal(msg("service-enough-matches", number=playing))
