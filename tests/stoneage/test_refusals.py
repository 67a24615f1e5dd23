"""Refusals name the rule and the way out, whatever language a thing was called in."""

import pytest

from rules import text
from rules.stoneage.printed import kind_name, place_name
from tests.clauses import clause
from tests.stoneage.table import Table

PLACING = Table(3).play(0, "place forest 1").play(1, "place forest 1")
ACTING = Table(2).own(0, wood=1, tools=(1,)).acting(0, forest=1, card1=1)


@clause("SA-COUNT-04")
@pytest.mark.parametrize("word", ["forest", "wald", "Wald", "Forest"])
def test_a_closed_place_is_recognised_by_any_name(word: str) -> None:
    assert PLACING.clause(2, f"place {word} 1") == "SA-COUNT-04"


@pytest.mark.parametrize(
    ("word", "place"), [("lehm", "clay-pit"), ("hut", "hut"), ("Hütte", "hut"), ("huette", "hut"), ("karte-2", "card2")]
)
def test_places_are_found_by_names_and_beginnings_of_names(word: str, place: str) -> None:
    refusal = ACTING.refused(0, f"use {word}")
    assert (refusal.key, refusal.args) == ("stoneage-no-people-there", {"place": place_name(place)})


def test_what_is_no_place_gets_the_general_refusal() -> None:
    assert ACTING.refused(0, "use xyz").key == "kernel-at-word"


@clause("SA-CARD-02", "SA-CARD-03")
def test_kinds_are_found_by_names() -> None:
    table = Table(2).own(0, wood=3, food=5).acting(0, card1=1).play(0, "use card1")
    for word, kind in (("lehm", "clay"), ("Gold", "gold"), ("ston", "stone")):
        assert table.refused(0, f"pay {{{word}}}").args == {"kind": kind_name(kind)}
    assert table.clause(0, "pay {Nahrung}") == "SA-CARD-03"
    assert table.refused(0, "pay {acker}").key == "kernel-at-word"


@clause("SA-TOP-04")
def test_dice_are_found_by_names() -> None:
    table = Table(2).lay("card1", "card.02").own(0, wood=1).acting(0, card1=1)
    table.play(0, "use card1; pay {wood}", 1, 2)
    assert table.refused(0, "take acker").args == {"reward": kind_name("field")}


@clause("SA-TOOL-09", "SA-TOOL-10")
def test_tools_belong_to_a_roll_that_lies_there() -> None:
    assert PLACING.clause(2, "tools {1}") == "SA-TOOL-10"
    assert ACTING.clause(0, "tools {1}") == "SA-TOOL-10"
    rolled = Table(2).own(0, tools=(1,)).acting(0, forest=1, hunt=1).play(0, "use forest", 2)
    for word in ("use hunt", "end"):
        assert rolled.clause(0, word) == "SA-TOOL-09"


@clause("SA-CARD-05", "SA-BLD-02")
@pytest.mark.parametrize("place", ["card1", "building1"])
def test_what_lies_there_is_paid_or_left_before_one_goes_on(place: str) -> None:
    assert ACTING.clause(0, "pay {wood}") == "SA-ACT-02"
    table = Table(2).lay("building1", "building.26").own(0, wood=1).acting(0, **{place: 1, "hunt": 1})
    table.play(0, f"use {place}")
    for word in ("use hunt", "end"):
        assert table.clause(0, word) == "SA-CARD-05"


@clause("SA-FEED-07")
def test_whoever_is_hungry_decides_that_first() -> None:
    table = Table(2).own(0, food=3, wood=2).feed()
    for word in ("pay {wood*2}", "end", "place hunt 1"):
        assert table.clause(0, word) == "SA-FEED-07"


def test_every_refusal_is_a_sentence_that_ends() -> None:
    for lang in text.LANGUAGES:
        for refusal in (ACTING.refused(0, "end"), PLACING.refused(2, "place wald 1"), ACTING.refused(0, "tools {}")):
            assert text.say(refusal, lang, ("Ada", "Ben", "Cem")).endswith(".")
