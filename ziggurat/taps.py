"""How many taps a move costs on the private panel: the real layout, looked at by somebody who knows the way.

Opening a menu is a tap, each entry picked is one, closing a menu of several is one; a button is one; a form is its
button, its field, what is typed and Submit. Questions with one answer cost nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct

from bot.panel import amounts, board_parts, layout, turns_end
from bot.panel.as_before import again
from bot.panel.labels import Part
from bot.panel.layout import Asked, At
from bot.panel.rest_of_move import CHANCE, helps
from bot.panel.rows import Row, buttons
from bot.people.readers import Reader
from rules import kernel
from rules.kernel import Count, Many, Msg, Node, One, Path, Position, Ready, Rules, Seat, Split, Tape, TapeError
from rules.leaves import as_offered
from rules.questions import only
from service import agents, game_file

FORM = 4
FEW = 3
"""So many taps a move should cost at most."""


class Move(Struct, frozen=True):
    """What one move of a record cost: to find it, and to confirm it."""

    seat: Seat
    verb: str
    found: int
    confirmed: int

    @property
    def taps(self) -> int:
        return self.found + self.confirmed


class Eye(Struct, frozen=True):
    """How somebody sees a panel: the words in their language, and where places lie."""

    say: Callable[[Msg], str]
    where: board_parts.Where


class Known(Struct, frozen=True):
    """What a panel knows of earlier moves of its seat: the last one of this kind, and whether one can be undone."""

    last: Path = ()
    undo: bool = False


class Made(Struct, frozen=True):
    """A move of a record: the position in which it was made, and what the panel knew."""

    before: Position[Any, Any]
    seat: Seat
    path: Path
    known: Known


def recorded(games: Iterable[game_file.Game], lang: str, every: int = 1) -> Iterator[tuple[str, float]]:
    """What the moves and the turns of recorded games cost, as figures: of all turns, or of one in so many."""
    played = [turn for game in games for turn in turns(game, lang, every)]
    moves = [move.taps for turn in played for move in turn]
    whole = [sum(move.taps for move in turn) for turn in played]
    yield "move.p50", quantile(moves, 0.5)
    yield "move.p90", quantile(moves, 0.9)
    yield "move.within_3", sum(taps <= FEW for taps in moves) / len(moves)
    yield "turn.p50", quantile(whole, 0.5)
    yield "turn.p90", quantile(whole, 0.9)


def quantile(values: Sequence[int], part: float) -> int:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def turns(game: game_file.Game, lang: str, every: int = 1) -> Iterator[list[Move]]:
    """The turns of a record, or one in so many: runs of chosen moves of one seat."""
    eye = Eye(Reader(lang, names=game.names).say, board_parts.on_board(game.rules.key))
    for number, (_, run) in enumerate(groupby(_chosen(game), key=lambda made: made.seat)):
        if number % every == 0:
            yield [_cost(game.rules, made, eye) for made in run]


def _chosen(game: game_file.Game) -> Iterator[Made]:
    """The moves of a record in which somebody had a choice; what was taken back is not counted."""
    before: Position[Any, Any] | None = None
    last = dict[tuple[Seat, str], Path]()
    undo: Seat | None = None
    for row, outcome in game_file.replay(game):
        if before is not None and row.seat is not None and row.back is None:
            seat, path = row.seat, outcome.path
            has_choice = any(_is_choice(kernel.ask(before, seat, path[:done])) for done in range(len(path)))
            if has_choice:
                yield Made(before, seat, path, Known(last.get((seat, str(path[0])), ()), undo == seat))
            last[seat, str(path[0])] = path
            undo = seat if _is_free(game.rules, before, seat, path) and (has_choice or undo == seat) else None
        elif row.back is not None:
            undo = None
        before = outcome.position


def _is_choice(node: Node) -> bool:
    return not isinstance(node, Ready) and only(node) is None


def _cost(rules: Rules[Any], made: Made, eye: Eye) -> Move:
    p, seat, known = made.before, made.seat, made.known

    def ask(words: Path) -> Node:
        return kernel.ask(p, seat, words)

    path = as_offered(ask, made.path)
    done, taps, chosen, asks = 0, 0, False, _asks(rules, p, seat, path, known)
    while done < len(path):
        node = ask(path[:done])
        if not _is_choice(node):
            done += 1
            continue
        helped = helps(path[:done], node, chosen)
        chosen = True
        if helped and done and again(p, seat, path[:done], known.last) == path:
            done, taps = len(path), taps + 1
        elif helped and _is_rest(rules, p, seat, path, done):
            asks = asks or len(kernel.write(path[done:])) > layout.WORDS
            done, taps = len(path), taps + 1
        else:
            words, price = _entered(Asked(ask, path[:done], eye.where), node, path[done:], eye.say)
            done, taps = done + words, taps + price
    return Move(seat, str(path[0]), taps, int(asks))


def _entered(asked: Asked, node: Node, words: Path, say: Callable[[Msg], str]) -> tuple[int, int]:
    """How many words one step enters, and what it costs."""
    laid = layout.lay(asked, At(), say)
    if length := _tapped(laid.rows, words):
        return length, 1
    for number in range(sum(button.key.startswith("r:") for button in buttons(laid.rows))):
        if length := _tapped(layout.lay(asked, At(area=number), say).rows, words):
            return length, 2
    return 1, _price(node, words[0])


def _is_rest(rules: Rules[Any], p: Position[Any, Any], seat: Seat, path: Path, done: int) -> bool:
    """Whether the panel proposes exactly the words that are left."""
    return agents.finish(rules, p, seat, path[:done], Tape(CHANCE, 0)) == path


def _tapped(rows: Sequence[Row], words: Path) -> int:
    """The words of the button that goes furthest."""
    keys = {button.key for button in buttons(rows)}
    return next((n for n in range(len(words), 0, -1) if f"w:{kernel.write(words[:n])}" in keys), 0)


def _price(node: Node, answer: kernel.Answer) -> int:
    match node:
        case One(choices=choices):
            index = next(number for number, choice in enumerate(choices) if choice.key == answer)
            return 2 + index // (layout.MENU * layout.MENUS)
        case Count():
            return FORM
        case Many() | Split():
            return _heap(node, kernel.parts(answer))
    raise AssertionError(node)


def _heap(node: Many | Split, parts: Part) -> int:
    if layout.proposed(node) == parts:
        return 1
    if not parts:
        return 1  # None
    if not amounts.fit(node):
        return sum(3 if layout.room(node, (), key) < layout.FEW_BUTTONS else 2 + FORM for key, _ in parts) + 1
    menus = list(amounts.menus(node))
    used = [[one for one in here if (one.choice.key, one.number) in parts] for here in menus]
    return sum(len(here) + 2 for here in used if here) + (len(menus) > 1)


def _asks(rules: Rules[Any], p: Position[Any, Any], seat: Seat, path: Path, known: Known) -> bool:
    """Whether a move has to be confirmed."""
    ends = known.undo and len(path) == 1 and turns_end.ends(rules, p, seat, path)
    return not ends and not _is_free(rules, p, seat, path)


def _is_free(rules: Rules[Any], p: Position[Any, Any], seat: Seat, path: Path) -> bool:
    try:
        outcome = kernel.apply(rules, p, seat, path, Tape(fixed=()))
    except TapeError:
        return False
    return kernel.undoable(rules, p, seat, outcome)
