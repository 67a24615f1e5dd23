"""Tables of a server at which somebody can still sit down: lobbies with room, and seats that want a substitute."""

from collections.abc import Sequence

from msgspec import Struct

from rules.kernel import Msg, Seat
from service import lobby, ratings, seats
from service.desk import Desk, Table
from storage import Chair, Match

MOST = 100
"""So many lobbies of a server are looked at, the newest."""
ACCESS, PRIVATE = "access", "private"
"""Setting: who may join; only who is invited."""


class Open(Struct, frozen=True):
    """A table with a free seat, and how many matches of its game those have finished who show their record.

    `seat`: the one that is offered in a running match, in this phase.
    """

    match: Match
    chairs: Sequence[Chair]
    played: dict[int, int]
    seat: Seat | None = None
    phase: Msg | None = None


async def of_server(desk: Desk, guild: int, user: int | None = None) -> list[Open]:
    """Seats wanted first, then lobbies, the oldest first; what is open to this user, or else to everybody."""
    apart = await desk.store.apart(user) if user is not None else set()
    found = [*await _seats(desk, guild, user), *await _lobbies(desk, guild, user)]
    return [table for table in found if apart.isdisjoint(chair.user for chair in table.chairs)]


async def _lobbies(desk: Desk, guild: int, user: int | None) -> list[Open]:
    found = [await desk.lobby(number) for number in await desk.store.matches_of_guild(guild, "lobby", MOST)]
    fitting = [(match, chairs) for match, chairs in reversed(found) if _has_room(match, chairs, user)]
    return [Open(match, chairs, await _experience(desk, match)) for match, chairs in fitting]


async def _seats(desk: Desk, guild: int, user: int | None) -> list[Open]:
    """Of matches in which the user does not play already."""
    tables = [await desk.table(number) for number in await desk.store.seats_wanted(guild, MOST)]
    return [
        Open(table.match, table.chairs, await _experience(desk, table.match), seat, _phase(table))
        for table in tables
        if user is None or not table.seats_of(user)
        for seat in seats.wishes(table.match, table.chairs)
    ]


def _phase(table: Table) -> Msg:
    return table.public.phase


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
