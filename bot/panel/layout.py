"""From a question to widgets: buttons, menus, a form, all within Discord's limits. Pure: no discord in here.

A widget's `key` says what its click means; match, seat and moment are put before it by `bot.panel.widgets`:

    w:WORDS       these words go on with the move   m:I           the choice of this menu is the answer
    g:I           amounts picked in this menu       d             done: what is picked is the answer
    h             what the rules propose is it      r:I           a part of the board, or some numbers, are looked at
    p:PAGE        another page of the menus         x:I           the item of a Split that is to be counted
    n:N:WORD      so many of this item              f, f:WORD     opens a form for a number (of this item)
    b  c  u  o    back, confirm, undo, open anew    v             ask the table to take back
    i             what now?                         s  t  k       see `bot.panel.suggestions`
    e             the rest of the move as usual: it is drafted, not made
    a             the rest of the move as before    y:WORD        the end of the turn, which is its Confirm
    q:WHAT        prepared moves, see `bot.people.prepared`
    l:WHAT        a lesson's own buttons, see `bot.teaching.lesson_panel`
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bot.panel import amounts, board_parts, taps_in_rows
from bot.panel.board_parts import Where
from bot.panel.labels import (
    BUTTON,
    GOES_ON,
    LABEL,
    NOTE,
    Part,
    Say,
    called,
    choice_labels,
    chosen,
    common_label,
    in_brief,
    key_words,
    label,
    label_behind,
    leaf_labels,
    letters,
    marked,
    marked_choices,
    remark,
    shorten,
    sign,
)
from bot.panel.rows import Button, Entry, Heading, Menu, Row
from bot.panel.rows import buttons as buttons_of
from bot.panel.taps_in_rows import ROW, Rows
from rules.kernel import Choice, Count, Many, Msg, Node, One, Path, Question, Ready, Split, msg, parts, write
from rules.leaves import Leaf, leaves

__all__ = ["Asked", "At", "Button", "Entry", "Heading", "Layout", "Menu", "Row", "lay"]

LEAVES = 20
"""So many taps on a panel."""
FEWER, LINES = (LEAVES + 1, LEAVES, 14, 10, 7), 14
"""One more makes seven rows of three; fewer where they would fill more than so many lines on a phone."""
MANY, CROWD = 4, 9
"""More remarks than that are kept brief; if there are more than so many, the picture tells of the places."""
FEW = 4
"""With so few answers a question is asked together with the place behind which it comes."""
WORDS = 70
"""Characters of a custom_id that are left for the words of a move."""
TEN = 10
MENU = 25
MENUS = 5
"""On one page."""
FEW_BUTTONS = 10
"""So many numbers are buttons where an item is counted; more are typed."""


class Asked(Struct, frozen=True):
    """What a player is asked: the words so far, and what is asked behind any words."""

    ask: Callable[[Path], Node]
    path: Path
    where: Where = lambda _: None
    one_by_one: bool = False
    """A tap answers one question, for somebody who is learning them."""

    @property
    def node(self) -> Node:
        return self.ask(self.path)


class Layout(Struct, frozen=True):
    """The rows of widgets; what is lettered on the picture; what buttons have no room for; parts of the board."""

    rows: tuple[Row, ...]
    marks: tuple[tuple[str, str], ...] = ()
    remarks: tuple[str, ...] = ()
    areas: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Parts of the board that can be looked at: their letter and their places."""


class At(Struct, frozen=True):
    """Where a player stands inside a question: the page, the part chosen so far, the item or the area looked at."""

    page: int = 0
    part: Part = ()
    item: str = ""
    area: int | None = None
    explain: bool = False
    """Whether the panel says what this moment is about."""


