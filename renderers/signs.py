"""Which of our signs stands for a thing that a sentence names: the same sign on the board, on a button, in the log.

The rules name things by sentences (`ur-war`, `ur-tile` with two kinds inside), and a game's module
`renderers.<key>.signs` says which sentences a sign belongs to:

    SIGNS = {"war": Sign("ur/war", "war verb-war attacked took-free")}      # ur-war, ur-verb-war, ...

So a sign is known from the words that stand beside it and from nothing else; it cannot tell more than they do.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from msgspec import Struct

from renderers.palette import NORMAL, Colour
from renderers.pen import Pen
from rules import GAMES
from rules.message import Arg, Msg, Several, Who

GRID = 100.0
"""Signs are painted on a grid like that of the icons."""
SEATS = "seat"
"""The signs of the players, by seat: `seat/0` and so on."""

Painter = Callable[[Pen], None]


class Sign(Struct, frozen=True):
    """A drawing, and the sentences that name what it stands for, without the game's name before them."""

    paint: Painter | str
    """An icon's name suffices."""
    names: str
    in_help: bool = True
    """Its first sentence takes no arguments, and is what Help calls it."""


def named(msg: Msg) -> str | None:
    """The sign of the first thing that a sentence names."""
    found = thing(msg)
    return _own(found) if found else None


def thing(msg: Msg) -> Msg | None:
    """The first thing with a sign that a sentence names: all of it, or something in it."""
    return msg if _own(msg) else next(filter(None, map(_inside, msg.args.values())), None)


def of(game: str) -> Mapping[str, Sign]:
    """The signs of a game, by names that begin with the game's; in the order in which Help shows them."""
    return _signs(game)


def shared() -> Mapping[str, Sign]:
    """The signs that all games have in common: those of the players."""
    return {f"{SEATS}/{number}": Sign(_shield(number), "") for number in range(len(NORMAL.seats))}


def on_tile(fill: Colour, icon: str, body: Colour) -> Painter:
    """A square piece with an icon on it."""

    def paint(pen: Pen) -> None:
        pen.rect((2, 2, GRID - 2, GRID - 2), fill, pen.ink.ink, 4, radius=12)
        pen.icon(icon, GRID / 2, GRID / 2, GRID * 0.74, body)

    return paint


def on_disc(fill: Colour, icon: str, body: Colour) -> Painter:
    """A round piece with an icon on it."""

    def paint(pen: Pen) -> None:
        pen.circle(GRID / 2, GRID / 2, GRID / 2 - 2, fill, pen.ink.ink, 4)
        pen.icon(icon, GRID / 2, GRID / 2, GRID * 0.68, body)

    return paint


def _shield(number: int) -> Painter:
    who = NORMAL.seats[number]
    return on_disc(who.fill, who.sign, NORMAL.card)


def _own(msg: Msg) -> str | None:
    game = msg.key.partition("-")[0]
    sign = _by_sentence(game).get(msg.key) if game in GAMES else None
    if sign != SEATS:
        return sign
    return next((f"{SEATS}/{arg.seat}" for arg in msg.args.values() if isinstance(arg, Who)), None)


def _inside(arg: Arg) -> Msg | None:
    """Of a list, its first thing, if all of them have the same sign."""
    match arg:
        case Msg():
            return thing(arg)
        case Several(items) if items:
            found = [_inside(item) for item in items]
            return found[0] if len({one and _own(one) for one in found}) == 1 else None
        case _:
            return None


@cache
def _signs(game: str) -> dict[str, Sign]:
    home = f"renderers.{game}"
    if find_spec(f"{home}.signs") is None:
        return {}
    return {f"{game}/{name}": sign for name, sign in import_module(f"{home}.signs").SIGNS.items()}


@cache
def _by_sentence(game: str) -> dict[str, str]:
    return dict(_sentences(game))


def _sentences(game: str) -> Iterator[tuple[str, str]]:
    for name, sign in _signs(game).items():
        yield from ((f"{game}-{sentence}", name) for sentence in sign.names.split())
    seats = getattr(import_module(f"renderers.{game}.signs"), "SEATS", "") if _signs(game) else ""
    yield from ((f"{game}-{sentence}", SEATS) for sentence in seats.split())
