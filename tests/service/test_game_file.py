"""The .game file: out, in, replayed, and verified."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules import GAMES
from rules.kernel import Illegal
from rules.text import LANGUAGES, say
from service import game_file, import_file, play, votes
from service.desk import Desk
from tests.kernel import toy
from tests.service.table import ADA, BEN, CLEO, begun, by_turn, open_desk, played

TESTS = Path(__file__).parent.parent
FIXTURES = sorted(file for game in GAMES for file in (TESTS / game / "games").glob("*.game"))


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with open_desk(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """One match to its end, for all tests."""

    async def play() -> str:
        async with open_desk(tmp_path_factory.mktemp("finished")) as desk:
            return await game_file.export(desk, (await played(desk, await begun(desk), 5_000)).match.id)

    return asyncio.run(play())


def without(text: str, field: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith(f"{field}:")) + "\n"


def changed(text: str, field: str, value: str) -> str:
    return "\n".join(f"{field}: {value}" if line.startswith(f"{field}:") else line for line in text.splitlines()) + "\n"


async def test_a_finished_match_goes_out_and_comes_in_the_same(desk: Desk, finished: str) -> None:
    table = await import_file.take_in(desk, import_file.play(finished), CLEO)
    assert table.match.status == "over"
    assert await game_file.export(desk, table.match.id) == finished


async def test_what_people_did_at_the_table_comes_in_as_that(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 5)
    await votes.propose(desk, table.match.id, ADA, "undo", target=2)
    await votes.cast(desk, table.match.id, BEN, True)
    copy = await import_file.take_in(desk, import_file.play(await game_file.export(desk, table.match.id)), ADA)
    before, after = [await desk.store.moves(match) for match in (table.match.id, copy.match.id)]
    notes = [(move.n, move.source, move.back) for move in before if move.back is not None]
    assert [source for _, source, _ in notes] == ["table", "table", "undo"]
    assert [(move.n, move.source, move.back) for move in after if move.back is not None] == notes


async def test_a_running_match_keeps_its_seed_and_goes_on_after_coming_in(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 20)
    text = await game_file.export(desk, table.match.id)
    assert "seed:" not in text
    assert table.match.seed.hex() not in text
    copy = await import_file.take_in(desk, import_file.play(text), ADA)
    assert copy.position == table.position
    ended = await played(desk, copy, 5_000)
    again = await game_file.export(desk, ended.match.id)
    assert f"seeded: {table.n + 1}" in again
    game_file.verify(game_file.read(again))


async def test_undos_are_part_of_the_file(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 8)
    done = await by_turn(desk, table.match.id, "end")
    user = table.chairs[done.seat].user
    assert user is not None
    await play.undo(desk, table.match.id, user)
    text = await game_file.export(desk, table.match.id)
    assert f"undo {table.n}" in text
    *_, (_, outcome) = game_file.replay(game_file.read(text))
    assert outcome.position == (await desk.table(table.match.id)).position
    copy = await import_file.take_in(desk, import_file.play(text), ADA)
    assert copy.position == outcome.position


async def test_an_honest_game_is_verified(finished: str) -> None:
    report = game_file.verify(game_file.read(finished))
    assert report.key == "service-verified-all"
    assert report.args["draws"] != 0


async def test_a_changed_draw_is_found(finished: str) -> None:
    lines = finished.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("0 deal"))
    draws = lines[at].split(" ! ")[1].split()
    draws[0] = str((int(draws[0]) + 1) % 40)
    lines[at] = "0 deal ! " + " ".join(draws)
    with pytest.raises(Illegal, match="service-dishonest"):
        game_file.verify(game_file.read("\n".join(lines)))


@pytest.mark.parametrize("field", ["seed", "secret"])
async def test_a_file_without_seed_or_secret_cannot_be_verified(finished: str, field: str) -> None:
    with pytest.raises(Illegal, match="service-no-seed"):
        game_file.verify(game_file.read(without(finished, field)))


async def test_a_forged_result_is_found(finished: str) -> None:
    with pytest.raises(Illegal, match="service-file-result"):
        game_file.verify(game_file.read(changed(finished, "result", "99 99")))


async def test_a_truncated_file_is_found(finished: str) -> None:
    lines = finished.splitlines()
    with pytest.raises(Illegal, match="service-file-result"):
        game_file.verify(game_file.read("\n".join(lines[:-5])))


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("game", "monopoly", "service-file-game"),
        ("rules", "99", "service-file-rules"),
        ("rules", "x", "service-file-value"),
        ("options", "war=everywhere", "service-file-value"),
        ("options", "nonsense", "service-file-value"),
        ("seats", "3", "service-file-value"),
        ("names", "Ada | Ben | Cleo", "service-file-value"),
        ("seed", "xyz", "service-file-value"),
        ("result", "many", "service-file-value"),
    ],
)
async def test_a_wrong_header_names_its_line(finished: str, field: str, value: str, why: str) -> None:
    with pytest.raises(Illegal, match=why) as refusal:
        game_file.read(changed(finished, field, value))
    line = [text.split(":")[0] for text in finished.splitlines()].index(field if field != "seats" else "names") + 1
    assert refusal.value.msg.args["line"] == line


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "service-file-empty"),
        ("hello\nworld", "service-file-empty"),
        ("Ziggurat game file 3\n", "service-file-version"),
        ("Ziggurat game file 1\n???\n", "service-file-header"),
        ("Ziggurat game file 1\ngame: ur\n", "service-file-missing"),
    ],
)
def test_what_is_no_game_file_is_refused(text: str, why: str) -> None:
    with pytest.raises(Illegal, match=why):
        game_file.read(text)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1 p1 dance", "service-file-illegal"),
        ("1 p9 place a1", "service-file-illegal"),
        ("2 p1 place a1", "service-file-number"),
        ("1 deal", "service-file-illegal"),
        ("1 p1 undo 7", "service-file-illegal"),
        ("one p1 place a1", "service-file-move"),
        ("1 p1", "service-file-move"),
        ("1 p1 place a1 ! 5", "service-file-draws"),
    ],
)
async def test_a_wrong_move_names_its_line(desk: Desk, line: str, why: str) -> None:
    table = await begun(desk)
    text = await game_file.export(desk, table.match.id)
    first = next(seat for seat in range(2) if table.chairs[seat].waiting)
    wrong = text + line.replace("p1", f"p{first + 1}") + "\n"
    with pytest.raises(Illegal, match=why) as refusal:
        list(game_file.replay(game_file.read(wrong)))
    assert refusal.value.msg.args["line"] == len(wrong.splitlines())


async def test_a_file_that_cannot_be_read_leaves_no_match_behind(desk: Desk) -> None:
    text = await game_file.export(desk, (await begun(desk)).match.id)
    with pytest.raises(Illegal):
        await import_file.take_in(desk, import_file.play(text + "1 p1 dance\n"), CLEO)
    assert await desk.store.matches_of(CLEO) == []


async def test_mutated_files_are_read_or_refused(finished: str) -> None:
    chance = random.Random(7)
    for _ in range(300):
        letters = list(finished[:3000])
        for _ in range(3):
            letters[chance.randrange(len(letters))] = chance.choice("0123456789 p:!{}|\nabcß")
        try:
            for _ in game_file.replay(game_file.read("".join(letters))):
                pass
        except Illegal as refusal:
            for lang in LANGUAGES:
                say(refusal.msg, lang, ())


TOY = """Ziggurat game file 1
game: toy
rules: {edition}
options: size=small
seats: 2
names: Ada | Ben
commitment: -

