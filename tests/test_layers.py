"""The architecture's one-way streets: who imports whom, how pure the rules are, where a game may be named."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

MAY_IMPORT = {
    "rules": set[str](),
    "storage": set[str](),
    "localdiscord": set[str](),
    "renderers": {"rules"},
    "service": {"rules", "storage"},
    "bot": {"service", "renderers", "rules"},
    "ziggurat": {"rules", "storage", "localdiscord", "renderers", "service", "bot"},
}
OURS = {*MAY_IMPORT, "tests", "tools"}

RULES_MAY_USE = {"msgspec", "fluent"}
# Clocks, chance, threads, network, the machine.
# fmt: off
IMPURE = {
    "asyncio", "concurrent", "datetime", "ftplib", "http", "imaplib", "multiprocessing",
    "os", "poplib", "random", "sched", "secrets", "select", "selectors",
    "signal", "smtplib", "socket", "socketserver", "sqlite3", "ssl", "subprocess",
    "threading", "time", "urllib", "uuid", "xmlrpc", "zoneinfo",
}
# fmt: on

KNOW_DISCORD = re.compile(
    r"(bot/(?!panel/(layout|labels|amounts|board_parts|completion)\.py)|ziggurat/|localdiscord/aim\.py)"
)
"""All of the bot but the pure parts of the panel; and the place that points discord.py at the local Discord."""


def test_imports_go_one_way_only() -> None:
    assert not list(wrong_ways(ROOT))


def test_the_rules_are_pure() -> None:
    assert not list(impurities(ROOT))


def test_a_game_stands_on_the_kernel_alone() -> None:
    assert not list(entangled_games(ROOT))


def test_no_game_is_named_outside_its_own_folders() -> None:
    assert not list(named_games(ROOT))


def test_only_the_bot_knows_discord() -> None:
    assert not list(strayed_discord(ROOT))


def test_moves_leave_the_service_by_one_door() -> None:
    assert not list(raw_moves(ROOT))


# The checks are checked: each finds what is planted, and only that.


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A sound little project with two games."""
    plant(tmp_path, "rules/__init__.py", "from rules import chess, go\nGAMES = (chess.RULES, go.RULES)")
    plant(tmp_path, "rules/kernel.py", "import msgspec\nimport hashlib\nfrom rules.tape import Tape")
    plant(tmp_path, "rules/text.py", "from fluent.runtime import FluentBundle")
    plant(
        tmp_path,
        "rules/chess/__init__.py",
        "from rules.chess.board import x\nfrom . import board\nRULES = 'chess'",
    )
    plant(tmp_path, "rules/chess/board.py", "from rules.kernel import Step\nfrom ..kernel import Turn")
    plant(tmp_path, "rules/go/__init__.py", "from rules.kernel import Step\nRULES = 'go'")
    plant(tmp_path, "renderers/chess/__init__.py", "from rules.chess.view import View\nname = 'chess'")
    plant(tmp_path, "renderers/canvas.py", "'''The game of go.'''\ngone = 'let it go on'")
    plant(tmp_path, "service/agents/go.py", "from rules import go")
    plant(tmp_path, "bot/app.py", "import discord\nfrom service import play\nplay.act(1).told.log")
    plant(tmp_path, "service/play.py", "from storage import Move\ndef act(n) -> Told: ...\ndef _raw(n) -> Move: ...")
    plant(tmp_path, "service/record.py", "from storage import Move\nasync def entries(n) -> list[Move]: ...")
    plant(tmp_path, "ziggurat/__main__.py", "import bot, storage, localdiscord, service.play")
    return tmp_path


def plant(root: Path, name: str, source: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")


def test_a_sound_project_passes_every_check(project: Path) -> None:
    checks = (wrong_ways, impurities, entangled_games, named_games, strayed_discord, raw_moves)
    assert [found for check in checks for found in check(project)] == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("rules/kernel.py", "import storage"),
        ("rules/kernel.py", "def f():\n    from service.play import x"),
        ("storage/sqlite.py", "from rules.kernel import Msg"),
        ("localdiscord/server.py", "import bot.app"),
        ("renderers/canvas.py", "from service import play"),
        ("service/play.py", "import renderers"),
        ("service/agents/thinker.py", "from ... import bot"),
        ("bot/app.py", "from storage import sqlite"),
        ("bot/app.py", "import ziggurat.__main__"),
        ("bot/app.py", "import importlib\nimportlib.import_module('storage.sqlite')"),
        ("ziggurat/__main__.py", "import tests.conftest"),
        ("ziggurat/__main__.py", "from tools import needs"),
    ],
)
def test_a_wrong_way_is_found(project: Path, name: str, source: str) -> None:
    plant(project, name, source)
    assert [found.partition(":")[0] for found in wrong_ways(project)] == [name]


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from random import Random",
        "def f():\n    import time",
        "import datetime as d",
        "from os import urandom",
        "import os.path",
        "import urllib.request",
        "import secrets",
        "import asyncio",
        "import aiohttp",
        "import numpy",
        "async def f(): ...",
        "from importlib import import_module\nx = import_module('random')",
        "x = __import__('time')",
    ],
)
def test_an_impurity_is_found(project: Path, source: str) -> None:
    plant(project, "rules/chess/board.py", source)
    assert len(list(impurities(project))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "from rules.go import RULES",
        "from rules import go",
        "from .. import go",
        "from ..go import RULES",
        "import rules",
        "from rules.text import say",
    ],
)
def test_an_entangled_game_is_found(project: Path, source: str) -> None:
    plant(project, "rules/chess/board.py", source)
    assert len(list(entangled_games(project))) == 1


