"""Forums: channels of which every post is a thread, with tags."""

from localdiscord import message_shapes, messages, shapes
from localdiscord.core import Core
from localdiscord.errors import Form, Refusal
from localdiscord.messages import Upload
from localdiscord.model import FORUM, PUBLIC_THREAD, Channel, Json, World

_TAGS, _APPLIED, _NAME = 20, 5, 20


def post(core: Core, forum: Channel, body: Json, uploads: list[Upload]) -> Json:
    """A thread whose first message has its id."""
    form = Form()
    _check_applied(form, forum, body)
    form.check()
    bot = core.world.application.id
    thread = messages.start_thread(core, forum, bot, {**body, "type": PUBLIC_THREAD})
    try:
        first = messages.post(core, thread, bot, body.get("message") or {}, uploads, number=thread.id)
    except Refusal:
        core.tell_channel("DELETE", thread)
        del core.world.channels[thread.id]
        core.world.forget(thread)
        raise
    return shapes.channel(core.world, thread) | {"message": message_shapes.message(core.world, first)}


def set_tags(world: World, forum: Channel, wish: Json) -> None:
    """The tags of a forum from now on; a new one gets an id."""
    if forum.type != FORUM or wish.get("available_tags") is None:
        return
    form = Form()
    form.count(["available_tags"], len(wish["available_tags"]), 0, _TAGS)
    for at, tag in enumerate(wish["available_tags"]):
        form.length(["available_tags", at, "name"], tag.get("name"), 1, _NAME)
    form.check()
    forum.tags = [_tag(world, tag) for tag in wish["available_tags"]]


def _tag(world: World, tag: Json) -> Json:
    plain: Json = {"moderated": False, "emoji_id": None, "emoji_name": None}
    return plain | tag | {"id": str(tag.get("id") or world.new_id())}


def apply_tags(world: World, thread: Channel, wish: Json) -> None:
    """The tags of a post from now on."""
    if wish.get("applied_tags") is None:
        return
    form = Form()
    _check_applied(form, world.channels[thread.parent_id or 0], wish)
    form.check()
    thread.applied = [int(tag) for tag in wish["applied_tags"]]


def _check_applied(form: Form, forum: Channel, body: Json) -> None:
    known = {tag["id"] for tag in forum.tags}
    applied = [str(tag) for tag in body.get("applied_tags") or []]
    form.count(["applied_tags"], len(applied), 0, _APPLIED)
    for at, tag in enumerate(applied):
        if tag not in known:
            form.wrong(["applied_tags", at], "UNKNOWN_TAG", "Unknown tag")
