"""What speaks for a move in Sid Meier's Civilization, by what the seat can see: gain, cost, threat, what comes next."""

from collections import Counter
from collections.abc import Callable, Iterator

from rules.kernel import Msg, Path, Seat, View, Who, msg, parts, several
from rules.sidmeier.board import COAST, LAND, SEA, area_name, by_land
from rules.sidmeier.happiness import FREE
from rules.sidmeier.printed import (
    ARMIES,
    FLEETS,
    IMPROVEMENTS,
    MILESTONES,
    MONOPOLY,
    RESOURCES,
    SETTLER,
    TECHNOLOGIES,
    face_name,
    size_name,
    technology_name,
    wonder_name,
)
from rules.sidmeier.view import SeenOffer, WorldView
from service.agents import Ask
from service.agents.sidmeier.mind import Mind
from service.agents.sidmeier.sailing import shores
from service.agents.sidmeier.war import chance, strike
from service.agents.sidmeier.worth import tariff

SAID = 3
"""Reasons that are given at most."""
PERILOUS = 0.1
"""A chance of losing a settlement that is worth a word."""
LIKELY = 0.5
STAGES = ("movement", "production")
"""Where something can be said of who does nothing more; trade belongs to production."""
Why = Callable[[Mind, Path], Iterator[Msg]]


def reasons(view: View, seat: Seat, ask: Ask, path: Path) -> tuple[Msg, ...]:
    """The strongest first; where nothing particular can be said, what a move of this kind is for."""
    assert isinstance(view, WorldView)
    why = WHY.get(str(path[0]))
    found = tuple(why(Mind(view, seat, ask), path))[:SAID] if why else ()
    return found or ((msg(f"sidmeier-why-{path[0]}"),) if path[0] in WHY else ())


def _claim(mind: Mind, path: Path) -> Iterator[Msg]:
    what = str(path[1])
    row = next((row for row in mind.view.milestones if row.name == what), None)
    if what not in MILESTONES or row is None:
        best = max(player.points for player in mind.view.players)
        yield msg("sidmeier-why-claim-end", points=mind.me.points, best=best)
        return
    nearest = max((number for seat, number in enumerate(row.reached) if seat != mind.seat), default=0)
    yield msg("sidmeier-why-claim-near", reached=nearest, needed=row.needed)
    yield msg("sidmeier-why-claim")


def _start(mind: Mind, path: Path) -> Iterator[Msg]:
    area = str(path[1])
    around = by_land(area, 2)
    rivals = {mind.areas[near].settlement for near in around} - {None}
    yield msg("sidmeier-why-start-room", number=sum(mind.areas[near].settlement is None for near in around))
    if not rivals:
        yield msg("sidmeier-why-start-alone")
    if COAST[area]:
        yield msg("sidmeier-why-start-coast")


def _explore(mind: Mind, path: Path) -> Iterator[Msg]:
    area = str(path[1])
    if mind.settlers(area):
        yield msg("sidmeier-why-explore-settler", area=area_name(area))
    yield msg("sidmeier-why-explore")


# Movement


def _move(mind: Mind, path: Path) -> Iterator[Msg]:
    source, word, target = str(path[1]), str(path[2]), str(path[3])
    kind = word.split("/")[0].split("+")[0].split("-")[-1]
    if kind == SETTLER:
        yield from _settling(mind, source, target)
    elif kind in ARMIES and target in LAND:
        yield from _marching(mind, source, target)
    elif kind in FLEETS:
        yield from _sailing(mind, target)


def _settling(mind: Mind, source: str, target: str) -> Iterator[Msg]:
    if target in SEA:
        yield msg("sidmeier-why-move-aboard")
        return
    yield from _site(mind, target)
    if source in SEA:
        yield msg("sidmeier-why-move-ashore", area=area_name(target))
    elif mind.prospect_here(source) <= 0:
        yield msg("sidmeier-why-move-no-land", area=area_name(source))


def _site(mind: Mind, area: str) -> Iterator[Msg]:
    """What a village would find there."""
    token = mind.areas[area].token
    if token in RESOURCES:
        held = mind.me.cards.count(token)
        yield msg("sidmeier-why-site-resource", area=area_name(area), resource=face_name(token))
        if held:
            yield msg("sidmeier-why-site-more", resource=face_name(token), number=held + 1)
    elif token == "fertile":
        yield msg("sidmeier-why-site-fertile", area=area_name(area))
    elif mind.site(area) > 0:
        yield msg("sidmeier-why-site-free", area=area_name(area))


def _marching(mind: Mind, source: str, target: str) -> Iterator[Msg]:
    home = mind.areas[target].settlement
    if home and home.owner != mind.seat:
        odds = chance(mind, target, strike(mind, target))
        yield msg("sidmeier-why-move-attack", area=area_name(target), who=Who(home.owner), percent=_percent(odds))
        yield msg("sidmeier-why-move-prize", size=size_name(home.size), gold=home.gold)
    elif home:
        yield from _danger(mind, target)
        if source in mind.homes and mind.threat(source) < PERILOUS:
            yield msg("sidmeier-why-move-spare", area=area_name(source))
    else:
        yield msg("sidmeier-why-move-towards", area=area_name(target))


