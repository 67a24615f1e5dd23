"""Fair chance: from a secret that was promised and from what everybody gave, and every forgery has its name."""

import asyncio
import hashlib
import hmac
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.kernel import Illegal, Tape
from rules.text import LANGUAGES, say
from service import fair_chance, game_file, import_file, lobby, rematch
from service.desk import Desk, Table
from tests.service.table import ADA, BEN, CLEO, open_desk, played

SECRET = b"\x07" * 32


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with open_desk(tmp_path) as opened:
        yield opened


async def opened(desk: Desk, **settings: str) -> int:
    """Ada opens, Ben joins, goes, and joins again; both cut the deck, Ada twice."""
    match = (await lobby.create(desk, "ur", ADA, "Ada", "100", settings=settings)).id
    await lobby.join(desk, match, BEN, "Ben", "101")
    await lobby.cut(desk, match, ADA, "first")
    await lobby.leave(desk, match, BEN, "102")
    await lobby.join(desk, match, BEN, "Ben", "103")
    await lobby.cut(desk, match, BEN, "  seven\tlean `cows` ")
    await lobby.cut(desk, match, ADA, "second")
    return match


MARKS = ["open 100", "join 101", "leave 102", "join 103", "cut seven lean 'cows'", "cut second", "start 104"]


async def started(desk: Desk, **settings: str) -> Table:
    return await lobby.start(desk, await opened(desk, **settings), ADA, "104")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """One match to its end, for all tests."""

    async def play() -> str:
        async with open_desk(tmp_path_factory.mktemp("finished")) as desk:
            return await game_file.export(desk, (await played(desk, await started(desk), 5_000)).match.id)

    return asyncio.run(play())


async def test_the_seed_is_computed_from_the_secret_and_from_everything_that_was_given(desk: Desk) -> None:
    table = await started(desk)
    chance = fair_chance.of(table.match)
    assert chance is not None
    assert [mark.line for mark in chance.marks] == MARKS
    assert table.match.seed == hmac.digest(SECRET, "\n".join(MARKS).encode(), "sha256")
    desk.forget(table.match.id)
    assert fair_chance.of((await desk.table(table.match.id)).match) == chance


async def test_the_hash_is_fixed_when_the_table_opens(desk: Desk) -> None:
    match = await opened(desk)
    found, _ = await desk.lobby(match)
    promised = fair_chance.published(found)
    assert promised == hashlib.sha256(SECRET).hexdigest()
    assert fair_chance.published((await lobby.start(desk, match)).match) == promised


async def test_one_word_more_makes_another_game(desk: Desk) -> None:
    one, other = await opened(desk), await opened(desk)
    await lobby.cut(desk, other, ADA, "third")
    deals = [await lobby.start(desk, match, ADA, "104") for match in (one, other)]
    assert deals[0].match.seed != deals[1].match.seed


async def test_only_who_sits_cuts_and_only_before_the_start(desk: Desk) -> None:
    match = await opened(desk)
    with pytest.raises(Illegal, match="service-not-in-lobby"):
        await lobby.cut(desk, match, CLEO, "mine")
    await lobby.start(desk, match)
    with pytest.raises(Illegal, match="service-no-lobby"):
        await lobby.cut(desk, match, ADA, "late")


@pytest.mark.parametrize(
    ("word", "why"), [("", "empty"), (" \u200b\u202e\n", "empty"), ("x" * 41, "long"), ("ж" * 4_000, "long")]
)
async def test_a_word_that_cannot_be_shown_on_a_line_is_refused(desk: Desk, word: str, why: str) -> None:
    match = await opened(desk)
    before = (await desk.lobby(match))[0]
    with pytest.raises(Illegal, match=f"service-cut-{why}"):
        await lobby.cut(desk, match, ADA, word)
    assert (await desk.lobby(match))[0] == before


async def test_the_seats_are_drawn_from_the_same_seed(desk: Desk) -> None:
    table = await started(desk)
    order = ["Ada", "Ben"]
    Tape(table.match.seed, -1).shuffle(order)
    assert list(table.names) == order
    chosen = await started(desk, order="chosen")
    assert chosen.names == ("Ada", "Ben")


