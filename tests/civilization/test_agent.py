"""The computer player."""

from collections.abc import Iterator
from itertools import islice, takewhile

import pytest

from rules import kernel
from rules.civilization import RULES
from rules.civilization.board import AREAS
from rules.civilization.movement import Movement
from rules.civilization.progress import total
from rules.civilization.state import Civ
from rules.civilization.trade import Trade
from rules.civilization.view import CivView
from rules.kernel import Outcome, Path, Position, Seat, Tape
from service.agents import choose, levels
from service.agents.civilization import PLAYERS
from service.agents.civilization.mind import Mind
from service.agents.civilization.moving import campaign
from service.thinking.imagination import Luck, make
from tests.civilization.table import Scene, drain, game, hold, lay, own, put, scene
from tests.games import final, match, result, thinkers

SEVEN = ("troas", "lydia", "karia", "byzantium", "chalkidike", "macedonia", "lesbos")
IN_TIME = range(16, 25)
"""The rounds in which a match of computer players should end."""


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


@pytest.mark.parametrize("seats", [2, 3])
def test_they_end_their_matches_in_time(seats: int) -> None:
    assert rounds(thinkers(seats, *range(seats)), b"time") in IN_TIME


@pytest.mark.long
@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("seed", [b"long1", b"long2", b"long3"])
def test_they_end_all_matches_in_time(seats: int, seed: bytes) -> None:
    assert rounds(thinkers(seats, *range(seats)), seed) in IN_TIME


@pytest.mark.parametrize("seed", [b"chance1", b"chance2"])
def test_one_of_them_ends_a_match_with_random_players(seed: bytes) -> None:
    assert rounds(thinkers(3, 1), seed) <= 40


def rounds(levels: list[str], seed: bytes) -> int:
    """How many rounds a match lasts."""
    p = final(match(RULES, levels, seed, most=20_000))
    assert result(RULES, p).reason.key == "civilization-won-full"
    return int(p.game.round)


@pytest.mark.long
def test_seven_of_them_bring_the_great_game_to_its_end() -> None:
    p = final(match(RULES, thinkers(7, *range(7)), b"seven", most=6_000))
    assert result(RULES, p).reason.key == "civilization-won-full"
    assert sum(len(player.cards) for player in p.game.players) > 40  # and nobody was left behind


@pytest.mark.parametrize(("seats", "variant"), [(2, "full"), (7, "full"), (3, "nomads"), (3, "farmers")])
def test_a_campaign_foresees_what_its_moves_do(seats: int, variant: str) -> None:
    """What is remembered of people and ships between two moves is what a fresh look at the board shows."""
    p = kernel.setup(RULES, seats, {"variant": variant}, Tape(b"plan")).position
    policy, luck, compared = PLAYERS.policy(PLAYERS.usual), Luck(1), 0
    while p.stack and p.game.round < 7:
        seat = min(kernel.waiting(p))
        if isinstance(p.stack[-1], Movement):
            compared += follow(p, seat, luck)
        else:
            make(p, seat, policy(p, seat), luck)
    assert compared > 30


def follow(p: Position[Civ, object], seat: Seat, luck: Luck) -> int:
    """Plays a campaign as far as it was planned; tells how many moves were compared."""
    mind = look(p, seat)
    for number, path in enumerate(campaign(mind)):
        if number:
            now = look(p, seat)
            assert (mind.mine, mind.fresh, mind.ships) == (now.mine, now.fresh, now.ships)
        make(p, seat, path, luck)
    return number


def look(p: Position[Civ, object], seat: Seat) -> Mind:
    view = RULES.view(p, seat)
    assert isinstance(view, CivView)
    return Mind(view, seat, lambda path: kernel.ask(p, seat, path))


def test_no_more_go_than_find_food() -> None:
    """Crowds leave for as many places as there are, instead of starving together in the next one."""
    g = game("crete", "asia")
    put(g, 0, "attika=9")
    g.order = [0, 1]
    s = scene(g, "movement")
    while (path := move(s, 0)) != ("end",):
        s.play(0, kernel.write(path))
    assert all(number <= AREAS[area].limit for area, number in s.g.players[0].tokens.items() if area != "attika")


def test_there_are_four_levels() -> None:
    assert levels("civilization") == ("random", "easy", "greedy", "strong")


