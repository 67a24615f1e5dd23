"""What cards do and what lies where, in the few words that stand beside a choice."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, reduce

from rules.kernel import Choice, Msg, Seat, Who, msg, several
from rules.sidmeier.board import Area, area_choice, area_name
from rules.sidmeier.printed import (
    APOLLO,
    COLONY_SHIP,
    FUSION,
    IMPROVEMENTS,
    MAGELLAN,
    MANHATTAN,
    ORACLE,
    POINTS,
    RANGES,
    SETTLER,
    TECHNOLOGIES,
    UNITED_NATIONS,
    UNITS,
    WONDERS,
    described,
    face,
    face_name,
    improvement_name,
    size_name,
    unit_name,
    wonder_name,
)
from rules.sidmeier.state import Figure, World, unit_of

EFFECTS = (ORACLE, MAGELLAN, MANHATTAN, UNITED_NATIONS, APOLLO, COLONY_SHIP)
"""Wonders that act in a way of their own."""


@cache
def technology_about(name: str) -> Msg | None:
    """What a technology gives to its first owner, what it allows to all, and what it scores (advanced rules)."""
    given, allowed = _given(name), _allowed(name)
    parts = [("gives", given), ("allows", [thing for thing in allowed if thing not in given])]
    said = [msg(f"sidmeier-card-{key}", things=several(things)) for key, things in parts if things]
    if TECHNOLOGIES[name].seminal:
        said.insert(0, msg(f"sidmeier-card-{'points' if said else 'seminal'}", points=POINTS["advanced"]["seminal"]))
    return reduce(lambda first, second: msg("sidmeier-card-both", first=first, second=second), said) if said else None


def wonder_about(name: str) -> Msg | None:
    """What a wonder does that no symbol shows; figures it brought are told by their number."""
    if goods := WONDERS[name].goods:
        kind, number = goods
        return msg("sidmeier-card-brought", number=number, kind=msg(f"sidmeier-kind-{kind}"))
    return msg(f"sidmeier-effect-{name}") if name in EFFECTS else None


def company(g: World, figures: Iterable[Figure]) -> Msg:
    """Figures by their names: `2 × Settler, Swordsman`."""
    units = Counter(unit_of(g, figure.kind, figure.era) for figure in figures)
    return msg("sidmeier-bundle", things=several([some(unit_name(unit), number) for unit, number in units.items()]))


def some(thing: Msg, number: int) -> Msg:
    return msg("sidmeier-some", number=number, thing=thing) if number > 1 else thing


def destinations(g: World, figure: Figure, areas: Iterable[Area]) -> Iterator[Choice]:
    """Areas to go to, with whose they are and, for settlers, with what their owner knows of the token."""
    strangers: dict[Area, dict[Seat, None]] = {}
    for other in g.figures:
        if other.owner != figure.owner:
            strangers.setdefault(other.area, {})[other.owner] = None
    for area in areas:
        facts = [*_ground(g, figure, area), *_owner(g, area)]
        facts += [msg("sidmeier-units-of", who=Who(seat)) for seat in strangers.get(area, ())]
        fact = msg("sidmeier-bundle", things=several(facts))
        yield Choice(area, described(area_name(area), fact), spot=area) if facts else area_choice(area)


def token_about(g: World, seat: Seat, area: Area) -> Msg | None:
    """The token of a region as far as a player knows it."""
    token = g.tokens.get(area)
    if token is None:
        return None
    return face_name(face(token.id)) if token.up or seat in token.seen else msg("sidmeier-unexplored")


def site_choice(g: World, seat: Seat, area: Area) -> Choice:
    """A region by its name and by what a player knows of its token."""
    return Choice(area, described(area_name(area), token_about(g, seat, area)), spot=area)


def _ground(g: World, figure: Figure, area: Area) -> Iterator[Msg]:
    if figure.kind == SETTLER and (token := token_about(g, figure.owner, area)):
        yield token


def _owner(g: World, area: Area) -> Iterator[Msg]:
    if home := g.settlements.get(area):
        yield msg("sidmeier-settlement-of", size=size_name(home.size), who=Who(home.owner))


def _given(name: str) -> list[Msg]:
    card = TECHNOLOGIES[name]
    things = list(map(wonder_name, card.wonders))
    things += [unit_name(card.unit)] * bool(card.unit) + [improvement_name(card.improvement)] * bool(card.improvement)
    return things + [msg("sidmeier-growth")] * card.growth


def _allowed(name: str) -> list[Msg]:
    units = [unit_name(unit) for unit, row in UNITS.items() if row.technology == name]
    built = [improvement_name(each) for each, row in IMPROVEMENTS.items() if row.technology == name]
    size = TECHNOLOGIES[name].size
    grown = [msg("sidmeier-card-size", size=size_name(size))] * bool(size)
    ranges = [msg("sidmeier-card-range", land=row.land, sea=row.sea) for row in RANGES if row.technology == name]
    return units + built + grown + ranges + [wonder_name(COLONY_SHIP)] * (name == FUSION)
