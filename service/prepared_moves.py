"""Moves prepared ahead: a player who has to wait says already what to answer when the question comes.

What is prepared belongs to a person, a seat and an occasion. Nobody else sees it, or that there is anything. When the
seat is asked on that occasion, it is played in the same transaction as the move that led there; from the first move
that no longer holds everything is dropped, and the player is asked. Whoever has moved on the seat since then has made
it void: so what was played once is never played again, though it is deleted only after the commit.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from rules import kernel
from rules.kernel import Illegal, Path, Position, Ready, Seat, msg
from rules.text import every_name
from service import seats
from service.desk import Desk, Table
from storage import Order

AHEAD, DROPPED = "ahead ", "dropped"
"""So begin, after the owner's mark, the questions under which these are kept among the standing orders."""
MOST = 40
"""Moves that somebody may prepare for one occasion."""

Plan = dict[str, list[str]]
"""Moves as lines, by their occasion."""


async def plans(desk: Desk, table: Table) -> dict[Seat, Plan]:
    """All that is prepared at a table by the people who sit there now, as far as it is not void."""
    found: dict[Seat, Plan] = {}
    for order in await desk.store.orders(table.match.id):
        occasion, k, lines = _read(table, order)
        if occasion and k == table.k(order.seat):
            found.setdefault(order.seat, {})[occasion] = lines
    return found


async def prepared(desk: Desk, match: int, user: int, seat: Seat | None = None) -> Plan:
    """What a user has prepared and will still be asked."""
    table = await desk.table(match)
    own = table.seat_of(user, seat)
    kept = (await plans(desk, table)).get(own, {})
    return {occasion: kept[occasion] for occasion in _coming(table.position, own) if occasion in kept}


async def prepare(desk: Desk, match: int, user: int, line: str, seat: Seat | None = None) -> Plan:
    """One or several moves more, each for the first occasion at which it is possible; all or nothing."""
    async with desk.turn(match):
        table = await desk.table(match)
        own = table.seat_of(user, seat)
        plan = await prepared(desk, match, user, own)
        for words in kernel.read(line):
            _add(table, own, plan, words)
        for occasion, lines in plan.items():
            await _keep(desk, table, own, occasion, lines)
        return plan


async def withdraw(desk: Desk, match: int, user: int) -> int:
    """Nothing is prepared any more; tells how many moves there were."""
    async with desk.turn(match):
        table = await desk.table(match)
        number = 0
        for own in table.seats_of(user):
            number += sum(map(len, (await prepared(desk, match, user, own)).values()))
            await _clear(desk, table, own)
        return number


async def outlook(desk: Desk, match: int, user: int, seat: Seat) -> Table:
    """The table as it will be when the seat is asked next, after what is prepared; Illegal: it cannot be foreseen."""
    table = await desk.table(match)
    coming = _open(table, seat, await prepared(desk, match, user, seat))
    for p in coming.values():
        return msgspec.structs.replace(table, position=p)
    raise Illegal(msg("service-nothing-ahead"))


async def dropped(desk: Desk, table: Table, seat: Seat) -> str:
    """The prepared move that no longer held when its turn came, until the seat moves."""
    wanted = _order(table, seat, DROPPED, "").question
    return next((one.line for one in await desk.store.orders(table.match.id) if one.question == wanted), "")


async def settle(
    desk: Desk, before: Table, table: Table, left: Mapping[Seat, Plan], failed: Mapping[Seat, str]
) -> None:
    """After a commit: of a seat that has moved or whose moves did not hold, only what is left stays prepared."""
    for seat, plan in left.items():
        if table.k(seat) == before.k(seat) and seat not in failed:
            continue
        await _clear(desk, table, seat)
        for occasion in _coming(table.position, seat):
            if plan.get(occasion):
                await _keep(desk, table, seat, occasion, plan[occasion])
        if seat in failed:
            await desk.store.keep_order(_order(table, seat, DROPPED, failed[seat]))


