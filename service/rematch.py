"""Playing again with the same company."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from rules.kernel import Illegal, msg
from service import company, fair_chance, forgetting
from service.desk import SEED_BYTES, Desk
from service.fair_chance import Mark
from service.retrying import retried
from storage import Chair, Match

FORMER = "former"
"""In the place of a rematch's lobby: the match that it follows."""


async def rematch(desk: Desk, match: int, user: int, mark: str = "", kept: Sequence[str] = ()) -> Match:
    """A lobby with the same game, options and people, once; the one who asks is its host.

    `kept`: further settings that hold for a rematch too.
    """

    async def work() -> Match:
        former, chairs = await desk.lobby(match)
        if former.status not in ("over", "closed"):
            raise Illegal(msg("service-not-over"))
        if not any(chair.user == user for chair in chairs):
            raise Illegal(msg("service-not-playing", match=match))
        if "rematch" in former.place:
            raise Illegal(msg("service-rematch-exists", match=str(former.place["rematch"])))
        settings = {key: value for key, value in former.settings.items() if key in (*forgetting.KEPT, *kept)}
        chance = fair_chance.opened(desk.entropy(SEED_BYTES), Mark(fair_chance.OPEN, mark, user))
        fresh = await _again(desk, former, chairs, user, {**settings, **fair_chance.stored(chance)})
        first = await desk.store.take_place(match, "rematch", fresh.id)
        if first != fresh.id:  # somebody else asked at the same moment
            await desk.store.close_lobby(fresh.id)
            raise Illegal(msg("service-rematch-exists", match=str(first)))
        return fresh

    return await retried(desk, match, work)


async def follow(desk: Desk, fresh: Match) -> None:
    """The former match knows of its rematch, though the program was killed before it could note that."""
    former = fresh.place.get(FORMER)
    if former is not None:
        await desk.store.take_place(former, "rematch", fresh.id)


async def _again(desk: Desk, former: Match, chairs: Sequence[Chair], host: int, settings: Mapping[str, Any]) -> Match:
    place = {key: value for key, value in former.place.items() if key in ("guild", "channel")}
    fresh = Match(
        game=former.game,
        version=former.version,
        host=host,
        options=former.options,
        settings=dict(settings),
        place={**place, FORMER: former.id},
        created=desk.now(),
    )
    left = former.settings.get("conceded", {})
    known = [c for c in chairs if (c.user is None and str(c.seat) not in left) or (c.user is not None and c.user > 0)]
    again = [
        Chair(seat=seat, user=c.user, name=c.name, level=c.level)
        for seat, c in enumerate(await _willing(desk, known, host))
    ]
    fresh.id = await desk.store.create(fresh, again)
    return fresh


async def _willing(desk: Desk, chairs: Sequence[Chair], host: int) -> list[Chair]:
    """Of those who played, the host and whoever would be let in by Join: who avoids somebody, or plays enough, not."""
    there = [chair for chair in chairs if chair.user in (None, host)]
    for chair in chairs:
        if chair.user is not None and chair.user != host:
            with suppress(Illegal):
                await company.check(desk, chair.user, there)
                there.append(chair)
    return sorted(there, key=lambda chair: chair.seat)
