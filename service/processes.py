"""Names of processes, by which another one on the same machine can tell that one is gone."""

import os
import socket
from pathlib import Path
from uuid import uuid4

PROC = Path("/proc")


def own_name() -> str:
    """New at every call: `machine|pid|start|random`."""
    return "|".join((machine(), str(os.getpid()), _start(os.getpid()) or "", uuid4().hex[:8]))


def is_gone(name: str) -> bool:
    """Known to be gone: it was here, and no process has its number and its start any more."""
    parts = name.split("|")
    if len(parts) != 4 or parts[0] != machine() or not parts[1].isdecimal():
        return False
    pid = int(parts[1])
    if PROC.is_dir():
        return _start(pid) != parts[2]
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False


def machine() -> str:
    """Where process numbers mean the same: this host, since it was started, and this container."""
    boot, numbers = PROC / "sys/kernel/random/boot_id", PROC / "self/ns/pid"
    parts = [socket.gethostname()]
    try:
        parts += [boot.read_text().strip()[:8], os.readlink(numbers)]
    except OSError:
        return parts[0]
    return "/".join(parts)


def _start(pid: int) -> str | None:
    """When a process was started, in the system's own count; None: it has ended, or nothing can be known."""
    try:
        stat = (PROC / str(pid) / "stat").read_text()
    except OSError:
        return None
    state, *rest = stat.rpartition(")")[2].split()
    return None if state == "Z" else rest[18]
