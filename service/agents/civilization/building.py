"""What stock and treasury are used for: taxes, ships, cities, gold."""

from rules.civilization.shipyard import PRICE, UPKEEP
from rules.kernel import Count, Path
from service.agents.civilization.land import goals
from service.agents.civilization.mind import Mind
from service.agents.civilization.moving import crossing

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
        names = [name for name, ship in mind.ships.items() if rich or crossing(mind, ship.harbour) > UPKEEP]
        return mind.walk(("ship", "keep", tuple(names[: mind.me.treasury])))
    levy, luxury = mind.me.board >= CREW and not mind.ships, rich and mind.me.treasury >= PRICE
    if not levy and not luxury:
        return None
    gains = {harbour: crossing(mind, harbour) for harbour in mind.keys("ship", "build")}
    best = max(gains, key=lambda harbour: gains[harbour])
    return _lowest(mind, ("ship", "build", best)) if luxury or gains[best] > LEVY else None


def build(mind: Mind) -> Path | None:
    """The best place first, as long as taxes can be paid for one more."""
    places = mind.keys("build")
    best = next((goal.target for goal in goals(mind) if goal.target in places), None)
    return ("build", best) if best else None


def gold(mind: Mind) -> Path | None:
    """A use for a treasury that would starve the stock."""
    short = mind.me.stock < 2 * len(mind.me.cities) + 8
    return ("buy-gold",) if short and not mind.hoards() else None


def _lowest(mind: Mind, path: Path) -> Path:
    """Gives as few tokens of the board as may be."""
    node = mind.ask(path)
    return (*path, node.lo) if isinstance(node, Count) else path
