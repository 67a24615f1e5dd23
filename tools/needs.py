"""What some tests need besides Python: where it is, and how a Debian machine gets it."""

import os
import shutil
import subprocess
from pathlib import Path


def chromium() -> Path | None:
    """The browser that tries the local Discord's page."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((Path(found) for name in names if (found := shutil.which(name))), None)


def postgresql() -> Path | None:
    """The newest PostgreSQL's folder of programs (postgres, initdb)."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    places = [*reversed(folders), *(Path(found).parent for found in [shutil.which("initdb")] if found)]
    return next((place for place in places if (place / "initdb").exists()), None)


def patroni() -> Path | None:
    """What lets another PostgreSQL take the place of one that is gone, and the store in which its servers vote."""
    found = shutil.which("patroni")
    return Path(found) if found and shutil.which("etcd") else None


NEEDS = {"chromium": chromium, "postgresql": postgresql, "patroni": patroni}
"""What is needed, and the function that finds it."""
PACKAGES = {"patroni": ("patroni", "etcd-server")}
"""Debian's packages, where they are not called the same."""
LONG = ("patroni",)
"""Wanted by `./test long` alone."""


def missing() -> list[str]:
    return [name for name, find in NEEDS.items() if find() is None]


def lacking() -> list[str]:
    """What this run would want."""
    return [name for name in missing() if os.environ.get("ZIGGURAT_LONG") or name not in LONG]


def main() -> None:
    """Install what is missing where that is possible; else say what the tests will leave out."""
    wanted = lacking()
    if wanted and os.geteuid() == 0 and shutil.which("apt-get"):
        install([package for name in wanted for package in PACKAGES.get(name, (name,))])
        wanted = lacking()
    if wanted:
        names = " and ".join(wanted)
        print(f"Not on this machine: {names}. The tests that need it are left out until it is installed.")


def install(packages: list[str]) -> None:
    print(f"Installing {' and '.join(packages)} for the tests, with apt-get.", flush=True)
    if apt("install", *packages).returncode:
        # The lists of packages may be old, or not there at all.
        apt("update")
        print(apt("install", *packages).stdout, end="", flush=True)


def apt(*words: str) -> subprocess.CompletedProcess[str]:
    """Quiet when all goes well; waits for another apt-get to end."""
    return subprocess.run(
        ["apt-get", "-qq", "--yes", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300", *words],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


if __name__ == "__main__":
    main()
