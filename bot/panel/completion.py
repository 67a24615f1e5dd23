"""Completing a typed line word by word, out of the same questions that make the panel. Pure: no discord in here."""

import re
from collections.abc import Iterator, Sequence

from bot.panel.labels import Say, label, shorten
from rules import kernel
from rules.kernel import Answer, Choice, Count, Illegal, Many, Node, One, Question, Ready, Seat, Split, plain
from rules.text import every_name
from service import play
from service.desk import Table

MOST = 25
NAME = VALUE = 100
UNCLOSED = re.compile(r"\{[^{}]*$")

Offer = tuple[str, str]
"""What is shown and what is put into the field."""


def line(table: Table, seat: Seat, typed: str, say: Say) -> list[Offer]:
    """How a line of moves can go on."""
    *before, last = typed.split(";")
    try:
        earlier = kernel.read(";".join(before)) if before else []
        position = play.ahead(table, seat, earlier)
        if position is None:
            return []
        done, part = _begun(last)
        words = kernel.read(done)[0] if done.strip() else []
        path = kernel.resolve(position, seat, words, every_name)
        node = kernel.ask(position, seat, path)
    except Illegal:
        return []
    start = "".join(f"{kernel.write(words)}; " for words in earlier) + kernel.write(path)
    said = _said(position, seat, path, say)
    offers = [(_joined(said, text), f"{start} {word}".strip()) for text, word in words_for(node, part, say)]
    return [(shorten(text, NAME), value) for text, value in offers if len(value) <= VALUE][:MOST]


def word(table: Table, seat: Seat, given: Sequence[str], typed: str, say: Say) -> list[Offer]:
    """What the next word of a move can be."""
    try:
        node = kernel.ask(table.position, seat, list(given), every_name)
    except Illegal:
        return []
    offers = [(shorten(text, NAME), value) for text, value in words_for(node, typed.strip(), say)]
    return [offer for offer in offers if len(offer[1]) <= VALUE][:MOST]


def words_for(node: Node, part: str, say: Say) -> Iterator[Offer]:
    """The answers that begin like what is typed, each with its name."""
    match node:
        case Ready():
            return
        case One(choices=choices):
            yield from ((_named(c, say), c.key) for c in choices if _fits(c, part, say))
        case Count(lo=lo, hi=hi):
            yield from ((str(n), str(n)) for n in range(lo, hi + 1) if str(n).startswith(part))
        case Many() | Split():
            yield from _several(node, part, say)


def _begun(last: str) -> tuple[str, str]:
    """The finished words of a move, and the one that is being typed."""
    if found := UNCLOSED.search(last):
        return last[: found.start()], found[0]
    done, _, part = last.rpartition(" ")
    return done, part


def _several(node: Many | Split, part: str, say: Say) -> Iterator[Offer]:
    """`{a,b*2}`: what is there already is closed, or one more is added."""
    chosen, begun = _parts(node, part)
    if (not begun and chosen) or (not node.lo and not part.strip("{")):
        yield from _closed(node, chosen, say)
    if not chosen and node.hint is not None:
        yield from _closed(node, dict(kernel.parts(node.hint)), say)
    for choice in node.choices:
        if choice.key not in chosen and _fits(choice, begun, say):
            for number in range(1, _most(node, chosen, choice) + 1):
                yield from _closed(node, {**chosen, choice.key: number}, say)


def _closed(node: Many | Split, chosen: dict[str, int], say: Say) -> Iterator[Offer]:
    """As a whole answer if it is one, else open for more."""
    total = sum(chosen.values())
    if total > node.hi:
        return
    answer: Answer = tuple(chosen.items())
    if isinstance(node, Many):
        answer = tuple(chosen)
    word = kernel.write((answer,))
    text = ", ".join(_counted(node, key, number, say) for key, number in chosen.items()) or "–"
    yield (text, word) if total >= node.lo else (f"{text}, …", word[:-1] + ",")


def _parts(node: Many | Split, part: str) -> tuple[dict[str, int], str]:
    """What is chosen in an unfinished `{a,b*2,c`, and the item that is being typed."""
    inner = part.strip().lstrip("{")
    whole = inner.endswith("}")
    *items, begun = inner.rstrip("}").split(",")
    if whole:
        items, begun = [*items, begun], ""
    chosen: dict[str, int] = {}
    for item in filter(None, (one.strip() for one in items)):
        key, _, number = item.partition("*")
        chosen[key] = int(number) if number.isdecimal() else 1
    keys = {choice.key for choice in node.choices}
    return {key: number for key, number in chosen.items() if key in keys}, begun.strip().partition("*")[0]


def _most(node: Many | Split, chosen: dict[str, int], choice: Choice) -> int:
    room = node.hi - sum(chosen.values())
    return min(1, room) if isinstance(node, Many) else min(node.caps[node.choices.index(choice)], room)


def _fits(choice: Choice, part: str, say: Say) -> bool:
    begun = plain(part)
    return plain(choice.key).startswith(begun) or any(
        name.startswith(begun) for name in (plain(label(choice, say)), *plain(label(choice, say)).split("-"))
    )


def _named(choice: Choice, say: Say) -> str:
    text = label(choice, say)
    return f"{text} – {say(choice.note)}" if choice.note else text


def _counted(node: Question, key: str, number: int, say: Say) -> str:
    assert isinstance(node, Many | Split)
    text = label(next(choice for choice in node.choices if choice.key == key), say)
    return text if isinstance(node, Many) else f"{number} × {text}"


def _said(position: kernel.Position[object, object], seat: Seat, path: kernel.Path, say: Say) -> str:
    """The words so far as people call them."""
    called = []
    for length, answer in enumerate(path):
        node = kernel.ask(position, seat, path[:length])
        found = [c for c in getattr(node, "choices", ()) if c.key == answer]
        called.append(label(found[0], say) if found else kernel.write((answer,)))
    return " › ".join(called)


def _joined(said: str, text: str) -> str:
    return f"{said} › {text}" if said else text
