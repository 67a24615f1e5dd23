"""What a person sees of the bot's answers: messages, their buttons and menus, forms."""

from collections.abc import Awaitable, Callable, Iterator, Sequence

from msgspec import Struct

from localdiscord import components
from localdiscord.commands import Mistake
from localdiscord.model import EPHEMERAL, LOADING, Json


class Button(Struct):
    """A button of a message."""

    label: str
    custom_id: str
    style: int
    disabled: bool
    url: str | None = None
    emoji: str | None = None


class Select(Struct):
    """A menu of a message or form."""

    custom_id: str
    placeholder: str
    options: list[Json]
    min_values: int
    max_values: int
    disabled: bool
    type: int

    def values(self, chosen: Sequence[str]) -> list[str]:
        """The values of options given by label or by value."""
        by_label = {option["label"]: option["value"] for option in self.options}
        return [by_label.get(one, one) for one in chosen]


class Message:
    """A message as it stands now: edits show by themselves."""

    def __init__(self, body: Json) -> None:
        self.body = body
        self.gone = False

    def __repr__(self) -> str:
        return f"<Message {self.id} {self.text[:60]!r}>"

    @property
    def id(self) -> str:
        return str(self.body["id"])

    @property
    def only(self) -> str | None:
        """The one person who sees it, if it is ephemeral."""
        return self.body["only"]  # type: ignore[no-any-return]

    @property
    def channel_id(self) -> str:
        return str(self.body["channel_id"])

    @property
    def author_id(self) -> str:
        return str(self.body["author"]["id"])

    @property
    def content(self) -> str:
        return str(self.body["content"])

    @property
    def embeds(self) -> list[Json]:
        return list(self.body["embeds"])

    @property
    def components(self) -> list[Json]:
        return list(self.body["components"])

    @property
    def attachments(self) -> list[Json]:
        """Uploaded files: filename, url, description (the alt text), width, height, …"""
        return list(self.body["attachments"])

    @property
    def mentions(self) -> list[str]:
        return [str(user["id"]) for user in self.body["mentions"]]

    @property
    def thread_id(self) -> str | None:
        """The thread that was started from this message."""
        return str(self.body["thread"]["id"]) if "thread" in self.body else None

    @property
    def ephemeral(self) -> bool:
        return bool(self.body["flags"] & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Still "thinking"."""
        return bool(self.body["flags"] & LOADING)

    @property
    def edited(self) -> bool:
        return self.body["edited_timestamp"] is not None

    @property
    def text(self) -> str:
        """All words of the message: content, text displays, embeds."""
        return "\n".join(filter(None, self._texts()))

    @property
    def buttons(self) -> list[Button]:
        found = (c for c in components.walk(self.components) if c["type"] == components.BUTTON)
        return [
            Button(
                label=c.get("label", ""),
                custom_id=c.get("custom_id", ""),
                style=c["style"],
                disabled=c.get("disabled", False),
                url=c.get("url"),
                emoji=(c.get("emoji") or {}).get("name"),
            )
            for c in found
        ]

    @property
    def selects(self) -> list[Select]:
        return [_select(c) for c in components.walk(self.components) if c["type"] in components.SELECTS]

    def button(self, label: str | None = None, custom_id: str | None = None) -> Button:
        """The button with this label (or part of it) or custom_id."""
        for fits in (
            lambda b: b.custom_id == custom_id if custom_id else b.label == label,
            lambda b: label is not None and label in b.label,
        ):
            if found := [b for b in self.buttons if fits(b)]:
                return found[0]
        raise Mistake(f"No button {label or custom_id!r} among {[b.label for b in self.buttons]}.")

    def select(self, custom_id: str | None = None) -> Select:
        """The menu with this custom_id; the first one if none is given."""
        for found in self.selects:
            if custom_id in (None, found.custom_id):
                return found
        raise Mistake(f"No menu {custom_id or ''} in this message.")

    def _texts(self) -> Iterator[str]:
        yield self.content
        for component in components.walk(self.components):
            yield component.get("content", "") if component["type"] == components.TEXT else ""
        for embed in self.embeds:
            yield from (embed.get("title", ""), embed.get("description", ""))
            for field in embed.get("fields", []):
                yield from (field["name"], field["value"])
            yield embed.get("footer", {}).get("text", "")


class Modal:
    """A form that the bot opened for a person."""

    def __init__(self, interaction: str, body: Json) -> None:
        self.interaction, self.body = interaction, body
        self.title, self.custom_id = str(body["title"]), str(body["custom_id"])

    @property
    def fields(self) -> list[Json]:
        """The fields, each with the label that stands above it."""
        found = []
        for part in self.body["components"]:
            inner = part.get("components") or [part.get("component")]
            found += [{"label": part.get("label"), **field} for field in inner if field]
        return found

    def values(self, given: Json) -> Json:
        """Values by custom_id, from values by label or custom_id."""
        by_label = {field.get("label"): field["custom_id"] for field in self.fields}
        return {by_label.get(name, name): value for name, value in given.items()}


class Reply:
    """The bot's first answer to something a person did."""

    def __init__(self, report: Json, message: Message | None, until: Callable[..., Awaitable[None]]) -> None:
        self.id = str(report["id"])
        self.kind: int | None = report["answered"]  # the callback's type; None if there was none
        self.failed: bool = report["failed"]
        self.message_or_none = message
        self.modal = Modal(self.id, report["modal"]) if self.kind == 9 else None
        self._until = until

    def __repr__(self) -> str:
        return f"<Reply kind={self.kind} failed={self.failed} {self.message_or_none!r}>"

    @property
    def message(self) -> Message:
        """The message it showed or changed."""
        if self.message_or_none is None:
            raise Mistake(f"The answer has no message: {self!r}.")
        return self.message_or_none

    @property
    def ephemeral(self) -> bool:
        return self.message_or_none is not None and self.message_or_none.ephemeral

    @property
    def text(self) -> str:
        return self.message.text

    async def done(self, seconds: float = 10.0) -> Message:
        """The message, once it has stopped "thinking"."""
        await self._until(lambda: not self.message.loading, seconds)
        return self.message


def _select(c: Json) -> Select:
    return Select(
        custom_id=c["custom_id"],
        placeholder=c.get("placeholder", ""),
        options=c.get("options", []),
        min_values=c.get("min_values", 1),
        max_values=c.get("max_values", 1),
        disabled=c.get("disabled", False),
        type=c["type"],
    )
