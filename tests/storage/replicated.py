"""A primary and a standby that has every commit before it is acknowledged; either can be killed, frozen, promoted."""

import os
import signal
import socket
from pathlib import Path

from tests.storage.conftest import Server, make_server

ON_LOOPBACK = ("-c", "listen_addresses=127.0.0.1", "-c", "fsync=off")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Node:
    """One of the servers; the others reach it by its port."""

    def __init__(self, *settings: str, of: "Node | None" = None) -> None:
        self.port = free_port()
        primary = None if of is None else of.conninfo
        self.server: Server = make_server("-p", str(self.port), *ON_LOOPBACK, *settings, of=primary)
        self.server.start()

    @property
    def conninfo(self) -> str:
        return f"host=127.0.0.1 port={self.port} user=postgres"

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"postgresql://postgres@{self.host}/postgres"

    def strike(self, how: signal.Signals) -> None:
        """The whole machine: SIGKILL it, or freeze it by SIGSTOP, so that it does not even say no."""
        for process in listed(self.server.folder / "data"):
            os.kill(process, how)

    def promote(self) -> None:
        self.server.promote()


def listed(data: Path) -> list[int]:
    """The processes of the server that keeps its data there, first the one that starts the others."""
    first = int((data / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [first, *map(int, children)]


def all_of(*nodes: Node) -> str:
    """The address that names them all."""
    return f"postgresql://postgres@{','.join(node.host for node in nodes)}/postgres?target_session_attrs=read-write"
