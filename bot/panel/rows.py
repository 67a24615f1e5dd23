"""What a panel is made of: rows of buttons, menus, and headings. Pure: no discord in here."""

from collections.abc import Iterable, Iterator

from msgspec import Struct


class Button(Struct, frozen=True):
    """Style: plain, main (blue), good (green) or bad (red)."""

    key: str
    label: str
    style: str = "plain"
    disabled: bool = False
    sign: str = ""
    """Of what it names, see `renderers.signs`."""


class Entry(Struct, frozen=True):
    """A line of a menu."""

    value: str
    label: str
    note: str = ""
    chosen: bool = False
    sign: str = ""


class Menu(Struct, frozen=True):
    """From `lo` to `hi` of its entries are picked at once."""

    key: str
    hint: str
    entries: tuple[Entry, ...]
    lo: int = 1
    hi: int = 1


class Heading(Struct, frozen=True):
    """Words above some rows of buttons, which then need not say them, and their sign."""

    text: str
    sign: str = ""


Row = tuple[Button, ...] | Menu | Heading


def buttons(rows: Iterable[Row]) -> Iterator[Button]:
    """All buttons, whatever stands between them."""
    for row in rows:
        if isinstance(row, tuple):
            yield from row
