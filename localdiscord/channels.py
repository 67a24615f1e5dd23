"""REST routes of channels, threads, messages, reactions and direct messages."""

from collections.abc import Iterable
from urllib.parse import unquote

from localdiscord import errors, forums, message_shapes, messages, permissions, shapes
from localdiscord.core import Core
from localdiscord.errors import Form, Refusal
from localdiscord.model import CATEGORY, DM, FORUM, TEXT, Channel, Json, Message
from localdiscord.rest import Answer, Call, require, route

_CHANNEL = "/channels/{channel_id}"
_MESSAGE = _CHANNEL + "/messages/{message_id}"
_REACTION = _MESSAGE + "/reactions/{emoji}"


@route("GET", _CHANNEL)
def get_channel(call: Call) -> Json:
    return shapes.channel(call.world, call.channel())


@route("PATCH", _CHANNEL)
def change_channel(call: Call) -> Json:
    channel, wish = call.channel(), call.fields
    form = Form()
    if "name" in wish:
        form.length(["name"], wish["name"], 1, 100)
    form.check()
    if channel.is_thread:
        _change_thread(call, channel, wish)
    else:
        require(call.core, channel, permissions.MANAGE_CHANNELS)
        _rename(call, channel, wish)
        channel.topic = wish.get("topic", channel.topic)
        forums.set_tags(call.world, channel, wish)
    call.world.touch(channel)
    call.core.tell_channel("UPDATE", channel)
    return shapes.channel(call.world, channel)


@route("DELETE", _CHANNEL)
def delete_channel(call: Call) -> Json:
    channel = call.channel()
    if channel.type != DM:
        needed = permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS
        require(call.core, channel, needed)
        remove_channel(call.core, channel)
    return shapes.channel(call.world, channel)


@route("POST", _CHANNEL + "/typing")
def typing(call: Call) -> None:
    channel = call.channel()
    call.core.feed.tell("typing", channel=str(channel.id), user=str(call.world.application.id))


@route("GET", _CHANNEL + "/messages")
def list_messages(call: Call) -> list[Json]:
    channel = call.channel(permissions.READ_MESSAGE_HISTORY)
    found = [m for m in call.world.messages[channel.id].values() if m.only is None]
    limit = min(100, max(1, int(call.query.get("limit", 50))))
    chosen = _window(found, call.query, limit)
    return [message_shapes.message(call.world, m) for m in reversed(chosen)]


@route("GET", _MESSAGE)
def get_message(call: Call) -> Json:
    return message_shapes.message(call.world, call.message(permissions.READ_MESSAGE_HISTORY))


@route("POST", _CHANNEL + "/messages")
def create_message(call: Call) -> Json:
    channel, body = call.channel(), call.fields
    _check_may_send(call, channel, body)
    bot_id = call.world.application.id
    again = _same_nonce(call, channel, body)
    message = again or messages.post(call.core, channel, bot_id, body, call.uploads)
    return message_shapes.message(call.world, message)


@route("PATCH", _MESSAGE)
def edit_message(call: Call) -> Json:
    message = call.message()
    channel = call.world.channels[message.channel_id]
    if message.author_id != call.world.application.id:
        raise errors.not_author()
    if channel.archived:
        raise errors.thread_archived()
    return message_shapes.message(call.world, messages.edit(call.core, message, call.fields, call.uploads))


@route("DELETE", _MESSAGE)
def delete_message(call: Call) -> None:
    message = call.message()
    channel = call.world.channels[message.channel_id]
    if message.author_id != call.world.application.id:
        require(call.core, channel, permissions.MANAGE_MESSAGES)
    if channel.archived:
        raise errors.thread_archived()
    messages.delete(call.core, message)


@route("POST", _CHANNEL + "/messages/bulk-delete")
def bulk_delete(call: Call) -> None:
    channel = call.channel(permissions.MANAGE_MESSAGES)
    wanted = [int(m) for m in call.fields.get("messages") or []]
    form = Form()
    form.count(["messages"], len(wanted), 2, 100)
    form.check()
    for number in wanted:
        if (found := call.world.messages[channel.id].get(number)) and found.only is None:
            messages.delete(call.core, found)


# reactions and pins


@route("PUT", _REACTION + "/@me")
def add_reaction(call: Call) -> None:
    message = call.message(permissions.READ_MESSAGE_HISTORY)
    emoji = _emoji(call)
    if emoji not in message.reactions:
        require(call.core, call.world.channels[message.channel_id], permissions.ADD_REACTIONS)
    if len(message.reactions) >= 20 and emoji not in message.reactions:
        raise Refusal(400, 30010, "Maximum number of reactions reached (20)")
    messages.react(call.core, message, call.world.application.id, emoji, add=True)


