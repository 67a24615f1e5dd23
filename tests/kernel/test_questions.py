"""Questions and answers: what is offered, what is understood, how it is written."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel import Answer, Choice, Count, Illegal, Many, One, Question, Split, Tape, keys, msg, parts
from rules.questions import answers, only, pick, plain, spots, take, write_answer

ASK = msg("toy-ask")
COLOURS = tuple(Choice(key, spot=f"on-{key}") for key in ("red", "green", "blue"))
ONE = One(ASK, COLOURS)
MANY = Many(ASK, COLOURS, 1, 2)
COUNT = Count(ASK, 2, 4)
SPLIT = Split(ASK, COLOURS, (2, 1, 3), 1, 3)

key = st.from_regex(r"[a-z0-9][a-z0-9./+-]{0,8}", fullmatch=True)


@st.composite
def questions(draw: Any) -> Question:
    names = draw(st.lists(key, min_size=1, max_size=5, unique=True))
    choices = tuple(Choice(name) for name in names)
    lo = draw(st.integers(0, len(names)))
    hi = draw(st.integers(lo, len(names)))
    kind = draw(st.sampled_from([One, Many, Count, Split]))
    if kind is One:
        return One(ASK, choices)
    if kind is Count:
        return Count(ASK, lo, hi)
    if kind is Many:
        return Many(ASK, choices, lo, hi)
    caps = tuple(draw(st.integers(1, 3)) for _ in names)
    return Split(ASK, choices, caps, lo, hi)


@given(questions(), st.binary(min_size=1, max_size=4))
def test_a_random_answer_is_offered_and_reads_back(question: Question, seed: bytes) -> None:
    answer = pick(question, Tape(seed))
    assert take(question, write_answer(answer)) == answer
    assert take(question, answer) == answer


@given(questions())
def test_the_list_of_answers_is_complete_and_has_no_doubles(question: Question) -> None:
    listed = list(answers(question))
    assert len(set(listed)) == len(listed) > 0
    assert all(take(question, write_answer(answer)) == answer for answer in listed)
    assert only(question) == (listed[0] if len(listed) == 1 else None)
    assert pick(question, Tape(b"x")) in listed


@pytest.mark.parametrize(
    ("question", "word", "answer"),
    [
        (ONE, "red", "red"),
        (COUNT, "3", 3),
        (COUNT, 3, 3),
        (MANY, "{blue,red}", ("red", "blue")),
        (MANY, "{ blue , red }", ("red", "blue")),
        (MANY, "red", ("red",)),
        (SPLIT, "{blue*2,red}", (("red", 1), ("blue", 2))),
        (SPLIT, "{blue,blue,red}", (("red", 1), ("blue", 2))),
        (SPLIT, (("blue", 2),), (("blue", 2),)),
    ],
)
def test_what_is_understood(question: Question, word: Answer, answer: Answer) -> None:
    assert take(question, word) == answer


@pytest.mark.parametrize(
    ("question", "word", "why"),
    [
        (ONE, "pink", "kernel-not-offered"),
        (ONE, 4, "kernel-malformed"),
        (ONE, ("red",), "kernel-malformed"),
        (COUNT, "x", "kernel-no-number"),
        (COUNT, "5", "kernel-out-of-range"),
        (COUNT, "1", "kernel-out-of-range"),
        (COUNT, "-3", "kernel-no-number"),
        (COUNT, "³", "kernel-no-number"),
        (COUNT, "9" * 5000, "kernel-no-number"),
        (COUNT, ("red",), "kernel-no-number"),
        (MANY, "{}", "kernel-wrong-total"),
        (MANY, "{red,green,blue}", "kernel-wrong-total"),
        (MANY, "{red,red}", "kernel-twice"),
        (MANY, "{red*2}", "kernel-twice"),
        (MANY, "{pink}", "kernel-not-offered"),
        (MANY, "{red,,blue}", "kernel-malformed"),
        (SPLIT, "{red*x}", "kernel-malformed"),
        (SPLIT, "{red*3}", "kernel-over-cap"),
        (SPLIT, "{green*1,red*2,blue*3}", "kernel-wrong-total"),
        (SPLIT, "{red*0}", "kernel-wrong-total"),
        (SPLIT, "{pink*2}", "kernel-not-offered"),
    ],
)
def test_what_is_refused_and_why(question: Question, word: Answer, why: str) -> None:
    with pytest.raises(Illegal) as refusal:
        take(question, word)
    assert refusal.value.msg.key == why


def test_the_reason_of_the_rules_comes_before_the_general_one() -> None:
    closed = One(ASK, COLOURS, lambda word: msg("toy-over") if word == "pink" else None)
    with pytest.raises(Illegal, match="toy-over"):
        take(closed, "pink")
    with pytest.raises(Illegal, match="kernel-not-offered"):
        take(closed, "grey")


def test_people_may_write_beginnings_of_names_without_accents() -> None:
    cities = One(ASK, (Choice("ath", msg("athens")), Choice("ant", msg("antioch")), Choice("muc", msg("munich"))))
    names = {"athens": ("Athens", "Athen"), "antioch": ("Antioch", "Antiochia"), "munich": ("Munich", "München")}

    def called(label: Any) -> tuple[str, ...]:
        return names[label.key]

    assert take(cities, "Athen", called) == "ath"
    assert take(cities, "munchen", called) == "muc"
    assert take(cities, "MÜN", called) == "muc"
    assert take(cities, "muenchen", called) == "muc"
    with pytest.raises(Illegal, match="kernel-ambiguous"):
        take(cities, "a", called)
    with pytest.raises(Illegal, match="kernel-not-offered"):
        take(cities, "Athen")


def test_a_name_in_brackets_is_a_name_too() -> None:
    towns = One(ASK, (Choice("lakonien", msg("sparta")), Choice("attika", msg("athens"))))
    names = {"sparta": ("Sparta (Laconia)", "Sparta (Lakonien)"), "athens": ("Athens (Attica)",)}
    assert take(towns, "laconia", lambda label: names[label.key]) == "lakonien"
    assert take(towns, "Sparta", lambda label: names[label.key]) == "lakonien"
    assert take(towns, "att", lambda label: names[label.key]) == "attika"


def test_a_whole_name_wins_over_a_longer_one_that_begins_so() -> None:
    seas = One(ASK, (Choice("nor"), Choice("north")))
    assert take(seas, "nor", lambda _: ()) == "nor"
    assert take(seas, "Nor", lambda _: ()) == "nor"


def test_a_number_is_no_beginning_of_a_longer_number() -> None:
    """Who names a closed cell never lands on another."""
    cells = One(ASK, (Choice("k10"), Choice("l2")), lambda word: msg("toy-over") if word == "k1" else None)
    with pytest.raises(Illegal, match="toy-over"):
        take(cells, "k1", lambda _: ())
    assert take(cells, "k", lambda _: ()) == "k10"


NAMES = {
    "india": ("India", "Indien"),
    "ocean": ("Indian Ocean", "Indischer Ozean"),
    "java": ("Java",),
    "munich": ("Munich", "München"),
    "west": ("Ghent, west",),
    "east": ("Ghent, east",),
}
PLACES = {key: Choice(key, msg(key)) for key in NAMES}
CITY = (Choice("ghent", msg("west")), Choice("ghent", msg("east")))
"""Two names of one thing."""
KNOWN = (*(PLACES[key] for key in ("india", "ocean", "java", "munich")), *CITY, Choice("k1"), Choice("k10"))


def names_of(label: Any) -> tuple[str, ...]:
    return NAMES[label.key]


def asked(*offered: str) -> list[Question]:
    """The same question in every form that takes names; its refusal tells what was understood."""
    choices = tuple(PLACES[key] for key in offered)

    def why(word: str) -> Any:
        return msg("toy-shut", word=word)

    return [
        One(ASK, choices, why, KNOWN),
        Many(ASK, choices, 1, 1, why=why, known=KNOWN),
        Split(ASK, choices, (1,) * len(choices), 1, 1, why=why, known=KNOWN),
    ]


def understood(question: Question, word: str, called: Any = names_of) -> Any:
    with pytest.raises(Illegal) as refusal:
        take(question, word, called)
    assert refusal.value.msg.key == "toy-shut"
    return refusal.value.msg.args["word"]


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("india", "india"),  # the key
        ("India", "india"),
        ("Indien", "india"),
        ("indie", "india"),  # a beginning
        ("MÜNCHEN", "munich"),
        ("muenchen", "munich"),
        ("mun", "munich"),
        ("ghen", "ghent"),  # however many names it has
        ("k1", "k1"),  # no beginning of k10
        ("i", "i"),  # India or the ocean: as it was typed
        ("k", "k"),
        ("atlantis", "atlantis"),
        ("?", "?"),
    ],
)
def test_the_reason_is_that_of_the_thing_that_was_named(word: str, meant: str) -> None:
    for question in asked("java"):
        assert understood(question, word) == meant


def test_the_whole_name_of_a_thing_that_is_not_offered_is_no_beginning_of_another() -> None:
    for question in asked("ocean", "java"):
        assert understood(question, "India") == "india"
        assert write_answer(take(question, "indian", names_of)).strip("{}") == "ocean"


def test_what_is_on_offer_is_found_by_its_own_name_alone() -> None:
    """A thing that is known by a further name is not taken by that name."""
    renamed = One(ASK, (Choice("india", msg("java")),), lambda word: msg("toy-shut", word=word), KNOWN)
    assert take(renamed, "jav", names_of) == "india"
    assert understood(renamed, "Indien") == "Indien"
    assert take(renamed, "Java", names_of) == "india"


def test_without_names_a_word_is_what_it_is() -> None:
    for question in asked("java"):
        assert understood(question, "India", None) == "India"
        assert understood(question, "india", None) == "india"


def test_nobody_asks_for_the_names_of_known_things_while_the_word_is_offered() -> None:
    heard = []

    def called(label: Any) -> tuple[str, ...]:
        heard.append(label.key)
        return NAMES[label.key]

    for question in asked("java"):
        take(question, "java", called)
        take(question, "Java", called)
    assert set(heard) == {"java"}


def test_a_word_without_letters_means_nothing() -> None:
    """Not even the only thing there is."""
    with pytest.raises(Illegal, match="kernel-not-offered"):
        take(One(ASK, (Choice("red"),)), "?!", lambda _: ())


def test_typed_names_are_plain() -> None:
    assert plain("Große Süd-See (Ost)") == "grosse-sud-see-ost"


def test_places_on_the_board_follow_from_the_answer() -> None:
    assert list(spots(ONE, "green")) == ["on-green"]
    assert list(spots(MANY, ("red", "blue"))) == ["on-red", "on-blue"]
    assert list(spots(SPLIT, (("blue", 2),))) == ["on-blue"]
    assert list(spots(COUNT, 3)) == []


def test_keys_and_parts_unpack_answers() -> None:
    assert keys((("red", 2),)) == ("red",)
    assert parts(("red", "blue")) == (("red", 1), ("blue", 1))
