"""Posting, editing and deleting messages, with their files and mentions."""

import io
import mimetypes
import re
from typing import NamedTuple

from PIL import Image

from localdiscord import components, errors, limits, permissions, shapes
from localdiscord.core import Core
from localdiscord.errors import Form, invalid
from localdiscord.model import (
    COMPONENTS_V2,
    EPHEMERAL,
    FORUM,
    HAS_THREAD,
    LOADING,
    SILENT,
    SUPPRESS_EMBEDS,
    Attachment,
    Channel,
    Json,
    Message,
)

_SETTABLE = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
_MENTION = re.compile(r"<@!?(\d+)>")
_IN_CODE = re.compile(r"```.*?```|`[^`]*`", re.S)


class Upload(NamedTuple):
    """One `files[n]` of a multipart request."""

    number: int
    filename: str
    content: bytes


def post(
    core: Core,
    channel: Channel,
    author_id: int,
    body: Json,
    uploads: list[Upload] | None = None,
    *,
    only: int | None = None,
    origin: Json | None = None,
    loading: bool = False,
    kind: int = 0,
    number: int | None = None,
) -> Message:
    """Puts a new message into a channel, or before one person's eyes (`only`)."""
    flags = int(body.get("flags") or 0) & _SETTABLE
    flags |= (EPHEMERAL if only is not None else 0) | (LOADING if loading else 0)
    message = Message(
        id=number or core.world.new_id(),
        channel_id=channel.id,
        author_id=author_id,
        created=core.world.now(),
        type=kind,
        flags=flags,
        only=only,
        interaction=origin,
        nonce=body.get("nonce"),
    )
    if not loading:
        _fill(core, message, body, uploads or [])
    _refer(core, message, body.get("message_reference"))
    message.pinged = list(core.world.users) if message.mention_everyone else list(message.mentions)
    wake(core, channel)
    core.world.add(message)
    if only is None:
        _count(core, channel, message)
    core.tell_message("MESSAGE_CREATE", message)
    return message


def edit(core: Core, message: Message, body: Json, uploads: list[Upload] | None = None) -> Message:
    """Changes what the body names and keeps the rest; a loading message is thereby filled."""
    was_loading = message.is_loading
    given = int(body.get("flags") or 0)
    kept = message.flags & ~SUPPRESS_EMBEDS if "flags" in body else message.flags
    before, message.flags = message.flags, (kept | given & _SETTABLE) & ~LOADING
    try:
        _fill(core, message, body, uploads or [])
    except errors.Refusal:
        message.flags = before
        raise
    if not was_loading:
        message.edited = core.world.now()
    core.world.touch(message)
    core.tell_message("MESSAGE_UPDATE", message, filled=was_loading)
    return message


def delete(core: Core, message: Message) -> None:
    channel = core.world.channels[message.channel_id]
    del core.world.messages[channel.id][message.id]
    core.world.forget(message)
    for attachment in message.attachments:
        core.world.drop_file(attachment)
    if channel.is_thread and message.only is None:
        channel.deleted += 1
        core.world.touch(channel)
    core.tell_gone(message)


def react(core: Core, message: Message, user_id: int, emoji: str, *, add: bool) -> None:
    """Adds or takes away one person's reaction."""
    who = message.reactions.setdefault(emoji, [])
    if (user_id in who) != add:
        who.append(user_id) if add else who.remove(user_id)
    if not who:
        del message.reactions[emoji]
    core.world.touch(message)
    channel = core.world.channels[message.channel_id]
    core.tell_people(message, new=False)
    data: Json = {
        "user_id": str(user_id),
        "channel_id": str(channel.id),
        "message_id": str(message.id),
        "emoji": {"id": None, "name": emoji},
        "burst": False,
        "type": 0,
    }
    if channel.guild_id:
        data["guild_id"] = str(channel.guild_id)
        data["member"] = shapes.member(core.world, core.world.guilds[channel.guild_id], user_id)
    event = "MESSAGE_REACTION_ADD" if add else "MESSAGE_REACTION_REMOVE"
    core.gateway.dispatch(event, data, guild_id=channel.guild_id, intent=1 << 10 if channel.guild_id else 1 << 13)


def attach(core: Core, channel: Channel, filename: str, content: bytes) -> Attachment:
    """Keeps a file that a person gives to a command or a form."""
    made = _attachment(core, channel.id, Upload(0, filename, content), ephemeral=True)
    core.world.keep_file(made, content)
    return made


def wake(core: Core, channel: Channel) -> None:
    """A message in an archived thread opens it again; a locked one stays shut."""
    if not channel.archived:
        return
    if channel.locked:
        raise errors.thread_archived()
    channel.archived, channel.archived_at = False, core.world.now()
    core.world.touch(channel)
    core.tell_channel("UPDATE", channel)


