"""Phase 12: at most six cards are kept."""

from msgspec import Struct

from rules.civilization.papers import give_up, held, kind_choice, pull
from rules.civilization.printed import CALAMITIES, KEEP, VALUE, Kind
from rules.civilization.state import Civ
from rules.kernel import Choice, Illegal, Node, One, Path, Ready, Seat, Split, Step, Turn, Who, msg, no, parts

Parts = tuple[tuple[Kind, int], ...]


class Given(Struct, frozen=True):
    """Cards that go under their stacks."""

    cards: Parts


class End(Struct, frozen=True):
    """Everything is kept."""


DISCARD = Choice("discard", msg("civilization-verb-discard"))
END = Choice("end", msg("civilization-verb-end"))


class Discards(Step[Civ]):
    """Everybody at once: those with too many cards, and those who may hold a black calamity."""

    forced = False
    finished: list[Seat] = []

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(g.seats) if seat not in self.finished and _concerned(g, seat))

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        surplus = max(0, len(g.players[seat].hand) - KEEP)
        match path:
            case ():
                if not surplus and not _unlucky(g, seat):
                    return One(msg("civilization-ask-keep-all"), (END,))
                return One(msg("civilization-ask-discard", surplus=surplus), (DISCARD,) if surplus else (DISCARD, END))
            case ("end",):
                return Ready(End())
            case (_,):
                return _ask_cards(g, seat, surplus)
            case (_, cards):
                return _ready(parts(cards), surplus)
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Given | End) -> None:
        self.finished.append(seat)
        if isinstance(action, Given):
            t.tell(msg("civilization-discarded", who=Who(seat), number=sum(n for _, n in action.cards)))
            give_up(t, seat, pull(t.g.players[seat].hand, action.cards))

    def default(self, g: Civ, seat: Seat) -> Path:
        """Keeps everything, or gives up the cheapest goods."""
        surplus = len(g.players[seat].hand) - KEEP
        if surplus <= 0:
            return ("end",)
        cheap = sorted(g.players[seat].hand, key=lambda paper: VALUE.get(paper.partition(".")[0], 10))
        kinds = [paper.partition(".")[0] for paper in cheap[:surplus]]
        return ("discard", tuple((name, kinds.count(name)) for name in held(g, seat) if name in kinds))


def _concerned(g: Civ, seat: Seat) -> bool:
    """Asks whoever might hold a black calamity as far as others can tell, so that the question betrays nothing."""
    player = g.players[seat]
    return len(player.hand) > KEEP or (player.dark and bool(player.hand))


def _unlucky(g: Civ, seat: Seat) -> int:
    return sum(number for name, number in held(g, seat).items() if name in CALAMITIES)


def _ask_cards(g: Civ, seat: Seat, surplus: int) -> Split:
    """Goods only as far as the limit demands, calamities freely (CIV-43.12-c, CIV-43.12-d)."""
    hand = {name: number for name, number in held(g, seat).items() if surplus or name in CALAMITIES}
    hint, left = [], surplus or 1
    for name, number in hand.items():
        if left:
            hint.append((name, min(left, number)))
            left -= hint[-1][1]
    ask = msg("civilization-ask-discards", surplus=surplus, keep=KEEP)
    most = max(surplus, _unlucky(g, seat))
    return Split(ask, tuple(map(kind_choice, hand)), tuple(hand.values()), surplus or 1, most, tuple(hint))


def _ready(cards: Parts, surplus: int) -> Node:
    goods = sum(number for name, number in cards if name not in CALAMITIES)
    unlucky = sum(number for name, number in cards if name in CALAMITIES)
    if goods > max(0, surplus - unlucky):
        raise Illegal(no("CIV-43.12-d", "civilization-no-idle-discard", most=max(0, surplus - unlucky)))
    return Ready(Given(cards), secret=True)
