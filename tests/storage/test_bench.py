"""The measurements of the store still know its tables; how fast it is, is not tested."""

import pytest

from ziggurat.bench import storage


@pytest.fixture(autouse=True)
def in_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "MOVES", 5)
    monkeypatch.setattr(storage, "FEW", 3)
    monkeypatch.setattr(storage, "MANY", 30)
    monkeypatch.setattr(storage, "EARLY", 2)
    monkeypatch.setattr(storage, "LATE", 20)


def test_every_figure_of_the_store_is_measured() -> None:
    figures = dict(storage.figures(lambda name: True))
    assert {"storage.ratio_to_raw", "storage.flat_in_matches", "storage.flat_in_moves"} <= set(figures)
    assert all(value > 0 for value in figures.values())


def test_only_what_is_asked_for_is_measured() -> None:
    assert [name for name, _ in storage.figures("storage.flat_in_matches".startswith)] == ["storage.flat_in_matches"]
