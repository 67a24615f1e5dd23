"""Help: how to play by chat, and what the words of a game's moves do."""

from typing import TYPE_CHECKING

from bot.panel.answering import Card, text
from bot.panel.widgets import TEXT
from bot.people import readers
from bot.people.readers import Reader
from rules import GAMES
from rules.kernel import msg

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def help_(bot: "Ziggurat", reader: Reader, match: int) -> Card:
    """How to play, and what the words of this game's moves do."""
    table = await bot.desk.table(match)
    reader = reader.at(table)
    return text(game_help(table.match.game, reader))


def game_help(game: str, reader: Reader) -> str:
    verbs = [f"- `/{game} {verb}` · {reader.say(msg(f'{game}-about-{verb}'))}" for verb in GAMES[game].verbs]
    head = f"### {reader.say(msg(f'{game}-name'))}\n{reader.say(msg(f'{game}-tagline'))}"
    return readers.clip([head, reader("teaching-how-to-play"), *verbs], TEXT)
