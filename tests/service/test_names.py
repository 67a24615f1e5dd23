"""Names as they are shown: nothing invisible, nothing that turns the line round, no mention."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service import names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Ädä Öz 🦊", "Ädä Öz 🦊"),
        ("李白", "李白"),
        ("<@123456789012345678>", "‹123456789012345678›"),
        ("@everyone", "everyone"),
        ("\u202enimdA", "nimdA"),
        ("A\u200bd\u200da\u2060", "Ada"),
        ("A\nd\ta", "A d a"),
        ("\x00\x1b[31mAda", "[31mAda"),
        ("\u3164", "?"),
        ("\u2800 \u115f", "?"),
        ("", "?"),
        ("\u0301\u0301", "?"),
        ("a" + "\u0336" * 50, "a" + "\u0336" * 3),
        ("x" * 33, "x" * 31 + "…"),
        ("<3 Ada", "‹3 Ada"),
    ],
)
def test_a_name_shows_what_it_is(name: str, shown: str) -> None:
    assert names.readable(name) == shown


@given(st.text(max_size=80))
def test_whatever_somebody_is_called_can_be_shown(name: str) -> None:
    shown = names.readable(name)
    assert 1 <= len(shown) <= names.LONGEST
    assert not any(unicodedata.category(character)[0] == "C" for character in shown)
    assert not set("<>@") & set(shown)
    assert names.readable(shown) == shown
