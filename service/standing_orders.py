"""Standing orders: what a player wants done when they are asked.

A plain one is an answer that is given again whenever the very same question comes, until revoked. The same question
means the same step, and on the way to the answer the same questions with the same words to choose from. A changed
situation asks another question, and then the player is asked. What depends on a condition or ends by itself is a rule
(`order_rules`). An order is its player's: whoever takes the seat neither sees it nor is bound by it.
"""

import hashlib

import msgspec

from rules import kernel
from rules.kernel import Illegal, Msg, Path, Ready, Seat, msg
from rules.text import every_name
from service import clock, order_rules, play, prepared_moves, seats
from service.desk import Desk, Stale, Table
from service.prepared_moves import is_prepared
from service.seats import level
from storage import Order as Order

LATELY = 40
"""So many entries of the record one looks back for a player's last word."""
ASKED = "asked"
"""So is called, after the owner's mark, what was shown to its player and waits for a yes."""


async def give(desk: Desk, match: int, user: int, line: str, seat: Seat | None = None) -> Order:
    """From now on; the move itself is not made by this."""
    order = await understood(desk, match, user, line, seat)
    await desk.store.keep_order(order)
    return order


async def consider(desk: Desk, match: int, user: int, line: str) -> Order:
    """What a line would order; it is kept until its player says yes to it."""
    order, table = await understood(desk, match, user, line), await desk.table(match)
    await desk.store.keep_order(Order(match, order.seat, seats.mark(table.match, user) + ASKED, line))
    return order


async def agree(desk: Desk, match: int, user: int) -> Order:
    """The order that was considered last is given."""
    table = await desk.table(match)
    asked = seats.mark(table.match, user) + ASKED
    rows = [one for one in await desk.store.orders(match) if one.question == asked]
    if not rows or rows[0].seat not in table.seats_of(user):
        raise Illegal(msg("service-order-nothing"))
    order = await give(desk, match, user, rows[0].line, rows[0].seat)
    await desk.store.drop_order(rows[0])
    return order


async def again(desk: Desk, table: Table, user: int, seat: Seat) -> str | None:
    """What a seat that is not waited for now, but may be called back, said last, if it can be said again."""
    p = table.position
    if table.match.status != "running" or seat in kernel.waiting(p) or seat not in kernel.allowed(p):
        return None
    if any(order_rules.of(one) for one in await given(desk, table.match.id, user)):
        return None
    moves = await desk.store.moves(table.match.id, max(0, table.n - LATELY))
    own = [move.line for move in moves if move.seat == seat and move.source != "auto" and move.back is None]
    return own[-1] if own and own[-1] in table.rules.verbs else None


async def understood(desk: Desk, match: int, user: int, line: str, seat: Seat | None = None) -> Order:
    """The order that a line would give."""
    table = play.in_play(await desk.table(match))
    own, said = table.seat_of(user, seat), order_rules.read(line)
    if not said.is_plain:
        return order_rules.kept(table, user, own, order_rules.made(table, own, said))
    path = kernel.resolve(table.position, own, kernel.read(line)[0], every_name)
    if not isinstance(kernel.ask(table.position, own, path), Ready):
        raise Illegal(msg("service-order-whole", line=kernel.write(path)))
    return Order(match, own, seats.mark(table.match, user) + question(table, own, path), kernel.write(path))


async def given(desk: Desk, match: int, user: int) -> list[Order]:
    """A user's orders in a match; nobody else sees them."""
    table = await desk.table(match)
    mine, mark = table.seats_of(user), seats.mark(table.match, user)
    orders = [one for one in await desk.store.orders(match) if one.seat in mine and one.question.startswith(mark)]
    return [one for one in orders if not is_prepared(one) and one.question != mark + ASKED]


async def revoke(desk: Desk, match: int, user: int) -> int:
    """All of a user's orders in a match, or one of them; tells how many there were."""
    return sum([await desk.store.drop_order(order) for order in await given(desk, match, user)])


async def fire(desk: Desk, match: int) -> bool:
    """Carries out one order that fits the moment; whether there was one."""
    table = await desk.table(match)
    orders = await desk.store.orders(match)
    for order in orders:
        await _end(desk, table, order)
    due = [one for one in orders if _fits(table, one)]
    if not due:
        return False
    order = due[0]
    path, *then = [tuple(kernel.read(line)[0]) for line in _lines(order)]
    try:
        await play.act_for(desk, match, order.seat, path, "order", lambda now: _fits(now, order), then)
    except Stale:
        return await desk.store.head(match) != table.n  # something came in between; it is looked at anew
    except Illegal as refusal:
        if await desk.store.head(match) == table.n:
            await _drop(desk, table, order, refusal.msg)
        return await desk.store.head(match) != table.n
    return True


async def _end(desk: Desk, table: Table, order: Order) -> None:
    """A rule whose time is over goes; its player is told if it waited for something that did not come."""
    rule = order_rules.of(order)
    if rule is None:
        return
    lapsed = order_rules.has_lapsed(table, order.seat, rule)
    if order_rules.is_done(table, order.seat, rule) or (lapsed and rule.until):
        await desk.store.drop_order(order)
    elif lapsed:
        await _drop(desk, table, order, None)


async def _drop(desk: Desk, table: Table, order: Order, why: Msg | None) -> None:
    if not await desk.store.drop_order(order):
        return
    note = prepared_moves.told_gone(table, order.seat, "; ".join(_lines(order)), why)
    if note.question.startswith(order.question.partition(".")[0]):  # to whom it belonged, and to nobody else
        await desk.store.keep_order(note)


def _lines(order: Order) -> tuple[str, ...]:
    rule = order_rules.of(order)
    return rule.moves if rule else (order.line,)


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
    own = seats.mark(table.match, chair.user)
    if (rule := order_rules.of(order)) is not None:
        still = not order_rules.is_done(table, order.seat, rule) and not order_rules.has_lapsed(table, order.seat, rule)
        return order.question.startswith(own) and still and order_rules.fits(table, order.seat, rule)
    path = tuple(kernel.read(order.line)[0])
    try:
        there = isinstance(kernel.ask(table.position, order.seat, path), Ready)
        return there and order.question == own + question(table, order.seat, path)
    except Illegal:
        return False
