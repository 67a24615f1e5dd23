"""The virtual environment behind ./run and ./test: made once, mended when broken, never by two at a time."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import environment

ROOT = Path(__file__).resolve().parents[1]
BROKEN = f"no-such-package-of-ziggurat==1 --hash=sha256:{'0' * 64}\n"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny project, with no packages to fetch, that has been started once."""
    root = tmp_path_factory.mktemp("start") / "a project"
    (root / "tools").mkdir(parents=True)
    (root / "ziggurat").mkdir()
    for name in ("run", "tools/prepare", "tools/environment.py"):
        shutil.copy(ROOT / name, root / name)
    (root / "requirements.txt").write_text("# none\n")
    program = "import sys, pathlib\nprint(sys.argv[1:], pathlib.Path.cwd())\n"
    (root / "ziggurat/__main__.py").write_text(program)
    assert start(root).returncode == 0
    return root


@pytest.fixture
def project(made: Path) -> Iterator[Path]:
    """The same tiny project, whole again after each test."""
    yield made
    (made / "requirements.txt").write_text("# none\n")


def start(root: Path, *arguments: str, script: Path | None = None, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [script or root / "run", *arguments],
        env={**os.environ, "PIP_NO_INDEX": "1", **settings},
        capture_output=True,
        text=True,
        cwd=root.parent,
    )


def test_a_second_start_sets_nothing_up(project: Path) -> None:
    started = start(project, "fuzz", "two words")
    assert started.stderr == ""
    assert started.stdout == f"['fuzz', 'two words'] {project.parent}\n"


def test_a_link_starts_it_from_anywhere(project: Path, tmp_path: Path) -> None:
    link = tmp_path / "a link"
    link.symlink_to(project / "run")
    assert start(tmp_path / "x", script=link).stdout == f"[] {tmp_path}\n"


def test_a_folder_named_like_ours_where_the_caller_stands_is_not_taken_for_it(project: Path) -> None:
    stranger = project.parent / "ziggurat"
    stranger.mkdir()
    (stranger / "__main__.py").write_text("print('the wrong one')")
    assert start(project).stdout == f"[] {project.parent}\n"


def test_changed_pins_are_installed_in_place(project: Path) -> None:
    mark = project / ".venv/kept"
    mark.touch()
    (project / "requirements.txt").write_text("# still none\n")
    started = start(project)
    assert "Setting up" in started.stderr
    assert mark.exists()


def test_a_start_keeps_the_packages_that_were_asked_for_earlier(project: Path) -> None:
    (project / "requirements-dev.txt").write_text("# none either\n")
    assert "Setting up" in start(project, "bench").stderr
    (project / "requirements.txt").write_text("# other ones\n")
    assert "Setting up" in start(project).stderr
    assert start(project, "bench").stderr == "", "the second file was taken care of too"
    (project / "requirements-dev.txt").unlink()
    (project / "requirements.txt").write_text("# none again\n")
    assert start(project).returncode == 0, "a file that is gone is not missed"


def test_a_failed_installation_says_so_and_is_made_anew_by_the_next_start(project: Path) -> None:
    mark = project / ".venv/half-made"
    mark.touch()
    (project / "requirements.txt").write_text(BROKEN)
    failed = start(project)
    assert failed.returncode == 2
    assert "requirements.txt could not be installed" in failed.stderr.splitlines()[-1]
    assert failed.stdout == ""
    (project / "requirements.txt").write_text("# none\n")
    assert start(project).returncode == 0
    assert not mark.exists()


def test_an_environment_that_is_a_link_is_refused_and_its_target_left_alone(made: Path, tmp_path: Path) -> None:
    root = Path(shutil.copytree(made, tmp_path / "linked", ignore=shutil.ignore_patterns(".venv")))
    (root / ".venv").symlink_to(made / ".venv")
    before = sorted(path.name for path in (made / ".venv" / "bin").iterdir())
    refused = start(root)
    assert refused.returncode == 2
    assert f"is a link to {(made / '.venv').resolve()}" in refused.stderr
    assert sorted(path.name for path in (made / ".venv" / "bin").iterdir()) == before
    assert start(made).returncode == 0


def test_a_folder_that_belongs_to_somebody_else_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "requirements.txt").write_text("# none\n")
    monkeypatch.setattr(os, "access", lambda path, mode: path != tmp_path)
    with pytest.raises(environment.Trouble, match=f"You may not write in {tmp_path}"):
        environment.prepare(tmp_path, ["requirements.txt"])
    assert not (tmp_path / ".venv").exists()


def test_two_starts_at_once_do_the_work_once(project: Path) -> None:
    (project / ".venv/ziggurat-stamp").unlink()
    both = [
        subprocess.Popen([project / "run"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)
    ]
    words = [process.communicate() for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sum("Setting up" in stderr for _, stderr in words) == 1


def test_a_missing_python_is_named(project: Path) -> None:
    started = start(project, PYTHON="python-that-is-not-here")
    assert started.returncode == 2
    assert "no python-that-is-not-here here" in started.stderr


def test_an_old_python_is_told_so(project: Path) -> None:
    """An old Python reads the same script; only the version it reports is played."""
    pretend = (
        "import runpy, sys; sys.version_info = (3, 9); del sys.argv[0]; runpy.run_path(sys.argv[0], {}, '__main__')"
    )
    aged = project / "old-python"
    aged.write_text(f'#!/usr/bin/env bash\nexec python3 -c "{pretend}" "$@"\n')
    aged.chmod(0o755)
    started = start(project, PYTHON=str(aged))
    assert started.returncode == 2
    assert started.stderr.startswith("Ziggurat needs Python 3.11 or newer")