@route("DELETE", _REACTION + "/@me")
def remove_reaction(call: Call) -> None:
    messages.react(call.core, call.message(), call.world.application.id, _emoji(call), add=False)


@route("DELETE", _REACTION + "/{user_id}")
def remove_reaction_of(call: Call) -> None:
    messages.react(call.core, call.message(permissions.MANAGE_MESSAGES), call.id("user_id"), _emoji(call), add=False)


@route("DELETE", _MESSAGE + "/reactions")
def clear_reactions(call: Call) -> None:
    message = call.message(permissions.MANAGE_MESSAGES)
    message.reactions.clear()
    call.world.touch(message)
    call.core.tell_message("MESSAGE_UPDATE", message)


@route("GET", _REACTION)
def who_reacted(call: Call) -> list[Json]:
    who = call.message().reactions.get(_emoji(call), [])
    return [shapes.user(call.world.users[u]) for u in who]


@route("GET", _CHANNEL + "/messages/pins")
def list_pins(call: Call) -> Json:
    pinned = [m for m in call.world.messages[call.channel().id].values() if m.pinned is not None]
    pinned.sort(key=lambda m: m.pinned or 0, reverse=True)
    items = [
        {"pinned_at": shapes.stamp(m.pinned or 0), "message": message_shapes.message(call.world, m)} for m in pinned
    ]
    return {"items": items, "has_more": False}


@route("PUT", _CHANNEL + "/messages/pins/{message_id}")
def pin_message(call: Call) -> None:
    messages.pin(call.core, _pinnable(call), call.world.application.id, on=True)


@route("DELETE", _CHANNEL + "/messages/pins/{message_id}")
def unpin_message(call: Call) -> None:
    messages.pin(call.core, _pinnable(call), call.world.application.id, on=False)


# threads


@route("POST", _CHANNEL + "/threads")
def create_thread(call: Call) -> Answer:
    parent = call.channel()
    if parent.type == FORUM:
        require(call.core, parent, permissions.SEND_MESSAGES)
        return Answer(201, forums.post(call.core, parent, call.fields, call.uploads))
    if parent.type != TEXT:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    private = (call.fields.get("type") or 12) == 12
    needed = permissions.CREATE_PRIVATE_THREADS if private else permissions.CREATE_PUBLIC_THREADS
    require(call.core, parent, needed)
    thread = messages.start_thread(call.core, parent, call.world.application.id, call.fields)
    return Answer(201, shapes.channel(call.world, thread))


@route("POST", _MESSAGE + "/threads")
def create_thread_from_message(call: Call) -> Answer:
    start = call.message(permissions.CREATE_PUBLIC_THREADS)
    parent = call.world.channels[start.channel_id]
    if parent.type != TEXT:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    thread = messages.start_thread(call.core, parent, call.world.application.id, call.fields, start)
    return Answer(201, shapes.channel(call.world, thread))


@route("GET", _CHANNEL + "/thread-members")
def list_thread_members(call: Call) -> list[Json]:
    thread = _thread(call)
    return [shapes.thread_member(thread, u) for u in thread.members]


@route("PUT", _CHANNEL + "/thread-members/{user_id}")
def join_thread(call: Call) -> None:
    thread, user_id = _thread(call), _user(call)
    if thread.archived:
        raise errors.thread_archived()
    if user_id not in call.world.guilds[thread.guild_id or 0].members:
        raise errors.unknown("Member")
    messages.join(call.core, thread, user_id)


@route("DELETE", _CHANNEL + "/thread-members/{user_id}")
def leave_thread(call: Call) -> None:
    thread, user_id = _thread(call), _user(call)
    if thread.archived:
        raise errors.thread_archived()
    if user_id != call.world.application.id:
        require(call.core, thread, permissions.MANAGE_THREADS)
    thread.members.pop(user_id, None)
    call.world.touch(thread)
    call.core.tell_channel("UPDATE", thread)


@route("GET", _CHANNEL + "/threads/archived/public")
def archived_threads(call: Call) -> Json:
    parent = call.channel(permissions.READ_MESSAGE_HISTORY)
    found = [c for c in call.world.channels.values() if c.parent_id == parent.id and c.archived and c.type == 11]
    found.sort(key=lambda c: c.archived_at, reverse=True)
    return {"threads": [shapes.channel(call.world, c) for c in found], "members": [], "has_more": False}


