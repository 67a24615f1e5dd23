"""Civilization as it might be: hands, stacks and packets, with the calamities in them."""

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

from rules.civilization import RULES
from rules.civilization.packets import packet_name
from rules.civilization.papers import is_calamity, worth_of
from rules.civilization.possible_packets import HELD
from rules.civilization.printed import GOODS, kind
from rules.civilization.trade import MOST_OFFERS
from rules.kernel import Position, Seat
from tests.civilization.table import Scene, game, hold, scene
from tests.civilization.test_trade import market, trading
from tests.clauses import clause
from tests.imagined import imagined, turning_up


def place_of(p: Position[Any, Any], paper: str) -> str:
    """The stack that a card is in, or whose hand."""
    for seat, player in enumerate(p.game.players):
        if paper in player.hand:
            return f"hand {seat}"
    return next(f"stack {number}" for number, pile in enumerate(p.game.stacks, 1) if paper in pile)


def at_table() -> Scene:
    """Ada holds a calamity, Ben could, Cleo has never drawn so deep."""
    g = game("crete", "asia", "egypt")
    hold(g, 0, "bronze*2 spices gold epidemic")
    hold(g, 1, "bronze*2 spices gems gold")
    hold(g, 2, "bronze salt*3")
    g.players[1].dark = True
    return scene(g, "trade")


@clause("CIV-41-g", "CIV-43.8-h")
def test_a_black_calamity_may_be_in_its_stack_or_with_whoever_drew_so_deep() -> None:
    p = at_table().p
    assert turning_up(RULES, p, 2, lambda q: place_of(q, "epidemic.1")) == {"stack 6", "hand 0", "hand 1"}
    assert turning_up(RULES, p, None, lambda q: place_of(q, "epidemic.1")) == {"stack 6", "hand 0", "hand 1"}
    assert turning_up(RULES, p, 1, lambda q: place_of(q, "epidemic.1")) == {"stack 6", "hand 0"}
    assert turning_up(RULES, p, 0, lambda q: place_of(q, "epidemic.1")) == {"hand 0"}
    for calamity, stack in (("disorder.1", 7), ("iconoclasm.1", 8), ("piracy.1", 9)):
        places = turning_up(RULES, p, 2, place_of, calamity)
        assert places == {f"stack {stack}", "hand 0", "hand 1"}


@clause("CIV-41-g", "CIV-43.8-g")
def test_a_red_calamity_may_be_anywhere_in_its_stack_and_in_no_hand() -> None:
    p = at_table().p
    size = len(p.game.stacks[2])
    assert turning_up(RULES, p, 0, lambda q: q.game.stacks[2].index("flood.1")) == set(range(size))


@clause("CIV-41-g", "CIV-41-h")
def test_any_card_of_a_stack_may_be_in_any_hand() -> None:
    p = at_table().p
    for seat in (0, 1):
        kinds = turning_up(RULES, p, 2, lambda q, seat: frozenset(map(kind, q.game.players[seat].hand)), seat)
        assert frozenset().union(*kinds) >= {"bronze", "spices", "gems", "gold"}
    for q in imagined(RULES, p, 2):
        assert sorted(map(len, q.game.stacks)) == sorted(map(len, p.game.stacks))
        assert q.game.players[2].hand == p.game.players[2].hand


def packets_for(s: Scene, viewer: Seat | None) -> set[str]:
    return turning_up(RULES, s.p, viewer, lambda q: " ".join(sorted(map(kind, trading_of(q).offers[0].packet))))


def trading_of(p: Position[Any, Any]) -> Any:
    return p.stack[-1]


@clause("CIV-43.9-g", "CIV-43.9-n", "CIV-43.9-l")
def test_an_offered_packet_may_hold_a_calamity_or_not_and_whatever_fits() -> None:
    """Whatever it truly holds, everything that agrees with what was stated turns up, and nothing else."""
    honest = market("salt grain cloth gold*2 bronze", "salt*3 cloth bronze epidemic", "grain*3 bronze*2")
    honest.play(0, "offer all {salt,grain,cloth} 12 says.salt {} {}")
    false = market("salt*2 epidemic bronze gold*2", "salt*2 grain*2 cloth*2", "grain*2 bronze*3")
    false.play(0, "offer all {salt*2,epidemic} 12 says.salt {} {}")
    for s in (honest, false):
        for player in s.g.players:
            player.dark = True
        found = packets_for(s, None)
        assert found <= fitting(3, 12, "salt")
        assert {"cloth grain salt", "epidemic salt salt"} <= found


def fitting(cards: int, value: int, good: str) -> set[str]:
    """Every packet that agrees with what is stated of it."""
    everything = [name for names in HELD for name in names]
    many = (Counter(kinds) for kinds in combinations_with_replacement(everything, cards))
    return {
        " ".join(sorted(kinds.elements()))
        for kinds in many
        if worth_of(kinds) == value and kinds[good] and all(n == 1 for name, n in kinds.items() if name not in GOODS)
    }


