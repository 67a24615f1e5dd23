"""Buttons, menus, containers and forms: their limits, their ids, and finding one of them."""

from collections.abc import Collection, Iterator
from typing import Any

from localdiscord.errors import Form
from localdiscord.model import COMPONENTS_V2, Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
LINK, PREMIUM = 5, 6

_TOP_V2 = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER})
_IN_CONTAINER = _TOP_V2 - {CONTAINER}
_IN_LABEL = SELECTS | {TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX}
_MOST_V2, _MOST_TEXT = 40, 4_000

Path = list[str | int]


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, from the outside in."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for name in ("accessory", "component"):
            if component.get(name):
                yield from walk([component[name]])


def find(components: list[Json], custom_id: str) -> Json | None:
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def numbered(components: list[Json]) -> list[Json]:
    """A copy in which every component has an id and no empty fields."""
    copy = [_without_none(c) for c in components]
    taken = {c["id"] for c in walk(copy) if c.get("id")}
    fresh = (n for n in range(1, 10_000) if n not in taken)
    for component in walk(copy):
        component["id"] = component.get("id") or next(fresh)
    for _, emoji in _emojis(copy, []):
        if "id" in emoji:
            emoji["id"] = str(emoji["id"])  # libraries send integers, Discord answers with strings
    return copy


def check_message(form: Form, components: list[Json], flags: int) -> None:
    """The components of a message, of either kind."""
    if flags & COMPONENTS_V2:
        _check_v2(form, components)
    else:
        form.count(["components"], len(components), 0, 5)
        for i, component in enumerate(components):
            _check_one(form, ["components", i], component, frozenset({ROW}))
    check_unique(form, components)


