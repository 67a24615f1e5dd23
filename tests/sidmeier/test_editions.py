"""A match ends under the rules it began with."""

from typing import Any

from msgspec import msgpack

from rules import kernel
from rules.kernel import Tape
from rules.sidmeier import RULES, editions
from tests.clauses import clause
from tests.sidmeier.table import after, fresh, moving, offered, there


def test_a_new_match_has_the_newest_rules_and_an_old_record_its_own() -> None:
    assert RULES.version == editions.NEWEST == fresh().game.edition
    assert kernel.setup(RULES, 3, {}, Tape(b"table"), 1).position.game.edition == 1


def test_a_position_from_before_the_editions_has_the_first() -> None:
    stored: dict[str, Any] = msgpack.decode(RULES.encode(fresh()))
    del stored["game"]["edition"]
    assert RULES.decode(msgpack.encode(stored)).game.edition == 1


@clause("SM-B-AIR-09")
def test_in_the_first_edition_the_end_of_the_moves_loses_aircraft_in_the_air() -> None:
    p = moving({"mekong": "A1", "gobi": "A1"}, ["A aircraft mekong"], edition=1)
    p = after(p, "fly mekong aircraft yunnan 1")
    assert "end" in offered(p)
    assert kernel.default(p, 0) == ("end",)
    assert there(after(p, "end"), "yunnan") == []
