"""People as such: being forgotten, and playing again with the same company."""

from rules.kernel import Illegal, msg
from service import absence, lobby
from service.desk import Desk
from storage import Chair, Match

SOMEBODY = "–"
"""The name of those who want to be forgotten."""


async def forget(desk: Desk, user: int) -> int:
    """Nothing names the person any more; running matches go on with a computer. Tells in how many matches that was."""
    running = await desk.store.matches_of(user)
    for match in running:
        try:
            await absence.concede(desk, match, user, SOMEBODY)
        except Illegal:
            await lobby.leave(desk, match, user)
    stranger = -int.from_bytes(desk.entropy(7), "big") - 1
    await desk.store.forget(user, stranger, SOMEBODY)
    desk.forget_all()
    return len(running)


async def rematch(desk: Desk, match: int, user: int) -> Match:
    """A lobby with the same game, options and people; the one who asks is its host."""
    former, chairs = await desk.lobby(match)
    if former.status not in ("over", "closed"):
        raise Illegal(msg("service-not-over"))
    if not any(chair.user == user for chair in chairs):
        raise Illegal(msg("service-not-playing", match=match))
    kept = {
        key: value for key, value in former.settings.items() if key in ("pace", "lang", "order", "private", "vacation")
    }
    fresh = Match(
        game=former.game,
        version=former.version,
        host=user,
        options=former.options,
        settings=kept,
        place={key: value for key, value in former.place.items() if key in ("guild", "channel")},
        created=desk.now(),
    )
    known = [chair for chair in chairs if chair.user is None or chair.user > 0]
    seats = [Chair(seat=seat, user=c.user, name=c.name, level=c.level) for seat, c in enumerate(known)]
    fresh.id = await desk.store.create(fresh, seats)
    return fresh
