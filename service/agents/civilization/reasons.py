"""What speaks for a move in Civilization, by what the seat itself can see: gain, cost, threat, and what comes next."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from rules.civilization.board import AREAS, HARBOURS, Area, area_name
from rules.civilization.credits import best_credits
from rules.civilization.papers import worth_of
from rules.civilization.printed import (
    CIVILIZATION,
    EPOCHS,
    GOLD_PRICE,
    KEEP,
    MOST,
    NATIONS,
    VALUE,
    card_name,
    group_name,
    kind_name,
    nation_name,
)
from rules.civilization.shipyard import PRICE
from rules.civilization.view import CivView
from rules.kernel import Msg, Path, Seat, Several, View, keys, msg, parts, several
from service.agents import Ask
from service.agents.civilization.belief import fear, gain_of, outlook
from service.agents.civilization.meetings import goals
from service.agents.civilization.mind import Mind, standing
from service.agents.civilization.temper import load

DUEL = load("duel")
SAID = 3
"""Reasons that are given at most."""
DEAR = 1.5
"""So many times the value of its cards a packet may be worth to its maker, and still be spare."""
SUSPECT = 0.05
"""A chance of a hidden calamity that is worth a word."""
Why = Callable[[Mind, Path], Iterator[Msg]]


def reasons(view: View, seat: Seat, ask: Ask, path: Path) -> tuple[Msg, ...]:
    """The strongest first; where nothing particular can be said, what a move of this kind is for."""
    assert isinstance(view, CivView)
    why = WHY.get(str(path[0]))
    found = tuple(why(Mind(view, seat, ask, DUEL if view.seats == 2 else None), path))[:SAID] if why else ()
    return found or ((msg(f"civilization-why-{path[0]}"),) if path[0] in SPOKEN_OF else ())


def _nation(mind: Mind, path: Path) -> Iterator[Msg]:
    free = mind.keys("nation")
    points, first = NATIONS[str(path[1])].points[-1], NATIONS[str(path[1])].epochs[0]
    dearest = max(NATIONS[name].points[-1] for name in free)
    if points < dearest:
        yield msg("civilization-why-nation-points", points=points, most=dearest)
    if first > min(NATIONS[name].epochs[0] for name in free):
        yield msg("civilization-why-nation-late", space=first)
    yield msg("civilization-why-nation")


def _tax(mind: Mind, path: Path) -> Iterator[Msg]:
    cities, stock = len(mind.me.cities), mind.me.stock
    rate = int(str(path[1]))
    if stock < 2 * cities:
        yield msg("civilization-why-tax-low", stock=stock, cities=cities)
    elif rate > 2:
        yield msg("civilization-why-tax-high", left=stock - rate * cities)
    else:
        yield msg("civilization-why-tax-usual", due=rate * cities, left=stock - rate * cities)


def _ship(mind: Mind, path: Path) -> Iterator[Msg]:
    match path:
        case ("ship", "keep", ()):
            yield msg("civilization-why-ship-none")
        case ("ship", "keep", kept):
            yield msg("civilization-why-ship-keep", number=len(keys(kept)))
        case ("ship", "build", str(harbour), *_):
            area = HARBOURS[harbour]
            yield msg("civilization-why-ship-build", area=area_name(area), people=mind.mine.get(area, 0))
    if mind.me.cities and mind.taxable(mind.me.treasury) < mind.temper.slack:
        yield msg("civilization-why-ship-rich", treasury=mind.me.treasury)


def _move(mind: Mind, path: Path) -> Iterator[Msg]:
    source, target, number = str(path[1]), str(path[2]), int(str(path[3]))
    yield from _arrival(mind, target, number)
    over = mind.mine.get(source, 0) - mind.limit(source)
    if over > 0 and source not in mind.cities:
        yield msg("civilization-why-move-crowded", area=area_name(source), over=over)


def _sail(mind: Mind, path: Path) -> Iterator[Msg]:
    landed = path[-1] if len(path) > 3 and isinstance(path[-1], int) else 0
    target = HARBOURS[str(path[2])]
    if not landed:
        yield msg("civilization-why-sail-fetch", area=area_name(target), people=mind.fresh.get(target, 0))
        return
    yield from _arrival(mind, target, landed)
    yield msg("civilization-why-sail")


def _arrival(mind: Mind, area: Area, number: int) -> Iterator[Msg]:
    """What people find where they go."""
    goal = next((goal for goal in goals(mind) if goal.target == area), None)
    owner = mind.cities.get(area)
    there = mind.mine.get(area, 0) + number
    if owner is not None and owner != mind.seat:
        yield from _storm(mind, area, owner)
    elif goal:
        coming = mind.mine.get(area, 0) + sum(goal.gifts.values())
        yield msg("civilization-why-move-city", area=area_name(area), number=coming)
        yield msg("civilization-why-city-cards", number=len(mind.me.cities) + 1)
    elif area in mind.rivals:
        yield from _company(area, there, sum(mind.rivals[area].values()))
    else:
        yield msg("civilization-why-move-room", area=area_name(area), limit=mind.limit(area))
        if AREAS[area].site:
            yield msg("civilization-why-move-site", area=area_name(area))


def _company(area: Area, own: int, others: int) -> Iterator[Msg]:
    if own + others <= AREAS[area].limit:
        yield msg("civilization-why-move-beside", area=area_name(area), limit=AREAS[area].limit)
    elif own > others:
        yield msg("civilization-why-move-fight", area=area_name(area), own=own, others=others)


def _storm(mind: Mind, area: Area, owner: Seat) -> Iterator[Msg]:
    realm = mind.view.realms[owner]
    yield msg("civilization-why-move-storm", area=area_name(area), nation=nation_name(realm.nation), stock=realm.stock)
    if mind.is_ahead(owner):
        yield msg("civilization-why-ahead", nation=nation_name(realm.nation))


def _build(mind: Mind, path: Path) -> Iterator[Msg]:
    area, number = str(path[1]), len(mind.me.cities) + 1
    if mind.is_urgent():
        yield msg("civilization-why-build-epoch", number=number, needed=EPOCHS["cities"])
    yield msg("civilization-why-city-cards", number=number)
    land = AREAS[area]
    if not land.volcano and land.site != "white":
        yield msg("civilization-why-build-safe", area=area_name(area))
    yield msg("civilization-why-build-support", need=2 * number, people=mind.me.board - mind.mine.get(area, 0))


def _gold(mind: Mind, path: Path) -> Iterator[Msg]:
    yield msg("civilization-why-gold-stock", stock=mind.me.stock, treasury=mind.me.treasury, price=GOLD_PRICE)
    if not mind.hand.get("gold"):
        return
    more = VALUE["gold"] * (2 * mind.hand["gold"] + 1)
    yield msg("civilization-why-gold-set", points=more)


def _accept(mind: Mind, path: Path) -> Iterator[Msg]:
    offers = {bid.number: bid for bid in mind.view.offers}
    answer = offers.get(str(path[1]))
    own = offers.get(answer.answers) if answer else None
    if not answer or not own:
        return
    seen = outlook(mind, answer)
    yield from _deal(round(gain_of(mind, own.cards, seen)), seen.risk, mind)


def _counter(mind: Mind, path: Path) -> Iterator[Msg]:
    bid = next((bid for bid in mind.view.offers if bid.number == path[1]), None)
    if bid is None:
        return
    seen = outlook(mind, bid)
    packet = parts(path[2])
    yield from _deal(round(gain_of(mind, packet, seen)), seen.risk, mind)
    wanted = [kind for kind, _ in packet if kind in bid.wanted]
    if wanted:
        yield msg(
            "civilization-why-wanted", nation=nation_name(mind.view.realms[bid.seat].nation), goods=_goods(wanted)
        )


def _deal(gain: int, risk: float, mind: Mind) -> Iterator[Msg]:
    if gain > 0:
        yield msg("civilization-why-deal-gain", points=gain)
    if risk > SUSPECT:
        yield msg("civilization-why-deal-risk", percent=round(100 * risk), points=round(fear(mind)))
    else:
        yield msg("civilization-why-deal-safe")


def _offer(mind: Mind, path: Path) -> Iterator[Msg]:
    packet = parts(path[2])
    black = [kind for kind, _ in packet if kind not in VALUE]
    if black:
        yield msg("civilization-why-offer-calamity", calamity=kind_name(black[0]))
    left = Counter(mind.hand)
    left.subtract({kind: number for kind, number in packet if kind in VALUE})
    points, face = worth_of(mind.hand) - worth_of(left), sum(VALUE.get(kind, 0) * number for kind, number in packet)
    yield msg("civilization-why-offer-cost" if points <= DEAR * face else "civilization-why-offer-dear", points=points)
    heard = Counter(kind for bid in mind.view.offers if bid.seat != mind.seat for kind in bid.wanted)
    if asked := [kind for kind, _ in packet if heard[kind]]:
        yield msg("civilization-why-offer-asked", goods=_goods(asked))
    if names := [word.removeprefix("says.") for word in keys(path[6])] if len(path) > 6 else []:
        yield msg("civilization-why-offer-wish", goods=_goods(names))


def _buy(mind: Mind, path: Path) -> Iterator[Msg]:
    cards = keys(path[1])
    known = {group for card in mind.me.cards for group in CIVILIZATION[card].groups}
    new = sorted({group for card in cards for group in CIVILIZATION[card].groups} - known)
    if new and len(known) < EPOCHS["groups"]:
        names = several([group_name(group) for group in new])
        yield msg("civilization-why-buy-groups", groups=names, needed=EPOCHS["groups"])
    owned = len(mind.me.cards)
    if owned < EPOCHS["cards"]:
        yield msg("civilization-why-buy-number", number=owned + len(cards), needed=EPOCHS["cards"])
    credit = best_credits([card for card in mind.me.cards if card not in mind.view.spent], cards).points
    if credit:
        yield msg("civilization-why-buy-credit", points=credit)
    yield msg(
        "civilization-why-buy-points", points=sum(CIVILIZATION[card].price for card in cards), demand=mind.demand()
    )
    if gates := [name for name, card in CIVILIZATION.items() if card.needs in cards]:
        yield msg("civilization-why-buy-opens", cards=several([card_name(name) for name in gates]))


def _lose(mind: Mind, path: Path) -> Iterator[Msg]:
    cities = sum(word in mind.me.cities for word in keys(path[1]))
    if not cities and mind.me.cities:
        yield msg("civilization-why-lose-people", cities=len(mind.me.cities))
    elif cities:
        yield msg("civilization-why-lose-cities", number=len(mind.me.cities) - cities)


def _discard(mind: Mind, path: Path) -> Iterator[Msg]:
    gone = parts(path[1])
    black = [kind for kind, _ in gone if kind not in VALUE]
    if black:
        yield msg("civilization-why-discard-calamity", calamity=kind_name(black[0]))
    left = Counter(mind.hand)
    left.subtract({kind: number for kind, number in gone if kind in VALUE})
    if lost := worth_of(mind.hand) - worth_of(left):
        yield msg("civilization-why-discard-least", points=lost, keep=KEEP)


def _calamity(mind: Mind, path: Path) -> Iterator[Msg]:
    realms = {realm.nation: realm for realm in mind.view.realms}
    named = keys(path[1]) if isinstance(path[1], tuple) else (str(path[1]),)
    struck = [realms[name] for name in named if name in realms]
    if struck and (best := max(struck, key=standing)) is not mind.me:
        yield msg("civilization-why-calamity-leader", nation=nation_name(best.nation), cities=len(best.cities))
        if standing(best) >= standing(mind.me):
            yield msg("civilization-why-ahead", nation=nation_name(best.nation))


def _pass(mind: Mind, path: Path) -> Iterator[Msg]:
    others = [bid for bid in mind.view.offers if bid.seat != mind.seat]
    if mind.view.current == "trade" and others:
        yield msg("civilization-why-pass-offers", number=len(others))


def _end(mind: Mind, path: Path) -> Iterator[Msg]:
    """Nothing more in this phase: what holds one back."""
    match mind.verbs[0], mind.view.current:
        case "build", _:
            yield msg("civilization-why-end-build", people=mind.me.board)
        case _, "purchase":
            yield _unbought(mind)
        case "move", _:
            yield msg("civilization-why-end-move")
        case "ship", _:
            yield msg("civilization-why-end-fleet" if mind.ships else "civilization-why-end-ship", price=PRICE)
        case _, "discards":
            yield msg("civilization-why-end-hand", cards=sum(number for _, number in mind.view.hand), keep=KEEP)


def _unbought(mind: Mind) -> Msg:
    """Why no card is bought, or no more."""
    if len(mind.me.cards) >= MOST:
        return msg("civilization-why-end-full")
    if "buy" in mind.verbs:
        return msg("civilization-why-end-buy", points=mind.view.worth)
    return msg("civilization-why-end-poor", points=mind.view.worth, treasury=mind.me.treasury)


def _grow(mind: Mind, path: Path) -> Iterator[Msg]:
    yield msg("civilization-why-grow", stock=mind.me.stock, areas=len(keys(path[1])))


def _goods(kinds: Iterable[str]) -> Several:
    return several([kind_name(kind) for kind in kinds])


WHY: dict[str, Why] = {
    "nation": _nation,
    "tax": _tax,
    "grow": _grow,
    "ship": _ship,
    "move": _move,
    "sail": _sail,
    "build": _build,
    "buy-gold": _gold,
    "accept": _accept,
    "counter": _counter,
    "offer": _offer,
    "buy": _buy,
    "lose": _lose,
    "discard": _discard,
    "calamity": _calamity,
    "pass": _pass,
    "end": _end,
}
SPOKEN_OF = frozenset(WHY) - {"end"}
"""First words of moves of which something can be said in general."""
