"""The board in words, in an order that one can follow by ear."""

from collections.abc import Iterable, Iterator

from rules.kernel import Arg, Msg, Who, msg, several
from rules.sidmeier.board import LAND, area_name
from rules.sidmeier.goods import card_area
from rules.sidmeier.lore import some
from rules.sidmeier.printed import (
    RESOURCES,
    TECHNOLOGIES,
    WONDERS,
    era_name,
    face_name,
    improvement_name,
    milestone_name,
    size_name,
    technology_name,
    unit_name,
    wonder_name,
)
from rules.sidmeier.state import sort_key
from rules.sidmeier.trade import bundles
from rules.sidmeier.view import (
    HIDDEN,
    SeenArea,
    SeenBattle,
    SeenFigures,
    SeenMilestone,
    SeenOffer,
    SeenSettlement,
    WorldView,
)
from rules.text import say


def describe(view: WorldView, lang: str, names: tuple[str, ...]) -> str:
    return "\n".join(say(line, lang, names) for line in _lines(view))


def _lines(view: WorldView) -> Iterator[Msg]:
    yield from _course(view)
    for seat in range(view.seats):
        yield from _player(view, seat)
    for area in view.areas:
        if area.figures:
            yield msg("sidmeier-told-area", area=area_name(area.id), groups=_listed(_groups(view, area)))
    yield from _tokens(view)
    yield from _table(view)


def _course(view: WorldView) -> Iterator[Msg]:
    yield msg("sidmeier-told-phase", phase=view.phase)
    if view.up:
        yield msg("sidmeier-told-up", number=len(view.up), who=_people(view.up))
    if view.result:
        yield view.result.reason
        yield from view.result.notes
    yield msg("sidmeier-told-era", era=era_name(view.era))
    order = [(view.first + n) % view.seats for n in range(view.seats)]
    yield msg("sidmeier-told-order", who=_people(seat for seat in order if not view.players[seat].out))
    if view.critical:
        yield msg("sidmeier-told-critical", resource=face_name(view.critical))
    if view.dawn:
        yield msg("sidmeier-told-dawn")
    if view.ending and not view.result:
        yield msg("sidmeier-told-ending")
    for area, attackers, defender in view.fights:
        yield msg("sidmeier-told-fight", area=area_name(area), who=_people(attackers), whom=Who(defender))
    if view.battle:
        yield from _battle(view.battle)
    if view.asked:
        yield msg("sidmeier-told-asked", area=area_name(view.asked))


def _battle(battle: SeenBattle) -> Iterator[Msg]:
    sides = {"who": _people(battle.attackers), "whom": _people(battle.defenders)}
    yield msg("sidmeier-told-battle", area=area_name(battle.area), **sides)
    if battle.picked:
        yield msg("sidmeier-told-picked", who=_people(battle.picked))
    if battle.shown:
        yield msg("sidmeier-told-shown", units=_listed(map(unit_name, battle.shown)))


def _player(view: WorldView, seat: int) -> Iterator[Msg]:
    player, who = view.players[seat], Who(seat)
    if player.out:
        yield msg("sidmeier-told-out", who=who)
        return
    yield msg("sidmeier-told-player", who=who, points=player.points, gold=player.gold, income=player.income)
    homes = [(area.id, area.settlement) for area in view.areas if area.settlement and area.settlement.owner == seat]
    cards = [face_name(kind) for kind in RESOURCES for _ in range(player.cards.count(kind))]
    for key, things in (
        ("settlements", [_settlement(area, home, view.advanced) for area, home in homes]),
        ("cards", cards),
        ("technologies", list(map(technology_name, player.technologies))),
        ("wonders", list(map(wonder_name, player.wonders))),
        ("improvements", list(map(improvement_name, player.improvements))),
    ):
        if things:
            yield msg(f"sidmeier-told-{key}", who=who, things=_listed(things))


def _settlement(area: str, home: SeenSettlement, advanced: bool) -> Msg:
    facts: list[Arg] = [size_name(home.size)]
    if home.resource:
        facts.append(face_name(home.resource))
    if advanced:
        facts += [msg(f"sidmeier-told-{key}") for key in ("happy", "productive") if getattr(home, key)]
        facts.append(msg("sidmeier-cost", gold=home.gold))
    if home.holder not in (home.owner, -1):
        facts.append(msg("sidmeier-told-lent", who=Who(home.holder)))
    return msg("sidmeier-told-settlement", area=area_name(area), facts=_listed(facts))


