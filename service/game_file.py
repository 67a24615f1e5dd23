"""The `.game` file: a match as text, to keep, to show, to check, and to play on.

    Ziggurat game file 2
    game: ur
    rules: 1
    options: setup=single war=adjacent
    seats: 2
    names: Ada | Ben
    commitment: 9f86d0…
    entropy: open 1290351000000000000
    entropy: join 1290351000000000001
    entropy: cut seven lean cows
    entropy: start 1290351000000000002
    seating: 2 1
    secret: 0b62a1…
    seed: 74657374…
    result: 28 23

    0 deal ! 12 3 7
    1 p1 place c3
    2 p2 place d4
    3 p2 undo 1

Behind `!` stand the draws. The commitment is the SHA-256 of the secret, published when the table opened; the seed is
HMAC-SHA256 of the secret and the lines of entropy; the seating says as the how-manieth of the lobby each seat's player
stood there. Secret and seed are there when the match is over. In files of format 1 the seed itself was the secret.
"""

import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from rules import GAMES, kernel
from rules.kernel import Illegal, Msg, Outcome, Rules, Tape, TapeError, msg
from service import fair_chance
from service.desk import Desk
from service.fair_chance import Chance, Mark
from service.names import readable
from storage import Match, Move

FORMAT = 2
OLDEST = 1
FIRST = re.compile(r"Ziggurat game file (\d{1,9})")
FIELD = re.compile(r"([a-z-]+): ?(.*)")
LINE = re.compile(r"(\d{1,9}) (?:p(\d)|(deal))(?: ([^!]*?))?(?: ?! ?([\d ]*))?")
FIELDS = ("game", "rules", "options", "seats", "names", "commitment")
ENTROPY = "entropy"


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
        number = words[1] if len(words) == 2 and words[0] == "undo" else ""
        return int(number) if number.isascii() and number.isdigit() and len(number) < 10 else None


class Game(Struct, frozen=True):
    """A file, read."""

    format: int
    game: str
    version: int
    options: dict[str, str]
    names: tuple[str, ...]
    commitment: str
    marks: tuple[Mark, ...]
    seating: tuple[int, ...]
    secret: bytes | None
    seed: bytes | None
    seeded: int
    points: tuple[int, ...] | None
    rows: tuple[Row, ...]

    @property
    def rules(self) -> Rules[Any]:
        return GAMES[self.game]


def write(match: Match, names: tuple[str, ...], moves: list[Move], points: tuple[int, ...] | None) -> str:
    """The file of a match; secret and seed stay out as long as the match goes on."""
    chance, over = fair_chance.of(match), points is not None or match.status == "over"
    header = [
        ("game", match.game),
        ("rules", str(match.version)),
        ("options", " ".join(f"{key}={value}" for key, value in match.options.items())),
        ("seats", str(len(names))),
        ("names", " | ".join(re.sub(r"[|\s]+", " ", name) for name in names)),
        ("commitment", fair_chance.published(match)),
        *(_chance_fields(chance, over) if chance else ()),
    ]
    if over:
        header.append(("seed", match.seed.hex()))
    if points is not None:
        header.append(("result", " ".join(map(str, points))))
    if match.seeded:
        header.append(("seeded", str(match.seeded)))
    first = f"Ziggurat game file {FORMAT if chance else OLDEST}"
    return "\n".join([first, *(f"{key}: {value}" for key, value in header), "", *map(_line, moves), ""])


def _chance_fields(chance: Chance, over: bool) -> Iterator[tuple[str, str]]:
    yield from ((ENTROPY, mark.line) for mark in chance.marks)
    if chance.seating:
        yield "seating", " ".join(str(place + 1) for place in chance.seating)
    if over:
        yield "secret", chance.secret


def read(text: str) -> Game:
    """The file as data; Illegal names the line that cannot be read."""
    lines = text.splitlines()
    first = FIRST.fullmatch(lines[0].strip()) if lines else None
    if first is None:
        raise Illegal(msg("service-file-empty", line=1))
    if not OLDEST <= int(first[1]) <= FORMAT:
        raise Illegal(msg("service-file-version", line=1, version=int(first[1]), known=FORMAT))
    end = next((number for number, line in enumerate(lines[1:], 1) if not line.strip()), len(lines))
    fields = _fields(lines[1:end])
    rules = _rules(fields)
    rows = tuple(_row(line, number) for number, line in enumerate(lines[end:], end + 1) if line.strip())
    names = _names(rules, fields)
    return Game(
        format=int(first[1]),
        game=rules.key,
        version=_numbers(fields, "rules")[0],
        options=_options(rules, fields),
        names=names,
        commitment=fields["commitment"][0],
        marks=tuple(_marks(lines[1:end])),
        seating=_seating(fields, len(names)),
        secret=_hex(fields, "secret"),
        seed=_hex(fields, "seed"),
        seeded=_numbers(fields, "seeded")[0] if "seeded" in fields else 0,
        points=tuple(_numbers(fields, "result")) if "result" in fields else None,
        rows=rows,
    )


