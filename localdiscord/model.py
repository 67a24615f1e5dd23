"""What exists in the box: people, servers, channels, messages, commands, interactions.

Everything is plain data with an `id`. Whoever changes a thing says so with `World.touch` (or
`World.forget`), so that a state file can be kept up to date without knowing what happened.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct, field

Json = dict[str, Any]

EPOCH = 1_420_070_400_000  # Discord counts milliseconds from the first second of 2015

TEXT, DM, CATEGORY, FORUM = 0, 1, 4, 15
PUBLIC_THREAD, PRIVATE_THREAD = 11, 12
THREADS = frozenset({10, PUBLIC_THREAD, PRIVATE_THREAD})

EPHEMERAL, LOADING, HAS_THREAD, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 5, 1 << 15
FILE_BYTES = 512 * 1024 * 1024  # held in memory at most

SUPPRESS_EMBEDS, SILENT = 1 << 2, 1 << 12


class User(Struct, kw_only=True):
    """A person, or the bot itself."""

    id: int
    name: str
    shown: str = ""
    bot: bool = False
    locale: str = "en-US"
    dm_open: bool = True
    installed: bool = False
    """Whether this person has the bot for themselves, wherever they are."""


class Role(Struct, kw_only=True):
    """A role of a server; the one with the server's own id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0
    managed_by: int | None = None


class Member(Struct, kw_only=True):
    """Somebody's membership in a server."""

    user_id: int
    joined: float
    roles: list[int] = field(default_factory=list)


class Guild(Struct, kw_only=True):
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)


class Overwrite(Struct, kw_only=True):
    """What a channel grants or denies a role (kind 0) or a member (kind 1)."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


class Channel(Struct, kw_only=True):
    """A text channel, a category, a forum, a thread or a direct message."""

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    people: list[int] = field(default_factory=list)  # both ends of a direct message
    last_message_id: int | None = None
    tags: list[Json] = field(default_factory=list)  # of a forum
    # threads only
    applied: list[int] = field(default_factory=list)  # tags of a forum's post
    owner_id: int | None = None
    created: float = 0.0
    archived: bool = False
    archived_at: float = 0.0
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 1440  # minutes
    members: dict[int, float] = field(default_factory=dict)
    sent: int = 0
    deleted: int = 0

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS


class Attachment(Struct, kw_only=True):
    """An uploaded file; its bytes lie in `World.files`."""

    id: int
    channel_id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


class Message(Struct, kw_only=True):
    """A message, public or for one person's eyes (`only`)."""

    id: int
    channel_id: int
    author_id: int
    created: float
    type: int = 0
    content: str = ""
    edited: float | None = None
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    reactions: dict[str, list[int]] = field(default_factory=dict)
    pinned: float | None = None
    mentions: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pinged: list[int] = field(default_factory=list)  # whom it notified when it was sent; edits notify nobody
    reference: Json | None = None
    interaction: Json | None = None  # how it came about: id, type, user, name
    only: int | None = None
    nonce: str | int | None = None

    @property
    def is_loading(self) -> bool:
        return bool(self.flags & LOADING)


class Command(Struct, kw_only=True):
    """A registered application command, as the bot described it."""

    id: int
    guild_id: int | None
    version: int
    body: Json


class Emoji(Struct, kw_only=True):
    """An emoji of the application, with its picture."""

    id: int
    name: str
    kind: str
    image: bytes


class Interaction(Struct, kw_only=True):
    """Something a person did that the bot must answer."""

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    created: float
    data: Json
    name: str = ""
    message_id: int | None = None  # the message whose component was used
    cause: Json | None = None  # for a modal: what opened it
    answered: int | None = None  # the type of the first answer
    response_id: int | None = None  # the message that is @original
    modal: Json | None = None
    failed: bool = False


class Reads(Struct, kw_only=True):
    """How far a person has read, channel by channel."""

    id: int
    upto: dict[int, int] = field(default_factory=dict)


class Application(Struct, kw_only=True):
    """The bot's application."""

    id: int
    name: str
    token: str
    privileged: bool = False


Thing = User | Guild | Channel | Message | Command | Emoji | Interaction | Reads | Application
KINDS: dict[str, type[Thing]] = {
    kind.__name__: kind for kind in (User, Guild, Channel, Message, Command, Emoji, Interaction, Reads, Application)
}


class World:
    """All things, by id, and the list of those that changed since the last save."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self.skew = 0.0
        self._last_id = 0
        self.base_url = ""
        self.app: Application | None = None
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.commands: dict[int, Command] = {}
        self.emojis: dict[int, Emoji] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, int] = {}
        self.reads: dict[int, Reads] = {}
        self.files: dict[int, bytes] = {}
        self.file_bytes = 0
        self.changed: dict[tuple[str, int], Thing | None] = {}
        self.changed_files: dict[int, bytes | None] = {}

    def now(self) -> float:
        """The box's time in seconds; tests may push it forward."""
        return self._clock() + self.skew

    def new_id(self) -> int:
        """A snowflake: later ids are greater, and the time can be read from it."""
        fresh = (int(self.now() * 1000) - EPOCH) << 22
        self._last_id = max(fresh, self._last_id + 1)
        return self._last_id

    def touch(self, thing: Thing) -> None:
        """Remembers that a thing is new or changed."""
        self.changed[type(thing).__name__, thing.id] = thing

    def forget(self, thing: Thing) -> None:
        """Remembers that a thing is gone."""
        self.changed[type(thing).__name__, thing.id] = None

    def put(self, thing: Thing) -> None:
        """Files a thing under its id, without marking it as changed."""
        self._last_id = max(self._last_id, thing.id)
        match thing:
            case User():
                self.users[thing.id] = thing
            case Guild():
                self.guilds[thing.id] = thing
            case Channel():
                self.channels[thing.id] = thing
                self.messages.setdefault(thing.id, {})
            case Message():
                self.messages.setdefault(thing.channel_id, {})[thing.id] = thing
            case Command():
                self.commands[thing.id] = thing
            case Emoji():
                self.emojis[thing.id] = thing
            case Interaction():
                self.interactions[thing.id] = thing
                self.tokens[thing.token] = thing.id
            case Reads():
                self.reads[thing.id] = thing
            case Application():
                self.app = thing

    def add(self, thing: Thing) -> None:
        """A new thing comes into the world."""
        self.put(thing)
        self.touch(thing)

    @property
    def bot(self) -> User:
        """The bot's own user; it shares the application's id, as new bots do."""
        return self.users[self.application.id]

    @property
    def application(self) -> Application:
        assert self.app is not None, "a world has an application before anything else"
        return self.app

    def guild_of(self, channel: Channel) -> Guild | None:
        return self.guilds[channel.guild_id] if channel.guild_id else None

    def threads(self, guild_id: int) -> Iterator[Channel]:
        """The threads of a server that are not archived."""
        for channel in self.channels.values():
            if channel.is_thread and channel.guild_id == guild_id and not channel.archived:
                yield channel

    def keep_file(self, attachment: Attachment, content: bytes) -> None:
        """Keeps a file; in a box without a state file the oldest go when there are too many."""
        self.files[attachment.id] = content
        self.changed_files[attachment.id] = content
        self.file_bytes += len(content)
        while self.file_bytes > FILE_BYTES and len(self.files) > 1:
            self.release_file(next(iter(self.files)))

    def drop_file(self, attachment: Attachment) -> None:
        self.release_file(attachment.id)
        self.changed_files[attachment.id] = None

    def release_file(self, number: int) -> None:
        """Forgets a file's bytes; they are gone, or lie in the state file."""
        self.file_bytes -= len(self.files.pop(number, b""))
