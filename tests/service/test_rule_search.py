"""Finding a rule by words."""

import pytest

from rules import GAMES
from service.rule_search import search


def keys(query: str, game: str = "") -> list[str]:
    return [passage.key for passage in search(query, game)]


@pytest.mark.parametrize("query", ["how do I score points", "Wie bekomme ich Punkte in der Wertung?"])
@pytest.mark.parametrize("game", ["ur", "tigris", "stoneage"])
def test_a_question_finds_the_scoring(game: str, query: str) -> None:
    assert any("SCORE" in key or key == "scoring" for key in keys(query, game)[:4])


@pytest.mark.parametrize(
    ("query", "game", "clause"),
    [
        ("hungry people penalty", "stoneage", "SA-FEED-08"),
        ("Seuche Metropole", "sidmeier", "SM-B-TOK-27"),
        ("revolt temples", "tigris", "TE-REV-03"),
        ("ziggurat five stones", "ur", "UR-ZIG-01"),
        ("Handel drei Karten", "civilization", "CIV-43.9-a"),
    ],
)
def test_the_best_comes_among_the_first(query: str, game: str, clause: str) -> None:
    assert clause in keys(query, game)[:8]


@pytest.mark.parametrize("game", GAMES)
def test_one_game_only_where_it_is_named(game: str) -> None:
    assert {passage.game for passage in search("end of the game", game)} == {game}


def test_without_a_game_all_are_searched_and_also_where_the_named_one_has_nothing() -> None:
    assert len({passage.game for passage in search("war")}) > 1
    assert {passage.game for passage in search("aircraft", "ur")} == {"sidmeier"}


def test_an_id_finds_its_clause_alone_in_whatever_game() -> None:
    assert keys(" te-rev-03 ", "ur") == ["TE-REV-03"]


def test_words_are_found_whole_by_their_beginning_and_without_their_ending() -> None:
    assert "UR-WAR-01" in keys("attack", "ur")
    assert set(keys("attack", "ur")) <= set(keys("att", "ur"))
    assert {"scoring"} & set(keys("scored", "ur"))
    assert "UR-WAR-01" not in keys("tack", "ur")


def test_more_and_rarer_words_come_first() -> None:
    first = search("tile ziggurat swap", "ur")[0]
    assert all(word in first.text("en").casefold() for word in ("tile", "ziggurat", "swap"))


def test_words_that_mean_nothing_are_dropped_unless_there_are_no_others() -> None:
    assert keys("what is the war", "ur") == keys("war", "ur")
    assert keys("the", "ur")


@pytest.mark.parametrize("query", ["", "   ", "?!", "{}", "\u0336" * 60, "zeppelin"])
def test_nothing_is_found_where_nothing_is_asked(query: str) -> None:
    assert search(query, "ur") == []
