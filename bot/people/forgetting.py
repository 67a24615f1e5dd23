"""Being forgotten: asked once more, then done."""

from typing import TYPE_CHECKING

from bot.lobby import lobby_post
from bot.panel.answering import Card, text
from bot.panel.layout import Button
from bot.panel.widgets import Post
from bot.people.readers import Reader
from service import forgetting

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def offer_forget(reader: Reader) -> Card:
    """Asked once more, because nothing brings it back."""
    return Card(Post(reader("people-forget-sure"), ((Button("forget", reader("people-forget"), "bad"),),), "w:0:"))


async def forget(bot: "Ziggurat", reader: Reader, user: int) -> Card:
    running = await bot.desk.store.matches_of(user)
    await forgetting.forget(bot.desk, user)
    for match in running:
        found, _ = await bot.desk.lobby(match)
        if found.status == "running":
            bot.wake(match)
        else:
            await lobby_post.refresh_lobby(bot, match)
    return text(reader("people-forgotten"))
