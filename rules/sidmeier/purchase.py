"""Phase 4: each player in turn buys, founds, grows, researches and sells."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Choice, Count, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no
from rules.sidmeier.board import AREAS, EVERYWHERE, Area, area_choice, area_name
from rules.sidmeier.counter import (
    EVERY_FIGURE,
    EVERY_TECHNOLOGY,
    EVERY_WARE,
    cost_note,
    growth_choice,
    technology_choice,
    ware_choice,
    why_no_growth,
    why_no_research,
    why_no_ware,
    why_nothing_grows,
)
from rules.sidmeier.exploring import explore, unseen
from rules.sidmeier.groups import laden
from rules.sidmeier.growth import grow, growable, settle
from rules.sidmeier.lore import site_choice
from rules.sidmeier.market import growth_price, pay, sale_price, spots, village_price, wares
from rules.sidmeier.planning import Dropped, Planned, drop, foreseen, note_down, resume
from rules.sidmeier.printed import (
    ARMIES,
    COLONY_SHIP,
    FLEETS,
    SETTLER,
    described,
    improvement_name,
)
from rules.sidmeier.standing import Phase, called
from rules.sidmeier.state import (
    NOBODY,
    Figure,
    World,
    put,
    remove,
    room,
    sort_key,
    sort_name,
    up_face,
)
from rules.sidmeier.technologies import acquire, for_sale, price

MOST = 30
"""Figures bought by one word."""


class Bought(Struct, frozen=True):
    """A ware; figures with their place and the settlement whose limit they use."""

    word: str
    area: Area = ""
    number: int = 1
    port: Area = ""


class Sold(Struct, frozen=True):
    area: Area
    word: str
    number: int


class Founded(Struct, frozen=True):
    area: Area


class Grown(Struct, frozen=True):
    area: Area


class Researched(Struct, frozen=True):
    name: str


class Finished(Struct, frozen=True):
    """The purchases are over."""


Purchase = Bought | Sold | Founded | Grown | Researched | Finished | Planned | Dropped


class Buy(Phase):
    """A player's purchases, in any order, each complete before the next (SM-B-BUY-19)."""

    forced = False
    names = called(end="buy", withdraw="plan")
    seat: Seat
    later: list[Seat] = []
    """In the first edition: who buys after this player, and may prepare that already."""

    def actors(self, g: World) -> tuple[Seat, ...]:
        return () if self.seat in g.plans else (self.seat,)

    def agents(self, g: World) -> tuple[Seat, ...]:
        return (self.seat, *self.later)

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        after = self.at_turn(g, seat)
        yield from self.purchases(after, seat) if after else ("end",)
        if seat != self.seat and seat in g.plans:
            yield "withdraw"

    def purchases(self, g: World, seat: Seat) -> Iterator[str]:
        """What a player can afford."""
        if wares(g, seat):
            yield "buy"
        if sites(g, seat) and village_price(g) <= g.players[seat].gold:
            yield "found"
        if affordable_growth(g, seat):
            yield "grow"
        if affordable_research(g, seat):
            yield "research"
        if old_units(g, seat):
            yield "sell"
        yield "end"

    def at_turn(self, g: World, seat: Seat) -> World | None:
        """The world in which a player buys: this one, or for who comes later what is foreseen."""
        return g if seat == self.seat else foreseen(g, seat, Buy(seat))

    def question(self, g: World, seat: Seat) -> Msg:
        if seat == self.seat:
            return msg("sidmeier-ask-buy", gold=g.players[seat].gold)
        number = len(g.plans.get(seat, ()))
        if after := self.at_turn(g, seat):
            return msg("sidmeier-ask-plan", gold=after.players[seat].gold, number=number)
        return msg("sidmeier-ask-planned", number=number)

    def why(self, g: World, seat: Seat, word: str) -> Msg | None:
        after = self.at_turn(g, seat)
        return self.why_not(after, seat, word) if after else no("SM-B-RND-02", "sidmeier-plan-full")

    def why_not(self, g: World, seat: Seat, word: str) -> Msg | None:
        poor = no("SM-S-BUY-01", "sidmeier-too-poor", gold=g.players[seat].gold)
        return {
            "buy": poor if spots(g, seat, SETTLER) else no("SM-A-BUY-36", "sidmeier-no-room"),
            "found": poor if sites(g, seat) else no("SM-B-BUY-14", "sidmeier-no-site"),
            "grow": poor if growable(g, seat) else why_nothing_grows(g, seat),
            "research": poor,
            "sell": no("SM-A-BUY-41", "sidmeier-no-sale"),
        }.get(word)

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        if path == ("withdraw",):
            return Ready(Dropped(), secret=True)
        if path == ("end",) and seat != self.seat:
            return Ready(Planned(path), secret=True)
        after = self.at_turn(g, seat)
        assert after is not None
        node = self.inquire_now(after, seat, path)
        is_plan = isinstance(node, Ready) and seat != self.seat
        return Ready(Planned(path), secret=True) if is_plan else node

    def inquire_now(self, g: World, seat: Seat, path: Path) -> Node:
        match path:
            case ("end",):
                return Ready(Finished())
            case ("buy", *_):
                return ask_buy(g, seat, path)
            case ("sell", *_):
                return ask_sell(g, seat, path)
            case ("found",):
                ask = msg("sidmeier-ask-found", price=village_price(g))
                rows = tuple(site_choice(g, seat, area) for area in sites(g, seat))
                return One(ask, rows, lambda area: no_site(g, seat, area), EVERYWHERE)
            case ("found", str(area)):
                return Ready(Founded(area))
            case ("grow",):
                rows = tuple(growth_choice(g, area) for area in affordable_growth(g, seat))
                return One(msg("sidmeier-ask-grow"), rows, lambda area: why_no_growth(g, seat, area), EVERYWHERE)
            case ("grow", str(area)):
                return Ready(Grown(area))
            case ("research",):
                names = affordable_research(g, seat)
                choices = tuple(technology_choice(g, seat, name) for name in names)
                ask = msg("sidmeier-ask-research")
                return One(ask, choices, lambda word: why_no_research(g, seat, word), EVERY_TECHNOLOGY)
            case ("research", str(name)):
                return Ready(Researched(name))
        raise AssertionError(path)

    def act(self, t: Turn[World], seat: Seat, action: Purchase) -> None:
        match action:
            case Planned(path):
                note_down(t, seat, path)
            case Dropped():
                drop(t, seat)
            case Bought():
                _buy(t, seat, action)
            case Sold():
                _sell(t, seat, action)
            case Founded(area):
                t.call(Founding(seat, area))
                if unseen(t.g, seat, area):
                    explore(t, seat, area)  # SM-B-TOK-36
            case Grown(area):
                t.g.players[seat].gold -= growth_price(t.g, area)
                grow(t, seat, area)
            case Researched(name):
                t.g.players[seat].gold -= price(t.g, seat, name)
                acquire(t, seat, name)
            case Finished():
                t.tell(msg("sidmeier-bought-all", who=Who(seat), gold=t.g.players[seat].gold))
                t.done()

    def proceed(self, t: Turn[World]) -> None:
        resume(t, self.seat, self)


