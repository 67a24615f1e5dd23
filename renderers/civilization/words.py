"""The board in words, in an order that can be followed by ear: course, nations, offers, cards, own hand."""

from collections.abc import Iterator

from renderers.civilization.hand import prices
from rules.civilization.board import area_name, harbour_name
from rules.civilization.packets import wishes
from rules.civilization.printed import VALUE, card_name, kind_name, nation_name
from rules.civilization.units import told
from rules.civilization.view import Bid, CivView, Place, Shown
from rules.kernel import Arg, Msg, Who, msg, several
from rules.text import say


def describe(view: CivView, lang: str, names: tuple[str, ...]) -> str:
    """Everything that the picture shows to this viewer, one sentence a line."""
    return "\n".join(say(line, lang, names) for line in _lines(view))


def _lines(view: CivView) -> Iterator[Msg]:
    yield msg("civilization-tell-phase", phase=view.phase)
    if view.result:
        yield view.result.reason
        yield from view.result.notes
    elif view.up:
        yield msg("civilization-tell-up", number=len(view.up), who=several([Who(seat) for seat in view.up]))
    for seat in sorted(range(view.seats), key=lambda seat: view.realms[seat].rank):
        yield from _realm(view, seat)
    if view.order:
        yield msg("civilization-tell-order", list=several([_nation(view, seat) for seat in view.order]))
    if view.torn is not None:
        turned = tuple((place.area, place.seceded) for place in view.places if place.seceded)
        pieces = told(turned, view.realms[view.torn].cities)
        yield msg("civilization-tell-seceded", nation=_nation(view, view.torn), pieces=pieces)
    yield from _trade(view)
    if view.stacks:
        yield msg("civilization-tell-stacks", list=several([str(number) for number in view.stacks]))
        left = [msg("civilization-some", number=number, kind=card_name(card)) for card, number in view.shop if number]
        yield msg("civilization-tell-shop", list=_or_nothing(left))
    yield from _own(view)


def _realm(view: CivView, seat: int) -> Iterator[Msg]:
    realm = view.realms[seat]
    if not realm.nation:
        yield msg("civilization-tell-no-nation", who=Who(seat))
        return
    yield _state(view, seat)
    if view.variant != "nomads":
        yield _listed(view, seat, "cities", [area_name(area) for area in realm.cities])
    yield _listed(view, seat, "tokens", [_tokens(view, seat, place) for place in view.places if _there(place, seat)])
    ships = [ship for place in view.places for ship in place.ships if ship.seat == seat]
    if ships:
        moored = [msg("civilization-tell-ship", harbour=harbour_name(s.harbour), aboard=s.cargo) for s in ships]
        yield _listed(view, seat, "ships", moored)
    if realm.cards:
        yield _listed(view, seat, "cards", [card_name(card) for card in realm.cards])
    if realm.laid:
        yield _listed(view, seat, "laid", [_laid(view, shown) for shown in realm.laid])


def _state(view: CivView, seat: int) -> Msg:
    realm = view.realms[seat]
    numbers: dict[str, Arg] = {"board": realm.board, "stock": realm.stock}
    if view.variant == "nomads":
        areas = sum(bool(_there(place, seat)) for place in view.places)
        return msg("civilization-tell-nomads", player=_player(view, seat), areas=areas, **numbers)
    numbers |= {"space": realm.space, "goal": realm.goal, "epoch": realm.epoch, "census": realm.census}
    if view.variant == "farmers":
        return msg("civilization-tell-farmers", player=_player(view, seat), **numbers)
    numbers |= {"treasury": realm.treasury, "hand": realm.hand, "points": realm.points}
    return msg("civilization-tell-realm", player=_player(view, seat), **numbers)


def _there(place: Place, seat: int) -> int:
    """How many tokens of a player are in an area."""
    return dict(place.tokens).get(seat, 0)


def _tokens(view: CivView, seat: int, place: Place) -> Msg:
    numbers: dict[str, Arg] = {"area": area_name(place.area), "number": _there(place, seat)}
    if place.fresh and seat in view.up:
        return msg("civilization-tell-fresh", fresh=place.fresh, **numbers)
    return msg("civilization-tell-number", **numbers)


def _laid(view: CivView, shown: Shown) -> Msg:
    if shown.seller is None:
        return kind_name(shown.kind)
    return msg("civilization-tell-sold", calamity=kind_name(shown.kind), nation=_nation(view, shown.seller))


def _trade(view: CivView) -> Iterator[Msg]:
    for bid in view.offers:
        yield _bid(bid)
        if bid.wanted:
            yield wishes(bid.seat, bid.number, bid.wanted)
        if bid.claim:
            goods = several([msg("civilization-some", number=n, kind=kind_name(name)) for name, n in bid.claim])
            yield msg("civilization-claimed", who=Who(bid.seat), number=bid.number, goods=goods)
        if bid.cards:
            cards = several([msg("civilization-some", number=n, kind=kind_name(name)) for name, n in bid.cards])
            yield msg("civilization-tell-packet", number=bid.number, cards=cards)
    if view.passed:
        yield msg("civilization-tell-passed", list=several([Who(seat) for seat in view.passed]))


def _bid(bid: Bid) -> Msg:
    stated = msg(
        "civilization-stated", cards=bid.size, value=bid.value, good=kind_name(bid.good), claims=len(bid.claim)
    )
    said: dict[str, Arg] = {"who": Who(bid.seat), "number": bid.number, "stated": stated}
    if bid.to is None:
        return msg("civilization-offered", **said)
    if bid.answers:
        return msg("civilization-answered", whom=Who(bid.to), offer=bid.answers, **said)
    return msg("civilization-offered-to", whom=Who(bid.to), **said)


def _own(view: CivView) -> Iterator[Msg]:
    """The viewer's hand, and what could be bought with it."""
    if view.viewer is None or not view.stacks:
        return
    sets = [_set(name, number) for name, number in view.hand]
    yield msg("civilization-tell-hand", list=_or_nothing(sets), worth=view.worth, total=view.total)
    costs = [msg("civilization-tell-price", card=card_name(card), price=due) for card, due in prices(view).items()]
    if costs:
        yield msg("civilization-tell-prices", list=several(costs))


def _set(name: str, number: int) -> Msg:
    if name not in VALUE:
        return msg("civilization-some", number=number, kind=kind_name(name))
    worth = VALUE[name] * number * number
    return msg("civilization-tell-set", number=number, kind=kind_name(name), value=worth)


def _listed(view: CivView, seat: int, what: str, items: list[Msg]) -> Msg:
    return msg(f"civilization-tell-{what}", nation=_nation(view, seat), list=_or_nothing(items))


def _or_nothing(items: list[Msg]) -> Arg:
    return several(items) if items else msg("civilization-nothing")


def _player(view: CivView, seat: int) -> Msg:
    return msg("civilization-player", nation=_nation(view, seat), who=Who(seat))


def _nation(view: CivView, seat: int) -> Msg:
    return nation_name(view.realms[seat].nation)