async def test_while_a_match_goes_on_its_file_has_the_list_and_not_the_secret(desk: Desk) -> None:
    table = await played(desk, await started(desk), 10)
    text = await game_file.export(desk, table.match.id)
    assert re.findall(r"^entropy: (.*)$", text, re.MULTILINE) == MARKS
    assert f"commitment: {hashlib.sha256(SECRET).hexdigest()}" in text
    assert SECRET.hex() not in text
    assert table.match.seed.hex() not in text
    with pytest.raises(Illegal, match="service-no-seed"):
        game_file.verify(game_file.read(text))


async def test_an_honest_match_is_verified_and_says_what_to_compare(finished: str) -> None:
    report = game_file.verify(game_file.read(finished))
    for lang in LANGUAGES:
        assert hashlib.sha256(SECRET).hexdigest() in say(report, lang, ())


def forged(text: str, old: str, new: str) -> game_file.Game:
    assert text.count(old) == 1
    return game_file.read(text.replace(old, new))


async def test_another_secret_is_found_and_named(finished: str) -> None:
    game = forged(finished, f"secret: {SECRET.hex()}", f"secret: {'08' * 32}")
    with pytest.raises(Illegal, match="service-other-secret"):
        game_file.verify(game)


async def test_another_seed_is_found_and_named(finished: str) -> None:
    seed = game_file.read(finished).seed
    assert seed is not None
    with pytest.raises(Illegal, match="service-other-seed"):
        game_file.verify(forged(finished, f"seed: {seed.hex()}", f"seed: {'00' * 32}"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("entropy: open 100\nentropy: join 101\n", "entropy: join 101\nentropy: open 100\n"),
        ("entropy: leave 102\n", ""),
        ("entropy: cut second\n", "entropy: cut another\n"),
        ("entropy: start 104\n", "entropy: start 104\nentropy: cut late\n"),
    ],
    ids=["another order", "a line left out", "another word", "a line more"],
)
async def test_another_list_is_found_and_named(finished: str, old: str, new: str) -> None:
    with pytest.raises(Illegal, match="service-other-list"):
        game_file.verify(forged(finished, old, new))


async def test_another_order_of_the_seats_is_found_and_named(finished: str) -> None:
    (seating,) = re.findall(r"^seating: (.*)$", finished, re.MULTILINE)
    other = " ".join(reversed(seating.split()))
    with pytest.raises(Illegal, match="service-other-seating"):
        game_file.verify(forged(finished, f"seating: {seating}", f"seating: {other}"))


async def test_one_changed_draw_is_found_and_named(finished: str) -> None:
    draws = re.findall(r"^0 deal ! (\d+) (\d+) ", finished, re.MULTILINE)[0]
    swapped = "0 deal ! {1} {0} ".format(*draws)
    with pytest.raises(Illegal, match="service-dishonest") as found:
        game_file.verify(forged(finished, "0 deal ! {} {} ".format(*draws), swapped))
    assert found.value.msg.args["number"] == 0


async def test_a_host_who_forges_everything_at_once_cannot_keep_the_published_hash(finished: str) -> None:
    """Secret, seed and draws of another match with the same list: all fits, but the hash is another."""
    secret = b"\x09" * 32
    game = game_file.read(finished)
    seed = fair_chance.seed(secret, game.marks)
    other = finished.replace(SECRET.hex(), secret.hex()).replace((game.seed or b"").hex(), seed.hex())
    with pytest.raises(Illegal, match="service-other-secret"):
        game_file.verify(game_file.read(other))


@pytest.mark.parametrize("line", ["entropy: dance 5", "entropy: join", "seating: 1 1", "seating: 1 2 3", "secret: xyz"])
async def test_what_cannot_be_read_of_the_chance_names_its_line(finished: str, line: str) -> None:
    wrong = finished.replace("entropy: open 100", line, 1)
    if not line.startswith("entropy"):
        wrong = re.sub(
            rf"^{line.split(':', maxsplit=1)[0]}: (?!{line.split(': ')[1]}$).*\n", "", wrong, flags=re.MULTILINE
        )
    with pytest.raises(Illegal, match="service-file-value") as refusal:
        game_file.read(wrong)
    assert refusal.value.msg.args["line"] == wrong.splitlines().index(line) + 1


