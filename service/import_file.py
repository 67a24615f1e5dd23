"""A match comes back from its file.

Playing a file through is work that whoever wrote it can make heavy. So it is apart from what the store is given:
`packed` plays it, in a process of its own if the file comes from a stranger, and `take_in` writes what came of it.
"""

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from rules.kernel import Illegal, Msg, Outcome, msg
from service import fair_chance, game_file
from service.batch import NOTE, Batch, hides
from service.desk import SEED_BYTES, Desk, Table
from service.fair_chance import Chance, Mark
from service.game_file import Game, Row
from storage import SNAPSHOT, Chair, Match, Move

LARGEST = 512 * 1024
"""Bytes of a file; the longest of our recorded games is a quarter of it."""
ROWS = 12_000
"""Numbered lines of a file; the longest of our recorded games has a third of it."""


class Played(Struct):
    """A file, played: what the store needs of it."""

    game: Game
    mark: str
    """SHA-256 of the file: what it gives to the chance of a match that goes on."""
    moves: list[Move]
    states: list[tuple[int, bytes]]
    """The positions that are kept for ever, and the last one."""


class Answer(Struct):
    """What another process says of a file: it is refused, or played."""

    refusal: Msg | None = None
    played: Played | None = None


def check(text: str) -> None:
    """What can be said of a file at a glance, before anybody plays it."""
    if len(text.encode()) > LARGEST or text.count("\n") > ROWS:
        raise Illegal(too_large())
    if not game_file.FIRST.match(text):
        raise Illegal(msg("service-file-empty", line=1))


def too_large() -> Msg:
    return msg("service-file-large", size=LARGEST // 1024, rows=ROWS)


def packed(text: str) -> bytes:
    """The file, played, or why it cannot be; for the way from one process to another."""
    try:
        answer = Answer(played=play(text))
    except Illegal as refusal:
        answer = Answer(refusal=refusal.msg)
    return msgspec.msgpack.encode(answer)


def unpacked(data: bytes) -> Played:
    answer = msgspec.msgpack.decode(data, type=Answer)
    if answer.played is None:
        assert answer.refusal is not None
        raise Illegal(answer.refusal)
    return answer.played


def play(text: str) -> Played:
    """Every move of the file, with the draws that it had."""
    game = game_file.read(text)
    moves, states = list[Move](), list[tuple[int, bytes]]()
    number, before = -1, None
    for row, outcome in game_file.replay(game):
        hidden = before is not None and hides(game.rules, before, outcome)
        number, before = number + (not hidden), outcome.position
        moves.append(_move(row, outcome, number, hidden))
        if row.n % SNAPSHOT == 0 or row.n == len(game.rows) - 1:
            states.append((row.n, game.rules.encode(outcome.position)))
    return Played(game, hashlib.sha256(text.encode()).hexdigest(), moves, states)


async def take_in(desk: Desk, played: Played, host: int, **more: Any) -> Table:
    """The file becomes a match again; unless it is over it goes on with a chance of its own."""
    game, now = played.game, desk.now()
    chairs = [Chair(seat=seat, user=host, name=name) for seat, name in enumerate(game.names)]
    last, state = played.states[-1]
    position = game.rules.decode(state)
    seed, seeded, chance = _chance(desk, played, over=not position.stack)
    settings = {**more.pop("settings", {}), **(fair_chance.stored(chance) if chance else {})}
    match = Match(
        game=game.game,
        version=game.version,
        host=host,
        options=game.options,
        settings=settings,
        seed=seed,
        seeded=seeded,
        created=now,
        **more,
    )
    match.id = await desk.store.create(match, chairs)
    match.status = "running"
    batch = Batch(desk, Table(match, chairs, -1, position))
    batch.n, batch.number, batch.states = last, played.moves[-1].number, played.states
    batch.moves = [msgspec.structs.replace(move, at=now) for move in played.moves]
    return await batch.start()


def _move(row: Row, outcome: Outcome, number: int, hidden: bool) -> Move:
    return Move(
        n=row.n,
        seat=row.seat,
        line=row.line,
        draws=outcome.draws,
        source="player" if row.back is None else "table" if row.line.startswith(NOTE) else "undo",
        back=row.back,
        secret=outcome.secret,
        log=msgspec.msgpack.encode(outcome.log),
        spots=outcome.spots,
        at=0.0,
        number=number,
        hidden=hidden,
    )


def _chance(desk: Desk, played: Played, over: bool) -> tuple[bytes, int, Chance | None]:
    """The seed, from which move on it holds, and where it comes from: of a finished match its own, else a new one."""
    game = played.game
    if over and game.seed is not None and game.format == game_file.OLDEST:
        return game.seed, game.seeded, None
    if over and game.seed is not None and game.secret is not None:
        return game.seed, game.seeded, Chance(game.secret.hex(), game.commitment, game.marks, game.seating)
    chance = fair_chance.opened(desk.entropy(SEED_BYTES), Mark(fair_chance.FILE, played.mark))
    return fair_chance.seed_of(chance), len(game.rows), chance