def lay(
    asked: Asked,
    at: At,
    say: Say,
    *,
    back: bool = False,
    undo: bool = False,
    end: str = "",
    more: Sequence[Button] = (),
) -> Layout:
    """The widgets of a question, with Back, Confirm, Undo and the end of the turn below, and whatever else helps."""
    node = asked.node
    rest = _without(asked, node, end)
    found = _question(rest, rest.node, at, say)
    gathers = not _flat(found.rows)
    has_menus = any(isinstance(row, Menu) for row in found.rows)
    last = (*_controls(node, at, say, back, undo, gathers, has_menus), *_end(node, end, say))
    below = [(*last, *more)] if len(last) + len(more) <= ROW else [last, tuple(more)]
    if not gathers or asked.one_by_one:  # who learns is not told what to choose
        return Layout((*found.rows, *filter(None, below)), found.marks, found.remarks, found.areas)
    rows = (*_proposal(node, at, say), *found.rows, *filter(None, below))
    return Layout(rows, found.marks, (*found.remarks, *_proposal_remark(node, at, say)), found.areas)


def pages(node: Question) -> int:
    """How many pages the menus of a question have."""
    choices = 0 if isinstance(node, Count) else len(node.choices)
    return max(1, -(-choices // (MENU * MENUS)))


class Taps(Struct, frozen=True):
    """Continuations that are buttons, the letters of their places, and the rows that they stand in."""

    leaves: tuple[Leaf, ...]
    marks: dict[str, str]
    laid: Rows


def taps(asked: Asked, say: Say) -> Taps | None:
    """As many as a phone shows without much scrolling; none where a label would be cut."""
    found: Taps | None = None
    for most in FEWER:
        found = _uncut(asked, most, say) or found
        if found and found.laid.lines <= LINES:
            break
    return found


def _uncut(asked: Asked, most: int, say: Say) -> Taps | None:
    """At most so many taps with whole labels: below headings, if these leave room; else as each can be said alone."""
    fits: Sequence[Callable[[Leaf], bool]] = (partial(_fits_below, say), partial(_fits, say))
    for opens in fits if not asked.one_by_one else (lambda _: False,):
        found = leaves(asked.ask, asked.path, most, opens)
        if not found:
            return None
        if any(len(write(key_words(leaf))) > WORDS for leaf in found):
            continue
        marks = letters(found)
        if (laid := taps_in_rows.rows(found, marks, say)).fits:
            return Taps(found, marks, laid)
    return None


def areas(asked: Asked, node: Node, say: Say) -> list[list[Choice]]:
    """The parts of the board among which a place is looked for; none where buttons or menus do.

    They are so small that what is asked behind the place has room beside it, if that is little."""
    if not isinstance(node, One) or len(node.choices) <= LEAVES:
        return []
    for most in _sizes(asked, node):
        cut = board_parts.parts(node.choices, asked.where, most)
        if len(cut) <= board_parts.MOST_PARTS and (most == LEAVES or _goes_on(asked, node, cut, say)):
            return cut
    return []


def _sizes(asked: Asked, node: One) -> Iterator[int]:
    first = asked.ask((*asked.path, node.choices[0].key))
    if isinstance(first, One | Count) and 1 < _width(first) <= FEW:
        yield from (LEAVES // _width(first), LEAVES // _width(first) - 1)
    yield LEAVES


def _goes_on(asked: Asked, node: One, cut: list[list[Choice]], say: Say) -> bool:
    """Whether a tap in the first part answers more than the place."""
    found = taps(_inside(asked, node, cut[0]), say) if cut else None
    return found is not None and any(len(leaf.words) > 1 for leaf in found.leaves)


def _without(asked: Asked, node: Node, end: str) -> Asked:
    """The same question, if the end of the turn has its place elsewhere."""
    if not end or not isinstance(node, One):
        return asked
    return _inside(asked, node, [choice for choice in node.choices if choice.key != end])


def _end(node: Node, end: str, say: Say) -> Iterator[Button]:
    for choice in node.choices if end and isinstance(node, One) else ():
        if choice.key == end:
            yield Button(f"y:{end}", f"✓ {label(choice, say)}", "good")


def _inside(asked: Asked, node: One, part: Sequence[Choice]) -> Asked:
    """The same question with these choices alone."""
    here = One(node.ask, tuple(part), node.why, node.known)
    return replace(asked, ask=lambda path: here if path == asked.path else asked.ask(path))


def proposed(node: Node) -> Part:
    """What the rules propose where so many things have to be chosen; nothing where there is more freedom."""
    if not isinstance(node, Many | Split) or not node.hint:
        return ()
    part = parts(node.hint)
    return part if sum(number for _, number in part) in (node.lo, node.hi) else ()


def closes(node: Many | Split, part: Part) -> bool:
    """Whether the chosen part, or nothing at all, is an answer."""
    return node.lo <= sum(number for _, number in part) <= node.hi


def room(node: Many | Split, part: Part, item: str) -> int:
    """How many of an item can be chosen beside the others."""
    caps = node.caps if isinstance(node, Split) else (1,) * len(node.choices)
    cap = next((cap for choice, cap in zip(node.choices, caps, strict=True) if choice.key == item), 0)
    return max(0, min(cap, node.hi - sum(number for key, number in part if key != item)))


def _question(asked: Asked, node: Node, at: At, say: Say) -> Layout:
    if isinstance(node, Ready):
        return Layout(())
    if not at.part and not at.item and (found := taps(asked, say)):
        return _at_once(asked, found.leaves, at, say) or _buttons(found, say)
    match node:
        case One() if cut := areas(asked, node, say):
            return _part(asked, node, cut, at, say)
        case One():
            return _with_marks(node, tuple(_menus(node, at, say)))
        case Count():
            return Layout(tuple(_numbers(node, at, say)))
        case Many() | Split() if at.item:
            return Layout(tuple(_counting(node, at, say)))
        case Many() | Split() if amounts.fit(node):
            return _with_marks(node, tuple(_amounts(node, at, say)))
    return _with_marks(node, tuple(_menus(node, at, say)))


def _buttons(found: Taps, say: Say) -> Layout:
    laid = found.laid
    return Layout(laid.rows, tuple(found.marks.items()), (*laid.remarks, *_remarks(found.leaves, laid.texts, say)))


def _part(asked: Asked, node: One, cut: list[list[Choice]], at: At, say: Say) -> Layout:
    """The parts of the board, or the places of the one that is looked at."""
    if at.area is None or at.area >= len(cut):
        named = [(letter, tuple(choice.spot or "" for choice in part)) for letter, part in marked(cut)]
        buttons = [Button(f"r:{number}", letter) for number, (letter, _) in enumerate(named)]
        return Layout(tuple(taps_in_rows.in_rows(buttons)), areas=tuple(named))
    inside = _inside(asked, node, cut[at.area])
    here = inside.node
    assert isinstance(here, One)
    found = taps(inside, say)
    return _buttons(found, say) if found else _with_marks(here, tuple(_menus(here, At(), say)))


def _at_once(asked: Asked, found: Sequence[Leaf], at: At, say: Say) -> Layout | None:
    """Where one tap leads to parts of the board, and all others are whole moves without a place: these parts."""
    going = [leaf for leaf in found if not isinstance(leaf.node, Ready)]
    whole = tuple(leaf for leaf in found if isinstance(leaf.node, Ready))
    if len(going) != 1 or not whole or letters(whole) or asked.one_by_one:
        return None
    behind, node = replace(asked, path=(*asked.path, *going[0].words)), going[0].node
    if not isinstance(node, One) or not (cut := areas(behind, node, say)):
        return None
    if not all(taps(_inside(behind, node, part), say) for part in cut):
        return None
    board = _part(behind, node, cut, at, say)
    if not board.areas:
        return replace(board, rows=tuple(_begun(row, write(going[0].words)) for row in board.rows))
    others = _buttons(Taps(whole, {}, taps_in_rows.rows(whole, {}, say)), say)
    above = Heading(common_label(going[0], {}, say) + GOES_ON)
    rows = (above, *board.rows, Heading(say(msg("panel-otherwise"))), *others.rows)
    return replace(board, rows=rows, remarks=others.remarks)


def _begun(row: Row, words: str) -> Row:
    """The same taps where the words before them are not chosen yet."""
    if not isinstance(row, tuple):
        return row
    return tuple(replace(button, key=f"w:{words} {button.key.removeprefix('w:')}") for button in row)


def _numbers(node: Count, at: At, say: Say) -> Iterator[Row]:
    """More numbers than a panel has room for: some that follow each other first, then the one; or it is typed."""
    cut = list(numbers(node))
    if at.area is not None and at.area < len(cut):
        yield from taps_in_rows.in_rows([Button(f"w:{number}", str(number)) for number in cut[at.area]])
        return
    yield from taps_in_rows.in_rows([Button(f"r:{i}", f"{here[0]}–{here[-1]}") for i, here in enumerate(cut)])
    yield (Button("f", say(msg("panel-type-number", lo=node.lo, hi=node.hi)), "plain" if cut else "main"),)


def numbers(node: Count) -> Iterator[range]:
    """The tens of a wide range, or its twenties; none where even those are too many."""
    for size in (TEN, 2 * TEN):
        tens = range(node.lo // size, node.hi // size + 1)
        if len(tens) <= LEAVES:
            yield from (range(max(node.lo, ten * size), min(node.hi, ten * size + size - 1) + 1) for ten in tens)
            return


def _remarks(found: Sequence[Leaf], texts: Sequence[str], say: Say) -> Iterator[str]:
    """What the buttons have no room for: the whole names where they are brief, and the notes of choices; each once.

    Where there are many, notes are brief, and what lies on the board is not told again. An area to come from may be
    one to go to as well: then the one of which there is something to say counts."""
    once: dict[str, tuple[Choice, str]] = {}
    for leaf, text in zip(found, texts, strict=True):
        for choice in chosen(leaf):
            if choice.key not in once or (choice.note and not once[choice.key][0].note):
                once[choice.key] = (choice, text)
    told = list(once.values())
    number = sum(bool(remark(choice, text, say)) for choice, text in told)
    for choice, text in told:
        left_out = choice.spot and (number > CROWD or (number > MANY and not choice.note))
        if not left_out and (said := remark(choice, text, say, number > MANY)):
            yield said


def _fits(say: Say, leaf: Leaf) -> bool:
    return len(write(key_words(leaf))) <= WORDS and len(leaf_labels([leaf], letters([leaf]), say)[0]) <= BUTTON


def _fits_below(say: Say, leaf: Leaf) -> bool:
    """Whether a tap can be said, with what it begins with as a heading."""
    behind = label_behind(leaf, letters([leaf]), in_brief(say), all_go_on=False)
    return _fits(say, leaf) or (len(write(key_words(leaf))) <= WORDS and len(behind) <= BUTTON)


def _width(node: Question) -> int:
    return node.hi - node.lo + 1 if isinstance(node, Count) else len(node.choices)


def _proposal(node: Node, at: At, say: Say) -> Iterator[Row]:
    if not at.part and not at.item and (part := proposed(node)):
        assert isinstance(node, Many | Split)
        whole = ", ".join(called(node, part, say))
        yield (Button("h", whole if len(whole) <= BUTTON else say(msg("panel-proposed")), "main"),)


def _proposal_remark(node: Node, at: At, say: Say) -> Iterator[str]:
    """What is proposed, where the button has no room for it."""
    named = say(msg("panel-proposed"))
    for button in buttons_of(_proposal(node, at, say)):
        if button.label == named:
            assert isinstance(node, Many | Split)
            yield f"**{named}**: {', '.join(called(node, proposed(node), say))}"


def _flat(rows: Sequence[Row]) -> bool:
    """Whether every answer, nothing at all included, has a button of its own."""
    return any(button.key.startswith("w:") for button in buttons_of(rows))


def _controls(node: Node, at: At, say: Say, back: bool, undo: bool, gathers: bool, has_menus: bool) -> Iterator[Button]:
    if undo:
        yield Button("u", say(msg("panel-undo")))
    if isinstance(node, Ready):
        yield Button("c", say(msg("panel-confirm")), "good")
    if isinstance(node, Many | Split) and gathers and not at.item and closes(node, at.part):
        yield Button("d", say(msg("panel-done")), "good") if at.part else Button("d", say(msg("panel-none")))
    if back or at.part or at.item or at.area is not None:
        yield Button("o" if at.item or at.area is not None else "b", say(msg("bot-back")))
    if has_menus and isinstance(node, One | Many | Split) and pages(node) > 1 and not at.item:
        last = pages(node) - 1
        yield Button(f"p:{max(0, at.page - 1)}", say(msg("panel-previous")), disabled=at.page == 0)
        yield Button(f"p:{min(last, at.page + 1)}", say(msg("panel-following")), disabled=at.page >= last)


def _with_marks(node: One | Many | Split, rows: tuple[Row, ...]) -> Layout:
    marks = tuple((choice.spot, mark) for choice, mark in marked_choices(node.choices) if choice.spot and mark)
    return Layout(rows, marks)


def _amounts(node: Many | Split, at: At, say: Say) -> Iterator[Menu]:
    """Menus with an entry per amount; what is picked already is marked."""
    texts = {choice.key: text for choice, text in choice_labels(node.choices, say, LABEL)}
    chosen, menus = dict(at.part), list(amounts.menus(node))
    for index, here in enumerate(menus):
        entries = tuple(_amount(node, one, texts[one.choice.key], chosen, say) for one in here)
        least = 1 if len(menus) == 1 and node.lo else 0
        hint = say(_needed(node)) if len(menus) == 1 else _hint(entries, False, say)
        yield Menu(f"g:{index}", hint, entries, least, _most(node, here))


def _needed(node: Many | Split) -> Msg:
    """How many are to be picked."""
    kind = "exactly" if node.lo == node.hi else "between" if node.lo else "most"
    return msg("panel-pick-some", kind=kind, lo=node.lo, hi=node.hi)


def _most(node: Many | Split, here: Sequence[amounts.Amount]) -> int:
    """So many entries can be picked: of a thing with several amounts only one counts, the others do no harm."""
    single = all(one.number == 1 for one in here)
    return min(node.hi, len(here)) if single else len(here)


def _amount(node: Many | Split, one: amounts.Amount, text: str, chosen: dict[str, int], say: Say) -> Entry:
    note = say(one.choice.note) if one.choice.note else ""
    named = text if room(node, (), one.choice.key) == 1 else f"{one.number} × {text}"
    is_chosen = chosen.get(one.choice.key) == one.number
    return Entry(one.value, shorten(named, LABEL), shorten(note, NOTE), is_chosen, sign(one.choice, named, say))


def _menus(node: One | Many | Split, at: At, say: Say) -> Iterator[Menu]:
    """Menus of choices, page by page: an answer, or the item that is to be counted."""
    key = "m" if isinstance(node, One) else "x"
    texts = {choice.key: text for choice, text in choice_labels(node.choices, say, LABEL)}
    for index in range(MENUS):
        first = (at.page * MENUS + index) * MENU
        here = node.choices[first : first + MENU]
        if here:
            entries = tuple(_entry(node, choice, texts[choice.key], dict(at.part), say) for choice in here)
            yield Menu(f"{key}:{index}", _hint(entries, len(node.choices) <= MENU, say), entries)


def _hint(entries: Sequence[Entry], alone: bool, say: Say) -> str:
    """What a closed menu says: of several, where each begins and ends."""
    if alone:
        return say(msg("panel-pick"))
    return f"{shorten(entries[0].label, 40)} – {shorten(entries[-1].label, 40)}"


def _entry(node: One | Many | Split, choice: Choice, text: str, chosen: dict[str, int], say: Say) -> Entry:
    note = say(choice.note) if choice.note else ""
    if isinstance(node, Split):
        cap = node.caps[node.choices.index(choice)]
        note = f"{say(msg('panel-of', number=chosen.get(choice.key, 0), most=cap))} {note}".strip()
    return Entry(choice.key, text, shorten(note, NOTE), sign=sign(choice, text, say))


def _counting(node: Many | Split, at: At, say: Say) -> Iterator[Row]:
    """How many of one item."""
    most = room(node, at.part, at.item)
    if most < FEW_BUTTONS:
        chosen = dict(at.part).get(at.item, 0)
        buttons = [Button(f"n:{n}:{at.item}", str(n), "main" if n == chosen else "plain") for n in range(most + 1)]
        yield from taps_in_rows.in_rows(buttons)
    else:
        yield (Button(f"f:{at.item}", say(msg("panel-type-number", lo=0, hi=most)), "main"),)
