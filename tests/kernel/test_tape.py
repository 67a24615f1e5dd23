"""Chance: computable by anybody, unbiased, recorded, scriptable."""

import hashlib
import hmac
from collections import Counter

import pytest

from rules.tape import Tape, TapeError


def test_the_draws_are_those_of_the_published_recipe() -> None:
    block = hmac.new(b"seed", b"7:0", hashlib.sha256).digest()
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    tape = Tape(b"seed", 7)
    assert [tape.below(1000) for _ in range(8)] == [word % 1000 for word in words]
    following = hmac.new(b"seed", b"7:1", hashlib.sha256).digest()
    assert tape.below(6) == int.from_bytes(following[:4], "big") % 6


def test_words_that_would_make_a_number_likelier_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    tape = Tape(b"seed", 1)
    limit = 3 * (1 << 30)  # one word in four is at or above it
    words = iter([limit, limit + 5, 17])
    monkeypatch.setattr(tape, "_words", words)
    assert tape.below(limit) == 17


def test_every_face_comes_up_equally_often() -> None:
    tape = Tape(b"fair", 0)
    faces = Counter(tape.die() for _ in range(60_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(9_500 < number < 10_500 for number in faces.values())


def test_draws_are_recorded_and_play_back() -> None:
    tape = Tape(b"x", 3)
    cards = list(range(20))
    tape.shuffle(cards)
    again = list(range(20))
    script = Tape(fixed=tape.draws)
    script.shuffle(again)
    assert cards == again != sorted(cards)
    assert script.spent()


def test_moves_and_seeds_have_draws_of_their_own() -> None:
    draws = {tuple(Tape(seed, move).below(1 << 30) for _ in range(3)) for seed in (b"a", b"b") for move in range(5)}
    assert len(draws) > 1
    assert Tape(b"a", 1).below(1 << 30) != Tape(b"a", 2).below(1 << 30)


@pytest.mark.parametrize("script", [[], [6], [-1]])
def test_a_script_that_does_not_fit_is_refused(script: list[int]) -> None:
    with pytest.raises(TapeError):
        Tape(fixed=script).below(6)


def test_a_number_below_nothing_does_not_exist() -> None:
    with pytest.raises(TapeError):
        Tape(b"x").below(0)


def test_what_is_left_of_a_script_is_noticed() -> None:
    tape = Tape(fixed=[1, 2])
    tape.below(6)
    assert not tape.spent()


@pytest.mark.parametrize("piles", [(["a", "b", "c"], ["d"], []), (["d", "c", "b"], ["a"], [])])
def test_piles_are_dealt_anew_whatever_lay_where(piles: tuple[list[str], ...]) -> None:
    cards = ["a", "b", "c", "d"]
    Tape(b"deal").shuffle(cards)
    Tape(b"deal").redeal(*piles)
    assert piles == (cards[:0:-1], cards[:1], [])
