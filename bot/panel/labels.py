"""What is written on a button, in a menu, and beside the places on the picture. Pure: no discord in here."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from string import ascii_uppercase
from typing import TypeVar

from renderers import signs
from rules.kernel import Answer, Choice, Count, Many, Msg, One, Path, Question, Ready, Split, msg, parts
from rules.leaves import Leaf
from rules.questions import only, spots

LABEL, NOTE, BUTTON, BESIDE_ICON = 100, 100, 38, 34
"""Characters of a menu's line, of its remark, and of a button that no phone cuts, without an icon and beside one."""
FEW, TIGHT = 6, 16
"""More buttons than so many are kept so short, where the game has the words, that a phone shows two in a row."""
SHORT = 3
"""A word of so many letters is written on the board as it is."""
JOINED, GOES_ON = " · ", " …"

Say = Callable[[Msg], str]
Part = tuple[tuple[str, int], ...]
T = TypeVar("T")


def label(choice: Choice, say: Say) -> str:
    """What a choice is called."""
    return say(choice.label) if choice.label else choice.key


def shorten(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def called(node: Many | Split, part: Part, say: Say) -> list[str]:
    """The parts of an answer as people call them."""
    names = {choice.key: label(choice, say) for choice in node.choices}
    counted = Counter[str]()
    for key, number in part:
        counted[names[key]] += number
    return [
        name if isinstance(node, Many) and number == 1 else f"{number} × {name}" for name, number in counted.items()
    ]


def leaf_labels(leaves: Sequence[Leaf], marks: dict[str, str], say: Say, tight: bool = False) -> list[str]:
    """The words that are chosen by each tap, with the letters of places; all as far in brief, from the verb on, as
    the longest needs, and further where there are many: on a phone a row is short."""
    wanted = BUTTON if len(leaves) <= FEW and not tight else TIGHT
    forms = list[list[str]]()
    for short in range(max((len(leaf.words) for leaf in leaves), default=0) + 1):
        forms.append([_leaf_label(leaf, short, marks, say) for leaf in leaves])
        if _longest(forms[-1]) <= wanted:
            return forms[-1]
    return min(forms, key=_longest)


def _longest(labels: Sequence[str]) -> int:
    return max(map(len, labels), default=0)


def leaf_sign(leaf: Leaf, text: str, say: Say) -> str:
    """The sign of the last thing that a tap names, where the label leaves room for it."""
    found = [_answer_sign(node, word, text, say) for node, word in leaf.told] if len(text) <= BESIDE_ICON else []
    return next(filter(None, reversed(found)), "")


def sign(choice: Choice, text: str, say: Say) -> str:
    """The sign of what a choice is called; empty where it has none, or where its label does not say so."""
    thing = signs.thing(choice.label) if choice.label else None
    if thing is None or not (say(thing) in text or in_brief(say)(thing) in text):
        return ""
    return signs.named(thing) or ""


def _answer_sign(node: Question, answer: Answer, text: str, say: Say) -> str:
    """Of an answer that names several things, the sign that they share."""
    if isinstance(node, Count):
        return ""
    named = {str(answer)} if isinstance(node, One) else {key for key, _ in parts(answer)}
    found = {sign(choice, text, say) for choice in node.choices if choice.key in named}
    return found.pop() if len(found) == 1 else ""


def in_brief(say: Say) -> Say:
    """Says the same in few words, where the game has them."""
    return lambda msg: say(_brief(msg))


def _brief(msg: Msg) -> Msg:
    return Msg(
        f"{msg.key}.brief", {name: _brief(arg) if isinstance(arg, Msg) else arg for name, arg in msg.args.items()}
    )


def common_label(leaf: Leaf, marks: dict[str, str], say: Say, size: int = 1) -> str:
    """The words with which a tap begins, with their letter if they name its place."""
    begin = leaf.told[:size]
    mark = marks.get(leaf.place or "", "") if _names_place(leaf, size) else ""
    *front, last = [answered(*one, say) for one in begin]
    return JOINED.join([*front, " ".join(_with_mark(mark, [last]))])


def common_sign(leaf: Leaf, text: str, say: Say) -> str:
    """The sign of what a tap begins with."""
    return _answer_sign(*leaf.told[0], text, say)


def label_behind(leaf: Leaf, marks: dict[str, str], say: Say, all_go_on: bool, size: int = 1) -> str:
    """What a tap says beyond what it begins with; that there is more to come is said above where all go on."""
    behind = leaf.told[size:]
    mark = "" if _names_place(leaf, size) else marks.get(leaf.place or "", "")
    lettered = _with_mark(mark, [answered(node, word, say) for node, word in behind])
    dots = "" if lettered and (all_go_on or isinstance(leaf.node, Ready)) else GOES_ON
    return (JOINED.join(lettered) + dots).strip()


def _names_place(leaf: Leaf, size: int) -> bool:
    """Whether the place of a tap is among its first words."""
    return any(leaf.place in set(spots(*one)) for one in leaf.told[:size])


def _leaf_label(leaf: Leaf, short: int, marks: dict[str, str], say: Say) -> str:
    texts = [answered(node, word, in_brief(say) if n < short else say) for n, (node, word) in enumerate(leaf.told)]
    lettered = _with_mark(marks.get(leaf.place or "", ""), texts)
    return JOINED.join(lettered) + ("" if isinstance(leaf.node, Ready) else GOES_ON)


def _with_mark(mark: str, texts: list[str]) -> list[str]:
    """The letter of the place before what it is called; a place that says its own name needs none."""
    named = not mark or any(mark in re.split(r"[:, ]+", text) for text in texts)
    return texts if named else [mark, *texts]


def chosen(leaf: Leaf) -> Iterator[Choice]:
    """The choices that a tap names."""
    for node, word in zip(leaf.asked, leaf.words, strict=True):
        yield from (choice for choice in node.choices if choice.key == word) if isinstance(node, One) else ()


def remark(choice: Choice, text: str, say: Say, many: bool = False) -> str:
    """What a button with this text does not say of a choice: its whole name, else its note."""
    whole, short = label(choice, say), label(choice, in_brief(say))
    if choice.label is not None and choice.label.args and whole not in text and short in text:
        common = _common(short, whole)
        return f"**{common}**{whole[len(common) :]}" if common else f"**{short}**: {whole}"
    if choice.note is None:
        return ""
    return f"**{short}**: {in_brief(say)(choice.note)}" if many else f"**{whole}**: {say(choice.note)}"


def _common(one: str, other: str) -> str:
    """The words with which both begin."""
    ends = [end.start() for end in re.finditer(r"\b|$", one) if one[: end.start()] == other[: end.start()]]
    return next((one[:end] for end in reversed(ends) if not (other[end - 1 : end + 1].isalnum())), "").strip()


def answered(node: Question, answer: Answer, say: Say) -> str:
    """An answer as people call it."""
    match node:
        case One(choices=choices):
            return next(label(choice, say) for choice in choices if choice.key == answer)
        case Many() | Split():
            return ", ".join(called(node, parts(answer), say)) or say(msg("panel-none"))
        case Count():
            return str(answer)


def letters(leaves: Sequence[Leaf]) -> dict[str, str]:
    """The places among which the taps choose, each with its letter; short names stand for themselves."""
    marks: dict[str, str] = {}
    number = 0
    for leaf in leaves:
        spot, name = leaf.place, _short_name(leaf)
        if spot is None or spot in marks:
            continue
        marks[spot] = name or letter(number)
        number += not name
    return marks


def key_words(leaf: Leaf) -> Path:
    """What a tap has to say: what follows of itself behind that is left out."""
    words = leaf.words
    while len(words) > 1 and only(leaf.asked[len(words) - 1]) is not None:
        words = words[:-1]
    return words


def marked(things: Sequence[T]) -> Iterator[tuple[str, T]]:
    """A, B, C and so on."""
    yield from ((letter(number), thing) for number, thing in enumerate(things))


def marked_choices(choices: Sequence[Choice]) -> Iterator[tuple[Choice, str]]:
    """Each choice with its letter: short words stand for themselves, the others are lettered in their order."""
    number = 0
    for choice in choices:
        if choice.spot is None:
            yield choice, ""
        elif _is_own_name(choice):
            yield choice, choice.key
        else:
            yield choice, letter(number)
            number += 1


def choice_labels(choices: Sequence[Choice], say: Say, most: int) -> Iterator[tuple[Choice, str]]:
    for choice, mark in marked_choices(choices):
        yield choice, shorten(JOINED.join(_with_mark(mark, [label(choice, say)])), most)


def letter(number: int) -> str:
    size = len(ascii_uppercase)
    return ascii_uppercase[number] if number < size else letter(number // size - 1) + ascii_uppercase[number % size]


def _short_name(leaf: Leaf) -> str:
    """The name of the place itself, where it is short enough for the board."""
    spot = leaf.place
    choices = [choice for node in reversed(leaf.asked) if not isinstance(node, Count) for choice in node.choices]
    return next((choice.key if _is_own_name(choice) else "" for choice in choices if choice.spot == spot), "")


def _is_own_name(choice: Choice) -> bool:
    """Whether a place is written on the board as it is called: c3, neither Sparta nor hut."""
    is_cell = choice.key == choice.spot and choice.key[-1].isdigit()
    return len(choice.key) <= SHORT and (choice.label is None or is_cell)
