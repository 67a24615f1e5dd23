"""What a viewer may see: everything but face-down tokens and sealed choices."""

from functools import cache
from typing import Any

from msgspec import Struct

from rules.kernel import Msg, Position, Seat, View, msg, waiting
from rules.sidmeier.battle import Fray, Join
from rules.sidmeier.board import AREAS, LAND, Area
from rules.sidmeier.course import PHASES
from rules.sidmeier.declaring import Battles, Declare
from rules.sidmeier.happiness import Plan, earns, plan
from rules.sidmeier.milestones import needed, reached
from rules.sidmeier.movement import Move
from rules.sidmeier.printed import MILESTONES, era_name, face
from rules.sidmeier.production import income
from rules.sidmeier.purchase import Buy
from rules.sidmeier.reaction import Window
from rules.sidmeier.scoring import points, result
from rules.sidmeier.setup import Start
from rules.sidmeier.state import NOBODY, Figure, Settlement, World, hand, is_fertile, learned, living, resource, unit_of
from rules.sidmeier.technologies import for_sale, price
from rules.sidmeier.trade import Offer, Trade

HIDDEN = "hidden"


class SeenFigures(Struct, frozen=True):
    """Figures that stand together. `unit`: what they are called now; `left`: movement points left in this phase;
    `ship`: the ship's own number if it carries something; `cargo`: what is aboard."""

    owner: Seat
    unit: str
    kind: str
    era: int
    number: int
    left: int = 0
    held: bool = False
    ship: int = 0
    cargo: tuple["SeenFigures", ...] = ()


class SeenSettlement(Struct, frozen=True):
    """`holder`: who has its card; `happy`, `productive`: how it would produce now (advanced rules)."""

    owner: Seat
    size: int
    resource: str
    holder: Seat
    happy: bool
    productive: bool
    gold: int
    room: int
    grown: bool
    new: bool


class SeenArea(Struct, frozen=True):
    """`token`: a face, `hidden`, or empty; `known`: it lies face down, but the viewer has looked at it."""

    id: Area
    land: bool
    token: str = ""
    known: bool = False
    settlement: SeenSettlement | None = None
    figures: tuple[SeenFigures, ...] = ()
    battle: bool = False


class SeenPlayer(Struct, frozen=True):
    """`income`: what the last critical resource apart would bring now; `place`: 0, or the how-manieth to fall."""

    gold: int
    technologies: tuple[str, ...]
    wonders: tuple[str, ...]
    improvements: tuple[str, ...]
    assigned: dict[str, tuple[Area, ...]]
    cards: tuple[str, ...]
    """Resources of the settlement cards in hand."""
    income: int
    points: int
    out: int
    partners: tuple[Seat, ...] = ()


class SeenWare(Struct, frozen=True):
    """A technology for sale, with its price for the viewer (for a spectator: for the player who is up)."""

    name: str
    price: int


class SeenMilestone(Struct, frozen=True):
    name: str
    needed: int
    reached: tuple[int, ...]
    owner: Seat | None


class SeenOffer(Struct, frozen=True):
    number: int
    seat: Seat
    to: Seat
    give: tuple[tuple[str, int], ...]
    take: tuple[tuple[str, int], ...]
    money: str
    gold: int


class SeenBattle(Struct, frozen=True):
    """The battle that is on. `picked`: who has chosen; `shown`: what the Oracle shows the viewer."""

    area: Area
    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]
    picked: tuple[Seat, ...] = ()
    shown: tuple[str, ...] = ()


class WorldView(View, frozen=True, kw_only=True):
    """The table. `stage`: placing, tokens, movement, trade, production, purchase, over; `active`: whose turn it is."""

    advanced: bool
    length: str
    era: int
    round: int
    first: Seat
    stage: str
    active: Seat | None
    areas: tuple[SeenArea, ...]
    players: tuple[SeenPlayer, ...]
    critical: str
    market: tuple[SeenWare, ...]
    beside: tuple[str, ...]
    """Technologies beside the board."""
    milestones: tuple[SeenMilestone, ...]
    offers: tuple[SeenOffer, ...]
    fights: tuple[tuple[Area, tuple[Seat, ...], Seat], ...]
    battle: SeenBattle | None
    asked: Area | None
    """The area of an open reaction window."""
    debts: tuple[tuple[Seat, Seat, int], ...]
    dawn: bool
    ending: str


