"""What the bot must be allowed to do in a channel."""

from collections.abc import Iterable

import discord

from rules.kernel import Illegal, msg, several

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""Permissions without which a match cannot be played in a channel."""


def require(
    permissions: discord.Permissions, needed: Iterable[str] = NEEDED, refusal: str = "lobby-missing-permissions"
) -> None:
    """Refuses where the bot lacks a permission, and names it."""
    missing = [name for name in needed if not getattr(permissions, name)]
    if missing:
        raise Illegal(msg(refusal, missing=several([msg(f"lobby-permission-{m}") for m in missing])))
