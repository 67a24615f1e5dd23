"""Pictures of Stone Age."""

from functools import partial
from pathlib import Path

from renderers import frame, icons
from renderers.canvas import Stage
from renderers.frame import Headline
from renderers.look import Look, Point, Spot
from renderers.palette import Colour
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.stoneage import faces
from renderers.stoneage.board import GROUND, MEADOW, TRACK, base, meadow
from renderers.stoneage.geometry import (
    CARD,
    CARD_BOXES,
    DECK,
    DICE,
    EDGE,
    FIELDS,
    HARVEST,
    OUTLINES,
    PANEL,
    PERSON,
    SIZE,
    TILE,
    TILE_BOXES,
    hunters,
    rings,
    track,
)
from renderers.stoneage.hand import hand
from renderers.stoneage.holdings import panel
from renderers.stoneage.lying import lying
from renderers.stoneage.pointing import point
from renderers.stoneage.words import describe
from rules.kernel import Who, msg, several
from rules.stoneage.printed import EYES, LIMITS, PLACES, RESOURCE_PLACES, VILLAGE
from rules.stoneage.view import StoneAgeView
from rules.text import say

__all__ = ["describe", "draw", "hand", "lying", "regions", "where"]

KEY = "stoneage"
icons.load(KEY, Path(__file__).with_name("icons.toml"))

REGIONS = {
    "places": (44.0, 44.0, 820.0, 490.0),
    "village": (500.0, 270.0, 1556.0, 494.0),
    "cards": (776.0, 486.0, 1556.0, 820.0),
    "buildings": (44.0, 486.0, 790.0, 820.0),
}
FLAG = (44.0, 20.0)
"""The size of a score that the track does not show."""
CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
"""Where markers stand that share a field."""
SWATCH = (MEADOW, TRACK, *GROUND.values(), faces.GREEN, faces.SAND, faces.SKY, faces.ROOF, faces.WALL)
STAGE = Stage(KEY, base, SIZE, "bottom", PANEL, regions=REGIONS, swatch=SWATCH)


def draw(view: StoneAgeView, look: Look) -> bytes:
    """The board as everybody sees it."""
    return STAGE.picture(view, look, _pieces, str(view.seats))


def where(place: str) -> Spot | None:
    """Where a place of the board lies."""
    box = OUTLINES.get(place)
    if box is None:
        return None
    return Spot((box[0] + box[2]) / 2, (box[1] + box[3]) / 2, max(box[2] - box[0], box[3] - box[1]) / 2)


def regions(lang: str) -> dict[str, str]:
    return {region: say(msg(f"stoneage-region-{region}"), lang, ()) for region in REGIONS}


def _pieces(sheet: Sheet, view: StoneAgeView) -> None:
    _cards(sheet, view)
    _buildings(sheet, view)
    _tracks(sheet, view)
    _people(sheet, view)
    _closed(sheet, view)
    _dice(sheet, view)
    point(sheet)
    frame.headline(sheet, _headline(sheet, view))
    scores = view.result.points if view.result else tuple(player.score for player in view.players)
    frame.panels(sheet, [panel(view, seat, scores[seat], _note(sheet, view, seat)) for seat in range(view.seats)])


def _headline(sheet: Sheet, view: StoneAgeView) -> Headline:
    names = tuple(sheet.name(seat) for seat in range(view.seats))
    title, phase = say(msg("stoneage-name"), sheet.lang, ()), say(view.phase, sheet.lang, names)
    if view.result is None:
        return Headline(title, phase, view.up)
    winners = tuple(seat for seat, place in enumerate(view.result.places) if place == 1)
    who, points = several([Who(seat) for seat in winners]), view.result.points[winners[0]]
    won = msg("stoneage-board-won", number=len(winners), who=who, points=points)
    return Headline(title, phase, result=say(won, sheet.lang, names), winners=winners)


def _note(sheet: Sheet, view: StoneAgeView, seat: int) -> str:
    return say(msg("stoneage-board-start"), sheet.lang, ()) if seat == view.first and view.result is None else ""


def _cards(sheet: Sheet, view: StoneAgeView) -> None:
    for card, (x, y, _, _) in zip(view.row, CARD_BOXES.values(), strict=False):
        if card:
            faces.card(sheet, card, x, y, *CARD)
    x0, y0, x1, y1 = DECK
    faces.back(sheet, x0, y0, x1 - x0, y1 - y0, view.deck)


def _buildings(sheet: Sheet, view: StoneAgeView) -> None:
    """The open building of each stack on the edges of those below it."""
    for (building, left), (x, y, _, _) in zip(view.stacks, TILE_BOXES.values(), strict=False):
        sheet.text(x + 6, y - 30, f"×{left}", 34, "number", anchor="lm", halo=meadow(sheet.ink))
        if building:
            height = TILE[1] + EDGE * (left - 1)
            sheet.paint(("stack", left), (TILE[0], height), partial(_stack, left), x, y, "lt", shadow=4)
            faces.building(sheet, building, x, y, *TILE)
        else:
            last = say(msg("stoneage-board-last"), sheet.lang, ())
            sheet.paragraph(x + 14, y + 58, last, 34, TILE[0] - 20, "bold")


def _stack(left: int, pen: Pen) -> None:
    for i in range(left - 1, 0, -1):
        pen.rect((1, 1, TILE[0] - 1, TILE[1] + EDGE * i - 1), "#cbb27c", pen.ink.ink, 2, radius=8)


