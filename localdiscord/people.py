"""What a person can do: write, use commands, click, choose, fill forms, react, read."""

from typing import Any

from localdiscord import channels, commands, components, interactions, messages, permissions
from localdiscord.commands import Mistake
from localdiscord.core import Core
from localdiscord.errors import Refusal
from localdiscord.messages import Upload
from localdiscord.model import (
    PUBLIC_THREAD,
    Channel,
    Guild,
    Interaction,
    Json,
    Member,
    Message,
    Overwrite,
    Reads,
    Role,
    User,
)

# making the world


def add_user(core: Core, name: str, *, locale: str = "en-US", dm_open: bool = True) -> User:
    handle = "".join(c for c in name.lower() if c.isalnum() or c in "._") or "somebody"
    user = User(id=core.world.new_id(), name=handle, shown=name, locale=locale, dm_open=dm_open)
    core.world.add(user)
    core.feed.tell("user", user=str(user.id))
    return user


def add_guild(core: Core, name: str, *, locale: str = "en-US", owner: User | None = None, bot: bool = True) -> Guild:
    """A server with @everyone, the bot's own role and a first channel."""
    world = core.world
    number = world.new_id()
    everyone = Role(id=number, name="@everyone", permissions=permissions.EVERYONE)
    guild = Guild(id=number, name=name, owner_id=0, locale=locale, roles={number: everyone})
    holder = owner or next((u for u in world.users.values() if not u.bot), None) or add_user(core, "Owner")
    guild.owner_id = holder.id
    guild.members[holder.id] = Member(user_id=holder.id, joined=world.now())
    world.add(guild)
    world.add(Channel(id=world.new_id(), type=0, name="general", guild_id=guild.id))
    if bot:
        join_guild(core, guild, world.bot)
    return guild


def add_channel(core: Core, guild: Guild, name: str, *, topic: str | None = None, category: bool = False) -> Channel:
    position = sum(1 for c in core.world.channels.values() if c.guild_id == guild.id)
    kind = 4 if category else 0
    channel = Channel(id=core.world.new_id(), type=kind, name=name, guild_id=guild.id, topic=topic, position=position)
    core.world.add(channel)
    core.tell_channel("CREATE", channel)
    return channel


def join_guild(core: Core, guild: Guild, user: User) -> None:
    """Somebody, or the bot, becomes a member."""
    if user.bot:
        role = Role(id=core.world.new_id(), name=user.name, permissions=permissions.BOT, position=1, managed_by=user.id)
        guild.roles[role.id] = role
        guild.members[user.id] = Member(user_id=user.id, joined=core.world.now(), roles=[role.id])
    guild.members.setdefault(user.id, Member(user_id=user.id, joined=core.world.now()))
    core.world.touch(guild)
    core.feed.tell("user", user=str(user.id))
    if user.bot:
        core.tell_guild(guild)


def part_guild(core: Core, guild: Guild, user_id: int) -> None:
    """Somebody, or the bot, leaves or is thrown out."""
    guild.members.pop(user_id, None)
    guild.roles = {number: role for number, role in guild.roles.items() if role.managed_by != user_id}
    core.world.touch(guild)
    core.feed.tell("user", user=str(user_id))
    if user_id == core.world.application.id:
        gone = {"id": str(guild.id)}
        core.gateway.dispatch("GUILD_DELETE", gone, guild_id=guild.id, intent=1)


def permit(core: Core, channel: Channel, who: int, *, allow: list[str], deny: list[str]) -> None:
    """An overwrite for a member or a role; the last word per permission counts."""
    assert channel.guild_id is not None
    kind = 0 if who in core.world.guilds[channel.guild_id].roles else 1
    granted, denied = permissions.bits(allow), permissions.bits(deny)
    before = channel.overwrites.get(who, Overwrite(id=who, kind=kind))
    before.allow = before.allow & ~denied | granted
    before.deny = before.deny & ~granted | denied
    channel.overwrites[who] = before
    core.world.touch(channel)
    core.tell_channel("UPDATE", channel)


# acting


def see_channel(core: Core, user_id: int, channel_id: int) -> Channel:
    """The channel, if this person can see it."""
    channel = core.world.channels.get(channel_id)
    if channel is None or not permissions.of(core.world, user_id, channel) & permissions.VIEW_CHANNEL:
        raise Mistake("There is no such channel for this person.")
    return channel


