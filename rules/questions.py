"""The closed vocabulary in which the rules ask and players answer: One, Many, Count, Split, Ready."""

import itertools
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from rules.message import Arg, Illegal, Msg, either, msg, several
from rules.tape import Tape

Answer = str | int | tuple[str, ...] | tuple[tuple[str, int], ...]
"""One: a key. Count: a number. Many: keys. Split: pairs of a key and how many."""

Path = tuple[Answer, ...]
Why = Callable[[str], Msg | None]
Names = Callable[[Msg], Iterable[str]]
"""Every name by which people may call a thing, in all languages."""

WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
OFFERS_SHOWN = 12
MOST_WORDS = 6
"""Of a name that is typed with blanks."""
SPELLINGS_KEPT = 10_000
WORD = re.compile(r"[^\s{},;*]+")


class Choice(Struct, frozen=True):
    """Something to pick: its word, its name, a remark, and its place on the board."""

    key: str
    label: Msg | None = None
    note: Msg | None = None
    spot: str | None = None


class One(Struct, frozen=True):
    """Exactly one of the choices.

    `why` tells what forbids a word that is not among them. `known` are things that exist, on offer or not: who names
    one that is not on offer, in whatever language, hears what forbids it. A key may stand there with several names.
    """

    ask: Msg
    choices: tuple[Choice, ...]
    why: Why | None = None
    known: tuple[Choice, ...] = ()


class Many(Struct, frozen=True):
    """From `lo` to `hi` different choices. `hint` is an answer known to be legal, where not every one is."""

    ask: Msg
    choices: tuple[Choice, ...]
    lo: int
    hi: int
    hint: tuple[str, ...] | None = None
    why: Why | None = None
    known: tuple[Choice, ...] = ()


class Count(Struct, frozen=True):
    """A number from `lo` to `hi`."""

    ask: Msg
    lo: int
    hi: int


class Split(Struct, frozen=True):
    """From `lo` to `hi` things in all, at most `caps[i]` of `choices[i]`."""

    ask: Msg
    choices: tuple[Choice, ...]
    caps: tuple[int, ...]
    lo: int
    hi: int
    hint: tuple[tuple[str, int], ...] | None = None
    why: Why | None = None
    known: tuple[Choice, ...] = ()


class Ready(Struct, frozen=True):
    """The path is a whole move. `secret`: the others may not see its words before the end of the game."""

    action: Any
    secret: bool = False


Question = One | Many | Count | Split
Node = Question | Ready


def take(node: Question, word: Answer, names: Names | None = None) -> Answer:
    """The answer that a word (or a ready answer) means here; Illegal if it was not offered."""
    match node:
        case One():
            return _key(node, word, names) if isinstance(word, str) else _malformed(word)
        case Count():
            return _number(node, word)
        case Many():
            return _some(node, word, names)
        case Split():
            return _parts(node, word, names)


def write_answer(answer: Answer) -> str:
    match answer:
        case str() | int():
            return str(answer)
        case _:
            return "{" + ",".join(map(_item, answer)) + "}"


def only(node: Question) -> Answer | None:
    """The answer, where there is but one."""
    match node:
        case One():
            return node.choices[0].key if len(node.choices) == 1 else None
        case _:
            first = list(itertools.islice(answers(node), 2))
            return first[0] if len(first) == 1 else None


def answers(node: Question) -> Iterator[Answer]:
    """Every answer that the question's own numbers allow."""
    match node:
        case One(choices=choices):
            yield from (choice.key for choice in choices)
        case Count(lo=lo, hi=hi):
            yield from range(lo, hi + 1)
        case Many(choices=choices, lo=lo, hi=hi):
            keys = [choice.key for choice in choices]
            for size in range(lo, hi + 1):
                yield from itertools.combinations(keys, size)
        case Split(choices=choices, caps=caps, lo=lo, hi=hi):
            yield from _splits([choice.key for choice in choices], list(caps), lo, hi)


def pick(node: Question, tape: Tape) -> Answer:
    """A random answer, without listing the others."""
    match node:
        case One(choices=choices):
            return choices[tape.below(len(choices))].key
        case Count(lo=lo, hi=hi):
            return lo + tape.below(hi - lo + 1)
        case Many(choices=choices, lo=lo, hi=hi):
            rest = [choice.key for choice in choices]
            drawn = {rest.pop(tape.below(len(rest))) for _ in range(lo + tape.below(hi - lo + 1))}
            return tuple(choice.key for choice in choices if choice.key in drawn)
        case Split():
            return _random_split(node, tape)


def settled(node: Question, answer: Answer) -> Question:
    """The same question when its answer is known: nothing else is on offer."""
    match node:
        case One(ask=ask, choices=choices):
            return One(ask, tuple(choice for choice in choices if choice.key == answer))
        case Count(ask=ask):
            assert isinstance(answer, int)
            return Count(ask, answer, answer)
        case Many(ask=ask, choices=choices):
            chosen = tuple(choice for choice in choices if choice.key in keys(answer))
            return Many(ask, chosen, len(chosen), len(chosen))
        case Split(ask=ask, choices=choices):
            counted = dict(parts(answer))
            left = tuple(choice for choice in choices if choice.key in counted)
            total = sum(counted.values())
            return Split(ask, left, tuple(counted[choice.key] for choice in left), total, total)