def check_unique(form: Form, components: list[Json], root: Path | None = None) -> None:
    """A custom_id may occur once in a message or form."""
    seen: set[str] = set()
    for component in walk(components):
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in seen:
            message = "Component custom id cannot be duplicated"
            form.wrong(root or ["components"], "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        seen.add(custom_id or "")


def check_modal(form: Form, data: Json) -> None:
    """A form that opens over the chat."""
    form.length(["data", "custom_id"], data.get("custom_id"), 1, 100)
    form.length(["data", "title"], data.get("title"), 1, 45)
    components = data.get("components") or []
    form.count(["data", "components"], len(components), 1, 5)
    for i, component in enumerate(components):
        _check_one(form, ["data", "components", i], component, frozenset({ROW, LABEL, TEXT}), modal=True)
    check_unique(form, components, ["data", "components"])


def check_emojis(form: Form, components: list[Json], known: Collection[int], root: Path | None = None) -> None:
    """Refuses buttons and options with an emoji that does not exist, or no longer does."""
    for path, emoji in _emojis(components, root or ["components"]):
        if emoji.get("id") is not None and int(emoji["id"]) not in known:
            form.wrong([*path, "name"], "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _emojis(value: Any, path: Path) -> Iterator[tuple[Path, Json]]:
    """Every emoji in there, with its place."""
    match value:
        case {"emoji": dict() as emoji}:
            yield [*path, "emoji"], emoji
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(inner, dict | list):
            yield from _emojis(inner, [*path, key])


def _check_v2(form: Form, components: list[Json]) -> None:
    for i, component in enumerate(components):
        _check_one(form, ["components", i], component, _TOP_V2)
    if sum(1 for _ in walk(components)) > _MOST_V2:
        message = f"The number of components cannot exceed {_MOST_V2}"
        form.wrong(["components"], "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if sum(len(c.get("content") or "") for c in walk(components)) > _MOST_TEXT:
        message = f"The total number of characters cannot exceed {_MOST_TEXT}"
        form.wrong(["components"], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def _check_one(form: Form, path: Path, one: Json, allowed: frozenset[int], modal: bool = False) -> None:
    kind = one.get("type")
    if kind not in allowed:
        choices = ", ".join(map(str, sorted(allowed)))
        form.wrong([*path, "type"], "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({choices}).')
        return
    match kind:
        case 1:
            _check_row(form, path, one, modal)
        case 2:
            _check_button(form, path, one)
        case 4:
            _check_text_input(form, path, one)
        case 3 | 5 | 6 | 7 | 8:
            _check_select(form, path, one)
        case 9:
            _check_section(form, path, one)
        case 10:
            form.length([*path, "content"], one.get("content"), 1, _MOST_TEXT)
        case 11:
            _check_media(form, path, one, "media")
        case 12:
            _check_gallery(form, path, one)
        case 13:
            _check_media(form, path, one, "file")
        case 17:
            _check_children(form, path, one, _IN_CONTAINER, 1, _MOST_V2)
        case 18:
            _check_label(form, path, one)
        case 21 | 22:
            _check_options(form, path, one, 2 if kind == RADIO else 1, 10)
        case _:
            _check_custom_id(form, path, one, needed=kind in (UPLOAD, CHECKBOX))


def _check_children(form: Form, path: Path, one: Json, allowed: frozenset[int], low: int, high: int) -> None:
    children = one.get("components") or []
    form.count([*path, "components"], len(children), low, high)
    for i, child in enumerate(children):
        _check_one(form, [*path, "components", i], child, allowed)


def _check_row(form: Form, path: Path, one: Json, modal: bool) -> None:
    if modal:
        _check_children(form, path, one, frozenset({TEXT_INPUT}), 1, 1)
        return
    menus = any(child.get("type") in SELECTS for child in one.get("components") or [])
    _check_children(form, path, one, SELECTS | {BUTTON}, 1, 1 if menus else 5)


def _check_custom_id(form: Form, path: Path, one: Json, needed: bool = True) -> None:
    if needed or one.get("custom_id") is not None:
        form.length([*path, "custom_id"], one.get("custom_id"), 1, 100)


def _check_button(form: Form, path: Path, one: Json) -> None:
    style = one.get("style")
    if style not in range(1, 7):
        form.wrong([*path, "style"], "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
    _check_custom_id(form, path, one, needed=style not in (LINK, PREMIUM))
    if style == LINK:
        form.length([*path, "url"], one.get("url"), 1, 512)
        form.scheme([*path, "url"], one.get("url"), ("http", "https", "discord"))
        if one.get("custom_id"):
            message = "A custom id and url cannot both be specified"
            form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
    if not one.get("label") and not one.get("emoji") and style != PREMIUM:
        form.wrong([*path, "label"], "BUTTON_COMPONENT_MISSING_LABEL", "A button needs a label or an emoji")
    form.length([*path, "label"], one.get("label") or "", 0, 80)


def _check_select(form: Form, path: Path, one: Json) -> None:
    _check_custom_id(form, path, one)
    form.length([*path, "placeholder"], one.get("placeholder") or "", 0, 150)
    if one["type"] == STRING_SELECT:
        _check_options(form, path, one, 1, 25)
    low, high = _or(one.get("min_values"), 1), _or(one.get("max_values"), 1)
    if not 0 <= low <= 25 or not 1 <= high <= 25 or low > high:
        form.wrong([*path, "max_values"], "SELECT_COMPONENT_INVALID_RANGE", "Must be between min_values and 25.")


def _check_options(form: Form, path: Path, one: Json, low: int, high: int) -> None:
    _check_custom_id(form, path, one)
    options = one.get("options") or []
    form.count([*path, "options"], len(options), low, high)
    for i, option in enumerate(options):
        at: Path = [*path, "options", i]
        form.length([*at, "label"], option.get("label"), 1, 100)
        form.length([*at, "value"], option.get("value"), 1, 100)
        form.length([*at, "description"], option.get("description") or "", 0, 100)
    values = [option.get("value") for option in options]
    if len(set(values)) != len(values):
        message = "The specified option value is already used"
        form.wrong([*path, "options"], "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
    most = _or(one.get("max_values"), 1)
    if one["type"] == STRING_SELECT and most > len(options) > 0:
        form.wrong([*path, "max_values"], "SELECT_COMPONENT_MAX_VALUES", "More values than options.")


def _check_text_input(form: Form, path: Path, one: Json) -> None:
    _check_custom_id(form, path, one)
    form.length([*path, "value"], one.get("value") or "", 0, 4_000)
    form.length([*path, "placeholder"], one.get("placeholder") or "", 0, 100)
    if one.get("label") is not None:
        form.length([*path, "label"], one["label"], 1, 45)
    most = _or(one.get("max_length"), 4_000)
    if not 1 <= most <= 4_000 or _or(one.get("min_length"), 0) > most:
        form.wrong([*path, "max_length"], "NUMBER_TYPE_MAX", "Must be between 1 and 4000.")


def _check_section(form: Form, path: Path, one: Json) -> None:
    _check_children(form, path, one, frozenset({TEXT}), 1, 3)
    if not one.get("accessory"):
        form.required([*path, "accessory"])
    else:
        _check_one(form, [*path, "accessory"], one["accessory"], frozenset({BUTTON, THUMBNAIL}))


def _check_gallery(form: Form, path: Path, one: Json) -> None:
    items = one.get("items") or []
    form.count([*path, "items"], len(items), 1, 10)
    for i, item in enumerate(items):
        _check_media(form, [*path, "items", i], item, "media")


def _check_media(form: Form, path: Path, one: Json, name: str) -> None:
    url = (one.get(name) or {}).get("url")
    form.length([*path, name, "url"], url, 1, 2_048)
    form.length([*path, "description"], one.get("description") or "", 0, 1_024)
    schemes = ("attachment",) if name == "file" else ("attachment", "http", "https")
    form.scheme([*path, name, "url"], url, schemes)


def _check_label(form: Form, path: Path, one: Json) -> None:
    form.length([*path, "label"], one.get("label"), 1, 45)
    form.length([*path, "description"], one.get("description") or "", 0, 100)
    if not one.get("component"):
        form.required([*path, "component"])
    else:
        _check_one(form, [*path, "component"], one["component"], _IN_LABEL)


def _or(value: Any, default: int) -> int:
    return default if value is None else int(value)


def _without_none(value: Any) -> Any:
    match value:
        case dict():
            return {k: _without_none(v) for k, v in value.items() if v is not None}
        case list():
            return [_without_none(v) for v in value]
    return value