@clause("CIV-43.9-g", "CIV-43.9-s")
def test_several_packets_of_one_hand_are_all_true() -> None:
    s = market("salt*3 grain*2 cloth", "bronze*4 gold", "hides*3 iron*2")
    s.play(0, "offer all {salt*3} 27 says.salt {} {}", "offer all {salt*2,cloth} 17 says.cloth {} {}")
    s.play(0, "offer all {grain*2,salt*2,cloth} 33 says.grain {} {}")
    s.play(1, "offer all {bronze*4} 96 says.bronze {} {}")
    for q in imagined(RULES, s.p, 2):
        for offer in trading_of(q).offers:
            assert set(offer.packet) <= set(q.game.players[offer.seat].hand)
            assert worth_of(Counter(map(kind, offer.packet))) == offer.value


def whispered(p: Position[Any, Any], viewer: Seat) -> set[str]:
    """The packets that may be on offer, for all that a player knows."""
    return turning_up(RULES, p, viewer, lambda q: " ".join(packet_name(offer.number) for offer in trading_of(q).offers))


@clause("CIV-43.9-d", "CIV-41-g")
def test_offers_between_others_may_be_there_or_not() -> None:
    s = market("salt*3", "grain*3 hides", "bronze*3 iron")
    s.play(1, "offer egypt {grain*3} 36 says.grain {} {}").play(2, "counter c1 {bronze*3} 54 says.bronze {}")
    s.play(0, "offer asia {salt*3} 27 says.salt {} {}")
    assert whispered(s.p, 0) == {"a1", "a1 c1", "a1 c1 c2"}
    assert whispered(s.p, 1) == {"c1 c2 a1", "c1 c2 a1 b1", "c1 c2 a1 b1 b2"}
    makers = turning_up(RULES, s.p, 0, lambda q: tuple(offer.seat for offer in trading_of(q).offers[1:]))
    assert {(), (1,), (2,), (1, 2), (2, 1)} <= makers


@clause("CIV-43.9-c", "CIV-41-g")
def test_who_has_all_offers_on_the_table_whispers_none() -> None:
    s = market("salt*3", "grain*3", "bronze*3").play(1, *["offer all {grain*3} 36 says.grain {} {}"] * MOST_OFFERS)
    for q in imagined(RULES, s.p, 0, 60):
        assert sum(offer.seat == 1 for offer in trading_of(q).offers) == MOST_OFFERS


@clause("CIV-43.9-d", "CIV-41-g")
def test_before_the_third_edition_they_had_the_numbers_that_are_missing() -> None:
    s = market("salt*3", "grain*3 hides", "bronze*3 iron")
    s.g.edition = 2
    s.play(1, "offer egypt {grain*3} 36 says.grain {} {}").play(2, "counter 1 {bronze*3} 54 says.bronze {}")
    s.play(0, "offer asia {salt*3} 27 says.salt {} {}")
    assert whispered(s.p, 0) == {"3", "1 3", "2 3", "1 2 3"}
    assert whispered(s.p, 1) == {"1 2 3"}


def test_what_is_said_aloud_between_others_stays_and_is_true() -> None:
    s = market("salt*3", "grain*3 hides", "bronze*3 iron")
    s.g.aloud = True
    s.play(1, "offer egypt {grain*3} 36 says.grain {} {}").play(2, "counter 1 {bronze*3} 54 says.bronze {}")
    for viewer in (0, None):
        for q in imagined(RULES, s.p, viewer):
            assert [offer.number for offer in trading_of(q).offers] == [1, 2]
            for offer in trading_of(q).offers:
                assert set(offer.packet) <= set(q.game.players[offer.seat].hand)
                assert worth_of(Counter(map(kind, offer.packet))) == offer.value


def test_own_offers_stay_as_they_are() -> None:
    s = market("salt*3", "grain*3 hides").play(0, "offer asia {salt*3} 27 says.salt {} {}")
    assert turning_up(RULES, s.p, 0, lambda q: tuple(trading_of(q).offers[0].packet)) == {
        tuple(trading(s).offers[0].packet)
    }


def test_hands_are_known_when_the_game_is_over() -> None:
    p = at_table().p
    p.stack.clear()
    p.game.winner = 0
    hands = str([player.hand for player in p.game.players])
    assert turning_up(RULES, p, None, lambda q: str([player.hand for player in q.game.players])) == {hands}
    assert len(turning_up(RULES, p, None, lambda q: q.game.stacks[8].index("piracy.1"))) > 1
    assert any(is_calamity(paper) for paper in p.game.players[0].hand)