def see_message(core: Core, user_id: int, channel_id: int, message_id: int) -> Message:
    """The message, if this person can see it."""
    channel = see_channel(core, user_id, channel_id)
    message = core.world.messages[channel.id].get(message_id)
    if message is None or message.only not in (None, user_id):
        raise Mistake("There is no such message for this person.")
    return message


def say(
    core: Core, user_id: int, channel: Channel, content: str, *, reply_to: int | None = None, uploads: list[Upload]
) -> Message:
    """Writes a message."""
    bit = permissions.SEND_MESSAGES_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES
    if not permissions.of(core.world, user_id, channel) & bit:
        raise Mistake("This person may not write here.")
    body: Json = {"content": content}
    if reply_to:
        body["message_reference"] = {"message_id": reply_to}
    try:
        message = messages.post(core, channel, user_id, body, uploads)
    except Refusal as refusal:
        raise Mistake(refusal.message) from None
    read(core, user_id, channel, message.id)
    return message


def slash(core: Core, user_id: int, channel: Channel, words: list[str], options: dict[str, Any]) -> Interaction:
    """Runs a slash command."""
    found = commands.find(core, user_id, channel, words)
    data = commands.data(core, channel, found, options)
    name = " ".join([found[0].body["name"], *(step["name"] for step in found[1])])
    return interactions.begin(core, interactions.COMMAND, user_id, channel, data, name=name)


def use_menu(core: Core, user_id: int, channel: Channel, name: str, target: Message | User) -> Interaction:
    """Picks what the bot offers in the menu of a message or a person."""
    data = commands.menu(core, user_id, channel, name, target)
    return interactions.begin(core, interactions.COMMAND, user_id, channel, data, name=data["name"])


def complete(
    core: Core, user_id: int, channel: Channel, words: list[str], options: dict[str, Any], focused: str
) -> Interaction:
    """Asks the bot what could stand in an option that is being typed."""
    found = commands.find(core, user_id, channel, words)
    option = next((o for o in found[2].get("options") or [] if commands.is_named(o, focused)), None)
    if option is None or not option.get("autocomplete"):
        raise Mistake(f"The option {focused} does not complete itself.")
    data = commands.data(core, channel, found, options, focused=focused)
    return interactions.begin(core, interactions.AUTOCOMPLETE, user_id, channel, data, name=found[0].body["name"])


def click(core: Core, user_id: int, message: Message, custom_id: str) -> Interaction:
    """Presses a button."""
    part = _usable(message, custom_id, {components.BUTTON})
    data = {"component_type": part["type"], "custom_id": custom_id, "id": part["id"]}
    return _use(core, user_id, message, data)


def choose(core: Core, user_id: int, message: Message, custom_id: str, values: list[str]) -> Interaction:
    """Picks from a menu."""
    part = _usable(message, custom_id, set(components.SELECTS))
    _check_count(part, values)
    resolved: Json = {}
    _check_values(core, core.world.channels[message.channel_id], part, values, resolved)
    data: Json = {"component_type": part["type"], "custom_id": custom_id, "id": part["id"], "values": values}
    return _use(core, user_id, message, data | ({"resolved": resolved} if resolved else {}))


def submit(core: Core, user_id: int, source: Interaction, values: dict[str, Any]) -> Interaction:
    """Sends a form off; `values` by custom_id."""
    form = source.modal
    if form is None or source.user_id != user_id or source.answered != interactions.MODAL:
        raise Mistake("There is no such form open for this person.")
    channel = core.world.channels[source.channel_id]
    resolved: Json = {}
    filled = [_filled(core, channel, part, values, resolved) for part in form["components"]]
    data: Json = {"custom_id": form["custom_id"], "components": filled}
    data |= {"resolved": resolved} if resolved else {}
    message = core.world.messages[channel.id].get(source.message_id or 0)
    cause = interactions.origin(source)
    return interactions.begin(core, interactions.MODAL_SUBMIT, user_id, channel, data, message=message, cause=cause)


def dismiss(core: Core, user_id: int, message: Message) -> None:
    """Puts an ephemeral message away."""
    if message.only != user_id:
        raise Mistake("Only a message that nobody else sees can be dismissed.")
    messages.delete(core, message)


