"""The `.game` file: a match as text, to keep, to show, to check, and to play on.

    Ziggurat game file 1
    game: ur
    rules: 1
    options: setup=single war=adjacent
    seats: 2
    names: Ada | Ben
    commitment: 9f86d0…
    seed: 74657374…
    result: 28 23

    0 deal ! 12 3 7
    1 p1 place c3
    2 p2 place d4
    3 p2 undo 1

Behind `!` stand the draws. The seed is there when the match is over.
"""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from rules import GAMES, kernel
from rules.kernel import Illegal, Msg, Outcome, Position, Rules, Tape, TapeError, msg
from service import fair_chance
from service.batch import Batch
from service.desk import SEED_BYTES, Desk, Table
from storage import Chair, Match, Move

FORMAT = 1
FIRST = re.compile(r"Ziggurat game file (\d{1,9})")
FIELD = re.compile(r"([a-z-]+): ?(.*)")
LINE = re.compile(r"(\d{1,9}) (?:p(\d)|(deal))(?: ([^!]*?))?(?: ?! ?([\d ]*))?")
FIELDS = ("game", "rules", "options", "seats", "names", "commitment")


class Row(Struct, frozen=True):
    """A numbered line of the file."""

    n: int
    seat: int | None
    line: str
    draws: tuple[int, ...]
    at: int
    """Where it stands in the file."""

    @property
    def back(self) -> int | None:
        """The move whose position comes back: an undo, or a note that leaves the position as it was."""
        words = self.line.split()
        if words[:1] == ["note"]:
            return self.n - 1
        return int(words[1]) if len(words) == 2 and words[0] == "undo" and words[1].isdigit() else None


class Game(Struct, frozen=True):
    """A file, read."""

    game: str
    version: int
    options: dict[str, str]
    names: tuple[str, ...]
    commitment: str
    seed: bytes | None
    seeded: int
    points: tuple[int, ...] | None
    rows: tuple[Row, ...]

    @property
    def rules(self) -> Rules[Any]:
        return GAMES[self.game]


def write(match: Match, names: tuple[str, ...], moves: list[Move], points: tuple[int, ...] | None) -> str:
    """The file of a match; the seed stays out as long as the match goes on."""
    header = {
        "game": match.game,
        "rules": str(match.version),
        "options": " ".join(f"{key}={value}" for key, value in match.options.items()),
        "seats": str(len(names)),
        "names": " | ".join(re.sub(r"[|\s]+", " ", name) for name in names),
        "commitment": fair_chance.commitment(match.seed),
    }
    if points is not None or match.status == "over":
        header["seed"] = match.seed.hex()
    if points is not None:
        header["result"] = " ".join(map(str, points))
    if match.seeded:
        header["seeded"] = str(match.seeded)
    lines = [f"Ziggurat game file {FORMAT}", *(f"{key}: {value}" for key, value in header.items()), ""]
    return "\n".join([*lines, *map(_line, moves), ""])


def read(text: str) -> Game:
    """The file as data; Illegal names the line that cannot be read."""
    lines = text.splitlines()
    first = FIRST.fullmatch(lines[0].strip()) if lines else None
    if first is None:
        raise Illegal(msg("service-file-empty", line=1))
    if int(first[1]) != FORMAT:
        raise Illegal(msg("service-file-version", line=1, version=int(first[1]), known=FORMAT))
    end = next((number for number, line in enumerate(lines[1:], 1) if not line.strip()), len(lines))
    fields = _fields(lines[1:end])
    rules = _rules(fields)
    rows = tuple(_row(line, number) for number, line in enumerate(lines[end:], end + 1) if line.strip())
    return Game(
        game=rules.key,
        version=_numbers(fields, "rules")[0],
        options=_options(rules, fields),
        names=_names(rules, fields),
        commitment=fields["commitment"][0],
        seed=_hex(fields, "seed"),
        seeded=_numbers(fields, "seeded")[0] if "seeded" in fields else 0,
        points=tuple(_numbers(fields, "result")) if "result" in fields else None,
        rows=rows,
    )


def replay(game: Game, seed: bytes | None = None) -> Iterator[tuple[Row, Outcome]]:
    """Every position of the file in its order, with its own draws or with those that the seed gives.

    Illegal names the line whose move is not possible.
    """
    positions: list[Position[Any, Any]] = []
    for row in game.rows:
        if row.n != len(positions):
            raise Illegal(msg("service-file-number", line=row.at, number=len(positions)))
        honest = seed is not None and row.n >= game.seeded
        tape = fair_chance.tape(seed or b"", row.n) if honest else Tape(fixed=row.draws)
        outcome = _replayed(game, row, positions, tape)
        positions.append(outcome.position)
        yield row, outcome
    if not positions:
        raise Illegal(msg("service-file-number", line=len(FIELDS) + 2, number=0))


def verify(game: Game) -> Msg:
    """Whether every draw comes from the promised seed and the moves lead to the stated result; Illegal if not."""
    if game.seed is None:
        raise Illegal(msg("service-no-seed"))
    if not fair_chance.keeps(game.seed, game.commitment):
        raise Illegal(msg("service-broken-promise"))
    drawn, last = 0, None
    for row, outcome in replay(game, game.seed):
        if outcome.draws != row.draws:
            raise Illegal(_dishonest(row, outcome))
        last = outcome
        drawn += len(row.draws)
    result = game.rules.result(last.position) if last else None
    _check_result(game, result.points if result else None)
    return msg("service-verified", moves=max(0, len(game.rows) - 1), draws=drawn)


async def export(desk: Desk, match: int) -> str:
    """The file of a match in the store."""
    table = await desk.table(match)
    result = table.rules.result(table.position)
    return write(table.match, table.names, await desk.store.moves(match), result.points if result else None)


