"""The control API: everything a test, a rehearsal or the page can do with the box.

How it is reached over the wire is in `live`. Ids are strings.
"""

import asyncio
import base64
import inspect
from collections.abc import Callable
from typing import Any

import msgspec

from localdiscord import channels, commands, interactions, message_shapes, messages, people, shapes, view
from localdiscord.commands import Mistake
from localdiscord.core import Core, Fault
from localdiscord.messages import Upload
from localdiscord.model import TEXT, Channel, Guild, Interaction, Json, Message, User
from localdiscord.validate import Spec

Operation = Callable[..., Any]
_OPS: dict[str, Operation] = {}


def op(function: Operation) -> Operation:
    """Makes a method an operation, under its own name."""
    _OPS[function.__name__] = function
    return function


class Control:
    """The operations. A `Mistake` tells the caller what was wrong with the call."""

    def __init__(self, core: Core, spec: Spec | None = None) -> None:
        self.core, self.world, self.spec = core, core.world, spec

    async def run(self, name: str, arguments: Json) -> Any:
        """Performs an operation and saves what it changed."""
        operation = _OPS.get(name)
        if operation is None:
            raise Mistake(f"There is no operation {name}.")
        try:
            result = operation(self, **arguments)
            if inspect.isawaitable(result):
                result = await result
        except TypeError as wrong:
            raise Mistake(str(wrong)) from wrong
        finally:
            self.core.save()
        return result

    # making the world

    @op
    def add_user(self, name: str, locale: str = "en-US", dm_open: bool = True, guilds: list[str] | None = None) -> Json:
        user = people.add_user(self.core, name, locale=locale, dm_open=dm_open)
        for guild in guilds or []:
            people.join_guild(self.core, self._guild(guild), user)
        return view.person(user)

    @op
    def set_user(
        self, user: str, locale: str | None = None, dm_open: bool | None = None, installed: bool | None = None
    ) -> Json:
        found = self._user(user)
        found.installed = found.installed if installed is None else installed
        found.locale = locale or found.locale
        found.dm_open = found.dm_open if dm_open is None else dm_open
        self.world.touch(found)
        self.core.feed.tell("user", user=user)
        return view.person(found)

    @op
    def add_guild(self, name: str, locale: str = "en-US", people_in: list[str] | None = None, bot: bool = True) -> Json:
        users = [self._user(u) for u in people_in or []]
        guild = people.add_guild(self.core, name, locale=locale, owner=users[0] if users else None, bot=bot)
        for user in users:
            people.join_guild(self.core, guild, user)
        return {"id": str(guild.id), "name": guild.name, "channels": view.channels_of(self.core, guild)}

    @op
    def join_guild(self, guild: str, user: str) -> None:
        """A person becomes a member; the user "bot" is the bot."""
        people.join_guild(self.core, self._guild(guild), self._member(user))

    @op
    def part_guild(self, guild: str, user: str) -> None:
        """A person, or the bot, leaves or is thrown out."""
        people.part_guild(self.core, self._guild(guild), self._member(user).id)

    @op
    def delete_channel(self, channel: str) -> None:
        """A moderator deletes a channel or a thread."""
        channels.remove_channel(self.core, self._channel(channel))

    @op
    def delete_message(self, channel: str, message: str) -> None:
        """A moderator deletes anybody's message."""
        found = self.world.messages[self._channel(channel).id].get(int(message))
        if found is None or found.only is not None:
            raise Mistake("There is no such message.")
        messages.delete(self.core, found)

    @op
    def add_channel(self, guild: str, name: str, topic: str | None = None, kind: int = TEXT) -> Json:
        """A text channel, a category or a forum, by Discord's number for it."""
        channel = people.add_channel(self.core, self._guild(guild), name, topic=topic, kind=kind)
        return shapes.channel(self.world, channel)

    @op
    def permit(self, channel: str, who: str, allow: list[str] | None = None, deny: list[str] | None = None) -> None:
        """Grants or denies permissions in a channel to a user, a role, "bot" or "everyone"."""
        place = self._channel(channel)
        named = {"bot": self.world.application.id, "everyone": place.guild_id}
        people.permit(self.core, place, int(named.get(who) or who), allow=allow or [], deny=deny or [])

    # looking

    @op
    def world_state(self) -> Json:
        return view.everything(self.core)

    @op
    def person_view(self, user: str) -> Json:
        return view.of_person(self.core, self._user(user))

    @op
    def badges(self) -> Json:
        return view.badges(self.core)

    @op
    def history(self, user: str, channel: str, before: str | None = None, limit: int = 50) -> list[Json]:
        """The messages this person sees, oldest first."""
        place = people.see_channel(self.core, int(user), int(channel))
        return view.history(self.core, int(user), place, int(before) if before else None, limit)

    @op
    def commands_for(self, user: str, channel: str) -> list[Json]:
        """Slash commands, and what stands in the menus of people and of messages."""
        place = people.see_channel(self.core, int(user), int(channel))
        kinds = (commands.SLASH, commands.ON_USER, commands.ON_MESSAGE)
        found = [command for kind in kinds for command in commands.usable(self.core, int(user), place, kind)]
        return [shapes.command(self.world, command) for command in found]

    # acting as a person

    @op
    def say(
        self, user: str, channel: str, content: str, reply_to: str | None = None, files: list[Json] | None = None
    ) -> Json:
        place = people.see_channel(self.core, int(user), int(channel))
        uploads = [Upload(i, f["filename"], base64.b64decode(f["content"])) for i, f in enumerate(files or [])]
        target = int(reply_to) if reply_to else None
        message = people.say(self.core, int(user), place, content, reply_to=target, uploads=uploads)
        return message_shapes.seen(self.world, message)

    @op
    async def slash(
        self, user: str, channel: str, command: str, options: Json | None = None, wait: bool = True
    ) -> Json:
        place = people.see_channel(self.core, int(user), int(channel))
        words = command.lstrip("/").split()
        return await self._settled(people.slash(self.core, int(user), place, words, options or {}), wait)

    @op
    async def menu(
        self, user: str, channel: str, name: str, message: str = "", person: str = "", wait: bool = True
    ) -> Json:
        """Picks from the menu of a message or of a person."""
        place = people.see_channel(self.core, int(user), int(channel))
        at = people.see_message(self.core, int(user), place.id, int(message)) if message else self._user(person)
        return await self._settled(people.use_menu(self.core, int(user), place, name, at), wait)

    @op
    async def complete(
        self, user: str, channel: str, command: str, focused: str, options: Json | None = None, wait: bool = True
    ) -> Json:
        place = people.see_channel(self.core, int(user), int(channel))
        words = command.lstrip("/").split()
        found = people.complete(self.core, int(user), place, words, options or {}, focused)
        return await self._settled(found, wait)

    @op
    async def click(self, user: str, channel: str, message: str, custom_id: str, wait: bool = True) -> Json:
        found = people.see_message(self.core, int(user), int(channel), int(message))
        return await self._settled(people.click(self.core, int(user), found, custom_id), wait)

    @op
    async def choose(
        self, user: str, channel: str, message: str, custom_id: str, values: list[str], wait: bool = True
    ) -> Json:
        found = people.see_message(self.core, int(user), int(channel), int(message))
        return await self._settled(people.choose(self.core, int(user), found, custom_id, values), wait)

    @op
    async def submit(self, user: str, interaction: str, values: Json, wait: bool = True) -> Json:
        source = self.world.interactions.get(int(interaction))
        if source is None:
            raise Mistake("There is no such form open for this person.")
        return await self._settled(people.submit(self.core, int(user), source, values), wait)

    @op
    def dismiss(self, user: str, channel: str, message: str) -> None:
        people.dismiss(self.core, int(user), people.see_message(self.core, int(user), int(channel), int(message)))

    @op
    def react(self, user: str, channel: str, message: str, emoji: str, add: bool = True) -> None:
        found = people.see_message(self.core, int(user), int(channel), int(message))
        if found.only is not None:
            raise Mistake("Nobody can react to a message that only they see.")
        messages.react(self.core, found, int(user), emoji, add=add)

    @op
    def erase(self, user: str, channel: str, message: str) -> None:
        """A person deletes a message of their own."""
        found = people.see_message(self.core, int(user), int(channel), int(message))
        if found.author_id != int(user):
            raise Mistake("Only one's own messages can be deleted.")
        messages.delete(self.core, found)

    @op
    def read(self, user: str, channel: str) -> None:
        people.read(self.core, int(user), people.see_channel(self.core, int(user), int(channel)))

    @op
    def start_thread(self, user: str, channel: str, name: str, message: str | None = None) -> Json:
        place = people.see_channel(self.core, int(user), int(channel))
        start = people.see_message(self.core, int(user), place.id, int(message)) if message else None
        return shapes.channel(self.world, people.start_thread(self.core, int(user), place, name, start))

    @op
    def open_dm(self, user: str) -> Json:
        return shapes.channel(self.world, people.open_dm(self.core, self._user(user).id))

    @op
    def set_thread(self, channel: str, archived: bool | None = None, locked: bool | None = None) -> Json:
        """Archives or locks a thread, as a moderator would."""
        thread = self._channel(channel)
        thread.locked = thread.locked if locked is None else locked
        if archived is not None and archived != thread.archived:
            thread.archived, thread.archived_at = archived, self.world.now()
        self.world.touch(thread)
        self.core.tell_channel("UPDATE", thread)
        return shapes.channel(self.world, thread)

    # faults and time

    @op
    def fault(self, **rule: Any) -> None:
        """The next requests that match go wrong; see `core.Fault`."""
        self.core.faults.append(msgspec.convert(rule, Fault))

    @op
    def clear_faults(self) -> None:
        self.core.faults.clear()
        self.core.gateway.refusals = 0
        self.core.gateway.silent_heartbeats = False

    @op
    async def drop(self, abrupt: bool = True) -> int:
        return await self.core.gateway.drop(abrupt=abrupt)

    @op
    def ask_to_reconnect(self) -> None:
        self.core.gateway.ask_to_reconnect()

    @op
    def invalidate(self, resumable: bool = False) -> None:
        self.core.gateway.invalidate(resumable=resumable)

    @op
    def refuse_gateway(self, times: int = 1) -> None:
        self.core.gateway.refusals = times

    @op
    def silence_heartbeats(self, on: bool = True) -> None:
        self.core.gateway.silent_heartbeats = on

    @op
    def raw_frame(self, frame: str) -> None:
        """Sends the bot a frame as it is, e.g. a malformed dispatch."""
        self.core.gateway.send_raw(frame)

    @op
    def advance(self, seconds: float) -> float:
        """Pushes the box's clock forward."""
        self.world.skew += seconds
        interactions.expire_all(self.core)
        tidy_threads(self.core)
        return self.world.now()

    # watching the bot

    @op
    async def ready(self, seconds: float = 30.0) -> Json:
        """Waits until the bot is connected."""
        async with asyncio.timeout(seconds):
            await self.core.gateway.connected.wait()
        return {"shards": len(self.core.gateway.live())}

    @op
    def exchanges(self, start: int = 0) -> list[Json]:
        """The REST requests of the bot and what they got."""
        return [msgspec.to_builtins(e) for e in list(self.core.log)[start:]]

    @op
    def clear_log(self) -> None:
        self.core.log.clear()

    @op
    def violations(self) -> list[str]:
        """What in the log differs from Discord's own description; needs `--validate`."""
        if self.spec is None:
            raise Mistake("The box was started without Discord's description.")
        return self.spec.violations(self.core.log)

    async def _settled(self, found: Interaction, wait: bool) -> Json:
        self.core.save()
        if wait:
            await interactions.outcome(self.core, found)
        report = interactions.report(found)
        message = self._response(found) if wait else None
        return report | {"shown": message_shapes.seen(self.world, message) if message else None}

    def _response(self, found: Interaction) -> Message | None:
        return self.world.messages.get(found.channel_id, {}).get(found.response_id or 0)

    def _user(self, user: str) -> User:
        if int(user) not in self.world.users:
            raise Mistake("There is no such person.")
        return self.world.users[int(user)]

    def _member(self, user: str) -> User:
        return self.world.bot if user == "bot" else self._user(user)

    def _guild(self, guild: str) -> Guild:
        if int(guild) not in self.world.guilds:
            raise Mistake("There is no such server.")
        return self.world.guilds[int(guild)]

    def _channel(self, channel: str) -> Channel:
        if int(channel) not in self.world.channels:
            raise Mistake("There is no such channel.")
        return self.world.channels[int(channel)]


def tidy_threads(core: Core) -> None:
    """Threads in which nothing happened for long enough archive themselves."""
    now = core.world.now()
    for thread in [c for c in core.world.channels.values() if c.is_thread and not c.archived]:
        last = max(((thread.last_message_id or thread.id) >> 22) / 1000 + 1_420_070_400, thread.archived_at)
        if now - last > thread.auto_archive * 60:
            thread.archived, thread.archived_at = True, now
            core.world.touch(thread)
            core.tell_channel("UPDATE", thread)