def _sailing(mind: Mind, target: str) -> Iterator[Msg]:
    if free := shores(mind, target) if target in SEA else []:
        yield msg("sidmeier-why-move-shores", areas=several([area_name(area) for area in free[:2]]))
    elif any(mind.settlers(area) for area in LAND if target in COAST[area]):
        yield msg("sidmeier-why-move-fetch")


def _danger(mind: Mind, area: str) -> Iterator[Msg]:
    """Who could take an own settlement."""
    peril = mind.peril(area)
    if peril >= PERILOUS:
        yield msg("sidmeier-why-danger", area=area_name(area), percent=_percent(peril))


# Gold


def _buy(mind: Mind, path: Path) -> Iterator[Msg]:
    word = str(path[1])
    kind = word.split("-")[-1]
    if word == SETTLER:
        yield from _settler(mind, str(path[2]))
    elif kind in ARMIES:
        yield from _army(mind, str(path[2]), int(str(path[3])))
    elif kind in FLEETS:
        yield from _fleet(mind, str(path[2]))
    elif word in IMPROVEMENTS:
        yield from _improvement(mind, word)
    else:
        yield msg("sidmeier-why-buy-win", points=mind.me.points)


def _settler(mind: Mind, area: str) -> Iterator[Msg]:
    free = sum(mind.prospect(near) > 0 for near in mind.safe(area, 3))
    if free:
        yield msg("sidmeier-why-buy-land", area=area_name(area), number=free)
    yield msg("sidmeier-why-buy-village", gold=tariff(mind, "settler") + tariff(mind, "village"))


def _army(mind: Mind, area: str, number: int) -> Iterator[Msg]:
    """To guard, or to conquer."""
    before, after = mind.peril(area), mind.peril(area, (mind.recruit,) * number)
    if before >= PERILOUS and before - after > 0.05:
        then = {"before": _percent(before), "after": _percent(after)}
        yield msg("sidmeier-why-buy-guard", area=area_name(area), **then)
    odds, goal, owner = max(_prey(mind, area, number), default=(0.0, "", 0))
    if odds > LIKELY:
        yield msg("sidmeier-why-buy-attack", area=area_name(goal), who=Who(owner), percent=_percent(odds))
    yield msg("sidmeier-why-buy-cost", gold=number * tariff(mind, "army"), left=mind.me.gold)


def _prey(mind: Mind, area: str, number: int) -> Iterator[tuple[float, str, Seat]]:
    """Settlements next door, with the chance to take them with so many armies more."""
    for goal in LAND[area]:
        home = mind.areas[goal].settlement
        if home and home.owner != mind.seat:
            yield chance(mind, goal, (*strike(mind, goal), *(mind.recruit,) * number)), goal, home.owner


def _fleet(mind: Mind, zone: str) -> Iterator[Msg]:
    for row in mind.view.milestones:
        if row.name.endswith("fleets") and row.owner is None:
            yield msg("sidmeier-why-buy-fleets", reached=row.reached[mind.seat] + 1, needed=row.needed)
    if not any(mind.prospect(far) > 0 for far in mind.surroundings(3)):
        yield msg("sidmeier-why-buy-ship")
    yield msg("sidmeier-why-buy-cost", gold=tariff(mind, "fleet"), left=mind.me.gold)


def _improvement(mind: Mind, word: str) -> Iterator[Msg]:
    own = [home for area in mind.homes if (home := mind.areas[area].settlement)]
    if IMPROVEMENTS[word].gears:
        best = max((home.gold for home in own if not home.productive), default=0)
        if best:
            yield msg("sidmeier-why-buy-gears", gold=best)
    elif unhappy := sum(not home.happy for home in own):
        yield msg("sidmeier-why-buy-smileys", number=unhappy)
    yield msg("sidmeier-why-buy-cost", gold=tariff(mind, "improvement"), left=mind.me.gold)


def _research(mind: Mind, path: Path) -> Iterator[Msg]:
    name = str(path[1])
    card, price = TECHNOLOGIES[name], next((ware.price for ware in mind.view.market if ware.name == name), 0)
    if not mind.view.advanced:
        kinds = len(set(mind.me.cards))
        if kinds:
            yield msg("sidmeier-why-research-gold", gold=kinds)
        yield from _era(mind)
        yield msg("sidmeier-why-research-points")
        return
    if card.wonders:
        yield msg("sidmeier-why-research-wonders", wonders=several([wonder_name(one) for one in card.wonders]))
    if card.seminal:
        yield msg("sidmeier-why-research-seminal")
    if leads := [technology_name(other) for other, one in TECHNOLOGIES.items() if name in one.needs]:
        yield msg("sidmeier-why-research-leads", technologies=several(leads))
    if 0 < price <= mind.me.gold and mind.view.stage == "purchase":
        yield msg("sidmeier-why-buy-cost", gold=price, left=mind.me.gold)


