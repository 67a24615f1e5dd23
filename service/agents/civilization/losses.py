"""What is given up: to calamities, to others, to the limit of the hand."""

from collections import Counter

from rules.civilization.board import AREAS
from rules.civilization.printed import VALUE, Kind
from rules.civilization.units import CITY
from rules.civilization.view import Realm
from rules.kernel import Illegal, Many, One, Path, Ready, Split
from service.agents.civilization.mind import Mind, Parts, caps, keys, least, sorted_like, standing

MERCY = 15
"""Units of a player that are not worth a blow."""


def lose(mind: Mind) -> Path:
    """Gives what leaves most behind: as many cities as the tokens that stay can support, and people everywhere."""
    node = mind.ask(("lose",))
    if isinstance(node, Many):
        poor = _poorest(keys(node))[: node.lo]
        return ("lose", tuple(key for key in keys(node) if key in poor))
    assert isinstance(node, Split)
    due, city = (int(str(node.ask.args[word])) for word in ("units", "city"))
    picks = (_sacrifice(mind, node, due - city * number, number) for number in range(due // city + 1))
    good = [pick for pick in picks if pick is not None and _may(mind, ("lose", pick[1]))]
    return ("lose", max(good, key=lambda pick: pick[0])[1]) if good else mind.walk(("lose",))


def discard(mind: Mind) -> Path:
    """Calamities first, then the cards that add least to their sets."""
    node = mind.ask(("discard",))
    assert isinstance(node, Split)
    left = Counter(mind.hand)
    gone = Counter[Kind]({kind: number for kind, number in caps(node).items() if kind not in VALUE})
    while gone.total() > node.hi:
        gone -= Counter([next(iter(gone))])
    while gone.total() < node.lo:
        card = least(left)
        gone[card] += 1
        left[card] -= 1
    return ("discard", sorted_like(node, gone))


def calamity(mind: Mind) -> Path:
    """Strikes those who lead, as far as they have something to lose."""
    node = mind.ask(("calamity",))
    realms = {realm.nation: realm for realm in mind.view.realms}
    if not set(keys(node)) <= set(realms):
        return mind.walk(("calamity",))
    match node:
        case Split() if (blows := _blows(node, realms)).total() >= node.lo:
            return ("calamity", sorted_like(node, blows))
        case One():
            return ("calamity", min(keys(node), key=lambda key: standing(realms[key])))
    return mind.walk(("calamity",))


# Own losses


def _sacrifice(mind: Mind, node: Split, people: int, number: int) -> tuple[int, Parts] | None:
    """So many cities, and people from where most are; with what would be left of it all."""
    tokens = {key: cap for key, cap in caps(node).items() if key not in mind.me.cities}
    gone = Counter(_poorest([key for key in keys(node) if key not in tokens])[:number])
    if len(gone) < number or sum(tokens.values()) < people:
        return None
    for _ in range(people):
        fullest = max(tokens, key=lambda key: tokens[key])
        tokens[fullest] -= 1
        gone[fullest] += 1
    left, towns = mind.me.board - people, len(mind.me.cities) - number
    return left + CITY * min(towns, left // 2), sorted_like(node, gone)


def _poorest(cities: list[str]) -> list[str]:
    """Those first whose land would feed most."""
    return sorted(cities, key=lambda city: -AREAS[city].limit)


def _may(mind: Mind, path: Path) -> bool:
    try:
        return isinstance(mind.ask(path), Ready)
    except Illegal:
        return False


# Losses of others


def _blows(node: Split, realms: dict[str, Realm]) -> Counter[str]:
    """The leader first; nobody loses the last that he has."""
    left, blows = node.hi, Counter[str]()
    for key, cap in sorted(caps(node).items(), key=lambda row: -standing(realms[row[0]])):
        blows[key] = min(cap, left, max(0, _wealth(realms[key]) - MERCY))
        left -= blows[key]
    return blows


def _wealth(realm: Realm) -> int:
    """Units on the board."""
    return realm.board + CITY * len(realm.cities)
