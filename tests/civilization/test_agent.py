"""The computer player."""

from itertools import islice

import pytest

from rules import kernel
from rules.civilization import RULES
from rules.civilization.progress import total
from rules.civilization.state import Civ
from rules.civilization.trade import Trade
from rules.kernel import Path, Position, Seat, Tape
from service.agents import choose, levels
from tests.civilization.table import Scene, drain, game, hold, lay, own, put, scene
from tests.games import final, match, result, thinkers


def move(s: Scene, seat: Seat) -> Path:
    return choose("greedy", RULES, s.p, seat, Tape(b"mind"))


def duel(seats: int, thinker: Seat, variant: str, seed: bytes) -> Position[Civ, object]:
    """A game in which one seat thinks and the others play at random, cut after so many moves."""
    return final(islice(match(RULES, thinkers(seats, thinker), seed, 600, {"variant": variant}), 600))


@pytest.mark.parametrize(("seats", "variant"), [(3, "nomads"), (4, "nomads"), (2, "farmers"), (4, "farmers")])
def test_thinking_beats_chance_in_the_small_games(seats: int, variant: str) -> None:
    for seed in range(2):
        thinker = seed % seats
        assert result(RULES, duel(seats, thinker, variant, b"%d" % seed)).places[thinker] == 1


def test_thinking_leads_the_great_game() -> None:
    for seed in range(2):
        g = duel(3, seed, "full", b"lead%d" % seed).game
        points = [total(g, other) for other in range(3)]
        assert points[seed] > 2 * max(points[:seed] + points[seed + 1 :])


def test_seven_of_them_bring_the_great_game_to_its_end() -> None:
    p = final(match(RULES, thinkers(7, *range(7)), b"seven", most=6_000))
    assert result(RULES, p).reason.key == "civilization-won-full"
    assert sum(len(player.cards) for player in p.game.players) > 40  # and nobody was left behind


def test_there_are_two_levels() -> None:
    assert levels("civilization") == ("random", "greedy")


def test_it_spreads_into_free_land() -> None:
    g = game("crete", "asia")
    put(g, 0, "attika=6")
    g.order = [0, 1]
    verb, source, target, tokens = move(scene(g, "movement"), 0)
    assert (verb, source) == ("move", "attika")
    assert target in ("aetolia", "achaia", "argolis")
    assert tokens in (1, 2)


def test_six_meet_where_a_city_can_be_supported() -> None:
    g = game("crete", "asia")
    put(g, 0, "lakonien=2 argolis=3 achaia=4 kreta-ost=3")
    g.order = [0, 1]
    s = scene(g, "movement")
    for _ in range(9):
        path = move(s, 0)
        s.play(0, kernel.write(path))
        if path == ("end",):
            break
    s = scene(s.g, "building")
    assert s.up == (0,)
    assert move(s, 0)[0] == "build"


def test_it_buys_what_brings_most_points_and_pays_with_the_treasury() -> None:
    g = game("crete", "asia", "thrace")
    hold(g, 0, "salt*5 hides")
    g.players[0].treasury = 10
    path = move(scene(g, "purchase"), 0)
    assert path == ("buy", ("architecture",), (("salt", 5),), 5)  # 80 points and two groups


def test_it_keeps_room_for_dear_cards() -> None:
    g = game("crete", "asia", "thrace")
    own(g, 0, "mysticism pottery clothmaking drama")
    g.players[0].treasury = 40
    hold(g, 0, "hides*6")
    s = scene(g, "purchase")
    assert "music" in s.offered(0, "buy")
    assert move(s, 0) == ("end",) or move(s, 0)[1] != ("music",)


def test_where_enough_points_are_out_of_reach_it_still_buys_the_dearest() -> None:
    g = game("crete", "asia", "thrace")
    own(g, 0, "pottery clothmaking metalworking agriculture engineering mysticism astronomy coinage medicine")  # 780
    hold(g, 0, "grain*7")
    assert move(scene(g, "purchase"), 0)[:2] == ("buy", ("law",))  # 950, and eleven can come to 1190 at most


def test_it_gives_a_city_rather_than_the_people_who_support_the_others() -> None:
    g = game("crete", "asia")
    put(g, 0, "kreta-ost=4 lemnos=4 lesbos=2", cities="attika lakonien rhodos")
    lay(g, 0, "famine")
    s = scene(g, "calamities").play(0, "calamity {}")
    s.play(0, kernel.write(move(s, 0)))
    assert s.over  # what is left is supported
    assert len(s.cities(0)) == 2
    assert set(s.g.players[0].tokens) >= {"lemnos", "lesbos"}


def test_it_strikes_those_who_have_something_to_lose() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 1, "hatti=4")
    put(g, 2, "moesia=4 byzantium=3", cities="troas lydia")
    g.players[1].space = 9  # the leader is ruined already
    lay(g, 0, "famine")
    assert move(scene(g, "calamities"), 0) == ("calamity", (("thrace", 2),))


def test_a_treasury_that_taxes_will_need_goes_into_ships() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=1 lemnos=1", cities="attika lakonien rhodos")
    drain(g, 0, 1)
    path = move(scene(g, "ships"), 0)
    assert (path[:2], path[-1]) == (("ship", "build"), 0)  # without a levy


def test_nobody_walks_in_circles() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, "macedonia=4 thessalia=2 epirus=3 aetolia=3")
    g.order = [0, 1, 2]
    s, ways = scene(g, "movement"), list[tuple[object, ...]]()
    while s.up == (0,) and (path := move(s, 0)) != ("end",):
        ways.append(path[1:3])
        s.play(0, kernel.write(path))
    assert ways
    assert not {target for _, target in ways} & {source for source, _ in ways}


def test_it_trades_for_sets() -> None:
    g = game("crete", "asia", "thrace")
    hold(g, 0, "salt*3 hides iron cloth")
    hold(g, 1, "cloth*3 salt ochre papyrus")
    s = scene(g, "trade")
    for _ in range(40):
        if s.over:
            break
        seat = s.up[0]
        s.play(seat, kernel.write(move(s, seat)))
    assert s.over
    assert s.kinds(0).count("salt") == 4
    assert s.kinds(1).count("cloth") == 4


def test_it_never_offers_for_ever() -> None:
    g = game("crete", "asia", "thrace")
    for seat, cards in enumerate(("salt*3 hides*2", "cloth*3 ochre", "bronze*2 grain*2 epidemic")):
        hold(g, seat, cards)
    s = scene(g, "trade")
    moves = 0
    while not s.over:
        assert isinstance(s.p.stack[-1], Trade)
        seat = s.up[0]
        s.play(seat, kernel.write(move(s, seat)))
        moves += 1
        assert moves < 200


def test_it_sees_only_its_own_view() -> None:
    """Cards of others may change places without changing what it does."""
    g = game("crete", "asia", "thrace")
    hold(g, 0, "salt*3 hides*2")
    one = hold(g, 1, "iron*2 papyrus")
    s = scene(g, "trade")
    before = move(s, 0)
    s.g.players[1].hand, s.g.stacks[1][1:4] = s.g.stacks[1][1:4], one
    assert move(s, 0) == before
