"""What the thread tells, and when: whole turns, no board twice, a quiet thread while several people act."""

import json
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.people.readers import Reader
from bot.thread import pages, pieces
from bot.thread.book import Book, Telling
from bot.thread.pages import Line
from rules import GAMES, kernel
from rules.kernel import Event, Path, Position, Tape, msg
from service import play, told
from service.desk import Table
from service.timekeeper import ALL
from service.told import Told
from tests.bot.test_matches import begin, by_line
from tests.bot.thread import Killed, check_told, stand
from tests.bot.world import World, ids, parts, walk, words
from ziggurat.telling import OUR_OWN

FREE = b"free"
HOURS = 3 * 3_600.0


def acting(p: Position[Any, Any]) -> bool:
    """Somebody is up alone and can make two moves that can be taken back."""
    up = kernel.waiting(p)
    return len(up) == 1 and len(quiet(p, 2)) == 2


def quiet(p: Position[Any, Any], number: int) -> list[Path]:
    """So many moves in a row of whoever is up, each free, after which the same one is up."""
    found, chance, up = list[Path](), Tape(FREE), kernel.waiting(p)
    rules = rules_of(p)
    for _ in range(40 * number):
        if len(found) == number or not p.stack:
            break
        path = kernel.sample(p, up[0], chance)
        try:
            after = kernel.apply(rules, p, up[0], path, Tape(fixed=()))
        except kernel.TapeError:
            continue
        if kernel.waiting(after.position) == up and kernel.undoable(rules, p, up[0], after) and not after.secret:
            found.append(path)
            p = after.position
    return found


def rules_of(p: Position[Any, Any]) -> kernel.Rules[Any]:
    return next(rules for rules in GAMES.values() if isinstance(p.game, rules.state))


def trading(p: Position[Any, Any]) -> bool:
    return bool(p.stack) and type(p.stack[-1]).__name__ == "Trade" and len(kernel.waiting(p)) > 1


async def line(world: World, path: Path, seat: int | None = None) -> None:
    """A move is typed, by whoever is up."""
    table = await world.table()
    seat = kernel.waiting(table.position)[0] if seat is None else seat
    await by_line(world, table.chairs[seat].name, path, seat)


def uploads(world: World) -> int:
    """So many boards were sent to the thread."""
    return sum(bool((r.json or {}).get("attachments")) for r in requests(world, "POST", "PATCH") if is_upload(r))


def is_upload(request: Any) -> bool:
    """A board that stays is named by its id, a new one by its place among the files."""
    return any(int(file["id"]) < 10 for file in (request.json or {}).get("attachments", ()))


def requests(world: World, *methods: str) -> list[Any]:
    place = f"/channels/{world.thread.id}/messages"
    return [one for one in world.env.http_requests if one.method in methods and place in one.path]


def shown(world: World) -> list[Any]:
    return [(post.id, words(post), ids(post), post.edited_at, len(post.attachments)) for post in world.posts]


async def log(world: World) -> list[str]:
    """The public log, as far as it is to be told by now."""
    table, (found, _) = await world.table(), await world.bot.desk.lobby(1)
    lines = pages.lines(await told.standing(world.bot.desk, table, -1), Reader("en").at(table))
    return [line.text for line in lines if line.mark < pages.of(found.place, table.number).end]


@pytest.fixture
async def turn(world: World) -> World:
    """Somebody is in the middle of nothing: a turn begins."""
    await stand(world, "sidmeier", "standard-two", acting)
    return world


async def test_nothing_is_told_in_the_middle_of_a_turn_until_it_rests(turn: World) -> None:
    before, boards = shown(turn), uploads(turn)
    first, second = quiet((await turn.table()).position, 2)
    await line(turn, first)
    await line(turn, second)
    await turn.env.advance_time(50)
    assert shown(turn) == before
    await turn.env.advance_time(20)
    assert "2 moves so far." in words(turn.posts[-1])
    assert [one[0] for one in shown(turn)] == [one[0] for one in before]
    assert uploads(turn) == boards


async def test_a_turn_that_rests_over_a_restart_is_told_of_all_the_same(turn: World) -> None:
    await line(turn, quiet((await turn.table()).position, 1)[0])
    before = shown(turn)
    await turn.restart()
    assert shown(turn) == before
    await turn.env.advance_time(70)
    assert "One move so far." in words(turn.posts[-1])


