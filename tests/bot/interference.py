"""Non-interference: two worlds that differ only in what a person may not know, and every byte that person receives.

The same people do the same things at the same time in both. Whatever the bot sends to the channel, to the person, or to
somebody who knows even less, must be the same: words, pictures, file names, ids, offers, refusals, number and order.
"""

import asyncio
import re
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import msgspec
import pytest
import simcord
from msgspec import Struct
from simcord.http import router

from bot.thread import pages
from renderers import Look
from rules import GAMES, kernel
from rules.kernel import Event, Illegal, Position, Rules, Seat, Tape, TapeError, msg
from rules.secrecy import heard
from service import game_file, lobby, play, prepared_moves
from service.batch import Batch
from service.desk import Table
from tests.bot.weeks import BEGIN
from tests.bot.world import FakeRenderer, World, ids
from tests.games import read
from tests.lengths import length

NAMES = ("ada", "ben", "cleo", "dan", "eve", "finn", "gwen")
STRANGER = "zoe"
ID = re.compile(r"\d{16,20}")
TOKEN = re.compile(r"/(interactions|webhooks)/(\d+)/[^/]+")
PATIENCE = 120.0
"""Seconds in which even a busy machine has done what was asked."""
FINAL = re.compile(r":([cuv]|y:\w+)$")
"""Ids of widgets that make moves for good."""
WIDGETS = length(4, 12)
"""So many widgets of a panel are pressed."""
Another = Callable[[Rules[Any], Position[Any, Any], Seat | None, Tape], Position[Any, Any]]
"""Makes the position as it also could be, for all that the viewer knows."""
Transcript = dict[str, list[str]]
"""By the channel or the person: what was sent there."""


class Scene(Struct, frozen=True):
    """A match at a position, somebody who looks at it, and perhaps a secret move that somebody else makes first."""

    game: str
    options: dict[str, str]
    seats: int
    position: Position[Any, Any]
    viewer: Seat | None
    secret: tuple[Seat, str] | None = None
    own: str = ""
    """A move of the viewer at the end."""
    ahead: tuple[Seat, str] | None = None
    """A move that somebody else has prepared."""


