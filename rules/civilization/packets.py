"""What is offered in trade: the packet, what is said of it, and who hears that."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from rules.civilization.editions import names_wishes
from rules.civilization.papers import EVERY_KIND, held, kind_choice, worth_of
from rules.civilization.printed import CALAMITIES, GOODS, PACKET, Kind, Paper, kind_name
from rules.civilization.state import Civ, player_name
from rules.kernel import (
    Choice,
    Count,
    Illegal,
    Many,
    Msg,
    Node,
    One,
    Path,
    Ready,
    Seat,
    Split,
    Turn,
    Who,
    keys,
    msg,
    no,
    parts,
    several,
)

OPEN = -1
"""The addressee of an offer to everybody."""

APART = 1_000
"""Numbers of packets between two players are so far from those of every other two, and from those that all hear of."""

Parts = tuple[tuple[Kind, int], ...]


class Offer(Struct):
    """A packet on offer: what is said of it, and what is in it. `answers` is the offer it replies to, or 0."""

    number: int
    seat: Seat
    to: Seat
    value: int
    good: Kind
    claim: dict[Kind, int]
    packet: list[Paper]
    answers: int = 0
    wanted: list[Kind] = []
    """Goods that its maker would like to have for it."""

    def concerns(self, seat: Seat | None) -> bool:
        """Who may answer it, or has made it."""
        return self.to == OPEN or seat in (self.seat, self.to)


class Packed(Struct, frozen=True):
    """A packet for somebody, or for all."""

    to: Seat
    cards: Parts
    good: Kind
    claim: Parts
    answers: int = 0
    wanted: tuple[Kind, ...] = ()


def listeners(g: Civ, offer: Offer) -> tuple[Seat, ...] | None:
    """Who hears what is said of a packet; None: everybody."""
    return None if g.aloud or offer.to == OPEN else (offer.seat, offer.to)


def hears(g: Civ, offer: Offer, viewer: Seat | None) -> bool:
    to = listeners(g, offer)
    return to is None or viewer in to


def pair(one: Seat, other: Seat) -> int:
    """The number of two players among all pairs, from 1 on."""
    low, high = sorted((one, other))
    return high * (high - 1) // 2 + low + 1


def packet_name(number: int) -> str:
    """How a packet is spoken of: `3`, or, between the second pair of players, `b3`."""
    two, count = divmod(number, APART)
    return f"{chr(ord('a') + two - 1) if two else ''}{count}"


def ask_packet(g: Civ, seat: Seat, to: Seat, answers: int, words: Path) -> Node:
    """Cards, their true value, one of the goods among them, what else is claimed, and what is wanted for them."""
    hand = held(g, seat)
    match words:
        case ():
            choices = tuple(map(kind_choice, hand))
            ask = msg("civilization-ask-packet", least=PACKET)
            hint = tuple(hand.items())
            return Split(ask, choices, tuple(hand.values()), PACKET, hand.total(), hint, _why_not_held, EVERY_KIND)
        case (cards,):
            if not any(name in GOODS for name, _ in parts(cards)):
                raise Illegal(no("CIV-43.9-i", "civilization-no-goods"))
            value = worth_of(Counter(dict(parts(cards))))
            return Count(msg("civilization-ask-value", value=value), value, value)  # CIV-43.9-g
        case (cards, int(_)):
            goods = tuple(_said(name) for name, _ in parts(cards) if name in GOODS)
            return One(msg("civilization-ask-good"), goods, _why_not_named, _EVERY_GOOD)
        case (cards, int(_), str(_)):
            total = sum(number for _, number in parts(cards))
            caps = tuple(min(total, copies) for _, copies in GOODS.values())
            return Split(msg("civilization-ask-claim"), _EVERY_GOOD, caps, 0, total)
        case (_, int(_), str(_), _) if not answers and names_wishes(g):
            return Many(msg("civilization-ask-wanted"), _EVERY_GOOD, 0, len(_EVERY_GOOD))
        case (cards, int(_), str(good), claim, *wishes):
            claims = tuple((_heard(name), number) for name, number in parts(claim))
            wanted = tuple(_heard(word) for wish in wishes for word in keys(wish))
            return Ready(Packed(to, parts(cards), _heard(good), claims, answers, wanted), secret=True)
    raise AssertionError(words)


def _said(name: Kind) -> Choice:
    """A good as it is spoken of, which is no secret: `says.iron`."""
    return Choice(f"says.{name}", kind_name(name))


def _heard(word: str) -> Kind:
    return word.removeprefix("says.")


_EVERY_GOOD = tuple(map(_said, GOODS))


def _why_not_held(name: Kind) -> Msg | None:
    if name in CALAMITIES and CALAMITIES[name].red:
        return no("CIV-43.9-m", "civilization-no-red", calamity=kind_name(name))
    if name in GOODS or name in CALAMITIES:
        return no("CIV-43.9-e", "civilization-not-held", kind=kind_name(name))
    return None


def _why_not_named(word: str) -> Msg | None:
    name = _heard(word)
    return no("CIV-43.9-g", "civilization-no-such-good", kind=kind_name(name)) if name in GOODS else None


def row(g: Civ, offer: Offer) -> Choice:
    label = msg(
        "civilization-offer",
        number=packet_name(offer.number),
        answers=packet_name(offer.answers) if offer.answers else 0,
        player=player_name(g, offer.seat),
        cards=len(offer.packet),
        value=offer.value,
        good=kind_name(offer.good),
    )
    return Choice(packet_name(offer.number), label, _stated(offer))


def _stated(offer: Offer) -> Msg:
    """What must be true of a packet."""
    return msg(
        "civilization-stated",
        cards=len(offer.packet),
        value=offer.value,
        good=kind_name(offer.good),
        claims=len(offer.claim),
    )


def announce(t: Turn[Civ], offer: Offer) -> None:
    number = packet_name(offer.number)
    names: dict[str, Msg | Who | str] = {"who": Who(offer.seat), "number": number, "stated": _stated(offer)}
    if offer.answers:
        line = msg("civilization-answered", whom=Who(offer.to), offer=packet_name(offer.answers), **names)
    elif offer.to == OPEN:
        line = msg("civilization-offered", **names)
    else:
        line = msg("civilization-offered-to", whom=Who(offer.to), **names)
    to = listeners(t.g, offer)
    t.tell(line, to)
    if offer.wanted:
        t.tell(wishes(offer.seat, number, offer.wanted), to)
    if offer.claim:
        items = [msg("civilization-some", number=n, kind=kind_name(name)) for name, n in offer.claim.items()]
        t.tell(msg("civilization-claimed", who=Who(offer.seat), number=number, goods=several(items)), to)


def wishes(seat: Seat, number: str, wanted: Iterable[Kind]) -> Msg:
    """`For packet 3 Ada wants: salt and iron.`"""
    return msg("civilization-wanted", who=Who(seat), number=number, goods=several(list(map(kind_name, wanted))))
