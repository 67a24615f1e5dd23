"""What changes hands in trade: settlements, cards, technologies, wonders and figures, each by its word."""

from functools import cache

from rules.kernel import Choice, Msg, Seat, msg
from rules.sidmeier.board import LAND, Area, area_name, steps_between, zones_between
from rules.sidmeier.groups import laden
from rules.sidmeier.lore import some
from rules.sidmeier.printed import (
    FLEETS,
    RANGES,
    RESOURCES,
    TECHNOLOGIES,
    WONDERS,
    Range,
    face_name,
    technology_name,
    unit_name,
    wonder_name,
)
from rules.sidmeier.state import (
    NOBODY,
    SORTS,
    Figure,
    World,
    cargo,
    forget,
    hand,
    homes,
    learned,
    resource,
    sort_key,
    unit_of,
)

Things = tuple[tuple[str, int], ...]


def goods(g: World, seat: Seat) -> dict[str, int]:
    """Everything that a player could give away, but gold (SM-B-TRD-04)."""
    own = homes(g, seat)
    found = {area: 1 for area in own if g.settlements[area].holder == NOBODY} if len(own) > 1 else {}
    found |= dict.fromkeys(cards(g, seat), 1)
    found |= dict.fromkeys(learned(g, seat), 1)
    found |= {wonder: 1 for wonder, owner in g.wonders.items() if owner == seat}
    for word, figures in _figures(g, seat).items():
        found[word] = len(figures)
    return found


def cards(g: World, seat: Seat) -> list[str]:
    """The resource cards in a player's hand: `wine/mekong` (SM-B-TRD-13)."""
    return [f"{kind}/{area}" for area in hand(g, seat) if (kind := resource(g, area))]


@cache
def card_area(word: str) -> Area:
    """The region of a resource card; empty if the word means something else."""
    kind, _, area = word.partition("/")
    return area if kind in RESOURCES else ""


def hand_over(g: World, giver: Seat, receiver: Seat, things: Things) -> None:
    for word, number in things:
        if word in LAND:
            g.settlements[word].owner = receiver
            forget(g, word)
        elif area := card_area(word):
            home = g.settlements[area]
            home.holder = NOBODY if home.owner == receiver else receiver  # SM-B-TRD-12
        elif word in TECHNOLOGIES:
            g.techs[word] = receiver
        elif word in WONDERS:
            g.wonders[word] = receiver
        else:
            for figure in _figures(g, giver)[word][:number]:
                for traded in (figure, *cargo(g, figure.id if figure.kind in FLEETS else 0)):
                    traded.owner = receiver  # SM-B-TRD-15


def thing_choice(g: World, word: str) -> Choice:
    """A thing to offer, by its name."""
    if "/" not in word or card_area(word):
        return _plain_choice(word, g.settlements[word].size if word in LAND else 0)
    area, sort, *_ = word.split("/")
    return _unit_choice(word, unit_of(g, *SORTS[sort]), area)


def thing_name(g: World, word: str, number: int) -> Msg:
    label = thing_choice(g, word).label
    assert label is not None
    return some(label, number)


def reach(g: World, one: Seat, other: Seat) -> Range:
    """How far these two may trade (SM-A-TRD-29); with `partners` only what one of them owns counts."""
    lines = [row for row in RANGES if not row.technology or _counts(g, row.technology, one, other)]
    return lines[-1]


def in_range(g: World, one: Seat, other: Seat) -> bool:
    """Whether the nearest settlements of two players are near enough by land or by sea (SM-A-TRD-22)."""
    if not g.advanced:
        return True  # SM-S-TRD-01
    most = reach(g, one, other)
    theirs = homes(g, other)
    return any(
        steps_between(near, far) <= most.land or zones_between(near, far) <= most.sea
        for near in homes(g, one)
        for far in theirs
    )


def _counts(g: World, technology: str, one: Seat, other: Seat) -> bool:
    return g.techs.get(technology) in (one, other) if g.partners else technology in g.techs


def _figures(g: World, seat: Seat) -> dict[str, list[Figure]]:
    """Figures by area and sort; a ship with cargo is a thing of its own, cargo none."""
    full = laden(g)
    found: dict[str, list[Figure]] = {}
    for figure in g.figures:
        if figure.owner == seat and not figure.ship:
            word = f"{figure.area}/{sort_key(figure.kind, figure.era)}"
            if figure.id in full:
                word += f"/{figure.id}"
            found.setdefault(word, []).append(figure)
    return found


@cache
def _unit_choice(word: str, unit: str, area: Area) -> Choice:
    return Choice(word, msg("sidmeier-unit-at", unit=unit_name(unit), area=area_name(area)), spot=area)


@cache
def _plain_choice(word: str, size: int) -> Choice:
    if word in LAND:
        return Choice(
            word, msg("sidmeier-settlement-at", size=msg(f"sidmeier-size-{size}"), area=area_name(word)), spot=word
        )
    if area := card_area(word):
        kind = face_name(word.partition("/")[0])
        return Choice(word, msg("sidmeier-card-of", resource=kind, area=area_name(area)), spot=area)
    return Choice(word, technology_name(word) if word in TECHNOLOGIES else wonder_name(word))
