"""Interactions: what a person did, the bot's first answer to it, and the webhook that follows."""

import asyncio
import secrets
from typing import Any

from localdiscord import commands, components, errors, message_shapes, messages, permissions, shapes
from localdiscord.core import Core
from localdiscord.errors import Form, invalid
from localdiscord.messages import Upload
from localdiscord.model import EPHEMERAL, Channel, Interaction, Json, Message

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

_FITTING = {
    COMMAND: {MESSAGE, DEFER, MODAL},
    COMPONENT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE},
}
_FORGET_AFTER = 3_600.0
_SLACK = 0.01  # the timer must not fire before the wall clock agrees


# the person's side


def begin(
    core: Core,
    kind: int,
    user_id: int,
    channel: Channel,
    data: Json,
    *,
    message: Message | None = None,
    name: str = "",
    cause: Json | None = None,
) -> Interaction:
    """Tells the bot that somebody did something, and starts the three seconds."""
    world = core.world
    _sweep(core)
    found = Interaction(
        id=world.new_id(),
        token=secrets.token_urlsafe(48),
        type=kind,
        user_id=user_id,
        channel_id=channel.id,
        guild_id=channel.guild_id,
        created=world.now(),
        data=data,
        name=name,
        message_id=message.id if message else None,
        cause=cause,
    )
    world.add(found)
    loop = asyncio.get_running_loop()
    core.waiting[found.id] = loop.create_future()
    loop.call_later(core.settings.answer_within + _SLACK, expire, core, found)
    payload = _payload(core, found, channel, message)
    core.gateway.dispatch("INTERACTION_CREATE", payload, guild_id=channel.guild_id)
    return found


async def outcome(core: Core, found: Interaction) -> None:
    """Waits for the first answer, or until it is too late for one."""
    if future := core.waiting.get(found.id):
        await asyncio.shield(future)


def expire(core: Core, found: Interaction) -> None:
    """Nobody answered in time: "This interaction failed"."""
    if found.answered is None and not found.failed and _is_late(core, found):
        found.failed = True
        core.world.touch(found)
        _settle(core, found)


def expire_all(core: Core) -> None:
    """After the clock was pushed forward."""
    for number in list(core.waiting):
        expire(core, core.world.interactions[number])


def origin(found: Interaction, original: int | None = None) -> Json:
    """How a message that answers this interaction came about."""
    source: Json = {"id": found.id, "type": found.type, "user_id": found.user_id, "name": found.name}
    source |= {"guild_id": found.guild_id, "message_id": found.message_id, "cause": found.cause}
    return source | ({"original": original} if original else {})


