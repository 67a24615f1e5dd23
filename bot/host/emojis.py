"""Our signs as emojis of the application: uploaded by the bot itself, used where they are there, missed by nobody.

An application has emojis of its own; no permission and no server is needed for them. Each is called after its sign and
its drawing, so what is there already is not uploaded again, and a changed drawing takes the place of the old one. All
processes of an application share them: whoever comes second finds a name taken and uses what the other has made.

A process serves one application, so the emojis are known once for all of it. Whoever shows a sign asks `of`, and
shows words alone where there is none (yet, or any more).
"""

import asyncio
import re
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.host.logs import LOG, extra
from renderers import emojis, signs
from rules import GAMES
from rules.kernel import Msg

if TYPE_CHECKING:
    from bot.app import Ziggurat

AGAIN = 3600.0
"""Seconds before it is looked once more what is there."""
PAUSE = 0.05
"""Seconds between two uploads, so that nobody else has to wait for Discord's limits."""
INVALID_FORM = 50035
SHOWN = re.compile(r"<:zg_\w+:\d+> ?")
TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)

_known: dict[str, str] = {}
"""How a sign is written in a message: `<:name:id>`."""


def of(sign: str | None) -> str:
    """The emoji of a sign, as it is written in a message; empty where there is none."""
    return _known.get(sign or "", "")


def leading(msg: Msg, text: str) -> str:
    """A line of the log, led by the sign of the first thing that it names."""
    emoji = of(signs.named(msg))
    return f"{emoji} {text}" if emoji else text


def without(text: str) -> str:
    """The same words with no emoji of ours."""
    return SHOWN.sub("", text)


def is_missed(refused: discord.HTTPException) -> bool:
    """Whether Discord refused a message because of an emoji: it was deleted, or Discord does not find it just now."""
    return refused.code == INVALID_FORM and "Invalid emoji" in refused.text


class Emojis:
    """Keeps the application's emojis as our signs are drawn."""

    def __init__(self, bot: "Ziggurat") -> None:
        self._bot = bot
        self._task: asyncio.Task[None] | None = None
        self._looked = -AGAIN

    def start(self) -> None:
        """Looks what is there and uploads what is missing, in the background; not more often than makes sense."""
        now = asyncio.get_running_loop().time()
        if self._bot.ways.icons and now - self._looked >= AGAIN:
            self._looked = now
            self._task = asyncio.create_task(self.learn())

    def stop(self) -> None:
        _known.clear()
        if self._task is not None:
            self._task.cancel()

    async def learn(self) -> None:
        """Afterwards, what exists is known; what Discord refuses stays words."""
        try:
            await self._learn()
        except TROUBLE as error:
            facts = extra(what=type(error).__name__, code=getattr(error, "code", 0))
            LOG.warning("Not all icons could be uploaded.", extra=facts)
        except Exception as error:  # nobody waits for this task
            LOG.error("The icons could not be made.", exc_info=error)

    async def _learn(self) -> None:
        drawn = [one for game in ("", *GAMES) for one in await self._bot.pictures.think(emojis.drawn, game)]
        there = await self._there()
        missing = [one for one in drawn if one.name not in there]
        _known.update({one.sign: str(there[one.name]) for one in drawn if one.name in there})
        for one in missing:
            _known[one.sign] = str(await self._upload(one))
            await asyncio.sleep(PAUSE)
        for old in there.keys() - {one.name for one in drawn}:
            await self._delete(there[old])

    async def _there(self) -> dict[str, discord.Emoji]:
        """Our emojis, by name; emojis that somebody else has made are left alone."""
        found = await self._bot.fetch_application_emojis()
        return {emoji.name: emoji for emoji in found if emojis.OURS.fullmatch(emoji.name)}

    async def _upload(self, drawn: emojis.Emoji) -> discord.Emoji:
        try:
            return await self._bot.create_application_emoji(name=drawn.name, image=drawn.image)
        except TROUBLE:
            made = (await self._there()).get(drawn.name)  # another process was quicker, or our answer was lost
            if made is None:
                raise
            return made

    async def _delete(self, old: discord.Emoji) -> None:
        try:
            await old.delete()
        except discord.NotFound:
            LOG.debug("Another process has deleted an icon.")
