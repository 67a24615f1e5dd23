"""Phase 2: offers, counter-offers and deals; everybody at the same time (SM-B-RND-06)."""

from collections.abc import Iterator

from msgspec import Struct

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
    Turn,
    Who,
    msg,
    no,
    parts,
    several,
)
from rules.sidmeier.board import LAND
from rules.sidmeier.editions import offers_call_back
from rules.sidmeier.goods import (
    Things,
    card_area,
    cards,
    goods,
    hand_over,
    in_range,
    thing_choice,
    thing_name,
)
from rules.sidmeier.printed import LATER, MAGELLAN
from rules.sidmeier.standing import Phase, called
from rules.sidmeier.state import Debt, World, has_wonder, homes, living, player_choice, player_key, seat_of

FORMERLY = "sidmeier-withdrew"
"""Stands in the logs of older matches, which do not say whose offer it was."""
MOST_OFFERS = 3
"""Open offers of one player."""
NONE, PAY, GET, PAY_LATER, GET_LATER = "none", "pay", "get", "pay-later", "get-later"
MONEY = {way: Choice(way, msg(f"sidmeier-money-{way}")) for way in (NONE, PAY, GET, PAY_LATER, GET_LATER)}


class Offer(Struct, array_like=True):
    """What is given, what is taken, and gold one way or the other, now or at the end of production."""

    number: int
    seat: Seat
    to: Seat
    give: Things
    take: Things
    money: str
    gold: int = 0


class Accepted(Struct, frozen=True):
    number: int


class Withdrawn(Struct, frozen=True):
    """An own offer is taken back, or one made to the player is refused."""

    number: int


class Swap(Struct, frozen=True):
    """Magellan's Voyage: a card of somebody against one's own."""

    theirs: str
    own: str


class Done(Struct, frozen=True):
    """No more trade, unless somebody comes with an offer."""