def test_it_spreads_into_free_land() -> None:
    g = game("crete", "asia")
    put(g, 0, "attika=6")
    g.order = [0, 1]
    verb, source, target, tokens = move(scene(g, "movement"), 0)
    assert (verb, source) == ("move", "attika")
    assert target in ("aetolia", "achaia", "argolis")
    assert isinstance(tokens, int)
    assert 1 <= tokens <= 4


def test_six_meet_where_a_city_can_be_supported() -> None:
    g = game("crete", "asia")
    put(g, 0, "lakonien=2 argolis=3 achaia=4 kreta-ost=3")
    g.order = [0, 1]
    g.players[0].space = 4  # the second epoch is next, and needs cities
    s = scene(g, "movement")
    for _ in range(9):
        path = move(s, 0)
        s.play(0, kernel.write(path))
        if path == ("end",):
            break
    s = scene(s.g, "building")
    assert s.up == (0,)
    assert move(s, 0)[0] == "build"


def test_it_buys_the_groups_that_the_third_epoch_demands() -> None:
    g = game("crete", "asia", "thrace")
    hold(g, 0, "salt*5 hides")
    path = move(scene(g, "purchase"), 0)
    assert path == ("buy", ("mysticism", "pottery"), (("salt", 5),))


def test_the_treasury_pays_before_sets_do() -> None:
    g = game("crete", "asia", "thrace")
    own(g, 0, "mysticism pottery")
    hold(g, 0, "salt*5 hides*3")
    g.players[0].treasury = 20
    _, cards, goods, tokens = move(scene(g, "purchase"), 0)
    assert (goods, tokens) == ((("salt", 5),), 20)  # the hides stay in hand
    assert cards == ("clothmaking", "astronomy")


def test_cards_that_cannot_be_kept_are_spent() -> None:
    """Seven cloth are worth 245, but only six of them stay in hand: 180."""
    g = game("thrace", "asia", "crete")
    own(g, 0, "drama pottery clothmaking literacy metalworking agriculture engineering astronomy coinage")  # 780
    hold(g, 0, "cloth*7 papyrus*4 salt")
    g.players[0].treasury = 27
    assert move(scene(g, "purchase"), 0)[:3] == ("buy", ("law",), (("cloth", 7),))


def test_it_saves_for_what_victory_needs() -> None:
    g = game("thrace", "asia", "crete")
    own(g, 0, "mysticism pottery clothmaking drama metalworking agriculture astronomy coinage")  # 560
    hold(g, 0, "salt*5 hides*2")
    s = scene(g, "purchase")
    assert set(s.offered(0, "buy")) >= {"music", "engineering"}  # with either of them 1200 are out of reach
    assert move(s, 0) == ("end",)
    hold(s.g, 0, "bronze*4")
    assert move(scene(s.g, "purchase"), 0)[:2] == ("buy", ("law",))


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


def test_a_ship_fetches_people_and_carries_them_on() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, "kreta-ost=6 kreta-west=3", ships="argolis")
    g.order = [0, 1, 2]
    s = scene(g, "movement")
    voyages = [path for path in _moves(s) if path[0] == "sail"]
    assert [path[1] for path in voyages[:2]] == ["argolis", voyages[0][2]]
    assert str(voyages[0][2]).startswith("kreta")
    assert s.tokens(0, str(voyages[1][2]).partition(".")[0])


def test_no_ship_is_given_up_where_another_would_be_built() -> None:
    """It lies too far away to be of use this round, and costs half of a new one."""
    g = game("crete", "asia", "thrace")
    put(g, 0, "kreta-ost=6 kreta-west=5", ships="scythia-minor")
    g.players[0].treasury = 1
    s = scene(g, "ships")
    assert s.node(0, "ship keep {scythia-minor}")
    assert move(s, 0)[:3] == ("ship", "keep", ("scythia-minor",))
    put(g, 0, "kreta-ost=1", ships="scythia-minor")
    g.players[0].tokens.pop("kreta-west")
    assert move(scene(g, "ships"), 0)[:3] == ("ship", "keep", ())


def test_of_many_ships_at_a_place_those_are_paid_by_levy_that_can_be() -> None:
    """Two people can pay for the first two ships there; a third is paid by the treasury."""
    g = game("crete", "asia")
    put(g, 0, "kreta-ost=2 kreta-west=9", ships="kreta-ost kreta-ost kreta-ost")
    g.players[0].treasury = 2
    s = scene(g, "ships")
    path = move(s, 0)
    assert path == ("ship", "keep", ("kreta-ost", "kreta-ost.2", "kreta-ost.3"), ("kreta-ost",))
    assert len(s.play(0, kernel.write(path)).g.players[0].ships) == 3


