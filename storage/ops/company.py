"""Finding company: boards of open tables, and who does not want to play with whom."""

from msgspec.structs import astuple

from storage.ops import AT_HOME, Op, fresh, home_of, marks
from storage.records import Board, Home

BOARD = "channel, guild, message, lang, shown, at"


def boards(home: Home) -> Op[list[Board]]:
    rows = yield f"SELECT {BOARD} FROM boards m WHERE {AT_HOME} ORDER BY channel", *home_of(home)
    return [Board(*row) for row in rows]


def keep_board(board: Board) -> Op[int | None]:
    """In its channel it is the only one from now on; the message that it takes the place of."""
    rows = yield "SELECT message FROM boards WHERE channel = ?", board.channel
    yield (
        f"INSERT INTO boards ({BOARD}) VALUES ({marks(BOARD)}) ON CONFLICT (channel) DO UPDATE SET {fresh(BOARD)}",
        *astuple(board),
    )
    return int(rows[0][0]) if rows and rows[0][0] != board.message else None


def redrawn(board: Board) -> Op[None]:
    """What the message shows by now, unless another has taken its place."""
    yield (
        "UPDATE boards SET shown = ?, at = ? WHERE channel = ? AND message = ?",
        *(board.shown, board.at, board.channel, board.message),
    )


def drop_board(board: Board) -> Op[None]:
    yield "DELETE FROM boards WHERE channel = ? AND message = ?", board.channel, board.message


def avoid(person: int, other: int) -> Op[None]:
    yield "INSERT INTO avoided (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING", person, other


def stop_avoiding(person: int, other: int) -> Op[None]:
    yield "DELETE FROM avoided WHERE person = ? AND other = ?", person, other


def avoided(person: int) -> Op[list[int]]:
    """By the person."""
    rows = yield "SELECT other FROM avoided WHERE person = ? ORDER BY other", person
    return [int(row[0]) for row in rows]


def apart(person: int) -> Op[set[int]]:
    """Whom the person avoids, and who avoids the person."""
    rows = yield (
        "SELECT other FROM avoided WHERE person = ? UNION SELECT person FROM avoided WHERE other = ?",
        *(person, person),
    )
    return {int(row[0]) for row in rows}
