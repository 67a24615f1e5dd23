"""How the things of the box look in Discord's JSON."""

from collections.abc import Iterable
from datetime import UTC, datetime
from urllib.parse import quote

from localdiscord import components as parts
from localdiscord import permissions
from localdiscord.model import (
    DM,
    FORUM,
    Application,
    Attachment,
    Channel,
    Command,
    Guild,
    Json,
    Message,
    Role,
    User,
    World,
)


def stamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user(who: User) -> Json:
    body: Json = {
        "id": str(who.id),
        "username": who.name,
        "global_name": who.shown or None,
        "discriminator": "0000" if who.bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if who.bot:
        body["bot"] = True
    return body


def me(who: User) -> Json:
    """GET /users/@me."""
    return {**user(who), "mfa_enabled": True, "locale": who.locale, "verified": True, "email": None, "premium_type": 0}


def bare_member(guild: Guild, user_id: int) -> Json:
    """A member without its user."""
    member = guild.members[user_id]
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": stamp(member.joined),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in member.roles],
        "mute": False,
        "deaf": False,
    }


def member(world: World, guild: Guild, user_id: int) -> Json:
    return {**bare_member(guild, user_id), "user": user(world.users[user_id])}


def role(one: Role) -> Json:
    body: Json = {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.managed_by is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if one.managed_by is not None:
        body["tags"] = {"bot_id": str(one.managed_by)}
    return body


def channel(world: World, one: Channel) -> Json:
    body: Json = {"id": str(one.id), "type": one.type, "flags": 0}
    if one.type != 4:
        body["last_message_id"] = _id(one.last_message_id)
    if one.type == DM:
        others = [world.users[u] for u in one.people if not world.users[u].bot]
        return {**body, "recipients": [user(u) for u in others]}
    body |= {"guild_id": str(one.guild_id), "name": one.name, "parent_id": _id(one.parent_id)}
    if one.is_thread:
        return body | _thread(world, one)
    overwrites = [
        {"id": str(o.id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)} for o in one.overwrites.values()
    ]
    body |= {"position": one.position, "permission_overwrites": overwrites, "nsfw": False}
    if one.type == FORUM:
        body |= {"available_tags": one.tags, "default_forum_layout": 0}
    return body | ({"topic": one.topic, "rate_limit_per_user": 0} if one.type in (0, FORUM) else {})


def _thread(world: World, one: Channel) -> Json:
    body: Json = {
        "owner_id": str(one.owner_id),
        "rate_limit_per_user": 0,
        "message_count": max(0, one.sent - one.deleted),
        "total_message_sent": one.sent,
        "member_count": min(50, len(one.members)),
        "thread_metadata": {
            "archived": one.archived,
            "archive_timestamp": stamp(one.archived_at or one.created),
            "auto_archive_duration": one.auto_archive,
            "locked": one.locked,
            "create_timestamp": stamp(one.created),
        },
    }
    if world.channels[one.parent_id or 0].type == FORUM:
        body["applied_tags"] = [str(tag) for tag in one.applied]
    if one.type == 12:
        body["thread_metadata"]["invitable"] = one.invitable
    if world.application.id in one.members:
        body["member"] = thread_member(one, world.application.id)
    return body


def thread_member(one: Channel, user_id: int) -> Json:
    joined = stamp(one.members[user_id])
    return {"id": str(one.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def partial_channel(world: World, one: Channel, user_id: int) -> Json:
    """A channel inside an interaction: with the permissions of whoever acted."""
    return {**channel(world, one), "permissions": str(permissions.of(world, user_id, one))}


def guild(one: Guild) -> Json:
    return _GUILD | {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner_id),
        "preferred_locale": one.locale,
        "roles": [role(r) for r in one.roles.values()],
    }


def guild_create(world: World, one: Guild, chosen: Iterable[int]) -> Json:
    """GUILD_CREATE: a server with its channels, its open threads and the chosen members."""
    bot_id = world.application.id
    channels = [c for c in world.channels.values() if c.guild_id == one.id]
    visible = [c for c in world.threads(one.id) if permissions.of(world, bot_id, c)]
    return guild(one) | {
        "joined_at": stamp(one.members[bot_id].joined),
        "large": len(one.members) > 250,
        "unavailable": False,
        "member_count": len(one.members),
        "members": [member(world, one, u) for u in chosen],
        "channels": [channel(world, c) for c in channels if not c.is_thread],
        "threads": [channel(world, c) for c in visible],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


_GUILD: Json = {
    **dict.fromkeys(("icon", "description", "home_header", "splash", "discovery_splash", "banner")),
    **dict.fromkeys(("application_id", "afk_channel_id", "system_channel_id", "widget_channel_id")),
    **dict.fromkeys(("max_presences", "vanity_url_code", "rules_channel_id", "incidents_data")),
    **dict.fromkeys(("safety_alerts_channel_id", "public_updates_channel_id")),
    "features": [],
    "region": "deprecated",
    "afk_timeout": 300,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "verification_level": 0,
    "default_message_notifications": 0,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
}


def application(world: World, app: Application) -> Json:
    owner = next(u for u in world.users.values() if not u.bot) if len(world.users) > 1 else world.bot
    return {
        "id": str(app.id),
        "name": app.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": (1 << 15 | 1 << 19) if app.privileged else 0,
        "flags_new": str((1 << 15 | 1 << 19) if app.privileged else 0),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


def command(world: World, one: Command) -> Json:
    body: Json = {
        "id": str(one.id),
        "application_id": str(world.application.id),
        "version": str(one.version),
        "type": 1,
        "description": "",
        "default_member_permissions": None,
        "nsfw": False,
        **one.body,
    }
    if one.guild_id:
        body["guild_id"] = str(one.guild_id)
    return body


def attachment(world: World, one: Attachment) -> Json:
    url = f"{world.base_url}/attachments/{one.channel_id}/{one.id}/{quote(one.filename)}"
    body: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": one.size,
        "url": url,
        "proxy_url": url,
        "content_type": one.content_type,
    }
    optional = {"width": one.width, "height": one.height, "description": one.description}
    body |= {name: value for name, value in optional.items() if value is not None}
    return body | ({"ephemeral": True} if one.ephemeral else {})


def message(world: World, one: Message, *, deep: bool = True) -> Json:
    """A message as REST and the gateway give it; `deep` adds what it replies to."""
    files = {a.filename: attachment(world, a) for a in one.attachments}
    body: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel_id),
        "type": one.type,
        "content": one.content,
        "author": user(world.users[one.author_id]),
        "timestamp": stamp(one.created),
        "edited_timestamp": stamp(one.edited) if one.edited else None,
        "tts": False,
        "pinned": one.pinned is not None,
        "flags": one.flags,
        "mentions": [user(world.users[u]) for u in one.mentions if u in world.users],
        "mention_roles": [],
        "mention_everyone": one.mention_everyone,
        "attachments": list(files.values()),
        "embeds": [_embed(e, files) for e in one.embeds],
        "components": [_component(c, files) for c in one.components],
    }
    if one.reactions:
        body["reactions"] = [_reaction(world, e, who) for e, who in one.reactions.items()]
    if one.nonce is not None:
        body["nonce"] = one.nonce
    if one.interaction:
        body |= _origin(world, one.interaction)
        body["webhook_id"] = body["application_id"] = str(world.application.id)
    if one.id in world.channels and one.id != one.channel_id:
        body["thread"] = channel(world, world.channels[one.id])
    return body | (_reference(world, one) if one.reference and deep else {})


def seen(world: World, one: Message) -> Json:
    """A message as people's side gets it: with its only reader, and who reacted."""
    body = message(world, one) | {"only": _id(one.only)}
    for reaction in body.get("reactions", []):
        reaction["who"] = [str(u) for u in one.reactions[reaction["emoji"]["name"]]]
    return body


def _reference(world: World, one: Message) -> Json:
    assert one.reference is not None
    found = world.messages.get(int(one.reference["channel_id"]), {}).get(int(one.reference.get("message_id") or 0))
    body: Json = {"message_reference": {"type": 0, **one.reference}}
    if one.type in (19, 21):
        body["referenced_message"] = message(world, found, deep=False) if found else None
    return body


def _origin(world: World, source: Json) -> Json:
    who = user(world.users[source["user_id"]])
    metadata = _metadata(world, source)
    if source["type"] == 2:
        old = {"id": str(source["id"]), "type": 2, "name": source["name"], "user": who}
        return {"interaction_metadata": metadata, "interaction": old}
    return {"interaction_metadata": metadata}


def _metadata(world: World, source: Json) -> Json:
    body: Json = {
        "id": str(source["id"]),
        "type": source["type"],
        "user": user(world.users[source["user_id"]]),
        "authorizing_integration_owners": {"0": str(source.get("guild_id") or 0)},
    }
    if source.get("original"):
        body["original_response_message_id"] = str(source["original"])
    if source["type"] == 3:
        body["interacted_message_id"] = str(source["message_id"])
    if source["type"] == 5:
        body["triggering_interaction_metadata"] = _metadata(world, source["cause"])
    if source["type"] == 2:
        body |= {"name": source["name"], "command_type": 1}
    return body


def _reaction(world: World, emoji: str, who: list[int]) -> Json:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": len(who),
        "count_details": {"burst": 0, "normal": len(who)},
        "burst_colors": [],
        "me_burst": False,
        "me": world.application.id in who,
    }