class Founding(Step[World]):
    """The settler becomes a village, unless what was found there forbids it."""

    seat: Seat
    area: Area

    def proceed(self, t: Turn[World]) -> None:
        t.done()
        if no_site(t.g, self.seat, self.area):
            t.tell(msg("sidmeier-not-founded", who=Who(self.seat), area=area_name(self.area)))
            return
        remove(t.g, _settlers(t.g, self.seat, self.area)[:1])
        t.g.players[self.seat].gold -= village_price(t.g)
        t.tell(msg("sidmeier-founded", who=Who(self.seat), area=area_name(self.area)))
        settle(t, self.seat, self.area)


def sites(g: World, seat: Seat) -> list[Area]:
    """Regions where a settler may become a village."""
    areas = dict.fromkeys(f.area for f in g.figures if f.owner == seat and f.kind == SETTLER and not f.ship)
    return [area for area in areas if no_site(g, seat, area) is None]


def no_site(g: World, seat: Seat, area: Area) -> Msg | None:
    """What forbids a village here (SM-B-BUY-14, SM-B-BUY-15)."""
    if area not in AREAS:
        return None
    if not _settlers(g, seat, area):
        return no("SM-B-BUY-14", "sidmeier-no-settler", area=area_name(area))
    if area in g.settlements:
        return no("SM-B-COMP-08", "sidmeier-settled-already", area=area_name(area))
    if up_face(g, area) == "desert":
        return no("SM-B-TOK-30", "sidmeier-no-site-desert", area=area_name(area))
    return None


def affordable_growth(g: World, seat: Seat) -> list[Area]:
    return [area for area in growable(g, seat) if growth_price(g, area) <= g.players[seat].gold]


def affordable_research(g: World, seat: Seat) -> list[str]:
    gold = g.players[seat].gold
    return [name for name in for_sale(g) if price(g, seat, name) <= gold]


def old_units(g: World, seat: Seat) -> list[Figure]:
    """Units of past eras that the bank takes back; ships only without cargo (SM-A-BUY-42, SM-A-BUY-44)."""
    if not g.advanced or g.era == 1:
        return []
    full = laden(g)
    return [
        f for f in g.figures if f.owner == seat and f.era < g.era and f.kind in (*ARMIES, *FLEETS) and f.id not in full
    ]


