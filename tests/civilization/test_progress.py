"""Phases 12 and 13, victory, and the order of things."""

from typing import Any

import pytest

from rules import kernel
from rules.civilization import RULES
from rules.civilization.course import FULL, Course
from rules.civilization.printed import NATIONS
from rules.civilization.progress import total
from rules.civilization.state import Civ, by_table
from rules.kernel import Position, Tape, Turn, Who
from rules.text import say
from tests.civilization.table import Scene, game, hold, lay, own, put, scene
from tests.clauses import clause

TEN = "pottery clothmaking metalworking agriculture engineering astronomy coinage medicine drama music"  # 870
RICH = f"{TEN} law"  # 1040


def marked(nation: str, space: int, cards: str = "", cities: str = "", hand: str = "", treasury: int = 0) -> Scene:
    """One marker before phase 13; the other players stand on the start."""
    g = game(nation, *[other for other in NATIONS if other != nation][:5])
    g.players[0].space = space
    own(g, 0, cards)
    put(g, 0, "lemnos=9", cities=cities)
    hold(g, 0, hand)
    g.players[0].treasury = treasury
    return scene(g, "progress")


def space(s: Scene) -> int:
    return s.g.players[0].space


@clause("CIV-43.12-a", "CIV-43.12-b")
def test_six_cards_are_kept_and_the_owner_chooses() -> None:
    g = game("crete", "asia")
    hold(g, 0, "salt*4 grain*3 gold")
    hold(g, 1, "hides*6")
    bottom = g.stacks[3][0]
    s = scene(g, "discards")
    assert s.up == (0,)
    assert s.refused(0, "discard {salt}") == "kernel-wrong-total"
    assert s.refused(0, "end") == "kernel-not-offered"
    s.play(0, "discard {grain*2}")
    assert s.over
    assert s.kinds(0) == ["gold", "grain", "salt", "salt", "salt", "salt"]
    assert all(paper.startswith("grain") for paper in s.g.stacks[3][:2])
    assert s.g.stacks[3][2] == bottom


@clause("CIV-43.12-c", "CIV-43.12-d", "CIV-43.11-d")
def test_black_calamities_may_always_go_goods_only_as_far_as_demanded() -> None:
    g = game("crete", "asia")
    hold(g, 0, "salt*4 epidemic")
    g.players[0].dark = True
    s = scene(g, "discards")
    assert s.offered(0) == ["discard", "end"]
    assert s.offered(0, "discard") == ["epidemic"]
    assert s.play(0, "discard {epidemic}").kinds(0) == ["salt"] * 4
    g = game("crete", "asia")
    hold(g, 0, "salt*6 epidemic disorder")
    s = scene(g, "discards")
    assert s.refused(0, "discard {salt*3}") == "kernel-wrong-total"
    s.play(0, "discard {epidemic,disorder}")
    assert s.kinds(0) == ["salt"] * 6
    g = game("crete", "asia")
    hold(g, 0, "salt*5 epidemic disorder")
    s = scene(g, "discards")
    assert s.refused(0, "discard {salt,epidemic}") == "CIV-43.12-d"  # the calamity is enough


@clause("CIV-43.12-c")
def test_all_who_might_hold_a_black_calamity_are_asked() -> None:
    g = game("crete", "asia", "thrace")
    for seat in range(3):
        hold(g, seat, "salt*2")
    g.players[0].dark = g.players[1].dark = True  # both have drawn from the sixth stack once
    s = scene(g, "discards")
    assert s.up == (0, 1)
    assert s.offered(0) == ["end"]


@clause("CIV-43.12-e")
def test_no_open_calamity_is_kept() -> None:
    g = game("crete", "asia", "thrace")
    for calamity, seller in (("volcano", -1), ("flood", -1), ("epidemic", 1), ("piracy", 1)):
        lay(g, 0, calamity, seller)
    assert all(player.laid == [] for player in scene(g, "calamities").g.players)


@clause("CIV-43.13-a", "CIV-43.13-g")
def test_every_marker_advances_one_space() -> None:
    assert space(marked("crete", 0)) == 1
    assert space(marked("crete", 3)) == 4
    assert space(marked("crete", 5, cities="attika")) == 6


@clause("CIV-43.13-b")
def test_two_cities_open_the_second_epoch() -> None:
    assert space(marked("crete", 4, cities="attika")) == 4
    assert space(marked("crete", 4, cities="attika argolis")) == 5


@clause("CIV-43.13-c")
def test_three_groups_open_the_third_epoch_two_cards_can_do() -> None:
    assert space(marked("crete", 8, cities="attika", cards="pottery clothmaking")) == 8
    assert space(marked("crete", 8, cities="attika", cards="mysticism clothmaking")) == 9
    assert space(marked("crete", 8, cities="attika", cards="mysticism")) == 8


