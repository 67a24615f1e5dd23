"""The suite's own manners: fast tests come first, and what cannot run here is left out and said so."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

FILES = {
    "test_page.py": "def test_page(): pass",
    "bot/test_panel.py": "def test_panel(): pass",
    "test_rule.py": "import pytest\n@pytest.mark.clause('X-1')\ndef test_rule(): pass",
    "storage/test_rows.py": "def test_rows(): pass",
    "test_wire.py": "def test_wire(): pass",
    "test_look.py": "import pytest\n@pytest.mark.needs_chromium\ndef test_look(): assert False",
    "test_server.py": "import pytest\n@pytest.mark.needs_postgresql\ndef test_server(): pass",
    "test_hours.py": "import pytest\n@pytest.mark.long\ndef test_hours(): pass",
    "test_book.py": "def test_book(shared): assert shared.is_dir()",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project on a machine without chromium, with one test of each kind."""
    root = tmp_path / "project"
    for name, source in FILES.items():
        path = root / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    shutil.copy(ROOT / "tests/conftest.py", root / "tests")
    shutil.copy(ROOT / "pyproject.toml", root)
    (root / "tools").mkdir()
    (root / "tools/needs.py").write_text("def missing() -> list[str]:\n    return ['chromium']\n")
    return root


def suite(root: Path, *arguments: str) -> str:
    """What pytest prints; everything that runs must pass."""
    words = [sys.executable, "-P", "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_fast_come_first(project: Path) -> None:
    (project.parent / "shared").mkdir()
    order = re.findall(r"::test_(\w+) PASSED", suite(project, "-v"))
    assert order == ["book", "rule", "server", "rows", "panel", "wire", "page"]


@pytest.mark.parametrize("processes", ["0", "2"])
def test_what_is_left_out_is_said_in_plain_lines(project: Path, processes: str) -> None:
    output = suite(project, "-q", "-n", processes)
    assert "Left out, because chromium is not here: 1 test." in output
    assert "Left out, because shared is not here: 1 test." in output
    assert "postgresql" not in output
    assert "Left to ./test long: 1 test." in output
    assert "skipped" not in output


def test_the_long_run_leaves_nothing_to_itself(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_LONG", "1")
    assert "test_hours PASSED" in suite(project, "-v")


def test_nothing_is_said_when_nothing_is_left_out(project: Path) -> None:
    (project.parent / "shared").mkdir()
    (project / "tests/test_look.py").unlink()
    assert "Left out" not in suite(project, "-q")


def test_a_warning_is_an_error(project: Path) -> None:
    (project / "tests/test_rule.py").write_text("import warnings\ndef test_rule(): warnings.warn('old')")
    with pytest.raises(AssertionError, match="UserWarning: old"):
        suite(project)