@pytest.mark.parametrize("name", ["rules/kernel.py", "rules/go/view.py", "renderers/go/board.py", "bot/app.py"])
@pytest.mark.parametrize(
    "source",
    [
        "x = 'chess'",
        "x = f'rules.{0}/chess.toml'",
        "chess = 1",
        "def draw_chess(): ...",
        "class ChessView: ...",
        "def f(chess): ...",
        "f(chess=1)",
        "x.chess",
        "import os as chess",
        "match x:\n    case 'chess': pass",
    ],
)
def test_a_named_game_is_found(project: Path, name: str, source: str) -> None:
    plant(project, name, source)
    assert len(list(named_games(project))) == 1


def test_a_game_named_in_a_page_or_a_schema_is_found(project: Path) -> None:
    plant(project, "localdiscord/page.mjs", "if (game === 'chess') go();")
    plant(project, "storage/0001.sql", "-- the game of go\nINSERT INTO game VALUES ('go');")
    assert [found.partition(":")[0] for found in named_games(project)] == [
        "storage/0001.sql",
        "localdiscord/page.mjs",
    ]


@pytest.mark.parametrize("name", ["service/play.py", "bot/panel/layout.py", "localdiscord/server.py"])
@pytest.mark.parametrize("source", ["import discord", "from discord.ext import commands"])
def test_a_strayed_discord_is_found(project: Path, name: str, source: str) -> None:
    plant(project, name, source)
    assert len(list(strayed_discord(project))) == 1


@pytest.mark.parametrize("name", ["bot/app.py", "bot/thread/post.py", "renderers/canvas.py"])
@pytest.mark.parametrize(
    "source",
    [
        "from service.desk import Move",
        "from service.record import entries",
        "from service import record\nrecord.entries(1)",
        "async def f(desk):\n    return await desk.store.moves(1, 0, 9)",
        "async def f(store):\n    return await store.moves(1)",
        "async def f(desk):\n    return desk.store.state",
    ],
)
def test_a_raw_move_outside_the_service_is_found(project: Path, name: str, source: str) -> None:
    plant(project, name, source)
    assert [found.partition(":")[0] for found in raw_moves(project)] == [name]


@pytest.mark.parametrize(
    "source",
    ["class Played(Struct):\n    moves: list[Move]", "class News(Struct):\n    last: 'Move | None' = None"],
)
def test_a_raw_move_in_what_the_service_hands_out_is_found(project: Path, source: str) -> None:
    plant(project, "service/play.py", source)
    assert [found.partition(":")[0] for found in raw_moves(project)] == ["service/play.py"]


# The checkers: each yields one line, `file:line what`, for every breach.


def wrong_ways(root: Path) -> Iterator[str]:
    for package, allowed in MAY_IMPORT.items():
        for name in sources(root, package):
            for line, module in imports(root, name):
                top = module.partition(".")[0]
                if top in OURS - allowed - {package}:
                    yield f"{name}:{line} imports {module}"


def impurities(root: Path) -> Iterator[str]:
    allowed = (sys.stdlib_module_names - IMPURE) | RULES_MAY_USE | {"rules"}
    for name in sources(root, "rules"):
        for line, module in imports(root, name):
            if module.partition(".")[0] not in allowed | OURS:
                yield f"{name}:{line} imports {module}"
        for node in ast.walk(parsed(root, name)):
            if isinstance(node, ast.AsyncFunctionDef):
                yield f"{name}:{node.lineno} is async"


def entangled_games(root: Path) -> Iterator[str]:
    for game in games(root):
        for name in sources(root, f"rules/{game}"):
            for line, module in imports(root, name):
                inside = re.match(rf"rules\.(kernel|{game})(\.|$)", module)
                if module.partition(".")[0] == "rules" and not inside:
                    yield f"{name}:{line} imports {module}"


def named_games(root: Path) -> Iterator[str]:
    keys = games(root)
    for package in MAY_IMPORT:
        for name in sources(root, package, ["py", "sql", "js", "mjs", "css", "html"]):
            foreign = keys - at_home(name, keys)
            for line, found in words_of(root, name):
                for game in sorted(foreign & found):
                    yield f"{name}:{line} names {game}"


def strayed_discord(root: Path) -> Iterator[str]:
    for package in MAY_IMPORT:
        for name in sources(root, package):
            for line, module in imports(root, name):
                if module.partition(".")[0] == "discord" and not KNOW_DISCORD.match(name):
                    yield f"{name}:{line} imports {module}"