@clause("CIV-43.13-d")
def test_seven_cards_open_the_fourth_epoch() -> None:
    cards = TEN.split()
    assert space(marked("crete", 10, cities="attika", cards=" ".join(cards[:6]))) == 10
    assert space(marked("crete", 10, cities="attika", cards=" ".join(cards[:7]))) == 11


@clause("CIV-43.13-e", "CIV-43.13-k", "CIV-54-b")
def test_a_thousand_points_of_cards_and_the_printed_total_open_the_fifth() -> None:
    assert space(marked("crete", 13, cities="attika", cards=TEN, hand="grain*8 salt*9")) == 13  # 870 in cards
    assert space(marked("crete", 13, cities="attika", cards=RICH)) == 13  # 1040, but 1100 is printed
    assert space(marked("crete", 13, cities="attika", cards=RICH, treasury=47)) == 13
    assert space(marked("crete", 13, cities="attika", cards=RICH, treasury=40, hand="cloth*2")) == 14  # 1100


@clause("CIV-43.13-g")
@pytest.mark.parametrize(
    ("where", "more", "told"),
    [
        (4, {"cities": "attika"}, "Ada stays on space 4: epoch II requires 2 cities."),
        (8, {"cities": "attika"}, "Ada stays on space 8: epoch III requires civilization cards of 3 groups."),
        (10, {"cities": "attika"}, "Ada stays on space 10: epoch IV requires 7 civilization cards."),
        (13, {"cities": "attika"}, "Ada stays on space 13: epoch V requires civilization cards worth 1,000 points."),
        (13, {"cities": "attika", "cards": RICH}, "Ada stays on space 13: 1,100 points are required."),
        (15, {"cities": "attika", "cards": RICH}, "Ada falls back to space 14: 1,200 points are required."),
        (6, {}, "Ada falls back to space 5: no city."),
    ],
)
def test_a_marker_that_does_not_advance_has_a_reason_for_all_to_read(where: int, more: Any, told: str) -> None:
    s = marked("crete", where, **more)
    assert [say(line, "en", ("Ada", "Ben")) for line in s.told("held") if line.args["who"] == Who(0)] == [told]


@clause("CIV-43.13-f")
def test_conditions_are_tested_only_on_entering() -> None:
    assert space(marked("crete", 6, cities="attika")) == 7
    assert space(marked("crete", 11, cities="attika")) == 12


@clause("CIV-43.13-h", "CIV-43.13-i", "CIV-44-c")
def test_without_a_city_a_marker_falls_back() -> None:
    assert space(marked("crete", 6)) == 5
    assert space(marked("crete", 5)) == 4  # into the first epoch
    assert space(marked("crete", 4)) == 4  # where nothing falls back, but two cities are needed again
    assert space(marked("crete", 3)) == 4
    assert space(marked("crete", 15, cards=RICH, hand="grain*8")) == 14


@clause("CIV-43.13-j", "CIV-43.13-l", "CIV-43.13-m")
def test_in_the_last_epoch_points_advance_hold_or_drop_a_marker() -> None:
    # thrace: 1000 on 13, 1100 on 14, 1200 on 15
    assert space(marked("thrace", 13, cities="attika", cards=RICH, hand="grain*4")) == 14
    assert space(marked("thrace", 13, cities="attika", cards=RICH, treasury=20)) == 13
    assert space(marked("thrace", 14, cities="attika", cards=RICH, treasury=20)) == 13
    assert space(marked("thrace", 13, cities="attika", cards=TEN)) == 12


@clause("CIV-43.13-n")
def test_only_cards_and_treasury_count_as_points() -> None:
    g = game("crete", "asia")
    put(g, 0, "lemnos=9", cities="attika argolis", ships="korfu")
    own(g, 0, "law")
    hold(g, 0, "salt*2 epidemic")
    g.players[0].treasury = 7
    assert total(g, 0) == 170 + 12 + 7
    assert FULL.index("discards") < FULL.index("progress")


@clause("CIV-43.13-o")
def test_one_space_back_at_most_and_never_behind_the_arrow() -> None:
    assert space(marked("crete", 14, cards=TEN)) == 13  # no city and too few points
    assert space(marked("crete", 0)) == 1


@clause("CIV-44-a", "CIV-44-b")
def test_the_finish_needs_the_points_of_the_last_space() -> None:
    s = marked("crete", 15, cities="attika", cards=RICH, hand="grain*7")  # 1236 of 1200
    assert not s.p.stack
    result = RULES.result(s.p)
    assert result is not None
    assert result.places[0] == 1
    assert result.points[0] == 1236
    s = marked("crete", 15, cities="attika", cards=RICH, hand="grain*6")  # 1184
    assert s.p.stack
    assert space(s) == 14