def view(p: Position[World, Any], viewer: Seat | None) -> WorldView:
    g = p.game
    up = waiting(p)
    active = _active(p)
    buyer = viewer if viewer is not None else active
    trade = next((step for step in p.stack if isinstance(step, Trade)), None)
    return WorldView(
        viewer=viewer,
        seats=g.seats,
        up=up,
        phase=_phase(p),
        result=result(p),
        advanced=g.advanced,
        length=g.length,
        era=g.era,
        round=g.round,
        first=g.first,
        stage=_stage(p),
        active=active,
        areas=_areas(g, viewer),
        players=tuple(_player(g, seat, trade) for seat in range(g.seats)),
        critical=g.critical,
        market=tuple(SeenWare(name, price(g, buyer or 0, name)) for name in for_sale(g)),
        beside=tuple(name for name, owner in g.techs.items() if owner == NOBODY),
        milestones=_milestones(g),
        offers=tuple(_offer(offer) for offer in trade.offers) if trade else (),
        fights=tuple((fight.area, tuple(fight.attackers), fight.defender) for fight in g.fights),
        battle=_battle(p, viewer),
        asked=next((step.area for step in p.stack if isinstance(step, Window)), None),
        debts=tuple((debt.debtor, debt.creditor, debt.gold) for debt in g.debts),
        dawn=g.dawn,
        ending=g.ending,
    )


def _active(p: Position[World, Any]) -> Seat | None:
    turns = (step.seat for step in p.stack if isinstance(step, Move | Declare | Battles | Buy | Start))
    return next(turns, None)


def _stage(p: Position[World, Any]) -> str:
    if not p.stack:
        return "over"
    if any(isinstance(step, Trade) for step in p.stack):
        return "trade"
    return str(p.stack[0].stage)


def _phase(p: Position[World, Any]) -> Msg:
    g, stage = p.game, _stage(p)
    if stage in PHASES:
        return msg(f"sidmeier-phase-{stage}", round=g.round, era=era_name(g.era))
    return msg(f"sidmeier-phase-{stage}")


def _areas(g: World, viewer: Seat | None) -> tuple[SeenArea, ...]:
    plans = {seat: plan(g, seat) for seat in living(g)} if g.advanced else {}
    standing: dict[Area, list[Figure]] = {}
    for figure in g.figures:
        standing.setdefault(figure.area, []).append(figure)
    fought = {fight.area for fight in g.fights}
    busy = {*standing, *g.settlements, *fought}
    return tuple(
        _bare(area, *_token(g, area, viewer))
        if area not in busy
        else SeenArea(
            area,
            area in LAND,
            *_token(g, area, viewer),
            settlement=_settlement(g, area, g.settlements[area], plans) if area in g.settlements else None,
            figures=_figures(g, standing[area]) if area in standing else (),
            battle=area in fought,
        )
        for area in AREAS
    )


@cache
def _bare(area: Area, token: str, known: bool) -> SeenArea:
    """An area with nothing but its token."""
    return SeenArea(area, area in LAND, token, known)


def _token(g: World, area: Area, viewer: Seat | None) -> tuple[str, bool]:
    """What the viewer sees of a token, and whether it is known though it lies face down."""
    token = g.tokens.get(area)
    if token is None:
        return "", False
    if token.up:
        return face(token.id), False
    return (face(token.id), True) if viewer in token.seen else (HIDDEN, False)