def _payload(core: Core, found: Interaction, channel: Channel, message: Message | None) -> Json:
    world, bot_id = core.world, core.world.application.id
    guild = world.guild_of(channel)
    body: Json = {
        "id": str(found.id),
        "application_id": str(bot_id),
        "type": found.type,
        "token": found.token,
        "version": 1,
        "data": found.data,
        "channel_id": str(channel.id),
        "channel": shapes.partial_channel(world, channel, found.user_id),
        "app_permissions": str(permissions.of_app(world, channel)),
        "locale": world.users[found.user_id].locale,
        "entitlements": [],
        "authorizing_integration_owners": owners(core, found, channel),
        "context": 0 if guild else 1,
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if message is not None:
        body["message"] = message_shapes.message(world, message)
    if guild is None:
        return body | {"user": shapes.user(world.users[found.user_id])}
    member = shapes.member(world, guild, found.user_id)
    member["permissions"] = str(permissions.of(world, found.user_id, channel))
    return body | {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member,
    }


def owners(core: Core, found: Interaction, channel: Channel) -> Json:
    """By whose installation the bot is here."""
    installed = commands.installed(core, found.user_id, channel)
    return {str(kind): str(owner) for kind, owner in installed.items()}


def _is_late(core: Core, found: Interaction) -> bool:
    return core.world.now() - found.created >= core.settings.answer_within


def _settle(core: Core, found: Interaction) -> None:
    if future := core.waiting.pop(found.id, None):
        future.set_result(None)
    core.feed.tell("interaction", **report(found))


def report(found: Interaction) -> Json:
    """What the person's side learns of an interaction."""
    return {
        "id": str(found.id),
        "user": str(found.user_id),
        "channel": str(found.channel_id),
        "answered": found.answered,
        "failed": found.failed,
        "message": str(found.response_id) if found.response_id else None,
        "modal": found.modal,
    }


def _sweep(core: Core) -> None:
    world, limit = core.world, core.world.now() - _FORGET_AFTER
    while world.interactions:
        oldest = next(iter(world.interactions.values()))
        if oldest.created > limit:
            return
        del world.interactions[oldest.id]
        world.tokens.pop(oldest.token, None)
        world.forget(oldest)


# the bot's side: the callback


def answer(core: Core, number: int, token: str, body: Json, uploads: list[Upload]) -> Json:
    """POST /interactions/{id}/{token}/callback."""
    found = core.world.interactions.get(number)
    if found is None or found.token != token:
        raise errors.unknown("interaction")
    if found.answered is not None:
        raise errors.already_acknowledged()
    if found.failed or _is_late(core, found):
        expire(core, found)
        raise errors.unknown("interaction")
    kind = body.get("type")
    _check_fit(found, kind)
    shown = _ANSWERS[kind](core, found, body.get("data") or {}, uploads)
    found.answered = kind
    found.response_id = shown.id if shown else None
    core.world.touch(found)
    _settle(core, found)
    return _callback_response(core, found, shown)


def _check_fit(found: Interaction, kind: Any) -> None:
    fitting = _FITTING[found.type]
    if found.type == MODAL_SUBMIT and found.message_id is None:
        fitting = fitting - {DEFER_UPDATE, UPDATE}
    if kind not in fitting:
        choices = ", ".join(map(str, sorted(fitting)))
        raise invalid(["type"], "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")


def _callback_response(core: Core, found: Interaction, shown: Message | None) -> Json:
    about: Json = {"id": str(found.id), "type": found.type}
    if shown is not None:
        about["response_message_id"] = str(shown.id)
        about["response_message_loading"] = shown.is_loading
        about["response_message_ephemeral"] = bool(shown.flags & EPHEMERAL)
    body: Json = {"interaction": about}
    if shown is not None and found.answered in (MESSAGE, UPDATE):
        resource = {"type": found.answered, "message": message_shapes.message(core.world, shown)}
        body["resource"] = resource
    return body


def _answer_message(core: Core, found: Interaction, data: Json, uploads: list[Upload]) -> Message:
    channel = core.world.channels[found.channel_id]
    only = found.user_id if int(data.get("flags") or 0) & EPHEMERAL else None
    kind = 20 if found.type == COMMAND else 0
    bot_id = core.world.application.id
    return messages.post(core, channel, bot_id, data, uploads, only=only, origin=origin(found), kind=kind)


def _answer_defer(core: Core, found: Interaction, data: Json, uploads: list[Upload]) -> Message:
    channel = core.world.channels[found.channel_id]
    only = found.user_id if int(data.get("flags") or 0) & EPHEMERAL else None
    kind = 20 if found.type == COMMAND else 0
    bot_id = core.world.application.id
    return messages.post(core, channel, bot_id, {}, only=only, origin=origin(found), loading=True, kind=kind)


def _answer_defer_update(core: Core, found: Interaction, data: Json, uploads: list[Upload]) -> Message:
    return _source(core, found)


def _answer_update(core: Core, found: Interaction, data: Json, uploads: list[Upload]) -> Message:
    return messages.edit(core, _source(core, found), data, uploads)


def _answer_choices(core: Core, found: Interaction, data: Json, uploads: list[Upload]) -> None:
    form = Form()
    choices = data.get("choices") or []
    form.count(["data", "choices"], len(choices), 0, 25)
    for i, choice in enumerate(choices):
        form.length(["data", "choices", i, "name"], choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            form.length(["data", "choices", i, "value"], choice["value"], 0, 6_000)
    form.check()
    found.modal = {"choices": choices}


def _answer_modal(core: Core, found: Interaction, data: Json, uploads: list[Upload]) -> None:
    form = Form()
    components.check_modal(form, data)
    components.check_emojis(form, data.get("components") or [], core.world.emojis, ["data", "components"])
    form.check()
    found.modal = data | {"components": components.numbered(data["components"])}


def _source(core: Core, found: Interaction) -> Message:
    message = core.world.messages[found.channel_id].get(found.message_id or 0)
    if message is None:
        raise errors.unknown("Message")
    return message


_ANSWERS: dict[Any, Any] = {
    MESSAGE: _answer_message,
    DEFER: _answer_defer,
    DEFER_UPDATE: _answer_defer_update,
    UPDATE: _answer_update,
    CHOICES: _answer_choices,
    MODAL: _answer_modal,
}


# the bot's side: the webhook, for fifteen minutes


def by_token(core: Core, token: str) -> Interaction:
    """The interaction whose webhook this is; it must be answered, and not too old."""
    number = core.world.tokens.get(token)
    if number is None:
        raise errors.unknown("Webhook")
    found = core.world.interactions[number]
    if core.world.now() - found.created >= core.settings.token_life:
        raise errors.dead_token()
    if found.answered in (None, CHOICES):
        raise errors.unknown("Webhook")
    return found


def followup(core: Core, token: str, body: Json, uploads: list[Upload]) -> Message:
    """POST /webhooks/{app}/{token}: fills the deferred message first, then adds new ones."""
    found = by_token(core, token)
    channel = core.world.channels[found.channel_id]
    if found.answered == DEFER and found.response_id:
        waiting = core.world.messages[channel.id].get(found.response_id)
        if waiting is not None and waiting.is_loading:
            return messages.edit(core, waiting, body, uploads)
    only = found.user_id if int(body.get("flags") or 0) & EPHEMERAL else None
    source = origin(found, found.response_id)
    return messages.post(core, channel, core.world.application.id, body, uploads, only=only, origin=source)


def webhook_message(core: Core, token: str, name: str) -> Message:
    """A message of this interaction: `@original` or one of its followups."""
    found = by_token(core, token)
    number = found.response_id if name == "@original" else int(name)
    message = core.world.messages[found.channel_id].get(number or 0)
    if message is None or not _belongs(message, found):
        raise errors.unknown("Message")
    return message


def _belongs(message: Message, found: Interaction) -> bool:
    source = message.interaction or {}
    return message.id in (found.response_id, found.message_id) or source.get("id") == found.id
