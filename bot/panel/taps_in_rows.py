"""Taps as rows of buttons, in the form that takes the fewest lines on a phone. Pure: no discord in here.

plain      every button says all that it means
headed     what several have in common stands above them: a verb, a place
lettered   of places with numbers only the letter is said; what it stands for is told once, above the picture
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from msgspec import Struct

from bot.panel.labels import (
    BUTTON,
    GOES_ON,
    JOINED,
    Say,
    common_label,
    common_sign,
    in_brief,
    key_words,
    label_behind,
    leaf_labels,
    leaf_sign,
)
from bot.panel.rows import Button, Heading, Row
from rules.kernel import Answer, Count, Ready, msg, write
from rules.leaves import Leaf

ROW = 4
"""Buttons in a row; a phone wraps the fifth."""
PHONE, PADDING, LETTER, ICON, GAP = 313, 32, 7.6, 26, 8
"""The width of a phone's row, and what a button takes of it, in points."""
HEADING = 0.6
"""Lines that a heading takes."""
PARTS = 28
"""Components that rows may take, so that all else of a panel has room."""


class Rows(Struct, frozen=True):
    """Rows, what each tap is called in them, and what has to be told beside them."""

    rows: tuple[Row, ...]
    texts: tuple[str, ...]
    remarks: tuple[str, ...] = ()

    @property
    def lines(self) -> float:
        """How many lines of a phone they fill."""
        return sum(HEADING if isinstance(row, Heading) else _lines(row) for row in self.rows)

    @property
    def fits(self) -> bool:
        """Whether there is room for so many components, and no phone cuts a label."""
        return self.parts <= PARTS and all(len(text) <= BUTTON for text in self.texts)

    @property
    def parts(self) -> int:
        return sum(1 + len(row) if isinstance(row, tuple) else 1 for row in self.rows)


def rows(found: Sequence[Leaf], marks: dict[str, str], say: Say) -> Rows:
    plain = _plain(found, marks, say)
    headed = (_headed(found, marks, say, size) for size in (1, 2))
    forms = [form for form in (plain, *headed, _lettered(found, marks, say)) if form]
    return min((form for form in forms if form.fits), key=lambda form: form.lines, default=plain)


def in_rows(buttons: Sequence[Button], each: int = ROW) -> Iterator[tuple[Button, ...]]:
    for first in range(0, len(buttons), each):
        yield tuple(buttons[first : first + each])


def _lines(row: Row) -> int:
    """How many lines a phone makes of a row."""
    assert isinstance(row, tuple)
    lines, left = 1, float(PHONE)
    for button in row:
        width = PADDING + LETTER * len(button.label) + (ICON if button.sign else 0)
        if width > left and left < PHONE:
            lines, left = lines + 1, float(PHONE)
        left -= width + GAP
    return lines


def _plain(found: Sequence[Leaf], marks: dict[str, str], say: Say) -> Rows:
    texts = leaf_labels(found, marks, say)
    return Rows(tuple(in_rows(_buttons(found, texts, say))), tuple(texts))


def _headed(found: Sequence[Leaf], marks: dict[str, str], say: Say, size: int) -> Rows | None:
    """By so many words with which they begin; what has nothing in common comes last, if it can be said without a
    heading."""
    groups = _groups(found, size)
    alone = [group[0] for group in groups if len(group) == 1 and _is_brief(group[0], marks, say)]
    headed = [group for group in groups if group[0] not in alone]
    if not headed or any(isinstance(leaf.node, Ready) and len(leaf.told) <= size for leaf in chain(*headed)):
        return None
    texts, made = dict[int, str](), list[Row]()
    for group in headed:
        labels = _behind(group, marks, say, size)
        texts |= {id(leaf): text for leaf, text in zip(group, labels, strict=True)}
        made += [_heading(group, marks, say, size), *in_rows(_buttons(group, labels, say))]
    labels = leaf_labels(alone, marks, say, tight=True)
    texts |= {id(leaf): text for leaf, text in zip(alone, labels, strict=True)}
    made += [Heading(say(msg("panel-otherwise"))), *in_rows(_buttons(alone, labels, say))] if alone else []
    return Rows(tuple(made), tuple(texts[id(leaf)] for leaf in found))


