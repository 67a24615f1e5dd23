"""Looking for players: a search waits until enough fit, then a lobby opens and asks each of them.

Whoever answers sits down; whoever is silent, or does not want this table, goes back to the end of the queue, and the
lobby goes on looking. That somebody is asked stands in the search and in the lobby's settings at once (`Asked`), so
that whatever happens at the same moment, in whatever process, the store decides.
"""

import asyncio
import random
import statistics
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules import GAMES
from rules.kernel import Illegal, msg
from service import agents, clock, company, fair_chance, lobby, matchmaking, open_tables
from service.desk import SEED_BYTES, Desk
from service.fair_chance import Mark
from service.matchmaking import Found, Seeker
from service.retrying import retried
from storage import Chair, Conflict, Match, Search

SOUGHT, FILL = "sought", "fill"
"""Settings of a lobby that came of a search: whom it has asked, and that computers may fill up."""
ABROAD = "abroad"
"""The wish of a server under its own id: its people and those of other servers may find each other."""
ASK = "ask"
"""The kind of a letter: somebody is asked to a table."""
LASTS = 7 * clock.DAY
ANSWER = {"live": 30 * clock.MINUTE}
USUAL_ANSWER = clock.DAY
MOST = 5
"""Searches of a person at once."""
SEEN, AT_ONCE, TRIES = 2_000, 20, 20
SKILL = 25.0
"""Of whom nothing is known."""
PACES = ("", *clock.PACES, clock.NONE)


class Asked(Struct, frozen=True, array_like=True):
    """Somebody whom a table has asked, with what that one wished; `out`: has not come, and is not asked again."""

    user: int
    name: str
    due: float
    experience: str
    abroad: bool
    out: bool = False


class Done(Struct, frozen=True):
    """What has changed: lobbies that look different now, and searches that are over."""

    lobbies: frozenset[int]
    ended: tuple[Search, ...] = ()


def asked(match: Match) -> list[Asked]:
    return msgspec.convert(match.settings.get(SOUGHT, []), list[Asked])


def pending(match: Match, chairs: Sequence[Chair]) -> list[Asked]:
    """Who is still to answer; who wanted to be forgotten does not."""
    here = {chair.user for chair in chairs}
    return [one for one in asked(match) if not one.out and one.user > 0 and one.user not in here]


async def begin(desk: Desk, wish: Search) -> Search:
    """Somebody looks for players from now on."""
    wish = _checked(replace(wish, since=desk.now(), until=desk.now() + LASTS))
    mine = await desk.store.searches_of(wish.person)
    if any(_wished(one) == _wished(wish) for one in mine):
        raise Illegal(msg("service-seek-already"))
    for _ in range(TRIES):
        with suppress(Conflict):
            number = await desk.store.begin_search(wish, MOST)
            if number is None:
                raise Illegal(msg("service-seek-enough", number=MOST))
            return replace(wish, id=number)
    raise RuntimeError("searches are begun without end")


async def withdraw(desk: Desk, user: int, number: int) -> int | None:
    """Somebody looks no more; the table that had asked them."""
    for _ in range(TRIES):
        found = await desk.store.search(number)
        if found is None or found.person != user:
            raise Illegal(msg("service-seek-gone"))
        with suppress(Conflict):
            if found.match is not None:
                await _release(desk, found, None)
                await settle(desk, found.match)
                return found.match
            if await desk.store.stop_search(number):
                return None
    raise RuntimeError("a search is taken and released without end")


async def accept(desk: Desk, match: int, user: int, name: str, mark: str = "") -> list[Search]:
    """Somebody who was asked sits down; searches that are too many now, and have ended."""
    found = await _own(desk, match, user)
    await lobby.join(desk, match, user, name, mark)
    with suppress(Illegal):  # gone with the seat, unless the time was over this very moment
        await withdraw(desk, user, found.id)
    await settle(desk, match)
    return await trim(desk, user)


async def decline(desk: Desk, match: int, user: int) -> None:
    """Not this table: the search goes on, from the end of the queue."""
    found = await _own(desk, match, user)
    with suppress(Conflict):
        await _release(desk, found, desk.now())
    await settle(desk, match)


async def trim(desk: Desk, user: int) -> list[Search]:
    """Whoever plays as many matches as wished looks for no more."""
    if not await company.is_full(desk, user):
        return []
    ended = await desk.store.searches_of(user)
    for one in ended:
        with suppress(Illegal):
            await withdraw(desk, user, one.id)
    return ended


async def work(desk: Desk, quiet: dict[int, int] | None = None) -> Done:
    """All that is due: whose time is over, lobbies that look on, new tables. `quiet` remembers, from one look to the
    next, at which revision a lobby had nothing to do: while nobody looks for a table it is not read again."""
    changed, silent = await _lapse(desk)
    quiet = {} if quiet is None else quiet
    somebody, tables = await desk.store.looking(desk.now(), 1), await desk.store.seeking_tables(SEEN)
    for number, rev in tables:
        if (somebody or quiet.get(number) != rev) and any([await settle(desk, number), await _look_on(desk, number)]):
            changed.add(number)
    quiet.clear()
    quiet.update(tables)
    return Done(frozenset({*changed, *await _form(desk)}), (*silent, *await _expire(desk)))


