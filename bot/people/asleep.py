"""Who is asleep: told to others only by those who allow it."""

from bot.people.readers import Reader
from bot.thread import clocks_in_words, who_is_up
from rules.kernel import Who
from service import reminders
from service.desk import Desk, Table

SHOWN = "asleep"
"""The preference: others may see that one sleeps."""


async def lines(desk: Desk, table: Table, reader: Reader) -> list[str]:
    """Of those who are waited for: until when their quiet hours last."""
    found, now = [], desk.now()
    for seat in who_is_up.people(table):
        prefs = await desk.store.prefs(table.chairs[seat].user or 0)
        morning = reminders.after_quiet(reminders.manners(prefs), now) if prefs.get(SHOWN) else now
        if morning > now:
            found.append(reader("thread-asleep", who=Who(seat), when=clocks_in_words.stamp(morning, "t")))
    return found
