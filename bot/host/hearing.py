"""What Discord tells twice is heard once: a click that came again would be a move made twice."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

REMEMBERED = 10_000
KIND = "INTERACTION_CREATE"


def hear_once(parsers: dict[str, Callable[[Any], None]]) -> None:
    """For discord.py's list of what is done with each kind of event."""
    parse, heard = parsers[KIND], OrderedDict[str, None]()

    def parse_once(data: Any) -> None:
        if data["id"] in heard:
            return
        heard[data["id"]] = None
        if len(heard) > REMEMBERED:
            heard.popitem(last=False)
        parse(data)

    parsers[KIND] = parse_once