async def settle(desk: Desk, match: int) -> bool:
    """When everybody has answered: closed if nobody came, filled with computers, or open to everybody."""

    async def work() -> bool:
        table, chairs = await desk.lobby(match)
        if table.status != "lobby" or SOUGHT not in table.settings or pending(table, chairs):
            return False
        people = [chair for chair in chairs if chair.user is not None]
        if not people:
            await desk.store.close_lobby(match, table.rev)
            return True
        if table.settings.get(FILL) and len(people) >= matchmaking.LEAST and len(chairs) < lobby.most(table):
            return await _fill(desk, table, chairs)
        if table.settings.get(open_tables.ACCESS) != open_tables.PRIVATE or not _came_in_vain(table):
            return False
        await desk.store.set_settings(match, {open_tables.ACCESS: None}, table.rev)
        return True

    return await retried(desk, match, work)


def _came_in_vain(table: Match) -> bool:
    """Some of those who were asked did not come: others may."""
    return any(one.out for one in asked(table))


async def _fill(desk: Desk, table: Match, chairs: Sequence[Chair]) -> bool:
    taken = {chair.seat for chair in chairs}
    free = [seat for seat in range(lobby.most(table)) if seat not in taken]
    level = agents.usual(table.game)
    for number, seat in enumerate(free, 1):
        chair = Chair(seat=seat, user=None, name=f"Computer {number}", level=level)
        await desk.store.sit(table.id, chair, None if number > 1 else table.rev)
    return True


async def _own(desk: Desk, match: int, user: int) -> Search:
    """The search for which a table asks somebody."""
    mine = [one for one in await desk.store.searches_of(user) if one.match == match]
    if not mine:
        raise Illegal(msg("service-seek-not-asked"))
    return mine[0]


async def _release(desk: Desk, search: Search, since: float | None) -> None:
    """The table asks this one no longer; Conflict if it has changed meanwhile."""
    assert search.match is not None
    table, _ = await desk.lobby(search.match)
    out = [replace(one, out=one.out or one.user == search.person) for one in asked(table)]
    invited = [one for one in table.settings.get(lobby.INVITED, []) if one != search.person]
    settings = {SOUGHT: msgspec.to_builtins(out), lobby.INVITED: invited}
    await desk.store.release_search(search.match, table.rev, settings, search.id, since)


async def _lapse(desk: Desk) -> tuple[set[int], list[Search]]:
    """Who was silent goes to the end of the queue, and the second time out of it; whose table began or closed without
    them keeps the place."""
    changed, ended = set[int](), list[Search]()
    for one in await desk.store.unanswered(desk.now(), SEEN):
        assert one.match is not None
        table, _ = await desk.lobby(one.match)
        since = one.since if table.status != "lobby" else None if _was_back(one) else desk.now()
        with suppress(Conflict):  # an answer came this moment, or another process was first
            await _release(desk, one, since)
            changed.add(one.match)
            ended += [one] if since is None else []
    return changed, ended


def _was_back(one: Search) -> bool:
    """Has gone to the end of the queue before."""
    return one.since > one.until - LASTS


async def _expire(desk: Desk) -> list[Search]:
    over = await desk.store.expired_searches(desk.now(), SEEN)
    return [one for one in over if await desk.store.stop_search(one.id)]


async def _form(desk: Desk) -> list[int]:
    """New tables, one after the other, until nobody fits."""
    made: list[int] = []
    for _ in range(AT_ONCE):
        found = await _next(desk)
        if found is None:
            break
        try:
            made.append(await _open(desk, found))
        except Conflict:  # another process was first, or somebody withdrew
            await asyncio.sleep(random.uniform(0, 0.05))
    return made


async def _next(desk: Desk) -> Found | None:
    searches = await desk.store.looking(desk.now(), SEEN)
    if not _could_meet(searches):
        return None
    seekers = [await _seeker(desk, one) for one in searches]
    return matchmaking.find(seekers, desk.now(), _sizes, lambda one: desk.store.home.has(one.guild))


def _could_meet(searches: Sequence[Search]) -> bool:
    people: dict[str, set[int]] = {}
    for one in searches:
        for game in one.games:
            people.setdefault(game, set()).add(one.person)
    return any(len(there) > 1 for there in people.values())


@cache
def _sizes(game: str) -> list[int]:
    return lobby.playable(game)


async def _open(desk: Desk, found: Found) -> int:
    first, due = found.company[0].search, desk.now() + _time_to_answer(found.pace)
    people = [_asked(one, due) for one in found.company]
    settings = {
        **fair_chance.stored(fair_chance.opened(desk.entropy(SEED_BYTES), Mark(fair_chance.OPEN, "", None))),
        **_asking(people),
        "lang": statistics.mode(one.search.lang for one in found.company),
        "pace": found.pace,
        lobby.WANTED: found.seats,
        open_tables.ACCESS: open_tables.PRIVATE,
        lobby.BEGINS: lobby.FULL,
        FILL: len(people) < found.seats or None,
    }
    match = Match(
        game=found.game,
        version=lobby.find(found.game).version,
        host=first.person,
        options=lobby.find(found.game).choose({}),
        settings={key: value for key, value in settings.items() if value is not None},
        place={"guild": first.guild, "channel": first.channel},
        created=desk.now(),
    )
    searches = [one.search.id for one in found.company]
    return await desk.store.open_for(match, searches, due, [_letter(one) for one in people])


