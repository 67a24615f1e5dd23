"""What the gold goes into: what brings most points for each gold."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Count, Path
from rules.sidmeier.board import COAST, LAND, SEA
from rules.sidmeier.printed import ARMIES, COLONY_SHIP, FLEETS, IMPROVEMENTS, MODERN, SETTLER, TECHNOLOGIES
from service.agents.sidmeier.claiming import ending, wins
from service.agents.sidmeier.mind import Mind
from service.agents.sidmeier.sailing import distance, is_stranded, overseas, room
from service.agents.sidmeier.war import chance, is_safe_without, spare, strike
from service.agents.sidmeier.worth import later, settlement, tariff

A_CAMPAIGN = 3
"""Armies bought for one attack at most."""
A_GARRISON = 2
"""Armies that guard a settlement at most, beyond one for each step of its size: more cost more than they keep."""
A_DANGER = 0.1
"""A chance to lose a settlement that is worth a guard."""
A_CROWD = 3
"""Settlers on their way at most."""


class Deal(Struct, frozen=True):
    """Something to buy: what it is worth for each gold, what it costs in all, and how it is bought."""

    worth: float
    cost: int
    path: Path


def launch(mind: Mind) -> Path | None:
    """The ship to the stars if it wins."""
    if COLONY_SHIP in mind.keys("buy") and wins(mind, "colony-ship"):
        return ("buy", COLONY_SHIP)
    return None


def shop(mind: Mind, verbs: list[str]) -> Path | None:
    """What brings most for its gold; nothing, where saving a round for something far better pays."""
    deals = sorted(_deals(mind, verbs), key=lambda deal: -deal.worth)
    bought = next((deal for deal in deals if deal.path and deal.cost <= mind.me.gold), None)
    dream = next((deal for deal in deals if deal.cost <= mind.me.gold + mind.me.income), None)
    if (
        bought
        and dream
        and dream.worth > mind.temper.thrift * bought.worth
        and not mind.view.dawn
        and not mind.view.ending
    ):
        return None
    return bought.path if bought else None


def learn(mind: Mind) -> Path:
    return ("research", max(mind.keys("research"), key=lambda name: _learning(mind, name)))


def thrive(mind: Mind) -> Path:
    return max(_growths(mind), key=lambda deal: deal.worth).path


def _army(words: list[str]) -> str:
    """The army to buy."""
    return max(
        (word for word in words if word.split("-")[-1] in ARMIES), key=lambda w: w.endswith("cavalry"), default=""
    )


def _deals(mind: Mind, verbs: list[str]) -> Iterator[Deal]:
    """Everything that could be bought now, and what could be with a little more gold."""
    if "found" in verbs:
        price = tariff(mind, "village")
        yield from (Deal(9 + mind.site(area), price, ("found", area)) for area in mind.keys("found"))
    if "grow" in verbs:
        yield from _growths(mind)
    if "buy" in verbs:
        words = mind.keys("buy")
        yield from _settlers(mind, words)
        yield from _ships(mind, words)
        yield from _guards(mind, words)
        yield from _campaigns(mind, words)
        yield from _improvements(mind, words)
    if mind.view.stage == "purchase":
        yield from _technologies(mind, verbs)


def _growths(mind: Mind) -> Iterator[Deal]:
    advanced = mind.view.advanced
    for area in mind.keys("grow"):
        home = mind.areas[area].settlement
        assert home is not None
        cost = tariff(mind, "growth", home.size)
        more = 1.2 if not advanced else (2.0 if home.resource else 1.0) * (2 if home.productive else 1)
        yield Deal((1 + later(mind, more)) / cost, cost, ("grow", area))


# Land


def _settlers(mind: Mind, words: list[str]) -> Iterator[Deal]:
    """While there is land; nobody lives long where the settlement is about to fall."""
    if SETTLER not in words or _land_left(mind) <= _wanderers(mind):
        return
    hopes = {area: _openness(mind, area) * (1 - mind.threat(area)) for area in mind.keys("buy", SETTLER)}
    area = max(hopes, key=lambda area: hopes[area])
    cost = tariff(mind, "settler")
    if hopes[area] > 0:
        worth = _village(mind) * (1 - mind.threat(area)) / (cost + tariff(mind, "village"))
        yield Deal(worth, cost, ("buy", SETTLER, area, 1))


def _ships(mind: Mind, words: list[str]) -> Iterator[Deal]:
    """One to carry settlers over the sea, where there is no land left on this side; some for a milestone."""
    word = next((word for word in words if word.split("-")[-1] in FLEETS), "")
    if not word:
        return
    cost = tariff(mind, "fleet")
    zones = mind.keys("buy", word)
    if (beyond := len(overseas(mind, zones))) and _is_crowded(mind) and not any(room(ship) for _, ship in mind.ships):
        number = min(A_CROWD, beyond)
        price = cost + number * (tariff(mind, "settler") + tariff(mind, "village"))
        zone = min(zones, key=lambda zone: _to_settlers(mind, zone))
        yield Deal(number * _village(mind) / price, cost, mind.first(("buy", word, zone)))
    for row in mind.view.milestones:
        missing = row.needed - row.reached[mind.seat]
        if row.name.endswith("fleets") and row.owner is None and missing > 0:
            yield Deal(mind.temper.wonder / (missing * cost), missing * cost, mind.first(("buy", word, zones[0])))


def _village(mind: Mind) -> float:
    """What one settlement more is worth."""
    return 2 + later(mind, 5.0 if mind.view.advanced else 2.0 + 0.5 * len(mind.me.technologies))


def _openness(mind: Mind, area: str) -> float:
    """Free land around, and beyond the sea where a ship is near."""
    ashore = sum(max(0.0, mind.prospect(near)) for near in mind.safe(area, 3))
    ports = [zone for zone, ship in mind.ships if room(ship) and _is_by(zone, area)]
    return ashore + sum(map(mind.prospect, overseas(mind, ports)))


def _land_left(mind: Mind) -> int:
    """Regions in reach that could bear a village and wait for a settler, but never more than a few at a time."""
    near = {far for far in mind.surroundings(3) if mind.prospect(far) > 0}
    ports = [zone for zone, ship in mind.ships if room(ship)]
    return min(A_CROWD, len(near.union(overseas(mind, ports))))


def _wanderers(mind: Mind) -> int:
    """Settlers that have found no land yet."""
    return mind.count((SETTLER,)) - sum(bool(mind.settlers(area)) and mind.prospect_here(area) > 0 for area in LAND)


def _is_crowded(mind: Mind) -> bool:
    """Whether feet lead nowhere any more."""
    return not any(mind.prospect(far) > 0 for far in mind.surroundings(3))


def _is_by(zone: str, area: str) -> bool:
    return any(distance(zone, port) <= 1 for port in COAST[area])


def _to_settlers(mind: Mind, zone: str) -> int:
    """How far a zone is from settlers without land."""
    waiting = [port for area in LAND if mind.settlers(area) and is_stranded(mind, area) for port in COAST[area]]
    return min((distance(zone, port) for port in waiting), default=len(SEA))


# War


def _campaigns(mind: Mind, words: list[str]) -> Iterator[Deal]:
    """Just as many armies as it takes to conquer a weak neighbour in the next round."""
    word = _army(words)
    if not word or mind.view.ending:
        return
    cost = tariff(mind, "army")
    for area in mind.keys("buy", word):
        for goal in LAND[area]:
            home = mind.areas[goal].settlement
            if not home or home.owner == mind.seat or not is_safe_without(mind, area, 0, goal):
                continue  # recruits would have to stay as guards
            if number := _levy(mind, area, goal, cost):
                odds = chance(mind, goal, (*strike(mind, goal), *(mind.recruit,) * number))
                won = odds * mind.temper.spoils * settlement(mind, goal)
                yield Deal(won / (number * cost), number * cost, ("buy", word, area, number))


def _guards(mind: Mind, words: list[str]) -> Iterator[Deal]:
    """Armies that keep a settlement from falling."""
    word = _army(words)
    cost = tariff(mind, "army")
    for area in mind.keys("buy", word) if word and not mind.view.ending else ():
        peril, value = mind.peril(area), settlement(mind, area)
        most = min(_recruits(mind, area, cost), A_GARRISON + mind.size(area) - mind.armies(area)) if peril else 0
        for number in range(1, 1 + most):
            saved = peril - mind.peril(area, (mind.recruit,) * number)
            if saved > A_DANGER:
                worth = mind.temper.hostility * saved * value / (number * cost)
                yield Deal(worth, number * cost, ("buy", word, area, number))


def _recruits(mind: Mind, area: str, cost: int) -> int:
    """How many armies can be bought there at once."""
    home = mind.areas[area].settlement
    assert home is not None
    return min(A_CAMPAIGN, mind.me.gold // cost, home.room if mind.view.advanced else A_CAMPAIGN)


def _levy(mind: Mind, area: str, goal: str, cost: int) -> int:
    """How many armies more it takes; none if it cannot be done, or is done already."""
    most, ready = _recruits(mind, area, cost), strike(mind, goal)
    if chance(mind, goal, ready) > mind.temper.bold:
        return 0
    enough = (n for n in range(1, most + 1) if chance(mind, goal, (*ready, *(mind.recruit,) * n)) > mind.temper.bold)
    return next(enough, 0)


def dismiss(mind: Mind) -> Path | None:
    """Units of past eras are sold where newer ones stand, unless a military triumph might count them."""
    if mind.view.length == "long" and mind.view.era == MODERN:
        return None
    for area in mind.keys("sell"):
        for word in mind.keys("sell", area):
            newer = any(stack.era == mind.view.era and stack.kind in ARMIES for stack in mind.own(area))
            idle = len(LAND) if word.split("-")[-1] in FLEETS else spare(mind, area, "")
            if newer and idle:
                node = mind.ask(("sell", area, word))
                assert isinstance(node, Count)
                return ("sell", area, word, min(node.hi, idle))
    return None


# Cards


def _improvements(mind: Mind, words: list[str]) -> Iterator[Deal]:
    """Those that serve somebody."""
    for word in words:
        if word in IMPROVEMENTS and not mind.view.dawn:
            cost = tariff(mind, "improvement")
            yield Deal(4 * mind.temper.gold * _serves(mind, word) / cost, cost, ("buy", word))


def _technologies(mind: Mind, verbs: list[str]) -> Iterator[Deal]:
    open_to_me = mind.keys("research") if "research" in verbs else []
    for ware in mind.view.market:
        path = ("research", ware.name) if ware.name in open_to_me else ()
        worth = _learning(mind, ware.name) + ending(mind, ware.name)
        if worth > 0:
            yield Deal(worth / (ware.price + 5), ware.price, path)


def _serves(mind: Mind, improvement: str) -> float:
    """How much more the best settlement that is left for it would earn."""
    own = [home for area in mind.homes if (home := mind.areas[area].settlement)]
    if IMPROVEMENTS[improvement].gears:
        return max((float(home.gold) for home in own if not home.productive), default=0.0)
    return 2.0 * any(not home.happy for home in own)


def _learning(mind: Mind, name: str) -> float:
    """A technology in points."""
    if mind.view.advanced:
        return _worth_of_technology(name)
    era = [known for known in mind.me.technologies if TECHNOLOGIES[known].era == mind.view.era]
    wonder = any(row.owner is None and row.name.endswith("technologies") for row in mind.view.milestones)
    return 2 + later(mind, len(set(mind.me.cards)) + 1.0) + mind.temper.wonder * (wonder and len(era) < 2)


def _worth_of_technology(name: str) -> float:
    """The points of its wonders, and a little for everything else (advanced rules)."""
    card = TECHNOLOGIES[name]
    leads = sum(name in other.needs for other in TECHNOLOGIES.values())
    goods = 0.5 * bool(card.unit) + 0.8 * bool(card.improvement) + 2.0 * bool(card.size)
    return 1.0 + 2.5 * len(card.wonders) + 4.0 * card.seminal + goods + 0.3 * leads
