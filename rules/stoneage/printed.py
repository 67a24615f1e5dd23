"""The printed matter of Stone Age: cards, buildings, numbers."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from rules.kernel import Choice, Msg, msg, several

PRINTED = tomllib.loads((Path(__file__).parent / "printed.toml").read_text(encoding="utf-8"))

RESOURCES: tuple[str, ...] = tuple(PRINTED["resources"])
VALUES: tuple[int, ...] = tuple(PRINTED["values"])
EYES: dict[str, int] = {"food": PRINTED["food"], **dict(zip(RESOURCES, VALUES, strict=True))}
"""How many eyes of the dice give one piece."""
FACES: tuple[str, ...] = tuple(PRINTED["dice-for-all"])
SYMBOLS: tuple[str, ...] = tuple(PRINTED["symbols"])
FOLK: tuple[str, ...] = tuple(PRINTED["folk"])
PRICES: tuple[int, ...] = tuple(PRINTED["prices"])
STACK: int = PRINTED["stack"]
HUNGER: int = PRINTED["hunger"]
PEOPLE: int = PRINTED["start"]["people"]
FOOD: int = PRINTED["start"]["food"]
MOST_PEOPLE: int = PRINTED["most"]["people"]
MOST_AGRICULTURE: int = PRINTED["most"]["agriculture"]
MOST_TOOL: int = PRINTED["most"]["tool"]
TOOLS: int = PRINTED["most"]["tools"]


class Card(Struct, frozen=True):
    """A civilization card: what the upper part gives, and what the lower part counts."""

    top: str
    amount: int = 0
    resource: str = ""
    symbol: str = ""
    folk: str = ""
    figures: int = 0


class Building(Struct, frozen=True):
    """A building: a fixed cost with its points, or from `least` to `most` resources of exactly `kinds` (0: any)."""

    cost: tuple[int, ...] = ()
    points: int = 0
    least: int = 0
    most: int = 0
    kinds: int = 0


class Limits(Struct, frozen=True):
    """How many village places are used in a round, and how many players may share a resource place."""

    village: int
    resource: int


class Place(Struct, frozen=True):
    """Where people are set: its kind, how few and how many at once, and what its dice bring."""

    key: str
    kind: str
    least: int
    most: int
    yields: str = ""


CARDS = msgspec.convert(PRINTED["cards"], dict[str, Card])
BUILDINGS = msgspec.convert(PRINTED["buildings"], dict[str, Building])
LIMITS = {int(seats): msgspec.convert(limits, Limits) for seats, limits in PRINTED["limits"].items()}

VILLAGE: tuple[str, ...] = tuple(PRINTED["village"])
RESOURCE_PLACES: tuple[str, ...] = tuple(PRINTED["resource-places"])
CARD_PLACES = tuple(f"card{price}" for price in PRICES)
BUILDING_PLACES = tuple(f"building{number}" for number in range(1, max(LIMITS) + 1))


def _places() -> dict[str, Place]:
    people = {"tool-maker": 1, "hut": 2, "field": 1}
    places = [Place(key, "village", people[key], people[key]) for key in VILLAGE]
    places.append(Place("hunt", "hunt", 1, MOST_PEOPLE, "food"))
    for key, resource in zip(RESOURCE_PLACES, RESOURCES, strict=True):
        places.append(Place(key, "resource", 1, PRINTED["rings"], resource))
    places += [Place(key, "card", 1, 1) for key in CARD_PLACES]
    places += [Place(key, "building", 1, 1) for key in BUILDING_PLACES]
    return {place.key: place for place in places}


PLACES = _places()


@cache
def place_name(key: str) -> Msg:
    kind = PLACES[key].kind
    if kind in ("card", "building"):
        return msg(f"stoneage-place-{kind}", number=int(key.removeprefix(kind)))
    return msg(f"stoneage-place-{key}")


SPOTS = tuple(Choice(place, place_name(place), spot=place) for place in PLACES)
"""Every place by its name."""


@cache
def toward(key: str, lying: str) -> Msg:
    """'into the forest', 'on card 2 (3 food / weaving)'."""
    kind = PLACES[key].kind
    if lying:
        return msg(f"stoneage-to-{kind}", number=int(key.removeprefix(kind)), lying=lying_name(lying))
    return msg(f"stoneage-to-{key}")


def lying_name(lying: str) -> Msg:
    """The card or the building that lies on a place."""
    return card_name(lying) if lying in CARDS else building_name(lying)


@cache
def card_name(card: str) -> Msg:
    return msg("stoneage-card", top=top_name(card), bottom=bottom_name(card))


@cache
def top_name(card: str) -> Msg:
    """What the upper part of a card gives."""
    face = CARDS[card]
    match face.top:
        case "resource":
            return pieces(face.resource, face.amount)
        case "roll":
            return msg("stoneage-top-roll", number=face.amount, kind=kind_name(face.resource))
        case _:
            return msg(f"stoneage-top-{face.top}", number=face.amount)


@cache
def bottom_name(card: str) -> Msg:
    """What the lower part of a card counts."""
    face = CARDS[card]
    if face.symbol:
        return msg(f"stoneage-symbol-{face.symbol}")
    return msg(f"stoneage-folk-{face.folk}", number=face.figures)


@cache
def building_name(building: str) -> Msg:
    face = BUILDINGS[building]
    if face.cost:
        return msg("stoneage-building-fixed", cost=bundle(face.cost), points=face.points)
    if face.kinds:
        return msg("stoneage-building-kinds", number=face.least, kinds=face.kinds)
    return msg("stoneage-building-any", least=face.least, most=face.most)


@cache
def kind_name(kind: str) -> Msg:
    return msg(f"stoneage-{kind}")


@cache
def pieces(kind: str, number: int) -> Msg:
    """'3 wood'."""
    return msg("stoneage-pieces", number=number, kind=kind_name(kind))


@cache
def bundle(resources: tuple[int, ...]) -> Msg:
    """'2 wood and 1 clay'."""
    named = [pieces(kind, number) for kind, number in zip(RESOURCES, resources, strict=True) if number]
    return msg("stoneage-bundle", items=several(named)) if named else msg("stoneage-nothing")