@pytest.mark.parametrize(("asian", "winner"), [("grain*8", 1), ("grain*7", 0)])
@clause("CIV-44-d", "CIV-44-e", "CIV-41-f")
def test_of_several_who_finish_the_highest_total_wins_then_the_table(asian: str, winner: int) -> None:
    g = game("crete", "thrace", "asia")
    for seat, hand in ((0, "salt*9"), (1, asian)):
        g.players[seat].space = 15
        put(g, seat, "", cities=("attika", "argolis")[seat])
        own(g, seat, RICH)
        hold(g, seat, hand)
    s = scene(g, "progress")
    assert not s.p.stack
    assert [player.space for player in s.g.players] == [16, 16, 1]
    assert s.g.winner == winner
    g = game("crete", "thrace")
    for seat in range(2):
        g.players[seat].space = 15
        put(g, seat, "", cities=("attika", "argolis")[seat])
        own(g, seat, RICH)
        hold(g, seat, "cloth*3 salt*4 bronze*3")  # equal: 1040 + 147
        g.players[seat].treasury = 20
    assert scene(g, "progress").g.winner == 1  # thrace before crete


@clause("CIV-41-a", "CIV-41-b")
def test_a_round_is_thirteen_phases_in_order() -> None:
    assert FULL == (
        "taxes", "growth", "census", "ships", "movement", "conflicts", "building",
        "supply", "trade", "purchase", "calamities", "discards", "progress",
    )  # fmt: skip
    g = game("crete", "asia")
    put(g, 0, "hatti=1")
    put(g, 1, "macedonia=1")
    t: Turn[Civ] = Turn(Position(g, [Course()]), Tape(fixed=()))
    t.run()
    assert RULES.view(t.position, None).current == "movement"  # type: ignore[attr-defined]
    p = kernel.apply(RULES, t.position, 0, ["end"], Tape(fixed=())).position
    p = kernel.apply(RULES, p, 1, ["end"], Tape(fixed=())).position
    assert p.game.round == 2  # everything between was passed over: nobody could do anything
    assert [player.space for player in p.game.players] == [1, 1]


@clause("CIV-41-c")
def test_the_order_of_the_table_is_fixed() -> None:
    names = list(NATIONS)
    assert names == ["africa", "italy", "illyria", "thrace", "crete", "asia", "assyria", "babylon", "egypt"]
    g = game("egypt", "asia", "africa")
    g.players[0].space = 9
    assert by_table(g) == [2, 1, 0]


@clause("CIV-41-i")
def test_who_has_no_piece_left_stays_in_the_game() -> None:
    g = game("crete", "asia")
    put(g, 1, "hatti=2")
    hold(g, 0, "salt*4")
    s = scene(g, "growth")
    assert s.tokens(0, "kreta-ost") == 0
    s = scene(s.g, "purchase").play(0, "buy {pottery} {salt*4}", "end")
    assert s.g.players[0].cards == ["pottery"]


@clause("CIV-66-a", "CIV-66-b")
def test_an_illegal_action_is_refused_changes_nothing_and_costs_nothing() -> None:
    g = game("crete", "asia")
    put(g, 0, "attika=1")
    g.order = [0, 1]
    s = scene(g, "movement")
    assert s.refused(0, "move attika korfu 1") == "CIV-43.5-c"
    s.play(0, "end")
    assert scene(s.g, "progress").g.players[0].space == 1
    assert "penalty" not in {option.key for option in RULES.options}


def test_an_empty_board_ends_the_game() -> None:
    g = game("crete", "asia")
    g.players[1].space = 3
    t: Turn[Civ] = Turn(Position(g, [Course()]), Tape(fixed=()))
    t.run()
    result = RULES.result(t.position)
    assert result is not None
    assert result.places == (2, 1)


@clause("CIV-43.12-b", "CIV-41-h")
def test_a_discard_is_suggested_told_by_number_and_seen_by_nobody() -> None:
    g = game("crete", "asia")
    hold(g, 0, "salt*4 grain*3 gold")
    s = scene(g, "discards")
    question = s.node(0, "discard")
    assert (question.lo, question.hi, sum(number for _, number in question.hint)) == (2, 2, 2)
    assert s.node(0, "discard {grain*2}").secret
    (name, cards) = s.p.stack[-1].default(s.g, 0)
    assert (name, sum(number for _, number in cards)) == ("discard", 2)
    s.play(0, "discard {grain*2}")
    assert s.told("discarded")[0].args["number"] == 2


def test_a_deserted_board_ends_the_game_and_says_so() -> None:
    g = game("crete", "asia")
    g.players[1].space = 3
    t: Turn[Civ] = Turn(Position(g, [Course()]), Tape(fixed=()))
    t.run()
    result = RULES.result(t.position)
    assert result is not None
    assert (result.reason, result.places) == (kernel.msg("civilization-won-deserted", who=Who(1)), (2, 1))
