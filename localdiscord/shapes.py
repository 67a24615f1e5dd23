"""How the things of the box look in Discord's JSON."""

from collections.abc import Iterable
from datetime import UTC, datetime

from localdiscord import permissions
from localdiscord.model import (
    DM,
    FORUM,
    Application,
    Channel,
    Command,
    Guild,
    Json,
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
        body["last_message_id"] = id_or_none(one.last_message_id)
    if one.type == DM:
        others = [world.users[u] for u in one.people if not world.users[u].bot]
        return {**body, "recipients": [user(u) for u in others]}
    body |= {"guild_id": str(one.guild_id), "name": one.name, "parent_id": id_or_none(one.parent_id)}
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


def id_or_none(value: int | None) -> str | None:
    return None if value is None else str(value)
