"""Moves prepared ahead: a player who has to wait says already what to answer when the question comes.

What is prepared belongs to a person, a seat and an occasion. Nobody else sees it, or that there is anything. When the
seat is asked on that occasion, it is played with the move that led there; what is left is written in the same
transaction, so nothing is played twice and nothing is lost. From the first move that no longer holds everything is
dropped; so is what was prepared for an occasion that will not come. The player finds a word about it in the panel.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from rules import kernel
from rules.kernel import Illegal, Msg, Path, Position, Ready, Seat, msg
from rules.text import every_name
from service import seats
from service.desk import Desk, Table
from service.retrying import retried
from storage import Order

AHEAD, DROPPED = "ahead ", "dropped"
"""So begin, after the owner's mark, the questions under which these are kept among the standing orders."""
LATER = "~"
"""So begins a draft for later, followed by its occasion."""
MOST = 40
"""Moves that somebody may prepare for one occasion."""

Plan = dict[str, list[str]]
"""Moves as lines, by their occasion."""


class Gone(Struct, frozen=True):
    """A prepared move that was dropped, and why; no reason: its occasion has passed."""

    line: str
    why: Msg | None = None


class Prepared:
    """All that is prepared at a table, while moves are made."""

    def __init__(self, table: Table, orders: list[Order]) -> None:
        self.table = table
        self.kept = [order for order in orders if is_prepared(order)]
        self.plans: dict[Seat, Plan] = {}
        self.gone: dict[Seat, Gone] = {}
        for order in self.kept:
            if lines := _lines(table, order):
                occasion = order.question.partition(AHEAD)[2]
                self.plans.setdefault(order.seat, {})[occasion] = lines

    @classmethod
    async def at(cls, desk: Desk, table: Table) -> "Prepared":
        return cls(table, await desk.store.orders(table.match.id))

    def outlooks(self, seat: Seat) -> dict[str, Table]:
        """By occasion, the table as it will be when the seat is asked next, after what it has prepared already."""
        found = _open(self.table, seat, self.plans.get(seat, {}))
        return {name: msgspec.structs.replace(self.table, position=p, ahead=name) for name, p in found.items()}

    def dropped(self, seat: Seat) -> Gone | None:
        """What was dropped since the seat last moved."""
        wanted = (seat, _order(self.table, seat, DROPPED, "").question)
        rows = [order.line for order in self.kept if (order.seat, order.question) == wanted]
        return msgspec.json.decode(rows[0], type=Gone) if rows else None

    def next(self, seat: Seat, occasion: str) -> str | None:
        """Takes out the move that is to be played now."""
        lines = self.plans.get(seat, {}).get(occasion)
        return lines.pop(0) if lines else None

    def failed(self, seat: Seat, line: str, why: Msg) -> None:
        """With a move that does not hold goes all that was to follow."""
        self.plans[seat] = {}
        self.gone[seat] = Gone(line, why)

    def answered(self, seat: Seat, occasion: str) -> None:
        """Who answers in person has thought better of it."""
        self.plans.get(seat, {}).pop(occasion, None)

    def orders(self, after: Table) -> list[Order]:
        """What changes in the store with the moves that were made; an order without a line goes."""
        wanted = {(order.seat, order.question): order for order in self._wanted(after)}
        there = {(order.seat, order.question): order for order in self.kept}
        gone = [msgspec.structs.replace(order, line="") for key, order in there.items() if key not in wanted]
        return gone + [order for key, order in wanted.items() if there.get(key) != order]

    def _wanted(self, after: Table) -> Iterator[Order]:
        for seat, plan in self.plans.items():
            if not _is_own(self.table, after, seat):
                continue
            coming = occasions(after.position, seat)
            for occasion, lines in plan.items():
                if lines and occasion in coming:
                    yield _order(after, seat, AHEAD + occasion, f"{after.k(seat)} {'; '.join(lines)}")
                elif lines:
                    self.gone.setdefault(seat, Gone("; ".join(lines)))
        for seat, gone in self.gone.items():
            if _is_own(self.table, after, seat):
                yield _order(after, seat, DROPPED, msgspec.json.encode(gone).decode())
        yield from (order for order in self.kept if self._is_news(order, after))

    def _is_news(self, order: Order, after: Table) -> bool:
        """Whether it tells of something dropped, and its player has neither moved since nor lost more."""
        if order.seat in self.gone or order.question != _order(after, order.seat, DROPPED, "").question:
            return False
        return after.k(order.seat) == self.table.k(order.seat)


async def prepared(desk: Desk, match: int, user: int, seat: Seat | None = None) -> Plan:
    """What a user has prepared."""
    table = await desk.table(match)
    return (await Prepared.at(desk, table)).plans.get(table.seat_of(user, seat), {})


async def prepare(
    desk: Desk, match: int, user: int, line: str, seat: Seat | None = None, only: str | None = None
) -> Plan:
    """One or several moves more, each for the first occasion at which it is possible, or for a given one only."""

    async def work() -> Plan:
        table = await desk.table(match)
        own = table.seat_of(user, seat)
        plan = await prepared(desk, match, user, own)
        for words in kernel.read(line):
            _add(table, own, plan, words, only)
        k, said = table.k(own), {AHEAD + occasion: "; ".join(lines) for occasion, lines in plan.items()}
        orders = [_order(table, own, question, f"{k} {lines}") for question, lines in said.items()]
        await desk.store.keep_orders(match, table.rev, orders)
        return plan

    return await retried(desk, match, work)


async def withdraw(desk: Desk, match: int, user: int) -> int:
    """Nothing is prepared any more; tells how many moves there were."""
    async with desk.turn(match):
        table = await desk.table(match)
        found = await Prepared.at(desk, table)
        for order in found.kept:
            if order.seat in table.seats_of(user):
                await desk.store.drop_order(order)
        return sum(len(lines) for seat in table.seats_of(user) for lines in found.plans.get(seat, {}).values())


