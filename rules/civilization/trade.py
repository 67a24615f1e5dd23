"""Phase 9: trading. Packets are offered, answered and exchanged unseen."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from rules.civilization.papers import (
    EVERY_KIND,
    counted,
    goods_in,
    held,
    is_calamity,
    kind_choice,
    pull,
    wording,
    worth_of,
)
from rules.civilization.printed import CALAMITIES, GOODS, PACKET, Kind, Paper, kind, kind_name
from rules.civilization.state import Civ, Laid, others, people, player_name, seat_of
from rules.kernel import (
    Choice,
    Count,
    Illegal,
    Msg,
    Node,
    One,
    Path,
    Ready,
    Seat,
    Split,
    Step,
    Turn,
    Who,
    msg,
    no,
    parts,
    several,
)

ALL = "all"
OPEN = -1
MOST_OFFERS = 5
"""Packets that a player may have on offer at once."""

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

    def concerns(self, seat: Seat | None) -> bool:
        """Who may hear of it."""
        return self.to == OPEN or seat in (self.seat, self.to)


class Packed(Struct, frozen=True):
    """A packet for somebody, or for all."""

    to: Seat
    cards: Parts
    good: Kind
    claim: Parts
    answers: int = 0


class Accepted(Struct, frozen=True):
    """The packet that answers the player's own offer."""

    number: int


class Withdrawn(Struct, frozen=True):
    """An own packet that is taken back."""

    number: int


class Pass(Struct, frozen=True):
    """No more deals, as far as this player is concerned; `left`: not even after the next deal of others."""

    left: bool


VERBS = {
    verb: Choice(verb, msg(f"civilization-verb-{verb}")) for verb in ("offer", "counter", "accept", "withdraw", "leave")
}
PASS = Choice("pass", msg("civilization-pass-deal"))


class Trade(Step[Civ]):
    """One open phase until everybody has passed since the last deal (CIV-43.9-t)."""

    forced = False
    offers: list[Offer] = []
    passed: list[Seat] = []
    left: list[Seat] = []
    """Those who pass again after every deal, until they act or are spoken to."""
    last: int = 0

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        traders = entitled(g)
        return tuple(seat for seat in traders if seat not in self.passed) if len(traders) > 1 else ()

    def allowed(self, g: Civ) -> tuple[Seat, ...]:
        return entitled(g)

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(
                    msg("civilization-ask-trade"), tuple(self._verbs(g, seat)), lambda word: self._why(seat, word)
                )
            case ("pass" | "leave" as verb,):
                return Ready(Pass(verb == "leave"))
            case ("offer",):
                everybody = Choice(ALL, msg("civilization-everybody"))
                partners = (other for other in others(g, seat) if other in entitled(g))
                return One(msg("civilization-ask-partner"), (everybody, *people(g, partners)))
            case ("offer", str(to), *packet):
                whom = OPEN if to == ALL else seat_of(g, to)
                return _ask_packet(g, seat, whom, 0, tuple(packet))
            case ("counter",):
                return One(msg("civilization-ask-counter"), tuple(_row(g, offer) for offer in self._open_to(seat)))
            case ("counter", str(number), *packet):
                return _ask_packet(g, seat, self.find(int(number)).seat, int(number), tuple(packet))
            case ("accept",):
                return One(msg("civilization-ask-accept"), tuple(_row(g, offer) for offer in self._answers_to(seat)))
            case ("accept", str(number)):
                return Ready(Accepted(int(number)))
            case ("withdraw",):
                return One(msg("civilization-ask-withdraw"), tuple(_row(g, offer) for offer in self._own(seat)))
            case ("withdraw", str(number)):
                return Ready(Withdrawn(int(number)), secret=self.find(int(number)).to != OPEN)
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Packed | Accepted | Withdrawn | Pass) -> None:
        match action:
            case Packed():
                self._offer(t, seat, action)
            case Accepted(number):
                self._exchange(t, self.find(number))
            case Withdrawn(number):
                self._drop(t, self.find(number), "civilization-withdrew")
            case Pass(left):
                self._pass(t, seat, left)

    def proceed(self, t: Turn[Civ]) -> None:
        t.done()

    def default(self, g: Civ, seat: Seat) -> Path:
        return ("leave",)

    def find(self, number: int) -> Offer:
        return next(offer for offer in self.offers if offer.number == number)

    def _verbs(self, g: Civ, seat: Seat) -> Iterator[Choice]:
        if len(self._own(seat)) < MOST_OFFERS and goods_in(held(g, seat)):
            yield VERBS["offer"]
            if self._open_to(seat):
                yield VERBS["counter"]
        if self._answers_to(seat):
            yield VERBS["accept"]
        if self._own(seat):
            yield VERBS["withdraw"]
        yield PASS
        yield VERBS["leave"]

    def _why(self, seat: Seat, word: str) -> Msg | None:
        if word in ("offer", "counter") and len(self._own(seat)) >= MOST_OFFERS:
            return no("CIV-43.9-c", "civilization-no-more-offers", most=MOST_OFFERS)
        return {
            "offer": no("CIV-43.9-i", "civilization-no-goods"),
            "counter": no("CIV-43.9-k", "civilization-no-offer"),
            "accept": no("CIV-43.9-k", "civilization-no-answer"),
            "withdraw": no("CIV-43.9-c", "civilization-no-own-offer"),
        }.get(word)

    def _own(self, seat: Seat) -> list[Offer]:
        return [offer for offer in self.offers if offer.seat == seat]

    def _open_to(self, seat: Seat) -> list[Offer]:
        """Offers that a player may answer."""
        return [o for o in self.offers if not o.answers and o.seat != seat and o.concerns(seat)]

    def _answers_to(self, seat: Seat) -> list[Offer]:
        """Answers to a player's own offers."""
        return [offer for offer in self.offers if offer.answers and offer.to == seat]

    def _pass(self, t: Turn[Civ], seat: Seat, left: bool) -> None:
        news = seat not in (self.left if left else self.passed)
        self._return(seat)
        self.passed.append(seat)
        if left:
            self.left.append(seat)
        if news:
            t.tell(msg("civilization-left" if left else "civilization-passed", who=Who(seat)))

    def _return(self, *seats: Seat) -> None:
        """Who acts again or is spoken to has not passed."""
        self.passed = [seat for seat in self.passed if seat not in seats]
        self.left = [seat for seat in self.left if seat not in seats]

    def _offer(self, t: Turn[Civ], seat: Seat, action: Packed) -> None:
        self.last += 1
        promised = {paper for offer in self._own(seat) for paper in offer.packet}
        hand = sorted(t.g.players[seat].hand, key=lambda paper: paper in promised)
        packet = pull(hand, action.cards)
        value = worth_of(counted(packet))
        offer = Offer(self.last, seat, action.to, value, action.good, dict(action.claim), packet, action.answers)
        self.offers.append(offer)
        self._return(seat, offer.to)
        _announce(t, offer)

    def _exchange(self, t: Turn[Civ], answer: Offer) -> None:
        """Both packets change hands unseen and at once (CIV-43.9-l)."""
        offer = self.find(answer.answers)
        numbers = {"given": len(offer.packet), "got": len(answer.packet)}
        t.tell(msg("civilization-dealt-with", who=Who(offer.seat), whom=Who(answer.seat), **numbers))
        for one in (offer, answer):
            hand = t.g.players[one.seat].hand
            t.g.players[one.seat].hand = [paper for paper in hand if paper not in one.packet]
        _hand_over(t, offer, answer.seat)
        _hand_over(t, answer, offer.seat)
        self.offers.remove(answer)
        for rival in [row for row in self.offers if row.answers == offer.number]:
            self._drop(t, rival, "civilization-lapsed")
        self.offers.remove(offer)
        self._return(offer.seat, answer.seat)
        self.passed = list(self.left)  # CIV-43.9-t
        self._mend(t)

    def _mend(self, t: Turn[Civ]) -> None:
        """Offers that lack a card now lapse, and with an offer its answers (CIV-43.9-s)."""
        for offer in list(self.offers):
            hand = t.g.players[offer.seat].hand
            if offer in self.offers and (len(hand) < PACKET or not set(offer.packet) <= set(hand)):
                self._drop(t, offer, "civilization-lapsed")

    def _drop(self, t: Turn[Civ], offer: Offer, key: str) -> None:
        for row in [row for row in self.offers if row.answers == offer.number] + [offer]:
            self.offers.remove(row)
            to = None if row.to == OPEN else (row.seat, row.to)
            t.tell(msg(key if row is offer else "civilization-lapsed", who=Who(row.seat), number=row.number), to)