def _embed(embed: Json, files: dict[str, Json]) -> Json:
    body = {k: v for k, v in embed.items() if v is not None}
    body["type"] = "rich"
    for name in ("image", "thumbnail"):
        if body.get(name):
            body[name] = _media(body[name].get("url", ""), files)
            body[name].pop("id", None)
            body[name].pop("attachment_id", None)
    body["fields"] = [{"inline": False, **field} for field in body.get("fields") or []]
    for name in ("footer", "author"):
        if body.get(name, {}).get("icon_url"):
            icon = _media(body[name]["icon_url"], files)
            body[name] = {**body[name], "icon_url": icon["url"], "proxy_icon_url": icon["proxy_url"]}
    return body


def _media(url: str, files: dict[str, Json]) -> Json:
    file = files.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
    if file is None:
        return {"id": "0", "url": url, "proxy_url": url}
    names = ("id", "url", "proxy_url", "width", "height", "content_type")
    return {n: file[n] for n in names if n in file} | {"attachment_id": file["id"]}


def _component(one: Json, files: dict[str, Json]) -> Json:
    body = dict(one)
    for name in ("components", "items"):
        if name in body:
            body[name] = [_component(child, files) for child in body[name]]
    if "accessory" in body:
        body["accessory"] = _component(body["accessory"], files)
    for name in ("media", "file"):
        if name in body:
            body[name] = _media(body[name]["url"], files)
    if body.get("type") in parts.SELECTS:
        return {"min_values": 1, "max_values": 1, **body}
    return {**_DEFAULTS.get(body.get("type", 0), {}), **body} | _file_facts(one, files)


def _file_facts(one: Json, files: dict[str, Json]) -> Json:
    if one.get("type") != parts.FILE:
        return {}
    file = files.get(one["file"]["url"].removeprefix("attachment://"), {})
    return {"name": file.get("filename"), "size": file.get("size")}


_DEFAULTS: dict[int, Json] = {
    0: {"description": None, "spoiler": False},
    parts.THUMBNAIL: {"description": None, "spoiler": False},
    parts.FILE: {"spoiler": False},
    parts.SEPARATOR: {"divider": True, "spacing": 1},
    parts.CONTAINER: {"accent_color": None, "spoiler": False},
}


def _id(value: int | None) -> str | None:
    return None if value is None else str(value)