# direct messages


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Json:
    user_id = int(call.fields.get("recipient_id") or 0)
    person = call.world.users.get(user_id)
    if person is None or person.bot:
        raise errors.unknown("User") if person is None else errors.closed_dm()
    known = find_dm(call.world.channels.values(), user_id)
    if known is None and call.core.rates.too_many_dms():
        raise errors.too_many_dms()
    return shapes.channel(call.world, known or make_dm(call.core, user_id))


def find_dm(channels: Iterable[Channel], user_id: int) -> Channel | None:
    return next((c for c in channels if c.type == DM and user_id in c.people), None)


def make_dm(core: Core, user_id: int) -> Channel:
    channel = Channel(id=core.world.new_id(), type=DM, people=[user_id, core.world.application.id])
    core.world.add(channel)
    core.tell_channel("CREATE", channel)
    return channel


def remove_channel(core: Core, channel: Channel) -> None:
    """A channel goes, and its threads and messages with it."""
    world = core.world
    for child in [c for c in world.channels.values() if c.parent_id == channel.id]:
        remove_channel(core, child)
    core.tell_channel("DELETE", channel)
    for message in world.messages.pop(channel.id, {}).values():
        world.forget(message)
        for attachment in message.attachments:
            world.drop_file(attachment)
    del world.channels[channel.id]
    world.forget(channel)


def _check_may_send(call: Call, channel: Channel, body: Json) -> None:
    if channel.type in (CATEGORY, FORUM):
        raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
    if channel.type == DM:
        person = next(call.world.users[u] for u in channel.people if not call.world.users[u].bot)
        if not person.dm_open:
            raise errors.closed_dm()
        return
    sending = permissions.SEND_MESSAGES_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES
    require(call.core, channel, sending)
    if body.get("embeds"):
        require(call.core, channel, permissions.EMBED_LINKS)
    if call.uploads:
        require(call.core, channel, permissions.ATTACH_FILES)
    if body.get("message_reference"):
        require(call.core, channel, permissions.READ_MESSAGE_HISTORY)


def _same_nonce(call: Call, channel: Channel, body: Json) -> Message | None:
    """With `enforce_nonce` the same message is not sent twice within a few minutes."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    recent = list(call.world.messages[channel.id].values())[-100:]
    return next((m for m in recent if m.nonce == body["nonce"] and call.world.now() - m.created < 180), None)


def _change_thread(call: Call, thread: Channel, wish: Json) -> None:
    own = thread.owner_id == call.world.application.id
    if not own or wish.get("locked") is not None:
        opening_only = set(wish) == {"archived"} and not wish["archived"] and not thread.locked
        if not opening_only:
            require(call.core, thread, permissions.MANAGE_THREADS)
    if thread.archived and wish.get("archived") is not False:
        raise errors.thread_archived()
    _rename(call, thread, wish)
    forums.apply_tags(call.world, thread, wish)
    if wish.get("archived") is not None and wish["archived"] != thread.archived:
        thread.archived, thread.archived_at = wish["archived"], call.world.now()
    thread.locked = thread.locked if wish.get("locked") is None else wish["locked"]
    thread.auto_archive = wish.get("auto_archive_duration") or thread.auto_archive
    if wish.get("invitable") is not None:
        thread.invitable = wish["invitable"]


def _rename(call: Call, channel: Channel, wish: Json) -> None:
    renamed = "name" in wish and wish["name"] != channel.name
    retitled = "topic" in wish and wish["topic"] != channel.topic
    if renamed or retitled:
        call.core.rates.take_rename(channel.id)
    channel.name = wish.get("name") or channel.name


def _window(found: list[Message], query: dict[str, str], limit: int) -> list[Message]:
    if "before" in query:
        return [m for m in found if m.id < int(query["before"])][-limit:]
    if "after" in query:
        return [m for m in found if m.id > int(query["after"])][:limit]
    if "around" in query:
        middle, half = int(query["around"]), limit // 2
        earlier = [m for m in found if m.id < middle][-half:]
        return earlier + [m for m in found if m.id >= middle][: limit - len(earlier)]
    return found[-limit:]


def _emoji(call: Call) -> str:
    emoji = unquote(call.place["emoji"])
    if not emoji or emoji.isascii():
        raise errors.unknown("Emoji")
    return emoji


def _pinnable(call: Call) -> Message:
    channel = call.world.channels.get(call.id("channel_id"))
    needed = [] if channel and channel.type == DM else [permissions.PIN_MESSAGES]
    return call.message(*needed)


def _thread(call: Call) -> Channel:
    channel = call.channel()
    if not channel.is_thread:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    return channel


def _user(call: Call) -> int:
    return call.world.application.id if call.place["user_id"] == "@me" else call.id("user_id")