def _groups(view: WorldView, area: SeenArea) -> Iterator[Msg]:
    for figures in area.figures:
        group = _group(figures)
        fresh = view.stage == "movement" and figures.owner == view.active and figures.left
        yield msg("sidmeier-told-left", group=group) if fresh else group


def _group(figures: SeenFigures) -> Msg:
    unit, who = some(unit_name(figures.unit), figures.number), Who(figures.owner)
    if not figures.cargo:
        return msg("sidmeier-told-group", unit=unit, who=who)
    cargo = [some(unit_name(load.unit), load.number) for load in figures.cargo]
    return msg("sidmeier-told-ship", unit=unit, who=who, cargo=_listed(cargo))


def _tokens(view: WorldView) -> Iterator[Msg]:
    """Open ones by kind, then what the viewer alone knows, then where something unknown lies."""
    open_: dict[str, list[Msg]] = {}
    for area in view.areas:
        if area.token and not area.known:
            open_.setdefault(area.token, []).append(area_name(area.id))
    hidden = open_.pop(HIDDEN, [])
    for face, areas in sorted(open_.items()):
        yield msg("sidmeier-told-token", token=face_name(face), areas=_listed(areas))
    for area in view.areas:
        if area.known:
            yield msg("sidmeier-told-known", token=face_name(area.token), area=area_name(area.id))
    if hidden:
        yield msg("sidmeier-told-hidden", areas=_listed(hidden))


def _table(view: WorldView) -> Iterator[Msg]:
    if view.market:
        wares = [msg("sidmeier-told-ware", technology=technology_name(w.name), gold=w.price) for w in view.market]
        yield msg("sidmeier-told-market", wares=_listed(wares))
    if view.beside:
        yield msg("sidmeier-told-beside", things=_listed(map(technology_name, view.beside)))
    for milestone in view.milestones:
        yield _milestone(milestone, view)
    for offer in view.offers:
        yield _offer(offer, view)
    for debtor, creditor, gold in view.debts:
        yield msg("sidmeier-told-debt", who=Who(debtor), whom=Who(creditor), gold=gold)


def _milestone(milestone: SeenMilestone, view: WorldView) -> Msg:
    name = milestone_name(milestone.name, milestone.needed)
    if milestone.owner is not None:
        return msg("sidmeier-told-taken", milestone=name, who=Who(milestone.owner))
    standing = [
        msg("sidmeier-told-standing", who=Who(seat), number=number)
        for seat, number in enumerate(milestone.reached)
        if not view.players[seat].out
    ]
    return msg("sidmeier-told-milestone", milestone=name, needed=milestone.needed, standing=_listed(standing))


def _offer(offer: SeenOffer, view: WorldView) -> Msg:
    give, take = ([some(_thing(word, view), number) for word, number in side] for side in (offer.give, offer.take))
    given, taken = bundles(give, take, offer.money, offer.gold)
    return msg("sidmeier-offered", number=offer.number, who=Who(offer.seat), whom=Who(offer.to), give=given, take=taken)


def _thing(word: str, view: WorldView) -> Msg:
    """A thing in an offer, by its name."""
    seen = {area.id: area for area in view.areas}
    first, _, rest = word.partition("/")
    if word in TECHNOLOGIES:
        return technology_name(word)
    if word in WONDERS:
        return wonder_name(word)
    if area := card_area(word):
        return msg("sidmeier-card-of", resource=face_name(first), area=area_name(area))
    here = seen[first]
    if word in LAND and here.settlement:
        return msg("sidmeier-settlement-at", size=size_name(here.settlement.size), area=area_name(word))
    sort = rest.partition("/")[0]
    unit = next(figures.unit for figures in here.figures if sort_key(figures.kind, figures.era) == sort)
    return msg("sidmeier-unit-at", unit=unit_name(unit), area=area_name(first))


def _people(seats: Iterable[int]) -> Arg:
    return several([Who(seat) for seat in seats])


def _listed(things: Iterable[Arg]) -> Arg:
    return several(list(things))
