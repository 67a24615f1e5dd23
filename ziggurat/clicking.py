"""Making a move by clicking: from a path of answers to the widgets of the private panel, as a person would."""

import re
from collections.abc import Sequence
from typing import Any, Protocol

from rules import kernel
from rules.kernel import Answer, Count, Many, One, Path, Question, Ready, Seat, Split
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
    """Enters the path word by word and confirms it."""
    for length, answer in enumerate(path):
        if length < depth(fingers):
            continue  # the panel goes on by itself where there is but one answer
        node = kernel.ask(table.position, seat, path[:length])
        assert not isinstance(node, Ready)
        await _enter(fingers, node, answer)
    await press(fingers, "c")


def depth(fingers: Fingers) -> int:
    """How many words are chosen."""
    return max(int(found[4]) for found in _ids(fingers))


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


async def _enter(fingers: Fingers, node: Question, answer: Answer) -> None:
    match node:
        case One() if offers(fingers, f"w:{answer}"):
            await press(fingers, f"w:{answer}")
        case One():
            await fingers.pick(await _menu(fingers, str(answer)), [str(answer)])
        case Count() if offers(fingers, f"w:{answer}"):
            await press(fingers, f"w:{answer}")
        case Count():
            await fingers.fill(find(fingers, "f"), str(answer))
        case Many():
            await _enter_many(fingers, kernel.keys(answer))
        case Split():
            await _enter_split(fingers, kernel.parts(answer))


async def _enter_many(fingers: Fingers, keys: Sequence[str]) -> None:
    begun = depth(fingers)
    left = list(keys)
    while left:
        menu = await _menu(fingers, left[0])
        here = [key for key in left if key in values(fingers, menu)]
        await fingers.pick(menu, here)
        left = [key for key in left if key not in here]
    if not keys or (depth(fingers) == begun and offers(fingers, "d")):
        await press(fingers, "d")


async def _enter_split(fingers: Fingers, parts: Sequence[tuple[str, int]]) -> None:
    """When no more can be chosen, the panel goes on by itself."""
    begun = depth(fingers)
    for key, number in parts:
        await _enter_part(fingers, key, number)
    if depth(fingers) == begun:
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
