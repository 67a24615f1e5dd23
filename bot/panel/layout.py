"""From a question to widgets: buttons, menus, a form, all within Discord's limits. Pure: no discord in here.

A widget's `key` says what its click means; match, seat and moment are put before it by `bot.widgets`:

    w:WORD        this word is the answer           m:I           the choice of this menu is the answer
    p:PAGE        another page of the menus         s:PAGE:I      chosen in this menu, of those offered there
    d             done: the chosen part is whole    x:I           the item of a Split that is to be counted
    h             fills in what the rules propose
    n:N:WORD      so many of this item              f, f:WORD     opens a form for a number (of this item)
    b  c  u  o    back, confirm, undo, open anew      v             ask the table to take back
    q:WHAT        prepared moves, see `bot.people.prepared`
"""

from collections.abc import Callable, Iterator, Sequence
from string import ascii_uppercase

from msgspec import Struct

from rules.kernel import Choice, Count, Many, Msg, Node, One, Question, Ready, Split, msg, parts

MOST_BUTTONS = 10
"""So many choices are buttons; more are menus."""
ROW = 5
MENU = 25
MENUS = 5
"""On one page."""
LABEL, NOTE, BUTTON = 100, 100, 80
SHORT = 3
"""A word of so many letters is written on the board as it is."""

Say = Callable[[Msg], str]
Part = tuple[tuple[str, int], ...]


class Button(Struct, frozen=True):
    """Style: plain, main (blue), good (green) or bad (red)."""

    key: str
    label: str
    style: str = "plain"
    disabled: bool = False


class Entry(Struct, frozen=True):
    """A line of a menu."""

    value: str
    label: str
    note: str = ""
    chosen: bool = False


class Menu(Struct, frozen=True):
    """From `lo` to `hi` of its entries are picked at once."""

    key: str
    hint: str
    entries: tuple[Entry, ...]
    lo: int = 1
    hi: int = 1


Row = tuple[Button, ...] | Menu


class Layout(Struct, frozen=True):
    """The rows of widgets, and what is lettered on the picture."""

    rows: tuple[Row, ...]
    marks: tuple[tuple[str, str], ...] = ()


class At(Struct, frozen=True):
    """Where a player stands inside a question: the page, the part chosen so far, the item being counted."""

    page: int = 0
    part: Part = ()
    item: str = ""


def lay(node: Node, at: At, say: Say, *, back: bool = False, undo: bool = False) -> Layout:
    """The widgets of a question, with Back, Confirm and Undo below."""
    rows = tuple(_rows(node, at, say))
    last = tuple(_controls(node, at, say, back, undo))
    return Layout((*rows, last) if last else rows, marks(node))


def marks(node: Node) -> tuple[tuple[str, str], ...]:
    """The places on the board that can be picked, each with the letter that its label carries too."""
    if isinstance(node, Ready | Count):
        return ()
    return tuple((choice.spot, mark) for choice, mark in _marked(node.choices) if choice.spot and mark)


