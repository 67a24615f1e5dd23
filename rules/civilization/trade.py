"""Phase 9: trading. Packets are offered, answered and exchanged unseen."""

from collections.abc import Iterator

from msgspec import Struct

from rules.civilization.editions import calls_back, counts_apart
from rules.civilization.packets import (
    APART,
    OPEN,
    Offer,
    Packed,
    announce,
    ask_packet,
    listeners,
    packet_name,
    pair,
    row,
)
from rules.civilization.papers import counted, goods_in, held, is_calamity, pull, wording, worth_of
from rules.civilization.printed import PACKET, kind, kind_name
from rules.civilization.state import Civ, Laid, others, people, seat_of
from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no, several

ALL = "all"
MOST_OFFERS = 5
"""Packets that a player may have on offer at once."""


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
PASS_UNLESS_CALLED = Choice("pass", msg("civilization-pass-news"))


class Trade(Step[Civ]):
    """One open phase until everybody has passed since the last deal (CIV-43.9-t)."""

    forced = False
    offers: list[Offer] = []
    passed: list[Seat] = []
    left: list[Seat] = []
    """Those who pass again after every deal, until they act or are spoken to."""
    last: int = 0
    between: dict[int, int] = {}
    """The last number of each pair of players, for what only they hear of."""

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        traders = entitled(g)
        return tuple(seat for seat in traders if seat not in self.passed) if len(traders) > 1 else ()

    def allowed(self, g: Civ) -> tuple[Seat, ...]:
        return entitled(g)

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(self._question(seat), tuple(self._verbs(g, seat)), lambda word: self._why(seat, word))
            case ("pass" | "leave" as verb,):
                return Ready(Pass(verb == "leave"))
            case ("offer",):
                everybody = Choice(ALL, msg("civilization-everybody"))
                partners = (other for other in others(g, seat) if other in entitled(g))
                return One(msg("civilization-ask-partner"), (everybody, *people(g, partners)))
            case ("offer", str(to), *packet):
                whom = OPEN if to == ALL else seat_of(g, to)
                return ask_packet(g, seat, whom, 0, tuple(packet))
            case ("counter",):
                return One(msg("civilization-ask-counter"), tuple(row(g, offer) for offer in self._open_to(seat)))
            case ("counter", str(name), *packet):
                offer = self._named(name)
                return ask_packet(g, seat, offer.seat, offer.number, tuple(packet))
            case ("accept",):
                return One(msg("civilization-ask-accept"), tuple(row(g, offer) for offer in self._answers_to(seat)))
            case ("accept", str(name)):
                offer = self._named(name)
                return Ready(Accepted(offer.number), secret=listeners(g, offer) is not None)
            case ("withdraw",):
                return One(msg("civilization-ask-withdraw"), tuple(row(g, offer) for offer in self._own(seat)))
            case ("withdraw", str(name)):
                offer = self._named(name)
                return Ready(Withdrawn(offer.number), secret=listeners(g, offer) is not None)
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

    def _named(self, name: str) -> Offer:
        return next(offer for offer in self.offers if packet_name(offer.number) == name)

    def _question(self, seat: Seat) -> Msg:
        """Says how many packets lie open to a player, and how many answers to his own."""
        numbers = {"open": len(self._open_to(seat)), "answers": len(self._answers_to(seat))}
        return msg("civilization-ask-trade-open", **numbers) if any(numbers.values()) else msg("civilization-ask-trade")

    def _verbs(self, g: Civ, seat: Seat) -> Iterator[Choice]:
        if len(self._own(seat)) < MOST_OFFERS and goods_in(held(g, seat)):
            yield VERBS["offer"]
            if self._open_to(seat):
                yield VERBS["counter"]
        if self._answers_to(seat):
            yield VERBS["accept"]
        if self._own(seat):
            yield VERBS["withdraw"]
        yield PASS_UNLESS_CALLED if calls_back(g) else PASS
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
        promised = {paper for offer in self._own(seat) for paper in offer.packet}
        hand = sorted(t.g.players[seat].hand, key=lambda paper: paper in promised)
        packet = pull(hand, action.cards)
        value = worth_of(counted(packet))
        said = (value, action.good, dict(action.claim), packet, action.answers, list(action.wanted))
        offer = Offer(self._next_number(t.g, seat, action.to), seat, action.to, *said)
        self.offers.append(offer)
        self._return(seat, offer.to)
        announce(t, offer)
        if offer.to == OPEN and calls_back(t.g):
            self._call(t, offer)

    def _next_number(self, g: Civ, seat: Seat, to: Seat) -> int:
        """Nobody can count what others say in private (CIV-41-g)."""
        if to == OPEN or g.aloud or not counts_apart(g):
            self.last += 1
            return self.last
        two = pair(seat, to)
        self.between[two] = self.between.get(two, 0) + 1
        return APART * two + self.between[two]

    def _call(self, t: Turn[Civ], offer: Offer) -> None:
        """Who has only passed is asked once more about a new open offer; who is done is not (CIV-43.9-t)."""
        called = [seat for seat in self.passed if seat not in self.left and seat in entitled(t.g)]
        self.passed = list(self.left)
        if called:
            t.tell(
                msg(
                    "civilization-called",
                    number=packet_name(offer.number),
                    list=several([Who(seat) for seat in called]),
                )
            )

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
        for rival in self._replies(offer):
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
        for gone in (*self._replies(offer), offer):
            self.offers.remove(gone)
            why = key if gone is offer else "civilization-lapsed"
            t.tell(msg(why, who=Who(gone.seat), number=packet_name(gone.number)), listeners(t.g, gone))

    def _replies(self, offer: Offer) -> list[Offer]:
        return [reply for reply in self.offers if reply.answers == offer.number]


def begin_trade(t: Turn[Civ]) -> None:
    t.call(Trade())


def entitled(g: Civ) -> tuple[Seat, ...]:
    """Players with at least three cards in hand (CIV-43.9-a, CIV-43.9-u)."""
    return tuple(seat for seat, player in enumerate(g.players) if len(player.hand) >= PACKET)


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
