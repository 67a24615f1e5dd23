"""Names and words of people, as they may be shown: nothing invisible, nothing that turns the line round, no mention."""

import unicodedata
from functools import lru_cache

LONGEST = 32
"""Characters of a name that are kept."""
NAMELESS = "?"
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(c) for c in range(0xFE00, 0xFE10)}
"""Letters and marks that show nothing, besides what Unicode calls control or format."""
MARKUP = str.maketrans({"<": "‹", ">": "›", "@": None})
MARKS = 3
"""So many accents may stand above one letter."""


@lru_cache(10_000)
def readable(name: str) -> str:
    """A name that shows what it is, on one line, and can never look like a mention."""
    plain = " ".join(clean(name).translate(MARKUP).split())
    if not any(unicodedata.category(c)[0] in "LNSP" for c in plain):
        return NAMELESS
    return plain if len(plain) <= LONGEST else plain[: LONGEST - 1] + "…"


def clean(text: str) -> str:
    """One line without control, bidi, zero-width and other invisible characters."""
    kept, piled = list[str](), 0
    for character in text:
        kind = unicodedata.category(character)
        if character.isspace():
            character = " "
        elif kind[0] == "C" or character in INVISIBLE:
            continue
        piled = piled + 1 if kind[0] == "M" else 0
        if piled <= MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())