def read(core: Core, user_id: int, channel: Channel, upto: int | None = None) -> None:
    """Marks a channel as read."""
    reads = core.world.reads.setdefault(user_id, Reads(id=user_id))
    last = upto or max(core.world.messages[channel.id], default=0)
    if last > reads.upto.get(channel.id, 0):
        reads.upto[channel.id] = last
        core.world.touch(reads)
        core.feed.tell("read", user=str(user_id), channel=str(channel.id))


def start_thread(core: Core, user_id: int, channel: Channel, name: str, start: Message | None) -> Channel:
    try:
        return messages.start_thread(core, channel, user_id, {"name": name, "type": PUBLIC_THREAD}, start)
    except Refusal as refusal:
        raise Mistake(refusal.message) from None


def open_dm(core: Core, user_id: int) -> Channel:
    """The person's own conversation with the bot."""
    return channels.find_dm(core.world.channels.values(), user_id) or channels.make_dm(core, user_id)


def _usable(message: Message, custom_id: str, kinds: set[int]) -> Json:
    part = components.find(message.components, custom_id)
    if part is None or part["type"] not in kinds:
        raise Mistake("The message has no such component.")
    if part.get("disabled"):
        raise Mistake("That component is disabled.")
    return part


def _use(core: Core, user_id: int, message: Message, data: Json) -> Interaction:
    channel = core.world.channels[message.channel_id]
    return interactions.begin(core, interactions.COMPONENT, user_id, channel, data, message=message)


def _check_count(part: Json, values: list[str]) -> None:
    low, high = part.get("min_values", 1), part.get("max_values", 1)
    if part.get("required") is False and not values:
        return
    if not low <= len(values) <= high or len(set(values)) != len(values):
        raise Mistake(f"Between {low} and {high} things are to be chosen.")


def _check_values(core: Core, channel: Channel, part: Json, values: list[str], resolved: Json) -> None:
    try:
        for value in values:
            match part["type"]:
                case 5 | 7:
                    commands.resolve_user(core, channel, int(value), resolved)
                case 6:
                    commands.resolve_role(core, channel, int(value), resolved)
                case 8:
                    commands.resolve_channel(core, channel, int(value), resolved)
                case _:
                    if value not in {o["value"] for o in part["options"]}:
                        raise ValueError
    except ValueError:
        raise Mistake(f"{value!r} is not among the choices.") from None


def _filled(core: Core, channel: Channel, part: Json, values: dict[str, Any], resolved: Json) -> Json:
    base = {"type": part["type"], "id": part["id"]}
    match part["type"]:
        case components.ROW:
            return base | {"components": [_filled(core, channel, c, values, resolved) for c in part["components"]]}
        case components.LABEL:
            return base | {"component": _filled(core, channel, part["component"], values, resolved)}
        case components.TEXT:
            return base
    value = values.get(part["custom_id"])
    return base | {"custom_id": part["custom_id"]} | _field(core, channel, part, value, resolved)


def _field(core: Core, channel: Channel, part: Json, value: Any, resolved: Json) -> Json:
    match part["type"]:
        case components.TEXT_INPUT:
            return {"value": _text(part, value)}
        case components.CHECKBOX:
            return {"value": part.get("default", False) if value is None else bool(value)}
        case components.RADIO:
            chosen = [value] if value is not None else _preset(part)
            _check_field(core, channel, part | {"min_values": 1}, chosen, resolved)
            return {"value": chosen[0] if chosen else None}
        case components.UPLOAD:
            files = list(value or [])
            _check_count(part, [str(n) for n in range(len(files))])
            return {"values": [commands.resolve_file(core, channel, file, resolved) for file in files]}
    chosen = list(value) if value is not None else _preset(part)
    _check_field(core, channel, part, chosen, resolved)
    return {"values": chosen}


def _check_field(core: Core, channel: Channel, part: Json, chosen: list[str], resolved: Json) -> None:
    _check_count(part, chosen)
    _check_values(core, channel, part, chosen, resolved)


def _preset(part: Json) -> list[str]:
    return [o["value"] for o in part.get("options") or [] if o.get("default")]


def _text(part: Json, value: Any) -> str:
    text = str(part.get("value") or "") if value is None else str(value)
    name = part.get("label") or part["custom_id"]
    if not text and part.get("required", True):
        raise Mistake(f"{name} must be filled in.")
    if text and not (part.get("min_length") or 0) <= len(text) <= (part.get("max_length") or 4_000):
        raise Mistake(f"{name} has the wrong length.")
    return text