def _era(mind: Mind) -> Iterator[Msg]:
    for row in mind.view.milestones:
        if row.owner is None and row.name.endswith("technologies"):
            yield msg("sidmeier-why-research-milestone", reached=row.reached[mind.seat] + 1, needed=row.needed)


def _grow(mind: Mind, path: Path) -> Iterator[Msg]:
    area = str(path[1])
    home = mind.areas[area].settlement
    assert home is not None
    yield msg("sidmeier-why-grow-size", area=area_name(area), size=size_name(home.size + 1))
    if home.resource and mind.view.advanced:
        yield msg("sidmeier-why-grow-resource", resource=face_name(home.resource))
    if mind.view.stage == "purchase":
        yield msg("sidmeier-why-buy-cost", gold=tariff(mind, "growth", home.size), left=mind.me.gold)


def _found(mind: Mind, path: Path) -> Iterator[Msg]:
    yield from _site(mind, str(path[1]))
    yield msg("sidmeier-why-found")


def _sell(mind: Mind, path: Path) -> Iterator[Msg]:
    yield msg("sidmeier-why-sell")
    if mind.threat(str(path[1])) < PERILOUS and str(path[1]) in mind.homes:
        yield msg("sidmeier-why-move-spare", area=area_name(str(path[1])))


def _end(mind: Mind, path: Path) -> Iterator[Msg]:
    stage, verbs = mind.view.stage, mind.keys()
    if "declare" in verbs:
        yield msg("sidmeier-why-end-peace")
    elif stage == "purchase" and mind.view.ending:
        yield msg("sidmeier-why-end-last", gold=mind.me.gold)
    elif stage == "purchase":
        save = {"gold": mind.me.gold, "income": mind.me.income}
        yield msg("sidmeier-why-end-save", **save) if mind.me.gold else msg("sidmeier-why-end-broke", **save)
    elif stage in STAGES:
        yield msg(f"sidmeier-why-end-{stage}")


# War and trade


def _declare(mind: Mind, path: Path) -> Iterator[Msg]:
    area = str(path[1]) if len(path) > 1 else mind.view.asked
    if area is None:
        return
    home = mind.areas[area].settlement
    yield msg("sidmeier-why-declare-odds", area=area_name(area), percent=_percent(chance(mind, area, ())))
    if home and home.owner != mind.seat:
        yield msg("sidmeier-why-move-prize", size=size_name(home.size), gold=home.gold)


def _pick(mind: Mind, path: Path) -> Iterator[Msg]:
    if mind.view.battle is None:
        return
    foes = sum(
        stack.number
        for stack in mind.areas[mind.view.battle.area].figures
        if stack.owner != mind.seat and stack.kind in (*ARMIES, *FLEETS)
    )
    yield msg("sidmeier-why-pick")
    if foes:
        yield msg("sidmeier-why-pick-foes", number=foes)


def _accept(mind: Mind, path: Path) -> Iterator[Msg]:
    bid = next((bid for bid in mind.view.offers if str(bid.number) == str(path[1])), None)
    if bid is not None:
        yield from _trade(mind, bid.give, bid.take)
        yield from _paid(bid)


def _paid(bid: SeenOffer) -> Iterator[Msg]:
    if bid.gold and bid.money.startswith("pay"):
        yield msg("sidmeier-why-trade-gold", gold=bid.gold)


def _offer(mind: Mind, path: Path) -> Iterator[Msg]:
    yield from _trade(mind, parts(path[3]), parts(path[2]))
    yield msg("sidmeier-why-offer")


def _trade(mind: Mind, got: tuple[tuple[str, int], ...], gone: tuple[tuple[str, int], ...]) -> Iterator[Msg]:
    """Cards that one holds afterwards: a new kind, or more of one."""
    held = Counter(mind.me.cards)
    lost = Counter(word.partition("/")[0] for word, _ in gone)
    for word, _ in got:
        kind = word.partition("/")[0]
        if kind not in RESOURCES:
            continue
        number = held[kind] + 1
        if number == 1:
            yield msg("sidmeier-why-trade-new", resource=face_name(kind))
        elif number in MONOPOLY:
            yield msg("sidmeier-why-trade-monopoly", resource=face_name(kind), number=number, gold=MONOPOLY[number])
    for kind in lost:
        if held[kind] > 1:
            yield msg("sidmeier-why-trade-spare", resource=face_name(kind), number=held[kind])


def _assign(mind: Mind, path: Path) -> Iterator[Msg]:
    area = str(path[2]) if len(path) > 2 and isinstance(path[2], str) else ""
    if path[1] == FREE:
        yield msg("sidmeier-why-assign-free")
    elif area in mind.homes:
        yield from _danger(mind, area)


def _percent(part: float) -> int:
    return round(100 * part)


WHY: dict[str, Why] = {
    "claim": _claim,
    "start": _start,
    "buy": _buy,
    "explore": _explore,
    "move": _move,
    "accept": _accept,
    "offer": _offer,
    "declare": _declare,
    "pick": _pick,
    "sell": _sell,
    "assign": _assign,
    "research": _research,
    "grow": _grow,
    "found": _found,
    "end": _end,
}