def _tracks(sheet: Sheet, view: StoneAgeView) -> None:
    """Markers on the score track stand on their fields, those of the agriculture track above them."""
    scores = view.result.points if view.result else tuple(player.score for player in view.players)
    _markers(sheet, [track(max(0, score)) for score in scores])
    for seat, score in enumerate(scores):
        if not 0 <= score < FIELDS:
            _lap(sheet, seat, score)
    fields = [player.agriculture for player in view.players]
    for seat, field in enumerate(fields):
        (x, y), n = HARVEST[field], fields[:seat].count(field)
        if fields.count(field) == 1:
            sheet.badge(seat, x, y - 41, 32, shadow=1)
        else:
            sheet.badge(seat, x - 12 + 24 * (n % 2), y - 38 - 24 * (n // 2), 24, shadow=1)


def _markers(sheet: Sheet, at: list[Point]) -> None:
    """Those on one field stand side by side."""
    for seat, (x, y) in enumerate(at):
        group = [other for other, point in enumerate(at) if point == (x, y)]
        if len(group) == 1:
            sheet.badge(seat, x, y, 38, shadow=2)
        else:
            dx, dy = CORNERS[group.index(seat)]
            sheet.badge(seat, x + 10 * dx, y + 10 * dy, 25, shadow=2)


def _lap(sheet: Sheet, seat: int, score: int) -> None:
    """The score of a marker that is not on the track's first round, at its foot."""
    x, y = track(max(0, score))
    text = str(score).replace("-", "−")
    colours = (sheet.seat(seat).fill, sheet.seat(seat).text)
    left = min(max(x, FLAG[0] / 2), SIZE[0] - FLAG[0] / 2)
    sheet.paint(("lap", text, seat), FLAG, partial(_flag, text, *colours), left, y + 10)


def _flag(text: str, fill: Colour, ink: Colour, pen: Pen) -> None:
    pen.rect((1, 1, FLAG[0] - 1, FLAG[1] - 1), fill, pen.ink.ink, 2, radius=8)
    pen.text(FLAG[0] / 2, FLAG[1] / 2, text, 18, "number", ink, room=FLAG[0] - 6, least=13)


def _people(sheet: Sheet, view: StoneAgeView) -> None:
    for place in PLACES:
        there = [(seat, dict(player.at).get(place, 0)) for seat, player in enumerate(view.players)]
        if place == "hunt":
            for seat, number in there:
                _hunters(sheet, seat, number)
            continue
        standing = [seat for seat, number in there for _ in range(number)]
        for seat, (x, y) in zip(standing, rings(place), strict=False):
            _person(sheet, seat, x, y - 3)


def _person(sheet: Sheet, seat: int, x: float, y: float) -> None:
    """A figure in the player's colour with the player's sign on its chest."""
    who = sheet.seat(seat)

    def painter(pen: Pen) -> None:
        pen.icon("stoneage/people", PERSON / 2, PERSON / 2, PERSON, who.fill)
        pen.icon(who.sign, PERSON / 2, PERSON * 0.7, PERSON * 0.4, pen.ink.card)

    sheet.paint(("person", seat), (PERSON, PERSON), painter, x, y, shadow=3)


def _hunters(sheet: Sheet, seat: int, number: int) -> None:
    """As many as there are, one behind the other, with their number."""
    x, y = hunters(seat)
    step = min(22.0, 84 / max(number - 1, 1))
    for i in range(number):
        _person(sheet, seat, x + i * step, y)
    if number > 1:
        end = x + (number - 1) * step + 28
        sheet.text(end, y + 2, f"×{number}", 34, "number", anchor="lm", halo=GROUND["hunt"])


def _closed(sheet: Sheet, view: StoneAgeView) -> None:
    """Locks on every free ring of places that are closed for this number of players."""
    limits = LIMITS[view.seats]
    standing = [dict(player.at) for player in view.players]
    if view.stage != "place":
        return
    taken = [place for place in VILLAGE if any(place in at for at in standing)]
    closed = [place for place in VILLAGE if place not in taken and len(taken) >= limits.village]
    for place in RESOURCE_PLACES:
        crowd = [at[place] for at in standing if place in at]
        if len(crowd) >= limits.resource and sum(crowd) < PLACES[place].most:
            closed.append(place)
    for place in closed:
        for x, y in rings(place)[sum(at.get(place, 0) for at in standing) :]:
            sheet.icon("lock", x, y, 40, shadow=2)


def _dice(sheet: Sheet, view: StoneAgeView) -> None:
    """The dice on the table beside the cards, with what they bring so far."""
    if view.roll is None:
        return
    x0, y0, x1, y1 = DICE
    dice = view.roll.dice
    rows = 1 if len(dice) < 3 else 2
    across = -(-len(dice) // rows)
    size = min(48.0, (x1 - x0) / across - 4)
    for i, die in enumerate(dice):
        x = (x0 + x1) / 2 + (i % across - (across - 1) / 2) * (size + 4)
        y = y0 + size / 2 + (i // across) * (size + 4)
        sheet.icon(f"die-{die}", x, y, size, sheet.seat(view.roll.seat).soft, shadow=2)
    if view.roll.kind:
        eyes = EYES[view.roll.kind]
        y = y1 - 20
        sheet.text(
            (x0 + x1) / 2 - 4,
            y,
            f"{sum(dice)} → {sum(dice) // eyes}",
            30,
            "number",
            anchor="rm",
            halo=meadow(sheet.ink),
        )
        sheet.icon(f"stoneage/{view.roll.kind}", (x0 + x1) / 2 + 4, y, 36, anchor="lm")
