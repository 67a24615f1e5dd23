"""Standing orders: an answer that a player gives again whenever the very same question comes, until revoked.

The same question means the same step, and on the way to the answer the same questions with the same words to choose
from. A changed situation asks another question, and then the player is asked. An order is its player's: whoever takes
the seat neither sees it nor is bound by it.
"""

import hashlib

import msgspec

from rules import kernel
from rules.kernel import Illegal, Path, Ready, Seat, msg
from rules.text import every_name
from service import clock, play, seats
from service.desk import Desk, Stale, Table
from service.prepared_moves import is_prepared
from service.seats import level
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
    order = Order(match, own, seats.mark(table.match, user) + question(table, own, path), kernel.write(path))
    await desk.store.keep_order(order)
    return order


async def given(desk: Desk, match: int, user: int) -> list[Order]:
    """A user's orders in a match; nobody else sees them."""
    table = await desk.table(match)
    mine, mark = table.seats_of(user), seats.mark(table.match, user)
    orders = [one for one in await desk.store.orders(match) if one.seat in mine and one.question.startswith(mark)]
    return [one for one in orders if not is_prepared(one)]


async def revoke(desk: Desk, match: int, user: int) -> int:
    """All of a user's orders in a match; tells how many there were."""
    mine = await given(desk, match, user)
    for order in mine:
        await desk.store.drop_order(order)
    return len(mine)


async def fire(desk: Desk, match: int) -> bool:
    """Carries out one order that fits the moment; whether there was one."""
    table = await desk.table(match)
    order = next((one for one in await desk.store.orders(match) if _fits(table, one)), None)
    if order is None:
        return False
    path = tuple(kernel.read(order.line)[0])
    try:
        await play.act_for(desk, match, order.seat, path, "order", lambda now: _fits(now, order))
    except (Stale, Illegal):
        return await desk.store.head(match) != table.n  # something came in between; it is looked at anew
    return True


def question(table: Table, seat: Seat, path: Path) -> str:
    """Stands for the step and for all that is asked on the way to an answer."""
    p = table.position
    asked = [_asked(kernel.ask(p, seat, path[:length])) for length in range(len(path))]
    whole = msgspec.json.encode([type(p.stack[-1]).__name__.lower(), asked])
    return hashlib.blake2b(whole, digest_size=16).hexdigest()


def _asked(node: kernel.Node) -> list[object]:
    """A question without what only serves to refuse or to hint."""
    fields = ("ask", "choices", "caps", "lo", "hi")
    return [msgspec.to_builtins(getattr(node, field)) for field in fields if hasattr(node, field)]


def _fits(table: Table, order: Order) -> bool:
    """Whether the human of the seat gave it, and is asked the very same now."""
    chair = table.chairs[order.seat]
    if table.match.status != "running" or clock.is_paused(table.match) or level(chair) or chair.user is None:
        return False
    if order.seat not in kernel.waiting(table.position) or is_prepared(order):
        return False
    path = tuple(kernel.read(order.line)[0])
    try:
        there = isinstance(kernel.ask(table.position, order.seat, path), Ready)
        return there and order.question == seats.mark(table.match, chair.user) + question(table, order.seat, path)
    except Illegal:
        return False
