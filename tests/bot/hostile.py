"""People who mean ill: every command, button, menu, form and completion, with forged ids and odd texts."""

import random
from collections.abc import Iterator
from typing import Any

import simcord
from discord import InteractionType, Message
from simcord.backend import serializers
from simcord.interactions import base_payload, command_leaves, nest_options, store_interaction_attachment

from tests.bot.world import World, parts, walk

Json = dict[str, Any]

TEXTS = (
    "",
    " ",
    "place c3",
    "end",
    "undo",
    "\x00\x1b[31m",
    "\u202e\u200b\u2066evil",
    "<@1> @everyone <#2> </game new:3>",
    "`" * 9 + "**_~~||",
    "{a*999999999,b*99999999999999999999}",
    "{" * 50,
    ";" * 50,
    "'; DROP TABLE matches; --",
    '$who { $who } {"{"}',
    "²³ ٣٤ Ⅷ",
    "Z" + "\u0336" * 60,
    "ж" * 1_500,
    "x" * 3_500,
    "place " * 700,
    "\N{WAVING WHITE FLAG}\N{ZERO WIDTH JOINER}" * 300,
    "y" * 6_000,
)
NUMBERS = (-(2**53) + 1, -1, 0, 1, 2, 3, 4, 5, 7, 24, 26, 999, 2**31, 2**53 - 1)
FILES = (b"", b"\xff\xfe", b"hello", b"Ziggurat game file 2\n", b"Ziggurat game file 1\n" + b"1 p1 note\n" * 20_000)
FORGED = (
    "l:{m}:join", "l:{m}:leave", "l:{m}:computer", "l:{m}:cut", "l:{m}:options", "l:{m}:start", "l:{m}:fewer",
    "l:{m}:option:war", "l:{m}:setting:lang", "l:{m}:setting:pace", "l:{m}:setting:chance", "l:{m}:away:{u}",
    "l:{m}:away:x", "l:{m}:dance", "l:{m}:word", "l:99999999999999999999:join",
    "a:{m}:{s}:{n}.0:w:c3", "a:{m}:{s}:{n}.0:c", "a:{m}:{s}:{n}.0:u", "a:{m}:{s}:{n}.0:v", "a:{m}:{s}:{n}.0:b",
    "a:{m}:{s}:{n}.0:p:x", "a:{m}:{s}:{n}.0:p:{n}", "a:{m}:{s}:{n}.0:x", "a:{m}:{s}:{n}.0:s:0", "a:{m}:{s}:{n}.0:m",
    "a:{m}:{s}:{n}.0:f:", "a:{m}:{s}:{n}.0:f:c3", "a:{m}:{s}:{n}.0:n:5:c3", "a:{m}:{s}:{n}.0:d", "a:{m}:{s}:{n}.0:h",
    "a:{m}:{s}:99999999999.0:c", "a:{m}:99:0.0:c",
    "t:{m}:{n}:move", "t:{m}:{n}:hand", "t:{m}:{n}:log", "t:{m}:{n}:help", "t:{m}:{n}:rematch", "t:{m}:{n}:replay",
    "t:{m}:{n}:dance", "t:{m}:x:move", "t:{m}:{n}:review", "w:{m}:review", "w:{m}:review:x",
    "w:{m}:yes:{n}", "w:{m}:no:{n}", "w:{m}:yes:x", "w:{m}:undo:{n}", "w:{m}:undo", "w:{m}:mute", "w:{m}:back",
    "w:{m}:away", "w:{m}:days:{n}", "w:{m}:days:x", "w:{m}:concede", "w:{m}:seat:{s}", "w:{m}:seat:{s}.{u}.{u}",
    "w:{m}:seat:x", "w:{m}:log:words.{n}.older", "w:{m}:log:x", "w:{m}:replay:on.{n}.all", "w:{m}:replay:x",
    "w:{m}:eyes:{n}", "w:{m}:eyes:x", "w:{m}:revoke", "w:{m}:dance:{n}", "w:0:forget:x",
    "h:ur:{m}:turn", "h:ur:0:goal", "h:chess:0:goal", "h:ur:0:dance", "h:ur:x:goal", "r:all:0:war", "r:chess:9999:zz",
    "s:lang", "s:dance", "o:join:{m}", "o:page:{n}", "o:dance:{n}", "o:join:x", "o:seat:{m}.{s}", "o:seat:{m}",
    "f:{m}:{s}:{n}.0:", "f:{m}:{s}:{n}.0:c3", "z:1", "", "l:", "x" * 100,
)  # fmt: skip
"""Ids of ours with anybody's numbers in them, and such as nobody of us has made."""
LEFT_OUT = {"game forget-me", "game branch", "game new"}
"""What everybody may do, and what leaves something behind: it has tests of its own."""


