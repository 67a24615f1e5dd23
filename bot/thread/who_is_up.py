"""Who is up: the seats that are waited for, how they are named, and whom a message mentions."""

from collections.abc import Iterable

from bot.people.readers import Reader
from rules import kernel
from rules.kernel import Arg
from service import absence, clock
from service.desk import Chair, Table


def seats(table: Table) -> tuple[int, ...]:
    """The seats that are waited for now: not those on vacation, and none while the match rests or when it is over."""
    if table.match.status != "running" or clock.is_paused(table.match):
        return ()
    return tuple(seat for seat in kernel.waiting(table.position) if table.chairs[seat].away is None)


def is_here(chair: Chair) -> bool:
    """A human who plays and is not on vacation: somebody who may be called."""
    return chair.user is not None and not absence.level(chair) and chair.away is None


def people(table: Table) -> tuple[int, ...]:
    """The seats of those who are waited for and not played by a computer."""
    return tuple(seat for seat in seats(table) if is_here(table.chairs[seat]))


def mentions(table: Table) -> list[int]:
    """The people who are waited for."""
    return users(table, seats(table))


def users(table: Table, seats: Iterable[int]) -> list[int]:
    """The people on these seats who may be called."""
    chairs = [table.chairs[seat] for seat in seats]
    return list(dict.fromkeys(chair.user for chair in chairs if chair.user is not None and is_here(chair)))


def calling(table: Table, seats: Iterable[int], reader: Reader) -> str:
    """That these are up, in the thread."""
    who: list[Arg] = [_called(table.chairs[seat], reader) for seat in seats]
    return reader("thread-up", who=kernel.several(who), number=len(who))


def called(table: Table, reader: Reader) -> str:
    """Who is up, in the thread: people by a mention, computer players by name."""
    return calling(table, kernel.waiting(table.position), reader)


def named(table: Table, reader: Reader) -> str:
    """Who is up, where nobody is to be called: all by name."""
    up = kernel.waiting(table.position)
    if not up or table.match.status == "over":
        return reader("thread-over")
    return reader("thread-up", who=kernel.several([kernel.Who(seat) for seat in up]), number=len(up))


def _called(chair: Chair, reader: Reader) -> str:
    return f"<@{chair.user}>" if is_here(chair) else reader.names[chair.seat]
