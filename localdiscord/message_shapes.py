"""How messages look in Discord's JSON, with all that hangs on them."""

from urllib.parse import quote

from localdiscord import components as parts
from localdiscord.model import Attachment, Json, Message, World
from localdiscord.shapes import channel, id_or_none, stamp, user


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
    body = message(world, one) | {"only": id_or_none(one.only)}
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
