"""The rematch: a new lobby with the same company, opened once."""

from typing import TYPE_CHECKING

from bot.lobby import lobby_post
from bot.panel.answering import Card, Interaction, text
from bot.panel.widgets import view
from bot.people import readers
from bot.people.readers import Reader
from rules.kernel import Illegal, msg
from service import lobby, rematch

if TYPE_CHECKING:
    from bot.app import Ziggurat


KEPT = ("access", "invited", "level")
"""Settings of the bot's own that hold for a rematch too."""


async def open_rematch(bot: "Ziggurat", reader: Reader, match: int, interaction: Interaction) -> Card:
    """A new lobby with the same people and options; the old table keeps it from being made twice."""
    table = await bot.desk.table(match)
    table.seat_of(interaction.user.id)
    old, _ = await bot.desk.lobby(match)
    if "rematch" in old.place:
        raise Illegal(msg("lobby-rematch-exists", match=str(old.place["rematch"])))
    made = await rematch.rematch(bot.desk, match, interaction.user.id)
    await lobby.set_settings(bot.desk, made.id, {key: old.settings[key] for key in KEPT if key in old.settings})
    await lobby.set_place(bot.desk, match, {"rematch": made.id})
    found, chairs = await bot.desk.lobby(made.id)
    channel = bot.get_partial_messageable(old.place["channel"])
    sent = await channel.send(view=view(lobby_post.lobby(found, chairs, readers.public(found.settings))))
    await lobby.set_place(bot.desk, made.id, {"guild": old.place["guild"], "channel": channel.id, "message": sent.id})
    return text(reader("lobby-rematch-made", url=sent.jump_url))