def replay(game: Game, seed: bytes | None = None) -> Iterator[tuple[Row, Outcome]]:
    """Every position of the file in its order, with its own draws or with those that the seed gives.

    Illegal names the line whose move is not possible.
    """
    before: list[bytes] = []
    """The positions so far, packed: an undo may want any of them."""
    last: Outcome | None = None
    for row in game.rows:
        if row.n != len(before):
            raise Illegal(msg("service-file-number", line=row.at, number=len(before)))
        honest = seed is not None and row.n >= game.seeded
        tape = fair_chance.tape(seed or b"", row.n) if honest else Tape(fixed=row.draws)
        last = _replayed(game, row, before, last, tape)
        before.append(before[row.back] if row.back is not None else game.rules.encode(last.position))
        yield row, last
    if last is None:
        raise Illegal(msg("service-file-number", line=len(FIELDS) + 2, number=0))


def verify(game: Game) -> Msg:
    """Whether all chance comes from what was promised and the moves lead to the stated result; Illegal if not."""
    seed = _promised(game)
    drawn, last = 0, None
    for row, outcome in replay(game, seed):
        if outcome.draws != row.draws:
            raise Illegal(_dishonest(row, outcome))
        last = outcome
        drawn += len(row.draws)
    result = game.rules.result(last.position) if last else None
    _check_result(game, result.points if result else None)
    key = "service-verified" if game.format == OLDEST else "service-verified-all"
    return msg(key, moves=max(0, len(game.rows) - 1), draws=drawn, hash=game.commitment)


def _promised(game: Game) -> bytes:
    """The seed, if it is what the published hash, the secret and the list of entropy make it."""
    secret = game.seed if game.format == OLDEST else game.secret
    if game.seed is None or secret is None:
        raise Illegal(msg("service-no-seed"))
    if not fair_chance.keeps(secret, game.commitment):
        raise Illegal(msg("service-broken-promise" if game.format == OLDEST else "service-other-secret"))
    if game.format != OLDEST and fair_chance.seed(secret, game.marks) != game.seed:
        raise Illegal(msg("service-other-list" if _fits(game, game.seed) else "service-other-seed"))
    if game.seating and fair_chance.seating(game.seed, len(game.names)) != game.seating:
        raise Illegal(msg("service-other-seating"))
    return game.seed


def _fits(game: Game, seed: bytes) -> bool:
    """Whether the draws come from this seed."""
    try:
        return all(outcome.draws == row.draws for row, outcome in replay(game, seed))
    except Illegal:
        return False


async def export(desk: Desk, match: int) -> str:
    """The file of a match in the store."""
    table = await desk.table(match)
    result = table.rules.result(table.position)
    return write(table.match, table.names, await desk.store.moves(match), result.points if result else None)


def _line(move: Move) -> str:
    who = "deal" if move.seat is None else f"p{move.seat + 1} {move.line}"
    return f"{move.n} {who}" + (f" ! {' '.join(map(str, move.draws))}" if move.draws else "")


def _marks(lines: list[str]) -> Iterator[Mark]:
    """What people gave to the chance, in its order."""
    for number, line in enumerate(lines, 2):
        found = FIELD.fullmatch(line.rstrip())
        if found and found[1] == ENTROPY:
            kind, _, value = found[2].strip().partition(" ")
            if kind not in fair_chance.KINDS or not value:
                raise Illegal(msg("service-file-value", line=number, text=found[2][:60]))
            yield Mark(kind, value)


def _seating(fields: dict[str, tuple[str, int]], seats: int) -> tuple[int, ...]:
    if "seating" not in fields:
        return ()
    order = tuple(place - 1 for place in _numbers(fields, "seating"))
    if sorted(order) != list(range(seats)):
        raise Illegal(msg("service-file-value", line=fields["seating"][1], text=fields["seating"][0][:60]))
    return order


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
    names = tuple(readable(name) for name in text.split("|"))
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


def _replayed(game: Game, row: Row, before: list[bytes], last: Outcome | None, tape: Tape) -> Outcome:
    try:
        outcome = _outcome(game, row, before, last, tape)
    except Illegal as refusal:
        raise Illegal(msg("service-file-illegal", line=row.at, number=row.n, why=refusal.msg)) from refusal
    except TapeError as error:
        raise Illegal(msg("service-file-draws", line=row.at, number=row.n)) from error
    if not tape.spent():
        raise Illegal(msg("service-file-draws", line=row.at, number=row.n))
    return outcome


def _outcome(game: Game, row: Row, before: list[bytes], last: Outcome | None, tape: Tape) -> Outcome:
    if last is None:
        return kernel.setup(game.rules, len(game.names), game.options, tape, game.version)
    if row.seat is None or row.seat not in range(len(game.names)):
        raise Illegal(msg("service-not-your-seat"))
    if row.back is None:
        return kernel.apply(game.rules, last.position, row.seat, kernel.read(row.line)[0], tape)
    if row.back >= row.n:
        raise Illegal(msg("service-unknown-move", number=row.back, last=row.n - 1))
    position = last.position if row.back == row.n - 1 else game.rules.decode(before[row.back])
    return Outcome(position, (), (), (), (), False)


def _dishonest(row: Row, outcome: Outcome) -> Msg:
    stated, honest = (" ".join(map(str, draws)) or "–" for draws in (row.draws, outcome.draws))
    return msg("service-dishonest", number=row.n, stated=stated, honest=honest)


def _check_result(game: Game, reached: tuple[int, ...] | None) -> None:
    if game.points != reached:
        stated, right = (" ".join(map(str, points or ())) or "–" for points in (game.points, reached))
        raise Illegal(msg("service-file-result", stated=stated, reached=right))
