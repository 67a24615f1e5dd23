"""A pleasant way to be several people in a box at once: for tests, rehearsals and benchmarks.

    async with await Box.start(people=["Ada", "Ben:de"]) as box:
        box.aim()                                  # discord.py now talks to this box
        ...                                        # start the bot with box.token
        await box.ready()
        ada, table = box.user("Ada"), box.channel("general")
        reply = await ada.slash(table, "/ur trade", where="c3")     # waits for the first answer
        await ada.click(reply.message, label="Join")
        panel = await ada.wait_ephemeral()
        await ada.select(panel, ["barley", "wool"])                 # by label or by value
        form = await ada.click(panel, label="Name it")
        await ada.submit(form, {"name": "Eridu"})                   # by label or by custom_id

A `Message` is live: it shows the latest edit, and `gone` tells that it was deleted. What a person
was sent is kept in their inbox (the last thousand messages) until somebody waits for it, so nothing is
missed between two calls.
"""

import asyncio
import base64
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Self

import msgspec

from localdiscord.commands import Mistake
from localdiscord.core import Exchange
from localdiscord.model import Json
from localdiscord.parts import Message, Modal, Reply
from localdiscord.transport import Direct, Wire

File = tuple[str, bytes]
Test = Callable[[Message], bool]
PATIENCE = 10.0
INBOX = 1_000


