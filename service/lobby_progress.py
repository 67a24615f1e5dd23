"""What a lobby does by itself when somebody has sat down: it begins when full, if its host wants that, and else tells
the host that enough, and that all, are here: once each."""

from contextlib import suppress

import msgspec

from rules.kernel import Illegal
from service import lobby
from service.desk import Chair, Desk, Match
from storage import Conflict

HOST = "host"
"""The kind of a letter: the host is told how many are here."""
TOLD = "told"
"""The setting: what the host was told, or has seen."""
ENOUGH, ALL = "enough", "all"


async def settle(desk: Desk, match: int, by: int | None = None) -> bool:
    """True: the match has begun. The host is not told what the host has done."""
    found, chairs = await desk.lobby(match)
    stage = _stage(found, chairs)
    if found.status != "lobby" or not stage:
        return False
    if stage == ALL and found.settings.get(lobby.BEGINS) == lobby.FULL:
        with suppress(Illegal):  # somebody has left or started it this very moment
            await lobby.start(desk, match)
            return True
    told = found.settings.get(TOLD, [])
    if stage not in told:
        letters = [] if by == found.host else [(HOST, msgspec.msgpack.encode(stage))]
        known = [ENOUGH, ALL] if stage == ALL else [ENOUGH]
        with suppress(Conflict):  # whoever was first has told it, or it is told at the next look
            await desk.store.tell(match, found.rev, {TOLD: sorted({*told, *known})}, letters, desk.now())
    return False


def stage_of(body: bytes) -> str:
    """What a letter of this kind tells."""
    return msgspec.msgpack.decode(body, type=str)


def still(match: Match, chairs: list[Chair], stage: str) -> bool:
    """Whether it still is so."""
    return match.status == "lobby" and stage in (_stage(match, chairs), ENOUGH) and _stage(match, chairs) != ""


def _stage(match: Match, chairs: list[Chair]) -> str:
    number = len(chairs)
    if number >= lobby.most(match):
        return ALL
    return ENOUGH if number in lobby.sizes(match) else ""
