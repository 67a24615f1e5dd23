"""Prepared moves in the private panel: what can be prepared, what is, and what was dropped.

The keys of its buttons: `q:on` prepares, or goes on to the next thing that can be; `q:off` stops; `q:drop` drops all;
`q:again` orders to answer the same until the phase ends.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.panel.answering import Card, text
from bot.panel.layout import Button
from bot.people import orders_in_words
from bot.people.readers import Reader
from bot.thread import match_in_words
from rules.kernel import Seat, msg
from service import order_rules, prepared_moves, standing_orders
from service.desk import Stale, Table
from service.prepared_moves import Gone, Plan, Prepared

if TYPE_CHECKING:
    from bot.app import Ziggurat
    from bot.panel.clicks import Click

LONGEST = 400
"""Characters that are shown of prepared moves."""


async def added(bot: "Ziggurat", table: Table, seat: Seat, reader: Reader, card: Card) -> Card:
    """A panel with what its player should know about prepared moves, and the buttons for them."""
    now = await bot.desk.table(table.match.id)
    found = await Prepared.at(bot.desk, now)
    plan, gone, coming = found.plans.get(seat, {}), found.dropped(seat), found.outlooks(seat)
    lines = [reader("people-preparing")] if table.ahead else []
    lines += [_gone(gone, reader)] if gone else []
    lines += [said(plan, reader)] if plan else []
    buttons = tuple(_buttons(reader, bool(table.ahead), len(coming), bool(plan)))
    user = now.chairs[seat].user
    if user is not None and (word := await standing_orders.again(bot.desk, now, user, seat)):
        verb = reader.say(msg(f"{now.match.game}-verb-{word}"))
        buttons += (Button("q:again", reader("people-order-again", verb=verb)),)
    head, _, rest = card.post.text.partition("\n")
    words = "\n".join(filter(None, [head, *lines, rest]))
    return replace(card, post=replace(card.post, text=words, rows=(*card.post.rows, *([buttons] if buttons else []))))


async def press(bot: "Ziggurat", reader: Reader, user: int, click: "Click") -> list[str]:
    """What a button does; the panel follows."""
    where = (bot.desk, click.match, user)
    match click.rest:
        case "on":
            await prepared_moves.begin(*where, click.seat)
        case "off":
            await prepared_moves.leave(*where, click.seat)
        case "again":
            return [await _again(bot, reader, user, click)]
        case "drop":
            return [dropped(await prepared_moves.withdraw(*where), reader)]
        case _:
            raise Stale
    return []


async def _again(bot: "Ziggurat", reader: Reader, user: int, click: "Click") -> str:
    table = await bot.desk.table(click.match)
    word = await standing_orders.again(bot.desk, table, user, table.seat_of(user, click.seat))
    if word is None:
        raise Stale
    order = await standing_orders.give(bot.desk, click.match, user, f"{word} until {order_rules.PHASE}", click.seat)
    return reader("people-order-given", order=orders_in_words.said(table, order, reader))


async def prepare(bot: "Ziggurat", reader: Reader, match: int, user: int, line: str) -> Card:
    """A line is prepared, behind what is prepared already."""
    return text(said(await prepared_moves.prepare(bot.desk, match, user, line), reader))


def said(plan: Plan, reader: Reader) -> str:
    """What is prepared."""
    return reader("people-prepared", line=_short("; ".join(line for lines in plan.values() for line in lines)))


def dropped(number: int, reader: Reader) -> str:
    return reader("people-prepared-dropped", number=number)


def _gone(gone: Gone, reader: Reader) -> str:
    if gone.why is None:
        return reader("people-prepared-passed", line=_short(gone.line))
    return reader("people-prepared-failed", line=_short(gone.line), why=match_in_words.refusal(gone.why, reader))


def _short(line: str) -> str:
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def _buttons(reader: Reader, ahead: bool, coming: int, planned: bool) -> list[Button]:
    found = []
    if coming > 1 or (coming and not ahead):
        found.append(Button("q:on", reader("people-prepare-other" if ahead else "people-prepare")))
    if ahead:
        found.append(Button("q:off", reader("people-prepare-stop")))
    if planned:
        found.append(Button("q:drop", reader("people-prepared-drop"), "bad"))
    return found