0 deal ! 0 0 0 0 0 0 0 0 0 0 0
1 p1 draw
2 p2 draw
3 p1 sort
4 p1 sort
"""


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one game is the toy, whose hands are sorted by name since its second edition."""
    monkeypatch.setattr("rules.KEYS", ("toy",))
    monkeypatch.setattr(type(GAMES), "__getitem__", lambda self, key: toy.RULES)


@pytest.mark.usefixtures("toy_game")
@pytest.mark.parametrize(("edition", "hand"), [(1, ["sun.1", "moon.5"]), (2, ["moon.5", "sun.1"])])
async def test_a_match_ends_under_the_rules_it_began_with(desk: Desk, edition: int, hand: list[str]) -> None:
    table = await import_file.take_in(desk, import_file.play(TOY.format(edition=edition)), ADA)
    assert (table.match.version, table.position.game.edition) == (edition, edition)
    assert table.position.game.hands[0] == hand
    again = await play.act(desk, table.match.id, ADA, "sort; sort", 0)
    assert again.table.position.game.hands[0] == hand
    assert f"rules: {edition}" in await game_file.export(desk, table.match.id)


@pytest.mark.usefixtures("toy_game")
@pytest.mark.parametrize("edition", [0, 3, -1])
def test_an_edition_that_we_do_not_know_is_refused(edition: int) -> None:
    with pytest.raises(Illegal, match="service-file-rules"):
        game_file.read(TOY.format(edition=edition))


@pytest.mark.parametrize("file", FIXTURES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_whole_games_lead_to_their_scores(file: Path) -> None:
    game = game_file.read(file.read_text(encoding="utf-8"))
    assert game_file.verify(game).key == "service-verified"


def test_every_game_has_whole_games_as_fixtures() -> None:
    assert {file.parent.parent.name for file in FIXTURES} >= set(GAMES)


async def test_a_running_match_that_comes_in_waits_for_its_players(desk: Desk) -> None:
    text = await game_file.export(desk, (await begun(desk)).match.id)
    table = await import_file.take_in(desk, import_file.play(text), CLEO)
    assert [chair.waiting for chair in table.chairs].count(True) == 1
    assert await desk.store.matches_of(CLEO, waiting=True) == [table.match.id]
