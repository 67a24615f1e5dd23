"""Time in words: the pace of a table with its consequences, and how its clocks stand."""

from bot.people.readers import Reader
from rules.kernel import Illegal, Msg, Who, msg
from service import clock
from service.desk import Chair, Match, Table

PACES = (*clock.PACES, clock.NONE)
VACATIONS = ("0", "7", "14", "28")
"""Days that a lobby's menu offers; the rest by /table pace."""
OWN = "own"


def stamp(moment: float, style: str = "R") -> str:
    """A moment that Discord shows in the reader's own time."""
    return f"<t:{int(moment)}:{style}>"


def pace_of(match: Match) -> str:
    """The name of a table's pace."""
    chosen = match.settings.get("pace", clock.NONE)
    return chosen if isinstance(chosen, str) else OWN


def vacation_of(match: Match) -> int:
    """Days of vacation for everybody."""
    return round(float(match.settings.get("vacation", clock.VACATION)) / clock.DAY)


def promised(match: Match, reader: Reader) -> list[str]:
    """The pace and what it means for those who join."""
    pace = clock.pace_of(match)
    if pace is None:
        return [reader("thread-pace-none")]
    return [
        _described(pace_of(match), pace, reader),
        reader("thread-pace-missed"),
        reader("thread-pace-vacation", days=vacation_of(match)),
    ]


def offered(typed: str, reader: Reader) -> list[tuple[str, str]]:
    """Paces in words, each with what is to be written for it: those whose name fits, or the hours that are typed."""
    named = {key: _described(key, pace, reader).replace("*", "") for key, pace in clock.PACES.items()}
    named[clock.NONE] = reader.say(msg(f"lobby-setting-pace-{clock.NONE}"))
    found = [(name, key) for key, name in named.items() if typed.casefold() in f"{key} {name}".casefold()]
    if found:
        return found
    try:
        own = clock.parse(typed)
    except Illegal:
        return []
    return [(_described(OWN, clock.Pace(*map(float, own)), reader).replace("*", ""), typed)]


def state(table: Table, reader: Reader) -> list[str]:
    """Whose time ends when, who is away, for whom the computer plays, and what stands still."""
    if table.match.settings.get("paused"):
        resting = [reader("thread-paused")]
    elif clock.is_paused(table.match):
        resting = [reader("thread-resting")]
    else:
        resting = []
    away = [line for chair in table.chairs for line in _absence(chair, reader)]
    return [*_deadlines(table, reader), *away, *resting]


def _described(name: str, pace: clock.Pace, reader: Reader) -> str:
    numbers = {"bank": _span(pace.bank), "increment": _span(pace.increment), "cap": _span(pace.cap)}
    return reader("thread-pace", name=msg(f"lobby-setting-pace-{name}"), **numbers)


def _deadlines(table: Table, reader: Reader) -> list[str]:
    ends = [(chair, clock.deadline(chair)) for chair in table.chairs]
    return [
        reader("thread-deadline", who=Who(chair.seat), when=stamp(end), moment=stamp(end, "f"))
        for chair, end in ends
        if end is not None
    ]


def _absence(chair: Chair, reader: Reader) -> list[str]:
    if chair.deputy:
        return [reader("thread-deputised", who=Who(chair.seat))]
    if chair.away is not None:
        return [reader("thread-on-vacation", who=Who(chair.seat), when=stamp(chair.away, "D"))]
    return []


def _span(seconds: float) -> Msg:
    """The largest unit that fits."""
    for unit, size in (("days", clock.DAY), ("hours", clock.HOUR)):
        if seconds % size == 0 and seconds >= (3 * size if unit == "days" else size):
            return Msg(f"thread-span-{unit}", {"number": round(seconds / size)})
    return msg("thread-span-minutes", number=round(seconds / clock.MINUTE))