def is_prepared(order: Order) -> bool:
    """Whether something among the standing orders is a prepared move."""
    return order.question.partition(".")[2].startswith((AHEAD, DROPPED))


def _add(table: Table, seat: Seat, plan: Plan, words: list[str]) -> None:
    refusal: Illegal | None = None
    for occasion, p in _open(table, seat, plan).items():
        try:
            path = _whole(p, seat, words)
        except Illegal as illegal:
            refusal = refusal or illegal
            continue
        if len(plan.get(occasion, ())) >= MOST:
            raise Illegal(msg("service-ahead-full", most=MOST))
        plan.setdefault(occasion, []).append(kernel.write(path))
        return
    raise refusal or Illegal(msg("service-nothing-ahead"))


def _whole(p: Position[Any, Any], seat: Seat, words: list[str]) -> Path:
    path = kernel.resolve(p, seat, words, every_name)
    node = kernel.ask(p, seat, path)
    if not isinstance(node, Ready):
        raise Illegal(msg("kernel-unfinished", line=kernel.write(path), ask=node.ask))
    return path


def _open(table: Table, seat: Seat, plan: Plan) -> dict[str, Position[Any, Any]]:
    """Where the seat will still be asked after what is prepared, by occasion, as far as it can be foreseen."""
    found: dict[str, Position[Any, Any]] = {}
    now = table.position
    for occasion in kernel.ahead(now, seat):
        if occasion not in (coming := kernel.ahead(now, seat)):
            continue
        after = _after(table, coming[occasion], seat, plan.get(occasion, []))
        if after is None:
            break
        if _asks(coming[occasion], after, seat):
            found[occasion] = after
        else:
            now = Position(after.game, now.stack)
    return found


def _after(table: Table, p: Position[Any, Any], seat: Seat, lines: list[str]) -> Position[Any, Any] | None:
    """The position after prepared moves of one occasion; None where that cannot be foreseen."""
    first, now = p, p
    for line in lines:
        if not _asks(first, now, seat):
            return None
        try:
            foreseen = kernel.foresee(table.rules, now, seat, kernel.read(line)[0])
        except Illegal:
            return None
        if foreseen is None:
            return None
        now = foreseen
    return now


def _asks(first: Position[Any, Any], now: Position[Any, Any], seat: Seat) -> bool:
    """Whether the step of the occasion is still the one that asks the seat."""
    same = len(first.stack) == len(now.stack) and type(first.stack[-1]) is type(now.stack[-1])
    return same and seat in now.stack[-1].waiting(now.game)


def _coming(p: Position[Any, Any], seat: Seat) -> list[str]:
    """The occasions that can still come, those that are under way included."""
    return list(dict.fromkeys([*(step.occasion(p.game, seat) for step in p.stack), *kernel.ahead(p, seat)]))


def _read(table: Table, order: Order) -> tuple[str, int, list[str]]:
    """The occasion, the seat's last move when it was prepared, and the lines; no occasion: it is something else."""
    chair = table.chairs[order.seat]
    start = "" if chair.user is None else seats.mark(table.match, chair.user) + AHEAD
    if not start or seats.level(chair) or not order.question.startswith(start):
        return "", 0, []
    k, _, lines = order.line.partition(" ")
    return order.question.removeprefix(start), int(k), lines.split("; ")


async def _keep(desk: Desk, table: Table, seat: Seat, occasion: str, lines: list[str]) -> None:
    await desk.store.keep_order(_order(table, seat, AHEAD + occasion, f"{table.k(seat)} {'; '.join(lines)}"))


def _order(table: Table, seat: Seat, what: str, line: str) -> Order:
    user = table.chairs[seat].user
    return Order(table.match.id, seat, (seats.mark(table.match, user) if user is not None else "") + what, line)


async def _clear(desk: Desk, table: Table, seat: Seat) -> None:
    mark = _order(table, seat, "", "").question
    for order in await desk.store.orders(table.match.id):
        if order.seat == seat and order.question.startswith(mark) and is_prepared(order):
            await desk.store.drop_order(order)