def spots(node: Question, answer: Answer) -> list[str]:
    """The places on the board that an answer names."""
    if isinstance(answer, int) or isinstance(node, Count):
        return []
    if isinstance(answer, str):
        chosen = _offered(node.choices, answer)
        return [chosen.spot] if chosen and chosen.spot is not None else []
    named = keys(answer)
    return [choice.spot for choice in node.choices if choice.key in named and choice.spot is not None]


def keys(answer: Answer) -> tuple[str, ...]:
    """The answer to a Many."""
    assert isinstance(answer, tuple)
    return tuple(part if isinstance(part, str) else part[0] for part in answer)


def parts(answer: Answer) -> tuple[tuple[str, int], ...]:
    """The answer to a Split."""
    assert isinstance(answer, tuple)
    return tuple((part, 1) if isinstance(part, str) else part for part in answer)


def called(node: Question, answer: Answer) -> Arg:
    """An answer as people call it."""
    if isinstance(node, Count) or isinstance(answer, int):
        return str(answer)
    named = {choice.key: choice.label or choice.key for choice in node.choices}
    if isinstance(answer, str):
        return named.get(answer, answer)
    chosen = [_several(named.get(key, key), number) for key, number in parts(answer)]
    return several(chosen) if chosen else msg("kernel-nothing")


def _several(what: Arg, number: int) -> Arg:
    return what if number == 1 else msg("kernel-counted", number=number, what=what)


def plain(name: str) -> str:
    """A name as people type it: lower case, no accents, hyphens for blanks."""
    folded = unicodedata.normalize("NFKD", name.casefold().replace("ß", "ss"))
    letters = "".join(c for c in folded if not unicodedata.combining(c))
    return re.sub(r"[^\w.+]+", "-", letters).strip("-")


def longest(node: Question, words: Sequence[Answer], names: Names) -> tuple[Answer, int]:
    """What the next words say together, and how many they are: a name with blanks is one answer."""
    if isinstance(node, One) and len(words) > 1:
        called = [(choice.key, _names_without_remarks(choice, names)) for choice in node.choices]
        for number in range(min(MOST_WORDS, len(words)), 1, -1):
            if all(isinstance(word, str) and WORD.fullmatch(word) and plain(word) for word in words[:number]):
                typed = plain(" ".join(map(str, words[:number])))
                found = [key for key, spelled in called if typed in spelled]
                if len(found) == 1:
                    return found[0], number
    return words[0], 1


def _names_without_remarks(choice: Choice, names: Names) -> set[str]:
    """`Sparta (Laconia)` has two names; only who writes the brackets means them as one."""
    labels = names(choice.label) if choice.label else ()
    parts = [part for label in labels for part in re.split(r"[()]", label) if part.strip()]
    return {spelled for part in parts for spelled in _spellings(part)}


def _key(node: One | Many | Split, word: str, names: Names | None) -> str:
    if _offered(node.choices, word):
        return word
    typed = plain(word)
    offered, others = _meant(node, typed, names) if names and typed else ([], [])
    if len(offered) == 1:
        return offered[0]
    if len(offered) > 1:
        meant = [choice.label or choice.key for choice in node.choices if choice.key in offered]
        raise Illegal(msg("kernel-ambiguous", word=word, offers=either(meant[:OFFERS_SHOWN])))
    refusal = node.why(others[0] if len(others) == 1 else word) if node.why else None
    raise Illegal(refusal or _not_offered(node.choices, word))


def _offered(choices: Iterable[Choice], key: str) -> Choice | None:
    for choice in choices:
        if choice.key == key:
            return choice
    return None


def _meant(node: One | Many | Split, word: str, names: Names) -> tuple[list[str], list[str]]:
    """What a word means of that on offer or, if nothing, of the other things: whole names before beginnings of names.

    So who names a thing that is not on offer never gets another whose name begins like it."""
    offered = _called(node.choices, names)
    if whole := _whole(offered, word):
        return whole, []
    on_offer = {choice.key for choice in node.choices}
    others = _called((choice for choice in node.known if choice.key not in on_offer), names)
    if whole := _whole(others, word):
        return [], whole
    begun = _begun(offered, word)
    return begun, [] if begun else _begun(others, word)


def _called(choices: Iterable[Choice], names: Names) -> list[tuple[str, list[str]]]:
    return [(choice.key, _names_of(choice, names)) for choice in choices]


def _whole(called: list[tuple[str, list[str]]], word: str) -> list[str]:
    return list(dict.fromkeys(key for key, all_names in called if word in all_names))


def _begun(called: list[tuple[str, list[str]]], word: str) -> list[str]:
    return list(dict.fromkeys(key for key, all_names in called if any(_begins(name, word) for name in all_names)))


