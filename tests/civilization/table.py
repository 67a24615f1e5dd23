"""Positions of Civilization for tests: pieces and cards laid out by hand, one phase played."""

from typing import Any

from rules import kernel
from rules.civilization import RULES
from rules.civilization.course import PHASES
from rules.civilization.editions import NEWEST
from rules.civilization.nations import Nations
from rules.civilization.papers import is_calamity
from rules.civilization.printed import CIVILIZATION, STACKS, Paper, all_papers, kind, stack_of
from rules.civilization.state import SMALL, Civ, Laid, Player, Ship, listed, setup_of, stock
from rules.kernel import Event, Msg, Position, Seat, Step, Tape, Turn
from tests import table
from tests import table as tables

REST = 0
"""The seat that is waited for when the phase is over."""


class Scene:
    """A position with what has been told so far. It rests, when the phase is over, on a step that waits."""

    def __init__(self, p: Position[Civ, Any], log: tuple[Event, ...]) -> None:
        self.p, self.log = p, list(log)

    @property
    def g(self) -> Civ:
        return self.p.game

    @property
    def up(self) -> Any:
        """Who is waited for; nobody when the phase is over."""
        return () if self.over else kernel.waiting(self.p)

    @property
    def over(self) -> bool:
        return not self.p.stack or isinstance(self.p.stack[-1], Nations)

    def play(self, seat: Seat, *lines: str) -> "Scene":
        for line in lines:
            (words,) = kernel.read(line)
            outcome = kernel.apply(RULES, self.p, seat, words, Tape(b"scene", len(self.log)))
            self.p = outcome.position
            self.log += outcome.log
            RULES.check(self.p)
        return self

    def offered(self, seat: Seat, line: str = "") -> list[str]:
        return table.offered(self.p, seat, line)

    def node(self, seat: Seat, line: str = "") -> Any:
        return kernel.ask(self.p, seat, kernel.read(line)[0] if line else [])

    def refused(self, seat: Seat, line: str) -> str:
        """The clause of a refusal, or its key where the kernel refuses."""
        refusal = tables.refused(RULES, self.p, seat, line)
        why = refusal.args.get("why")
        inner = why if isinstance(why, Msg) else refusal
        return inner.clause or inner.key

    def told(self, key: str, to: Seat | None = None) -> list[Msg]:
        """Lines of the log that everybody reads, or one seat alone."""
        wanted = None if to is None else (to,)
        return [event.msg for event in self.log if event.msg.key == f"civilization-{key}" and event.to == wanted]

    def tokens(self, seat: Seat, area: str) -> int:
        return self.g.players[seat].tokens.get(area, 0)

    def cities(self, seat: Seat) -> list[str]:
        return self.g.players[seat].cities

    def stock(self, seat: Seat) -> int:
        return stock(self.g, seat)

    def kinds(self, seat: Seat) -> list[str]:
        return sorted(map(kind, self.g.players[seat].hand))


def game(*nations: str, variant: str = "full") -> Civ:
    """A table with these nations and an empty board; stacks lie unshuffled, the calamity at the bottom."""
    g = Civ(seats=len(nations), variant=variant, edition=NEWEST)
    g.players = [Player(nation=nation) for nation in nations]
    if variant not in SMALL:
        papers = all_papers()
        g.stacks = [[p for p in reversed(papers) if stack_of(p) == number] for number in range(1, STACKS + 1)]
        g.shop = {card: printed.copies for card, printed in CIVILIZATION.items()}
        g.shop["mysticism"] = setup_of(g).mysticism if variant == "full" else 0
    return g


def put(g: Civ, seat: Seat, tokens: str = "", cities: str = "", ships: str = "") -> None:
    """`put(g, 0, "sparta=3", cities="attika", ships="korfu")`."""
    player = g.players[seat]
    for word in tokens.split():
        area, _, number = word.partition("=")
        player.tokens[area] = int(number or 1)
    player.cities = listed(cities.split()) or player.cities
    player.ships = [Ship(harbour) for harbour in ships.split()] or player.ships


def drain(g: Civ, seat: Seat, left: int) -> None:
    """The treasury takes tokens until so many are left in stock."""
    g.players[seat].treasury += stock(g, seat) - left


def hold(g: Civ, seat: Seat, cards: str) -> list[Paper]:
    """Cards out of the stacks into a hand: `grain*3 epidemic`; everybody saw whoever holds a calamity draw so deep."""
    taken = [take(g, name) for name in _names(cards)]
    g.players[seat].hand += taken
    g.players[seat].dark |= any(map(is_calamity, taken))
    return taken


def lay(g: Civ, seat: Seat, calamity: str, seller: Seat = -1) -> None:
    """A calamity lies open before a player."""
    g.players[seat].laid.append(Laid(take(g, calamity), seller))


def own(g: Civ, seat: Seat, cards: str) -> None:
    """Civilization cards out of the shop."""
    for card in cards.split():
        g.players[seat].cards.append(card)
        g.shop[card] -= 1


def take(g: Civ, name: str) -> Paper:
    for pile in g.stacks:
        for paper in pile:
            if kind(paper) == name:
                pile.remove(paper)
                return paper
    raise AssertionError(f"no {name} left")


def scene(g: Civ, phase: str, *draws: int) -> Scene:
    """Begins a phase and goes on until somebody must decide or it is over."""
    tape = Tape(fixed=draws)
    t: Turn[Civ] = Turn(Position(g, [Nations([REST])]), tape)
    PHASES[phase](t)
    t.run()
    assert tape.spent(), "draws are left over"
    RULES.check(t.position)
    return Scene(t.position, tuple(t.log))


def at_step(g: Civ, step: Step[Civ]) -> Scene:
    """A position in which this step is under way."""
    t: Turn[Civ] = Turn(Position(g, [Nations([REST]), step]), Tape(fixed=()))
    t.run()
    return Scene(t.position, tuple(t.log))


def _names(cards: str) -> list[str]:
    words = [word.partition("*") for word in cards.split()]
    return [name for name, _, number in words for _ in range(int(number or 1))]
