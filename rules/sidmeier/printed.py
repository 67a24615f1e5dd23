"""The printed matter: cards, units and tables."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from rules.kernel import Msg, msg


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text(encoding="utf-8"))


TABLES = load("tables")

ERAS = ("ancient", "medieval", "industrial", "modern")
MODERN = len(ERAS)
ARMIES = ("infantry", "cavalry", "artillery")
FLEETS = ("fleet", "carrier")
SETTLER = "settler"
AIRCRAFT = "aircraft"
MILITARY = (*ARMIES, *FLEETS, AIRCRAFT)
CLASSES = (*MILITARY, SETTLER)

RESOURCES = ("wine", "horses", "iron", "gems", "spices", "oil", "coal", "rare-metals")
LARGEST = {"desert": 0, "mountains": 1, "jungle-forest": 2}
"""Terrain that limits the size of settlements."""
METROPOLIS = 4
ENGINEERING = "engineering"
FUSION = "fusion"
COLONY_SHIP = "alpha-centauri-colony-ship"
UNITED_NATIONS = "united-nations"
APOLLO = "apollo-program"
MANHATTAN = "manhattan-project"
MAGELLAN = "magellans-voyage"
ORACLE = "oracle"

BEATS = {"cavalry": "infantry", "infantry": "artillery", "artillery": "cavalry"}


class Technology(Struct, frozen=True):
    """A technology card: what its first owner gets, and the size of settlements that it allows to all."""

    era: int
    price: int
    needs: tuple[str, ...] = ()
    wonders: tuple[str, ...] = ()
    unit: str = ""
    improvement: str = ""
    growth: bool = False
    size: int = 0
    seminal: bool = False


class Wonder(Struct, frozen=True):
    era: int
    goods: tuple[str, int] | None = None
    gold: int = 0
    discount: int = 0
    smileys: int = 0
    gears: int = 0
    defence: int = 0


class Improvement(Struct, frozen=True):
    era: int
    technology: str
    smileys: int = 0
    gears: int = 0


class Unit(Struct, frozen=True, rename={"kind": "class"}):
    """A line of the advanced table; an aircraft's dice are added to its partner's."""

    kind: str
    era: int
    level: int
    dice: int
    bonus: int
    technology: str


class Milestone(Struct, frozen=True):
    era: int
    number: int
    corrected: int = 0


class Range(Struct, frozen=True):
    land: int
    sea: int
    technology: str = ""


TECHNOLOGIES = convert(load("technologies"), dict[str, Technology])
WONDERS = convert(load("wonders"), dict[str, Wonder])
IMPROVEMENTS = convert(load("improvements"), dict[str, Improvement])
UNITS = convert(load("units"), dict[str, Unit])
MILESTONES = convert(TABLES["milestones"], dict[str, Milestone])
RANGES = convert(TABLES["range"], tuple[Range, ...])
TOKENS: dict[str, int] = TABLES["tokens"]
CRITICAL: tuple[tuple[str, ...], ...] = tuple(tuple(TABLES["critical"][era]) for era in ERAS)
MONOPOLY: dict[int, int] = {int(cards): gold for cards, gold in TABLES["monopoly"].items()}
STANDARD: dict[str, list[int]] = TABLES["standard"]
ADVANCED: dict[str, list[int]] = TABLES["advanced"]
POINTS: dict[str, dict[str, int]] = TABLES["points"]
CARDS: dict[str, Any] = TABLES["cards"]
FIGURES: dict[str, list[str]] = TABLES["figures"]
STEPS: dict[str, list[int]] = TABLES["points_of_movement"]
FOUNDERS: tuple[str, ...] = tuple(TABLES["founders"])
ALWAYS_HAPPY: frozenset[str] = frozenset(TABLES["always_happy"])
START_GOLD: int = TABLES["start_gold"]
MINIMUM: int = TABLES["minimum"]
CARGO: int = TABLES["cargo"]
PER_CARRIER: int = TABLES["per_carrier"]
DEFENCE: int = TABLES["defence"]
TREASURE: int = TABLES["treasure"]
CRITICAL_GOLD: int = TABLES["critical_gold"]
RESOURCE_GOLD: int = TABLES["resource_gold"]
COLONY_SHIP_PRICE: int = TABLES["colony_ship"]
LATER: int = TABLES["later"]
"""Gold beyond the own that may be promised; everybody earns as much."""


def all_tokens() -> list[str]:
    return [f"{kind}.{number}" for kind, copies in TOKENS.items() for number in range(1, copies + 1)]


@cache
def face(token: str) -> str:
    """What is on a token: `wine` on `wine.3`."""
    return token.partition(".")[0]


@cache
def levels(kind: str, era: int) -> tuple[str, ...]:
    """The units of a class and era, the weakest first."""
    found = [name for name, unit in UNITS.items() if (unit.kind, unit.era) == (kind, era)]
    return tuple(sorted(found, key=lambda name: UNITS[name].level))


@cache
def price_class(kind: str) -> str:
    """The row of the price table that a unit stands in."""
    if kind in ARMIES:
        return "army"
    return "fleet" if kind in FLEETS else kind


@cache
def growth_technology(size: int) -> str:
    return next(name for name, card in TECHNOLOGIES.items() if card.size == size)


def described(name: Msg, fact: Msg | None) -> Msg:
    """A name with what one must know to choose it: `Spearman (10 gold)`; a button shows nothing else."""
    return msg("sidmeier-described", name=name, fact=fact) if fact else name


@cache
def era_name(era: int) -> Msg:
    return msg(f"sidmeier-era-{ERAS[era - 1]}")


@cache
def technology_name(name: str) -> Msg:
    return msg(f"sidmeier-technology-{name}")


@cache
def wonder_name(name: str) -> Msg:
    return msg(f"sidmeier-wonder-{name}")


@cache
def improvement_name(name: str) -> Msg:
    return msg(f"sidmeier-improvement-{name}")


@cache
def unit_name(name: str) -> Msg:
    return msg(f"sidmeier-unit-{name}")


@cache
def face_name(kind: str) -> Msg:
    return msg(f"sidmeier-token-{kind}")


@cache
def size_name(size: int) -> Msg:
    return msg(f"sidmeier-size-{size}")


@cache
def milestone_name(name: str, needed: int) -> Msg:
    return msg(f"sidmeier-milestone-{name}", number=needed)