class Hostile:
    """Somebody who means ill, on this server or on another."""

    def __init__(self, world: World, people: list[tuple[Any, Any]], matches: int, seed: int) -> None:
        self.world, self.people, self.matches = world, people, matches
        self.chance = random.Random(seed)
        self.commands = list(_leaves(world, *people[0]))

    async def act(self) -> tuple[str, simcord.InteractionResult]:
        """One interaction: what it was, and what came of it."""
        who, channel = self.chance.choice(self.people)
        way = self.chance.choice(
            (self._command, self._command, self._completion, self._component, self._component, self._form)
        )
        kind, data, message = way()
        result = await self._send(who, channel, kind, data, message)
        return f"{kind.name} {data}", result

    async def flood(self, number: int) -> None:
        """So many at once, all answered in the end."""
        who, channel = self.chance.choice(self.people)
        backend = self.world.env.backend
        for _ in range(number):
            kind, data, message = self._component()
            _, payload = self._payload(who, channel, kind, data, message)
            backend.emit("INTERACTION_CREATE", payload)
        await self.world.env.settle()

    async def _send(self, who: Any, channel: Any, kind: InteractionType, data: Json, message: Message | None) -> Any:
        extra = {"message": self._shown(message, data)} if message is not None else None
        source = message.id if message is not None else None
        return await who._dispatch_interaction(kind.value, channel, data, extra=extra, source_message_id=source)

    def _payload(self, who: Any, channel: Any, kind: InteractionType, data: Json, message: Message | None) -> Any:
        guild = who.guild.id
        record, payload = base_payload(
            self.world.env.backend, type=kind.value, channel_id=channel.id, guild_id=guild, user_id=who.id, data=data
        )
        if message is not None:
            payload["message"] = self._shown(message, data)
            record.source_message_id = message.id
        return record, payload

    def _shown(self, message: Message, data: Json) -> Json:
        """A message of ours that has the forged part, as if it were one of its own."""
        backend = self.world.env.backend
        shown = dict(serializers.message_payload(backend, backend.get_message(message.channel.id, message.id)))
        if "component_type" in data:
            part = {"type": data["component_type"], "custom_id": data["custom_id"]}
            more = {"label": "x", "style": 2} if part["type"] == 2 else {"options": [{"label": "x", "value": "x"}]}
            shown["components"] = [{"type": 1, "components": [{**part, **more}]}]
        return shown

    def _command(self) -> tuple[InteractionType, Json, None]:
        root, path, leaf = self.chance.choice(self.commands)
        return InteractionType.application_command, self._called(root, path, leaf, ""), None

    def _completion(self) -> tuple[InteractionType, Json, None]:
        root, path, leaf = self.chance.choice([one for one in self.commands if _completed(one[2])])
        return InteractionType.autocomplete, self._called(root, path, leaf, self.chance.choice(_completed(leaf))), None

    def _called(self, root: Json, path: list[str], leaf: Json, focused: str) -> Json:
        resolved: Json = {}
        given = [one for one in leaf.get("options", []) if one["name"] == focused or self._is_given(one)]
        options = [self._option(option, focused, resolved) for option in given]
        data = {"id": root["id"], "name": root["name"], "type": 1, "options": nest_options(root, path[1:], options)}
        return {**data, "resolved": resolved}

    def _component(self) -> tuple[InteractionType, Json, Message]:
        message = self.chance.choice(self._posts())
        real = [part for part in walk(parts(message)) if part.get("custom_id")]
        custom_id = self._forged()
        if real and self.chance.random() < 0.3:
            custom_id = self.chance.choice(real)["custom_id"]
        data: Json = {"custom_id": custom_id, "component_type": 2}
        if self.chance.random() < 0.4:
            values = [self.chance.choice(TEXTS)[:100] for _ in range(self.chance.randrange(3))]
            data = {"custom_id": custom_id, "component_type": 3, "values": values}
        return InteractionType.component, data, message

    def _form(self) -> tuple[InteractionType, Json, Message]:
        field = {"type": 4, "custom_id": "number", "value": self.chance.choice(TEXTS)[:4_000]}
        inside: Json = {"type": 18, "component": field} if self.chance.random() < 0.8 else {"type": 1, "components": []}
        forms = [one for one in FORGED if one.startswith("f:")] + ["l:{m}:word"] * 3 + [self._forged()]
        data = {"custom_id": self._filled(self.chance.choice(forms)), "components": [inside]}
        return InteractionType.modal_submit, data, self.chance.choice(self._posts())

    def _forged(self) -> str:
        return self._filled(self.chance.choice(FORGED))

    def _filled(self, form: str) -> str:
        person = self.chance.choice(self.people)[0].id
        chance = self.chance
        values = {
            "m": chance.randint(0, self.matches + 1),
            "s": chance.randrange(4),
            "n": chance.randrange(12),
            "u": person,
        }
        for key, value in values.items():
            form = form.replace("{" + key + "}", str(value))
        return form[:100]

    def _posts(self) -> list[Message]:
        return [*self.world.channel.history()[:3], *self.world.channel.threads[0].history()[-2:]]

    def _is_given(self, option: Json) -> bool:
        return bool(option.get("required")) or self.chance.random() < 0.6

    def _option(self, option: Json, focused: str, resolved: Json) -> Json:
        made = {"name": option["name"], "type": option["type"]}
        if option["name"] == focused:  # what is being typed comes as text, whatever it will be
            return {**made, "value": self.chance.choice((*TEXTS, *map(str, NUMBERS))), "focused": True}
        return {**made, "value": self._value(option, resolved)}

    def _value(self, option: Json, resolved: Json) -> Any:
        chance, backend = self.chance, self.world.env.backend
        match option["type"]:
            case 4:
                return chance.choice(NUMBERS)
            case 5:
                return chance.random() < 0.5
            case 6:
                user = chance.choice(self.people)[0].id
                resolved.setdefault("users", {})[str(user)] = dict(serializers.user_payload(backend.get_user(user)))
                return str(user)
            case 7:
                channel = self.world.channel.id
                shown = dict(serializers.channel_payload(backend, backend.channels[channel]))
                resolved.setdefault("channels", {})[str(channel)] = {**shown, "permissions": "0"}
                return str(channel)
            case 11:
                return store_interaction_attachment(
                    backend, self.world.channel.id, "a.game", chance.choice(FILES), resolved
                )
            case _:
                return chance.choice([choice["value"] for choice in option.get("choices", [])] or TEXTS)


def _completed(leaf: Json) -> list[str]:
    return [option["name"] for option in leaf.get("options", []) if option.get("autocomplete")]


def _leaves(world: World, who: Any, channel: Any) -> Iterator[tuple[Json, list[str], Json]]:
    for root in world.env.backend.visible_commands(user_id=who.id, channel_id=channel.id):
        for path, leaf in command_leaves(root):
            if " ".join(path) not in LEFT_OUT:
                yield root, path, leaf
