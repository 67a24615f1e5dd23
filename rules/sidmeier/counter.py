"""How purchases are offered, and why some are not."""

from rules.kernel import Choice, Msg, Seat, Who, msg, no
from rules.sidmeier.board import AREAS, Area, area_name
from rules.sidmeier.gifts import unplaced
from rules.sidmeier.growth import no_growth
from rules.sidmeier.lore import technology_about
from rules.sidmeier.market import Ware, fee, figure_ware, growth_price, no_colony_ship, no_improvement, spots
from rules.sidmeier.printed import (
    ARMIES,
    COLONY_SHIP,
    FIGURES,
    FLEETS,
    IMPROVEMENTS,
    SETTLER,
    TECHNOLOGIES,
    UNITS,
    described,
    improvement_name,
    size_name,
    technology_name,
    unit_name,
    wonder_name,
)
from rules.sidmeier.state import World, homes, new_era, sort_key, sort_name
from rules.sidmeier.technologies import gifts_of, not_for_sale, price

_FIGURE_WORDS = {unit: sort_key(kind, era) for kind, row in FIGURES.items() for era, unit in enumerate(row, 1)}
"""Units of the standard game; of those that serve in two eras the later."""
EVERY_TECHNOLOGY = tuple(Choice(name, technology_name(name)) for name in TECHNOLOGIES)
EVERY_WARE = (
    Choice(SETTLER, unit_name(SETTLER)),
    *(Choice(sort_key(unit.kind, unit.era), unit_name(name)) for name, unit in UNITS.items()),
    *(Choice(name, improvement_name(name)) for name in IMPROVEMENTS),
    Choice(COLONY_SHIP, wonder_name(COLONY_SHIP)),
)
"""Whatever is for sale at some time in the advanced game."""
EVERY_FIGURE = (
    Choice(SETTLER, unit_name(SETTLER)),
    *(Choice(word, unit_name(unit)) for unit, word in _FIGURE_WORDS.items()),
)
"""The same in the standard game."""


def growth_choice(g: World, area: Area) -> Choice:
    name = described(area_name(area), cost_note(growth_price(g, area)))
    return Choice(area, name, size_name(g.settlements[area].size + 1), area)


def technology_choice(g: World, seat: Seat, name: str) -> Choice:
    """With its price, and a warning where free figures that come with it would find no room."""
    cost = price(g, seat, name)
    if not g.advanced:
        return Choice(name, described(technology_name(name), cost_note(cost)))
    lost = unplaced(g, seat, gifts_of(g, name))
    fact = msg("sidmeier-cost-crowded", gold=cost, lost=lost) if lost else cost_note(cost)
    return Choice(name, described(technology_name(name), fact), technology_about(name))


def ware_choice(g: World, seat: Seat, ware: Ware) -> Choice:
    """With its price, and to whom a part of it goes."""
    owner, gold = fee(g, seat, ware)
    note = msg("sidmeier-cost-fee", fee=gold, who=Who(owner)) if gold else None
    return Choice(ware.word, described(_ware_name(g, ware), cost_note(ware.price)), note)


def _ware_name(g: World, ware: Ware) -> Msg:
    if ware.kind:
        return sort_name(g, ware.kind, new_era(g, ware.kind, g.era))
    return wonder_name(ware.word) if ware.word == COLONY_SHIP else improvement_name(ware.word)


def why_no_ware(g: World, seat: Seat, word: str) -> Msg | None:
    poor = no("SM-S-BUY-01", "sidmeier-too-poor", gold=g.players[seat].gold)
    if word in IMPROVEMENTS and g.advanced:
        return no_improvement(g, seat, word) or poor
    if word == COLONY_SHIP and g.advanced:
        return no_colony_ship(g) or poor
    kind = word.rpartition("-")[2]
    if kind not in (*ARMIES, *FLEETS, "aircraft", SETTLER):
        return None
    ware = figure_ware(g, kind)
    if ware is None or ware.word != word:
        return no("SM-A-BUY-28" if g.advanced else "SM-S-BUY-09", "sidmeier-no-unit")
    return no("SM-A-BUY-36", "sidmeier-no-room") if not spots(g, seat, kind) else poor


def why_nothing_grows(g: World, seat: Seat) -> Msg:
    """The reason that all settlements have in common, if they have one."""
    reasons = [no_growth(g, area) for area in homes(g, seat)]
    common = reasons[0] if all(reason == reasons[0] for reason in reasons) else None
    return common or no("SM-B-BUY-17", "sidmeier-no-growth")


def why_no_growth(g: World, seat: Seat, word: str) -> Msg | None:
    if word not in AREAS:
        return None
    if word not in homes(g, seat):
        return no("SM-B-BUY-17", "sidmeier-not-yours", area=area_name(word))
    return no_growth(g, word) or no("SM-S-BUY-01", "sidmeier-too-poor", gold=g.players[seat].gold)


def why_no_research(g: World, seat: Seat, word: str) -> Msg | None:
    if word not in TECHNOLOGIES:
        return None
    return not_for_sale(g, word) or no("SM-S-BUY-01", "sidmeier-too-poor", gold=g.players[seat].gold)


def cost_note(gold: int) -> Msg:
    return msg("sidmeier-cost", gold=gold)
