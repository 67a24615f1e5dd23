"""Phase 8: trade cards and gold."""

from rules.civilization import RULES
from rules.civilization.printed import kind
from tests.civilization.table import game, put, scene
from tests.clauses import clause

FIVE = "attika argolis achaia lakonien kreta-ost"


@clause("CIV-43.8-a", "CIV-43.8-b", "CIV-43.8-c", "CIV-43.8-e", "CIV-43.8-f")
def test_fewest_cities_draw_first_one_card_of_each_stack() -> None:
    g = game("asia", "crete", "thrace", "babylon")
    put(g, 0, cities="phrygia hatti")
    put(g, 1, cities="attika argolis")
    put(g, 2, cities="moesia")
    tops = [[stack[-1 - n] for n in range(3)] for stack in g.stacks[:2]]
    s = scene(g, "supply")
    assert s.over
    hands = [player.hand for player in s.g.players]
    assert hands[2] == [tops[0][0]]
    assert hands[1] == [tops[0][1], tops[1][0]]  # crete before asia: the table breaks the tie
    assert hands[0] == [tops[0][2], tops[1][1]]
    assert hands[3] == []
    assert [line.args["number"] for line in s.told("drew")] == [1, 2, 2]
    assert RULES.view(s.p, 1).hand == (("hides", 1), ("iron", 1))  # type: ignore[attr-defined]
    assert RULES.view(s.p, 0).realms[1].hand == 2  # type: ignore[attr-defined]


@clause("CIV-43.8-d")
def test_an_empty_stack_gives_nothing() -> None:
    g = game("crete", "asia")
    put(g, 0, cities="attika argolis")
    put(g, 1, "hatti=1")
    g.players[1].hand = g.stacks[0]
    g.stacks[0] = []
    s = scene(g, "supply")
    assert s.kinds(0) == ["iron"]


@clause("CIV-43.8-g", "CIV-43.11-b")
def test_a_red_calamity_is_laid_open_at_once() -> None:
    g = game("crete", "asia")
    put(g, 0, cities="attika argolis")
    g.players[1].hand = g.stacks[1][1:]
    g.stacks[1] = g.stacks[1][:1]
    s = scene(g, "supply")
    assert [kind(laid.paper) for laid in s.g.players[0].laid] == ["volcano"]
    assert s.told("drew-red")
    assert s.kinds(0) == ["hides"]


@clause("CIV-43.8-h")
def test_a_black_calamity_is_taken_secretly() -> None:
    g = game("crete", "asia", "thrace", "babylon", "egypt")
    put(g, 0, cities=f"{FIVE} kreta-west")
    g.players[1].hand = g.stacks[5][1:]
    g.stacks[5] = g.stacks[5][:1]
    s = scene(g, "supply")
    assert "epidemic" in s.kinds(0)
    assert s.g.players[0].laid == []
    assert not [event for event in s.log if event.to is None and "calamity" in event.msg.args]
    assert s.told("drew-what", to=0)


@clause("CIV-43.8-i", "CIV-43.8-j", "CIV-43.8-k")
def test_gold_for_eighteen_several_times_also_without_cities() -> None:
    g = game("crete", "asia")
    g.players[0].treasury = 40
    put(g, 1, cities="hatti")
    s = scene(g, "supply")
    assert s.up == (0,)
    s.play(0, "buy-gold")
    assert s.g.players[0].treasury == 22
    assert s.stock(0) == 34
    s.play(0, "buy-gold")
    assert s.over
    assert s.kinds(0) == ["gold", "gold"]
    assert s.kinds(1) == ["hides"]


@clause("CIV-43.8-k")
def test_gold_is_bought_in_the_players_own_turn_of_drawing() -> None:
    g = game("crete", "asia")
    g.players[0].treasury = g.players[1].treasury = 18
    put(g, 0, cities="attika")
    s = scene(g, "supply")
    assert s.up == (1,)
    assert s.kinds(0) == []  # crete has not drawn yet
    s.play(1, "pass")
    assert s.kinds(0) == ["hides"]
    assert s.up == (0,)


@clause("CIV-43.8-l", "CIV-52.9-g")
def test_bought_piracy_stays_in_hand_without_refund() -> None:
    g = game("crete", "asia")
    g.players[0].treasury = 18
    g.players[1].hand = g.stacks[8][1:]
    g.stacks[8] = g.stacks[8][:1]
    s = scene(g, "supply").play(0, "buy-gold")
    assert s.kinds(0) == ["piracy"]
    assert s.g.players[0].treasury == 0
    assert s.g.players[0].laid == []


@clause("CIV-43.8-m", "CIV-65-d")
def test_no_gold_without_the_price_or_without_cards() -> None:
    g = game("crete", "asia")
    g.players[0].treasury = 17
    put(g, 0, cities=FIVE)
    assert scene(g, "supply").over
    g = game("crete", "asia")
    g.players[0].treasury = 30
    g.players[1].hand, g.players[1].dark = g.stacks[8], True
    g.stacks[8] = []
    assert scene(g, "supply").over
