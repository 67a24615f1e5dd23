"""The limits of a message, refused the way Discord refuses them (50035, with a tree of errors).

Components have their own module, `components`.
"""

from localdiscord.errors import Form
from localdiscord.model import COMPONENTS_V2, Json

CONTENT = 2_000
EMBEDS, EMBED_TOTAL = 10, 6_000
ATTACHMENTS, ATTACHMENT_BYTES = 10, 10 * 1024 * 1024

_EMBED_TEXTS = {"title": 256, "description": 4_096}


def check_text(form: Form, body: Json) -> None:
    """Content, embeds and descriptions of attachments."""
    content = body.get("content")
    if content is not None:
        form.length(["content"], content, 0, CONTENT)
    embeds = body.get("embeds") or []
    form.count(["embeds"], len(embeds), 0, EMBEDS)
    for i, embed in enumerate(embeds):
        _check_embed(form, ["embeds", i], embed)
    if sum(map(embed_length, embeds)) > EMBED_TOTAL:
        message = f"Embed size exceeds maximum size of {EMBED_TOTAL}"
        form.wrong(["embeds"], "MAX_EMBED_SIZE_EXCEEDED", message)
    for i, attachment in enumerate(body.get("attachments") or []):
        if attachment.get("description") is not None:
            form.length(["attachments", i, "description"], attachment["description"], 0, 1024)
    _check_mentions(form, body.get("allowed_mentions") or {})
    if body.get("nonce") is not None and len(str(body["nonce"])) > 25:
        form.length(["nonce"], str(body["nonce"]), 0, 25)


def check_no_legacy(form: Form, body: Json, flags: int) -> None:
    """Components v2 leave no room for content, embeds, polls or stickers beside them."""
    if not flags & COMPONENTS_V2:
        return
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(name):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.wrong([name], code, message)


def embed_length(embed: Json) -> int:
    """The characters of an embed that count towards the total."""
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if text)


def _check_mentions(form: Form, allowed: Json) -> None:
    for kind in ("users", "roles"):
        if allowed.get(kind) and kind in (allowed.get("parse") or []):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.wrong(["allowed_mentions"], "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _check_embed(form: Form, path: list[str | int], embed: Json) -> None:
    for name, longest in _EMBED_TEXTS.items():
        if embed.get(name):
            form.length([*path, name], embed[name], 0, longest)
    if embed.get("footer"):
        form.length([*path, "footer", "text"], embed["footer"].get("text"), 1, 2_048)
    if embed.get("author"):
        form.length([*path, "author", "name"], embed["author"].get("name"), 1, 256)
    _check_urls(form, path, embed)
    fields = embed.get("fields") or []
    form.count([*path, "fields"], len(fields), 0, 25)
    for i, field in enumerate(fields):
        form.length([*path, "fields", i, "name"], field.get("name"), 1, 256)
        form.length([*path, "fields", i, "value"], field.get("value"), 1, 1_024)


def _check_urls(form: Form, path: list[str | int], embed: Json) -> None:
    form.scheme([*path, "url"], embed.get("url"), ("http", "https"))
    for part, name in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")):
        url = (embed.get(part) or {}).get(name)
        form.scheme([*path, part, name], url, ("http", "https", "attachment"))
