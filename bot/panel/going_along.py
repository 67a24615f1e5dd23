"""Whoever has just moved and is up again gets the next panel by itself: no tap, and nothing to look for.

In the thread it comes below the new table, and the panel that waited goes. Elsewhere (after Play now, or in direct
messages) the same panel goes on, and tells what the others have done.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.panel.answering import TROUBLE, fault, shown, whole
from bot.panel.live_panels import Open, Place
from bot.panel.private_panel import panel
from bot.panel.widgets import Post, view
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import match_in_words, who_is_up
from bot.thread.pictures import Picture
from rules.kernel import Seat
from service import history
from service.desk import Table

if TYPE_CHECKING:
    from bot.app import Ziggurat


def open_next(bot: "Ziggurat", table: Table) -> None:
    """For everybody who is up and still looks at a panel that waits; called when the thread knows it."""
    for seat in who_is_up.people(table):
        user = table.chairs[seat].user
        if user is not None and (waited := bot.panels.waiting(user, table.match.id, seat)) is not None:
            bot.spawn(_open(bot, table.match.id, seat, waited))


async def _open(bot: "Ziggurat", match: int, seat: Seat, waited: Open) -> None:
    try:
        await _go_along(bot, match, seat, waited)
    except TROUBLE:
        return  # My move is there all the same
    except Exception as error:
        fault(bot, "panel", error, match=match, seat=seat)


async def _go_along(bot: "Ziggurat", match: int, seat: Seat, waited: Open) -> None:
    click = waited.click
    reader = await readers.reader(bot.desk, click)
    below = click.channel_id == (await bot.desk.place(match)).get("thread")
    said = [] if below else await _missed(bot, reader, match, click.user.id)
    card = await panel(bot, reader, match, click.user.id, seat, said=said)
    if card.place is None or not card.place.asks:
        return
    post, picture = await whole(bot, card, lambda: True)
    if below:
        await _send_below(bot, card.place, waited, post, picture)
    else:
        await _go_on(bot, card.place, waited, post, picture)


async def _send_below(bot: "Ziggurat", place: Place, waited: Open, post: Post, picture: Picture | None) -> None:
    send = partial(waited.click.followup.send, ephemeral=True, wait=True)
    sent = await shown(bot, post, lambda post: send(view=view(post, picture), files=_files(picture)))
    await bot.panels.came_along(place, waited, sent)


async def _go_on(bot: "Ziggurat", place: Place, waited: Open, post: Post, picture: Picture | None) -> None:
    click, latest = waited.click, bot.latest
    async with latest.turn(waited.message):
        if not latest.is_last(waited.message, click.id):
            return  # it was clicked on meanwhile
        edit = click.edit_original_response
        latest.show(await shown(bot, post, lambda post: edit(view=view(post, picture), attachments=_files(picture))))
    await bot.panels.shown(place, waited.message, click)


def _files(picture: Picture | None) -> list[discord.File]:
    return [picture.file()] if picture else []


async def _missed(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Sequence[str]:
    news = await history.since(bot.desk, match, user)
    return match_in_words.lines(news.entries, reader.at(await bot.desk.table(match)))