class Box:
    """A box, in this process, in one of its own, or already running elsewhere on this machine."""

    def __init__(self, transport: Direct | Wire) -> None:
        self._transport = transport
        self.messages: dict[str, Message] = {}
        self.people: dict[str, Person] = {}
        self._waiters: list[tuple[Callable[[Json], bool], asyncio.Future[Json]]] = []
        self._state: Json = {}
        transport.hear = self._hear

    @classmethod
    async def start(
        cls,
        *,
        people: Sequence[str] = ("Ada", "Ben", "Cleo", "Dan"),
        guild: str = "Sumer",
        port: int = 0,
        process: bool = False,
        **settings: Any,
    ) -> "Box":
        """Starts a box. `Ben:de` is a German-speaking Ben; `rates="off"` lifts the rate limits.

        The other settings are those of `Server` (or, with `process=True`, of the command line): state, rates,
        answer_within, token_life, shards, max_concurrency, identify_every, privileged, validate, bot_name, token,
        heartbeat_ms.
        """
        transport = await (Wire.launch if process else Direct.launch)(guild, people, port, settings)
        return await cls(transport)._opened()

    @classmethod
    async def connect(cls, url: str) -> "Box":
        """Joins a box that is already running, by the address of its page."""
        return await cls(await Wire.connect(url))._opened()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        """Leaves the box, and stops it if it was started here."""
        await self._transport.stop()

    @property
    def url(self) -> str:
        return self._transport.url

    @property
    def rest_url(self) -> str:
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/gateway"

    @property
    def token(self) -> str:
        return str(self._state["token"])

    @property
    def application_id(self) -> int:
        return int(self._state["application"])

    def aim(self) -> None:
        """Points this process's discord.py here."""
        from localdiscord.aim import point

        point(self.rest_url, self.gateway_url)

    async def ready(self, seconds: float = 30.0) -> None:
        """Waits until the bot has identified itself."""
        await self.call("ready", seconds=seconds)

    async def call(self, op: str, **arguments: Any) -> Any:
        """Any operation of the control API (see `localdiscord.control`)."""
        return await self._transport.call(op, arguments)

    # who and where

    def user(self, name: str) -> "Person":
        if name not in self.people:
            raise Mistake(f"There is no {name} among {', '.join(self.people)}.")
        return self.people[name]

    async def add_user(self, name: str, *, locale: str = "en-US", dm_open: bool = True) -> "Person":
        """A new person, who joins every server."""
        guilds = [guild["id"] for guild in self._state["guilds"]]
        made = await self.call("add_user", name=name, locale=locale, dm_open=dm_open, guilds=guilds)
        self.people[name] = Person(self, made)
        return self.people[name]

    def channel(self, name: str) -> str:
        """The id of a channel or thread by its name; of several, the oldest."""
        channels = [c for g in self._state["guilds"] for c in g["channels"]]
        known = {c["name"]: str(c["id"]) for c in sorted(channels, key=lambda c: -int(c["id"]))}
        if name not in known:
            raise Mistake(f"There is no channel {name} among {', '.join(known)}.")
        return known[name]

    def guild(self, name: str | None = None) -> str:
        """The id of a server by its name; the first one if none is given."""
        return str(next(g["id"] for g in self._state["guilds"] if name in (None, g["name"])))

    async def add_guild(self, name: str, people: Sequence["Person"] = (), locale: str = "en-US") -> str:
        inside = [person.id for person in people] or [person.id for person in self.people.values()]
        made = await self.call("add_guild", name=name, locale=locale, people_in=inside)
        await self.refresh()
        return str(made["id"])

    async def add_channel(self, name: str, guild: str | None = None) -> str:
        made = await self.call("add_channel", guild=guild or self.guild(), name=name)
        await self.refresh()
        return str(made["id"])

    async def refresh(self) -> None:
        """Looks again at which servers, channels and people there are."""
        self._state = await self.call("world_state")
        for made in self._state["people"]:
            self.people.setdefault(made["name"], Person(self, made))

    # faults and the log

    async def fault(self, **rule: Any) -> None:
        """The next matching requests go wrong: path, method, times, skip, delay, status, retry_after, lost."""
        await self.call("fault", **rule)

    async def advance(self, seconds: float) -> None:
        """Pushes the box's clock forward: tokens die, threads archive themselves."""
        await self.call("advance", seconds=seconds)

    async def exchanges(self) -> list[Exchange]:
        """The bot's REST requests and what they got."""
        return msgspec.convert(await self.call("exchanges"), list[Exchange])

    # events

    async def until(self, test: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Waits until something holds, looking again whenever anything happens in the box."""
        async with asyncio.timeout(seconds):
            while not test():
                await self.wait_event(lambda _: True, None)

    async def wait_event(self, test: Callable[[Json], bool], seconds: float | None = PATIENCE) -> Json:
        """The next event of the box that passes the test."""
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        entry = (test, future)
        self._waiters.append(entry)
        try:
            async with asyncio.timeout(seconds):
                return await future
        finally:
            if entry in self._waiters:
                self._waiters.remove(entry)

    def keep(self, body: Json) -> Message:
        """The live message for what was just heard of it."""
        found = self.messages.get(body["id"])
        if found is None:
            found = self.messages[body["id"]] = Message(body)
        found.body = body
        return found

    def _hear(self, event: Json) -> None:
        match event["event"]:
            case "message":
                message = self.keep(event["message"])
                if (event["new"] or event.get("filled")) and not message.loading:
                    self._deliver(message)
            case "gone" if event["id"] in self.messages:
                self.messages[event["id"]].gone = True
            case "channel":
                self._learn_channel(event["channel"])
        for entry in list(self._waiters):
            test, future = entry
            if not future.done() and test(event):
                future.set_result(event)
                self._waiters.remove(entry)

    def _learn_channel(self, channel: Json) -> None:
        for guild in self._state.get("guilds", []):
            if guild["id"] == channel.get("guild_id"):
                others = [c for c in guild["channels"] if c["id"] != channel["id"]]
                guild["channels"] = [*others, channel]

    def _deliver(self, message: Message) -> None:
        for person in self.people.values():
            if message.only in (None, person.id) and message.author_id != person.id:
                person.inbox.append(message)

    async def _opened(self) -> "Box":
        await self.refresh()
        return self


class Person:
    """Somebody in the box, acted by a program."""

    def __init__(self, box: Box, made: Json) -> None:
        self.box = box
        self.id, self.name, self.locale = str(made["id"]), str(made["name"]), str(made["locale"])
        self.inbox: deque[Message] = deque(maxlen=INBOX)

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    async def say(
        self, channel: str, content: str, *, reply_to: Message | None = None, files: Sequence[File] = ()
    ) -> Message:
        call = {"channel": channel, "content": content, "reply_to": reply_to.id if reply_to else None}
        return self.box.keep(await self._call("say", **call, files=[_packed(file) for file in files]))

    async def slash(self, channel: str, command: str, **options: Any) -> Reply:
        """Runs a slash command and waits for the bot's first answer; a file is given as (name, bytes)."""
        options = {name: _packed(value) if isinstance(value, tuple) else value for name, value in options.items()}
        return self._reply(await self._call("slash", channel=channel, command=command, options=options))

    async def menu(self, name: str, target: "Message | Person", channel: str = "") -> Reply:
        """Picks from the menu of a message, or of a person in a channel."""
        if isinstance(target, Message):
            return self._reply(await self._call("menu", channel=target.channel_id, name=name, message=target.id))
        return self._reply(await self._call("menu", channel=channel, name=name, person=target.id))

    async def install(self) -> None:
        """From now on this person has the bot for themselves, wherever they are."""
        await self._call("set_user", installed=True)

    async def complete(self, channel: str, command: str, focused: str, typed: str = "", **options: Any) -> list[Json]:
        """The choices (`name`, `value`) the bot offers for an option that is being typed."""
        everything = options | {focused: typed}
        call = {"channel": channel, "command": command, "focused": focused, "options": everything}
        found = await self._call("complete", **call)
        return [] if found["modal"] is None else list(found["modal"]["choices"])

    async def click(self, message: Message, label: str | None = None, *, custom_id: str | None = None) -> Reply:
        """Presses a button, by its label or its custom_id."""
        button = message.button(label, custom_id)
        place = {"channel": message.channel_id, "message": message.id, "custom_id": button.custom_id}
        return self._reply(await self._call("click", **place))

    async def select(self, message: Message, values: Sequence[str], *, custom_id: str | None = None) -> Reply:
        """Picks from a menu, by the options' labels or values."""
        menu = message.select(custom_id)
        place = {"channel": message.channel_id, "message": message.id, "custom_id": menu.custom_id}
        return self._reply(await self._call("choose", **place, values=menu.values(values)))

    async def submit(self, form: Reply | Modal, values: Json) -> Reply:
        """Fills in a form, by the fields' labels or custom_ids, and sends it off."""
        modal = form.modal if isinstance(form, Reply) else form
        if modal is None:
            raise Mistake("No form was opened.")
        call = {"interaction": modal.interaction, "values": modal.values(values)}
        return self._reply(await self._call("submit", **call))

    async def dismiss(self, message: Message) -> None:
        await self._call("dismiss", channel=message.channel_id, message=message.id)

    async def react(self, message: Message, emoji: str) -> None:
        await self._call("react", channel=message.channel_id, message=message.id, emoji=emoji)

    async def close_dms(self) -> None:
        await self._call("set_user", dm_open=False)

    async def open_dms(self) -> None:
        await self._call("set_user", dm_open=True)

    async def dm(self) -> str:
        """The channel in which this person and the bot talk alone."""
        return str((await self._call("open_dm"))["id"])

    async def history(self, channel: str, limit: int = 50) -> list[Message]:
        """What this person sees in a channel, oldest first, ephemerals included."""
        return [self.box.keep(body) for body in await self._call("history", channel=channel, limit=limit)]

    # waiting

    async def wait_message(self, test: Test = lambda _: True, *, seconds: float = PATIENCE) -> Message:
        """The oldest message to this person that nobody waited for yet and that passes the test."""
        try:
            await self.box.until(lambda: any(map(test, self.inbox)), seconds)
        except TimeoutError:
            raise TimeoutError(f"{self.name} waited in vain; the latest: {list(self.inbox)[-3:]}.") from None
        found = next(filter(test, self.inbox))
        self.inbox.remove(found)
        return found

    async def wait_ephemeral(self, test: Test = lambda _: True, *, seconds: float = PATIENCE) -> Message:
        """The next message that only this person can see."""
        return await self.wait_message(lambda m: m.only == self.id and not m.gone and test(m), seconds=seconds)

    async def wait_in(self, channel: str, test: Test = lambda _: True, *, seconds: float = PATIENCE) -> Message:
        """The next message in a channel that everybody there can see."""
        return await self.wait_message(
            lambda m: m.channel_id == channel and m.only is None and test(m), seconds=seconds
        )

    async def wait_dm(self, test: Test = lambda _: True, *, seconds: float = PATIENCE) -> Message:
        """The next direct message from the bot."""
        return await self.wait_in(await self.dm(), test, seconds=seconds)

    async def _call(self, op: str, **arguments: Any) -> Any:
        return await self.box.call(op, user=self.id, **arguments)

    def _reply(self, report: Json) -> Reply:
        shown = report["shown"]
        message = self.box.keep(shown) if shown else None
        if message is not None and message in self.inbox:
            self.inbox.remove(message)
        return Reply(report, message, self.box.until)


def _packed(file: File) -> Json:
    name, content = file
    return {"filename": name, "content": base64.b64encode(content).decode()}
