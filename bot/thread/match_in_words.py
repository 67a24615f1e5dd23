"""A match in words: its head, what happened, how it ended, a draft, a refusal."""

from collections.abc import Iterable

from msgspec import Struct

from bot.panel import labels
from bot.panel.layout import Button
from bot.people import readers
from bot.people.readers import Reader
from rules import kernel, questions
from rules.kernel import Answer, Choice, Count, Event, Many, Msg, Node, One, Question, Ready, Result, Seat, Split, msg
from service import history, lessons
from service.desk import Table
from service.told import Told

CLAUSE = "clause"
"""In the place of a game: the rule is looked up beside what was asked, which stays."""


def title(game: str, match: int, reader: Reader) -> str:
    return reader("thread-title", game=msg(f"{game}-name"), match=str(match))


def head(table: Table, reader: Reader) -> str:
    """Game, number and phase, in brief: it stands above everything."""
    phase, game = table.public.phase, msg(f"{table.match.game}-name.brief")
    if lessons.LESSON in table.match.settings:
        named = reader("thread-lesson", game=game)
    elif history.is_branch(table.match):
        named = reader("thread-what-if", match=str(table.match.settings[history.BRANCH]))
    else:
        named = reader("thread-title", game=game, match=str(table.match.id))
    return f"### {named} · {reader.say(phase)}"


def url(table: Table) -> str | None:
    """The way to the match's thread."""
    place = table.match.place
    return f"https://discord.com/channels/{place['guild']}/{place['thread']}" if "thread" in place else None


def heard(events: Iterable[Event], seat: Seat | None, reader: Reader) -> list[str]:
    """The lines that a seat, or everybody, may read."""
    return [reader.line(event.msg) for event in events if event.to is None or seat in event.to]


def lines(moves: Iterable[Told], reader: Reader) -> list[str]:
    return [reader.line(event.msg) for move in moves for event in move.log]


def notation(moves: Iterable[Told], reader: Reader) -> list[str]:
    """The moves as they are written; what is secret stays so until the end, what is hidden has no number of its own."""
    return [f"`{move.number}{'+' * move.hidden}` {_who(move, reader)}{_line(move, reader)}" for move in moves]


def _who(move: Told, reader: Reader) -> str:
    return "" if move.seat is None else f"{reader.names[move.seat]}: "


def _line(move: Told, reader: Reader) -> str:
    return reader("thread-hidden-line") if move.line is None else f"`{move.line}`"


def ending(table: Table, result: Result, reader: Reader) -> list[str]:
    """Who has won, with all points, and where they come from."""
    order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    ranks = [
        reader("thread-place", place=result.places[seat], who=kernel.Who(seat), points=result.points[seat])
        for seat in order
    ]
    return [reader.say(result.reason), *ranks, *(f"-# {reader.say(note)}" for note in result.notes)]


class Draft(Struct, frozen=True):
    """The words of a draft as people call them, their places on the board, and whether any of them was a choice."""

    words: tuple[str, ...]
    places: tuple[str, ...]
    free: bool


def draft(table: Table, seat: Seat, path: kernel.Path, reader: Reader) -> Draft:
    words, places, free = list[str](), list[str](), False
    for length, answer in enumerate(path):
        node = kernel.ask(table.position, seat, path[:length])
        assert not isinstance(node, Ready)
        words.append(call(node, answer, reader))
        places += questions.spots(node, answer)
        free = free or questions.only(node) is None
    return Draft(tuple(words), tuple(dict.fromkeys(places)), free)


def call(node: Question, answer: Answer, reader: Reader) -> str:
    """An answer as people call it."""
    match node:
        case Count():
            return str(answer)
        case One():
            return name(node.choices, str(answer), reader)
        case Many() | Split():
            return ", ".join(labels.called(node, kernel.parts(answer), reader.say)) or reader("thread-nothing")


def name(choices: Iterable[Choice], key: str, reader: Reader) -> str:
    label = next((choice.label for choice in choices if choice.key == key), None)
    return reader.say(label) if label else key


def asked(node: Node, reader: Reader) -> str:
    return reader("thread-ready") if isinstance(node, Ready) else reader.say(node.ask)


def refusal(sentence: Msg, reader: Reader) -> str:
    """A refusal with the clause it rests on."""
    clause = _clause(sentence)
    said = reader.say(readers.quoted(sentence))
    return f"{said} {reader('thread-clause', clause=clause)}" if clause else said


def looking_up(sentence: Msg, reader: Reader) -> tuple[Button, ...]:
    """A way to the clause that a refusal rests on."""
    clause = _clause(sentence)
    return (Button(f"r:{CLAUSE}:0:{clause}", reader("thread-look-up", clause=clause)),) if clause else ()


def _clause(sentence: Msg) -> str:
    """The clause of a sentence, or of one inside it."""
    inner = (_clause(arg) for arg in sentence.args.values() if isinstance(arg, Msg))
    return sentence.clause or next(filter(None, inner), "")
