"""Where settlers and armies go, and where the first settlements stand."""

from rules.kernel import Path
from rules.sidmeier.board import COAST, LAND, by_land, steps_between
from rules.sidmeier.happiness import FREE
from rules.sidmeier.printed import ARMIES, SETTLER
from rules.sidmeier.state import sort_key
from tests.frozen.sidmeier.battle import prevails
from tests.frozen.sidmeier.mind import SUPERIOR, Mind


def start(mind: Mind) -> Path:
    return ("start", max(mind.keys("start"), key=lambda area: _worth_of_start(mind, area)))


def place(mind: Mind) -> Path:
    """A free figure goes to the settlement that needs it most; cards lie well where they are."""
    word = mind.keys("assign")[0]
    if word == FREE:
        return ("assign", FREE, ())
    return mind.first(("assign", word, max(mind.keys("assign", word), key=mind.danger)))


def explore(mind: Mind) -> Path | None:
    hidden = [area for area in mind.keys("explore") if mind.areas[area].token == "hidden"]
    return ("explore", hidden[0]) if hidden else None


def move(mind: Mind) -> Path | None:
    for source in mind.keys("move"):
        for word in mind.keys("move", source):
            if word.startswith(SETTLER) and (path := _lead(mind, source, word)):
                return path
            if word.split("+")[0].split("-")[-1] in ARMIES and (path := _march(mind, source, word)):
                return path
    return None


def _worth_of_start(mind: Mind, area: str) -> float:
    crowd = sum(mind.areas[near].settlement is not None for near in by_land(area, 2))
    mine = sum(steps_between(area, home) <= 3 for home in mind.homes)
    return len(by_land(area, 2)) + 2 * len(LAND[area]) + bool(COAST[area]) - 3 * crowd + 2 * mine


# Settlers


def _lead(mind: Mind, source: str, word: str) -> Path | None:
    """A settler goes where a village is worth most, or towards free land; from aboard it goes ashore."""
    if source not in LAND:
        return _land(mind, source, word)
    rivals = mind.settlers(source) - 1
    stay = mind.site(source) - 3.0 * rivals
    safe = mind.safe(source, 2)
    options = [area for area in mind.keys("move", source, word) if area in safe]
    scores = {area: mind.site(area) - 3.0 * mind.settlers(area) - 0.3 for area in options}
    if not scores:
        return None
    best = max(scores, key=lambda area: scores[area])
    if scores[best] > stay + 0.5 and scores[best] > 0:
        return ("move", source, word, best, 1)
    return _seek(mind, source, word, options) if stay <= 0 and rivals >= 0 else None


def _land(mind: Mind, source: str, word: str) -> Path | None:
    """From a ship to the best coast."""
    ashore = [area for area in mind.keys("move", source, word) if mind.site(area) > 0]
    return ("move", source, word, max(ashore, key=mind.site), 1) if ashore else None


def _seek(mind: Mind, source: str, word: str, options: list[str]) -> Path | None:
    """Nothing free in reach: nearer to what is."""
    free = [area for area in mind.safe(source, 6) if mind.site(area) > 0 and not mind.settlers(area)]
    if not free or not options:
        return None
    step = min(options, key=lambda area: steps_between(area, free[0]))
    nearer = steps_between(step, free[0]) < steps_between(source, free[0])
    return ("move", source, word, step, 1) if nearer else None


# Armies


def _march(mind: Mind, source: str, word: str) -> Path | None:
    """Armies attack weaker settlements and go where they are needed; enough of them stay at home."""
    home = mind.areas[source].settlement
    if home and home.owner != mind.seat and prevails(mind, source, home.owner):
        return None
    free = min(_able_to_march(mind, source, word.split("+")[0]), _spare(mind, source))
    if free < 1:
        return None
    power = mind.own_strength(source) * free / max(1, mind.armies(source))
    options = [area for area in mind.keys("move", source, word) if area in LAND]
    targets = {area: _worth_of_target(mind, area, power) for area in options}
    best = max(targets, key=lambda area: targets[area], default="")
    return ("move", source, word, best, free) if best and targets[best] > 0 else None


def _able_to_march(mind: Mind, area: str, sort: str) -> int:
    """How many of a sort stand there with points of movement left."""
    stacks = (stack for stack in mind.own(area) if sort_key(stack.kind, stack.era) == sort and stack.left)
    return next((stack.number for stack in stacks), 0)


def _spare(mind: Mind, area: str) -> int:
    """Armies that a settlement can do without; one always stays."""
    total = mind.armies(area)
    if area not in mind.homes:
        return total
    own = mind.own_strength(area)
    return min(total - 1, int(-mind.need(area) * total / own)) if own else 0


def _worth_of_target(mind: Mind, area: str, power: float) -> float:
    home = mind.areas[area].settlement
    if home is None:
        return 0.0
    if home.owner == mind.seat:
        return float(home.size) if mind.can_be_saved(area) else 0.0
    theirs = mind.foreign(area) + (1.0 if mind.view.advanced else 0.0)
    mine = power + mind.own_strength(area)
    return 5.0 * home.size if mine > SUPERIOR * theirs + 1 else 0.0
