"""The way of a move in docs/developers.md is the way that the program goes: every station leads to the next."""

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
STATION = re.compile(r"^\| (\w+) \| `([\w/]+\.py)` `(\w+)` \|", re.MULTILINE)
ORDER = ["click", "words", "draft", "move", "position", "commit", "outbox", "news", "door", "page", "post"]


def stations() -> list[tuple[str, Path, str]]:
    page = (ROOT / "docs/developers.md").read_text(encoding="utf-8")
    section = page.split("## The way of a move")[1].split("\n## ")[0]
    return [(name, ROOT / file, function) for name, file, function in STATION.findall(section)]


def functions(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def imported(file: Path) -> set[str]:
    """The modules of ours that a file imports, as files."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            found |= {part.replace(".", "/") + ".py" for part in parts}
    return found


def leads_to(here: Path, there: Path) -> bool:
    """Within one file, by an import one way or the other, or through what the store is given (`Commit`)."""
    name, other = (path.relative_to(ROOT).as_posix() for path in (here, there))
    protocol = other.split("/")[0] + ".py"
    return name == other or other in imported(here) or name in imported(there) or protocol in imported(here)


def test_the_stations_stand_in_their_order() -> None:
    assert [name for name, _, _ in stations()] == ORDER


@pytest.mark.parametrize("station", stations(), ids=lambda station: station[0])
def test_every_station_exists(station: tuple[str, Path, str]) -> None:
    _, file, function = station
    assert function in functions(file)


@pytest.mark.parametrize("pair", list(pairwise(stations())), ids=lambda pair: f"{pair[0][0]} to {pair[1][0]}")
def test_every_station_leads_to_the_next(pair: tuple[tuple[str, Path, str], tuple[str, Path, str]]) -> None:
    (_, here, _), (_, there, _) = pair
    if there.relative_to(ROOT).parts[0] == "service" and here.relative_to(ROOT).parts[0] == "storage":
        here, there = there, here  # the outbox reads what the store holds
    assert leads_to(here, there)


def test_what_enters_later_enters_there() -> None:
    (move,) = [file for name, file, _ in stations() if name == "move"]
    for entry in ("bot/commands/moves.py", "bot/host/computers.py"):
        assert move.relative_to(ROOT).as_posix() in imported(ROOT / entry)


def test_every_room_of_the_bot_is_on_the_page() -> None:
    page = (ROOT / "docs/developers.md").read_text(encoding="utf-8")
    rooms = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert {room for room in rooms if f"| `bot/{room}/` |" not in page} == set()


@pytest.mark.parametrize("room", sorted(path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")))
def test_the_map_of_a_room_names_every_file(room: str) -> None:
    folder = ROOT / "bot" / room
    doc = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    mapped = {line.split()[0] for line in doc.splitlines()[2:] if line.strip()}
    assert mapped == {path.stem for path in folder.glob("*.py")} - {"__init__"}
