"""What stock and treasury are used for: taxes, ships, cities, gold."""

from rules.civilization.board import AREAS, HARBOURS
from rules.kernel import Count, Path
from tests.frozen.civilization.mind import SLACK, Mind


def tax(mind: Mind) -> Path:
    return ("tax", 1 if mind.me.stock < 2 * len(mind.me.cities) else 2)


def ship(mind: Mind) -> Path | None:
    """Keeps and builds ships where land is short, or where the treasury holds what taxes will need."""
    rich = bool(mind.me.cities) and mind.taxable() < SLACK
    if "keep" in mind.keys("ship"):
        names = tuple(mind.keys("ship", "keep"))[: mind.me.treasury] if rich or _is_crowded(mind) else ()
        return mind.walk(("ship", "keep", names))
    if rich and mind.me.treasury > 1:
        return _lowest(mind, ("ship", "build", mind.keys("ship", "build")[0]))
    return None if mind.me.ship_pieces < 4 or not _is_crowded(mind) else _shipyard(mind)


def build(mind: Mind) -> Path | None:
    """As long as taxes can be paid for one more."""
    if mind.taxable() < 1 and len(mind.me.cities) > 2:
        return None
    return ("build", mind.keys("build")[0])


def gold(mind: Mind) -> Path | None:
    """A use for a treasury that would starve the stock."""
    return ("buy-gold",) if mind.me.stock < 2 * len(mind.me.cities) + 8 else None


def _is_crowded(mind: Mind) -> bool:
    """No free land next to own land."""
    near = {other for area in mind.mine for other in AREAS[area].land}
    return all(mind.room(area) <= 0 for area in near) and bool(mind.mine)


def _lowest(mind: Mind, path: Path) -> Path:
    """Gives as few tokens of the board as may be."""
    node = mind.ask(path)
    return (*path, node.lo) if isinstance(node, Count) else path


def _shipyard(mind: Mind) -> Path | None:
    """On the sea where most live."""
    people = {harbour: mind.mine.get(HARBOURS[harbour], 0) for harbour in mind.keys("ship", "build")}
    sites = [harbour for harbour in people if people[harbour] > 2 and AREAS[HARBOURS[harbour]].sea]
    return mind.walk(("ship", "build", max(sites, key=lambda harbour: people[harbour]))) if sites else None
