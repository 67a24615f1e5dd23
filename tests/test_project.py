"""What a newcomer, a host and a packager rely on: pins, scripts, image, fonts, and files free of odds and ends."""

import ast
import json
import os
import re
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.metadata import packages_distributions
from pathlib import Path

import font_source_sans_pro
import font_source_serif_pro
import pytest
from discord import Permissions
from PIL import ImageFont

from bot.lobby.permissions import NEEDED

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = [name.rstrip("*") for name in PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]]
PINS = {"requirements.txt": "dependencies", "requirements-dev.txt": "dev"}


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def texts() -> Iterator[tuple[str, str]]:
    for path in tracked():
        try:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile as pairs of keyword and the rest, continued lines joined."""
    joined = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = (line.strip() for line in joined.splitlines())
    return [(word, " ".join(rest.split())) for word, _, rest in (line.partition(" ") for line in lines) if word]


def told(keyword: str) -> list[str]:
    return [rest for word, rest in instructions() if word == keyword]


def dependencies(group: str) -> set[str]:
    project = PROJECT["project"]
    wanted = project[group] if group in project else project["optional-dependencies"][group]
    return {normal(re.split(r"[<>=!~ ;\[]", one)[0]) for one in wanted}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(file: str) -> list[str]:
    return (ROOT / file).read_text(encoding="utf-8").replace("\\\n", " ").splitlines()


class TestPins:
    @pytest.mark.parametrize("file", PINS)
    def test_every_package_is_pinned_with_hashes(self, file: str) -> None:
        entry = re.compile(r"[a-z0-9-]+==[\w.]+( ; [^#]+?)?( +--hash=sha256:[0-9a-f]{64})+ *")
        assert [line for line in pins(file) if not entry.fullmatch(line)] == []

    @pytest.mark.parametrize(("file", "group"), PINS.items())
    def test_what_the_project_asks_for_is_pinned(self, file: str, group: str) -> None:
        assert dependencies(group) <= {line.partition("==")[0] for line in pins(file)}

    def test_nothing_is_pinned_in_both_files(self) -> None:
        to_run, to_test = ({line.partition("==")[0] for line in pins(file)} for file in PINS)
        assert not to_run & to_test

    def test_what_a_host_loads_is_what_the_image_installs(self) -> None:
        """A package that only the tests have would be missing on a host; figures of speed are not taken there."""
        installed = {line.partition("==")[0] for line in pins("requirements.txt")}
        strangers = [(name, top) for name, top in loaded() if not distributions(top) & installed]
        assert [(name, top) for name, top in strangers if not name.startswith("ziggurat/bench/")] == []


def loaded() -> Iterator[tuple[str, str]]:
    """What each of our files imports as soon as it is loaded, by file, from outside the project."""
    known = sys.stdlib_module_names | set(PACKAGES)
    for path in tracked():
        name = path.relative_to(ROOT).as_posix()
        if path.suffix == ".py" and name.split("/")[0] in PACKAGES:
            found = {module.partition(".")[0] for module in imported(ast.parse(path.read_text(encoding="utf-8")))}
            yield from ((name, top) for top in sorted(found - known))


def imported(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Import(names=names):
            yield from (alias.name for alias in names)
        case ast.ImportFrom(module=str(module), level=0):
            yield module
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return
    for child in ast.iter_child_nodes(node):
        yield from imported(child)


@cache
def distributions(top: str) -> set[str]:
    """The packages that bring a module."""
    return {normal(name) for name in packages_distributions().get(top, [])}


class TestFiles:
    @pytest.mark.parametrize(
        "unwanted",
        [
            pytest.param(r"(?<![\w.)}])/(?:work|root|home)/\w", id="a path of one machine"),
            pytest.param(r"\b(?:pypi|pythonhosted|npmjs)\.(?:org|com)\b|\bdeb\.debian\b", id="a registry's host"),
            pytest.param(r"(?i)\bissue\s#", id="a ticket's number"),
        ],
    )
    def test_no_file_carries(self, unwanted: str) -> None:
        assert [(name, found[0]) for name, text in texts() if (found := re.search(unwanted, text))] == []

    def test_no_python_file_puts_work_off(self) -> None:
        later = re.compile(r"\b(?:TO[D]O|FIX[M]E|XX[X])\b")
        assert [name for name, text in texts() if name.endswith(".py") and later.search(text)] == []

    @pytest.mark.parametrize("script", ["run", "test", ".ci/run", "tools/prepare", "tools/lock"])
    def test_a_script_can_be_started_and_is_sound_bash(self, script: str) -> None:
        assert os.access(ROOT / script, os.X_OK)
        assert subprocess.run(["bash", "-n", ROOT / script]).returncode == 0

    def test_the_readme_names_the_two_commands(self) -> None:
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        assert re.search(r"^    \./run$", readme, re.MULTILINE)
        assert re.search(r"^    \./test$", readme, re.MULTILINE)

    def test_the_readme_asks_for_what_the_bot_needs_and_no_more(self) -> None:
        needed = Permissions(**dict.fromkeys(NEEDED, True)).value
        assert f"permission number `{needed}`" in (ROOT / "README.md").read_text(encoding="utf-8")

    def test_every_package_of_the_project_is_packed(self) -> None:
        folders = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests", "tools"}
        assert folders == set(PACKAGES)


class TestImage:
    def test_it_holds_every_package_and_only_what_exists(self) -> None:
        sources = [source for rest in told("COPY") for source in rest.split()[:-1]]
        assert {*PACKAGES, "requirements.txt"} == set(sources)
        assert [source for source in sources if not (ROOT / source).exists()] == []

    def test_nothing_it_copies_is_ignored(self) -> None:
        lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        ignored = [line for line in lines if line and not line.startswith("#")]
        sources = [source for rest in told("COPY") for source in rest.split()[:-1]]
        assert not [(source, line) for source in sources for line in ignored if Path(source).match(line)]

    def test_it_installs_the_pinned_packages_by_their_hashes_and_none_for_tests(self) -> None:
        (install,) = [rest for rest in told("RUN") if rest.startswith("pip install")]
        assert "--require-hashes" in install
        assert re.findall(r"-r (\S+)", install) == ["requirements.txt"]

    def test_its_python_is_one_the_project_supports(self) -> None:
        (base,) = told("FROM")
        image = re.fullmatch(r"python:(\d+)\.(\d+)-slim-\w+@sha256:[0-9a-f]{64}", base)
        assert image
        least = re.findall(r"\d+", PROJECT["project"]["requires-python"])
        assert (int(image[1]), int(image[2])) >= tuple(map(int, least))

    def test_it_runs_as_somebody_who_is_not_root_and_owns_the_data(self) -> None:
        order = [word for word, _ in instructions()]
        (user,) = told("USER")
        (adding,) = [rest for rest in told("RUN") if f" {user} " in f"{rest} " and "useradd" in rest]
        assert user != "root"
        assert re.search(rf"--owner={user} /data\b", adding)
        assert order.index("USER") < order.index("ENTRYPOINT")

    def test_the_database_lies_in_the_volume(self) -> None:
        (volume,) = told("VOLUME")
        assert any(f"ZIGGURAT_DB={volume}/ziggurat.db" in rest.split() for rest in told("ENV"))

    def test_the_signal_to_stop_reaches_python(self) -> None:
        assert told("STOPSIGNAL") == ["SIGTERM"]
        assert [json.loads(rest) for rest in told("ENTRYPOINT")] == [["python", "-m", "ziggurat"]]
        assert told("CMD") == []

    @pytest.mark.parametrize(("status", "healthy"), [(200, True), (503, False), (None, False)])
    def test_the_health_check_tells_a_well_bot_from_a_sick_one(self, status: int | None, healthy: bool) -> None:
        (rest,) = told("HEALTHCHECK")
        program, *arguments = json.loads(rest.partition("CMD ")[2])
        assert program == "python"
        with health_endpoint(status) as port:
            checked = subprocess.run(
                [sys.executable, *arguments],
                env={**os.environ, "HEALTH_PORT": str(port)},
                stderr=subprocess.DEVNULL,
            )
        assert (checked.returncode == 0) is healthy


@contextmanager
def health_endpoint(status: int | None) -> Iterator[int]:
    """A bot's health page that answers with the status; None: nobody answers."""

    class Health(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if status and self.path == "/health" else 404)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Health) as server:
        port = server.server_port
        if status is None:
            server.server_close()
            yield port
            return
        answering = threading.Thread(target=server.handle_request)
        answering.start()
        yield port
        answering.join()


class TestFonts:
    FOLDERS = [Path(font.font_directory) for font in (font_source_serif_pro, font_source_sans_pro)]

    @pytest.mark.parametrize("folder", FOLDERS, ids=["serif", "sans"])
    def test_the_licence_is_open(self, folder: Path) -> None:
        licence = (folder / "LICENSE.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence

    @pytest.mark.parametrize("folder", FOLDERS, ids=["serif", "sans"])
    @pytest.mark.parametrize("weight", ["Regular", "It", "Semibold", "Bold", "Black"])
    def test_a_font_has_the_letters_of_both_languages_and_even_figures(self, folder: Path, weight: str) -> None:
        (file,) = folder.glob(f"*-{weight}.ttf")
        font = ImageFont.truetype(str(file), 64)
        absent = bytes(font.getmask("\U0010ffff"))
        assert [letter for letter in "ÄÖÜäöüßéè„“”’–…×½" if bytes(font.getmask(letter)) == absent] == []
        assert len({font.getlength(figure) for figure in "0123456789"}) == 1
