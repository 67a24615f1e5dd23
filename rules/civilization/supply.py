"""Phase 8: trade cards by number of cities, and gold for the treasury."""

from msgspec import Struct

from rules.civilization.papers import counted, is_red, wording
from rules.civilization.printed import CALAMITIES, GOLD_PRICE, STACKS, Paper, kind, kind_name
from rules.civilization.state import Civ, Laid, by_table
from rules.kernel import Choice, Node, One, Path, Ready, Seat, Step, Turn, Who, msg

DARK = min(calamity.stack for calamity in CALAMITIES.values() if not calamity.red)
"""The first stack with a black calamity."""


class Gold(Struct, frozen=True):
    """The top card of the last stack."""


class Pass(Struct, frozen=True):
    """No gold."""


BUY = Choice("buy-gold", msg("civilization-verb-buy-gold"))
PASS = Choice("pass", msg("civilization-verb-pass"))


class Supply(Step[Civ]):
    """Fewest cities first; each draws all his cards and may then buy gold (CIV-43.8-c, CIV-43.8-k)."""

    queue: list[Seat]
    drawn: bool = False
    """The first in the queue has his cards."""

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(self.queue[:1]) if self.drawn and _can_buy(g, self.queue[0]) else ()

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                ask = msg("civilization-ask-gold", price=GOLD_PRICE, treasury=g.players[seat].treasury)
                return One(ask, (BUY, PASS))
            case ("pass",):
                return Ready(Pass())
        return Ready(Gold())

    def play(self, t: Turn[Civ], seat: Seat, action: Gold | Pass) -> None:
        match action:
            case Gold():
                t.g.players[seat].treasury -= GOLD_PRICE
                t.tell(msg("civilization-bought-gold", who=Who(seat), price=GOLD_PRICE))
                t.g.players[seat].dark = True
                _receive(t, seat, [t.g.stacks[STACKS - 1].pop()])
            case Pass():
                self._next()

    def proceed(self, t: Turn[Civ]) -> None:
        if not self.queue:
            t.done()
        elif self.drawn:
            self._next()
        else:
            self.drawn = True
            _draw(t, self.queue[0])

    def default(self, g: Civ, seat: Seat) -> Path:
        return ("pass",)

    def _next(self) -> None:
        self.queue.pop(0)
        self.drawn = False


def supply(t: Turn[Civ]) -> None:
    """Equal numbers of cities in the order of the table (CIV-43.8-a)."""
    t.call(Supply(sorted(by_table(t.g), key=lambda seat: len(t.g.players[seat].cities))))


def _can_buy(g: Civ, seat: Seat) -> bool:
    return g.players[seat].treasury >= GOLD_PRICE and bool(g.stacks[STACKS - 1])


def _draw(t: Turn[Civ], seat: Seat) -> None:
    """The top card of each stack up to the number of cities (CIV-43.8-b); an empty one gives none."""
    stacks = t.g.stacks[: len(t.g.players[seat].cities)]
    papers = [stack.pop() for stack in stacks if stack]
    if papers:
        t.tell(msg("civilization-drew", who=Who(seat), number=len(papers)))
        t.g.players[seat].dark |= len(stacks) >= DARK
        _receive(t, seat, papers)


def _receive(t: Turn[Civ], seat: Seat, papers: list[Paper]) -> None:
    """Red calamities are laid open at once, everything else is taken in hand (CIV-43.8-g, CIV-43.8-h)."""
    player = t.g.players[seat]
    hidden = [paper for paper in papers if not is_red(paper)]
    player.hand += hidden
    if hidden:
        t.tell(msg("civilization-drew-what", cards=wording(counted(hidden))), to=(seat,))
    for paper in papers:
        if is_red(paper):
            player.laid.append(Laid(paper))
            t.tell(msg("civilization-drew-red", who=Who(seat), calamity=kind_name(kind(paper))))