class Trade(Phase):
    """Until every player has declared himself done (SM-B-TRD-11). `near`: with whom each player may trade."""

    forced = False
    names = called(end="trade")
    near: list[list[Seat]]
    done: list[Seat] = []
    offers: list[Offer] = []
    last: int = 0
    swapped: bool = False

    def actors(self, g: World) -> list[Seat]:
        return [seat for seat in self.agents(g) if seat not in self.done]

    def agents(self, g: World) -> list[Seat]:
        return [seat for seat, others in enumerate(self.near) if others]

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        if len(self.made_by(seat)) < MOST_OFFERS:
            yield "offer"
        if self.made_to(seat):
            yield "accept"
        if self.made_to(seat) or self.made_by(seat):
            yield "withdraw"
        if self.powers(g, seat):
            yield "claim"
        if seat not in self.done:
            yield "end"

    def powers(self, g: World, seat: Seat) -> tuple[str, ...]:
        if self.swapped or not has_wonder(g, seat, MAGELLAN) or not cards(g, seat):
            return ()
        return (MAGELLAN,) if any(cards(g, other) for other in self.near[seat]) else ()

    def question(self, g: World, seat: Seat) -> Msg:
        return msg("sidmeier-ask-trade")

    def why(self, g: World, seat: Seat, word: str) -> Msg | None:
        return {
            "offer": no("SM-B-TRD-09", "sidmeier-no-more-offers", most=MOST_OFFERS),
            "accept": no("SM-B-TRD-09", "sidmeier-no-offer"),
            "withdraw": no("SM-B-TRD-09", "sidmeier-no-offer"),
            "end": no("SM-B-TRD-11", "sidmeier-done-already"),
        }.get(word)

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        match path:
            case ("end",):
                return Ready(Done())
            case ("accept",):
                return One(
                    msg("sidmeier-ask-accept"), tuple(_offer_choice(g, seat, offer) for offer in self.made_to(seat))
                )
            case ("accept", str(number)):
                return Ready(Accepted(int(number)))
            case ("withdraw",):
                rows = (*self.made_by(seat), *self.made_to(seat))
                return One(msg("sidmeier-ask-withdraw"), tuple(_offer_choice(g, seat, offer) for offer in rows))
            case ("withdraw", str(number)):
                return Ready(Withdrawn(int(number)))
            case ("claim", *_):
                return self._ask_swap(g, seat, path)
            case ("offer",):
                partners = tuple(map(player_choice, self.near[seat]))
                known = tuple(map(player_choice, living(g)))
                return One(msg("sidmeier-ask-partner"), partners, lambda word: _why_no_partner(g, seat, word), known)
        return ask_offer(g, seat, path)

    def act(self, t: Turn[World], seat: Seat, action: Offer | Accepted | Withdrawn | Swap | Done) -> None:
        match action:
            case Offer():
                self._make(t, action)
            case Accepted(number):
                self._close(t, self.find(number))
            case Withdrawn(number):
                offer = self.find(number)
                self.offers.remove(offer)
                key = "sidmeier-withdrew-own" if offer.seat == seat else "sidmeier-refused"
                t.tell(msg(key, who=Who(seat), number=number))
            case Swap():
                self._swap(t, seat, action)
            case Done():
                self.done.append(seat)
                t.tell(msg("sidmeier-done", who=Who(seat)))

    def find(self, number: int) -> Offer:
        return next(offer for offer in self.offers if offer.number == number)

    def made_by(self, seat: Seat) -> list[Offer]:
        return [offer for offer in self.offers if offer.seat == seat]

    def made_to(self, seat: Seat) -> list[Offer]:
        return [offer for offer in self.offers if offer.to == seat]

    def _ask_swap(self, g: World, seat: Seat, path: Path) -> Node:
        match path:
            case (_, _):
                theirs = (card for other in self.near[seat] for card in cards(g, other))
                return One(msg("sidmeier-ask-magellan"), tuple(thing_choice(g, card) for card in theirs))
            case (_, _, _):
                own = tuple(thing_choice(g, card) for card in cards(g, seat))
                return One(msg("sidmeier-ask-magellan-own"), own)
            case (_, _, str(theirs), str(own)):
                return Ready(Swap(theirs, own))
        raise AssertionError(path)

    def _make(self, t: Turn[World], offer: Offer) -> None:
        self.last += 1
        offer.number = self.last
        self.offers.append(offer)
        self._reopen(offer.seat)
        if offers_call_back(t.g):
            self._reopen(offer.to)
        t.tell(_told(t.g, "sidmeier-offered", offer))

    def _close(self, t: Turn[World], offer: Offer) -> None:
        """The trade is carried out whole and at once (SM-B-TRD-07)."""
        g = t.g
        t.tell(_told(g, "sidmeier-dealt", offer))
        hand_over(g, offer.seat, offer.to, offer.give)
        hand_over(g, offer.to, offer.seat, offer.take)
        _pay(g, offer)
        self.offers.remove(offer)
        self._reopen(offer.to)
        self._prune(t)

    def _swap(self, t: Turn[World], seat: Seat, action: Swap) -> None:
        """One card each way till the end of production (SM-A-WON-22)."""
        victim = t.g.settlements[card_area(action.theirs)].has_card
        names = {"theirs": thing_name(t.g, action.theirs, 1), "own": thing_name(t.g, action.own, 1)}
        t.tell(msg("sidmeier-magellan", who=Who(seat), whom=Who(victim), **names))
        hand_over(t.g, victim, seat, ((action.theirs, 1),))
        hand_over(t.g, seat, victim, ((action.own, 1),))
        self.swapped = True
        self._prune(t)

    def _prune(self, t: Turn[World]) -> None:
        """Who may trade with whom now; offers that can no longer be fulfilled are void (SM-B-TRD-10)."""
        self.near = neighbours(t.g)
        for offer in list(self.offers):
            if offer.to not in self.near[offer.seat] or flaw(t.g, offer) is not None:
                self.offers.remove(offer)
                t.tell(msg("sidmeier-lapsed", who=Who(offer.seat), number=offer.number))

    def _reopen(self, seat: Seat) -> None:
        if seat in self.done:
            self.done.remove(seat)


def begin_trade(t: Turn[World]) -> None:
    """Nobody in range of anybody: there is nothing to trade."""
    near = neighbours(t.g)
    if any(near):
        t.call(Trade(near))


def neighbours(g: World) -> list[list[Seat]]:
    """With whom each player may trade."""
    alive = living(g)
    near: list[list[Seat]] = [[] for _ in range(g.seats)]
    for place, one in enumerate(alive):
        for other in alive[place + 1 :]:
            if in_range(g, one, other):
                near[one].append(other)
                near[other].append(one)
    return near


def ask_offer(g: World, seat: Seat, path: Path) -> Node:
    match path:
        case (_, str(to)):
            return _ask_things(g, "sidmeier-ask-give", seat)
        case (_, str(to), give):
            _demand(_bundle_flaw(g, seat, parts(give)))
            return _ask_things(g, "sidmeier-ask-take", seat_of(to))
        case (_, str(to), give, take):
            _demand(_bundle_flaw(g, seat_of(to), parts(take)))
            ways = tuple(_money(g, seat, seat_of(to), bool(give or take)))
            return One(msg("sidmeier-ask-money"), ways or (MONEY[NONE],))
        case (_, str(to), give, take, "none"):
            return Ready(Offer(0, seat, seat_of(to), parts(give), parts(take), NONE))
        case (_, str(to), give, take, str(money)):
            return Count(msg("sidmeier-ask-gold"), 1, _most(g, seat, seat_of(to), money))
        case (_, str(to), give, take, str(money), int(gold)):
            return Ready(Offer(0, seat, seat_of(to), parts(give), parts(take), money, gold))
    raise AssertionError(path)


