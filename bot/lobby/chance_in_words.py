"""The fair chance of a match in words: the hash that was published, who gave what, and at the end the secret."""

from collections.abc import Collection

from bot.people.readers import Reader, written
from service import fair_chance
from service.desk import Chair, Match
from service.fair_chance import Mark

ROOM = 1_900
"""Characters of the list; if it is longer, it tells of those alone who play."""


def opening(match: Match, reader: Reader) -> list[str]:
    """In the lobby: the hash, and the words that were given."""
    chance = fair_chance.of(match)
    if chance is None:
        return []
    words = [mark for mark in chance.marks if mark.kind == fair_chance.CUT and mark.user is not None]
    return [
        reader("lobby-chance", hash=chance.hash),
        *(f"-# {_said(mark, f'<@{mark.user}>', reader)}" for mark in words),
    ]


def folded(match: Match, reader: Reader) -> list[str]:
    """What was promised stays where it was published."""
    chance = fair_chance.of(match)
    return [reader("lobby-chance-folded", hash=chance.hash)] if chance else []


def start(match: Match, chairs: Collection[Chair], reader: Reader) -> list[str]:
    """At the start, and never to be edited out: the hash, and everything from which the seed comes, in its order."""
    chance = fair_chance.of(match)
    if chance is None:
        return [reader("thread-commitment", hash=fair_chance.published(match))]
    return [reader("lobby-chance-start", hash=chance.hash), *listed(match, chairs, reader)]


def listed(match: Match, chairs: Collection[Chair], reader: Reader) -> list[str]:
    """Everything that was given, by those at the table under their names."""
    chance = fair_chance.of(match)
    known: dict[int | None, str] = {chair.user: written(chair.name) for chair in chairs if chair.user is not None}
    lines = [
        (f"-# {number}. {_said(mark, known.get(mark.user, reader('lobby-somebody')), reader)}", mark.user in known)
        for number, mark in enumerate(chance.marks if chance else (), 1)
    ]
    if sum(len(line) for line, _ in lines) <= ROOM:
        return [line for line, _ in lines]
    kept = [line for line, here in lines if here]
    return [*kept, reader("lobby-chance-rest", number=len(lines) - len(kept))]


def revealed(match: Match, reader: Reader) -> str:
    """At the end."""
    chance = fair_chance.of(match)
    if chance is None:
        return reader("thread-seed", seed=match.seed.hex())
    return reader("lobby-chance-end", hash=chance.hash, secret=chance.secret)


def _said(mark: Mark, who: str, reader: Reader) -> str:
    return reader(f"lobby-mark-{mark.kind}", who=who, value=mark.value)
