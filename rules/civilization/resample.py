"""Civilization as it might be."""

from collections import Counter
from collections.abc import Iterator

from rules import kernel
from rules.civilization.editions import counts_apart
from rules.civilization.packets import Offer, hears, packet_name, pair
from rules.civilization.papers import goods_in, held, is_calamity, is_red, pull
from rules.civilization.possible_packets import Holder, Means, Stated, packed
from rules.civilization.printed import Kind, Paper, kind, stack_of
from rules.civilization.state import Civ
from rules.civilization.trade import MOST_OFFERS, Trade, entitled
from rules.kernel import Path, Position, Ready, Seat, Tape, Turn

TRIES = 2_000
"""So many packets are tried before some are left untrue that do not fit beside the others."""
WHISPERS = 2
"""So many offers are made at most that a viewer does not hear of."""

Packets = dict[int, Counter[Kind]]
"""What is in the packets that a viewer has heard of, by the number of the offer."""


def redraw(p: Position[Civ, object], viewer: Seat | None, tape: Tape) -> None:
    """Other cards in the stacks, in the hands of the others and in their packets, and other offers between them."""
    if not p.game.stacks:
        return
    others = [seat for seat in range(p.game.seats) if seat != viewer] if p.stack else []
    trade = next((step for step in p.stack if isinstance(step, Trade)), None)
    heard = [offer for offer in trade.offers if offer.seat != viewer and hears(p.game, offer, viewer)] if trade else []
    deal = _Deal(p.game, others)
    packets = deal.promise(heard, tape)
    deal.give_calamities(tape)
    deal.give_goods(tape)
    for offer in heard:
        offer.packet = _packet(p.game.players[offer.seat].hand, offer, packets.get(offer.number))
    if trade:
        _whisper(p.game, trade, viewer, tape)


class _Deal:
    """The hidden cards stack by stack, how many of each stack are in hands, and how much room those have."""

    def __init__(self, g: Civ, others: list[Seat]) -> None:
        self.g = g
        self.left = [list(pile) for pile in g.stacks]
        self.share = [0] * len(g.stacks)
        self.room = {seat: len(g.players[seat].hand) for seat in others}
        self.hands: dict[Seat, list[Paper]] = {seat: [] for seat in others}
        for seat in others:
            for paper in g.players[seat].hand:
                self.left[stack_of(paper) - 1].append(paper)
                self.share[stack_of(paper) - 1] += 1
        for pile in self.left:
            pile.sort()

    def promise(self, heard: list[Offer], tape: Tape) -> Packets:
        """Hands get what their players have stated of their packets."""
        found = self._packets(heard, tape)
        for seat, kinds in _by_seat(heard, found).items():
            for name, number in sorted(kinds.items()):
                for _ in range(number):
                    self._give(seat, tape.pick([paper for pile in self.left for paper in pile if kind(paper) == name]))
        return found

    def give_calamities(self, tape: Tape) -> None:
        """A black calamity may be in the stack, or with anybody who has drawn from such a stack."""
        for pile, share in zip(self.left, list(self.share), strict=True):
            for paper in filter(is_calamity, list(pile)):
                places = [seat for seat, room in self.room.items() if self.g.players[seat].dark for _ in range(room)]
                if places and not is_red(paper) and tape.below(len(pile)) < share:
                    self._give(tape.pick(places), paper)

    def give_goods(self, tape: Tape) -> None:
        """The rest of the hands; what is left over lies in the stacks."""
        goods: list[Paper] = []
        for number, pile in enumerate(self.left):
            tape.shuffle(pile)
            pile.sort(key=is_calamity)
            share = self.share[number]
            goods += pile[:share]
            self.g.stacks[number] = pile[share:]
            tape.shuffle(self.g.stacks[number])
        tape.shuffle(goods)
        for seat, hand in self.hands.items():
            hand += [goods.pop() for _ in range(self.room[seat])]
            tape.shuffle(hand)
            self.g.players[seat].hand = hand

    def _packets(self, heard: list[Offer], tape: Tape) -> Packets:
        """What may be in them, one after the other; for one that does not fit beside the others, another is taken back,
        if there is one of the same player's."""
        found, best = Packets(), Packets()
        for _ in range(TRIES):
            open_ = [offer for offer in heard if offer.number not in found]
            if not open_:
                return found
            offer = tape.pick(open_)
            packet = self._beside(offer, [other for other in heard if other.number in found], found, tape)
            if packet is not None:
                found[offer.number] = packet
                best = max(best, found, key=len).copy()
            elif found:
                own = [other.number for other in heard if other.number in found and other.seat == offer.seat]
                del found[tape.pick(own or list(found))]
        return best

    def _beside(self, offer: Offer, others: list[Offer], packets: Packets, tape: Tape) -> Counter[Kind] | None:
        """A packet that fits beside those which are there already."""
        means = Means(Counter(kind(paper) for pile in self.left for paper in pile), list(self.share))
        holders = {
            seat: Holder(Counter(), self.room[seat], self.g.players[seat].dark)
            for seat in {offer.seat, *(other.seat for other in others)}
        }
        for other in others:
            holders[other.seat].take(packets[other.number], means)
        stated = Stated(len(offer.packet), offer.value, offer.good)
        return packed(stated, holders[offer.seat], means, tape)

    def _give(self, seat: Seat, paper: Paper) -> None:
        number = stack_of(paper) - 1
        self.left[number].remove(paper)
        self.share[number] -= 1
        self.room[seat] -= 1
        self.hands[seat].append(paper)