def ask_buy(g: World, seat: Seat, path: Path) -> Node:
    offers = wares(g, seat)
    match path:
        case (_,):
            choices = tuple(ware_choice(g, seat, ware) for ware in offers.values())
            known = EVERY_WARE if g.advanced else EVERY_FIGURE
            return One(msg("sidmeier-ask-ware"), choices, lambda word: why_no_ware(g, seat, word), known)
        case (_, str(word)) if not offers[word].kind:
            return Ready(Bought(word))
        case (_, str(word)):
            areas = tuple(map(area_choice, spots(g, seat, offers[word].kind)))
            why = no("SM-S-BUY-10", "sidmeier-no-place")
            return One(msg("sidmeier-ask-where"), areas, lambda _: why, EVERYWHERE)
        case (_, str(word), str(area)):
            ware = offers[word]
            most = min(MOST, g.players[seat].gold // ware.price, _room(g, spots(g, seat, ware.kind)[area]))
            return Count(msg("sidmeier-ask-number"), 1, most)
        case (_, str(word), str(area), int(number)) if offers[word].kind not in FLEETS or not g.advanced:
            return Ready(Bought(word, area, number, spots(g, seat, offers[word].kind)[area][0]))
        case (_, str(word), str(area), int(number)):
            ports = [port for port in spots(g, seat, offers[word].kind)[area] if _room(g, [port]) >= number]
            return One(msg("sidmeier-ask-port"), tuple(map(area_choice, ports)))
        case (_, str(word), str(area), int(number), str(port)):
            return Ready(Bought(word, area, number, port))
    raise AssertionError(path)


def ask_sell(g: World, seat: Seat, path: Path) -> Node:
    units = old_units(g, seat)
    match path:
        case (_,):
            areas = dict.fromkeys(figure.area for figure in units)
            return One(msg("sidmeier-ask-sell-from"), tuple(map(area_choice, areas)), known=EVERYWHERE)
        case (_, str(area)):
            sorts = {sort_key(f.kind, f.era): f for f in units if f.area == area}
            choices = tuple(
                Choice(word, described(sort_name(g, f.kind, f.era), cost_note(sale_price(f.kind, f.era))))
                for word, f in sorts.items()
            )
            return One(msg("sidmeier-ask-sell"), choices, lambda _: no("SM-A-BUY-42", "sidmeier-no-sale"))
        case (_, str(area), str(word)):
            return Count(msg("sidmeier-ask-number"), 1, len(_named(units, area, word)))
        case (_, str(area), str(word), int(number)):
            return Ready(Sold(area, word, number))
    raise AssertionError(path)


def _buy(t: Turn[World], seat: Seat, action: Bought) -> None:
    g = t.g
    ware = wares(g, seat)[action.word]
    owner, paid = pay(g, seat, ware, action.number)
    if ware.kind:
        for _ in range(action.number):
            figure = put(g, seat, ware.kind, 1 if ware.kind == SETTLER else g.era, action.area)
        g.settlements[action.port].placed += action.number
        names = {"unit": sort_name(g, figure.kind, figure.era), "area": area_name(action.area)}
        t.tell(msg("sidmeier-bought", who=Who(seat), number=action.number, gold=ware.price * action.number, **names))
    elif ware.word == COLONY_SHIP:
        _launch(t, seat)
    else:
        g.players[seat].improvements.append(ware.word)
        t.tell(msg("sidmeier-built", who=Who(seat), improvement=improvement_name(ware.word), gold=ware.price))
    if owner != NOBODY:
        t.tell(msg("sidmeier-fee", whom=Who(owner), gold=paid))


def _launch(t: Turn[World], seat: Seat) -> None:
    """The game ends with this round: triumph in space, unless another ending is fixed (SM-A-END-13)."""
    t.g.wonders[COLONY_SHIP] = seat
    t.tell(msg("sidmeier-launched", who=Who(seat)))
    t.g.ending = t.g.ending or "space"


def _sell(t: Turn[World], seat: Seat, action: Sold) -> None:
    sold = _named(old_units(t.g, seat), action.area, action.word)[: action.number]
    gold = sum(sale_price(figure.kind, figure.era) for figure in sold)
    unit = sort_name(t.g, sold[0].kind, sold[0].era)
    remove(t.g, sold)
    t.g.players[seat].gold += gold
    t.tell(msg("sidmeier-sold", who=Who(seat), number=len(sold), unit=unit, gold=gold, area=area_name(action.area)))


def _settlers(g: World, seat: Seat, area: Area) -> list[Figure]:
    return [f for f in g.figures if f.owner == seat and f.kind == SETTLER and f.area == area and not f.ship]


def _named(units: list[Figure], area: Area, word: str) -> list[Figure]:
    return [f for f in units if f.area == area and sort_key(f.kind, f.era) == word]


def _room(g: World, ports: list[Area]) -> int:
    return max(room(g, port) for port in ports) if g.advanced else MOST
