"""A review in words: what is measured, what turned the match, and what the strong player would have done."""

from typing import TYPE_CHECKING

from bot.panel.layout import Button
from bot.panel.widgets import TEXT, Post
from bot.people.readers import Reader, clip
from bot.thread import match_in_words
from bot.thread.pictures import ALT
from renderers.standing import Chart
from rules.kernel import Arg, Who
from service import review
from service.desk import Table
from service.review import Review, Turn

if TYPE_CHECKING:
    from bot.app import Ziggurat

LINES, LINE = 2, 200
"""So many lines tell what was played, each of so many characters."""
ALIKE = 2
"""Per cent of the hopes that make no difference."""
QUARTERS = 4


def chart(table: Table, there: Review, reader: Reader) -> Chart:
    """The picture's words and numbers."""
    named = match_in_words.title(table.match.game, table.match.id, reader)
    turns = tuple((turn.number, turn.seat) for turn in there.turns)
    title = reader("history-review-title", match=named)
    return Chart(title, reader("history-review-axis"), there.stops, there.values, turns)


def described(drawn: Chart, names: tuple[str, ...], reader: Reader) -> str:
    """The picture for people who hear it: what everybody had at each quarter of the way."""
    last = len(drawn.stops) - 1
    places = sorted({last * quarter // QUARTERS for quarter in range(QUARTERS + 1)})
    rows = [
        f"{names[seat]}: {', '.join(f'{values[place]:.0f}' for place in places)}."
        for seat, values in enumerate(drawn.values)
    ]
    moves = reader("history-review-at", moves=", ".join(str(drawn.stops[place]) for place in places))
    return " ".join([f"{drawn.title}.", moves, *rows])[:ALT]


async def post(bot: "Ziggurat", table: Table, there: Review, reader: Reader) -> Post:
    """All of it, with a button to every position that is spoken of."""
    head = [match_in_words.head(table, reader), reader("history-review-measure", what=there.measured)]
    told = [await _told(bot, table, number, turn, reader) for number, turn in enumerate(there.turns, 1)]
    after = [reader("history-review-hopes"), *told] if told else [reader("history-review-no-turns")]
    return Post("\n".join(head), _positions(there, reader), f"w:{table.match.id}:", after=clip(after, TEXT - 600))


def _positions(there: Review, reader: Reader) -> tuple[tuple[Button, ...], ...]:
    """Each through the eyes of who had to decide."""
    row = tuple(
        Button(
            f"replay:.{turn.before_it}.{turn.seat}", reader("history-review-position", number=n, move=turn.before_it)
        )
        for n, turn in enumerate(there.turns, 1)
    )
    return (row,) if row else ()


async def _told(bot: "Ziggurat", table: Table, number: int, turn: Turn, reader: Reader) -> str:
    known = await review.played(bot.desk, table.match.id, turn)
    lines = match_in_words.lines([known], reader)[:LINES] if known else []
    what: Arg = " ".join(line[:LINE] for line in lines) or turn.played
    moved = "history-review-rose" if turn.after > turn.before else "history-review-fell"
    return "\n".join(
        [
            reader(
                "history-review-turn", number=number, move=turn.number, who=Who(turn.seat), when=turn.moment, what=what
            ),
            reader(moved, who=Who(turn.whose), before=turn.before, after=turn.after),
            *_advice(turn, reader),
        ]
    )


def _advice(turn: Turn, reader: Reader) -> list[str]:
    """What the strong player would have done, and why."""
    if turn.better is None:
        return [reader("history-review-same")]
    if turn.gain < -ALIKE:
        return [reader("history-review-worse", what=turn.better)]
    reasons = [f"-# {reader.say(reason)}" for reason in turn.reasons]
    if turn.gain > ALIKE:
        return [reader("history-review-better", what=turn.better, gain=turn.gain), *reasons]
    return [reader("history-review-other", what=turn.better), *reasons]