def _begins(name: str, word: str) -> bool:
    """Whether the word is a beginning of the name; a number is no beginning of another: `k1` does not mean `k10`."""
    rest = name.removeprefix(word)
    return name.startswith(word) and not (word[-1:].isdigit() and rest[:1].isdigit())


def _names_of(choice: Choice, names: Names) -> list[str]:
    """The key and every name, in all spellings."""
    labels = names(choice.label) if choice.label else ()
    return [spelled for name in (choice.key, *labels) for spelled in _spellings(name)]


@lru_cache(SPELLINGS_KEPT)
def _spellings(name: str) -> tuple[str, ...]:
    """Plain, with umlauts as they look or written out; of a name like `Sparta (Laconia)` each of its parts too."""
    parts = (name, *(part for part in re.split(r"[()]", name) if part.strip()))
    return tuple({plain(spelled) for part in parts for spelled in (part, part.casefold().translate(WRITTEN_OUT))})


def _not_offered(choices: tuple[Choice, ...], word: str) -> Msg:
    offers: list[Arg] = [choice.label or choice.key for choice in choices[:OFFERS_SHOWN]]
    if len(choices) > OFFERS_SHOWN:
        offers.append("…")
    return msg("kernel-not-offered", word=word, offers=either(offers))


def _malformed(word: Answer) -> str:
    raise Illegal(msg("kernel-malformed", word=write_answer(word)))


def _number(node: Count, word: Answer) -> int:
    if isinstance(word, str) and word.isascii() and word.isdigit() and len(word) < 10:
        word = int(word)
    if not isinstance(word, int):
        raise Illegal(msg("kernel-no-number", word=write_answer(word), lo=node.lo, hi=node.hi))
    if not node.lo <= word <= node.hi:
        raise Illegal(msg("kernel-out-of-range", word=word, lo=node.lo, hi=node.hi))
    return word


def _items(word: Answer) -> list[tuple[str, int]]:
    """The parts of `{grain,salt*2}`, or of an answer that is ready already."""
    if isinstance(word, tuple):
        return [(part, 1) if isinstance(part, str) else part for part in word]
    text = str(word)
    if not (text.startswith("{") and text.endswith("}")):
        text = "{" + text + "}"
    inner = text[1:-1].strip()
    return [_counted(part, text) for part in inner.split(",")] if inner else []


def _counted(part: str, whole: str) -> tuple[str, int]:
    key, star, number = part.strip().partition("*")
    if not WORD.fullmatch(key) or (star and not (number.isascii() and number.isdigit() and len(number) < 10)):
        _malformed(whole)
    return key, int(number) if star else 1


def _some(node: Many, word: Answer, names: Names | None) -> tuple[str, ...]:
    chosen: list[str] = []
    for name, number in _items(word):
        key = _key(node, name, names)
        if number != 1 or key in chosen:
            raise Illegal(msg("kernel-twice", word=name))
        chosen.append(key)
    _check_total(node, len(chosen))
    return tuple(choice.key for choice in node.choices if choice.key in chosen)


def _parts(node: Split, word: Answer, names: Names | None) -> tuple[tuple[str, int], ...]:
    total: dict[str, int] = {}
    for name, number in _items(word):
        key = _key(node, name, names)
        total[key] = total.get(key, 0) + number
    parts = []
    for choice, cap in zip(node.choices, node.caps, strict=True):
        number = total.get(choice.key, 0)
        if number > cap:
            raise Illegal(msg("kernel-over-cap", word=choice.label or choice.key, cap=cap))
        if number:
            parts.append((choice.key, number))
    _check_total(node, sum(total.values()))
    return tuple(parts)


def _check_total(node: Many | Split, total: int) -> None:
    if not node.lo <= total <= node.hi:
        exactly = "yes" if node.lo == node.hi else "no"
        raise Illegal(msg("kernel-wrong-total", total=total, lo=node.lo, hi=node.hi, exactly=exactly))


def _item(part: str | tuple[str, int]) -> str:
    if isinstance(part, str):
        return part
    return part[0] if part[1] == 1 else f"{part[0]}*{part[1]}"


def _splits(keys: list[str], caps: list[int], lo: int, hi: int) -> Iterator[tuple[tuple[str, int], ...]]:
    if not keys:
        if lo <= 0 <= hi:
            yield ()
        return
    room = sum(caps[1:])
    for number in range(max(0, lo - room), min(caps[0], hi) + 1):
        mine = ((keys[0], number),) if number else ()
        for rest in _splits(keys[1:], caps[1:], lo - number, hi - number):
            yield mine + rest


def _random_split(node: Split, tape: Tape) -> tuple[tuple[str, int], ...]:
    total = node.lo + tape.below(min(node.hi, sum(node.caps)) - node.lo + 1)
    given, open_places = [0] * len(node.caps), [i for i, cap in enumerate(node.caps) if cap]
    for _ in range(total):
        place = open_places[tape.below(len(open_places))]
        given[place] += 1
        if given[place] == node.caps[place]:
            open_places.remove(place)
    return tuple((choice.key, number) for choice, number in zip(node.choices, given, strict=True) if number)
