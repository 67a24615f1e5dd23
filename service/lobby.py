"""Before a match: who plays, with which options, and the start.

What people do here goes into the chance of the match (`fair_chance`): a `mark` is what the outside gives for an act, of
Discord the id of its interaction. A table without Discord gives marks of its own, or none.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from rules import GAMES, kernel
from rules.kernel import Illegal, Rules, Tape, either, msg, several
from service import agents, company, fair_chance, names
from service.batch import Batch
from service.desk import SEED_BYTES, Desk, Table
from service.fair_chance import Chance, Mark
from service.retrying import retried
from storage import Chair, Conflict, Match

SENT, INVITED = "sent", "invited"
"""Settings: whom the host has sent away, and whom invited."""


BEGINS, FULL = "begins", "full"
"""Setting: when the match begins; by itself, when all seats are taken."""
WANTED, ANY = "wanted", 0
"""Setting: how many shall play; as many as come."""
COMINGS = 3
"""So often may somebody leave a lobby and come back without being invited: each time is a line in the list."""


async def create(desk: Desk, game: str, host: int, name: str, mark: str = "", **more: Any) -> Match:
    """A new lobby in which the host sits already, and whose secret is drawn."""
    rules = find(game)
    options = rules.choose(more.pop("options", {}))
    chance = fair_chance.opened(desk.entropy(SEED_BYTES), Mark(fair_chance.OPEN, mark, host))
    settings = {**more.pop("settings", {}), **fair_chance.stored(chance)}
    match = Match(
        game=game, version=rules.version, host=host, options=options, settings=settings, created=desk.now(), **more
    )
    match.id = await desk.store.create(match, [Chair(seat=0, user=host, name=names.readable(name))])
    return match


def find(game: str) -> Rules[Any]:
    if game not in GAMES:
        raise Illegal(msg("service-unknown-game", game=game, offers=several(tuple(GAMES))))
    return GAMES[game]


def sizes(lobby: Match) -> list[int]:
    """How many can play the game with the options as they are."""
    return playable(lobby.game, lobby.options)


def playable(game: str, options: Mapping[str, str] = MappingProxyType({})) -> list[int]:
    """How many can play a game."""
    rules = find(game)
    return [seats for seats in rules.seats if _is_playable(rules, options, seats)]


def _is_playable(rules: Rules[Any], options: Mapping[str, str], seats: int) -> bool:
    try:
        rules.blank(seats, rules.choose(options))
    except Illegal:
        return False
    return True


def wanted(lobby: Match) -> int:
    """How many the host wants; any number if that cannot be."""
    number = int(lobby.settings.get(WANTED) or ANY)
    return number if number in sizes(lobby) else ANY


def most(lobby: Match) -> int:
    return wanted(lobby) or sizes(lobby)[-1]


async def want(desk: Desk, match: int, number: int) -> Match:
    """The host says how many shall play; not fewer than sit there."""

    async def work() -> Match:
        lobby, chairs = await open_lobby(desk, match)
        fitting = [size for size in sizes(lobby) if size >= len(chairs)]
        if number not in (ANY, *fitting):
            raise Illegal(msg("service-wanted", number=len(chairs)))
        lobby.settings = {**lobby.settings, WANTED: number or None}
        await desk.store.set_settings(match, {WANTED: number or None}, lobby.rev)
        return lobby

    return await retried(desk, match, work)


async def join(desk: Desk, match: int, user: int, name: str, mark: str = "") -> list[Chair]:
    """Sits down on the first free seat; nobody sits twice, nor who was sent away."""

    async def sit(lobby: Match, chairs: list[Chair]) -> None:
        _check_welcome(lobby, user)
        chair = Chair(seat=_free(lobby, chairs, user), user=user, name=names.readable(name))
        await company.check(desk, user, chairs)  # a full table is full for everybody
        await _note(desk, lobby, Mark(fair_chance.JOIN, mark, user))
        await desk.store.sit(lobby.id, chair, lobby.rev)

    return await _change(desk, match, sit)


async def cut(desk: Desk, match: int, user: int, typed: str) -> str:
    """A player cuts the deck with a word, which takes the place of an earlier one; the word as it counts."""
    word = fair_chance.word(typed)

    async def note(lobby: Match, chairs: list[Chair]) -> None:
        _own_chairs(chairs, user)
        await _note(desk, lobby, Mark(fair_chance.CUT, word, user))

    await _change(desk, match, note)
    return word


async def add_computer(desk: Desk, match: int, level: str) -> list[Chair]:
    """A computer player of one of the levels that the game has."""

    async def sit(lobby: Match, chairs: list[Chair]) -> None:
        offered = agents.levels(lobby.game)
        if level not in offered:
            raise Illegal(msg("service-unknown-level", level=level, offers=either(offered)))
        chair = Chair(seat=_free(lobby, chairs, None), user=None, name=_computer_name(chairs), level=level)
        await desk.store.sit(lobby.id, chair, lobby.rev)

    return await _change(desk, match, sit)


async def leave(desk: Desk, match: int, user: int, mark: str = "") -> list[Chair]:
    """Stands up; a lobby whose last human leaves is closed."""

    async def rise(lobby: Match, chairs: list[Chair]) -> None:
        mine = _own_chairs(chairs, user)
        await _note(desk, lobby, Mark(fair_chance.LEAVE, mark, user))
        rev: int | None = lobby.rev
        for chair in mine:
            rev = await desk.store.rise(lobby.id, chair.seat, rev)
        if not any(chair.user not in (None, user) for chair in chairs):
            await desk.store.close_lobby(lobby.id, rev)

    return await _change(desk, match, rise)


async def send_away(desk: Desk, match: int, user: int, mark: str = "") -> list[Chair]:
    """The host wants somebody to go, who comes back only if invited."""

    async def rise(lobby: Match, chairs: list[Chair]) -> None:
        if user == lobby.host:
            raise Illegal(msg("service-send-away-host"))
        theirs = [chair for chair in chairs if chair.user == user]
        if not theirs:
            raise Illegal(msg("service-send-away-nobody"))
        sent = sorted({*lobby.settings.get(SENT, []), user})
        invited = [one for one in lobby.settings.get(INVITED, []) if one != user]
        await _note(desk, lobby, Mark(fair_chance.AWAY, mark, user), **{SENT: sent, INVITED: invited})
        for chair in theirs:
            lobby.rev = await desk.store.rise(lobby.id, chair.seat, lobby.rev)

    return await _change(desk, match, rise)


async def invite(desk: Desk, match: int, user: int) -> Match:
    """Somebody may come: into a private lobby, or back."""

    async def work() -> Match:
        lobby, _ = await open_lobby(desk, match)
        sent = [one for one in lobby.settings.get(SENT, []) if one != user]
        invited = sorted({*lobby.settings.get(INVITED, []), user})
        changes = {SENT: sent, INVITED: invited}
        lobby.settings = {**lobby.settings, **changes}
        await desk.store.set_settings(match, changes, lobby.rev)
        return lobby

    return await retried(desk, match, work)


async def remove_computer(desk: Desk, match: int) -> list[Chair]:
    """The computer player that came last goes."""

    async def rise(lobby: Match, chairs: list[Chair]) -> None:
        computers = [chair for chair in chairs if chair.user is None]
        if not computers:
            raise Illegal(msg("service-no-computer"))
        await desk.store.rise(lobby.id, computers[-1].seat, lobby.rev)

    return await _change(desk, match, rise)


async def set_options(desk: Desk, match: int, options: Mapping[str, str]) -> Match:
    """Options of the game that the host changes; the others stay."""

    async def work() -> Match:
        lobby, _ = await open_lobby(desk, match)
        lobby.options = find(lobby.game).choose({**lobby.options, **options})
        await desk.store.set_options(match, lobby.options, lobby.rev)
        return lobby

    return await retried(desk, match, work)


async def set_settings(desk: Desk, match: int, settings: Mapping[str, Any]) -> Match:
    """What does not belong to the rules: language, pace, who may join."""

    async def work() -> Match:
        lobby, _ = await open_lobby(desk, match)
        lobby.settings = {**lobby.settings, **settings}
        await desk.store.set_settings(match, settings, lobby.rev)
        return lobby

    return await retried(desk, match, work)


async def set_place(desk: Desk, match: int, place: Mapping[str, Any]) -> None:
    """Where the match lives in chat, in any status: only these keys, whatever the others are; None removes one."""
    await desk.store.set_places(match, place)


async def start(desk: Desk, match: int, user: int | None = None, mark: str = "") -> Table:
    """The seed follows from the secret and all marks, seats are drawn (or stay as they sat), the game is dealt."""
    return await retried(desk, match, lambda: _start(desk, match, Mark(fair_chance.START, mark, user)))


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


def _check_welcome(lobby: Match, user: int) -> None:
    if user in lobby.settings.get(SENT, []):
        raise Illegal(msg("service-sent-away"))
    chance = fair_chance.of(lobby)
    gone = [mark for mark in chance.marks if mark.kind == fair_chance.LEAVE and mark.user == user] if chance else []
    if len(gone) >= COMINGS and user not in lobby.settings.get(INVITED, []):
        raise Illegal(msg("service-come-and-gone", number=len(gone)))


def _free(lobby: Match, chairs: list[Chair], user: int | None) -> int:
    """The first free seat."""
    if user is not None and any(chair.user == user for chair in chairs):
        raise Illegal(msg("service-already-in"))
    taken = {chair.seat for chair in chairs}
    if len(taken) >= most(lobby):
        raise Illegal(msg("service-full", most=len(taken)))
    return next(seat for seat in range(len(taken) + 1) if seat not in taken)


def _own_chairs(chairs: list[Chair], user: int) -> list[Chair]:
    mine = [chair for chair in chairs if chair.user == user]
    if not mine:
        raise Illegal(msg("service-not-in-lobby"))
    return mine


async def _note(desk: Desk, lobby: Match, mark: Mark, **settings: Any) -> None:
    """Before what it stands for is done: so nothing is done without its mark."""
    chance = fair_chance.marked(_chance(desk, lobby), mark)
    changes = {**settings, **fair_chance.stored(chance)}
    lobby.settings = {**lobby.settings, **changes}
    lobby.rev = await desk.store.set_settings(lobby.id, changes, lobby.rev)


def _chance(desk: Desk, lobby: Match) -> Chance:
    """A lobby that was opened before secrets were drawn at the opening gets its own now."""
    return fair_chance.of(lobby) or fair_chance.opened(desk.entropy(SEED_BYTES))


def _computer_name(chairs: list[Chair]) -> str:
    number = 1 + sum(chair.user is None for chair in chairs)
    return f"Computer {number}"


async def _start(desk: Desk, match: int, mark: Mark) -> Table:
    lobby, chairs = await open_lobby(desk, match)
    rules = find(lobby.game)
    if len(chairs) not in rules.seats:
        raise Illegal(msg("service-too-few", number=len(chairs), lo=rules.seats[0], hi=rules.seats[-1]))
    chance = fair_chance.marked(_chance(desk, lobby), mark)
    seed = fair_chance.seed_of(chance)
    chance = msgspec.structs.replace(chance, seating=_seating(lobby, seed, len(chairs)))
    lobby = msgspec.structs.replace(lobby, version=rules.version, seed=seed, seeded=0, status="running")
    dealt = kernel.setup(rules, len(chairs), lobby.options, Tape(seed, 0))
    batch = Batch(desk, Table(lobby, _seated(chairs, chance.seating), -1, dealt.position))
    batch.set(**fair_chance.stored(chance))
    batch.deal(dealt)
    batch.autopilot()
    try:
        return await batch.start()
    except Conflict:
        raise Illegal(msg("service-no-lobby", match=str(match))) from None


def _seating(lobby: Match, seed: bytes, seats: int) -> tuple[int, ...]:
    """Drawn by lot from the seed; empty where people sit as they came."""
    return fair_chance.seating(seed, seats) if lobby.settings.get("order", "random") == "random" else ()


def _seated(chairs: list[Chair], seating: tuple[int, ...]) -> list[Chair]:
    order = [chairs[place] for place in seating] if seating else chairs
    return [msgspec.structs.replace(chair, seat=seat) for seat, chair in enumerate(order)]
