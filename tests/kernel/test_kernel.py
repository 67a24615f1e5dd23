"""Setting up, asking, applying, undoing; and a line of words in and out."""

import random

import msgspec
import pytest

from rules import GAMES, kernel
from rules.kernel import Illegal, Position, Ready, Seat, Step, Tape, Turn, Who, msg
from rules.text import LANGUAGES, every_name, say
from tests.kernel.toy import CARDS, RULES, Do, Move, Toy
from tests.table import play, refused

P = Position[Toy, Move]


def table(hand: list[str] | None = None) -> P:
    """Seat 0 to move, with some cards."""
    mine = ["sun.1", "moon.1"] if hand is None else hand
    rest = [card for card in CARDS if card not in (*mine, "sun.2")]
    return Position(Toy(2, [list(mine), ["sun.2"]], deck=rest), [Move(0)])


def test_setup_deals_and_stops_at_the_first_question() -> None:
    dealt = kernel.setup(RULES, 3, {}, Tape(b"s"))
    assert kernel.waiting(dealt.position) == (0,)
    assert len(dealt.draws) == len(CARDS) - 1


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (1, {}, "kernel-seats"),
        (4, {}, "kernel-seats"),
        (2, {"colour": "red"}, "kernel-unknown-option"),
        (2, {"size": "huge"}, "kernel-unknown-value"),
    ],
)
def test_wrong_seats_and_options_are_refused(seats: int, options: dict[str, str], why: str) -> None:
    with pytest.raises(Illegal, match=why):
        kernel.setup(RULES, seats, options, Tape(b"s"))


def test_a_new_game_has_the_newest_edition_and_an_older_one_on_demand() -> None:
    assert kernel.setup(RULES, 2, {}, Tape(b"s")).position.game.edition == RULES.version == 2
    assert kernel.setup(RULES, 2, {}, Tape(b"s"), version=1).position.game.edition == 1


@pytest.mark.parametrize(
    ("edition", "sorted_hand"), [(1, ["sun.3", "moon.1", "sun.1"]), (2, ["moon.1", "sun.1", "sun.3"])]
)
def test_a_position_keeps_the_rules_it_began_with(edition: int, sorted_hand: list[str]) -> None:
    p = table(["sun.1", "moon.1", "sun.3"])
    p.game.edition = edition
    assert play(RULES, p, 0, "sort").position.game.hands[0] == sorted_hand


def test_a_position_of_a_time_without_editions_has_the_first() -> None:
    kept = msgspec.to_builtins(kernel.setup(RULES, 2, {}, Tape(b"s")).position)
    del kept["game"]["edition"]
    assert RULES.decode(msgspec.msgpack.encode(kept)).game.edition == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_with_editions_has_the_number_in_its_state(game: str) -> None:
    rules = GAMES[game]
    g = kernel.setup(rules, rules.seats[0], {}, Tape(b"s")).position.game
    assert getattr(g, "edition", 1) == rules.version


def test_a_move_is_walked_checked_and_applied_to_a_copy() -> None:
    p = table()
    outcome = play(RULES, p, 0, "play sun.1")
    assert p == table()
    assert outcome.position.game.table == ["sun.1"]
    assert outcome.path == ("play", "sun.1")
    assert kernel.waiting(outcome.position) == (1,)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("dance", "kernel-at-word"),
        ("play", "kernel-unfinished"),
        ("play sun.2", "kernel-at-word"),
        ("play sun.1 sun.1", "kernel-too-many-words"),
        ("draw now", "kernel-too-many-words"),
    ],
)
def test_nothing_that_was_not_offered_reaches_the_rules(line: str, why: str) -> None:
    assert refused(RULES, table(), 0, line).key == why


def test_the_refusal_names_the_word_and_the_question() -> None:
    refusal = refused(RULES, table(), 0, "play sun.2")
    assert refusal.args["number"] == 2
    for lang in LANGUAGES:
        sentence = say(refusal, lang, ("Ada", "Ben"))
        assert "sun.2" in sentence
        assert "sun.1" in sentence


def test_only_those_who_may_act_are_asked() -> None:
    assert refused(RULES, table(), 1, "draw").key == "kernel-not-you"


def test_when_it_is_over_nobody_acts() -> None:
    p: P = Position(Toy(2, [[], []]), [])
    assert kernel.waiting(p) == kernel.allowed(p) == ()
    assert refused(RULES, p, 0, "draw").key == "kernel-over"


def test_private_lines_of_the_log_have_their_readers() -> None:
    log = play(RULES, table(), 0, "draw").log
    assert [event.to for event in log] == [None, (0,)]


def test_legal_lists_every_move_lazily() -> None:
    moves = [kernel.write(path) for path in kernel.legal(table(), 0)]
    assert moves == ["draw", "roll", "play sun.1", "play moon.1", "bury sun.1", "bury moon.1", "sort"]


def test_a_sampled_move_is_legal() -> None:
    legal = set(kernel.legal(table(), 0))
    assert {kernel.sample(table(), 0, Tape(b"%d" % seed)) for seed in range(100)} == legal


def test_a_sampled_move_may_be_given_its_beginning() -> None:
    begun = {kernel.sample(table(), 0, Tape(b"%d" % seed), ("bury",)) for seed in range(100)}
    assert begun == {path for path in kernel.legal(table(), 0) if path[0] == "bury"}


class Lonely(Move):
    def ask(self, g: Toy, seat: Seat, path: kernel.Path) -> kernel.Node:
        return Ready(Do("draw")) if path else kernel.One(msg("toy-ask"), (kernel.Choice("draw"),))


class Shy(Lonely):
    forced = False


