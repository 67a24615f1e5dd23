"""What a player keeps to themselves in a match: notes and standing orders."""

from typing import TYPE_CHECKING

from bot.panel import private_panel
from bot.panel.answering import Card, text
from bot.panel.layout import Button
from bot.panel.widgets import Post
from bot.people import orders_in_words, preferences, prepared
from bot.people.preferences import Prefs
from bot.people.readers import Reader
from service import prepared_moves, standing_orders

if TYPE_CHECKING:
    from bot.app import Ziggurat

LONGEST = 1_000
"""Characters of a note."""
CLEAR = "-"


async def note(bot: "Ziggurat", reader: Reader, match: int, user: int, words: str) -> Card:
    """Keeps a note, or shows the one that is there."""
    (await bot.desk.table(match)).seat_of(user)

    def changed(old: Prefs) -> Prefs:
        notes = {**old.get("notes", {}), str(match): "" if words == CLEAR else words[:LONGEST]}
        return {**old, "notes": {key: value for key, value in notes.items() if value} or None}

    if words:
        await preferences.change(bot.desk, user, changed)
    kept = await of(bot, match, user)
    return text(reader("people-note-is", note=kept) if kept else reader("people-no-note"))


async def of(bot: "Ziggurat", match: int, user: int) -> str:
    found: str = (await bot.desk.store.prefs(user)).get("notes", {}).get(str(match), "")
    return found


async def panel(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """The panel when it is opened: with the player's note."""
    kept = await of(bot, match, user)
    said = [reader("people-note-is", note=line) for line in [kept] if line]
    return await private_panel.panel(bot, reader, match, user, said=said)


async def order(bot: "Ziggurat", reader: Reader, match: int, user: int, line: str) -> Card:
    """What an order would do, in words; it holds when its player says yes."""
    order_ = await standing_orders.consider(bot.desk, match, user, line)
    said = orders_in_words.said(await bot.desk.table(match), order_, reader)
    yes, no = Button("order", reader("people-order-yes"), "good"), Button("orders", reader("people-order-no"))
    return Card(Post(reader("people-order-asked", order=said), ((yes, no),), f"w:{match}:"))


async def agree(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """The order that was shown holds from now on."""
    given = await standing_orders.agree(bot.desk, match, user)
    said = orders_in_words.said(await bot.desk.table(match), given, reader)
    bot.wake(match)
    return text(reader("people-order-given", order=said))


async def listed(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """Standing orders and prepared moves."""
    table = await bot.desk.table(match)
    table.seat_of(user)
    plan = await prepared_moves.prepared(bot.desk, match, user)
    given = await standing_orders.given(bot.desk, match, user)
    if not given and not plan:
        return text(reader("people-no-orders"))
    orders = (f"- {orders_in_words.said(table, one, reader)}" for one in given)
    lines = [reader("people-orders-are"), *orders] if given else []
    lines += [prepared.said(plan, reader)] if plan else []
    return Card(Post("\n".join(lines), ((Button("revoke", reader("people-revoke"), "bad"),),), f"w:{match}:"))


async def revoke(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """Both kinds."""
    (await bot.desk.table(match)).seat_of(user)
    revoked = await standing_orders.revoke(bot.desk, match, user)
    dropped = await prepared_moves.withdraw(bot.desk, match, user)
    lines = [reader("people-orders-revoked", number=revoked)] if revoked or not dropped else []
    lines += [prepared.dropped(dropped, reader)] if dropped else []
    return text("\n".join(lines))