def test_a_ship_that_is_of_use_is_paid_by_levy() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, "kreta-ost=6 kreta-west=5", ships="kreta-ost")
    assert move(scene(g, "ships"), 0) == ("ship", "keep", ("kreta-ost",), ("kreta-ost",))


def test_those_who_have_met_build_rather_than_starve() -> None:
    """With a city more than a careful people would have: the rest can just support it."""
    g = game("crete", "asia", "thrace")
    put(g, 0, "achaia=6 attika=2 aetolia=2 thessalia=2", cities="argolis lakonien")
    assert move(scene(g, "building"), 0) == ("build", "achaia")


def test_nobody_walks_in_circles() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, "macedonia=4 thessalia=2 epirus=3 aetolia=3")
    g.order = [0, 1, 2]
    s, ways = scene(g, "movement"), list[tuple[object, ...]]()
    while s.up == (0,) and (path := move(s, 0)) != ("end",):
        ways.append(path[1:3])
        s.play(0, kernel.write(path))
    assert ways
    assert not {(target, source) for source, target in ways} & set(ways)


def test_cities_are_built_early() -> None:
    outcomes = match(RULES, thinkers(4, *range(4)), b"early", most=2_000)
    towns = {
        o.position.game.round: [len(p.cities) for p in o.position.game.players] for o in takewhile(_is_early, outcomes)
    }
    assert sum(towns[6]) >= 3 * 4
    assert sum(towns[8]) >= 4 * 4


def _is_early(outcome: Outcome) -> bool:
    return bool(outcome.position.game.round <= 8)


def neighbours(stock_left: int, ahead: int) -> Scene:
    """Twelve of Crete beside a city of Asia."""
    g = game("crete", "asia", "thrace")
    put(g, 0, "achaia=7 aetolia=5 kreta-ost=3 lemnos=2", cities="argolis lakonien")
    put(g, 1, "hatti=4 kappadokia=4", cities="attika")
    drain(g, 1, stock_left)
    g.players[1].space = ahead
    g.order = [0, 1, 2]
    return scene(g, "movement")


def test_a_city_that_must_capitulate_is_taken() -> None:
    s = neighbours(stock_left=5, ahead=0)
    while (path := move(s, 0)) != ("end",):
        s.play(0, kernel.write(path))
    s = scene(s.play(0, "end").play(1, "end").g, "conflicts")
    assert s.told("capitulated")
    assert "attika" in s.cities(0)


def test_only_those_who_are_ahead_are_attacked_otherwise() -> None:
    assert not any(path[2] == "attika" for path in _moves(neighbours(stock_left=20, ahead=0)))
    assert any(path[2] == "attika" for path in _moves(neighbours(stock_left=20, ahead=6)))


def _moves(s: Scene) -> Iterator[Path]:
    while (path := move(s, 0)) != ("end",):
        yield path
        s.play(0, kernel.write(path))


@pytest.mark.parametrize(
    ("cities", "packet", "believes"),
    [
        (2, "{salt,grain,cloth} 12 says.salt {says.salt*1,says.grain*1,says.cloth*1}", True),
        (2, "{salt*2,epidemic} 12 says.salt {says.salt*1,says.grain*1,says.cloth*1}", True),  # who could know
        (7, "{salt*2,epidemic} 12 says.salt {says.salt*1,says.grain*1,says.cloth*1}", False),  # may hold a calamity
        (7, "{salt*2,cloth} 17 says.cloth {says.salt*2,says.cloth*1}", True),  # nothing could be hidden here
        (7, "{salt,hides,epidemic} 4 says.salt {says.gold*2,says.salt*1}", False),  # three goods are worth more
    ],
)
def test_a_claim_is_believed_as_far_as_the_seller_could_not_gain_by_it(
    cities: int, packet: str, believes: bool
) -> None:
    g = game("crete", "asia", "thrace")
    hold(g, 0, "salt*3 grain*3 cloth*3 hides ochre iron")
    put(g, 0, "hatti=9", cities="attika argolis achaia lakonien rhodos")
    hold(g, 1, "salt*2 grain cloth hides epidemic")
    put(g, 1, "moesia=9", cities=" ".join(SEVEN[:cities]))
    s = scene(g, "trade").play(1, f"offer all {packet} {{}}")
    assert (move(s, 0)[0] == "counter") is believes


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


