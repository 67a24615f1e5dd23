"""Tables of a server at which somebody can still sit down."""

from collections.abc import Sequence

from msgspec import Struct

from service import lobby, ratings
from service.desk import Desk
from storage import Chair, Match

MOST = 100
"""So many lobbies of a server are looked at, the newest."""
ACCESS, PRIVATE = "access", "private"
"""Setting: who may join; only who is invited."""


class Open(Struct, frozen=True):
    """A table with a free seat, and how many matches of its game those have finished who show their record."""

    match: Match
    chairs: Sequence[Chair]
    played: dict[int, int]


async def of_server(desk: Desk, guild: int, user: int | None = None) -> list[Open]:
    """Those that have waited longest first; with what is open to this user, or else to everybody."""
    found = [await desk.lobby(number) for number in await desk.store.matches_of_guild(guild, "lobby", MOST)]
    apart = await desk.store.apart(user) if user is not None else set()
    fitting = [
        (match, chairs)
        for match, chairs in reversed(found)
        if _has_room(match, chairs, user) and apart.isdisjoint(chair.user for chair in chairs)
    ]
    return [Open(match, chairs, await _experience(desk, match)) for match, chairs in fitting]


async def _experience(desk: Desk, match: Match) -> dict[int, int]:
    played = await desk.store.played(match.id)
    return {user: number for user, number in played.items() if not (await desk.store.prefs(user)).get(ratings.OPT_OUT)}


def _has_room(match: Match, chairs: Sequence[Chair], user: int | None) -> bool:
    if match.status != "lobby" or len(chairs) >= lobby.most(match):
        return False
    if user in match.settings.get(lobby.SENT, []):
        return False
    return match.settings.get(ACCESS) != PRIVATE or user in _guests(match, chairs)


def _guests(match: Match, chairs: Sequence[Chair]) -> set[int]:
    """Who is asked to a private table, or sits there."""
    return {*match.settings.get(lobby.INVITED, []), *(chair.user for chair in chairs if chair.user is not None)}
