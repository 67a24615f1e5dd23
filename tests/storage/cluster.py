"""Three PostgreSQL servers under Patroni, which elects another primary when one is gone; etcd counts the votes."""

import asyncio
import os
import shutil
import signal
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp

from tests.storage.replicated import free_port, listed
from tools import needs

ROOT = Path(__file__).resolve().parents[2]
PASSWORD = "sesame"


class Member:
    """One server and its Patroni."""

    def __init__(self, cluster: "Cluster", name: str) -> None:
        self.name, self.port, self.rest = name, free_port(), free_port()
        self.folder = cluster.folder / name
        self.folder.mkdir(mode=0o700)
        shutil.chown(self.folder, *cluster.account[:1])
        self._cluster = cluster
        self._patroni: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        log = (self._cluster.folder / f"{self.name}.log").open("ab")
        file = self._cluster.folder / "patroni.yml"
        self._patroni = await self._cluster.run("patroni", str(file), log=log, told=self._told(self._cluster.vote))

    async def kill(self) -> None:
        """The whole machine."""
        processes = list[int]()
        with suppress(FileNotFoundError):  # it has not started yet
            processes = listed(self.folder / "data")
        if self._patroni is not None and self._patroni.returncode is None:
            self._patroni.kill()
            await self._patroni.wait()
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def _told(self, vote: int) -> dict[str, str]:
        """What compose.ha.yaml and deploy/ha/Dockerfile say there."""
        return {
            "PATRONI_NAME": self.name,
            "PATRONI_ETCD3_HOSTS": f"127.0.0.1:{vote}",
            "PATRONI_RESTAPI_LISTEN": f"127.0.0.1:{self.rest}",
            "PATRONI_RESTAPI_CONNECT_ADDRESS": f"127.0.0.1:{self.rest}",
            "PATRONI_POSTGRESQL_LISTEN": f"127.0.0.1:{self.port}",
            "PATRONI_POSTGRESQL_CONNECT_ADDRESS": f"127.0.0.1:{self.port}",
            "PATRONI_POSTGRESQL_BIN_DIR": str(needs.postgresql()),
            "PATRONI_POSTGRESQL_DATA_DIR": str(self.folder / "data"),
            "PATRONI_POSTGRESQL_PGPASS": str(self.folder / "pgpass"),
            "PATRONI_SUPERUSER_USERNAME": "postgres",
            "PATRONI_SUPERUSER_PASSWORD": PASSWORD,
            "PATRONI_REPLICATION_USERNAME": "replicator",
            "PATRONI_REPLICATION_PASSWORD": PASSWORD,
            "POSTGRES_PASSWORD": PASSWORD,
        }


class Cluster:
    """Three of them."""

    def __init__(self) -> None:
        self.account = ("postgres",) if os.geteuid() == 0 else ()
        self.folder = Path(tempfile.mkdtemp(prefix="ziggurat-ha-"))
        if self.account:
            shutil.chown(self.folder, *self.account)
        self._lay_out_files()
        self.vote = free_port()
        self.members = [Member(self, name) for name in ("one", "two", "three")]
        self._etcd: asyncio.subprocess.Process | None = None

    def _lay_out_files(self) -> None:
        """The very ones that hosts get, but for where they lie."""
        script = self.folder / "make-database"
        shutil.copy(ROOT / "deploy/ha/make-database", script)
        settings = (ROOT / "deploy/ha/patroni.yml").read_text(encoding="utf-8")
        (self.folder / "patroni.yml").write_text(settings.replace("/usr/local/bin/make-database", str(script)))

    @classmethod
    async def start(cls) -> "Cluster":
        cluster = cls()
        try:
            await cluster._start_etcd()
            for member in cluster.members:
                await member.start()
            await cluster.whole()
        except BaseException:
            await cluster.end()
            raise
        return cluster

    async def _start_etcd(self) -> None:
        me, others = f"http://127.0.0.1:{self.vote}", f"http://127.0.0.1:{free_port()}"
        clients = ("--listen-client-urls", me, "--advertise-client-urls", me)
        peers = ("--listen-peer-urls", others, "--initial-advertise-peer-urls", others)
        words = ("--data-dir", str(self.folder / "etcd"), *clients, *peers, "--initial-cluster", f"default={others}")
        self._etcd = await self.run("etcd", *words, log=(self.folder / "etcd.log").open("ab"))

    async def run(self, *words: str, log: Any, told: dict[str, str] | None = None) -> asyncio.subprocess.Process:
        as_whom = self.account[0] if self.account else None
        with log:
            return await asyncio.create_subprocess_exec(
                *words, stdout=log, stderr=log, user=as_whom, cwd="/", env={**os.environ, **(told or {})}
            )

    @property
    def url(self) -> str:
        hosts = ",".join(f"127.0.0.1:{member.port}" for member in self.members)
        return f"postgresql://ziggurat:{PASSWORD}@{hosts}/ziggurat?target_session_attrs=read-write"

    async def primary(self) -> Member:
        """The one that all agree on."""
        seen = await self._seen()
        (name,) = [one["name"] for one in seen if one["role"] == "leader"]
        return next(member for member in self.members if member.name == name)

    async def whole(self, seconds: float = 120.0) -> None:
        """One leads, one has every commit, one follows: all agree on it, and the leader sees them there.

        A server that was killed counts as a member until its time is over; and a leader that is gone before another one
        has every commit is replaced by nobody."""
        async with asyncio.timeout(seconds):
            while True:
                roles = sorted(one["role"] for one in await self._seen() if one["state"] in ("running", "streaming"))
                if roles == ["leader", "replica", "sync_standby"] and await self._is_followed():
                    return
                await asyncio.sleep(0.5)

    async def replaced(self, gone: Member, seconds: float = 90.0) -> None:
        """Another one leads."""
        async with asyncio.timeout(seconds):
            while True:
                if any(one["role"] == "leader" and one["name"] != gone.name for one in await self._seen()):
                    return
                await asyncio.sleep(0.1)

    async def _is_followed(self) -> bool:
        followers = (await self._said(await self.primary(), "patroni")).get("replication", [])
        return sorted(one["sync_state"] for one in followers if one["state"] == "streaming") == ["async", "sync"]

    async def _seen(self) -> list[dict[str, Any]]:
        for member in self.members:
            if found := (await self._said(member, "cluster")).get("members"):
                return list(found)
        return []

    async def _said(self, member: Member, page: str) -> dict[str, Any]:
        """Empty: nobody answers."""
        with suppress(aiohttp.ClientError, TimeoutError):
            wait, url = aiohttp.ClientTimeout(3), f"http://127.0.0.1:{member.rest}/{page}"
            async with aiohttp.ClientSession(timeout=wait) as web, web.get(url) as answer:
                return dict(await answer.json())
        return {}

    async def end(self) -> None:
        for member in self.members:
            await member.kill()
        if self._etcd is not None:
            self._etcd.kill()
            await self._etcd.wait()
        shutil.rmtree(self.folder)
