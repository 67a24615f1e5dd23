"""The private picture: a player's settlement cards, improvements, wonders and technologies, and what is for sale."""

from collections.abc import Callable, Iterator
from functools import cache, partial

from msgspec import Struct

from renderers import material
from renderers.canvas import Stage
from renderers.look import Look
from renderers.palette import Seat, readable
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.sidmeier import chips
from renderers.sidmeier.layout import SWATCH
from renderers.sidmeier.pieces import token
from rules.kernel import Msg, msg, several
from rules.sidmeier.board import area_name
from rules.sidmeier.happiness import card_name
from rules.sidmeier.lore import technology_about, wonder_about
from rules.sidmeier.printed import IMPROVEMENTS, WONDERS, face_name, size_name, technology_name, wonder_name
from rules.sidmeier.view import SeenArea, SeenPlayer, SeenSettlement, WorldView
from rules.text import say

WIDE = 1600
EDGE = 28.0
HEAD, CAPTION = 108.0, 52.0
ACROSS, CARD = 6, (248.0, 138.0)
COLUMNS = 3
WORDY = 2
"""Columns of technologies, with what they bring (advanced rules)."""
ENTRY = 66.0
CHIP = 50.0
STEP = 60
"""Pictures grow by so much, so that few sizes of paper are needed."""


class Entry(Struct, frozen=True):
    """A card in a list: how its chip is put, its name, a line about it, and signs with numbers at its right."""

    chip: Callable[[Sheet, float, float], None]
    name: Msg
    line: Msg | None = None
    signs: tuple[tuple[str, str], ...] = ()


def draw(view: WorldView, look: Look) -> bytes | None:
    """Nothing for spectators, for the fallen, and before the first settlement."""
    if view.viewer is None or not _homes(view):
        return None
    return _stage(_height(view)).picture(view, look, _lay)


@cache
def _stage(height: int) -> Stage:
    return Stage("sidmeier/hand", material.paper, (WIDE, height), "none", headline=False, swatch=SWATCH)