def join(core: Core, thread: Channel, user_id: int) -> None:
    """Somebody becomes a member of a thread, by hand, by writing or by being mentioned."""
    if user_id in thread.members:
        return
    thread.members[user_id] = core.world.now()
    core.world.touch(thread)
    member = shapes.thread_member(thread, user_id)
    core.tell_channel("UPDATE", thread)
    data = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": len(thread.members),
        "added_members": [member],
    }
    if user_id == core.world.application.id:
        core.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, guild_id=thread.guild_id, intent=1)


def _fill(core: Core, message: Message, body: Json, uploads: list[Upload]) -> None:
    """Checks the message as it would become, then makes it so."""
    wanted: Json = {
        "content": body.get("content", message.content),
        "embeds": body.get("embeds", message.embeds),
        "components": body.get("components", message.components),
    }
    wanted = {name: value or ("" if name == "content" else []) for name, value in wanted.items()}
    form = Form()
    limits.check_text(form, {**body, **wanted})
    limits.check_no_legacy(form, wanted, message.flags)
    components.check_message(form, wanted["components"], message.flags)
    components.check_emojis(form, body.get("components") or [], core.world.emojis)
    form.check()
    attachments = _attachments(core, message, body, uploads)
    _check_media(wanted["components"], {a.filename for a in attachments})
    if not any((*wanted.values(), attachments)):
        raise errors.empty_message()
    _keep_files(core, message, attachments, uploads)
    message.content = wanted["content"].strip() if message.type in (0, 19, 20) else wanted["content"]
    message.embeds = wanted["embeds"]
    message.components = components.numbered(wanted["components"])
    _mention(core, message, body.get("allowed_mentions"))


