"""REST routes of the bot itself: who it is, its commands, its interactions, its servers."""

from typing import Any

from localdiscord import commands, errors, interactions, message_shapes, messages, people, permissions, shapes
from localdiscord.model import Command, Guild, Json
from localdiscord.rest import Answer, Call, route

_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
_WEBHOOK = "/webhooks/{webhook_id}/{token}"


@route("GET", "/users/@me")
def whoami(call: Call) -> Json:
    return shapes.me(call.world.bot)


@route("GET", "/users/{user_id}")
def get_user(call: Call) -> Json:
    found = call.world.users.get(call.id("user_id"))
    if found is None:
        raise errors.unknown("User")
    return shapes.user(found)


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def get_application(call: Call) -> Json:
    return shapes.application(call.world, call.world.application)


@route("GET", "/gateway")
def get_gateway(call: Call) -> Json:
    return {"url": call.core.gateway.url}


@route("GET", "/gateway/bot")
def get_gateway_bot(call: Call) -> Json:
    gateway = call.core.gateway
    starts = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": gateway.max_concurrency}
    return {"url": gateway.url, "shards": gateway.shards, "session_start_limit": starts}


# commands


@route("GET", _COMMANDS)
@route("GET", _GUILD_COMMANDS)
def list_commands(call: Call) -> list[Json]:
    return [shapes.command(call.world, c) for c in commands.scope(call.core, _scope(call))]


@route("PUT", _COMMANDS)
@route("PUT", _GUILD_COMMANDS)
def set_commands(call: Call) -> list[Json]:
    found = commands.replace_all(call.core, _scope(call), call.body or [])
    return [shapes.command(call.world, c) for c in found]


@route("POST", _COMMANDS)
@route("POST", _GUILD_COMMANDS)
def add_command(call: Call) -> Answer:
    command = commands.upsert(call.core, _scope(call), call.fields)
    return Answer(201, shapes.command(call.world, command))


@route("GET", _GUILD_COMMANDS + "/permissions")
def command_permissions(call: Call) -> list[Json]:
    _scope(call)
    return []


@route("GET", _GUILD_COMMANDS + "/{command_id}/permissions")
def permissions_of_command(call: Call) -> None:
    _scope(call)
    raise errors.Refusal(404, 10066, "Unknown application command permissions")


@route("GET", _COMMANDS + "/{command_id}")
@route("GET", _GUILD_COMMANDS + "/{command_id}")
def get_command(call: Call) -> Json:
    return shapes.command(call.world, _command(call))


@route("PATCH", _COMMANDS + "/{command_id}")
@route("PATCH", _GUILD_COMMANDS + "/{command_id}")
def change_command(call: Call) -> Json:
    known = _command(call)
    return shapes.command(call.world, commands.upsert(call.core, known.guild_id, call.fields, known))


@route("DELETE", _COMMANDS + "/{command_id}")
@route("DELETE", _GUILD_COMMANDS + "/{command_id}")
def delete_command(call: Call) -> None:
    commands.remove(call.core, _command(call))


# interactions


@route("POST", "/interactions/{interaction_id}/{token}/callback")
def callback(call: Call) -> Json | None:
    answered = interactions.answer(call.core, call.id("interaction_id"), call.place["token"], call.fields, call.uploads)
    wanted = call.query.get("with_response", "").lower() in ("1", "true")
    return answered if wanted else None


@route("POST", _WEBHOOK)
def followup(call: Call) -> Json | None:
    _own_webhook(call)
    message = interactions.followup(call.core, call.place["token"], call.fields, call.uploads)
    return message_shapes.message(call.world, message)


@route("GET", _WEBHOOK + "/messages/{message_id}")
def get_followup(call: Call) -> Json:
    _own_webhook(call)
    return message_shapes.message(call.world, _webhook_message(call))


@route("PATCH", _WEBHOOK + "/messages/{message_id}")
def edit_followup(call: Call) -> Json:
    _own_webhook(call)
    message = messages.edit(call.core, _webhook_message(call), call.fields, call.uploads)
    return message_shapes.message(call.world, message)


@route("DELETE", _WEBHOOK + "/messages/{message_id}")
def delete_followup(call: Call) -> None:
    _own_webhook(call)
    messages.delete(call.core, _webhook_message(call))


# servers


@route("GET", "/users/@me/guilds")
def list_guilds(call: Call) -> list[Json]:
    bot_id = call.world.application.id
    return [_own_guild(guild, bot_id) for guild in call.world.guilds.values() if bot_id in guild.members]


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(call: Call) -> None:
    people.part_guild(call.core, _guild(call), call.world.application.id)


@route("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Json:
    guild = _guild(call)
    counts = {"approximate_member_count": len(guild.members), "approximate_presence_count": 0}
    return shapes.guild(guild) | (counts if call.query.get("with_counts") in ("1", "true") else {})


@route("GET", "/guilds/{guild_id}/channels")
def list_channels(call: Call) -> list[Json]:
    guild = _guild(call)
    found = [c for c in call.world.channels.values() if c.guild_id == guild.id and not c.is_thread]
    return [shapes.channel(call.world, c) for c in found]


@route("GET", "/guilds/{guild_id}/threads/active")
def active_threads(call: Call) -> Json:
    guild, bot_id = _guild(call), call.world.application.id
    found = [c for c in call.world.threads(guild.id) if permissions.of(call.world, bot_id, c)]
    members = [shapes.thread_member(c, bot_id) for c in found if bot_id in c.members]
    return {"threads": [shapes.channel(call.world, c) for c in found], "members": members, "has_more": False}


@route("GET", "/guilds/{guild_id}/roles")
def list_roles(call: Call) -> list[Json]:
    return [shapes.role(r) for r in _guild(call).roles.values()]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Json:
    guild, user_id = _guild(call), call.id("user_id")
    if user_id not in guild.members:
        raise errors.unknown("Member")
    return shapes.member(call.world, guild, user_id)


def _guild(call: Call) -> Guild:
    guild = call.world.guilds.get(call.id("guild_id"))
    if guild is None:
        raise errors.unknown("Guild")
    if call.world.application.id not in guild.members:
        raise errors.missing_access()
    return guild


def _scope(call: Call) -> int | None:
    if call.id("application_id") != call.world.application.id:
        raise errors.Refusal(403, 20012, "You are not authorized to perform this action on this application")
    return _guild(call).id if "guild_id" in call.place else None


def _command(call: Call) -> Command:
    scope = _scope(call)
    found = call.world.commands.get(call.id("command_id"))
    if found is None or found.guild_id != scope:
        raise errors.unknown("application command")
    return found


def _own_webhook(call: Call) -> None:
    if call.place["webhook_id"] != str(call.world.application.id):
        raise errors.unknown("Webhook")


def _webhook_message(call: Call) -> Any:
    return interactions.webhook_message(call.core, call.place["token"], call.place["message_id"])


def _own_guild(guild: Guild, bot_id: int) -> Json:
    granted = permissions.in_guild(guild, bot_id)
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "banner": None,
        "owner": guild.owner_id == bot_id,
        "permissions": str(granted),
        "features": [],
    }
