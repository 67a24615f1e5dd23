"""What one sees of Civilization: everything but the faces of cards in hands, stacks and packets."""

from collections import Counter

from msgspec import Struct

from rules.civilization.board import AREAS, Area
from rules.civilization.civil_war import CivilWar
from rules.civilization.course import Course, phases_of
from rules.civilization.movement import Movement
from rules.civilization.nations import Nations
from rules.civilization.packets import OPEN, Offer, hears, packet_name
from rules.civilization.papers import held, is_calamity, is_red, worth, worth_of
from rules.civilization.printed import (
    CALAMITIES,
    CITIES,
    CIVILIZATION,
    FINISH,
    SHIPS,
    Card,
    Kind,
    all_papers,
    kind,
    kind_name,
    stack_of,
)
from rules.civilization.progress import card_points, goal, result, total
from rules.civilization.purchase import Purchase
from rules.civilization.sailing import reach
from rules.civilization.state import Civ, everything, listed, on_board, present, rank, setup_of, stock, track
from rules.civilization.trade import Trade
from rules.kernel import Msg, Outcome, Position, Seat, View, Who, msg, waiting


class Harboured(Struct, frozen=True):
    """A ship: whose, on which coast if its area has two, how far it may still go, and who is aboard."""

    seat: Seat
    harbour: str
    left: int
    cargo: int


class Place(Struct, frozen=True):
    """An area in play with everything on it. `fresh`: tokens of the moving player that have not moved."""

    area: Area
    tokens: tuple[tuple[Seat, int], ...]
    city: Seat | None
    ships: tuple[Harboured, ...]
    fresh: int
    seceded: int
    """Pieces of the victim of a civil war that are turned over; a city is one."""


class Shown(Struct, frozen=True):
    """A calamity that lies open before a player, and who sold it."""

    kind: Kind
    seller: Seat | None


class Realm(Struct, frozen=True):
    """A player."""

    nation: str
    stock: int
    treasury: int
    board: int
    cities: tuple[Area, ...]
    city_pieces: int
    ship_pieces: int
    space: int
    goal: int
    epoch: int
    census: int
    cards: tuple[Card, ...]
    points: int
    """Of civilization cards alone."""
    hand: int
    laid: tuple[Shown, ...]
    rank: int
    """Place in the order of the table."""


class Bid(Struct, frozen=True):
    """An offer as the viewer may see it. `cards` are shown to its maker alone."""

    number: str
    seat: Seat
    to: Seat | None
    answers: str
    """The offer that it replies to, if any."""
    size: int
    value: int
    good: Kind
    claim: tuple[tuple[Kind, int], ...]
    cards: tuple[tuple[Kind, int], ...]
    wanted: tuple[Kind, ...] = ()


class CivView(View, frozen=True, kw_only=True):
    """The table."""

    variant: str
    round: int
    phases: tuple[str, ...]
    """The phases of a round by name."""
    current: str
    """The phase under way."""
    places: tuple[Place, ...]
    realms: tuple[Realm, ...]
    order: tuple[Seat, ...]
    stacks: tuple[int, ...]
    shop: tuple[tuple[Card, int], ...]
    hand: tuple[tuple[Kind, int], ...]
    """The viewer's own cards."""
    worth: int
    """Of the viewer's trade cards."""
    total: int
    """Of the viewer's cards and treasury."""
    offers: tuple[Bid, ...]
    passed: tuple[Seat, ...]
    torn: Seat | None
    """The victim of a civil war that is being decided."""
    spent: tuple[Card, ...]
    """Cards whose credit the buyer has used or waived."""


