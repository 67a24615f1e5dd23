"""How somebody wants to see a position: language, colours, names, what to point at, which part of the board."""

from collections.abc import Callable

from msgspec import Struct

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Spot(Struct, frozen=True):
    """Where a place of the board lies, and how far a ring around it must reach."""

    x: float
    y: float
    r: float = 30


Where = Callable[[str], Spot | None]
"""From the id of a place (a choice's `spot`) to its position; None where the picture does not show it."""


class Mark(Struct, frozen=True):
    """A change on the board: where, and how (see `changes.change`)."""

    spot: Spot
    sign: str


class Look(Struct, frozen=True):
    """All that a picture depends on beside the view; equal looks at equal views give equal bytes."""

    lang: str = "en"
    palette: str = "normal"
    """A key of `palette.PALETTES`."""
    names: tuple[str, ...] = ()
    """The players' names by seat; a seat without one is called by its letter."""
    spots: tuple[tuple[str, str], ...] = ()
    """What can be picked: the place's id, and the letter written at its ring."""
    last: tuple[str, ...] = ()
    """The places of the last move."""
    route: bool = False
    """The last move went from place to place in this order: arrows join them. Not so where it named a set of places."""
    computers: tuple[int, ...] = ()
    """The seats that a computer plays."""
    said: str = ""
    """The last move as a sentence in the reader's language."""
    region: str = ""
    """A key of the renderer's `regions`: that part alone, at double size. Empty: the whole picture."""
    box: Box | None = None
    """What must be seen, in board units: the picture is cut around it, without the frame. None: nothing is cut."""
    areas: tuple[tuple[str, Box], ...] = ()
    """Parts of the board that can be looked at: their letter, and their box in board units."""
    marks: tuple[Mark, ...] = ()
    """What has changed since an earlier view."""
