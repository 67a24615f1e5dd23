"""A card as it lies in a hand or on the board: a coloured head with the title, a sign, a few lines of text."""

from msgspec import Struct

from renderers import fonts
from renderers.palette import Colour, mix, readable
from renderers.pen import Pen
from renderers.sheet import Sheet


class Card(Struct, frozen=True):
    title: str
    head: Colour
    """The colour of the head."""
    icon: str = ""
    body: Colour | None = None
    """The icon's colour, if not its own."""
    text: str = ""
    value: str = ""
    """A figure in the upper left corner."""
    letter: str = ""
    """What to answer for this card, on a tab at the foot."""


def card(sheet: Sheet, face: Card, x: float, y: float, w: float = 200, h: float = 290, anchor: str = "lt") -> None:
    """A card with a soft shadow; the icon takes the room that the text leaves."""
    key = ("card", *(getattr(face, name) for name in face.__struct_fields__))
    sheet.paint(key, (w, h), lambda pen: _face(pen, face, w, h), x, y, anchor, shadow=5)


def _face(pen: Pen, face: Card, w: float, h: float) -> None:
    head = max(34.0, h * 0.15)
    pen.rect((1, 1, w - 1, h - 1), pen.ink.card, pen.ink.ink, 3, radius=12)
    pen.rect((2.5, 2.5, w - 2.5, head), face.head, radius=10)
    pen.rect((2.5, head / 2, w - 2.5, head), face.head)
    pen.line([(1, head), (w - 1, head)], pen.ink.ink, 2)
    left = 12.0
    if face.value:
        box = pen.text(left, head / 2, face.value, head * 0.68, "number", readable(face.head, pen.ink.ink), "lm")
        left = box[2] + 6
    _title(pen, face, left, w - 10, head)
    rows = fonts.wrap(fonts.clean(face.text), "text", 20, w - 24) if face.text else []
    foot = h - 14 - (34 if face.letter else 0)
    for i, row in enumerate(reversed(rows)):
        pen.text(w / 2, foot - i * 23, row, 20, "text", anchor="mb", room=w - 20, least=14)
    if face.icon:
        bottom = foot - len(rows) * 23 - 6
        size = min(w - 36, bottom - head - 14)
        pen.icon(face.icon, w / 2, (head + bottom) / 2 + 2, size, face.body)
    if face.letter:
        pen.rect(
            (w / 2 - 24, h - 36, w / 2 + 24, h - 3), pen.ink.ink, mix(pen.ink.gold, pen.ink.card, 0.2), 2, radius=8
        )
        pen.text(w / 2, h - 19, face.letter, 24, "number", pen.ink.white, room=44, least=12)


def _title(pen: Pen, face: Card, left: float, right: float, head: float) -> None:
    """On one line if it can be large, else on two."""
    size, colour = head * 0.56, readable(face.head, pen.ink.ink)
    rows = [face.title]
    if fonts.width(face.title, "title", size) > (right - left) * 1.3:
        longest = max(fonts.width(word, "title", 1) for word in face.title.split())
        size = min(head * 0.42, (right - left) / longest * 0.96)
        rows = fonts.wrap(face.title, "title", size, right - left, 2)
    for i, row in enumerate(rows):
        y = head / 2 + (i - (len(rows) - 1) / 2) * size
        pen.text((left + right) / 2, y, row, size, "title", colour, room=right - left, least=12)
