"""Before a match: who plays, with which options, and the start."""

from collections.abc import Mapping
from typing import Any

import msgspec

from rules import GAMES, kernel
from rules.kernel import Illegal, Rules, Tape, either, msg, several
from service.batch import Batch
from service.desk import SEED_BYTES, Desk, Table
from service.play import retried
from storage import Chair, Conflict, Match

LEVELS = ("random", "greedy")
"""Of computer players."""


async def create(desk: Desk, game: str, host: int, name: str, **more: Any) -> Match:
    """A new lobby in which the host sits already."""
    rules = find(game)
    options = rules.choose(more.pop("options", {}))
    match = Match(game=game, version=rules.version, host=host, options=options, created=desk.now(), **more)
    match.id = await desk.store.create(match, [Chair(seat=0, user=host, name=name)])
    return match


def find(game: str) -> Rules[Any]:
    if game not in GAMES:
        raise Illegal(msg("service-unknown-game", game=game, offers=several(tuple(GAMES))))
    return GAMES[game]


async def join(desk: Desk, match: int, user: int, name: str) -> list[Chair]:
    """Sits down on the first free seat; nobody sits twice."""
    return await _change(desk, match, lambda lobby, chairs: _sit(desk, lobby, chairs, user, name, ""))


async def add_computer(desk: Desk, match: int, level: str) -> list[Chair]:
    if level not in LEVELS:
        raise Illegal(msg("service-unknown-level", level=level, offers=either(LEVELS)))
    return await _change(
        desk, match, lambda lobby, chairs: _sit(desk, lobby, chairs, None, _computer_name(chairs, level), level)
    )


async def leave(desk: Desk, match: int, user: int) -> list[Chair]:
    """Stands up; a lobby whose last human leaves is closed."""

    async def rise(lobby: Match, chairs: list[Chair]) -> None:
        mine = [chair for chair in chairs if chair.user == user]
        if not mine:
            raise Illegal(msg("service-not-in-lobby"))
        for chair in mine:
            await desk.store.rise(lobby.id, chair.seat)
        if not any(chair.user not in (None, user) for chair in chairs):
            await desk.store.close_lobby(lobby.id)

    return await _change(desk, match, rise)


async def remove_computer(desk: Desk, match: int) -> list[Chair]:
    """The computer player that came last goes."""

    async def rise(lobby: Match, chairs: list[Chair]) -> None:
        computers = [chair for chair in chairs if chair.user is None]
        if not computers:
            raise Illegal(msg("service-no-computer"))
        await desk.store.rise(lobby.id, computers[-1].seat)

    return await _change(desk, match, rise)


async def set_options(desk: Desk, match: int, options: Mapping[str, str]) -> Match:
    """Options of the game that the host changes; the others stay."""

    async def work() -> Match:
        lobby, _ = await open_lobby(desk, match)
        lobby.options = find(lobby.game).choose({**lobby.options, **options})
        await desk.store.change(lobby)
        return lobby

    return await retried(desk, match, work)


async def set_settings(desk: Desk, match: int, settings: Mapping[str, Any]) -> Match:
    """What does not belong to the rules: language, pace, who may join."""

    async def work() -> Match:
        lobby, _ = await open_lobby(desk, match)
        lobby.settings = {**lobby.settings, **settings}
        await desk.store.change(lobby)
        return lobby

    return await retried(desk, match, work)


async def set_place(desk: Desk, match: int, place: Mapping[str, Any]) -> Match:
    """Where the match lives in chat; in any status."""

    async def work() -> Match:
        found, _ = await desk.lobby(match)
        found.place = {**found.place, **place}
        await desk.store.change(found)
        desk.moved(found)
        return found

    return await retried(desk, match, work)


async def start(desk: Desk, match: int) -> Table:
    """Seats are drawn (or stay as they sat), the seed is fixed and its hash is public, the game is dealt."""
    return await retried(desk, match, lambda: _start(desk, match))


async def open_lobby(desk: Desk, match: int) -> tuple[Match, list[Chair]]:
    found, chairs = await desk.lobby(match)
    if found.status != "lobby":
        raise Illegal(msg("service-no-lobby", match=str(match)))
    return found, chairs


async def _change(desk: Desk, match: int, change: Any) -> list[Chair]:
    async def work() -> list[Chair]:
        lobby, chairs = await open_lobby(desk, match)
        await change(lobby, chairs)
        return await desk.store.chairs(match)

    return await retried(desk, match, work)


async def _sit(desk: Desk, lobby: Match, chairs: list[Chair], user: int | None, name: str, level: str) -> None:
    if user is not None and any(chair.user == user for chair in chairs):
        raise Illegal(msg("service-already-in"))
    taken = {chair.seat for chair in chairs}
    free = next((seat for seat in range(find(lobby.game).seats[-1]) if seat not in taken), None)
    if free is None:
        raise Illegal(msg("service-full", most=len(taken)))
    await desk.store.sit(lobby.id, Chair(seat=free, user=user, name=name, level=level))


def _computer_name(chairs: list[Chair], level: str) -> str:
    number = 1 + sum(chair.user is None for chair in chairs)
    return f"Computer {number}"


async def _start(desk: Desk, match: int) -> Table:
    lobby, chairs = await open_lobby(desk, match)
    rules = find(lobby.game)
    if len(chairs) not in rules.seats:
        raise Illegal(msg("service-too-few", number=len(chairs), lo=rules.seats[0], hi=rules.seats[-1]))
    seed = desk.entropy(SEED_BYTES)
    lobby = msgspec.structs.replace(lobby, version=rules.version, seed=seed, seeded=0, status="running")
    dealt = kernel.setup(rules, len(chairs), lobby.options, Tape(seed, 0))
    batch = Batch(desk, Table(lobby, _seated(chairs, lobby, seed), -1, dealt.position))
    batch.deal(dealt)
    batch.autopilot()
    try:
        return await batch.start()
    except Conflict:
        raise Illegal(msg("service-no-lobby", match=str(match))) from None


def _seated(chairs: list[Chair], lobby: Match, seed: bytes) -> list[Chair]:
    """The order of the seats: drawn by lot from the seed, or as people sat down."""
    order = list(chairs)
    if lobby.settings.get("order", "random") == "random":
        Tape(seed, -1).shuffle(order)
    return [msgspec.structs.replace(chair, seat=seat) for seat, chair in enumerate(order)]
