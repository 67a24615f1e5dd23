"""Where people begin, and where they go by land and by sea."""

from rules.civilization.board import AREAS, HARBOURS, Area
from rules.civilization.building import price
from rules.civilization.sailing import HOLD
from rules.kernel import Count, Path
from tests.frozen.civilization.mind import Mind

THIN = 10
"""A stock that lets little grow."""
NATIONS = ("africa", "crete", "egypt", "asia", "assyria", "thrace", "babylon", "illyria", "italy")
"""The most welcome first."""


def nation(mind: Mind) -> Path:
    free = mind.keys("nation")
    return ("nation", next(name for name in NATIONS if name in free))


def move(mind: Mind) -> Path | None:
    """Six to a site, else one step into free land."""
    return _gather(mind) or _spread(mind)


def sail(mind: Mind) -> Path | None:
    """Carries what is too many to a free coast."""
    for name in mind.keys("sail"):
        area = name.partition(".")[0]
        extra = min(HOLD, mind.surplus(area), mind.fresh.get(area, 0))
        coasts = {harbour: HARBOURS[harbour] for harbour in mind.keys("sail", name)}
        targets = [harbour for harbour, coast in coasts.items() if mind.room(coast) > 0 and coast != area]
        if extra > 0 and targets:
            best = max(targets, key=lambda harbour: _charm(mind, coasts[harbour]))
            return _cargo(mind, ("sail", name, best), min(extra, mind.room(coasts[best])))
    return None


def _cargo(mind: Mind, path: Path, number: int) -> Path:
    """Takes so many aboard and lands them all."""
    node = mind.ask(path)
    while isinstance(node, Count):
        path = (*path, min(number, node.hi) if len(path) == 3 else node.hi)
        node = mind.ask(path)
    return path


# To a city


def _gather(mind: Mind) -> Path | None:
    """Those who have the shortest way to a city; where there is no site, twelve meet."""
    sources = set(mind.keys("move"))
    near = {other for area in sources for other in (*AREAS[area].land, area)}
    plans = [plan for site in near if (plan := _plan(mind, site, sources)) is not None]
    if not plans:
        return None
    _, source, site, number = min(plans)
    return ("move", source, site, number) if site in mind.keys("move", source) else None


def _plan(mind: Mind, site: Area, sources: set[Area]) -> tuple[int, Area, Area, int] | None:
    """How enough could meet: how many would have to come, and the first move."""
    need = price(site) - mind.mine.get(site, 0)
    if need <= 0 or site in mind.cities or site in mind.foreign:
        return None
    givers = [area for area in AREAS[site].land if area in sources and not mind.is_reserved(area)]
    give = {area: _spare(mind, area) for area in givers}
    if sum(give.values()) < need or not mind.can_support(site, _left(mind, give, need)):
        return None
    first = max(givers, key=lambda area: (mind.surplus(area), give[area]))
    return need, first, site, min(give[first], need)


def _spare(mind: Mind, area: Area) -> int:
    keep = 0 if area in mind.cities or mind.me.stock < THIN else 1
    return max(0, min(mind.fresh.get(area, 0), mind.mine.get(area, 0) - keep))


def _left(mind: Mind, give: dict[Area, int], need: int) -> dict[Area, int]:
    """Who stays at home when so many go."""
    left = dict(mind.mine)
    for area, number in sorted(give.items(), key=lambda row: -mind.surplus(row[0])):
        taken = min(number, need)
        left[area] -= taken
        need -= taken
    return left


# Into free land


def _spread(mind: Mind) -> Path | None:
    """Colonists, as long as those at home can still be taxed."""
    if mind.me.cities and mind.taxable() < 1:
        return None
    for source in mind.keys("move"):
        if mind.fresh.get(source, 0) < mind.mine[source]:
            continue  # others have come here just now; nobody walks in circles
        extra = min(mind.surplus(source), mind.fresh[source])
        targets = [area for area in mind.keys("move", source) if _is_worth_settling(mind, source, area)]
        if extra > 0 and targets:
            best = max(targets, key=lambda area: _charm(mind, area))
            return ("move", source, best, max(1, min(extra, mind.room(best))))
    return None


def _is_worth_settling(mind: Mind, source: Area, area: Area) -> bool:
    """Free land; what can be fed at home leaves it only for land with fewer people."""
    if mind.room(area) <= 0:
        return False
    if mind.view.variant == "nomads" and not mind.mine.get(area):
        return True
    crowded = mind.mine.get(source, 0) > mind.limit(source)
    return crowded or mind.mine.get(area, 0) + 1 < mind.mine.get(source, 0)


def _charm(mind: Mind, area: Area) -> tuple[int, int]:
    """Empty land first, sites and fertile land before others."""
    return (mind.room(area) if not mind.mine.get(area) else 0) + bool(AREAS[area].site), AREAS[area].limit
