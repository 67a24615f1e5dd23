"""Finding a rule by words: in the clauses (rulings among them) and in what newcomers read, in both languages at once.

A passage is found by any word that means something; those with more and rarer words come first. A word is found whole,
by its beginning, and without its ending, so that “score” finds “scoring”.
"""

import math
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache

from msgspec import Struct

from rules import GAMES
from rules.text import LANGUAGES
from service.clauses import clauses
from service.player_aid import Aid, aid

WORD = re.compile(r"\w+")
ENDINGS = ("ing", "ern", "ed", "es", "en", "er", "s", "e", "n", "t")
SHORTEST = 4
"""Letters that a word keeps when it loses its ending; a beginning has one fewer."""
WHOLE, BEGINNING, STEM = 1.0, 0.7, 0.5
LONG = 60
"""Words of a passage that count half as much as those of a very short one."""
PLAIN = 1.15
"""So much more counts what is written for newcomers: it says the whole thing before its exceptions."""
MEANINGLESS = """
    a an and any are as at be by can could did do does for from get have how i if in into is it its many may me much
    must my of on one or our shall should so than that the their them then there they this to was we what when where
    which who whose why will with would you your
    ab aber als am an auch auf aus bei bekomme bekommt bin bis da dann darf das dass dein deine dem den denn der des
    die du ein eine einem einen einer eines er es für gibt hat habe ich ihr im in ist kann kein keine man mein meine
    mich mir mit muss nach nicht nur ob oder sein sich sie sind so um und uns viel viele vom von wann warum was wem wen
    wenn wer werden wie wieso wird wo zu zum zur
"""
STOP_WORDS = frozenset(MEANINGLESS.split())
TITLES = {
    "goal": "goal win ziel gewinnen",
    "turn": "turn phase zug phase",
    "scoring": "scoring points wertung punkte",
    "end": "end ende",
    "signs": "signs icons zeichen",
}
"""The pages of the help, and by which words all that stands there is found."""


class Passage(Struct, frozen=True):
    """Something that can be found: a clause by its id, or a line of the help by the name of its page."""

    game: str
    key: str
    is_clause: bool
    texts: tuple[str, ...]
    """By language, in the order of LANGUAGES."""

    def text(self, lang: str) -> str:
        return self.texts[LANGUAGES.index(lang)]


class Index(Struct, frozen=True):
    """The passages of a game, the place of every word in them, and how much a word of each counts."""

    passages: tuple[Passage, ...]
    places: dict[str, frozenset[int]]
    weights: tuple[float, ...]


def search(query: str, game: str = "") -> list[Passage]:
    """What speaks of it, best first: in this game, or where nothing does or no game is named, in all of them."""
    if exact := _by_id(query):
        return [exact]
    wanted = _wanted(query)
    return (_ranked(wanted, (game,)) if game else []) or _ranked(wanted, tuple(GAMES))


def _by_id(query: str) -> Passage | None:
    wanted = query.strip().upper()
    every = (passage for game in GAMES for passage in _index(game).passages if passage.is_clause)
    return next((passage for passage in every if passage.key.upper() == wanted), None)


def _wanted(query: str) -> list[str]:
    """The words that mean something; all of them, if none does."""
    words = list(dict.fromkeys(WORD.findall(query.casefold())))
    return [word for word in words if word not in STOP_WORDS] or words


def _ranked(wanted: Sequence[str], games: Sequence[str]) -> list[Passage]:
    found: dict[tuple[str, int], list[float]] = defaultdict(list)
    total = sum(len(_index(game).passages) for game in games)
    for word in wanted:
        hits = {(game, at): good for game in games for at, good in _hits(word, _index(game)).items()}
        rare = math.log(1 + total / len(hits)) if hits else 0.0
        for place, good in hits.items():
            found[place].append(rare * good)

    def relevance(place: tuple[str, int]) -> float:
        game, at = place
        return sum(found[place]) * len(found[place]) * _index(game).weights[at]

    best = sorted(found, key=relevance, reverse=True)
    return [_index(game).passages[at] for game, at in best]


def _hits(word: str, index: Index) -> dict[int, float]:
    """The passages with this word, and how well it fits there."""
    hits: dict[int, float] = {}
    for other, places in index.places.items():
        if good := _fits(word, other):
            for at in places:
                hits[at] = max(good, hits.get(at, 0.0))
    return hits


def _fits(word: str, other: str) -> float:
    if word == other:
        return WHOLE
    if len(word) >= SHORTEST - 1 and other.startswith(word):
        return BEGINNING
    return STEM if len(word) >= SHORTEST and _stem(word) == _stem(other) else 0.0


@cache
def _stem(word: str) -> str:
    ending = next((end for end in ENDINGS if word.endswith(end) and len(word) - len(end) >= SHORTEST), "")
    return word.removesuffix(ending)


@cache
def _index(game: str) -> Index:
    passages = (*_clauses(game), *_help(game))
    places: dict[str, set[int]] = defaultdict(set)
    weights = []
    for at, passage in enumerate(passages):
        words = WORD.findall(" ".join((TITLES.get(passage.key, passage.key), *passage.texts)).casefold())
        for word in words:
            places[word].add(at)
        weights.append((1 if passage.is_clause else PLAIN) / (1 + len(words) / len(LANGUAGES) / LONG))
    return Index(passages, {word: frozenset(found) for word, found in places.items()}, tuple(weights))


def _clauses(game: str) -> Iterator[Passage]:
    books = [clauses(game, lang) for lang in LANGUAGES]
    for key in books[0]:
        yield Passage(game, key, True, tuple(book[key] for book in books))


def _help(game: str) -> Iterator[Passage]:
    """Line by line; the languages have the same lines."""
    aids = [aid(game, lang) for lang in LANGUAGES]
    for title in TITLES:
        for lines in zip(*(_lines(one, title) for one in aids), strict=True):
            yield Passage(game, title, False, tuple(line.removeprefix("- ") for line in lines))


def _lines(about: Aid, title: str) -> list[str]:
    match title:
        case "goal":
            texts = [about.goal, *about.tips]
        case "turn":
            texts = [about.turn, *(part.text for part in about.phases)]
        case _:
            texts = [getattr(about, title)]
    return [line for text in texts for line in text.splitlines()]