def test_a_second_answer_offers_more() -> None:
    g = game("crete", "asia", "thrace")
    hold(g, 0, "salt*3 hides*2 iron cloth spices gems")
    hold(g, 1, "salt ochre papyrus grain")
    s = scene(g, "trade").play(1, "offer all {salt,ochre,papyrus} 6 says.salt {says.salt,says.ochre,says.papyrus} {}")
    values = list[int]()
    while (path := move(s, 0))[0] == "counter":
        values.append(int(str(path[3])))
        s.play(0, kernel.write(path))
    assert len(values) == 2
    assert values[0] < values[1]


def test_nobody_is_shown_the_same_packet_twice() -> None:
    g = game("crete", "asia", "thrace")
    hold(g, 0, "salt*3 hides*2 iron cloth spices gems")
    hold(g, 1, "salt*2 ochre*2 papyrus grain")
    s = scene(g, "trade")
    s.play(1, "offer all {salt,ochre,papyrus} 6 says.salt {says.salt,says.ochre,says.papyrus} {}")
    s.play(1, "offer all {salt,ochre,grain} 8 says.grain {says.salt,says.ochre,says.grain} {}")
    packets = list[object]()
    while (path := move(s, 0))[0] == "counter":
        packets.append(path[2])
        s.play(0, kernel.write(path))
    assert len(packets) > 2
    assert len(set(packets)) == len(packets)


def test_it_takes_over_from_somebody_who_has_answered_with_a_calamity() -> None:
    g = game("crete", "asia", "thrace")
    hold(g, 0, "salt*3 hides*2 piracy cloth iron")
    hold(g, 1, "salt ochre papyrus grain")
    s = scene(g, "trade").play(1, "offer all {salt,ochre,papyrus} 6 says.salt {says.salt,says.ochre,says.papyrus} {}")
    s.play(0, "counter 1 {hides*2,piracy} 4 says.hides {}")
    assert move(s, 0)[0] in ("counter", "offer", "pass")


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


def test_nobody_goes_to_and_fro() -> None:
    """Two went from Bithynia to Troy, and three from Troy to Bithynia, when a better meeting came to mind."""
    g = game("crete", "thrace")
    put(
        g,
        1,
        "bithynia=4 hatti=2 ionia=2 kappadokia=4 karia=2 kilikia=2 lycia=2 lydia=4 paeonia=2 paphlagonia=2 phrygia=4 "
        "troas=4",
        cities="apollonia byzantium chalkidike moesia scythia-minor",
        ships="euboea-sued",
    )
    put(
        g,
        0,
        "achaia=4 aetolia=4 attika=4 euboea-nord=2 euboea-sued=2 kreta-ost=5 rhodos=2 thessalia=4",
        cities="argolis kreta-west lakonien",
        ships="rhodos",
    )
    own(g, 1, "drama")
    drain(g, 1, 12)
    ways = marched(g, 1)
    assert ("troas", "bithynia") in ways
    assert not any(way[::-1] in ways for way in ways)


def test_marches_go_as_planned_where_others_of_the_plan_would_come_back() -> None:
    """Some go a way at first, and more later: all of them at once led to another plan, and back they went."""
    g = game("thrace", "crete")
    put(
        g,
        0,
        "phrygia=2 lydia=2 kappadokia=4 hatti=4 kilikia=4 paphlagonia=2 thracia=2 ionia=2 lycia=2 thessalia=2 "
        "macedonia=2 epirus=2 zypern-ost=2",
        cities="paeonia apollonia kreta-west troas karia bithynia",
        ships="paphlagonia",
    )
    put(
        g,
        1,
        "kreta-ost=4 attika=4 euboea-nord=4 rhodos=4 kykladen=4",
        cities="chalkidike euboea-sued achaia argolis lakonien",
    )
    own(g, 0, "drama pottery music clothmaking architecture")
    g.players[0].treasury = 11
    ways = marched(g, 0)
    assert ways
    assert not any(way[::-1] in ways for way in ways)


def marched(g: Civ, seat: Seat) -> set[tuple[object, ...]]:
    """The ways on which a strong player's people go in a phase."""
    g.order = [seat, *(other for other in range(g.seats) if other != seat)]
    for player in g.players:
        player.space = 9
    s, ways = scene(g, "movement"), set[tuple[object, ...]]()
    while (path := choose("strong", RULES, s.p, seat, Tape(b"mind"))) != ("end",):
        ways.add(path[1:3])
        s.play(seat, kernel.write(path))
    return ways
