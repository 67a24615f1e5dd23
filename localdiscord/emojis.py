"""The application's own emojis: kept, listed, renamed, deleted; a picture is never changed.

https://docs.discord.com/developers/resources/emoji: 2,000 for an application, no permission and no server needed.
"""

import base64
import binascii
import re
from typing import Any

from localdiscord import errors, shapes
from localdiscord.errors import Form
from localdiscord.model import Emoji, Json, World
from localdiscord.rest import Answer, Call, route

MOST, BYTES = 2_000, 256 * 1024
_ALL = "/applications/{application_id}/emojis"
_ONE = _ALL + "/{emoji_id}"
_NAME = re.compile(r"[A-Za-z0-9_]+")
_DATA = re.compile(r"data:(image/\w+);base64,(.*)", re.DOTALL)
_KINDS = {
    "image/png": b"\x89PNG\r\n\x1a\n",
    "image/jpeg": b"\xff\xd8\xff",
    "image/gif": b"GIF8",
    "image/webp": b"RIFF",
}
"""What is taken, and how its bytes begin."""


@route("GET", _ALL)
def list_emojis(call: Call) -> Json:
    _own(call)
    return {"items": [_shape(call.world, one) for one in call.world.emojis.values()]}


@route("POST", _ALL)
def create_emoji(call: Call) -> Answer:
    _own(call)
    form = Form()
    _check_name(form, call.world, call.fields.get("name"))
    kind, image = _picture(form, call.fields.get("image"))
    form.check()
    if len(call.world.emojis) >= MOST:
        raise errors.Refusal(400, 30008, f"Maximum number of emojis reached ({MOST})")
    one = Emoji(id=call.world.new_id(), name=call.fields["name"], kind=kind, image=image)
    call.world.add(one)
    return Answer(201, _shape(call.world, one))


@route("GET", _ONE)
def get_emoji(call: Call) -> Json:
    return _shape(call.world, _found(call))


@route("PATCH", _ONE)
def rename_emoji(call: Call) -> Json:
    one = _found(call)
    if "name" in call.fields and call.fields["name"] != one.name:
        form = Form()
        _check_name(form, call.world, call.fields["name"])
        form.check()
        one.name = call.fields["name"]
        call.world.touch(one)
    return _shape(call.world, one)


@route("DELETE", _ONE)
def delete_emoji(call: Call) -> None:
    one = _found(call)
    del call.world.emojis[one.id]
    call.world.forget(one)


def _own(call: Call) -> None:
    if call.id("application_id") != call.world.application.id:
        raise errors.Refusal(403, 20012, "You are not authorized to perform this action on this application")


def _found(call: Call) -> Emoji:
    _own(call)
    found = call.world.emojis.get(call.id("emoji_id"))
    if found is None:
        raise errors.unknown("Emoji")
    return found


def _shape(world: World, one: Emoji) -> Json:
    facts = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
    return {"id": str(one.id), "name": one.name, "user": shapes.user(world.bot), **facts}


def _check_name(form: Form, world: World, name: Any) -> None:
    form.length(["name"], name, 2, 32)
    if not isinstance(name, str):
        return
    if name and not _NAME.fullmatch(name):
        form.wrong(["name"], "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(one.name == name for one in world.emojis.values()):
        message = "An emoji with this name already exists"
        form.wrong(["name"], "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)


def _picture(form: Form, data: Any) -> tuple[str, bytes]:
    """The kind and the bytes of a picture that came as a data URI."""
    if not isinstance(data, str):
        form.required(["image"])
        return "", b""
    found = _DATA.fullmatch(data)
    try:
        image = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        image = b""
    if found is None or not image.startswith(_KINDS.get(found[1], b"\0never")):
        form.wrong(["image"], "IMAGE_INVALID", "Invalid image data")
    elif len(image) > BYTES:
        form.wrong(["image"], "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {BYTES / 1024} kb.")
    return found[1] if found else "", image
