"""Reasons of the large games: particular to the position, true, and in numbers that the seat can check."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rules import GAMES, kernel
from rules.civilization.building import price
from rules.kernel import Msg, Position, Seat, Tape
from rules.sidmeier.view import WorldView
from rules.text import LANGUAGES, say
from service import agents, game_file

RECORDS = {"civilization": ("four", "second-edition"), "sidmeier": ("standard-four", "advanced-short")}
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fritz", "Gül")
EVERY = 3
"""So many positions are passed over for one that is looked at."""
GENERAL = {
    "civilization": {"pass", "calamity"},
    "sidmeier": {"explore", "assign", "pick", "end", "accept", "offer", "claim", "sell"},
}
"""Moves of which there may be nothing particular to say."""

Told = tuple[Position[Any, Any], Seat, kernel.Path, tuple[Msg, ...]]


@cache
def told(game: str) -> list[Told]:
    """Moves of computer players in recorded games, with their reasons."""
    return list(_told(game))


def _told(game: str) -> Iterator[Told]:
    rules, folder = GAMES[game], Path(__file__).parents[1] / game / "games"
    for name in RECORDS[game]:
        recorded = game_file.replay(game_file.read((folder / f"{name}.game").read_text(encoding="utf-8")))
        for number, (_, outcome) in enumerate(recorded):
            p = outcome.position
            if number % EVERY or not p.stack or kernel.forced(p, kernel.waiting(p)[0]):
                continue
            seat = kernel.waiting(p)[0]
            path = agents.choose("greedy", rules, p, seat, Tape(b"why", number))
            yield p, seat, path, agents.reasons(rules, p, seat, path)


@pytest.mark.parametrize("game", RECORDS)
def test_most_moves_have_reasons_of_their_own(game: str) -> None:
    particular = defaultdict[str, set[str]](set)
    for _, _, path, why in told(game):
        verb = str(path[0])
        particular[verb] |= {reason.key for reason in why} - {f"{game}-why-{verb}"}
        assert len(why) <= 3
    assert {verb for verb, keys in particular.items() if len(keys) >= 2} >= {"move", "buy"}
    assert len({key for keys in particular.values() for key in keys}) >= 20
    silent = {verb for verb in particular if not particular[verb]}
    assert silent <= GENERAL[game] | {"grow", "take", "battle", "end"}


@pytest.mark.parametrize("game", RECORDS)
def test_reasons_read_well_in_every_language(game: str) -> None:
    for _, _, _, why in told(game):
        for lang in LANGUAGES:
            said = [say(reason, lang, NAMES) for reason in why]
            assert all(sentence.endswith(".") and "{" not in sentence and "-" * 2 not in sentence for sentence in said)


@pytest.mark.parametrize("game", RECORDS)
def test_reasons_know_nothing_hidden(game: str) -> None:
    rules = GAMES[game]
    for number, (p, seat, path, why) in enumerate(told(game)[::7]):
        other = rules.resample(p, seat, Tape(b"another world", number))
        assert agents.reasons(rules, other, seat, path) == why


def found(game: str, key: str) -> list[tuple[Told, Msg]]:
    rows = [(row, reason) for row in told(game) for reason in row[3] if reason.key == f"{game}-why-{key}"]
    assert rows
    return rows


def test_where_a_city_is_promised_enough_people_meet() -> None:
    for (_, _, path, _), reason in found("civilization", "move-city"):
        if path[0] == "move":
            assert int(str(reason.args["number"])) >= price(str(path[2]))


def test_a_low_tax_is_explained_by_a_stock_that_bears_no_more() -> None:
    for (p, seat, path, _), reason in found("civilization", "tax-usual"):
        player = p.game.players[seat]
        assert int(str(reason.args["due"])) == int(str(path[1])) * len(player.cities)
        assert int(str(reason.args["left"])) >= 0


def test_guards_make_a_danger_smaller() -> None:
    for _, reason in found("sidmeier", "buy-guard"):
        assert 0 <= int(str(reason.args["after"])) < int(str(reason.args["before"])) <= 100


def test_no_price_is_beyond_ones_gold() -> None:
    for (p, seat, _, _), reason in found("sidmeier", "buy-cost"):
        view = GAMES["sidmeier"].view(p, seat)
        assert isinstance(view, WorldView)
        assert int(str(reason.args["gold"])) <= int(str(reason.args["left"])) == view.players[seat].gold