def pages(node: Question) -> int:
    """How many pages the menus of a question have."""
    choices = 0 if isinstance(node, Count) else len(node.choices)
    return max(1, -(-choices // (MENU * MENUS)))


def offered(node: One | Many | Split, page: int, index: int) -> tuple[Choice, ...]:
    """The choices of one menu."""
    first = (page * MENUS + index) * MENU
    return node.choices[first : first + MENU]


def label(choice: Choice, say: Say) -> str:
    """What a choice is called."""
    return say(choice.label) if choice.label else choice.key


def shorten(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def remarks(node: Node, say: Say) -> list[str]:
    """What buttons have no room for: the notes of their choices, each beside its label."""
    if not isinstance(node, One) or len(node.choices) > MOST_BUTTONS:
        return []
    return [f"-# **{text}**: {say(choice.note)}" for choice, text in _labels(node.choices, say, BUTTON) if choice.note]


def called(node: Many | Split, part: Part, say: Say) -> list[str]:
    """The parts of an answer as people call them."""
    names = {choice.key: label(choice, say) for choice in node.choices}
    return [names[key] if isinstance(node, Many) else f"{number} × {names[key]}" for key, number in part]


def proposed(node: Node) -> Part:
    """What the rules propose where so many things have to be chosen; nothing where there is more freedom."""
    if not isinstance(node, Many | Split) or not node.hint:
        return ()
    part = parts(node.hint)
    return part if sum(number for _, number in part) in (node.lo, node.hi) else ()


def _rows(node: Node, at: At, say: Say) -> Iterator[Row]:
    if not at.part and not at.item and (part := proposed(node)):
        assert isinstance(node, Many | Split)
        yield (Button("h", shorten(", ".join(called(node, part, say)), BUTTON)),)
    match node:
        case One(choices=choices) if len(choices) <= MOST_BUTTONS:
            yield from _in_rows([Button(f"w:{c.key}", t) for c, t in _labels(choices, say, BUTTON)])
        case One():
            yield from _menus(node, at, say, "m:{index}")
        case Count(lo=lo, hi=hi) if hi - lo < MOST_BUTTONS:
            yield from _in_rows([Button(f"w:{n}", str(n)) for n in range(lo, hi + 1)])
        case Count():
            yield (Button("f", say(msg("panel-type-number", lo=node.lo, hi=node.hi)), "main"),)
        case Many():
            yield from _menus(node, at, say, "s:{page}:{index}", min(node.hi, MENU))
        case Split() if at.item:
            yield from _counting(node, at, say)
        case Split():
            yield from _menus(node, at, say, "x:{index}")


def _controls(node: Node, at: At, say: Say, back: bool, undo: bool) -> Iterator[Button]:
    if isinstance(node, Ready):
        yield Button("c", say(msg("panel-confirm")), "good")
    if isinstance(node, Many | Split) and not at.item and _closes(node, at.part):
        yield Button("d", say(msg("panel-done" if at.part else "panel-none")), "good")
    if back or at.part or at.item:
        yield Button("o" if at.item else "b", say(msg("bot-back")))
    if not isinstance(node, Ready | Count) and pages(node) > 1 and not at.item:
        last = pages(node) - 1
        yield Button(f"p:{max(0, at.page - 1)}", say(msg("panel-previous")), disabled=at.page == 0)
        yield Button(f"p:{min(last, at.page + 1)}", say(msg("panel-following")), disabled=at.page >= last)
    if undo:
        yield Button("u", say(msg("panel-undo")))


def _closes(node: Many | Split, part: Part) -> bool:
    """Whether the chosen part, or nothing at all, is an answer."""
    return node.lo <= sum(number for _, number in part) <= node.hi


def whole(node: Many, chosen: Sequence[str]) -> bool:
    """Whether what was picked in a menu is the answer already: all choices were in that menu."""
    return len(node.choices) <= MENU and node.lo <= len(chosen) <= node.hi


def _menus(node: One | Many | Split, at: At, say: Say, key: str, hi: int = 1) -> Iterator[Menu]:
    chosen = dict(at.part)
    texts = {choice.key: text for choice, text in _labels(node.choices, say, LABEL)}
    single = len(node.choices) <= MENU
    for index in range(MENUS):
        here = offered(node, at.page, index)
        if not here:
            return
        entries = tuple(_entry(node, choice, texts[choice.key], chosen, say) for choice in here)
        first, last = texts[here[0].key], texts[here[-1].key]
        hint = say(msg("panel-pick")) if single else shorten(f"{shorten(first, 40)} – {shorten(last, 40)}", LABEL)
        most = min(hi, len(here))
        least = (max(1, min(node.lo, most)) if single else 0) if isinstance(node, Many) else 1
        yield Menu(key.format(page=at.page, index=index), hint, entries, least, most)


def _entry(node: One | Many | Split, choice: Choice, text: str, chosen: dict[str, int], say: Say) -> Entry:
    note = say(choice.note) if choice.note else ""
    if isinstance(node, Split):
        cap = node.caps[node.choices.index(choice)]
        counted = say(msg("panel-of", number=chosen.get(choice.key, 0), most=cap))
        note = f"{counted} {note}".strip()
    picked = isinstance(node, Many) and choice.key in chosen
    return Entry(choice.key, text, shorten(note, NOTE), picked)


def _counting(node: Split, at: At, say: Say) -> Iterator[Row]:
    """How many of one item."""
    most = room(node, at.part, at.item)
    if most < MOST_BUTTONS:
        chosen = dict(at.part).get(at.item, 0)
        buttons = [Button(f"n:{n}:{at.item}", str(n), "main" if n == chosen else "plain") for n in range(most + 1)]
        yield from _in_rows(buttons)
    else:
        yield (Button(f"f:{at.item}", say(msg("panel-type-number", lo=0, hi=most)), "main"),)


def room(node: Split, part: Part, item: str) -> int:
    """How many of an item can be chosen beside the others."""
    keys = [choice.key for choice in node.choices]
    others = sum(number for key, number in part if key != item)
    return max(0, min(node.caps[keys.index(item)], node.hi - others))


def _in_rows(buttons: Sequence[Button]) -> Iterator[tuple[Button, ...]]:
    for first in range(0, len(buttons), ROW):
        yield tuple(buttons[first : first + ROW])


def _labels(choices: Sequence[Choice], say: Say, most: int) -> Iterator[tuple[Choice, str]]:
    for choice, mark in _marked(choices):
        text = label(choice, say)
        lettered = mark and mark != text
        yield choice, shorten(f"{mark} · {text}" if lettered else text, most)


def _marked(choices: Sequence[Choice]) -> Iterator[tuple[Choice, str]]:
    """Each choice with its letter: short words stand for themselves, the others are lettered in their order."""
    number = 0
    for choice in choices:
        if choice.spot is None:
            yield choice, ""
        elif choice.label is None and len(choice.key) <= SHORT:
            yield choice, choice.key
        else:
            yield choice, _letter(number)
            number += 1


def _letter(number: int) -> str:
    size = len(ascii_uppercase)
    return ascii_uppercase[number] if number < size else _letter(number // size - 1) + ascii_uppercase[number % size]