def _settlement(g: World, area: Area, home: Settlement, plans: dict[Seat, Plan]) -> SeenSettlement:
    chosen = plans.get(home.has_card)
    happy = chosen is not None and area in chosen.happy
    productive = chosen is not None and area in chosen.productive
    return SeenSettlement(
        owner=home.owner,
        size=home.size,
        resource=resource(g, area),
        holder=home.has_card,
        happy=happy,
        productive=productive,
        gold=earns(g, area, happy, productive) if g.advanced else home.size + is_fertile(g, area),
        room=max(0, home.size - home.placed),
        grown=home.grown,
        new=home.new,
    )


def _figures(g: World, figures: list[Figure]) -> tuple[SeenFigures, ...]:
    """Stacks of like figures; every ship with cargo on its own."""
    loads: dict[int, list[Figure]] = {}
    for figure in figures:
        if figure.ship:
            loads.setdefault(figure.ship, []).append(figure)
    stacks: dict[tuple[Any, ...], int] = {}
    for figure in figures:
        if not figure.ship:
            ship = figure.id if figure.id in loads else 0
            key = (figure.owner, figure.kind, figure.era, figure.left, figure.held, ship)
            stacks[key] = stacks.get(key, 0) + 1
    return tuple(
        SeenFigures(owner, unit_of(g, kind, era), kind, era, number, left, held, ship, _load(g, loads.get(ship, [])))
        for (owner, kind, era, left, held, ship), number in stacks.items()
    )


def _load(g: World, figures: list[Figure]) -> tuple[SeenFigures, ...]:
    stacks: dict[tuple[Any, ...], int] = {}
    for figure in figures:
        key = (figure.owner, figure.kind, figure.era, figure.left, figure.held)
        stacks[key] = stacks.get(key, 0) + 1
    return tuple(
        SeenFigures(owner, unit_of(g, kind, era), kind, era, number, left, held)
        for (owner, kind, era, left, held), number in stacks.items()
    )


def _player(g: World, seat: Seat, trade: Trade | None) -> SeenPlayer:
    player = g.players[seat]
    return SeenPlayer(
        gold=player.gold,
        technologies=tuple(learned(g, seat)),
        wonders=tuple(name for name, owner in g.wonders.items() if owner == seat),
        improvements=tuple(player.improvements),
        assigned={card: tuple(areas) for card, areas in player.assigned.items()},
        cards=tuple(filter(None, (resource(g, area) for area in hand(g, seat)))),
        income=income(g, seat, "").total if not player.out else 0,
        points=points(g, seat).total,
        out=player.out,
        partners=tuple(trade.near[seat]) if trade else (),
    )


def _milestones(g: World) -> tuple[SeenMilestone, ...]:
    return tuple(
        SeenMilestone(
            name,
            needed(g, name),
            tuple(reached(g, seat, name) for seat in range(g.seats)),
            g.milestones.get(name),
        )
        for name, row in MILESTONES.items()
        if not g.advanced and row.era == g.era
    )


def _offer(offer: Offer) -> SeenOffer:
    return SeenOffer(offer.number, offer.seat, offer.to, offer.give, offer.take, offer.money, offer.gold)


def _battle(p: Position[World, Any], viewer: Seat | None) -> SeenBattle | None:
    match p.stack:
        case [*_, Join(area=area, attackers=attackers, defenders=defenders)]:
            return SeenBattle(area, tuple(attackers), tuple(defenders))
        case [*_, Fray() as fray]:
            return SeenBattle(
                area=fray.area,
                attackers=tuple(fray.attackers),
                defenders=tuple(fray.defenders),
                picked=tuple(sorted(fray.picks)),
                shown=_shown(p.game, fray, viewer),
            )
    return None


def _shown(g: World, fray: Fray, viewer: Seat | None) -> tuple[str, ...]:
    """What the opponent has chosen, to the owner of the Oracle alone."""
    if viewer is None or fray.seer(g) != viewer:
        return ()
    seals = fray.picks.get(fray.rival(viewer), ())
    ids = {int(seal.partition(".")[2]) for seal in seals if seal}
    return tuple(unit_of(g, f.kind, f.era) for f in g.figures if f.id in ids)