def _attachments(core: Core, message: Message, body: Json, uploads: list[Upload]) -> list[Attachment]:
    """The files the message shall have: the kept ones, then the new ones, in the order named."""
    if any(len(upload.content) > limits.ATTACHMENT_BYTES for upload in uploads):
        raise errors.too_large()
    old = {a.id: a for a in message.attachments}
    hidden = message.only is not None
    fresh = {u.number: _attachment(core, message.channel_id, u, ephemeral=hidden) for u in uploads}
    named = body.get("attachments")
    listed: list[Attachment] = [] if named is not None else list(old.values())
    for i, entry in enumerate(named or []):
        found = old.get(int(entry["id"])) or fresh.pop(int(entry["id"]), None)
        if found is None:
            code, text = "MESSAGE_ATTACHMENT_NOT_FOUND", "The attachment was not found."
            raise invalid(["attachments", i], code, text)
        found.description = entry.get("description") or found.description
        listed.append(found)
    listed += fresh.values()
    if len(listed) > limits.ATTACHMENTS:
        raise invalid(["attachments"], "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return listed


def _attachment(core: Core, channel_id: int, upload: Upload, *, ephemeral: bool) -> Attachment:
    name = re.sub(r"[^\w.\-()+]+", "_", upload.filename) or "unknown"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    width, height = _size(upload.content) if kind.startswith("image/") else (None, None)
    return Attachment(
        id=core.world.new_id(),
        channel_id=channel_id,
        filename=name,
        size=len(upload.content),
        content_type=kind,
        width=width,
        height=height,
        ephemeral=ephemeral,
    )


def _size(content: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (OSError, ValueError):
        return None, None


def _check_media(wanted: list[Json], names: set[str]) -> None:
    for component in components.walk(wanted):
        media = [component.get("media"), component.get("file")]
        media += [item.get("media") for item in component.get("items") or []]
        for one in filter(None, media):
            url = one["url"]
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                raise invalid(["components"], code, "The referenced attachment was not found")


def _keep_files(core: Core, message: Message, attachments: list[Attachment], uploads: list[Upload]) -> None:
    kept = {a.id for a in attachments}
    for attachment in message.attachments:
        if attachment.id not in kept:
            core.world.drop_file(attachment)
    known = {a.id for a in message.attachments}
    fresh = [a for a in attachments if a.id not in known]
    for attachment, upload in zip(sorted(fresh, key=lambda a: a.id), uploads, strict=True):
        core.world.keep_file(attachment, upload.content)
    message.attachments = attachments


def _mention(core: Core, message: Message, allowed: Json | None) -> None:
    texts = [message.content, *(c.get("content", "") for c in components.walk(message.components))]
    text = _IN_CODE.sub("", "\n".join(texts))
    named = [int(number) for number in _MENTION.findall(text)]
    rules = allowed if allowed is not None else {"parse": ["users", "roles", "everyone"]}
    parse, users = rules.get("parse") or [], {int(u) for u in rules.get("users") or []}
    pinged = [u for u in dict.fromkeys(named) if u in core.world.users and ("users" in parse or u in users)]
    message.mentions = pinged
    channel = core.world.channels[message.channel_id]
    loud = "everyone" in parse and bool(re.search(r"@(everyone|here)\b", text))
    granted = permissions.of(core.world, message.author_id, channel)
    message.mention_everyone = loud and bool(granted & permissions.MENTION_EVERYONE)


def _refer(core: Core, message: Message, reference: Json | None) -> None:
    """A reply names the message it answers and mentions its author."""
    if not reference:
        return
    target = int(reference["message_id"])
    channel_id = int(reference.get("channel_id") or message.channel_id)
    found = core.world.messages.get(channel_id, {}).get(target)
    if (found is None or found.only is not None) and reference.get("fail_if_not_exists", True):
        raise invalid(["message_reference"], "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    message.type = 19 if message.type == 0 else message.type
    message.reference = {"channel_id": str(channel_id), "message_id": str(target)}
    guild_id = core.world.channels[message.channel_id].guild_id
    if guild_id:
        message.reference["guild_id"] = str(guild_id)
    if found is not None and message.type == 19 and found.author_id not in message.mentions:
        message.mentions.append(found.author_id)


def _count(core: Core, channel: Channel, message: Message) -> None:
    channel.last_message_id = message.id
    if channel.is_thread:
        channel.sent += 1
        for user_id in (message.author_id, *message.mentions):
            if permissions.of(core.world, user_id, channel):
                join(core, channel, user_id)
    core.world.touch(channel)


def start_thread(core: Core, parent: Channel, owner_id: int, body: Json, start: Message | None = None) -> Channel:
    """Opens a thread in a channel, from a message or on its own."""
    form = Form()
    form.length(["name"], body.get("name"), 1, 100)
    duration = body.get("auto_archive_duration") or 1440
    if duration not in (60, 1440, 4320, 10080):
        form.wrong(["auto_archive_duration"], "BASE_TYPE_CHOICES", "Value must be one of {60, 1440, 4320, 10080}.")
    form.check()
    if start is not None and start.id in core.world.channels:
        raise errors.Refusal(400, 160004, "A thread has already been created for this message")
    if sum(1 for _ in core.world.threads(parent.guild_id or 0)) >= 1_000:
        raise errors.Refusal(400, 160006, "Maximum number of active threads reached")
    now = core.world.now()
    thread = Channel(
        id=start.id if start else core.world.new_id(),
        type=11 if start else int(body.get("type") or 12),
        name=body["name"],
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        created=now,
        archived_at=now,
        auto_archive=duration,
        invitable=body.get("invitable") is not False,
        members={owner_id: now},
        applied=[int(tag) for tag in body.get("applied_tags") or []],
    )
    core.world.add(thread)
    core.tell_channel("CREATE", thread, newly_created=True)
    _announce_thread(core, parent, thread, owner_id, start)
    return thread


def _announce_thread(core: Core, parent: Channel, thread: Channel, owner_id: int, start: Message | None) -> None:
    if start is not None:
        start.flags |= HAS_THREAD
        core.world.touch(start)
        core.tell_message("MESSAGE_UPDATE", start)
        opening = {"channel_id": str(parent.id), "message_id": str(start.id), "guild_id": str(parent.guild_id)}
        _system(core, thread, owner_id, 21, "", opening)
    elif thread.type == 11 and parent.type != FORUM:
        pointer = {"channel_id": str(thread.id), "guild_id": str(parent.guild_id)}
        _system(core, parent, owner_id, 18, thread.name, pointer)


def _system(core: Core, channel: Channel, author_id: int, kind: int, content: str, reference: Json) -> None:
    message = Message(
        id=core.world.new_id(),
        channel_id=channel.id,
        author_id=author_id,
        created=core.world.now(),
        type=kind,
        content=content,
        reference=reference,
    )
    core.world.add(message)
    channel.last_message_id = message.id
    core.world.touch(channel)
    core.tell_message("MESSAGE_CREATE", message)


def pin(core: Core, message: Message, user_id: int, *, on: bool) -> None:
    channel = core.world.channels[message.channel_id]
    if on and message.pinned is None:
        message.pinned = core.world.now()
        where = {"channel_id": str(channel.id), "message_id": str(message.id)}
        where |= {"guild_id": str(channel.guild_id)} if channel.guild_id else {}
        _system(core, channel, user_id, 6, "", where)
    elif not on:
        message.pinned = None
    core.world.touch(message)
    core.tell_message("MESSAGE_UPDATE", message)
    data = {"channel_id": str(channel.id), "last_pin_timestamp": shapes.stamp(core.world.now())}
    data |= {"guild_id": str(channel.guild_id)} if channel.guild_id else {}
    core.gateway.dispatch(
        "CHANNEL_PINS_UPDATE", data, guild_id=channel.guild_id, intent=1 if channel.guild_id else 1 << 12
    )