def test_a_single_choice_is_forced_unless_that_tells_something() -> None:
    p = table()
    assert kernel.forced(p, 0) is None
    assert kernel.forced(Position(p.game, [Lonely(0)]), 0) == ("draw",)
    assert kernel.forced(Position(p.game, [Lonely(0)]), 1) is None
    assert kernel.forced(Position(p.game, [Shy(0)]), 0) is None


def test_without_a_default_of_its_own_a_step_plays_the_first_move() -> None:
    assert kernel.default(table(), 0) == ("draw",)


@pytest.mark.parametrize(("line", "free"), [("sort", True), ("draw", False), ("roll", False), ("play sun.1", False)])
def test_undo_is_free_while_nothing_was_drawn_or_learnt_and_the_mover_still_may_act(line: str, free: bool) -> None:
    p = table()
    outcome = play(RULES, p, 0, line, *([3] if line == "roll" else []))
    assert kernel.undoable(RULES, p, 0, outcome) is free


class Circle(Step[Toy]):
    def proceed(self, t: Turn[Toy]) -> None:
        t.goto(Circle())


def test_a_step_that_goes_round_in_circles_is_stopped() -> None:
    t = Turn(Position(Toy(2, [[], []]), [Circle()]), Tape(b""))
    with pytest.raises(RuntimeError, match="Circle"):
        t.run()


def test_several_moves_stand_on_one_line() -> None:
    assert kernel.read("move a b 2;  end ; take {x, y*2}") == [["move", "a", "b", "2"], ["end"], ["take", "{x,y*2}"]]


@pytest.mark.parametrize("line", ["", " ", ";", ";;", "a {b", "a }b", "{{a}}", "x" * 5000, "a\x00b", "a\nb\u202e"])
def test_a_line_that_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises(Illegal) as refusal:
        kernel.read(line)
    for lang in LANGUAGES:
        assert say(refusal.value.msg, lang, ()).endswith(".")


def real_lines(game: str) -> list[tuple[P, int, str]]:
    """Positions of a random game with the move that was made there."""
    rules, chance = GAMES[game], Tape(b"lines")
    found: list[tuple[P, int, str]] = []
    p = kernel.setup(rules, rules.seats[0], {}, Tape(b"deal")).position
    while p.stack and len(found) < 200:
        seat = kernel.waiting(p)[0]
        path = kernel.sample(p, seat, chance)
        found.append((p, seat, kernel.write(path)))
        p = kernel.apply(rules, p, seat, path, Tape(b"play", len(found))).position
    return found


def try_line(game: str, p: P, seat: Seat, line: str) -> bool:
    """Whether it is a move; anything but Illegal fails the test."""
    try:
        (words, *_) = kernel.read(line)
        kernel.apply(GAMES[game], p, seat, words, Tape(b"x"), every_name)
    except Illegal as refusal:
        say(refusal.msg, random.choice(LANGUAGES), ("A", "B", "C", "D", "E", "F", "G"))
        return False
    return True


def tries(game: str) -> int:
    """Ten thousand in the first game of the list, a fifth of that in the others."""
    return 10_000 if game == next(iter(GAMES)) else 2_000


@pytest.mark.parametrize("game", list(GAMES))
def test_thousands_of_random_lines_are_never_anything_but_illegal(game: str) -> None:
    chance = random.Random(game)
    p, seat, _ = real_lines(game)[-1]
    for _ in range(tries(game)):
        noise = chance.randbytes(chance.randrange(40))
        try_line(game, p, seat, noise.decode(chance.choice(["latin-1", "utf-16-le"]), errors="replace"))


@pytest.mark.parametrize("game", list(GAMES))
def test_thousands_of_mutated_lines_are_moves_or_illegal(game: str) -> None:
    chance = random.Random(game)
    lines = real_lines(game)
    outcomes = [
        try_line(game, p, seat, mutated(line, chance)) for p, seat, line in chance.choices(lines, k=tries(game))
    ]
    assert any(outcomes)
    assert not all(outcomes)


def mutated(line: str, chance: random.Random) -> str:
    """A character changed, lost, doubled or moved."""
    letters = list(line)
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(letters)) if letters else 0
        match chance.randrange(4):
            case 0:
                letters[place : place + 1] = [chance.choice("abz019{}*,; -ß∅")]
            case 1:
                del letters[place : place + 1]
            case 2:
                letters.insert(place, chance.choice("abz019{}*,; -"))
            case 3:
                letters[place:place] = letters[place : place + 3]
    return "".join(letters)


def test_seats_in_sentences_get_the_names_of_the_caller() -> None:
    drew = msg("toy-drew", who=Who(1))
    assert [say(drew, lang, ("Ada", "Ben")) for lang in LANGUAGES] == ["Ben draws a card.", "Ben zieht eine Karte."]


def test_a_random_move_is_made_without_asking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, real = list[kernel.Path](), Move.ask

    def ask(self: Move, g: Toy, seat: Seat, path: kernel.Path) -> kernel.Node:
        asked.append(path)
        return real(self, g, seat, path)

    monkeypatch.setattr(Move, "ask", ask)
    path = kernel.play_random(RULES, table(), 0, Tape(b"chance"), Tape(b"s", 1)).path
    assert asked == [path[:length] for length in range(len(path) + 1)]


@pytest.mark.parametrize("key", GAMES)
def test_a_random_move_is_the_one_that_is_sampled(key: str) -> None:
    rules, number = GAMES[key], 0
    p = kernel.setup(rules, rules.seats[0], {}, Tape(b"random", 0)).position
    while p.stack and number < 80:
        number += 1
        seat, chance = kernel.waiting(p)[0], b"chance%d" % number
        sampled = kernel.sample(p, seat, Tape(chance))
        one = kernel.play_random(rules, p, seat, Tape(chance), Tape(b"random", number))
        assert one == kernel.apply(rules, p, seat, sampled, Tape(b"random", number))
        p = one.position
