"""Layouts as Discord's components. Every click is found again by its custom_id alone, so no view is kept in memory."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot.host import emojis
from bot.panel.rows import Button, Heading, Menu, Row
from bot.thread.pictures import FILE, Picture

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}
MESSAGE = 4_000
"""Characters of a message."""
TEXT = 3_600
"""Characters of a long text that leave room for its heading and its pages."""


class Link(Struct, frozen=True):
    """A button that leads somewhere."""

    url: str
    label: str


class Section(Struct, frozen=True):
    """Words with a button of their own beside them."""

    text: str
    button: Button


class Post(Struct, frozen=True):
    """A message: words, perhaps a picture, and widgets whose clicks begin with `prefix`."""

    text: str
    rows: tuple[Row, ...] = ()
    prefix: str = ""
    links: tuple[Link, ...] = ()
    after: str = ""
    """Words below the picture."""
    mark: int | None = None
    """By which the message is known again: the id of its first words."""
    aside: tuple[Button, ...] = ()
    """Buttons that lead elsewhere: their keys are whole ids."""
    sections: tuple[Section, ...] = ()
    """A list, below the words."""


def view(post: Post, picture: Picture | str | None = None) -> ui.LayoutView:
    """The components of a message; a picture is given, or stands in the message already (its description)."""
    if len(post.text) + len(post.after) > TEXT:
        post = replace(post, text=emojis.without(post.text))
    made = ui.LayoutView(timeout=None)
    made.add_item(ui.TextDisplay(post.text[:MESSAGE] or "\u200b", id=post.mark))
    for section in post.sections:
        made.add_item(ui.Section(section.text, accessory=_button(section.button, post.prefix)))
    if picture is not None:
        alt = picture if isinstance(picture, str) else picture.alt
        made.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{FILE}", description=alt or None)))
    if post.after:
        made.add_item(ui.TextDisplay(post.after[: TEXT - len(post.text)]))
    for row in _rows(post):
        made.add_item(row)
    made.stop()  # nobody listens to this view: clicks are found by their custom_id
    return made


def kept_picture(files: Sequence[discord.Attachment]) -> str | None:
    """The description of the picture that a message shows already."""
    return next((file.description or "" for file in files if file.filename == FILE), None)


def in_words(post: Post) -> Post:
    """The same without icons in its widgets, should Discord not find them."""
    return replace(post, rows=tuple(map(_row_in_words, post.rows)))


def _row_in_words(row: Row) -> Row:
    if isinstance(row, Heading):
        return Heading(row.text)
    if isinstance(row, Menu):
        return replace(row, entries=tuple(replace(entry, sign="") for entry in row.entries))
    return tuple(replace(button, sign="") for button in row)


def _rows(post: Post) -> Iterable[ui.ActionRow[Any] | ui.TextDisplay[Any]]:
    for row in post.rows:
        match row:
            case Heading():
                yield ui.TextDisplay(f"-# {emojis.of(row.sign)} **{row.text}**".replace("  ", " "))
            case Menu():
                yield ui.ActionRow(_menu(row, post.prefix))
            case _:
                yield ui.ActionRow(*(_button(button, post.prefix) for button in row))
    if post.aside or post.links:
        yield ui.ActionRow(*(_button(button, "") for button in post.aside), *_links(post.links))


def _button(button: Button, prefix: str) -> ui.Button[Any]:
    return ui.Button(
        label=button.label,
        style=STYLES[button.style],
        custom_id=prefix + button.key,
        disabled=button.disabled,
        emoji=emojis.of(button.sign) or None,
    )


def _menu(menu: Menu, prefix: str) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=e.label,
            value=e.value,
            description=e.note or None,
            default=e.chosen,
            emoji=emojis.of(e.sign) or None,
        )
        for e in menu.entries
    ]
    return ui.Select(
        custom_id=prefix + menu.key,
        placeholder=menu.hint,
        options=options,
        min_values=menu.lo,
        max_values=menu.hi,
    )


def _links(links: Sequence[Link]) -> Iterable[ui.Button[Any]]:
    return [ui.Button(label=link.label, url=link.url) for link in links]
