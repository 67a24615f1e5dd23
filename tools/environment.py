"""Keeps .venv: made once, made anew when an installation was cut short, renewed when the pins change.

The stamp inside .venv is there only while the environment is whole: it is taken away before anything is
changed and written when all is done. An old Python must be able to read this file, to be told it is too old.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Trouble(Exception):
    """Something the person who starts Ziggurat must mend; the sentence says what."""


def main(files: list[str]) -> int:
    try:
        prepare(ROOT, files)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def prepare(root: Path, files: list[str]) -> None:
    """Make root/.venv hold what the files pin; cheap when it already does."""
    if sys.version_info < (3, 11):  # noqa: UP036
        raise Trouble(
            f"Ziggurat needs Python 3.11 or newer, and this is {sys.version.split()[0]}. "
            "Please install a newer one and start again, or name it: PYTHON=python3.12 ./run"
        )
    wanted = {name: digest(root / name) for name in files}
    if is_current(root, wanted):
        return
    with alone(root):
        if not is_current(root, wanted):
            build(root, wanted)


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def is_current(root: Path, wanted: dict[str, str]) -> bool:
    stamp = read_stamp(root)
    return wanted.items() <= stamp.items() and foundation(root).items() <= stamp.items()


def foundation(root: Path) -> dict[str, str]:
    """What an environment cannot outlive: the Python it was made by and the folder it was made in."""
    return {"python": sys.version.replace("\n", " "), "folder": str(root)}


def read_stamp(root: Path) -> dict[str, str]:
    try:
        lines = stamp_file(root).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return {}
    return {key: value for key, _, value in (line.partition("\t") for line in lines)}


def stamp_file(root: Path) -> Path:
    return root / ".venv" / "ziggurat-stamp"


@contextlib.contextmanager
def alone(root: Path) -> Iterator[None]:
    """One start at a time: the others wait here until the first has set everything up."""
    folder = os.open(root, os.O_RDONLY)
    # A pip that outlives a killed start goes on holding the lock.
    os.set_inheritable(folder, True)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another start is setting Ziggurat up; waiting for it.")
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def build(root: Path, wanted: dict[str, str]) -> None:
    if (root / ".venv").is_symlink():
        raise Trouble(
            f"{root / '.venv'} is a link to {(root / '.venv').resolve()}, which is not ours to empty. "
            "Please remove the link and start again."
        )
    if not os.access(root, os.W_OK):
        raise Trouble(
            f"You may not write in {root}, and Ziggurat sets its packages up there. "
            "Please start a copy of your own, or let the folder's owner start it once."
        )
    before = read_stamp(root)
    is_sound = foundation(root).items() <= before.items()
    wanted = {**kept(root, before), **wanted}
    say("Setting up the packages of Ziggurat in .venv; this takes a minute and happens once.")
    stamp_file(root).unlink(missing_ok=True)
    if not is_sound:
        make(root)
    install(root, list(wanted))
    show_ourselves(root)
    write_stamp(root, {**foundation(root), **wanted})


def kept(root: Path, stamp: dict[str, str]) -> dict[str, str]:
    """What else was asked for earlier stays: who tests does not lose the packages for tests by a start."""
    return {name: digest(root / name) for name in stamp if (root / name).is_file()}


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def make(root: Path) -> None:
    # In a process of its own, because ensurepip ends the whole process when it fails.
    made = command(root, [sys.executable, "-m", "venv", "--clear", str(root / ".venv")])
    if made.returncode:
        raise Trouble(
            f"{made.stdout}The virtual environment {root / '.venv'} could not be made: see above. "
            "On Debian and Ubuntu the package python3-venv is needed."
        )


def install(root: Path, files: list[str]) -> None:
    pip = [
        str(root / ".venv/bin/python"),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-input",
        "--require-hashes",
    ]
    done = command(root, pip + [word for name in files for word in ("-r", str(root / name))])
    if done.returncode:
        raise Trouble(
            f"{done.stdout}The packages of {' and '.join(files)} could not be installed: see above. "
            "Please check the network and start again."
        )


def command(root: Path, words: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words,
        cwd=root,
        close_fds=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def show_ourselves(root: Path) -> None:
    """Let the environment's Python find our folders from wherever it is started."""
    packages = sysconfig.get_path("purelib", "venv", {"base": str(root / ".venv")})
    Path(packages, "ziggurat.pth").write_text(f"{root}\n", encoding="utf-8")


def write_stamp(root: Path, lines: dict[str, str]) -> None:
    fresh = stamp_file(root).with_suffix(".new")
    fresh.write_text("".join(f"{key}\t{value}\n" for key, value in lines.items()), encoding="utf-8")
    fresh.replace(stamp_file(root))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
