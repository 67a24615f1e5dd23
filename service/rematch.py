"""Playing again with the same company."""

from collections.abc import Sequence

from rules.kernel import Illegal, msg
from service import forgetting
from service.desk import Desk
from service.play import retried
from storage import Chair, Match


async def rematch(desk: Desk, match: int, user: int) -> Match:
    """A lobby with the same game, options and people, once; the one who asks is its host."""

    async def work() -> Match:
        former, chairs = await desk.lobby(match)
        if former.status not in ("over", "closed"):
            raise Illegal(msg("service-not-over"))
        if not any(chair.user == user for chair in chairs):
            raise Illegal(msg("service-not-playing", match=match))
        if "rematch" in former.place:
            raise Illegal(msg("service-rematch-exists", match=str(former.place["rematch"])))
        fresh = await _again(desk, former, chairs, user)
        first = await desk.store.take_place(match, "rematch", fresh.id)
        if first != fresh.id:  # somebody else asked at the same moment
            await desk.store.close_lobby(fresh.id)
            raise Illegal(msg("service-rematch-exists", match=str(first)))
        return fresh

    return await retried(desk, match, work)


async def _again(desk: Desk, former: Match, chairs: Sequence[Chair], host: int) -> Match:
    fresh = Match(
        game=former.game,
        version=former.version,
        host=host,
        options=former.options,
        settings={key: value for key, value in former.settings.items() if key in forgetting.KEPT},
        place={key: value for key, value in former.place.items() if key in ("guild", "channel")},
        created=desk.now(),
    )
    left = former.settings.get("conceded", {})
    known = [c for c in chairs if (c.user is None and str(c.seat) not in left) or (c.user is not None and c.user > 0)]
    again = [Chair(seat=seat, user=c.user, name=c.name, level=c.level) for seat, c in enumerate(known)]
    fresh.id = await desk.store.create(fresh, again)
    return fresh
