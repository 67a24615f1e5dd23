"""What stock and treasury are used for: taxes, ships, cities, gold."""

from collections import Counter
from collections.abc import Iterator

from rules.civilization.board import HARBOURS
from rules.civilization.shipyard import PRICE, UPKEEP
from rules.kernel import Count, Path, Ready
from service.agents.civilization.meetings import goals
from service.agents.civilization.mind import Mind, keys
from service.agents.civilization.moving import crossing, serves

LEVY, CREW = 3.0, 8
"""What a ship must bring that is paid with people, and how many people there must be."""


def tax(mind: Mind) -> Path:
    """As much as the stock bears."""
    cities = len(mind.me.cities)
    if mind.me.stock < 2 * cities:
        return ("tax", 1)
    return ("tax", 3 if mind.me.stock >= 3 * cities + mind.temper.plenty else 2)


def ship(mind: Mind) -> Path | None:
    """Keeps and builds ships that bring people to better land, or where taxes will need what the treasury holds."""
    rich = bool(mind.me.cities) and mind.taxable(mind.me.treasury) < mind.temper.slack and not mind.hoards()
    if "keep" in mind.keys("ship"):
        useful = [name for name, ship in mind.ships.items() if rich or serves(mind, ship, UPKEEP)]
        return _keep(mind, useful or (list(mind.ships) if _is_wanted(mind) else []))
    luxury = rich and mind.me.treasury >= PRICE
    if not luxury and (mind.ships or not _is_wanted(mind)):
        return None
    best = max(mind.keys("ship", "build"), key=lambda harbour: crossing(mind, harbour))
    return _lowest(mind, ("ship", "build", best)) if luxury or crossing(mind, best) > LEVY else None


def _is_wanted(mind: Mind) -> bool:
    """Whether people wait somewhere for whom a ship would be built: who gives one up then builds it anew."""
    harbours = (harbour for area in mind.mine for harbour in mind.chart.ports[area])
    return mind.me.board >= CREW and any(crossing(mind, harbour) > LEVY for harbour in harbours)


def _keep(mind: Mind, names: list[str]) -> Path:
    """The treasury pays, then people of the area; whoever cannot be paid is given up."""
    people = Counter(mind.mine)
    paid, levied = names[: mind.me.treasury], list[str]()
    for name in names[mind.me.treasury :]:
        area = HARBOURS[mind.ships[name].harbour]
        if people[area] > UPKEEP:
            people[area] -= UPKEEP
            levied.append(name)
    path: Path = ("ship", "keep", tuple(name for name in names if name in paid or name in levied))
    node = mind.ask(path)
    return path if isinstance(node, Ready) else (*path, _payers(mind, keys(node), levied))


def _payers(mind: Mind, offered: list[str], levied: list[str]) -> tuple[str, ...]:
    """As many ships at the same places, out of those of which the question says that people can pay for them."""
    due = Counter(HARBOURS[mind.ships[name].harbour] for name in levied)
    chosen = list[str]()
    for name in offered:
        area = HARBOURS[mind.ships[name].harbour]
        if due[area]:
            due[area] -= 1
            chosen.append(name)
    return tuple(chosen)


def build(mind: Mind) -> Iterator[Path]:
    """The best place first, as long as taxes can be paid for one more."""
    places = mind.keys("build")
    for goal in goals(mind):
        if goal.target in places:
            yield ("build", goal.target)
    yield ("end",)


def gold(mind: Mind) -> Path | None:
    """A use for a treasury that would starve the stock."""
    short = mind.me.stock < 2 * len(mind.me.cities) + 8
    return ("buy-gold",) if short and not mind.hoards() else None


def _lowest(mind: Mind, path: Path) -> Path:
    """Gives as few tokens of the board as may be."""
    node = mind.ask(path)
    return (*path, node.lo) if isinstance(node, Count) else path
