"""Set-up: stacks, the order of choice, and the choice of nations."""

from msgspec import Struct

from rules.civilization.board import area_name
from rules.civilization.papers import is_calamity
from rules.civilization.printed import (
    CIVILIZATION,
    NATIONS,
    STACKS,
    Paper,
    all_papers,
    nation_name,
    stack_of,
)
from rules.civilization.state import SMALL, Civ, Player, add, everything, setup_of
from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no

EVERY_NATION = tuple(Choice(nation, nation_name(nation)) for nation in NATIONS)


class Chosen(Struct, frozen=True):
    """A nation for a player."""

    nation: str


class Nations(Step[Civ]):
    """Players choose their nations one after the other."""

    queue: list[Seat]

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(self.queue[:1])

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-nation"), (Choice("nation", msg("civilization-verb-nation")),))
            case (_,):
                free = tuple(_choice(g, nation) for nation in setup_of(g).starts if _refusal(g, nation) is None)
                return One(msg("civilization-ask-nation"), free, lambda nation: _refusal(g, nation), EVERY_NATION)
            case (_, str(nation)):
                return Ready(Chosen(nation))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Chosen) -> None:
        start = setup_of(t.g).starts[action.nation]
        t.g.players[seat].nation = action.nation
        add(t.g, seat, start, 1)  # CIV-42-m
        self.queue.pop(0)
        name = nation_name(action.nation)
        t.tell(msg("civilization-chose", who=Who(seat), nation=name, area=area_name(start)))


def lay_out(t: Turn[Civ]) -> Nations:
    """Everything on its place before nations are chosen."""
    g = t.g
    g.players = [Player() for _ in range(g.seats)]
    if g.variant in SMALL:
        return Nations(_by_lot(t))
    g.shop = {card: printed.copies for card, printed in CIVILIZATION.items()}
    g.shop["mysticism"] = setup_of(g).mysticism if g.variant == "full" else 0  # CIV-42-n, CIV-73-c
    g.stacks = [_stack(t, number) for number in range(1, STACKS + 1)]
    return Nations(_by_card(t))


def _stack(t: Turn[Civ], number: int) -> list[Paper]:
    """Goods shuffled, the calamity under them (CIV-42-a); the top card is the last."""
    papers = [paper for paper in all_papers() if stack_of(paper) == number]
    goods = [paper for paper in papers if not is_calamity(paper)]
    t.tape.shuffle(goods)
    return [paper for paper in papers if is_calamity(paper)] + goods


def _by_card(t: Turn[Civ]) -> list[Seat]:
    """A card of each of the first stacks is dealt; the highest chooses first (CIV-42-c, CIV-42-d)."""
    dealt = list(range(1, t.g.seats + 1))
    t.tape.shuffle(dealt)
    for seat, value in enumerate(dealt):
        t.tell(msg("civilization-dealt", who=Who(seat), value=value))
    return sorted(range(t.g.seats), key=lambda seat: -dealt[seat])


def _by_lot(t: Turn[Civ]) -> list[Seat]:
    order = list(range(t.g.seats))
    t.tape.shuffle(order)
    t.tell(msg("civilization-lot", who=Who(order[0])))
    return order


def _refusal(g: Civ, nation: str) -> Msg | None:
    if nation not in NATIONS:
        return None
    if nation not in setup_of(g).starts:
        return no("CIV-42-g", "civilization-no-nation-here", nation=nation_name(nation), players=g.seats)
    if any(player.nation == nation for player in g.players):
        return no("CIV-42-f", "civilization-no-nation-twice", nation=nation_name(nation))
    return None


def _choice(g: Civ, nation: str) -> Choice:
    start = setup_of(g).starts[nation]
    note = msg("civilization-start", area=area_name(start), tokens=everything(g))
    return Choice(nation, nation_name(nation), note, start)
