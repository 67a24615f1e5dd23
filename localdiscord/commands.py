"""Application commands: registering them, and turning what a person typed into an interaction's data."""

import base64
import re
from collections.abc import Iterator, Sequence
from typing import Any

from localdiscord import errors, limits, message_shapes, messages, permissions, shapes
from localdiscord.core import Core
from localdiscord.errors import Form
from localdiscord.model import FORUM, Channel, Command, Json, Message, User

SLASH, ON_USER, ON_MESSAGE = 1, 2, 3
IN_GUILD, FOR_USER = 0, 1
"""Where a bot is installed."""
SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
PER_SCOPE, CHARACTERS = 100, 8_000

_NAME = re.compile(r"^[-_'\w]{1,32}$")
_TEXT_FIELDS = ("name", "description")


class Mistake(Exception):
    """A person used a command in a way the client would not let through."""


# registering


def scope(core: Core, guild_id: int | None) -> list[Command]:
    return [c for c in core.world.commands.values() if c.guild_id == guild_id]


def replace_all(core: Core, guild_id: int | None, bodies: list[Json]) -> list[Command]:
    """PUT: these are the commands of the scope from now on; those with a known name keep their id."""
    form = Form()
    slash = [b for b in bodies if (b.get("type") or 1) == 1]
    if len(slash) > PER_SCOPE:
        raise errors.Refusal(400, 30032, f"Maximum number of application commands reached ({PER_SCOPE}).")
    for i, body in enumerate(bodies):
        check(form, [i], body)
    names = [(b.get("type") or 1, b.get("name")) for b in bodies]
    for i, name in enumerate(names):
        if name in names[:i]:
            form.wrong([i], "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
    form.check()
    old = {(c.body.get("type", 1), c.body["name"]): c for c in scope(core, guild_id)}
    for command in old.values():
        del core.world.commands[command.id]
        core.world.forget(command)
    fresh = [_register(core, guild_id, body, old.get((body.get("type") or 1, body["name"]))) for body in bodies]
    core.feed.tell("commands", guild=str(guild_id) if guild_id else None)
    return fresh


def upsert(core: Core, guild_id: int | None, body: Json, known: Command | None = None) -> Command:
    """POST or PATCH of a single command."""
    body = (known.body if known else {}) | body
    form = Form()
    check(form, [], body)
    form.check()
    same = [c for c in scope(core, guild_id) if c.body["name"] == body["name"]]
    command = _register(core, guild_id, body, known or (same[0] if same else None))
    core.feed.tell("commands", guild=str(guild_id) if guild_id else None)
    return command


def remove(core: Core, command: Command) -> None:
    del core.world.commands[command.id]
    core.world.forget(command)
    core.feed.tell("commands", guild=str(command.guild_id) if command.guild_id else None)


def _register(core: Core, guild_id: int | None, body: Json, known: Command | None) -> Command:
    number = known.id if known else core.world.new_id()
    kept = {k: v for k, v in body.items() if k != "id" and (v is not None or k.endswith("permissions"))}
    if kept.get("default_member_permissions") is not None:
        kept["default_member_permissions"] = str(kept["default_member_permissions"])
    command = Command(id=number, guild_id=guild_id, version=core.world.new_id(), body=kept)
    core.world.add(command)
    return command


def check(form: Form, path: list[str | int], body: Json) -> None:
    """Names, descriptions, numbers of things, and 8,000 characters in all."""
    _check_named(form, path, body, described=(body.get("type") or 1) == 1, lower=(body.get("type") or 1) == 1)
    _check_options(form, path, body.get("options") or [], depth=0)
    longest = max((count_text(body, locale) for locale in _locales(body)), default=0)
    if longest > CHARACTERS:
        message = f"Command exceeds maximum size ({CHARACTERS})"
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def count_text(body: Json, locale: str | None) -> int:
    """The characters of names, descriptions and values in one language."""
    total = 0
    for field in _TEXT_FIELDS:
        local = (body.get(f"{field}_localizations") or {}).get(locale)
        total += max(len(local or ""), len(body.get(field) or ""))
    for choice in body.get("choices") or []:
        total += len(choice.get("name") or "")
        total += len(choice["value"]) if isinstance(choice.get("value"), str) else 0
    return total + sum(count_text(option, locale) for option in body.get("options") or [])


def _locales(body: Json) -> set[str | None]:
    found: set[str | None] = {None}
    for field in _TEXT_FIELDS:
        found |= set(body.get(f"{field}_localizations") or {})
    return found.union(*(_locales(option) for option in body.get("options") or []))


def _check_named(form: Form, path: list[str | int], body: Json, *, described: bool, lower: bool) -> None:
    names: list[tuple[list[str | int], Any]] = [([*path, "name"], body.get("name"))]
    names += [([*path, "name_localizations", k], v) for k, v in (body.get("name_localizations") or {}).items()]
    for at, name in names:
        form.length(at, name, 1, 32)
        if lower and isinstance(name, str) and (not _NAME.match(name) or name != name.lower()):
            form.wrong(at, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if described:
        form.length([*path, "description"], body.get("description"), 1, 100)
        for locale, text in (body.get("description_localizations") or {}).items():
            form.length([*path, "description_localizations", locale], text, 1, 100)


def _check_options(form: Form, path: list[str | int], options: list[Json], depth: int) -> None:
    form.count([*path, "options"], len(options), 0, 25)
    names = [o.get("name") for o in options]
    optional_seen = False
    for i, option in enumerate(options):
        at: list[str | int] = [*path, "options", i]
        _check_named(form, at, option, described=True, lower=True)
        if names.index(option.get("name")) != i:
            form.wrong([*at, "name"], "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name is used twice")
        if option.get("required") and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            form.wrong(at, code, "Required options must be placed before non-required options")
        optional_seen |= not option.get("required")
        _check_option(form, at, option, depth)


def _check_option(form: Form, at: list[str | int], option: Json, depth: int) -> None:
    kind = option.get("type")
    if kind not in range(1, 12) or (kind == GROUP and depth > 0) or (kind == SUB and depth > 1):
        form.wrong([*at, "type"], "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option type is invalid")
    choices = option.get("choices") or []
    form.count([*at, "choices"], len(choices), 0, 25)
    for i, choice in enumerate(choices):
        form.length([*at, "choices", i, "name"], choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            form.length([*at, "choices", i, "value"], choice["value"], 0, 100)
    if choices and option.get("autocomplete"):
        form.wrong(
            at, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", "Choices and autocomplete exclude each other"
        )
    if option.get("options"):
        _check_options(form, at, option["options"], depth + 1)


# using


def usable(core: Core, user_id: int, channel: Channel, kind: int = SLASH) -> list[Command]:
    """The commands a person is offered in a channel; a server's own hide global ones of the same name."""
    world = core.world
    granted = permissions.of(world, user_id, channel)
    if channel.type == FORUM or not granted & permissions.USE_APPLICATION_COMMANDS:
        return []
    owners = set(installed(core, user_id, channel))
    found: dict[str, Command] = {}
    for command in world.commands.values():
        fits = command.guild_id is None or command.guild_id == channel.guild_id
        there = owners & set(command.body.get("integration_types") or [IN_GUILD])
        offered = command.body.get("type", SLASH) == kind and fits and there and _is_open(command, channel, granted)
        if offered and (command.guild_id or command.body["name"] not in found):
            found[command.body["name"]] = command
    return list(found.values())


def installed(core: Core, user_id: int, channel: Channel) -> dict[int, int]:
    """By whom the bot can be used here: by the server, or by a person who has it for themselves."""
    guild = core.world.guild_of(channel)
    is_there = guild is None or core.world.application.id in guild.members
    owners = {IN_GUILD: guild.id if guild else 0} if is_there else {}
    return owners | ({FOR_USER: user_id} if core.world.users[user_id].installed else {})


def _is_open(command: Command, channel: Channel, granted: int) -> bool:
    body = command.body
    if channel.guild_id is None:
        contexts = body.get("contexts")
        return 1 in contexts if contexts is not None else body.get("dm_permission", True) is not False
    needed = body.get("default_member_permissions")
    if body.get("contexts") is not None and 0 not in body["contexts"]:
        return False
    return needed is None or (int(needed) != 0 and granted & int(needed) == int(needed))


def leaves(command: Command) -> Iterator[tuple[list[Json], Json]]:
    """Each thing that can be typed: the subcommands on the way, and the body that holds the options."""
    yield from _leaves(command.body, [])


def _leaves(body: Json, way: list[Json]) -> Iterator[tuple[list[Json], Json]]:
    inner = [o for o in body.get("options") or [] if o["type"] in (SUB, GROUP)]
    if not inner:
        yield way, body
    for option in inner:
        yield from _leaves(option, [*way, option])


def find(core: Core, user_id: int, channel: Channel, words: list[str]) -> tuple[Command, list[Json], Json]:
    """The command somebody means by `["game", "new"]`, in any language."""
    called = [c for c in usable(core, user_id, channel) if words and is_named(c.body, words[0])]
    for command in called:
        for way, leaf in leaves(command):
            bodies = [command.body, *way]
            if len(bodies) == len(words) and all(map(is_named, bodies, words)):
                return command, way, leaf
    raise Mistake(f"There is no command /{' '.join(words)} here.")


def menu(core: Core, user_id: int, channel: Channel, name: str, target: Message | User) -> Json:
    """An interaction's `data` for an entry in the menu of a message or a person."""
    kind = ON_MESSAGE if isinstance(target, Message) else ON_USER
    entry = next((c for c in usable(core, user_id, channel, kind) if is_named(c.body, name)), None)
    if entry is None:
        raise Mistake(f"There is no “{name}” in this menu.")
    resolved: Json = {}
    if isinstance(target, Message):
        resolved["messages"] = {str(target.id): message_shapes.message(core.world, target)}
    else:
        resolve_user(core, channel, target.id, resolved)
    body = {"id": str(entry.id), "name": entry.body["name"], "type": kind, "target_id": str(target.id)}
    return body | {"resolved": resolved}


def is_named(body: Json, word: str) -> bool:
    return word == body["name"] or word in (body.get("name_localizations") or {}).values()


def data(
    core: Core,
    channel: Channel,
    found: tuple[Command, list[Json], Json],
    given: dict[str, Any],
    *,
    focused: str | None = None,
) -> Json:
    """An interaction's `data`, with resolved users and channels; `focused` makes it an autocompletion."""
    command, way, leaf = found
    options = {o["name"]: o for o in leaf.get("options") or []}
    resolved: Json = {}
    values = []
    for name, value in given.items():
        option = options.get(name) or next((o for o in options.values() if is_named(o, name)), None)
        if option is None:
            raise Mistake(f"The command has no option {name}.")
        is_focused = focused is not None and is_named(option, focused)
        value = value if focused is not None and is_focused else _value(core, channel, option, value, resolved)
        entry = {"name": option["name"], "type": option["type"], "value": value}
        values.append(entry | ({"focused": True} if is_focused else {}))
    if focused is None:
        _check_required(options, values)
    for step in reversed(way):
        values = [{"name": step["name"], "type": step["type"], "options": values}]
    body: Json = {"id": str(command.id), "name": command.body["name"], "type": 1, "options": values}
    if command.guild_id:
        body["guild_id"] = str(command.guild_id)
    return body | ({"resolved": resolved} if resolved else {})


def _check_required(options: dict[str, Json], values: list[Json]) -> None:
    given = {v["name"] for v in values}
    missing = [o["name"] for o in options.values() if o.get("required") and o["name"] not in given]
    if missing:
        raise Mistake(f"The command needs {', '.join(missing)}.")


def _value(core: Core, channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
    try:
        return _checked(core, channel, option, value, resolved)
    except (ValueError, TypeError, KeyError):
        raise Mistake(f"{str(value)[:100]!r} is no value for {option['name']}.") from None


def _checked(core: Core, channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
    if option.get("choices"):
        return _chosen(option["choices"], value)
    match option["type"]:
        case 3:
            return _in_length(option, str(value))
        case 4:
            return _in_range(option, int(value))
        case 10:
            return _in_range(option, float(value))
        case 5:
            return value if isinstance(value, bool) else str(value).lower() in ("true", "yes", "1", "ja")
        case 6 | 9:
            resolve_user(core, channel, int(value), resolved)
        case 7:
            resolve_channel(core, channel, int(value), resolved, option.get("channel_types") or [])
        case 8:
            resolve_role(core, channel, int(value), resolved)
        case 11:
            return resolve_file(core, channel, value, resolved)
    return str(value)


def _in_length(option: Json, text: str) -> str:
    if not (option.get("min_length") or 0) <= len(text) <= (option.get("max_length") or 6_000):
        raise ValueError
    return text


def _in_range(option: Json, number: float) -> float:
    low, high = option.get("min_value"), option.get("max_value")
    if (low is not None and number < low) or (high is not None and number > high):
        raise ValueError
    return number


def _chosen(choices: list[Json], value: Any) -> Any:
    """A choice may be given by its value or by its name, in any language."""
    for choice in choices:
        if str(value) == str(choice["value"]) or is_named(choice, str(value)):
            return choice["value"]
    raise ValueError


def resolve_user(core: Core, channel: Channel, user_id: int, resolved: Json) -> None:
    if user_id not in core.world.users:
        raise ValueError
    resolved.setdefault("users", {})[str(user_id)] = shapes.user(core.world.users[user_id])
    guild = core.world.guild_of(channel)
    if guild and user_id in guild.members:
        member = shapes.bare_member(guild, user_id)
        member["permissions"] = str(permissions.of(core.world, user_id, channel))
        resolved.setdefault("members", {})[str(user_id)] = member


def resolve_channel(core: Core, channel: Channel, channel_id: int, resolved: Json, kinds: Sequence[int] = ()) -> None:
    found = core.world.channels.get(channel_id)
    if found is None or found.guild_id != channel.guild_id or (kinds and found.type not in kinds):
        raise ValueError
    bot_id = core.world.application.id
    resolved.setdefault("channels", {})[str(channel_id)] = shapes.partial_channel(core.world, found, bot_id)


def resolve_role(core: Core, channel: Channel, role_id: int, resolved: Json) -> None:
    guild = core.world.guild_of(channel)
    if guild is None or role_id not in guild.roles:
        raise ValueError
    resolved.setdefault("roles", {})[str(role_id)] = shapes.role(guild.roles[role_id])


def resolve_file(core: Core, channel: Channel, file: Json, resolved: Json) -> str:
    """Takes in a file given as `{"filename": …, "content": base64}`; returns its id."""
    content = base64.b64decode(file["content"], validate=True)
    if len(content) > limits.ATTACHMENT_BYTES:
        raise ValueError
    made = messages.attach(core, channel, file["filename"], content)
    resolved.setdefault("attachments", {})[str(made.id)] = message_shapes.attachment(core.world, made)
    return str(made.id)