def _is_brief(leaf: Leaf, marks: dict[str, str], say: Say) -> bool:
    return len(leaf.told) == 1 or len(leaf_labels([leaf], marks, say, tight=True)[0]) <= BUTTON


def _heading(group: Sequence[Leaf], marks: dict[str, str], say: Say, size: int) -> Heading:
    text = common_label(group[0], marks, say, size)
    return Heading(text + (GOES_ON if _all_go_on(group) else ""), common_sign(group[0], text, say))


def _all_go_on(group: Sequence[Leaf]) -> bool:
    return not any(isinstance(leaf.node, Ready) for leaf in group)


def _groups(found: Sequence[Leaf], size: int) -> list[list[Leaf]]:
    """Leaves that begin alike, with the one that leads to all that is behind that beginning."""
    begun = {_beginning(leaf, size) for leaf in found if len(leaf.told) > size}
    groups: dict[tuple[tuple[Answer, ...], int], list[Leaf]] = {}
    for number, leaf in enumerate(found):
        first = _beginning(leaf, size)
        groups.setdefault((first, -1 if first in begun else number), []).append(leaf)
    return list(groups.values())


def _beginning(leaf: Leaf, size: int) -> tuple[Answer, ...]:
    return tuple(answer for _, answer in leaf.told[:size])


def _behind(group: Sequence[Leaf], marks: dict[str, str], say: Say, size: int) -> list[str]:
    """What the taps of a group say beyond what they have in common; in brief where that saves lines."""
    dots = _all_go_on(group)
    whole, brief = [[label_behind(leaf, marks, form, dots, size) for leaf in group] for form in (say, in_brief(say))]
    lines = [sum(map(_lines, in_rows(_buttons(group, labels, say)))) for labels in (whole, brief)]
    return whole if lines[0] <= lines[1] and max(map(len, whole)) <= BUTTON else brief


def _lettered(found: Sequence[Leaf], marks: dict[str, str], say: Say) -> Rows | None:
    """Places, and a number for each, or the way to one; the numbers of a place stay side by side."""
    is_numbered = any(len(leaf.told) > 1 for leaf in found)
    if not is_numbered or not all(_is_place_and_number(leaf, marks) for leaf in found):
        return None
    texts = [_lettered_label(leaf, marks[leaf.place or ""]) for leaf in found]
    names = dict.fromkeys(f"**{common_label(leaf, marks, in_brief(say))}**" for leaf in found)
    sizes = set(Counter(leaf.place for leaf in found).values())
    each = ROW // size * size if len(sizes) == 1 and (size := sizes.pop()) < ROW else ROW
    return Rows(tuple(in_rows(_buttons(found, texts, say), each)), tuple(texts), (JOINED.join(names),))


def _is_place_and_number(leaf: Leaf, marks: dict[str, str]) -> bool:
    node = leaf.told[1][0] if len(leaf.told) == 2 else leaf.node
    return len(leaf.told) <= 2 and isinstance(node, Count) and bool(marks.get(leaf.place or ""))


def _lettered_label(leaf: Leaf, mark: str) -> str:
    number = [str(answer) for _, answer in leaf.told[1:]]
    return JOINED.join([mark, *number]) + ("" if isinstance(leaf.node, Ready) else GOES_ON)


def _buttons(found: Sequence[Leaf], texts: Sequence[str], say: Say) -> list[Button]:
    return [
        Button(f"w:{write(key_words(leaf))}", text, sign=leaf_sign(leaf, text, say))
        for leaf, text in zip(found, texts, strict=True)
    ]