async def test_a_restart_looks_only_where_something_is_due(turn: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tell, looks = Book.tell, list[int]()

    async def told(book: Book, table: Table) -> Telling:
        looks.append(table.n)
        return await tell(book, table)

    monkeypatch.setattr(Book, "tell", told)
    await turn.restart()
    await turn.done()
    assert looks == []
    await line(turn, quiet((await turn.table()).position, 1)[0])
    looks.clear()
    await turn.restart()
    await turn.done()
    assert len(looks) == 1
    await turn.env.advance_time(70)
    await turn.store.beat(ALL, turn.bot.desk.now())  # it was no downtime
    looks.clear()
    await turn.restart()
    await turn.done()
    assert looks == []


async def test_after_a_downtime_in_which_a_turn_rested_it_is_told_of(turn: World) -> None:
    await line(turn, quiet((await turn.table()).position, 1)[0])
    await turn.store.beat(ALL, turn.bot.desk.now())
    now = turn.bot.desk.now
    turn.bot.desk.now = lambda: now() + HOURS
    await turn.restart()
    assert "One move so far." in words(turn.posts[-1])


async def test_a_turn_of_quiet_moves_taken_back_to_its_start_leaves_the_thread_as_it_was(turn: World) -> None:
    before = shown(turn)
    for path in quiet((await turn.table()).position, 2):
        await line(turn, path)
    table = await turn.table()
    seat = kernel.waiting(table.position)[0]
    for _ in range(2):
        await play.undo(turn.bot.desk, 1, table.chairs[seat].user or 0, seat)
    await turn.wake()
    await turn.env.advance_time(200)
    assert shown(turn) == before
    assert (await turn.table()).n == table.n + 2


async def test_what_a_rest_has_told_of_moves_goes_with_them(turn: World) -> None:
    said = words(turn.posts[-1])
    (path,) = quiet((await turn.table()).position, 1)
    table = await turn.table()
    seat = kernel.waiting(table.position)[0]
    await line(turn, path)
    await turn.env.advance_time(70)
    assert "One move so far." in words(turn.posts[-1])
    await play.undo(turn.bot.desk, 1, table.chairs[seat].user or 0, seat)
    await turn.wake()
    await turn.env.advance_time(70)
    assert words(turn.posts[-1]) == said


@pytest.mark.parametrize("game", ["ur", "stoneage", "civilization"])
async def test_every_post_says_what_happened_and_no_board_comes_by_an_edit(world: World, game: str) -> None:
    await begin(world, "ben", game=game)
    chance = Tape(b"thread")
    for _ in range(30):
        table = await world.table()
        seat = kernel.waiting(table.position)[0]
        await line(world, kernel.sample(table.position, seat, chance), seat)
    await world.env.advance_time(700)
    assert not any(map(is_upload, requests(world, "PATCH")))
    for post in world.posts:
        told_ = [text for text in body(post) if not OUR_OWN.match(text)]
        assert told_ or not post.attachments, words(post)
    tables = [post for post in world.posts if any(one.endswith(":log") for one in ids(post))]
    assert len(tables) == 1


async def test_an_unchanged_board_is_not_posted_again(world: World) -> None:
    """Keeping one's tiles is told in a line, which leads to the board and to the move."""
    await stand(world, "ur", "two-players", lambda p: bool(p.stack) and type(p.stack[-1]).__name__ == "Opening")
    table, boards = world.posts[-1], uploads(world)
    await line(world, ("keep",))
    (up,) = kernel.waiting((await world.table()).position)
    next_up = (world.ada, world.ben)[up]
    told_ = world.posts[-1]
    assert "keeps" in words(told_)
    assert not told_.attachments
    assert uploads(world) == boards
    assert [one.split(":")[-1] for one in ids(told_)] == ["move"]
    assert any(str(table.id) in part.get("url", "") for part in walk(parts(told_)))
    assert [user.id for user in told_.mentions] == [next_up.id]
    standing = next(post for post in world.posts if post.id == table.id)
    assert ids(standing)
    assert f"It is {next_up.mention}’s turn." in words(standing)


@pytest.fixture
async def trade(world: World) -> World:
    await stand(world, "civilization", "two", trading)
    return world


def sampled(p: Position[Any, Any], seat: int, fits: Callable[[Path], bool]) -> Path:
    chance = Tape(b"sampled")
    return next(path for _ in range(400) if fits(path := kernel.sample(p, seat, chance)))


async def offer(world: World, seat: int, is_open: bool = False) -> None:
    """To everybody, which the log tells; or to the other one, who is up then, and nobody else hears of it."""
    p = (await world.table()).position
    await line(world, sampled(p, seat, lambda path: path[0] == "offer" and (path[1] == "all") == is_open), seat)


async def test_a_phase_of_several_people_is_one_message_whose_words_grow(trade: World) -> None:
    posts, boards = len(trade.posts), uploads(trade)
    await trade.env.advance_time(11)
    await line(trade, ("pass",), 0)
    first = words(trade.posts[posts - 1])
    assert "passes" in first
    await offer(trade, 1, is_open=True)
    assert words(trade.posts[posts - 1]) == first, "words change at most every ten seconds"
    assert await trade.store.letters(10), "what is told later waits in the outbox"
    await trade.env.advance_time(11)
    assert "offers everybody" in words(trade.posts[posts - 1])
    assert not await trade.store.letters(10)
    assert uploads(trade) == boards


async def test_who_is_newly_up_meanwhile_is_called_by_a_line_and_not_twice_in_ten_minutes(trade: World) -> None:
    posts = len(trade.posts)
    await line(trade, ("pass",), 0)
    await offer(trade, 1)
    (call,) = trade.posts[posts:]
    assert [user.id for user in call.mentions] == [trade.ada.id]
    assert not call.attachments
    await line(trade, ("pass",), 0)
    await offer(trade, 1)
    assert trade.posts[posts:] == [call], "not within ten minutes"
    await trade.env.advance_time(700)
    (again,) = trade.posts[posts:]
    assert again.id != call.id, "the earlier line is gone"
    assert [user.id for user in again.mentions] == [trade.ada.id]


async def test_lines_without_words_go_with_the_next_table(trade: World) -> None:
    posts = len(trade.posts)
    await line(trade, ("pass",), 0)
    await offer(trade, 1)
    (call,) = trade.posts[posts:]
    await line(trade, ("pass",), 0)
    while trading_on((await trade.table()).position):
        table = await trade.table()
        seat = kernel.waiting(table.position)[0]
        await line(trade, sampled(table.position, seat, lambda path: path[0] in ("pass", "no", "refuse")), seat)
    assert call.id not in [post.id for post in trade.posts]


def trading_on(p: Position[Any, Any]) -> bool:
    return type(p.stack[-1]).__name__ == "Trade"


@pytest.mark.parametrize("notes", range(8))
async def test_a_kill_between_any_two_notes_loses_no_words_and_calls_nobody_twice(
    trade: World, monkeypatch: pytest.MonkeyPatch, notes: int
) -> None:
    posts = len(trade.posts)
    await trade.env.advance_time(11)
    await line(trade, ("pass",), 0)
    await offer(trade, 1, is_open=True)
    killed = Killed(monkeypatch, notes)
    await offer(trade, 1)
    await trade.env.advance_time(11)
    await killed.restart(trade)
    await trade.env.advance_time(30)
    calls = [post for post in trade.posts[posts:] if post.mentions]
    assert [[user.id for user in post.mentions] for post in calls] == [[trade.ada.id]]
    said = [text for post in trade.posts if any(one.endswith(":log") for one in ids(post)) for text in body(post)]
    assert sum("offers everybody" in text for text in said) == 1, said
    assert not await trade.store.letters(10)


def body(post: discord.Message) -> list[str]:
    first = post.components[0]
    assert isinstance(first, discord.TextDisplay)
    return first.content.splitlines()


async def test_what_computers_do_between_two_people_is_one_post(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    for _ in range(2):
        await world.add_computer()
    await world.ada.click(world.channel.history()[-1], label="Start")
    chance = Tape(b"person")
    for _ in range(6):
        posts, table = len(world.posts), await world.table()
        (seat,) = kernel.waiting(table.position)
        await line(world, kernel.sample(table.position, seat, chance), seat)
        ended = any(move.seat != seat for move in await world.store.moves(1, table.n + 1))
        assert len(world.posts) == posts + ended
    check_told([text for post in world.posts for text in body(post)], await log(world))


@pytest.mark.parametrize("up", [(), (0,)])
def test_behind_a_phase_of_several_computers_go_on_before_it_is_told(up: tuple[int, ...]) -> None:
    """When a phase of several people is over, the next post waits until a person is up again."""
    phase = pages.Page(k=3, begin=(0, 0), end=pages.through(4), thread=7, up=(0,), together="ships")
    marched = Told(5, 1, "march", "computer", (Event(msg("kernel-over")),), ())
    sight = pages.Sight(round=1, board="moved", phase="movement", several=False)
    now = pages.Now(number=5, sight=sight, up=up, newly=(), thread=7, at=0.0)
    told_now = pages.following(pages.Story(phase), [marched], now)
    assert told_now.is_something == bool(up)


def test_many_lines_are_folded_and_counted() -> None:
    marches = [Line((n, 0), f"march {n}", "0 march") for n in range(12)]
    other = [Line((20 + n, 0), f"event {n}", f"{n} event") for n in range(40)]
    alone = pieces.folded(marches, 3_000, lambda number: f"+{number}")
    assert alone == ["march 0", "march 1", "+9", "march 11"]
    both = pieces.folded([*marches, *other], 3_000, lambda number: f"+{number}")
    assert len(both) == pieces.MOST
    assert counted(both) == 52
    assert both[-1] == "event 39"
    narrow = pieces.folded(other, 60, lambda number: f"+{number}")
    assert sum(len(text) + 1 for text in narrow) <= 60
    assert counted(narrow) == 40


def counted(lines: list[str]) -> int:
    return sum(int(text[1:]) if text[0] == "+" else 1 for text in lines)


async def test_a_part_of_the_board_is_shown_to_who_asks_for_it_as_they_may_see_it(world: World) -> None:
    await begin(world, "ben", game="tigris")
    posts = shown(world)
    for who, eyes in ((world.ben, 1), (world.eve, None)):
        zoom = next(one for one in ids(world.posts[-1]) if one.endswith(":zoom"))
        result = await who.select(world.posts[-1], ["north"], custom_id=zoom)
        assert result.ephemeral
        assert result.response is not None
        seen = json.loads(await result.response.attachments[0].read())
        assert (seen["look"]["region"], seen["view"]["viewer"]) == ("north", eyes)
        again = next(one for one in ids(result.response) if one.endswith(":zoom"))
        await who.select(result.response, ["whole"], custom_id=again)
        seen = json.loads(await result.response.attachments[0].read())
        assert seen["look"]["region"] == ""
    assert shown(world) == posts
