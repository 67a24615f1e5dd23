"""The notation: a move written as one line, and a line read as the words of its moves."""

import re
from collections.abc import Sequence

from rules.message import Illegal, msg
from rules.questions import Answer, write_answer

LONGEST_LINE = 4_000
TOKEN = re.compile(r"\{[^{}]*\}|[^\s{}]+")


def write(path: Sequence[Answer]) -> str:
    """A move as a line."""
    return " ".join(map(write_answer, path))


def read(line: str) -> list[list[str]]:
    """The words of a line, move by move: `move crete rhodes 2; end`."""
    if len(line) > LONGEST_LINE:
        raise Illegal(msg("kernel-too-long", most=LONGEST_LINE))
    moves = [_words(part) for part in _moves(line)]
    if not any(moves):
        raise Illegal(msg("kernel-empty"))
    return [words for words in moves if words]


def _moves(line: str) -> list[str]:
    if any(not character.isprintable() for character in line):
        raise Illegal(msg("kernel-unprintable"))
    return line.split(";")


def _words(part: str) -> list[str]:
    rest = TOKEN.sub("", part).strip()
    if rest:
        raise Illegal(msg("kernel-malformed", word=rest.split()[0]))
    return [re.sub(r"\s+", "", word) for word in TOKEN.findall(part)]
