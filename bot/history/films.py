"""The animation of a finished match: drawn piece by piece in the background, for everybody in the thread.

Frames are kept as files between the pieces, so that nothing large travels between the processes, and boards that
people wait for are drawn in between.
"""

import io
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import discord
import msgspec

import renderers
from bot.panel.answering import Card, fault, text
from bot.panel.widgets import Post
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import home
from renderers import Look, animation, changes
from rules.kernel import Illegal, Outcome, msg
from rules.text import say
from service import game_file, lobby, told

if TYPE_CHECKING:
    from bot.app import Ziggurat

PIECE = 8
"""Frames drawn at a time."""
FILE = "match.gif"
MAKING: set[int] = set()
"""Matches whose animation is being made."""


async def ask(bot: "Ziggurat", reader: Reader, match: int) -> Card:
    """Begins it, or leads to the one that is there."""
    found, _ = await bot.desk.lobby(match)
    if found.status != "over":
        raise Illegal(msg("bot-only-when-over"))
    done = found.place.get("film", {})
    if done.get("done"):
        url = f"https://discord.com/channels/{found.place['guild']}/{found.place['thread']}/{done['message']}"
        return text(reader("history-film-there", url=url))
    if match not in MAKING:
        MAKING.add(match)
        bot.spawn(_make(bot, match))
    return text(reader("history-film-begun"))


async def _make(bot: "Ziggurat", match: int) -> None:
    found, _ = await bot.desk.lobby(match)
    reader, message = readers.public(found.settings), found.place.get("film", {}).get("message")
    try:
        if message is None:
            post = Post(reader("history-film-progress", percent=0))
            message = (await home.say(bot, await bot.desk.table(match), post, (), f"g{match}")).id
            await lobby.set_place(bot.desk, match, {"film": {"message": message}})
        found, _ = await bot.desk.lobby(match)
        part = bot.get_partial_messageable(found.place["thread"]).get_partial_message(message)
        film = await _film(bot, match, reader, part)
        await part.edit(view=_shown(reader("history-film-done")), attachments=[discord.File(io.BytesIO(film), FILE)])
        await lobby.set_place(bot.desk, match, {"film": {"message": message, "done": True}})
    except Exception as error:
        fault(bot, "film", error, match=match)
    finally:
        MAKING.discard(match)


async def _film(bot: "Ziggurat", match: int, reader: Reader, part: discord.PartialMessage) -> bytes:
    contents = await game_file.export(bot.desk, match)
    positions: int = await bot.pictures.think(count, contents)
    frames = animation.pick(positions)
    with TemporaryDirectory() as folder:
        for first in range(0, len(frames), PIECE):
            piece = frames[first : first + PIECE]
            before = frames[first - 1] if first else 0
            await bot.pictures.think(draw, contents, reader.lang, piece, before, folder)
            done = round(100 * (first + len(piece)) / len(frames))
            await part.edit(view=_progress(reader("history-film-progress", percent=done)))
        film: bytes = await bot.pictures.think(join, folder, positions)
        return film


def count(contents: str) -> int:
    return len(game_file.read(contents).rows)


def draw(contents: str, lang: str, numbers: list[int], before: int, folder: str) -> None:
    """Some frames, in a process of its own: what spectators saw, with what has changed since the frame before."""
    game = game_file.read(contents)
    renderer, shown = renderers.of(game.game), None
    for number, (row, outcome) in enumerate(islice(game_file.replay(game), numbers[-1] + 1)):
        if number != before and number not in numbers:
            continue
        seen = game.rules.view(outcome.position, None)
        if number in numbers:
            look = _look(game, lang, row.line, outcome)
            marks = changes.between(renderer, shown or seen, seen)
            png = renderer.draw(seen, msgspec.structs.replace(look, marks=marks))
            (Path(folder) / f"{number}.png").write_bytes(png)
        shown = seen


def _look(game: game_file.Game, lang: str, line: str, outcome: Outcome) -> Look:
    """A way is shown by its arrows, everything else by what it changed."""
    said = " ".join(say(event.msg, lang, game.names) for event in outcome.log if event.to is None)
    way = game.rules.is_way(line)
    return Look(lang=lang, names=game.names, last=told.places(outcome) if way else (), route=way, said=said)


def join(folder: str, positions: int) -> bytes:
    return animation.animate(lambda number: (Path(folder) / f"{number}.png").read_bytes(), positions)


def _progress(sentence: str) -> discord.ui.LayoutView:
    made = discord.ui.LayoutView(timeout=None)
    made.add_item(discord.ui.TextDisplay(sentence))
    made.stop()
    return made


def _shown(sentence: str) -> discord.ui.LayoutView:
    made = _progress(sentence)
    made.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{FILE}", description=sentence)))
    return made
