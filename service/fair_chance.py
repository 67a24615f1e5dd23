"""Honest chance: the seed's hash is published at the start, the seed at the end, and anybody can compute the draws."""

import hashlib

from rules.kernel import Tape


def commitment(seed: bytes) -> str:
    """What is published at the start: SHA-256 of the seed, in hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


def keeps(seed: bytes, published: str) -> bool:
    """Whether the seed is the one that was promised."""
    return commitment(seed) == published


def tape(seed: bytes, n: int) -> Tape:
    """The chance of move n."""
    return Tape(seed, n)
