"""The picture of a panel: the part of the board that matters, or the hand; never the frame around the board."""

from bot.panel.layout import Layout
from bot.people.readers import Reader
from bot.thread import board_picture, hand_messages
from bot.thread.pictures import Shot
from renderers.look import Box
from rules.kernel import Count, Node, Ready, Seat, View
from service import lessons, play, told
from service.desk import Desk, Table
from service.play import Panel

WHOLE: Box = (0, 0, 2_000, 2_000)
"""More than any board."""


async def shot(desk: Desk, asked: Panel, reader: Reader, laid: Layout, places: tuple[str, ...]) -> Shot:
    """What can be picked, or how it will be after the move; else the hand if that is what the question is about, else
    where the last move was."""
    table, game = asked.table, asked.table.match.game
    pointed = [*(spot for spot, _ in laid.marks), *places, *(place for _, part in laid.areas for place in part)]
    lesson = lessons.of(table.match)
    box, last = board_picture.around(game, pointed or (lesson.look if lesson else ())), places
    if box is None and not isinstance(asked.node, Ready):
        if _is_about_hand(table, asked.seat, asked.node):
            return hand_messages.shot(table, asked.seat, reader)
        last = await _last_places(desk, table, asked.seat)
        box = board_picture.around(game, last)
        if box is None and hand_messages.fingerprint(table, asked.seat):
            return hand_messages.shot(table, asked.seat, reader)
    look = board_picture.look(
        table,
        reader,
        spots=laid.marks,
        last=last,
        route=table.rules.is_way(asked.line),
        box=box or WHOLE,
        areas=tuple((letter, here) for letter, part in laid.areas if (here := board_picture.around(game, part))),
    )
    return Shot(game, await _seen(asked), look)


async def _seen(asked: Panel) -> View:
    after = await play.preview(asked) if isinstance(asked.node, Ready) else None
    seen: View = after or asked.table.rules.view(asked.table.position, asked.seat)
    return seen


def _is_about_hand(table: Table, seat: Seat, node: Node) -> bool:
    """Whether something of what only this seat knows is to be chosen."""
    if isinstance(node, Ready | Count):
        return False
    own = table.rules.secrets(table.position, None) - table.rules.secrets(table.position, seat)
    return bool({secret.partition(".")[0] for secret in own} & {choice.key for choice in node.choices})


async def _last_places(desk: Desk, table: Table, seat: Seat) -> tuple[str, ...]:
    """Where the last move was of which the player knows."""
    move = await told.latest(desk, table, table.chairs[seat].user)
    return move.spots if move else ()