async def begin(desk: Desk, match: int, user: int, seat: Seat) -> None:
    """From now on the user drafts for what comes next, then for what comes after that, and so on round."""
    table = await desk.table(match)
    own = table.seat_of(user, seat)
    coming = [*(await Prepared.at(desk, table)).outlooks(own)]
    if not coming:
        raise Illegal(msg("service-nothing-ahead"))
    now, _ = await draft(desk, table, own)
    place = coming.index(now.ahead) + 1 if now.ahead else 0
    await keep_draft(desk, msgspec.structs.replace(table, ahead=coming[place % len(coming)]), own, "")


async def leave(desk: Desk, match: int, user: int, seat: Seat) -> None:
    """The user drafts for now again."""
    table = await desk.table(match)
    await keep_draft(desk, table, table.seat_of(user, seat), "")


async def draft(desk: Desk, table: Table, seat: Seat) -> tuple[Table, str]:
    """What a seat has drafted, and for which table: for this one, or for the one that is foreseen."""
    kept = await desk.store.draft(table.match.id, seat) or ""
    if not kept.startswith(LATER):
        return table, kept
    occasion, _, line = kept.removeprefix(LATER).partition(" ")
    ahead = (await Prepared.at(desk, table)).outlooks(seat).get(occasion)
    return (table, "") if ahead is None else (ahead, line)


async def keep_draft(desk: Desk, table: Table, seat: Seat, line: str) -> None:
    """Keeps what a seat drafts for a table."""
    start = f"{LATER}{table.ahead} " if table.ahead else ""
    await desk.store.keep_draft(table.match.id, seat, start + line or None)


def told_gone(table: Table, seat: Seat, line: str, why: Msg | None) -> Order:
    """The word about something dropped, which its player finds in the panel."""
    return _order(table, seat, DROPPED, msgspec.json.encode(Gone(line, why)).decode())


def is_prepared(order: Order) -> bool:
    """Whether something among the standing orders is of this kind."""
    return order.question.partition(".")[2].startswith((AHEAD, DROPPED))


def occasions(p: Position[Any, Any], seat: Seat) -> set[str]:
    """Those that can still come, and those that are under way."""
    return {*kernel.ahead(p, seat), *(step.occasion(p.game, seat) for step in p.stack)}


def _add(table: Table, seat: Seat, plan: Plan, words: list[str], only: str | None) -> None:
    refusals = []
    for occasion, p in _open(table, seat, plan).items():
        if only not in (None, occasion):
            continue
        try:
            line = kernel.write(_whole(p, seat, words))
        except Illegal as refusal:
            refusals.append(refusal)
            continue
        if len(plan.get(occasion, ())) >= MOST:
            raise Illegal(msg("service-ahead-full", most=MOST))
        plan.setdefault(occasion, []).append(line)
        return
    raise next(iter(refusals), Illegal(msg("service-nothing-ahead")))


def _whole(p: Position[Any, Any], seat: Seat, words: list[str]) -> Path:
    path = kernel.resolve(p, seat, words, every_name)
    node = kernel.ask(p, seat, path)
    if not isinstance(node, Ready):
        raise Illegal(msg("kernel-unfinished", line=kernel.write(path), ask=node.ask))
    return path


def _open(table: Table, seat: Seat, plan: Plan) -> dict[str, Position[Any, Any]]:
    """Where the seat will still be asked after what is prepared, as far as that can be foreseen."""
    found: dict[str, Position[Any, Any]] = {}
    now = table.position
    if table.match.status != "running" or seat in kernel.waiting(now):
        return found
    for occasion in kernel.ahead(now, seat):
        then = kernel.ahead(now, seat).get(occasion)  # what was prepared before may have changed it
        after = _after(table, then, seat, plan.get(occasion, [])) if then else None
        if then is None or after is None:
            return found
        if _asks(then, after, seat):
            found[occasion] = after
        else:
            now = Position(after.game, now.stack)
    return found


def _after(table: Table, p: Position[Any, Any], seat: Seat, lines: list[str]) -> Position[Any, Any] | None:
    """The position after the prepared moves of one occasion; None where that cannot be foreseen."""
    now: Position[Any, Any] | None = p
    for line in lines:
        if now is None or not _asks(p, now, seat):
            return None
        try:
            now = kernel.foresee(table.rules, now, seat, kernel.read(line)[0])
        except Illegal:
            return None
    return now


def _asks(first: Position[Any, Any], now: Position[Any, Any], seat: Seat) -> bool:
    """Whether the step of the occasion is still the one that asks the seat."""
    same = len(first.stack) == len(now.stack) and type(first.stack[-1]) is type(now.stack[-1])
    return same and seat in now.stack[-1].waiting(now.game)


def _lines(table: Table, order: Order) -> list[str]:
    """The moves that an order holds, if the player of the seat has prepared them and not moved since."""
    chair = table.chairs[order.seat]
    if chair.user is None or seats.level(chair):
        return []
    if not order.question.startswith(seats.mark(table.match, chair.user) + AHEAD):
        return []
    k, _, lines = order.line.partition(" ")
    return lines.split("; ") if int(k) == table.k(order.seat) else []


def _is_own(before: Table, after: Table, seat: Seat) -> bool:
    """Whether the same human still plays the seat."""
    chair = after.chairs[seat]
    return chair.user is not None and chair.user == before.chairs[seat].user and not seats.level(chair)


def _order(table: Table, seat: Seat, what: str, line: str) -> Order:
    user = table.chairs[seat].user
    return Order(table.match.id, seat, (seats.mark(table.match, user) if user is not None else "") + what, line)
