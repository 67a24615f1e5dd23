"""Where settlers and armies go, and where the first settlements stand."""

from rules.kernel import Path
from rules.sidmeier.board import COAST, LAND, SEA, by_land, steps_between
from rules.sidmeier.happiness import FREE
from rules.sidmeier.printed import ARMIES, FLEETS, SETTLER
from service.agents.sidmeier.mind import Mind
from service.agents.sidmeier.sailing import embark, sail
from service.agents.sidmeier.war import march

FEUD = 4
"""What it costs to begin next door to somebody: both will arm."""


def start(mind: Mind) -> Path:
    return ("start", max(mind.keys("start"), key=lambda area: _worth_of_start(mind, area)))


def place(mind: Mind) -> Path:
    """A free figure goes to the settlement that needs it most; cards lie well where they are."""
    word = mind.keys("assign")[0]
    if word == FREE:
        return ("assign", FREE, ())
    return mind.first(("assign", word, max(mind.keys("assign", word), key=lambda area: _worth_of_place(mind, area))))


def explore(mind: Mind) -> Path | None:
    hidden = [area for area in mind.keys("explore") if mind.areas[area].token == "hidden"]
    return ("explore", hidden[0]) if hidden else None


def move(mind: Mind) -> Path | None:
    for source in mind.keys("move"):
        for word in mind.keys("move", source):
            if path := _move(mind, source, word):
                return path
    return None


def _move(mind: Mind, source: str, word: str) -> Path | None:
    kind = word.split("/")[0].split("+")[0].split("-")[-1]
    if kind == SETTLER:
        return _land(mind, source, word) if source in SEA else _lead(mind, source, word)
    if kind in ARMIES:
        return march(mind, source, word)
    return sail(mind, source, word) if kind in FLEETS else None


def _worth_of_start(mind: Mind, area: str) -> float:
    crowd = sum(mind.areas[near].settlement is not None for near in by_land(area, 2))
    feuds = sum(mind.areas[near].settlement is not None and near not in mind.homes for near in LAND[area])
    mine = sum(steps_between(area, home) <= 3 for home in mind.homes)
    return len(by_land(area, 2)) + 2 * len(LAND[area]) + bool(COAST[area]) - 3 * crowd - FEUD * feuds + 2 * mine


def _worth_of_place(mind: Mind, area: str) -> float:
    return mind.need(area) if area in LAND else -mind.foreign(area)


def _lead(mind: Mind, source: str, word: str) -> Path | None:
    """A settler goes where a village is worth most, or towards free land, or to a ship."""
    stay = mind.prospect_here(source)
    safe = mind.safe(source, 2)
    options = [area for area in mind.keys("move", source, word) if area in safe]
    scores = {area: mind.prospect(area) - 0.3 for area in options}
    best = max(scores, key=lambda area: scores[area], default="")
    if best and scores[best] > stay + 0.5 and scores[best] > 0:
        return ("move", source, word, best, 1)
    if stay > 0:
        return None
    return _seek(mind, source, word, options) or embark(mind, source, word)


def _land(mind: Mind, source: str, word: str) -> Path | None:
    """From a ship to the best coast."""
    ashore = [area for area in mind.keys("move", source, word) if mind.prospect(area) > 0]
    return ("move", source, word, max(ashore, key=mind.prospect), 1) if ashore else None


def _seek(mind: Mind, source: str, word: str, options: list[str]) -> Path | None:
    """Nothing free in reach: nearer to what is."""
    free = [area for area in mind.safe(source, 6) if mind.prospect(area) > 0]
    if not free or not options:
        return None
    step = min(options, key=lambda area: steps_between(area, free[0]))
    nearer = steps_between(step, free[0]) < steps_between(source, free[0])
    return ("move", source, word, step, 1) if nearer else None
