"""Honest chance: nobody can choose it, the host of the program neither, and afterwards anybody can compute it again.

When a table opens, a secret is drawn and its SHA-256 is published before anybody has joined. Whatever people do at the
table until the start leaves a mark: they join, they leave, they cut the deck with a word of their own, one starts. Then

    seed = HMAC-SHA256(secret, the marks, one on each line)

and all chance of the match comes from that seed. The marks are listed at the start, the secret is shown at the end.
"""

import hashlib
import hmac
from typing import Any

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from rules.kernel import Illegal, Tape, msg
from service import names
from storage import Match

CHANCE = "chance"
"""The setting of a match in which all this is kept; it leaves the program only by way of this file."""
OPEN, JOIN, LEAVE, AWAY, CUT, START, FILE = "open", "join", "leave", "away", "cut", "start", "file"
KINDS = (OPEN, JOIN, LEAVE, AWAY, CUT, START, FILE)
WORD = 40
"""Characters of a word with which the deck is cut."""
SEATING = -1
"""The number of the draw that seats people, before the deal, which is 0."""


class Mark(Struct, frozen=True, array_like=True):
    """What somebody gave to the chance: a word, or what the outside gave for an act (of Discord, its interaction)."""

    kind: str
    value: str
    user: int | None = None

    @property
    def line(self) -> str:
        return f"{self.kind} {self.value}"


class Chance(Struct, frozen=True):
    """All that the chance of a match comes from."""

    secret: str
    hash: str
    marks: tuple[Mark, ...] = ()
    seating: tuple[int, ...] = ()
    """Who sits where, by the number in which they stood in the lobby; empty where that was not drawn."""


def opened(secret: bytes, *marks: Mark) -> Chance:
    """The chance of a new table: from now on its hash does not change."""
    return Chance(secret.hex(), commitment(secret), tuple(mark for mark in marks if mark.value))


def of(match: Match) -> Chance | None:
    """The chance of a match; None where it is of the older scheme, in which the seed itself was the secret."""
    found = match.settings.get(CHANCE)
    return None if found is None else convert(found, Chance)


def stored(chance: Chance) -> dict[str, Any]:
    return {CHANCE: to_builtins(chance)}


def marked(chance: Chance, mark: Mark) -> Chance:
    """With one mark more. A word takes the place of the one that the same person gave before."""
    if not mark.value:
        return chance
    kept = [old for old in chance.marks if old != mark and not (mark.kind == old.kind == CUT and old.user == mark.user)]
    return replace(chance, marks=(*kept, mark))


def word(typed: str) -> str:
    """A word to cut the deck with: anything that can be shown on one line."""
    plain = names.clean(typed).replace("`", "'")
    if not plain:
        raise Illegal(msg("service-cut-empty"))
    if len(plain) > WORD:
        raise Illegal(msg("service-cut-long", number=len(plain), most=WORD))
    return plain


def seed(secret: bytes, marks: tuple[Mark, ...]) -> bytes:
    return hmac.digest(secret, "\n".join(mark.line for mark in marks).encode(), "sha256")


def seed_of(chance: Chance) -> bytes:
    return seed(bytes.fromhex(chance.secret), chance.marks)


def seating(seed: bytes, seats: int) -> tuple[int, ...]:
    """Who sits where, drawn by lot."""
    order = list(range(seats))
    Tape(seed, SEATING).shuffle(order)
    return tuple(order)


def published(match: Match) -> str:
    """The hash that was promised: of the secret, when the table opened; of the seed, in older matches."""
    chance = of(match)
    return chance.hash if chance else commitment(match.seed)


def commitment(secret: bytes) -> str:
    """SHA-256, in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def keeps(secret: bytes, published: str) -> bool:
    """Whether it is the one that was promised."""
    return commitment(secret) == published


def tape(seed: bytes, n: int) -> Tape:
    """The chance of move n."""
    return Tape(seed, n)