def view(p: Position[Civ, object], viewer: Seat | None) -> CivView:
    g = p.game
    own = held(g, viewer) if viewer is not None else Counter[Kind]()
    trade = next((step for step in p.stack if isinstance(step, Trade)), None)
    buying = next((step for step in p.stack if isinstance(step, Purchase)), None)
    war, hand = _war(p), worth_of(own)
    return CivView(
        viewer=viewer,
        seats=g.seats,
        up=waiting(p),
        phase=_phase(p),
        result=result(p),
        variant=g.variant,
        round=g.round,
        phases=phases_of(g),
        current=_current(p),
        places=_places(p),
        realms=tuple(_realm(g, seat) for seat in range(g.seats)),
        order=tuple(g.order),
        stacks=tuple(map(len, g.stacks)),
        shop=tuple(g.shop.items()),
        hand=tuple(own.items()),
        worth=hand,
        total=total(g, viewer, hand) if viewer is not None else 0,
        offers=tuple(_bid(offer, viewer) for offer in trade.offers if hears(g, offer, viewer)) if trade else (),
        passed=tuple(trade.passed) if trade else (),
        torn=war.victim if war else None,
        spent=tuple(buying.spent) if buying else (),
    )


def secrets(p: Position[Civ, object], viewer: Seat | None) -> frozenset[str]:
    """Cards in the stacks and in the hands of others; all is known when the game is over."""
    if not p.stack:
        return frozenset(paper for pile in p.game.stacks for paper in pile)
    hidden = {paper for pile in p.game.stacks for paper in pile}
    for seat, player in enumerate(p.game.players):
        if seat != viewer:
            hidden.update(player.hand)
    return frozenset(hidden)


def hints(p: Position[Civ, object], outcome: Outcome) -> frozenset[str]:
    """Calamities that strike and are gone; the hands of who deals, since offers lapse for want of cards; and at the end
    of a round all hands, since markers move by what they are worth."""
    told = [event.msg for event in outcome.log]
    ended = outcome.position.game.round != p.game.round
    dealt = {line.args[name] for line in told if line.key == "civilization-dealt-with" for name in ("who", "whom")}
    hands = [player.hand for seat, player in enumerate(p.game.players) if ended or Who(seat) in dealt]
    red = [line.args["calamity"] for line in told if line.key == "civilization-drew-red"]
    struck = [f"{name}.1" for name in CALAMITIES if kind_name(name) in red]
    return frozenset([*struck, *(paper for hand in hands for paper in hand)])


def check(p: Position[Civ, object]) -> None:
    g = p.game
    for seat in range(g.seats):
        _check_pieces(g, seat)
    _check_cards(g)
    for offer in (offer for step in p.stack if isinstance(step, Trade) for offer in step.offers):
        _check_offer(g, offer)
    areas = [city for player in g.players for city in player.cities]
    assert len(set(areas)) == len(areas), "two cities in one area"


def _check_pieces(g: Civ, seat: Seat) -> None:
    player = g.players[seat]
    assert 0 <= stock(g, seat) <= everything(g), "tokens were lost or made"
    assert player.treasury >= 0, "a treasury below zero"
    assert len(player.cities) <= CITIES, "more cities than pieces"
    assert len(player.ships) <= SHIPS, "more ships than pieces"
    assert all(number > 0 for number in player.tokens.values()), "an area with no tokens is listed"
    assert all(AREAS[area].region in setup_of(g).regions for area in (*player.tokens, *player.cities))
    assert all(AREAS[ship.area].region in setup_of(g).regions for ship in player.ships), "a ship at open sea"
    assert 0 <= player.space <= FINISH, "a marker off the table"
    assert set(player.exempt) <= set(player.cities), "a city that is not there needs no support"


def _check_cards(g: Civ) -> None:
    if not g.stacks:
        return
    papers = [paper for pile in g.stacks for paper in pile]
    for player in g.players:
        papers += player.hand + [laid.paper for laid in player.laid]
        assert len(set(player.cards)) == len(player.cards), "a card owned twice"
        assert not any(map(is_red, player.hand)), "a red calamity in a hand"
        assert player.dark or not any(map(is_calamity, player.hand)), "a calamity out of a stack without any"
    assert sorted(papers) == sorted(all_papers()), "trade cards were lost or made"
    for number, pile in enumerate(g.stacks, 1):
        assert all(stack_of(paper) == number for paper in pile), "a card in the wrong stack"
    for card, left in g.shop.items():
        bought = sum(card in player.cards for player in g.players)
        assert left >= 0, "a card sold too often"
        assert left + bought <= CIVILIZATION[card].copies, "a card was made"


