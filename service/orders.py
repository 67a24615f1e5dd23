"""Standing orders: an answer that a player gives again whenever the very same question comes, until revoked.

The same question means the same step with the same words to begin with. A changed situation asks another question, and
then the player is asked.
"""

import msgspec

from rules import kernel
from rules.kernel import Illegal, Ready, Seat, msg
from rules.text import every_name
from service import play
from service.absence import level
from service.desk import Desk, Table
from storage import Order


async def give(desk: Desk, match: int, user: int, line: str, seat: Seat | None = None) -> Order:
    """From now on, for the question that is asked now; the move itself is not made by this."""
    table = play.in_play(await desk.table(match))
    own = table.seat_of(user, seat)
    words = kernel.read(line)
    if len(words) != 1:
        raise Illegal(msg("service-order-single"))
    path = kernel.resolve(table.position, own, words[0], every_name)
    if not isinstance(kernel.ask(table.position, own, path), Ready):
        raise Illegal(msg("service-order-whole", line=kernel.write(path)))
    order = Order(match, own, question(table, own), kernel.write(path))
    await desk.store.keep_order(order)
    return order


async def given(desk: Desk, match: int, user: int) -> list[Order]:
    """A user's orders in a match; nobody else sees them."""
    table = await desk.table(match)
    mine = table.seats_of(user)
    return [order for order in await desk.store.orders(match) if order.seat in mine]


async def revoke(desk: Desk, match: int, user: int) -> int:
    """All of a user's orders in a match; tells how many there were."""
    mine = await given(desk, match, user)
    for order in mine:
        await desk.store.drop_order(order)
    return len(mine)


async def fire(desk: Desk, match: int) -> bool:
    """Carries out one order that fits the moment; whether there was one."""
    table = await desk.table(match)
    if table.match.status != "running" or not (orders := await desk.store.orders(match)):
        return False
    waiting = kernel.waiting(table.position)
    for order in orders:
        human = order.seat in waiting and not level(table.chairs[order.seat])
        if human and question(table, order.seat) == order.question and _fits(table, order):
            await play.act_for(desk, match, order.seat, tuple(kernel.read(order.line)[0]), "order")
            return True
    return False


def question(table: Table, seat: Seat) -> str:
    """What tells a question from others: the step, and the words with which an answer may begin."""
    step = table.position.stack[-1]
    node = kernel.ask(table.position, seat, ())
    offers = [choice.key for choice in getattr(node, "choices", ())]
    return msgspec.json.encode([type(step).__name__.lower(), offers]).decode()


def _fits(table: Table, order: Order) -> bool:
    try:
        return isinstance(kernel.ask(table.position, order.seat, kernel.read(order.line)[0]), Ready)
    except Illegal:
        return False
