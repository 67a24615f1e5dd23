"""The private picture: a player's own cards with what they would score now, and those of the others that lie open."""

from functools import cache

from renderers import material
from renderers.canvas import Stage
from renderers.look import Look
from renderers.palette import mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.stoneage import faces
from rules.kernel import msg
from rules.stoneage.printed import CARDS, FOLK, SYMBOLS
from rules.stoneage.scoring import Sheet as Scores
from rules.stoneage.view import SeenPlayer, StoneAgeView
from rules.text import say

SIZE = (1600, 830)
CARD = (128.0, 190.0)
LEFT, STEP = 34.0, 148.0
CULTURE, DOUBLES, FOLK_Y = 118.0, 322.0, 604.0
COLUMN = 298.0
TABLE = (1240.0, 118.0, 1572.0, 800.0)
ROW = 104
"""The height of another player's row."""


def hand(view: StoneAgeView, look: Look) -> bytes | None:
    """Nothing for spectators, and as long as there is no card to look at."""
    if view.viewer is None:
        return None
    others = _others(view)
    if not others and not _cards(view.players[view.viewer]):
        return None
    return _stage(len(others)).picture(view, look, _pieces)


def _others(view: StoneAgeView) -> list[int]:
    """Those whose cards the viewer may look at too: where they stay open, and after the end."""
    return [seat for seat, player in enumerate(view.players) if seat != view.viewer and player.cards]


def _cards(player: SeenPlayer) -> tuple[str, ...]:
    return (*player.cards, *player.kept)


def _base(pen: Pen) -> None:
    material.paper(pen)
    pen.text(LEFT, 66, say(msg("stoneage-hand-title"), pen.lang, ()), 52, "title", anchor="ls")
    for row, y in enumerate((CULTURE, DOUBLES)):
        for i, symbol in enumerate(SYMBOLS):
            x = LEFT + STEP * i
            tone = mix(faces.GREEN, pen.ink.paper, 0.55)
            pen.rect((x, y, x + CARD[0], y + CARD[1]), tone, mix(tone, pen.ink.ink, 0.3), 2, radius=10)
            pen.icon(f"stoneage/{symbol}", x + CARD[0] / 2, y + CARD[1] / 2, 58 if row else 74, tone)
    for i, folk in enumerate(FOLK):
        x = LEFT + COLUMN * i
        tone = mix(faces.SAND, pen.ink.paper, 0.5)
        pen.rect((x, FOLK_Y, x + COLUMN - 14, FOLK_Y + CARD[1] + 6), tone, mix(tone, pen.ink.ink, 0.3), 2, radius=10)
        pen.icon(f"stoneage/{folk}", x + 34, FOLK_Y - 40, 62)
    pen.rect(TABLE, pen.ink.card, pen.ink.ink, 3, radius=14)


@cache
def _stage(others: int) -> Stage:
    """With so many rows for the cards of others."""
    size, swatch = (SIZE[0], SIZE[1] + ROW * others), (faces.GREEN, faces.SAND, faces.SKY)
    return Stage(f"stoneage/hand-{others}", _base, size, "none", headline=False, swatch=swatch)


def _pieces(sheet: Sheet, view: StoneAgeView) -> None:
    assert view.viewer is not None
    player = view.players[view.viewer]
    scores = player.sheet
    assert scores is not None
    sheet.badge(view.viewer, SIZE[0] - 60, 58, 72)
    sheet.text(SIZE[0] - 106, 58, sheet.name(view.viewer), 34, "bold", anchor="rm", room=420, least=22)
    _culture(sheet, player)
    _folk(sheet, player, scores)
    _table(sheet, scores)
    for i, seat in enumerate(_others(view)):
        _other(sheet, view.players[seat], seat, SIZE[1] + ROW * i)


def _culture(sheet: Sheet, player: SeenPlayer) -> None:
    """Each symbol in its column, the second copy in the second row."""
    for i, symbol in enumerate(SYMBOLS):
        copies = [card for card in _cards(player) if CARDS[card].symbol == symbol]
        for card, y in zip(copies, (CULTURE, DOUBLES), strict=False):
            _card(sheet, player, card, LEFT + STEP * i, y)


