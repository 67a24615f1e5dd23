"""A substitute wanted: offering the own seat to whoever comes, and taking such a seat."""

from typing import TYPE_CHECKING

from bot.panel.answering import Card, Interaction, text
from bot.panel.widgets import TEXT
from bot.people.readers import Reader
from bot.thread import clocks_in_words, match_in_words
from bot.thread.pictures import describe
from rules.kernel import Illegal, Seat, msg
from service import clock, play, substitutes

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def want(bot: "Ziggurat", reader: Reader, match: int, user: int, days: int) -> Card:
    await substitutes.want(bot.desk, match, user, days)
    bot.wake(match)
    if not days:
        return text(reader("people-substitute-now"))
    when = clocks_in_words.stamp(bot.desk.now() + days * clock.DAY, "D")
    return text(reader("people-substitute-later", when=when))


async def take(interaction: Interaction, reader: Reader, match: int, seat: Seat) -> Card:
    """The seat changes hands, or the table votes on it; whoever has it reads how things stand."""
    bot, user = interaction.client, interaction.user
    await _check_server(interaction, match)
    table = await substitutes.take(bot.desk, match, user.id, user.display_name, seat)
    bot.wake(match)
    if not table.seats_of(user.id):
        return text(reader("people-seat-voted"))
    reader = reader.at(table)
    seen = await play.look(bot.desk, match, user.id)
    head = f"{reader('people-seat-taken')}\n{match_in_words.head(table, reader)}\n"
    return text(head + describe(table.match.game, seen, reader.lang, reader.names, TEXT - len(head)))


async def _check_server(interaction: Interaction, match: int) -> None:
    """Seats are offered to members of the match's server."""
    found, _ = await interaction.client.desk.lobby(match)
    if interaction.guild_id is None or found.place.get("guild") != interaction.guild_id:
        raise Illegal(msg("lobby-elsewhere"))