def _check_offer(g: Civ, offer: Offer) -> None:
    """What must be true of a packet (CIV-43.9-g)."""
    assert set(offer.packet) <= set(g.players[offer.seat].hand), "a packet of cards that are not there"
    assert worth(offer.packet) == offer.value, "a packet of another value"
    assert offer.good in map(kind, offer.packet), "a packet without its good"


def _places(p: Position[Civ, object]) -> tuple[Place, ...]:
    """Areas on which there is something, in the order of the board."""
    g = p.game
    moving = next((step.fresh for step in p.stack if isinstance(step, Movement)), {})
    war = _war(p)
    seceded = {**war.tokens, **dict.fromkeys(war.cities, 1)} if war else {}
    tokens = present(g)
    cities = {city: seat for seat, player in enumerate(g.players) for city in player.cities}
    ships: dict[Area, list[Harboured]] = {}
    for seat, player in enumerate(g.players):
        for ship in player.ships:
            there = Harboured(seat, ship.harbour, reach(g, seat) - ship.sailed, ship.cargo)
            ships.setdefault(ship.area, []).append(there)
    return tuple(
        [
            Place(
                area,
                tuple(tokens[area].items()) if area in tokens else (),
                cities.get(area),
                tuple(ships[area]) if area in ships else (),
                moving.get(area, 0),
                seceded.get(area, 0),
            )
            for area in listed({*tokens, *cities, *ships})
        ]
    )


def _war(p: Position[Civ, object]) -> CivilWar | None:
    return next((step for step in p.stack if isinstance(step, CivilWar)), None)


def _realm(g: Civ, seat: Seat) -> Realm:
    player = g.players[seat]
    chosen = bool(player.nation)
    return Realm(
        nation=player.nation,
        stock=stock(g, seat),
        treasury=player.treasury,
        board=on_board(g, seat),
        cities=tuple(player.cities),
        city_pieces=CITIES - len(player.cities),
        ship_pieces=SHIPS - len(player.ships),
        space=player.space,
        goal=goal(g, seat) if chosen else FINISH,
        epoch=track(g, seat).epoch(player.space) if chosen else 1,
        census=player.census,
        cards=tuple(player.cards),
        points=card_points(player.cards),
        hand=len(player.hand),
        laid=tuple(Shown(kind(c.paper), None if c.seller < 0 else c.seller) for c in player.laid),
        rank=rank(g, seat) if chosen else -1,
    )


def _bid(offer: Offer, viewer: Seat | None) -> Bid:
    own = Counter(map(kind, offer.packet)) if offer.seat == viewer else Counter[Kind]()
    return Bid(
        number=packet_name(offer.number),
        seat=offer.seat,
        to=None if offer.to == OPEN else offer.to,
        answers=packet_name(offer.answers) if offer.answers else "",
        size=len(offer.packet),
        value=offer.value,
        good=offer.good,
        claim=tuple(offer.claim.items()),
        cards=tuple(sorted(own.items())),
        wanted=tuple(offer.wanted),
    )


def _current(p: Position[Civ, object]) -> str:
    match p.stack:
        case []:
            return "over"
        case [_, Nations(), *_]:
            return "nations"
        case [Course(next=following), *_]:
            return phases_of(p.game)[following - 1]
    return "over"


def _phase(p: Position[Civ, object]) -> Msg:
    current = _current(p)
    if current in ("over", "nations"):
        return msg(f"civilization-phase-{current}")
    return msg("civilization-phase", round=p.game.round, phase=msg(f"civilization-phase-{current}"))