def _folk(sheet: Sheet, player: SeenPlayer, scores: Scores) -> None:
    for i, (folk, (figures, times)) in enumerate(zip(FOLK, scores.folk, strict=True)):
        x = LEFT + COLUMN * i
        sheet.text(x + 74, FOLK_Y - 38, f"{figures} × {times} = {figures * times}", 34, "number", anchor="lm")
        mine = [card for card in _cards(player) if CARDS[card].folk == folk]
        step = (COLUMN - 22 - CARD[0]) / max(1.5, len(mine) - 1)
        for j, card in enumerate(mine):
            _card(sheet, player, card, x + 3 + step * j, FOLK_Y + 3)


def _card(sheet: Sheet, player: SeenPlayer, card: str, x: float, y: float) -> None:
    """A card; one that lies open until it is used has a golden rim."""
    faces.card(sheet, card, x, y, *CARD)
    if card in player.kept:
        sheet.outline((x, y, x + CARD[0], y + CARD[1]), sheet.ink.gold, round_=16)


def _table(sheet: Sheet, scores: Scores) -> None:
    """Line by line what counts, and the sum."""
    first, second = scores.rows
    lines = [
        ("points", "", scores.track),
        ("stoneage/any", "", scores.resources),
        ("stoneage/sundial", f"{first}² + {second}²" if second else f"{first}²", scores.culture),
        *((f"stoneage/{folk}", f"{a} × {b}", a * b) for folk, (a, b) in zip(FOLK, scores.folk, strict=True)),
    ]
    x0, y0, x1, y1 = TABLE
    step = (y1 - y0 - 110) / len(lines)
    for i, (icon, how, points) in enumerate(lines):
        y = y0 + 14 + step * (i + 0.5)
        sheet.icon(icon, x0 + 22, y, 56, anchor="lm")
        sheet.text(x0 + 92, y, how, 30, "text", sheet.ink.faint, "lm")
        sheet.text(x1 - 24, y, str(points), 40, "number", anchor="rm")
    sheet.shape([(x0 + 18, y1 - 90), (x1 - 18, y1 - 90)], line=sheet.ink.ink, width=3, closed=False)
    sheet.text(
        x0 + 22, y1 - 46, say(msg("stoneage-hand-total"), sheet.lang, ()), 34, "title", anchor="lm", room=180, least=22
    )
    sheet.text(x1 - 24, y1 - 46, str(scores.total), 58, "number", anchor="rm")


def _other(sheet: Sheet, player: SeenPlayer, seat: int, y: float) -> None:
    """Another player's cards in one row: culture symbols, and figures with what they multiply."""
    sheet.shape([(LEFT, y - 6), (SIZE[0] - LEFT, y - 6)], line=sheet.ink.faint, width=2, closed=False)
    y += ROW / 2 - 8
    sheet.badge(seat, LEFT + 34, y, 62)
    sheet.text(LEFT + 78, y, sheet.name(seat), 32, "bold", anchor="lm", room=210, least=20)
    faces_up = [CARDS[card] for card in _cards(player)]
    for i, symbol in enumerate(SYMBOLS):
        copies = sum(face.symbol == symbol for face in faces_up)
        _copies(sheet, symbol, copies, LEFT + 330 + 68 * i, y)
    for i, (folk, times) in enumerate(zip(FOLK, multiplied(player), strict=True)):
        figures = sum(face.figures for face in faces_up if face.folk == folk)
        x = LEFT + 890 + 166 * i
        sheet.icon(f"stoneage/{folk}", x, y, 56, anchor="lm")
        sheet.text(x + 64, y, f"{figures} × {times}", 32, "number", None if figures else sheet.ink.faint, "lm")


def _copies(sheet: Sheet, symbol: str, copies: int, x: float, y: float) -> None:
    """A culture symbol that is there, twice there, or missing."""
    if not copies:
        sheet.disc(x, y, 8, mix(faces.GREEN, sheet.ink.paper, 0.5))
        return
    sheet.icon(f"stoneage/{symbol}", x, y, 54)
    if copies > 1:
        sheet.text(x + 26, y + 20, f"×{copies}", 26, "number", halo=sheet.ink.paper)


def multiplied(player: SeenPlayer) -> tuple[int, ...]:
    """What farmers, hut builders, shamans and tool makers multiply: all of it lies open."""
    return player.agriculture, len(player.buildings), player.people, sum(tool.value for tool in player.tools)