async def take_in(desk: Desk, text: str, host: int, **more: Any) -> Table:
    """A file becomes a match again, move by move; unless it is over it goes on with a seed of its own."""
    game = read(text)
    moves = []
    for played in replay(game):
        moves.append(played)
        await asyncio.sleep(0)  # others need not wait for a long game
    chairs = [Chair(seat=seat, user=host, name=name) for seat, name in enumerate(game.names)]
    match = Match(game=game.game, version=game.version, host=host, options=game.options, created=desk.now(), **more)
    over = game.seed is not None and game.points is not None
    match.seed = game.seed if over and game.seed else desk.entropy(SEED_BYTES)
    match.seeded = game.seeded if over else len(game.rows)
    match.id = await desk.store.create(match, chairs)
    match.status = "running"
    batch = Batch(desk, Table(match, chairs, -1, moves[0][1].position))
    for row, outcome in moves:
        batch.take_in(row.seat, row.line, row.back, outcome)
    return await batch.start()


def _line(move: Move) -> str:
    who = "deal" if move.seat is None else f"p{move.seat + 1} {move.line}"
    return f"{move.n} {who}" + (f" ! {' '.join(map(str, move.draws))}" if move.draws else "")


def _fields(lines: list[str]) -> dict[str, tuple[str, int]]:
    fields = {}
    for number, line in enumerate(lines, 2):
        found = FIELD.fullmatch(line.rstrip())
        if found is None:
            raise Illegal(msg("service-file-header", line=number, text=line[:60]))
        fields[found[1]] = (found[2].strip(), number)
    for field in FIELDS:
        if field not in fields:
            raise Illegal(msg("service-file-missing", field=field))
    return fields


def _rules(fields: dict[str, tuple[str, int]]) -> Rules[Any]:
    key, at = fields["game"]
    if key not in GAMES:
        raise Illegal(msg("service-file-game", line=at, game=key[:60]))
    (version,) = _numbers(fields, "rules")[:1] or [0]
    if version not in GAMES[key].editions:
        known = GAMES[key].version
        raise Illegal(msg("service-file-rules", line=fields["rules"][1], version=version, known=known))
    return GAMES[key]


def _options(rules: Rules[Any], fields: dict[str, tuple[str, int]]) -> dict[str, str]:
    text, at = fields["options"]
    try:
        return rules.choose(dict(part.split("=", 1) for part in text.split()))
    except (ValueError, Illegal):
        raise Illegal(msg("service-file-value", line=at, text=text[:60])) from None


def _names(rules: Rules[Any], fields: dict[str, tuple[str, int]]) -> tuple[str, ...]:
    text, at = fields["names"]
    names = tuple(name.strip() for name in text.split("|"))
    if _numbers(fields, "seats") != [len(names)] or len(names) not in rules.seats:
        raise Illegal(msg("service-file-value", line=at, text=text[:60]))
    return names


def _numbers(fields: dict[str, tuple[str, int]], field: str) -> list[int]:
    text, at = fields[field]
    if not re.fullmatch(r"-?\d{1,9}( -?\d{1,9})*", text):
        raise Illegal(msg("service-file-value", line=at, text=text[:60]))
    return [int(word) for word in text.split()]


def _hex(fields: dict[str, tuple[str, int]], field: str) -> bytes | None:
    if field not in fields:
        return None
    text, at = fields[field]
    if not re.fullmatch(r"([0-9a-f]{2})+", text):
        raise Illegal(msg("service-file-value", line=at, text=text[:60]))
    return bytes.fromhex(text)


def _row(line: str, at: int) -> Row:
    found = LINE.fullmatch(line.strip())
    if found is None or not (found[3] or found[4]) or any(len(word) > 9 for word in (found[5] or "").split()):
        raise Illegal(msg("service-file-move", line=at, text=line[:60]))
    draws = tuple(int(word) for word in (found[5] or "").split())
    seat = None if found[3] else int(found[2]) - 1
    return Row(int(found[1]), seat, found[3] or found[4], draws, at)


def _replayed(game: Game, row: Row, positions: list[Position[Any, Any]], tape: Tape) -> Outcome:
    try:
        outcome = _outcome(game, row, positions, tape)
    except Illegal as refusal:
        raise Illegal(msg("service-file-illegal", line=row.at, number=row.n, why=refusal.msg)) from refusal
    except TapeError as error:
        raise Illegal(msg("service-file-draws", line=row.at, number=row.n)) from error
    if not tape.spent():
        raise Illegal(msg("service-file-draws", line=row.at, number=row.n))
    return outcome


def _outcome(game: Game, row: Row, positions: list[Position[Any, Any]], tape: Tape) -> Outcome:
    if not positions:
        return kernel.setup(game.rules, len(game.names), game.options, tape, game.version)
    if row.seat is None or row.seat not in range(len(game.names)):
        raise Illegal(msg("service-not-your-seat"))
    if row.back is not None:
        if row.back >= row.n:
            raise Illegal(msg("service-unknown-move", number=row.back, last=row.n - 1))
        return Outcome(positions[row.back], (), (), (), (), False)
    return kernel.apply(game.rules, positions[-1], row.seat, kernel.read(row.line)[0], tape)


def _dishonest(row: Row, outcome: Outcome) -> Msg:
    stated, honest = (" ".join(map(str, draws)) or "–" for draws in (row.draws, outcome.draws))
    return msg("service-dishonest", number=row.n, stated=stated, honest=honest)


def _check_result(game: Game, reached: tuple[int, ...] | None) -> None:
    if game.points != reached:
        stated, right = (" ".join(map(str, points or ())) or "–" for points in (game.points, reached))
        raise Illegal(msg("service-file-result", stated=stated, reached=right))