def _by_seat(offers: list[Offer], packets: Packets) -> dict[Seat, Counter[Kind]]:
    """What each player needs for all his packets; they may share cards."""
    needs: dict[Seat, Counter[Kind]] = {}
    for offer in offers:
        if offer.number in packets:
            needs[offer.seat] = needs.get(offer.seat, Counter()) | packets[offer.number]
    return needs


def _packet(hand: list[Paper], offer: Offer, kinds: Counter[Kind] | None) -> list[Paper]:
    if kinds:
        return pull(hand, sorted(kinds.items()))
    return sorted(hand, key=lambda paper: kind(paper) != offer.good)[: len(offer.packet)]


def _whisper(g: Civ, trade: Trade, viewer: Seat | None, tape: Tape) -> None:
    """Offers that do not concern the viewer come and go unheard."""
    trade.offers = [offer for offer in trade.offers if hears(g, offer, viewer)]
    own = {pair(viewer, seat) for seat in range(g.seats) if seat != viewer} if viewer is not None else set()
    trade.between = {two: last for two, last in trade.between.items() if two in own}
    if not counts_apart(g):
        trade.last = max((offer.number for offer in trade.offers), default=0)
    silent = trade.last, trade.passed, trade.left
    for before in sorted(_gaps(g, trade, tape)[: tape.below(WHISPERS + 1)]):
        trade.last = before
        _offer_unheard(g, trade, viewer, tape)
    trade.last, trade.passed, trade.left = silent
    if not counts_apart(g):
        trade.offers.sort(key=lambda offer: offer.number)


def _gaps(g: Civ, trade: Trade, tape: Tape) -> list[int]:
    """After which numbers something may have been whispered; before the third edition numbers were missing there."""
    if counts_apart(g):
        return [trade.last] * WHISPERS
    known = {offer.number for offer in trade.offers}
    gaps = [number - 1 for number in range(1, trade.last + 1) if number not in known]
    tape.shuffle(gaps)
    return gaps


def _offer_unheard(g: Civ, trade: Trade, viewer: Seat | None, tape: Tape) -> None:
    beginnings = [
        (seat, path)
        for seat in entitled(g)
        if seat != viewer and goods_in(held(g, seat)) and sum(o.seat == seat for o in trade.offers) < MOST_OFFERS
        for path in _unheard(g, trade, seat, viewer)
    ]
    if not beginnings:
        return
    seat, path = tape.pick(beginnings)
    p = Position(g, [trade])
    node = trade.ask(g, seat, kernel.sample(p, seat, tape, path))
    assert isinstance(node, Ready)
    trade.play(Turn(p, tape), seat, node.action)


def _unheard(g: Civ, trade: Trade, seat: Seat, viewer: Seat | None) -> Iterator[Path]:
    """How a player may begin an offer that a viewer does not hear of; where all is said aloud, none."""
    if g.aloud:
        return
    for other in entitled(g):
        if other not in (seat, viewer):
            yield ("offer", g.players[other].nation)
    for offer in trade.offers:
        mine = offer.seat in (seat, viewer)
        is_there = counts_apart(g) or offer.number <= trade.last
        if is_there and not offer.answers and not mine and offer.concerns(seat):
            yield ("counter", packet_name(offer.number))