async def test_a_match_that_comes_in_keeps_its_chance_or_gets_one_from_its_file(desk: Desk, finished: str) -> None:
    copy = await import_file.take_in(desk, import_file.play(finished), CLEO)
    assert await game_file.export(desk, copy.match.id) == finished
    running = await game_file.export(desk, (await played(desk, await started(desk), 10)).match.id)
    desk.entropy = lambda size: b"\x0b" * size
    gone_on = await import_file.take_in(desk, import_file.play(running), CLEO)
    chance = fair_chance.of(gone_on.match)
    assert chance is not None
    assert [mark.line for mark in chance.marks] == [f"file {hashlib.sha256(running.encode()).hexdigest()}"]
    ended = await played(desk, gone_on, 5_000)
    assert game_file.verify(game_file.read(await game_file.export(desk, ended.match.id))).key == "service-verified-all"


async def test_whoever_writes_a_result_into_a_running_file_does_not_choose_what_comes(desk: Desk) -> None:
    running = await game_file.export(desk, (await played(desk, await started(desk), 10)).match.id)
    known = running.replace("\n\n", f"\nsecret: {'00' * 32}\nseed: {'00' * 32}\nresult: 1 2\n\n", 1)
    table = await import_file.take_in(desk, import_file.play(known), CLEO)
    assert table.match.status == "running"
    assert table.match.seed != bytes(32)


async def test_a_rematch_has_a_secret_of_its_own(desk: Desk) -> None:
    table = await played(desk, await started(desk), 5_000)
    desk.entropy = lambda size: b"\x0c" * size
    again = await rematch.rematch(desk, table.match.id, BEN, "200")
    chance = fair_chance.of(again)
    assert chance is not None
    assert chance.hash == hashlib.sha256(b"\x0c" * 32).hexdigest()
    assert [mark.line for mark in chance.marks] == ["open 200"]


async def test_a_lobby_of_an_older_program_starts_with_a_secret_drawn_now(desk: Desk) -> None:
    match = await opened(desk)
    await desk.store.set_settings(match, {"chance": None})
    table = await lobby.start(desk, match, ADA, "104")
    assert table.match.seed == hmac.digest(SECRET, b"start 104", "sha256")


async def test_a_match_of_the_older_scheme_goes_on_and_is_verified_by_it(desk: Desk) -> None:
    table = await lobby.start(desk, await opened(desk, order="chosen"))
    await desk.store.set_settings(table.match.id, {"chance": None})
    ended = await played(desk, await desk.table(table.match.id), 5_000)
    text = await game_file.export(desk, ended.match.id)
    assert text.startswith("Ziggurat game file 1\n")
    assert game_file.verify(game_file.read(text)).key == "service-verified"
    seed = ended.match.seed.hex()
    with pytest.raises(Illegal, match="service-broken-promise"):
        game_file.verify(forged(text, f"seed: {seed}", f"seed: {'00' * 32}"))


async def test_who_comes_and_goes_needs_an_invitation_in_the_end(desk: Desk) -> None:
    match = await opened(desk)
    for number in range(2):
        await lobby.leave(desk, match, BEN, f"{300 + number}")
        if number == 0:
            await lobby.join(desk, match, BEN, "Ben", "400")
    with pytest.raises(Illegal, match="service-come-and-gone"):
        await lobby.join(desk, match, BEN, "Ben", "401")
    await lobby.invite(desk, match, BEN)
    await lobby.join(desk, match, BEN, "Ben", "402")


async def test_who_was_sent_away_comes_back_only_if_invited(desk: Desk) -> None:
    match = await opened(desk)
    with pytest.raises(Illegal, match="service-send-away-nobody"):
        await lobby.send_away(desk, match, CLEO, "300")
    with pytest.raises(Illegal, match="service-send-away-host"):
        await lobby.send_away(desk, match, ADA, "301")
    chairs = await lobby.send_away(desk, match, BEN, "302")
    assert [chair.user for chair in chairs] == [ADA]
    with pytest.raises(Illegal, match="service-sent-away"):
        await lobby.join(desk, match, BEN, "Ben", "303")
    await lobby.invite(desk, match, BEN)
    await lobby.join(desk, match, BEN, "Ben", "304")
    chance = fair_chance.of((await desk.lobby(match))[0])
    assert chance is not None
    assert [mark.line for mark in chance.marks][-2:] == ["away 302", "join 304"]
