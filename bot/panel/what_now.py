"""What now? What this moment is for, what is at stake, what the choices mean, and the clauses behind them."""

from collections.abc import Iterator
from typing import Any

from bot.panel.labels import label
from bot.panel.layout import At, Button
from bot.people.readers import Reader
from rules.kernel import Many, Node, One, Rules, Split, msg
from service.clauses import clauses
from service.play import Panel
from service.player_aid import moment

LONGEST = 1_900
"""Characters; the panel needs the others."""


def buttons(at: At, reader: Reader) -> Iterator[Button]:
    """Open, or shut again."""
    yield Button("o" if at.explain else "i", reader("panel-what-now-shut" if at.explain else "panel-what-now"))


def explained(asked: Panel, reader: Reader) -> list[str]:
    """As many lines as there is room for: first what matters, then the choices, then the clauses."""
    game, said = asked.table.match.game, moment(asked.table.match.game, asked.table.position.stack[-1])
    rules = clauses(game, reader.lang)
    lines = [
        f"> {said.text(reader.lang)}",
        *_choices(asked.node, asked.table.rules, reader),
        *(f"> -# `{clause}` {rules[clause]}" for clause in said.clauses),
    ]
    return list(_fitting(lines))


def _choices(node: Node, rules: Rules[Any], reader: Reader) -> Iterator[str]:
    """What each verb means, or how several things are chosen."""
    if isinstance(node, One) and all(choice.key in rules.verbs for choice in node.choices):
        for choice in node.choices:
            yield f"> **{label(choice, reader.say)}** · {reader.say(msg(f'{rules.key}-about-{choice.key}'))}"
    elif isinstance(node, Many | Split):
        yield f"> {reader('panel-how-to-gather')}"


def _fitting(lines: list[str]) -> Iterator[str]:
    room = LONGEST
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return
        yield line