RAW_STORE = {"moves", "state"}
"""What the store knows of moves and positions; the bot gets them from the service, as somebody may know them."""
INSIDE = {"service/batch.py", "service/desk.py"}
"""The workshop of the service, which hands out nothing."""


def raw_moves(root: Path) -> Iterator[str]:
    """Everything in the bot or the renderers that touches a move as it is stored, and what would hand one to them."""
    outward = set[str]()
    for name in sources(root, "service"):
        for line, what in raw_names(root, name):
            if "." in what and name not in INSIDE:
                yield f"{name}:{line} hands out {what}"
            outward.add(what.partition(".")[0])
    for package in ("bot", "renderers"):
        for name in sources(root, package):
            for node in ast.walk(parsed(root, name)):
                if what := raw_use(node, outward | {"Move"}):
                    yield f"{name}:{getattr(node, 'lineno', 0)} uses {what}"


def raw_names(root: Path, name: str) -> Iterator[tuple[int, str]]:
    """Public functions of a file that return stored moves, and fields of its classes that hold some."""
    for node in parsed(root, name).body:
        match node:
            case (
                ast.FunctionDef(name=own, returns=ast.expr() as what)
                | ast.AsyncFunctionDef(name=own, returns=ast.expr() as what)
            ) if names_move(what) and not own.startswith("_"):
                yield node.lineno, own
            case ast.ClassDef(name=own, body=body) if not own.startswith("_"):
                fields = [f for f in body if isinstance(f, ast.AnnAssign) and names_move(f.annotation)]
                yield from ((f.lineno, f"{own}.{ast.unparse(f.target)}") for f in fields)


def names_move(annotation: ast.expr) -> bool:
    return bool(re.search(r"\bMove\b", ast.unparse(annotation)))


def raw_use(node: ast.AST, outward: set[str]) -> str:
    match node:
        case ast.ImportFrom(module=str(module), names=names) if module.startswith("service"):
            return next((alias.name for alias in names if alias.name in outward), "")
        case ast.Attribute(value=ast.Name(id=_), attr=attr) if attr in outward:
            return attr
        case ast.Attribute(value=value, attr=attr) if attr in RAW_STORE and ast.unparse(value).endswith("store"):
            return f"store.{attr}"
    return ""


def sources(root: Path, folder: str, suffixes: list[str] | None = None) -> list[str]:
    found = (path for suffix in suffixes or ["py"] for path in (root / folder).rglob(f"*.{suffix}"))
    return sorted(path.relative_to(root).as_posix() for path in found)


def parsed(root: Path, name: str) -> ast.Module:
    return ast.parse((root / name).read_text(encoding="utf-8"), name)


def games(root: Path) -> set[str]:
    return {path.parent.name for path in (root / "rules").glob("*/__init__.py") if path.parent.name != "kernel"}


def at_home(name: str, keys: set[str]) -> set[str]:
    """The games that this file is about; the one list names them all."""
    if name == "rules/__init__.py":
        return keys
    home = re.match(r"(?:rules|renderers|service/agents)/(\w+)", name)
    return {home[1]} if home else set()


def imports(root: Path, name: str) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, wherever and however, by its whole name."""
    package = name.split("/")[:-1]
    for node in ast.walk(parsed(root, name)):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                base = [*package[: len(package) - level + 1], *filter(None, [module])] if level else [module or ""]
                yield from whole_names(root, node.lineno, ".".join(base), [alias.name for alias in names])
            case ast.Call(func=function, args=[ast.Constant(value=str(module)), *_]) if ast.unparse(function).endswith(
                ("import_module", "__import__")
            ):
                yield node.lineno, module


def whole_names(root: Path, line: int, base: str, names: list[str]) -> Iterator[tuple[int, str]]:
    """`from rules import text` imports rules.text; `from rules.text import say` imports rules.text."""
    folder = root / base.replace(".", "/")
    inner = [name for name in names if (folder / name).is_dir() or (folder / f"{name}.py").exists()]
    yield from ((line, f"{base}.{name}".lstrip(".")) for name in inner)
    if len(inner) < len(names):
        yield line, base


def words_of(root: Path, name: str) -> Iterator[tuple[int, set[str]]]:
    """The words of a file's names and of its strings that hold no sentence."""
    if not name.endswith(".py"):
        for number, text in enumerate((root / name).read_text(encoding="utf-8").splitlines(), start=1):
            yield number, set(re.findall(r"""["'`](\w+)["'`]""", text))
        return
    for node in ast.walk(parsed(root, name)):
        for text in texts(node):
            if not re.search(r"\s", text):
                yield getattr(node, "lineno", 0), words(text)


def texts(node: ast.AST) -> list[str]:
    """The names and strings that one node of a syntax tree carries itself."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text) | ast.keyword(arg=str(text)):
            return [text]
        case ast.FunctionDef(name=text) | ast.AsyncFunctionDef(name=text) | ast.ClassDef(name=text):
            return [text]
        case ast.alias(name=text, asname=other):
            return [text, *filter(None, [other])]
        case ast.ImportFrom(module=str(text)):
            return [text]
    return []


def words(text: str) -> set[str]:
    """draw_chess, ChessView and rules/chess.toml all name chess."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)}