def _why_no_partner(g: World, seat: Seat, word: str) -> Msg | None:
    others = [player_key(other) for other in living(g) if other != seat]
    return no("SM-A-TRD-22", "sidmeier-out-of-range") if word in others else None


def flaw(g: World, offer: Offer) -> Msg | None:
    """Why an offer cannot be fulfilled."""
    for seat, things in ((offer.seat, offer.give), (offer.to, offer.take)):
        own = goods(g, seat)
        if any(own.get(word, 0) < number for word, number in things):
            return no("SM-B-TRD-10", "sidmeier-offer-void")
        if reason := _bundle_flaw(g, seat, things):
            return reason
    if offer.money != NONE and _most(g, offer.seat, offer.to, offer.money) < offer.gold:
        return no("SM-B-TRD-08", "sidmeier-offer-void")
    return None


def _bundle_flaw(g: World, seat: Seat, things: Things) -> Msg | None:
    """What a player may not give together."""
    words = {word for word, _ in things}
    settlements = words & LAND.keys()
    if settlements and len(settlements) >= len(homes(g, seat)):
        return no("SM-B-TRD-14", "sidmeier-last-settlement")
    if any(card_area(word) in settlements for word in words):
        return no("SM-B-TRD-14", "sidmeier-card-and-settlement")
    return None


def _demand(reason: Msg | None) -> None:
    if reason:
        raise Illegal(reason)


def _ask_things(g: World, key: str, seat: Seat) -> Split:
    own = goods(g, seat)
    choices = tuple(thing_choice(g, word) for word in own)
    why = no("SM-B-TRD-04", "sidmeier-not-tradable")
    return Split(msg(key), choices, tuple(own.values()), 0, sum(own.values()), (), lambda _: why)


def _money(g: World, seat: Seat, to: Seat, something: bool) -> Iterator[Choice]:
    for way, choice in MONEY.items():
        if (way == NONE and something) or (way != NONE and _most(g, seat, to, way)):
            yield choice


def _most(g: World, seat: Seat, to: Seat, money: str) -> int:
    """Gold that can be paid: what is promised is kept back; the least that everybody earns counts (SM-B-TRD-08)."""
    payer = seat if money in (PAY, PAY_LATER) else to
    purse = g.players[payer].gold
    free = purse + LATER - sum(debt.gold for debt in g.debts if debt.debtor == payer)
    return free if money in (PAY_LATER, GET_LATER) else min(purse, free)


def _pay(g: World, offer: Offer) -> None:
    payer, payee = (offer.seat, offer.to) if offer.money in (PAY, PAY_LATER) else (offer.to, offer.seat)
    if offer.money in (PAY_LATER, GET_LATER):
        g.debts.append(Debt(payer, payee, offer.gold))
    else:
        g.players[payer].gold -= offer.gold
        g.players[payee].gold += offer.gold


def _offer_choice(g: World, seat: Seat, offer: Offer) -> Choice:
    """By its number, with what the reader gets and gives."""
    give, take = sides(g, offer)
    get, lose = (take, give) if seat == offer.seat else (give, take)
    name = msg("sidmeier-offer", number=offer.number, who=Who(offer.seat))
    return Choice(str(offer.number), name, msg("sidmeier-terms", get=get, give=lose))


def _told(g: World, key: str, offer: Offer) -> Msg:
    """Both sides of an offer in words."""
    give, take = sides(g, offer)
    return msg(key, who=Who(offer.seat), whom=Who(offer.to), number=offer.number, give=give, take=take)


def sides(g: World, offer: Offer) -> tuple[Msg, Msg]:
    """What is given and what is taken, gold included."""
    give = [thing_name(g, word, number) for word, number in offer.give]
    take = [thing_name(g, word, number) for word, number in offer.take]
    return bundles(give, take, offer.money, offer.gold)


def bundles(give: list[Msg], take: list[Msg], money: str, gold: int) -> tuple[Msg, Msg]:
    """Both sides of an offer, with the gold on the side that pays."""
    if money != NONE:
        key = "sidmeier-gold-later" if money in (PAY_LATER, GET_LATER) else "sidmeier-cost"
        (give if money in (PAY, PAY_LATER) else take).append(msg(key, gold=gold))
    return _bundle(give), _bundle(take)


def _bundle(things: list[Msg]) -> Msg:
    return msg("sidmeier-bundle", things=several(things)) if things else msg("sidmeier-nothing")
