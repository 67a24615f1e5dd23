"""Making a move by clicking: from a path of answers to the widgets of the private panel, as a person would."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

from rules import kernel
from rules.kernel import Count, Many, One, Path, Question, Ready, Seat, Split
from rules.leaves import as_offered
from service.desk import Table

PANEL = re.compile(r"a:(\d+):(\d+):(\d+)\.(\d+):(.+)")


class Lost(Exception):
    """The panel does not offer what the rules do."""


class Fingers(Protocol):
    """Somebody's private panel, as it is now."""

    def says(self) -> str:
        """Its words."""
        ...

    def widgets(self) -> list[dict[str, Any]]:
        """Its buttons and menus, as Discord's components."""
        ...

    async def click(self, custom_id: str) -> None: ...
    async def pick(self, custom_id: str, values: Sequence[str]) -> None: ...
    async def fill(self, custom_id: str, text: str) -> None:
        """Presses a button that opens a form, and sends the form with this text."""
        ...


async def play(fingers: Fingers, table: Table, seat: Seat, path: Path) -> None:
    """Enters the path with as few taps as the panel allows; where it asks, confirms it."""
    moment = k(fingers)
    await enter(fingers, table, seat, path)
    if k(fingers) == moment:
        await press(fingers, "c")


async def enter(fingers: Fingers, table: Table, seat: Seat, path: Path) -> None:
    """All words of a move, until it is made or asks for Confirm."""
    moment, path = k(fingers), as_offered(partial(kernel.ask, table.position, seat), path)
    while k(fingers) == moment and depth(fingers) < len(path):
        done = depth(fingers)
        node = kernel.ask(table.position, seat, path[:done])
        assert not isinstance(node, Ready)
        await _enter(fingers, node, path[done:])


def k(fingers: Fingers) -> int:
    """The moment of the panel: it passes when the move is made."""
    return max((int(found[3]) for found in _ids(fingers)), default=-1)


def depth(fingers: Fingers) -> int:
    """How many words are chosen."""
    return max((int(found[4]) for found in _ids(fingers)), default=-1)


async def press(fingers: Fingers, key: str) -> None:
    await fingers.click(find(fingers, key))


def find(fingers: Fingers, key: str) -> str:
    """The widget that means this."""
    for found in _ids(fingers):
        if found[5] == key:
            return found[0]
    raise Lost(f"no widget {key} among {[found[5] for found in _ids(fingers)]} of “{fingers.says()}”")


def offers(fingers: Fingers, key: str) -> bool:
    return any(found[5] == key for found in _ids(fingers))


async def _enter(fingers: Fingers, node: Question, words: Path) -> None:
    """The tap that goes furthest; else the first word by whatever the panel has for it."""
    if tap := furthest(fingers, words):
        await press(fingers, tap)
        return
    answer = words[0]
    match node:
        case One() | Count() if areas(fingers):
            await _look_for(fingers, words)
        case One():
            await fingers.pick(await _menu(fingers, str(answer)), [str(answer)])
        case Count():
            await fingers.fill(find(fingers, "f"), str(answer))
        case Many() | Split():
            await _enter_parts(fingers, kernel.parts(answer))


def furthest(fingers: Fingers, words: Path) -> str:
    """The button whose words begin these, the longest; the end of a turn has one of its own."""
    fitting = [kernel.write(words[:length]) for length in range(len(words), 0, -1)]
    keys = [f"{kind}:{line}" for line in fitting for kind in "wy"]
    return next((key for key in keys if offers(fingers, key)), "")


def areas(fingers: Fingers) -> list[str]:
    return [found[5] for found in _ids(fingers) if found[5].startswith("r:")]


async def _look_for(fingers: Fingers, words: Path) -> None:
    """Looks into the parts of the board, or of the numbers, until it is found there."""
    for area in areas(fingers):
        await press(fingers, area)
        if tap := furthest(fingers, words):
            await press(fingers, tap)
            return
        for menu in [found[0] for found in _ids(fingers) if found[5].startswith("m:")]:
            if words[0] in values(fingers, menu):
                await fingers.pick(menu, [str(words[0])])
                return
        await press(fingers, "o")
    raise Lost(f"no part has {words[0]}")


async def _enter_parts(fingers: Fingers, parts: Sequence[tuple[str, int]]) -> None:
    """What the rules propose if that is it; amounts menu by menu; item by item where there are too many."""
    begun, moment = depth(fingers), k(fingers)
    left = [key if number == 1 else f"{key}*{number}" for key, number in parts]
    for menu in [found[0] for found in _ids(fingers) if found[5].startswith("g:")]:
        here = [value for value in left if value in values(fingers, menu)]
        if here:
            await fingers.pick(menu, here)
            left = [value for value in left if value not in here]
    for key, number in parts if left else ():
        await _enter_part(fingers, key, number)
    if (depth(fingers), k(fingers)) == (begun, moment):
        await press(fingers, "d")


async def _enter_part(fingers: Fingers, key: str, number: int) -> None:
    await fingers.pick(await _menu(fingers, key), [key])
    if offers(fingers, f"n:{number}:{key}"):
        await press(fingers, f"n:{number}:{key}")
    elif offers(fingers, f"f:{key}"):
        await fingers.fill(find(fingers, f"f:{key}"), str(number))


async def _menu(fingers: Fingers, value: str) -> str:
    """The menu that offers a value, on whatever page it is."""
    tried: set[str] = set()
    while True:
        for widget in fingers.widgets():
            if "options" in widget and value in values(fingers, widget["custom_id"]):
                return str(widget["custom_id"])
        pages = [found for found in _ids(fingers, enabled=True) if found[5].startswith("p:") and found[5] not in tried]
        if not pages:
            raise Lost(f"no menu offers {value} in “{fingers.says()}”")
        tried.add(pages[-1][5])
        await fingers.click(pages[-1][0])


def values(fingers: Fingers, menu: str) -> list[str]:
    (widget,) = [one for one in fingers.widgets() if one["custom_id"] == menu]
    return [option["value"] for option in widget["options"]]


def _ids(fingers: Fingers, enabled: bool = False) -> list[re.Match[str]]:
    widgets = [one for one in fingers.widgets() if not (enabled and one.get("disabled"))]
    return [found for one in widgets if (found := PANEL.fullmatch(one.get("custom_id", "")))]
