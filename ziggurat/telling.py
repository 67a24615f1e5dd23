"""Whether a log was told: every line once and in its order."""

import re
from collections.abc import Iterable, Sequence

MORE = re.compile(r"-# … and (\d+) more lines")
SIGN = re.compile(r"^<:\w+:\d+> ")
OUR_OWN = re.compile(r"###|-# |It is .*’s turn\.$|Waiting for .*\.$")
"""What a page says beside the log."""


def wrong(said: Iterable[str], log: Sequence[str]) -> str:
    """What is wrong first; empty: nothing. Of some lines it is only said how many they are."""
    place = 0
    for line in (SIGN.sub("", line) for line in said):
        if found := MORE.match(line):
            place += int(found[1])
        elif place < len(log) and line == log[place]:
            place += 1
        elif not OUR_OWN.match(line):
            return f"“{line}” is not the next line of the log"
    return "" if place == len(log) else f"not told: {list(log[place:])}"
