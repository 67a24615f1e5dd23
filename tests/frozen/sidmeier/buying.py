"""What the gold goes into: guards first, then what brings most points for each gold."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Path
from rules.sidmeier.printed import ADVANCED, ARMIES, IMPROVEMENTS, MINIMUM, SETTLER, STANDARD, TECHNOLOGIES
from tests.frozen.sidmeier.claiming import wins
from tests.frozen.sidmeier.mind import Mind

ROUNDS = {False: (12, 9, 6, 3), True: (16, 12, 8, 5)}
"""Rounds that are left in each era of the standard and of the advanced game, more or less."""
A_GOLD = 0.06
"""What a gold is worth in points."""
THRIFT = 1.4
"""So many times better must be what is saved for."""


class Deal(Struct, frozen=True):
    """Something to buy: what it is worth for each gold, what it costs in all, and how it is bought."""

    worth: float
    cost: int
    path: Path


def arm(mind: Mind) -> Path | None:
    """The ship to the stars if it wins, and guards."""
    words = mind.keys("buy")
    if "alpha-centauri-colony-ship" in words and wins(mind, "colony-ship"):
        return ("buy", "alpha-centauri-colony-ship")
    return _guard(mind, words)


def shop(mind: Mind, verbs: list[str]) -> Path | None:
    """What brings most for its gold; nothing, where saving a round for something far better pays."""
    deals = sorted(_deals(mind, verbs), key=lambda deal: -deal.worth)
    bought = next((deal for deal in deals if deal.path and deal.cost <= mind.me.gold), None)
    dream = next((deal for deal in deals if deal.cost <= mind.me.gold + mind.me.income), None)
    if bought and dream and dream.worth > THRIFT * bought.worth and not mind.view.dawn and not mind.view.ending:
        return None
    return bought.path if bought else None


def learn(mind: Mind) -> Path:
    return ("research", max(mind.keys("research"), key=lambda name: _learning(mind, name)))


def thrive(mind: Mind) -> Path:
    return max(_growths(mind), key=lambda deal: deal.worth).path


def _guard(mind: Mind, words: list[str]) -> Path | None:
    """An army for the settlement in most danger; where there is one already, for half of the income."""
    armies = [word for word in words if word.split("-")[-1] in ARMIES]
    if not armies:
        return None
    word = max(armies, key=lambda word: word.endswith("cavalry"))
    area = max(mind.keys("buy", word), key=mind.need)
    spent = 2 * mind.me.gold < mind.me.income + MINIMUM or mind.count(ARMIES) > 2 * len(mind.homes)
    if spent and mind.own_strength(area):
        return None
    return ("buy", word, area, 1) if mind.can_be_saved(area) else None


def _deals(mind: Mind, verbs: list[str]) -> Iterator[Deal]:
    """Everything that could be bought now, and what could be with a little more gold."""
    if "found" in verbs:
        price = _price(mind, "village")
        yield from (Deal(9 + mind.site(area), price, ("found", area)) for area in mind.keys("found"))
    if "grow" in verbs:
        yield from _growths(mind)
    if "buy" in verbs:
        words = mind.keys("buy")
        yield from _settlers(mind, words)
        yield from _improvements(mind, words)
    if mind.view.stage == "purchase":
        yield from _technologies(mind, verbs)


def _growths(mind: Mind) -> Iterator[Deal]:
    advanced = mind.view.advanced
    for area in mind.keys("grow"):
        home = mind.areas[area].settlement
        assert home is not None
        cost = ADVANCED["growth"][0] if advanced else STANDARD["growth"][home.size - 1]
        more = 1.2 if not advanced else (2.0 if home.resource else 1.0) * (2 if home.productive else 1)
        yield Deal((1 + _later(mind, more)) / cost, cost, ("grow", area))


def _settlers(mind: Mind, words: list[str]) -> Iterator[Deal]:
    """While there is land."""
    if SETTLER not in words or _land_left(mind) <= mind.count((SETTLER,)):
        return
    area = max(mind.keys("buy", SETTLER), key=lambda area: _openness(mind, area))
    cost = _price(mind, "settler")
    worth = 2 + _later(mind, 5.0 if mind.view.advanced else 2.0 + 0.5 * len(mind.me.technologies))
    if _openness(mind, area) > 0:
        yield Deal(worth / (cost + _price(mind, "village")), cost, ("buy", SETTLER, area, 1))


def _improvements(mind: Mind, words: list[str]) -> Iterator[Deal]:
    """Those that serve somebody."""
    for word in words:
        if word in IMPROVEMENTS and not mind.view.dawn:
            cost = _price(mind, "improvement")
            yield Deal(4 * A_GOLD * _serves(mind, word) / cost, cost, ("buy", word))


def _technologies(mind: Mind, verbs: list[str]) -> Iterator[Deal]:
    open_to_me = mind.keys("research") if "research" in verbs else []
    for ware in mind.view.market:
        path = ("research", ware.name) if ware.name in open_to_me else ()
        yield Deal(_learning(mind, ware.name) / (ware.price + 5), ware.price, path)


def _price(mind: Mind, row: str) -> int:
    return (ADVANCED if mind.view.advanced else STANDARD)[row][mind.view.era - 1]


def _later(mind: Mind, gold: float) -> float:
    """What so much more income is worth to the end of the game; the poor earn ten anyway."""
    rounds = ROUNDS[mind.view.advanced][mind.view.era - 1]
    return gold * rounds * A_GOLD * (1.0 if mind.me.income > MINIMUM else 0.6) * (not mind.view.ending)


def _openness(mind: Mind, area: str) -> float:
    """Free land around."""
    return sum(max(0.0, mind.site(near)) for near in mind.safe(area, 3))


def _land_left(mind: Mind) -> int:
    """Regions in reach that could bear a village, but never more than a few at a time."""
    near = {far for home in mind.homes for far in mind.safe(home, 3)}
    return min(3, sum(mind.site(area) > 0 for area in near))


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
    return 2 + _later(mind, len(set(mind.me.cards)) + 1.0) + 3 * (wonder and len(era) < 2)


def _worth_of_technology(name: str) -> float:
    """The points of its wonders, and a little for everything else (advanced rules)."""
    card = TECHNOLOGIES[name]
    leads = sum(name in other.needs for other in TECHNOLOGIES.values())
    goods = 0.5 * bool(card.unit) + 0.8 * bool(card.improvement) + 2.0 * bool(card.size)
    return 1.0 + 2.5 * len(card.wonders) + 4.0 * card.seminal + goods + 0.3 * leads
