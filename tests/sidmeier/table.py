"""Positions of Sid Meier's Civilization in a few words.

Settlements: `mekong="A2"` is a town of seat 0. Figures: `"A infantry mekong"`, `"B fleet3 sunda-sea"` (industrial),
`"A settler sunda-sea @1"` (aboard figure 1), `"A infantry mekong *3"`. Tokens: `mekong="wine"` lies face down,
`"wine!"` face up, `"wine:AB"` was seen by both.
"""

from collections.abc import Sequence
from typing import Any

import tests.table
from rules import kernel
from rules.kernel import Event, Msg, Outcome, Position, Seat, Step, Tape
from rules.sidmeier import RULES
from rules.sidmeier.course import Course
from rules.sidmeier.editions import NEWEST
from rules.sidmeier.movement import Move
from rules.sidmeier.printed import TOKENS, all_tokens
from rules.sidmeier.purchase import Buy
from rules.sidmeier.state import Figure, Player, Settlement, Token, World
from rules.sidmeier.trade import Trade, neighbours
from tests import table as tables

WorldPosition = Position[World, Any]
SEATS = "ABCDEF"


def world(
    settlements: dict[str, str] | None = None,
    figures: Sequence[str] = (),
    tokens: dict[str, str] | None = None,
    *,
    seats: int = 3,
    gold: Sequence[int] | int = 20,
    techs: dict[str, str] | None = None,
    wonders: dict[str, str] | None = None,
    **fields: Any,
) -> World:
    """A world; every player has a settlement somewhere out of the way unless one is given."""
    g = World(seats=seats, round=1, **{"edition": NEWEST, **fields})
    purses = [gold] * seats if isinstance(gold, int) else list(gold)
    g.players = [Player(purse) for purse in purses]
    g.settlements = {area: Settlement(SEATS.index(word[0]), int(word[1])) for area, word in (settlements or {}).items()}
    for seat, far in enumerate(("madagascar", "antilles", "nippon", "britannia", "patagonia", "java")[:seats]):
        if not any(home.owner == seat for home in g.settlements.values()):
            g.settlements[far] = Settlement(seat)
    for line in figures:
        _stand(g, line)
    g.techs = {name: -1 if owner == "-" else SEATS.index(owner) for name, owner in (techs or {}).items()}
    g.wonders = {name: -1 if owner == "-" else SEATS.index(owner) for name, owner in (wonders or {}).items()}
    _lay(g, tokens or {})
    return g


def at(g: World, *steps: Step[World], stage: str = "movement", queue: Sequence[Seat] = (1,)) -> WorldPosition:
    return Position(g, [Course(stage, list(queue)), *steps])


def moving(*args: Any, seat: Seat = 0, queue: Sequence[Seat] = (), **fields: Any) -> WorldPosition:
    """A player moves; after that comes trade, which waits. In the advanced game seat 2 moves next, far away."""
    g = world(*args, **fields)
    if g.advanced and not queue:
        _stand(g, "C settler labrador")
        queue = (2,)
    return at(g, Move(seat), queue=queue)


def buying(*args: Any, seat: Seat = 0, queue: Sequence[Seat] = (1,), **fields: Any) -> WorldPosition:
    """A player buys; after that the next one does."""
    return at(world(*args, **fields), Buy(seat), stage="purchase", queue=queue)


def trading(*args: Any, **fields: Any) -> WorldPosition:
    """All trade; after that comes production, with two dice."""
    g = world(*args, **fields)
    return at(g, Trade(neighbours(g)), stage="production")


def play(p: WorldPosition, line: str, seat: Seat = 0, dice: Sequence[int] = ()) -> Outcome:
    """One move; `dice` as they fall, every one of which is rolled."""
    outcome = tests.table.play(RULES, p, seat, line, *(die - 1 for die in dice))
    RULES.check(outcome.position)
    return outcome


def after(p: WorldPosition, *lines: str, seat: Seat = 0, dice: Sequence[int] = ()) -> WorldPosition:
    """The position after these moves of one seat; the dice fall in the last."""
    for line in lines[:-1]:
        p = play(p, line, seat).position
    return play(p, lines[-1], seat, dice).position


def drawn(p: WorldPosition, line: str, seat: Seat, *draws: int) -> WorldPosition:
    """The position after a move with draws that are no dice."""
    return tests.table.play(RULES, p, seat, line, *draws).position


def offered(p: WorldPosition, line: str = "", seat: Seat = 0) -> list[str]:
    return tests.table.offered(p, seat, line)


def refused(p: WorldPosition, line: str, seat: Seat = 0) -> Msg:
    return tables.refused(RULES, p, seat, line)


def span(p: WorldPosition, line: str, seat: Seat = 0) -> tuple[int, int]:
    """The numbers that may follow."""
    node = kernel.ask(p, seat, kernel.read(line)[0])
    assert isinstance(node, kernel.Count)
    return node.lo, node.hi


def waiting(p: WorldPosition) -> tuple[Seat, ...]:
    return kernel.waiting(p)


def allowed(p: WorldPosition) -> tuple[Seat, ...]:
    return kernel.allowed(p)


def top(p: WorldPosition) -> str:
    """The name of the step that is on."""
    return type(p.stack[-1]).__name__


def there(p: WorldPosition, area: str) -> list[str]:
    """What stands in an area: `A infantry`, sorted."""
    return sorted(f"{SEATS[f.owner]} {f.kind}" for f in p.game.figures if f.area == area)


def figure(p: WorldPosition, number: int) -> Figure:
    return next(f for f in p.game.figures if f.id == number)


def home(p: WorldPosition, area: str) -> str:
    """The settlement of an area as it is written above; empty if there is none."""
    found = p.game.settlements.get(area)
    return f"{SEATS[found.owner]}{found.size}" if found else ""


def gold(p: WorldPosition, seat: Seat = 0) -> int:
    return p.game.players[seat].gold


def told(outcome: Outcome, key: str) -> list[Event]:
    """The lines of the log with this sentence."""
    return [event for event in outcome.log if event.msg.key == f"sidmeier-{key}"]


def fresh(seats: int = 3, seed: bytes = b"table", **options: str) -> WorldPosition:
    """A new game, before the first start region is chosen."""
    return kernel.setup(RULES, seats, options, Tape(seed)).position


def _stand(g: World, line: str) -> None:
    owner, kind, area, *rest = line.split()
    era = int(kind[-1]) if kind[-1].isdigit() else 4 if kind in ("aircraft", "carrier") else 1
    ship = next((int(word[1:]) for word in rest if word[0] == "@"), 0)
    for _ in range(next((int(word[1:]) for word in rest if word[0] == "*"), 1)):
        g.last += 1
        g.figures.append(Figure(g.last, SEATS.index(owner), kind.rstrip("1234"), era, area, ship))


def _lay(g: World, tokens: dict[str, str]) -> None:
    rest = all_tokens()
    for area, word in tokens.items():
        face, _, seen = word.rstrip("!").partition(":")
        assert face in TOKENS
        token = next(token for token in rest if token.startswith(f"{face}."))
        rest.remove(token)
        g.tokens[area] = Token(token, word.endswith("!"), tuple(SEATS.index(seat) for seat in seen))
    g.box = rest