async def _look_on(desk: Desk, match: int) -> bool:
    """A lobby that has waited in vain for somebody asks the next who fits."""
    table, chairs = await desk.lobby(match)
    people = pending(table, chairs)
    free = lobby.most(table) - len(chairs) - len(people)
    if table.status != "lobby" or free <= 0 or not chairs or not _came_in_vain(table):
        return False
    searches = [one for one in await desk.store.looking(desk.now(), SEEN) if table.game in one.games]
    if not searches:
        return False
    there = [await _seated(desk, table, chairs, user) for user in _company_of(chairs, people)]
    out = {one.user for one in asked(table)}
    seekers = [await _seeker(desk, one) for one in searches]
    found = matchmaking.next_for(there, table.game, lobby.most(table), out, seekers)
    return found is not None and await _ask(desk, table, found)


def _company_of(chairs: Sequence[Chair], people: Sequence[Asked]) -> list[int]:
    return [*(chair.user for chair in chairs if chair.user is not None), *(one.user for one in people)]


async def _seated(desk: Desk, table: Match, chairs: Sequence[Chair], user: int) -> Seeker:
    """Somebody who has found this table, as if still looking for it."""
    wish = next((one for one in asked(table) if one.user == user), Asked(user, "", 0.0, matchmaking.ANY, False))
    pace = table.settings.get("pace", clock.NONE)
    place = {"guild": table.place.get("guild", 0), "channel": 0, "lang": ""}
    return await _seeker(
        desk,
        Search(
            **place,
            person=user,
            name=wish.name,
            games=(table.game,),
            pace=pace if isinstance(pace, str) else clock.NONE,
            experience=wish.experience,
            abroad=wish.abroad,
            since=0.0,
            until=0.0,
        ),
    )


async def _ask(desk: Desk, table: Match, found: Seeker) -> bool:
    due = desk.now() + _time_to_answer(str(table.settings.get("pace")))
    new = _asked(found, due)
    changes = _asking([*asked(table), new])
    changes[lobby.INVITED] = sorted({*table.settings.get(lobby.INVITED, []), new.user})
    letters = [_letter(new)]
    try:
        await desk.store.ask_also(table.id, table.rev, changes, [found.search.id], due, letters, desk.now())
    except Conflict:  # at the next look
        return False
    return True


def _asked(one: Seeker, due: float) -> Asked:
    return Asked(one.search.person, one.search.name, due, one.search.experience, one.abroad)


def _asking(people: Sequence[Asked]) -> dict[str, Any]:
    return {SOUGHT: msgspec.to_builtins(people), lobby.INVITED: sorted(one.user for one in people if not one.out)}


def _letter(one: Asked) -> tuple[str, bytes]:
    return ASK, msgspec.msgpack.encode(one.user)


def whom(body: bytes) -> int:
    """To whom a letter of this kind goes."""
    return msgspec.msgpack.decode(body, type=int)


def _time_to_answer(pace: str) -> float:
    return ANSWER.get(pace, USUAL_ANSWER)


async def _seeker(desk: Desk, search: Search) -> Seeker:
    user = search.person
    abroad = search.abroad and bool((await desk.store.prefs(search.guild)).get(ABROAD))
    return Seeker(
        search,
        not await company.is_full(desk, user, await _asked_elsewhere(desk, user)),
        abroad,
        frozenset(await desk.store.apart(user)),
        await _played(desk, user, search.games),
        {game: await _skill(desk, user, game) for game in search.games},
    )


async def _asked_elsewhere(desk: Desk, user: int) -> int:
    return sum(one.match is not None for one in await desk.store.searches_of(user))


async def _played(desk: Desk, user: int, games: Sequence[str]) -> dict[str, int]:
    scores = await desk.store.scores_of(user)
    return {game: sum(score.game == game for score in scores) for game in games}


async def _skill(desk: Desk, user: int, game: str) -> float:
    rating = await desk.store.rating(user, game)
    return rating.mu if rating else SKILL


def _wished(one: Search) -> tuple[Any, ...]:
    return one.guild, one.games, one.pace, one.number, one.experience


def _checked(wish: Search) -> Search:
    """Refused where it makes no sense; of several games those stay that so many can play."""
    games = tuple(game for game in GAMES if game in wish.games)
    if not games or wish.pace not in PACES or wish.experience not in matchmaking.EXPERIENCE:
        raise Illegal(msg("service-seek-what"))
    fitting = tuple(game for game in games if wish.number in (0, *_sizes(game)))
    if not fitting:
        raise Illegal(msg("service-seek-number", number=wish.number, game=msg(f"{games[0]}-name")))
    return replace(wish, games=fitting)