def begin_trade(t: Turn[Civ]) -> None:
    t.call(Trade())


def entitled(g: Civ) -> tuple[Seat, ...]:
    """Players with at least three cards in hand (CIV-43.9-a, CIV-43.9-u)."""
    return tuple(seat for seat, player in enumerate(g.players) if len(player.hand) >= PACKET)


def _ask_packet(g: Civ, seat: Seat, to: Seat, answers: int, words: Path) -> Node:
    """Cards, their true value, one of the goods among them, and what else is claimed."""
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
        case (cards, int(_), str(good), claim):
            claims = tuple((_heard(name), number) for name, number in parts(claim))
            return Ready(Packed(to, parts(cards), _heard(good), claims, answers), secret=True)
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


def _row(g: Civ, offer: Offer) -> Choice:
    label = msg(
        "civilization-offer",
        number=offer.number,
        answers=offer.answers,
        player=player_name(g, offer.seat),
        cards=len(offer.packet),
        value=offer.value,
        good=kind_name(offer.good),
    )
    return Choice(str(offer.number), label, _stated(offer))


def _stated(offer: Offer) -> Msg:
    """What must be true of a packet."""
    return msg(
        "civilization-stated",
        cards=len(offer.packet),
        value=offer.value,
        good=kind_name(offer.good),
        claims=len(offer.claim),
    )


def _announce(t: Turn[Civ], offer: Offer) -> None:
    names: dict[str, Msg | Who | int] = {"who": Who(offer.seat), "number": offer.number, "stated": _stated(offer)}
    if offer.answers:
        line = msg("civilization-answered", whom=Who(offer.to), offer=offer.answers, **names)
    elif offer.to == OPEN:
        line = msg("civilization-offered", **names)
    else:
        line = msg("civilization-offered-to", whom=Who(offer.to), **names)
    to = None if offer.to == OPEN else (offer.seat, offer.to)
    t.tell(line, to)
    if offer.claim:
        items = [msg("civilization-some", number=n, kind=kind_name(name)) for name, n in offer.claim.items()]
        t.tell(msg("civilization-claimed", who=Who(offer.seat), number=offer.number, goods=several(items)), to)


def _hand_over(t: Turn[Civ], offer: Offer, receiver: Seat) -> None:
    """Goods go into the hand; a calamity is laid open and never traded again (CIV-43.9-o)."""
    player = t.g.players[receiver]
    player.hand += [paper for paper in offer.packet if not is_calamity(paper)]
    t.tell(msg("civilization-received", whom=Who(offer.seat), cards=wording(counted(offer.packet))), to=(receiver,))
    for paper in offer.packet:
        if is_calamity(paper):
            player.laid.append(Laid(paper, offer.seat))
            calamity = kind_name(kind(paper))
            t.tell(msg("civilization-laid", who=Who(receiver), whom=Who(offer.seat), calamity=calamity))
