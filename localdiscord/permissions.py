"""Who may do what where, as Discord computes it."""

from functools import reduce
from operator import or_

from localdiscord.model import Channel, Guild, World

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1

NAMES: dict[str, int] = {
    name.lower(): bit
    for name, bit in list(globals().items())
    if name.isupper() and isinstance(bit, int) and name != "ALL"
}

EVERYONE = reduce(
    or_,
    (
        ADD_REACTIONS,
        VIEW_CHANNEL,
        SEND_MESSAGES,
        EMBED_LINKS,
        ATTACH_FILES,
        READ_MESSAGE_HISTORY,
        USE_EXTERNAL_EMOJIS,
        USE_APPLICATION_COMMANDS,
        CREATE_PUBLIC_THREADS,
        SEND_MESSAGES_IN_THREADS,
    ),
)
BOT = EVERYONE | MANAGE_THREADS
GUEST = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE
"""Of a bot that a person uses where it is no member."""
DIRECT = EVERYONE | MENTION_EVERYONE | PIN_MESSAGES


def bits(names: list[str]) -> int:
    """The sum of permissions given by name, such as `send_messages`."""
    return reduce(or_, (NAMES[name] for name in names), 0)


def of(world: World, user_id: int, channel: Channel) -> int:
    """What a user may do in a channel; nothing at all when they cannot see it."""
    guild = world.guild_of(channel)
    if guild is None:
        return DIRECT if user_id in channel.people else 0
    if user_id not in guild.members:
        return 0
    granted = in_guild(guild, user_id)
    if granted == ALL:
        return ALL
    place = world.channels[channel.parent_id or 0] if channel.is_thread else channel
    granted = _overwritten(granted, guild, user_id, place)
    if not granted & VIEW_CHANNEL or not _may_see_thread(granted, user_id, channel):
        return 0
    return granted


def of_app(world: World, channel: Channel) -> int:
    """What the bot may do where it is used, be it by a person who brought it along."""
    guild, bot = world.guild_of(channel), world.application.id
    return GUEST if guild and bot not in guild.members else of(world, bot, channel)


def in_guild(guild: Guild, user_id: int) -> int:
    """What a member's roles grant in the whole server."""
    if guild.owner_id == user_id:
        return ALL
    roles = [guild.id, *guild.members[user_id].roles]
    granted = reduce(or_, (guild.roles[role].permissions for role in roles if role in guild.roles))
    return ALL if granted & ADMINISTRATOR else granted


def _overwritten(granted: int, guild: Guild, user_id: int, channel: Channel) -> int:
    everyone = channel.overwrites.get(guild.id)
    if everyone:
        granted = granted & ~everyone.deny | everyone.allow
    ours = [channel.overwrites[role] for role in guild.members[user_id].roles if role in channel.overwrites]
    granted &= ~reduce(or_, (o.deny for o in ours), 0)
    granted |= reduce(or_, (o.allow for o in ours), 0)
    own = channel.overwrites.get(user_id)
    return granted & ~own.deny | own.allow if own else granted


def _may_see_thread(granted: int, user_id: int, channel: Channel) -> bool:
    return channel.type != 12 or user_id in channel.members or bool(granted & MANAGE_THREADS)
