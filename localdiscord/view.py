"""What a person sees: servers, channels, threads, direct messages, and what is unread in them."""

from localdiscord import message_shapes, permissions, shapes
from localdiscord.core import Core
from localdiscord.model import CATEGORY, DM, FORUM, Channel, Guild, Json, Message, User

_ENOUGH = 99


def person(user: User) -> Json:
    return {
        "id": str(user.id),
        "name": user.shown or user.name,
        "handle": user.name,
        "locale": user.locale,
        "dm_open": user.dm_open,
        "bot": user.bot,
    }


def everything(core: Core) -> Json:
    """The whole box at a glance, without messages."""
    world = core.world
    return {
        "application": str(world.application.id),
        "token": world.application.token,
        "bot": person(world.bot),
        "people": [person(u) for u in world.users.values() if not u.bot],
        "guilds": [
            {
                "id": str(g.id),
                "name": g.name,
                "locale": g.locale,
                "members": [str(u) for u in g.members],
                "channels": channels_of(core, g),
            }
            for g in world.guilds.values()
        ],
    }


def channels_of(core: Core, guild: Guild) -> list[Json]:
    return [shapes.channel(core.world, c) for c in core.world.channels.values() if c.guild_id == guild.id]


def of_person(core: Core, user: User) -> Json:
    """One person's Discord."""
    world = core.world
    mine = [g for g in world.guilds.values() if user.id in g.members]
    direct = [c for c in world.channels.values() if c.type == DM and user.id in c.people]
    return {
        "me": person(user),
        "bot": person(world.bot),
        "people": [person(u) for u in world.users.values() if not u.bot],
        "guilds": [_guild(core, user, guild) for guild in mine],
        "dms": [_place(core, user, channel) for channel in direct],
    }


def _guild(core: Core, user: User, guild: Guild) -> Json:
    channels = [c for c in core.world.channels.values() if c.guild_id == guild.id]
    shown = [c for c in channels if permissions.of(core.world, user.id, c) & permissions.VIEW_CHANNEL]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "members": [str(u) for u in guild.members],
        "roles": [{"id": str(r.id), "name": r.name} for r in guild.roles.values()],
        "channels": [_place(core, user, c) for c in shown],
    }


def _place(core: Core, user: User, channel: Channel) -> Json:
    granted = permissions.of(core.world, user.id, channel)
    sending = permissions.SEND_MESSAGES_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES
    extra = {"can_send": channel.type != FORUM and bool(granted & sending), "joined": user.id in channel.members}
    return shapes.channel(core.world, channel) | unread(core, user, channel) | extra


def unread(core: Core, user: User, channel: Channel) -> Json:
    """How much is new to a person in a channel, and how much of it is addressed to them."""
    if channel.type == CATEGORY:
        return {"unread": 0, "pings": 0}
    read = core.world.reads.get(user.id)
    upto = read.upto.get(channel.id, 0) if read else 0
    new: list[Message] = []
    for message in reversed(core.world.messages[channel.id].values()):
        if message.id <= upto or len(new) >= _ENOUGH:
            break
        if message.author_id != user.id and message.only in (None, user.id):
            new.append(message)
    return {"unread": len(new), "pings": sum(_pings(user, channel, m) for m in new)}


def _pings(user: User, channel: Channel, message: Message) -> bool:
    return channel.type == DM or user.id in message.pinged


def badges(core: Core) -> Json:
    """Unread messages and pings of everybody, for the person switcher."""
    world = core.world
    found: Json = {}
    for user in world.users.values():
        if user.bot:
            continue
        places = [c for c in world.channels.values() if permissions.of(world, user.id, c)]
        counts = [unread(core, user, c) for c in places]
        found[str(user.id)] = {k: sum(c[k] for c in counts) for k in ("unread", "pings")}
    return found


def history(core: Core, user_id: int, channel: Channel, before: int | None, limit: int) -> list[Json]:
    found: list[Message] = []
    for message in reversed(core.world.messages[channel.id].values()):
        if len(found) >= limit:
            break
        if message.only in (None, user_id) and (before is None or message.id < before):
            found.append(message)
    return [message_shapes.seen(core.world, m) for m in reversed(found)]
