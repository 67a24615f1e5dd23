"""What a player reads before deciding: the own hand, how a conflict stands, what a cell would bring."""

from typing import Any

from rules.kernel import Who
from rules.text import say
from tests.tigris.table import Table, table

NAMES = ("Andreas", "Barbara")


def asked(at: Table, line: str = "", lang: str = "en") -> str:
    return say(at.ask(line).ask, lang, NAMES)  # type: ignore[union-attr]


def notes(at: Table, line: str, lang: str = "en") -> dict[str, str]:
    """The remarks beside the choices, where there are any."""
    choices = at.ask(line).choices  # type: ignore[union-attr]
    return {choice.key: say(choice.note, lang, NAMES) for choice in choices if choice.note}


def labels(at: Table, line: str = "", lang: str = "en") -> list[str]:
    choices = at.ask(line).choices  # type: ignore[union-attr]
    return [say(choice.label, lang, NAMES) for choice in choices if choice.label]


def test_the_first_question_tells_actions_and_hand() -> None:
    at = table(hands=("black red*4 green",))
    assert asked(at) == "You have 2 actions left. Behind your screen: a settlement, 4 temples and a market."
    assert (
        asked(at, "tile", "de")
        == "Welches Plättchen legst du? Auf der Hand hast du ein schwarzes Plättchen, 4 Tempel und einen Markt."
    )
    assert "Behind your screen: nothing." in asked(table(hands=("",)))


def test_leaders_on_the_board_are_called_with_their_cells() -> None:
    at = table(leaders={"0 king": "j1"})
    assert labels(at, "leader")[:2] == ["King (black), on j1", "Priest (red)"]
    assert labels(at, "withdraw", "de") == ["König (schwarz), auf j1"]


def test_a_cell_tells_who_earns_its_point() -> None:
    at = table(red="h5", leaders={"1 king": "g5", "0 priest": "i5"}, hands=("red*3 green*3",))
    assert notes(at, "tile red")["h6"] == "brings Andreas a red point"
    assert notes(at, "tile green", "de")["h6"] == "bringt Barbara einen grünen Siegpunkt"
    assert "a6" not in notes(at, "tile red")
    kingless = table(red="h5", leaders={"0 priest": "i5"}, hands=("green*6",))
    assert notes(kingless, "tile green") == {}


def test_a_cell_tells_of_war_and_of_peaceful_unions() -> None:
    leaders = {"0 king": "f5", "0 trader": "e4", "1 king": "j5", "1 trader": "k4"}
    at = table(red="e5 g5 i5 k5", leaders=leaders, hands=("red*6",))
    assert (
        notes(at, "tile red")["h5"]
        == "war: King (black) Andreas 0 : 0 Barbara and Trader (green) Andreas 0 : 0 Barbara"
    )
    priests = table(red="e5 g5 i5", leaders={"0 priest": "f5", "1 priest": "j5"}, hands=("red*6",))
    assert notes(priests, "tile red", "de")["h5"] == "Krieg: Priester (rot) Andreas 2 : 1 Barbara"
    peace = table(red="g5 i5", leaders={"0 king": "f5", "1 priest": "j5"}, hands=("red*6",))
    assert notes(peace, "tile red")["h5"] == "joins two kingdoms in peace: no point"


def test_a_cell_tells_that_it_completes_a_square_while_a_monument_is_left() -> None:
    at = table(black="g5 h5 g6", red="f5", leaders={"0 king": "f6"}, hands=("black*6",))
    assert notes(at, "tile black")["h6"] == "brings Andreas a black point; completes a square"
    lonely = table(black="g5 h5 g6", hands=("black*6",))
    assert notes(lonely, "tile black", "de") == {"h6": "vollendet ein Quadrat"}
    used = {"black-red": "a5", "black-blue": "c5", "black-green": "k5"}
    none = table(black="g5 h5 g6 a5 b5 a6 b6 c5 d5 c6 d6 k5 l5 k6 l6", built=used, hands=("black*6",))
    assert notes(none, "tile black") == {}


def test_a_cell_tells_how_a_revolt_there_would_stand() -> None:
    at = table(red="h5 i4", leaders={"1 king": "g5"})
    assert notes(at, "leader king")["i5"] == "revolt against Barbara, 2 to 1 on the board"
    assert notes(at, "leader priest") == {}


def test_a_cell_tells_what_a_catastrophe_would_do() -> None:
    at = table(red="h5", green="d5", leaders={"1 king": "g5", "0 priest": "i5"})
    told = notes(at, "catastrophe")
    assert told["d5"] == "destroys a market"
    assert told["h5"] == "destroys a temple and forces Andreas’s priest and Barbara’s king off the board"
    assert "a1" not in told


def revolt(**more: Any) -> Table:
    settings = {"hands": ("red*3 blue*3", "red*2 green*4")} | more
    return table(red="h5", leaders={"1 king": "g5"}, **settings).play("leader king i5")


def test_both_sides_are_told_how_it_stands_and_what_is_needed() -> None:
    at = revolt()
    assert asked(at, "commit").startswith("How many temples do you add? You attack with 1 against 1; Barbara answers")
    at.play("commit 2")
    assert asked(at, "commit").endswith("attacks with 3 against your 1; 2 more are enough: ties go to the defender.")
    assert asked(revolt().play("commit 0"), "commit").endswith("you win as it stands.")


def test_who_has_nothing_to_add_is_told_so() -> None:
    assert labels(revolt(hands=("blue*6", "red*6"))) == ["Add nothing (no temple)"]
    assert labels(revolt()) == ["Add tiles"]


def test_the_choice_of_conflicts_tells_how_each_stands() -> None:
    leaders = {"0 trader": "f5", "1 trader": "j5", "0 king": "e4", "1 king": "k4"}
    at = table(red="e5 k5", green="g5 i5 i4", leaders=leaders, hands=("red*6", "red*6")).play("tile red h5")
    assert labels(at, "conflict") == [
        "King (black), 0 to 0: Andreas against Barbara",
        "Trader (green), 1 to 2: Andreas against Barbara",
    ]


def test_the_log_tells_which_monument_and_what_it_pays() -> None:
    at = table(black="g5 h5 g6", red="f5", leaders={"0 king": "f6"}, hands=("black*6",))
    at.play("tile black h6", "monument black-green g5", "pass")
    assert say(at.told("built")[0], "de", NAMES) == "Andreas baut das schwarz-grüne Monument auf g5."
    assert at.told("income")[0].args["who"] == Who(0)
    assert say(at.told("income")[0], "en", NAMES) == "Andreas receives a black point from monuments."