class Inline(Executor):
    """Draws at once, so that nothing depends on how fast it is."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **more: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **more))
        except BaseException as error:
            done.set_exception(error)
        return done


def differences(one: Transcript, other: Transcript) -> list[str]:
    """Where two worlds can be told apart."""
    found = []
    for place in sorted({*one, *other}):
        ours, theirs = one.get(place, []), other.get(place, [])
        found += [f"{place}: {_parting(a, b)}" for a, b in zip(ours, theirs, strict=False) if a != b][:1]
        if len(ours) != len(theirs):
            found.append(f"{place}: {len(ours)} / {len(theirs)} messages")
    return found


def _parting(one: str, other: str) -> str:
    """Where two messages begin to differ."""
    same = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
    return f"{one[:100]} … {one[max(0, same - 100) : same + 60]!r} / {other[same : same + 60]!r}"


# Scenes.


def scenes(game: str, number: int, imagine: Another = Rules.resample) -> Iterator[tuple[Scene, Scene]]:
    """Pairs of worlds that the viewer cannot tell apart, from the recorded games of its newest edition."""
    files = sorted((Path(__file__).parents[1] / game / "games").glob("*.game"))
    records = [record for file in files if (record := read(file)).version == GAMES[game].version]
    for count in range(number):
        tape = Tape(b"scene" + game.encode(), count)
        record = tape.pick(records)
        positions = [outcome.position for _, outcome in game_file.replay(record) if outcome.position.stack]
        del positions[-len(positions) // 10 :]  # a match that ends over what is pressed shows everything, rightly
        p, seats = positions[tape.below(len(positions))], len(record.names)
        viewer = tape.below(seats + 1)
        scene = Scene(game, record.options, seats, p, viewer if viewer < seats else None)
        match count % 3:
            case 0:
                pair = _hiding(scene, imagine, tape)
            case 1:
                pair = _acting(scene, positions, tape)
            case _:
                pair = _preparing(scene, positions, tape)
        if pair is not None:
            yield pair


def _hiding(scene: Scene, imagine: Another, tape: Tape) -> tuple[Scene, Scene] | None:
    """Other hidden things."""
    rules = GAMES[scene.game]
    other = imagine(rules, scene.position, scene.viewer, tape)
    assert rules.view(other, scene.viewer) == rules.view(scene.position, scene.viewer)
    return _moving(scene, msgspec.structs.replace(scene, position=other), tape)


def _acting(scene: Scene, positions: list[Position[Any, Any]], tape: Tape) -> tuple[Scene, Scene] | None:
    """Another secret move of somebody, or none at all; from the first position on where there is one to be made."""
    rules, begin = GAMES[scene.game], tape.below(len(positions))
    for p in [*positions[begin:], *positions[:begin]][: length(60, 400)]:
        for seat in kernel.allowed(p):
            lines = _secret_lines(rules, p, seat, scene.viewer, tape) if seat != scene.viewer else []
            if len(lines) > 1:
                made = [
                    msgspec.structs.replace(scene, position=p, secret=(seat, line) if line else None) for line in lines
                ]
                return made[0], made[1]
    return None


def _preparing(scene: Scene, positions: list[Position[Any, Any]], tape: Tape) -> tuple[Scene, Scene] | None:
    """Somebody has prepared a move, or not; from the first position on where that is possible."""
    begin = tape.below(len(positions))
    for p in [*positions[begin:], *positions[:begin]]:
        for seat in (seat for seat in range(scene.seats) if seat != scene.viewer):
            for then in kernel.ahead(p, seat).values() if seat not in kernel.waiting(p) else ():
                line = kernel.write(kernel.sample(then, seat, tape))
                quiet = msgspec.structs.replace(scene, position=p)
                return quiet, msgspec.structs.replace(quiet, ahead=(seat, line))
    return None


def _secret_lines(rules: Rules[Any], p: Position[Any, Any], seat: Seat, viewer: Seat | None, tape: Tape) -> list[str]:
    """Two secret moves that look the same to the viewer; an empty one: not to move looks the same too."""
    seen: dict[Any, str] = {}
    for _ in range(6):
        try:
            path = kernel.sample(p, seat, tape)
            outcome = kernel.apply(rules, p, seat, path, Tape(b"draws"))
        except (Illegal, RuntimeError):
            continue
        if not outcome.secret or outcome.draws or _runs_on(outcome.position):
            continue
        line, look = kernel.write(path), _look(rules, outcome.position, viewer, heard(outcome.log, viewer))
        if look == _look(rules, p, viewer, []):
            return [line, ""]
        if seen.setdefault(look, line) != line:
            return [seen[look], line]
    return []


def _runs_on(p: Position[Any, Any]) -> bool:
    """Whether somebody has no choice there, and so moves at once."""
    return any(kernel.forced(p, seat) is not None for seat in kernel.waiting(p))


def _look(rules: Rules[Any], p: Position[Any, Any], viewer: Seat | None, log: list[Any]) -> bytes:
    views = [rules.view(p, eyes) for eyes in {viewer, None}]
    return msgspec.msgpack.encode((views, kernel.waiting(p), log))


def _moving(one: Scene, other: Scene, tape: Tape) -> tuple[Scene, Scene]:
    """The viewer moves too, where a move tells nothing new."""
    rules, seat = GAMES[one.game], one.viewer
    if seat is None or seat not in kernel.allowed(one.position):
        return one, other
    try:
        path = kernel.sample(one.position, seat, tape)
        done = [kernel.apply(rules, scene.position, seat, path, Tape(fixed=())) for scene in (one, other)]
    except (Illegal, TapeError, RuntimeError):
        return one, other
    looks = {_look(rules, d.position, seat, heard(d.log, seat)) for d in done}
    if len(looks) > 1 or any(_runs_on(d.position) for d in done):
        return one, other
    line = kernel.write(path)
    return msgspec.structs.replace(one, own=line), msgspec.structs.replace(other, own=line)


# A world.


async def lived(scene: Scene, db: Path) -> Transcript:
    """Everything that the viewer, a stranger and the channel receive while viewer and stranger try everything."""
    sent: list[tuple[str, str, Any, list[Any]]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FakeRenderer, "hand", _hand)
        for pause in ("REST", "JOINED", "SILENCE"):
            patch.setattr(pages, pause, 0.0)  # whatever the thread tells later, it tells at once
        patch.setattr(router, "dispatch", _listening(router.dispatch, sent))
        async with World.open(db, Inline, settle_timeout=PATIENCE) as world:
            people = _people(world)
            await _set_up(world, scene, people)
            viewer = people[NAMES[scene.viewer]] if scene.viewer is not None else people[STRANGER]
            for who in (viewer, people[STRANGER]):
                await _curious(world, scene, who)
            if scene.own:
                await viewer.slash(world.thread, "play", line=scene.own)
                await _settled(world)
                await _curious(world, scene, viewer)
            knowing = {_dm(who) for who in people.values() if who not in (viewer, people[STRANGER])}
    return transcript(sent, knowing)


def _hand(self: FakeRenderer, view: Any, look: Look) -> bytes | None:
    return None if view.viewer is None else self.draw(view, look)


def _listening(dispatch: Any, sent: list[tuple[str, str, Any, list[Any]]]) -> Any:
    def listening(backend: Any, method: str, path: str, **more: Any) -> Any:
        files = [(file.filename, file.description, file.fp.read()) for file in more.get("files") or []]
        for file in more.get("files") or []:
            file.reset()
        if method != "GET" and "/commands" not in path:
            sent.append((method, path, more.get("json"), files))
        return dispatch(backend, method, path, **more)

    return listening


def _people(world: World) -> dict[str, simcord.MemberActor]:
    known = {name: getattr(world, name, None) for name in NAMES}
    missing = [name for name, who in known.items() if who is None] + [STRANGER]
    made = {name: world.guild.add_member(world.env.create_user(name)) for name in missing}
    return {name: known.get(name) or made[name] for name in (*NAMES, STRANGER)}


def _dm(who: simcord.MemberActor) -> str:
    return str(who.user.dm_channel.id)


async def _set_up(world: World, scene: Scene, people: dict[str, simcord.MemberActor]) -> None:
    desk = world.bot.desk
    desk.now = lambda: BEGIN
    await people["ada"].slash(world.channel, "game new", game=scene.game)
    for name in NAMES[1 : scene.seats]:
        await lobby.join(desk, 1, people[name].id, name)
    await lobby.set_options(desk, 1, scene.options)
    await lobby.set_settings(desk, 1, {"order": "chosen"})
    table = await lobby.start(desk, 1)
    batch = Batch(desk, Table(table.match, table.chairs, table.n, scene.position, table.number))
    batch.note(0, "scene", Event(msg("kernel-over")))  # so that it is kept who is waited for there
    await batch.commit()
    await _settled(world)
    if scene.ahead:
        seat, line = scene.ahead
        await prepared_moves.prepare(desk, 1, people[NAMES[seat]].id, line, seat)
    if scene.secret:
        seat, line = scene.secret
        await play.act(desk, 1, people[NAMES[seat]].id, line, seat)
        await _settled(world)


async def _settled(world: World) -> None:
    await world.wake()
    await world.env.settle()
    while world.bot._tasks:
        await asyncio.wait(world.bot._tasks)


async def _curious(world: World, scene: Scene, who: simcord.MemberActor) -> None:
    """Somebody asks for everything there is to ask for, and types and presses what can be typed and pressed."""
    for command, options in COMMANDS:
        await who.slash(world.thread, command, **options)
    verbs = list(GAMES[scene.game].verbs)
    for typed in ("", *(f"{verb} " for verb in verbs[:WIDGETS])):
        await who.autocomplete(world.thread, "play", "line", typed)
    for line in ("xyzzy", *verbs[:WIDGETS]):
        await who.slash(world.thread, "play", line=f"{line} nowhere")
    table = next(post for post in reversed(world.posts) if ids(post))
    for part in _widgets(table):
        if part["type"] == 2:
            await who.click(table, custom_id=part["custom_id"])
        else:
            await who.select(table, [part["options"][0]["value"]], custom_id=part["custom_id"])
    opened = await who.click(table, custom_id=ids(table)[0])
    imagined = await who.slash(world.thread, "game branch")
    for panel in filter(None, (opened.response, imagined.response)):
        await _pressing(who, panel)


async def _pressing(who: simcord.MemberActor, panel: Any) -> None:
    """The widgets of a panel, one after the other, with what it shows then; nothing is confirmed."""
    for number in range(WIDGETS):
        offered = [part for part in _widgets(panel) if not FINAL.search(part["custom_id"])]
        if not offered:
            return
        part = offered[(3 * number) % len(offered)]
        if part["type"] == 2:
            if ":f:" not in part["custom_id"]:
                await who.click(panel, custom_id=part["custom_id"])
        else:
            values = [option["value"] for option in part["options"]][: max(1, part.get("min_values", 1))]
            await who.select(panel, values, custom_id=part["custom_id"])


def _widgets(panel: Any) -> list[dict[str, Any]]:
    from tests.bot.world import parts, walk

    return [part for part in walk(parts(panel)) if part.get("custom_id") and not part.get("disabled")]


COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("game show", {}),
    ("game show", {"text": True}),
    ("game hand", {}),
    ("game log", {}),
    ("game log", {"notation": True}),
    ("game since", {}),
    ("game replay", {}),
    ("game replay", {"number": 0}),
    ("game next", {}),
    ("game mine", {}),
    ("game undo", {}),
    ("game export", {}),
    ("table takeback", {}),
    ("table takeback", {"number": 99}),
    ("table orders", {}),
    ("table note", {}),
    ("game branch", {"number": 0}),
)


def transcript(sent: list[tuple[str, str, Any, list[Any]]], knowing: set[str]) -> Transcript:
    """What was sent to whom, without ids: Discord gives them by the time, which tells nothing."""
    found: Transcript = {}
    channels: dict[str, str] = {}
    for method, path, body, files in sent:
        kind, place = path.split("/")[1:3]
        if kind == "users" or (kind == "channels" and place in knowing):
            continue  # opens a direct channel, where only what is sent counts; or is for others
        name = channels.setdefault(place, f"channel {len(channels)}") if kind == "channels" else "answers"
        where = ID.sub("#", TOKEN.sub(r"/\1", path))
        said = ID.sub("#", msgspec.json.encode(body).decode())
        found.setdefault(name, []).append(f"{method} {where} {said} {files}")
    return found
