"""Buildings: paying for them, and the points they bring at once."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from rules.kernel import Choice, Illegal, Msg, Node, One, Path, Ready, Seat, Split, Step, Turn, Who, msg, no, parts
from rules.stoneage.printed import BUILDINGS, RESOURCES, Building, building_name, bundle
from rules.stoneage.resources import (
    CARD_GIVES,
    DECLINE,
    PAY,
    Decline,
    Parts,
    Pay,
    Spend,
    ask_spend,
    ask_split,
    counts,
    pay,
    settle_first,
    spend,
    spending,
    worth,
)
from rules.stoneage.state import StoneAge, building_at, choice_card


class Constructing(Step[StoneAge]):
    """A person stands on a building: it is paid for, or it stays."""

    seat: Seat
    place: str

    def waiting(self, g: StoneAge) -> tuple[Seat, ...]:
        player, building = g.players[self.seat], self._building(g)
        extra = CARD_GIVES if choice_card(player) else 0
        return (self.seat,) if missing(building, player.resources) <= extra else ()

    def ask(self, g: StoneAge, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                ask = msg("stoneage-ask-building", building=building_name(building_at(g, self.place)))
                return One(ask, self._verbs(g), lambda word: self._why(g, word))
            case ("spend", *_):
                return ask_spend(path)
            case ("decline",):
                return Ready(Decline())
            case (_,):
                return _ask_payment(self._building(g), g.players[seat].resources)
            case (_, paid):
                return Ready(Pay(_checked(self._building(g), parts(paid))))
        raise AssertionError(path)

    def play(self, t: Turn[StoneAge], seat: Seat, action: Pay | Decline | Spend) -> None:
        match action:
            case Spend():
                spend(t, seat, action)
            case Decline():
                self.proceed(t)
            case Pay(resources):
                self._build(t, resources)
                t.done()

    def proceed(self, t: Turn[StoneAge]) -> None:
        """Not paid for: the building stays."""
        name = building_name(building_at(t.g, self.place))
        t.tell(msg("stoneage-building-left", who=Who(self.seat), number=self._number(), building=name))
        t.done()

    def default(self, g: StoneAge, seat: Seat) -> Path:
        dearest = best_payment(self._building(g), g.players[seat].resources)
        return ("pay", dearest) if dearest else ("decline",)

    def _number(self) -> int:
        return int(self.place[-1])

    def _building(self, g: StoneAge) -> Building:
        return BUILDINGS[building_at(g, self.place)]

    def _verbs(self, g: StoneAge) -> tuple[Choice, ...]:
        can_pay = not missing(self._building(g), g.players[self.seat].resources)
        return (*((PAY,) if can_pay else ()), DECLINE, *spending(g, self.seat))

    def _why(self, g: StoneAge, word: str) -> Msg | None:
        if word == "pay":
            return no("SA-BLD-01", "stoneage-no-means", building=building_name(building_at(g, self.place)))
        return settle_first(word)

    def _build(self, t: Turn[StoneAge], resources: Parts) -> None:
        player, stack = t.g.players[self.seat], t.g.stacks[self._number() - 1]
        paid = pay(player, resources)
        points = BUILDINGS[stack[-1]].points or worth(paid)  # SA-BLD-23
        player.score += points
        player.buildings.append(stack.pop())  # SA-BLD-04
        t.tell(msg("stoneage-built", who=Who(self.seat), number=self._number(), paid=bundle(paid), points=points))
        t.tell(msg("stoneage-turned-up", building=building_name(stack[-1])) if stack else msg("stoneage-stack-empty"))


def missing(building: Building, stock: Sequence[int]) -> int:
    """How many more resources, of kinds that the player may choose, it takes to pay."""
    if building.cost:
        return sum([need - there for need, there in zip(building.cost, stock, strict=True) if need > there])
    if not building.kinds:
        return max(0, building.least - sum(stock))
    return min([_missing_of(building, [stock[kind] for kind in kinds]) for kinds in _kinds(building.kinds)])


def best_payment(building: Building, stock: Sequence[int]) -> Parts | None:
    """The legal payment of most points; None where there is none."""
    if missing(building, stock):
        return None
    if building.cost:
        return _named(building.cost)
    if not building.kinds:
        return _dearest(stock, min(building.most, sum(stock)))
    return max(_ways(building, stock), key=lambda way: worth(counts(way)))


def _ask_payment(building: Building, stock: Sequence[int]) -> Split:
    if building.cost:
        total = sum(building.cost)  # SA-BLD-07
        return ask_split(msg("stoneage-ask-pay-fixed", cost=bundle(building.cost)), building.cost, total, total)
    most = min(building.most, sum(stock))
    hint = best_payment(building, stock)
    if building.kinds:
        ask = msg("stoneage-ask-pay-kinds", number=building.least, kinds=building.kinds)
    else:
        ask = msg("stoneage-ask-pay-any", least=building.least, most=most)
    return ask_split(ask, stock, building.least, most, hint)


def _checked(building: Building, paid: Parts) -> Parts:
    if building.kinds and len(paid) != building.kinds:
        raise Illegal(no("SA-BLD-22", "stoneage-no-kinds", kinds=building.kinds, number=len(paid)))
    return paid


@cache
def _kinds(number: int) -> list[tuple[int, ...]]:
    """The ways to choose the kinds of a building."""
    return list(combinations(range(len(RESOURCES)), number))


def _missing_of(building: Building, held: list[int]) -> int:
    """What lacks when exactly these kinds are to be paid: one of each at least, and all of them together."""
    return max(held.count(0), building.least - sum(held))


def _ways(building: Building, stock: Sequence[int]) -> list[Parts]:
    """For every choice of kinds that can pay: one of each, the rest of the dearest."""
    found = []
    for kinds in _kinds(building.kinds):
        if not _missing_of(building, [stock[kind] for kind in kinds]):
            ones = [int(kind in kinds) for kind in range(len(RESOURCES))]
            left = [stock[kind] - 1 if kind in kinds else 0 for kind in range(len(RESOURCES))]
            rest = counts(_dearest(left, building.least - len(kinds)))
            found.append(_named([a + b for a, b in zip(ones, rest, strict=True)]))
    return found


def _dearest(stock: Sequence[int], number: int) -> Parts:
    taken = [0] * len(RESOURCES)
    for kind in reversed(range(len(RESOURCES))):
        taken[kind] = min(stock[kind], number)
        number -= taken[kind]
    return _named(taken)


def _named(resources: Sequence[int]) -> Parts:
    return tuple([(kind, number) for kind, number in zip(RESOURCES, resources, strict=True) if number])