def _height(view: WorldView) -> int:
    rows = -(-len(_homes(view)) // ACROSS)
    lists = [-(-len(entries) // _columns(view, key)) for key, entries in _sections(view)]
    tall = HEAD + CAPTION + rows * (CARD[1] + 14) + sum(CAPTION + number * ENTRY for number in lists) + 24
    return -(-round(tall) // STEP) * STEP


def _homes(view: WorldView) -> list[tuple[SeenArea, SeenSettlement]]:
    """The viewer's settlements, and those of others whose cards the viewer holds."""
    return [
        (area, area.settlement)
        for area in view.areas
        if area.settlement and view.viewer in (area.settlement.owner, area.settlement.holder)
    ]


def _sections(view: WorldView) -> list[tuple[str, list[Entry]]]:
    assert view.viewer is not None
    player = view.players[view.viewer]
    sections = [
        ("tokens", [_known(area) for area in view.areas if area.known]),
        ("improvements", list(_improvements(player))),
        ("wonders", [_wonder(name, view) for name in player.wonders]),
        ("technologies", [_technology(name, view.advanced) for name in player.technologies]),
        ("market", [_technology(ware.name, view.advanced, ware.price) for ware in view.market]),
    ]
    return [(key, entries) for key, entries in sections if entries]


def _lay(sheet: Sheet, view: WorldView) -> None:
    _title(sheet, view)
    y = _caption(sheet, "settlements", HEAD)
    for n, (area, home) in enumerate(_homes(view)):
        column, row = n % ACROSS, n // ACROSS
        x = EDGE + column * (WIDE - 2 * EDGE + 12) / ACROSS
        _settlement(sheet, view, area, home, x, y + row * (CARD[1] + 14))
    y += -(-len(_homes(view)) // ACROSS) * (CARD[1] + 14)
    for key, entries in _sections(view):
        y = _caption(sheet, key, y)
        across = _columns(view, key)
        room = (WIDE - 2 * EDGE) / across
        for n, entry in enumerate(entries):
            _entry(sheet, entry, EDGE + n % across * room, y + n // across * ENTRY, room - 16)
        y += -(-len(entries) // across) * ENTRY


def _columns(view: WorldView, section: str) -> int:
    return WORDY if view.advanced and section in ("technologies", "market") else COLUMNS


def _title(sheet: Sheet, view: WorldView) -> None:
    """Whose cards these are, with points, gold and income."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    sheet.badge(view.viewer, EDGE + 38, 56, 76)
    sheet.text(EDGE + 92, 56, sheet.name(view.viewer), 46, "title", anchor="lm", room=760, least=28)
    x = WIDE - EDGE
    signs = (("income", f"+{player.income}"), ("gold", str(player.gold)))
    for icon, text in (*((f"sidmeier/{name}", text) for name, text in signs), ("points", str(player.points))):
        x -= sheet.text(x, 57, text, 42, "number", anchor="rm") + 6
        sheet.icon(icon, x, 56, 46, anchor="rm")
        x -= 78


def _caption(sheet: Sheet, key: str, y: float) -> float:
    text = say(msg(f"sidmeier-hand-{key}"), sheet.lang, ())
    end = EDGE + sheet.text(EDGE, y + 32, text, 30, "title", anchor="ls")
    sheet.shape([(end + 14, y + 24), (WIDE - EDGE, y + 24)], line=sheet.ink.faint, width=1.5, closed=False)
    return y + CAPTION


def _settlement(sheet: Sheet, view: WorldView, area: SeenArea, home: SeenSettlement, x: float, y: float) -> None:
    """A settlement card; pale and with the holder's badge while it is lent."""
    mine = home.holder in (-1, view.viewer)
    who = sheet.seat(home.owner)
    key = ("home", area.id, home, area.token, view.advanced, mine)
    sheet.paint(key, CARD, partial(_card, area, home, who, view.advanced, mine), x, y, "lt", shadow=4)
    if not mine:
        sheet.badge(home.holder, x + CARD[0] - 22, y + 74, 42)


def _card(area: SeenArea, home: SeenSettlement, who: Seat, advanced: bool, mine: bool, pen: Pen) -> None:
    w, h = CARD
    pen.rect((1, 1, w - 1, h - 1), pen.ink.card if mine else pen.ink.shade, pen.ink.ink, 2.5, radius=10)
    pen.rect((2.2, 2.2, w - 2.2, 38), who.fill, radius=8)
    pen.rect((2.2, 20, w - 2.2, 38), who.fill)
    pen.line([(2, 38), (w - 2, 38)], pen.ink.ink, 1.8)
    name = say(area_name(area.id), pen.lang, ())
    pen.text(w / 2, 21, name, 25, "title", readable(who.fill, pen.ink.ink), room=w - 16, least=15)
    pen.icon(f"sidmeier/size-{home.size}", 42, 78, 62, who.fill)
    pen.text(10, 121, say(size_name(home.size), pen.lang, ()), 20, "text", anchor="lm", room=100, least=14)
    if home.resource or area.token == "fertile":
        pen.icon(f"sidmeier/{home.resource or area.token}", 112, 76, 52)
    if advanced:
        pen.icon(f"sidmeier/{'smiley' if home.happy else 'frown'}", 166, 76, 38)
        if home.productive:
            pen.icon("sidmeier/gear", 210, 76, 38)
    pen.icon("sidmeier/gold", w - 66, 118, 30)
    pen.text(w - 46, 119, str(home.gold), 28, "number", anchor="lm")


def _entry(sheet: Sheet, entry: Entry, x: float, y: float, room: float) -> None:
    """The chip, the name with the line under it, the signs at the right."""
    entry.chip(sheet, x + CHIP / 2, y + ENTRY / 2 - 4)
    right = x + room
    for icon, text in reversed(entry.signs):
        if text:
            right -= sheet.text(right, y + ENTRY / 2 - 3, text, 26, "number", anchor="rm") + 3
        sheet.icon(icon, right, y + ENTRY / 2 - 4, 34, anchor="rm")
        right -= 42
    left = x + CHIP + 12
    name = say(entry.name, sheet.lang, ())
    middle = y + ENTRY / 2 - (17 if entry.line else 4)
    sheet.text(left, middle, name, 25, "bold", anchor="lm", room=right - left - 4, least=17)
    if entry.line:
        line = say(entry.line, sheet.lang, ())
        sheet.text(left, middle + 25, line, 20, "text", sheet.ink.faint, "lm", room=right - left - 4, least=11)


def _known(area: SeenArea) -> Entry:
    """A token that lies face down, but at which the viewer has looked."""
    return Entry(partial(_put_token, area.token), face_name(area.token), area_name(area.id))


def _improvements(player: SeenPlayer) -> Iterator[Entry]:
    for name in player.improvements:
        card = IMPROVEMENTS[name]
        at = player.assigned.get(name, ())
        line = msg("sidmeier-bundle", things=several([area_name(area) for area in at]))
        auto = msg("sidmeier-hand-auto")
        yield Entry(_put_improvement, card_name(name), line if at else auto, tuple(_symbols(card.smileys, card.gears)))


def _symbols(smileys: int, gears: int) -> Iterator[tuple[str, str]]:
    for name, number in (("smiley", smileys), ("gear", gears)):
        for _ in range(number):
            yield f"sidmeier/{name}", ""


def _wonder(name: str, view: WorldView) -> Entry:
    """With what it brings, as long as it brings something."""
    card, spent = WONDERS[name], chips.is_spent(name, view)
    signs = list(_symbols(card.smileys, card.gears))
    signs += [("sidmeier/gold", f"+{card.gold}")] * bool(card.gold)
    signs += [("sidmeier/technology", f"−{card.discount}")] * bool(card.discount)
    signs += [("swords", f"+{card.defence}")] * bool(card.defence)
    works = view.advanced and not spent
    line = msg("sidmeier-hand-spent") if spent else wonder_about(name) if works else None
    return Entry(partial(_put_wonder, name, spent), wonder_name(name), line, tuple(signs) if works else ())


def _technology(name: str, advanced: bool, price: int | None = None) -> Entry:
    """With what it gives to its first owner and what it allows to all (advanced rules)."""
    signs = (("sidmeier/gold", str(price)),) if price is not None else ()
    about = technology_about(name) if advanced else None
    return Entry(partial(_put_technology, name), technology_name(name), about, signs)


def _put_token(face: str, sheet: Sheet, x: float, y: float) -> None:
    token(sheet, face, True, x, y, CHIP)


def _put_improvement(sheet: Sheet, x: float, y: float) -> None:
    sheet.icon("sidmeier/improvement", x, y, CHIP)


def _put_wonder(name: str, spent: bool, sheet: Sheet, x: float, y: float) -> None:
    chips.wonder(sheet, name, x, y, CHIP, spent)


def _put_technology(name: str, sheet: Sheet, x: float, y: float) -> None:
    chips.sign(sheet, name, x, y, CHIP)
