"""What a host takes as it is: compose files, units, dashboard, alerts, documents. They name what exists."""

import json
import os
import re
import subprocess
import textwrap
import tomllib
from pathlib import Path

import pytest

from bot.host.metrics import Metrics
from storage import Store
from ziggurat import config

ROOT = Path(__file__).resolve().parents[1]
SHARDED = ("compose.postgres.yaml", "compose.ha.yaml")
COMPOSE = ("compose.yaml", *SHARDED)
UNITS = sorted(path.name for path in (ROOT / "deploy").glob("ziggurat*.*"))


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.fixture
async def counted(tmp_path: Path) -> set[str]:
    """The names under which Prometheus knows what is counted."""
    store = await Store.open(tmp_path / "z.db")
    try:
        families = list(Metrics(store).registry.collect())
    finally:
        await store.close()
    ends = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_sum", "_count"]}
    return {f"{family.name}{end}" for family in families for end in ends[family.type]}


@pytest.mark.parametrize("file", ["deploy/grafana.json", "deploy/alerts.yml"])
async def test_only_what_is_counted_is_shown(file: str, counted: set[str]) -> None:
    named = set(re.findall(r"\bziggurat_\w+", read(file)))
    assert named
    assert named - counted == set()


async def test_everything_that_is_counted_is_shown(counted: set[str]) -> None:
    shown = set(re.findall(r"\bziggurat_\w+", read("deploy/grafana.json")))
    parts = {re.sub(r"_(bucket|sum|count)$", "", name) for name in counted}
    assert parts - {re.sub(r"_bucket$", "", name) for name in shown} == set()


def test_the_dashboard_is_whole() -> None:
    board = json.loads(read("deploy/grafana.json"))
    places = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert len({panel["id"] for panel in board["panels"]}) == len(set(places)) == len(places)
    assert all(panel["targets"] and panel["title"] for panel in board["panels"])


@pytest.mark.parametrize("file", SHARDED)
def test_the_bots_of_the_compose_files_serve_every_shard_once(file: str) -> None:
    named = re.findall(r"SHARDS: (\S+)", read(file))
    parts = [config.load({"SHARDS": one, "DATABASE_URL": "postgresql://db"}, Path("no.env")) for one in named]
    (of,) = {part.of for part in parts}
    assert sorted(shard for part in parts for shard in part.shards) == list(range(of))


@pytest.mark.parametrize("file", COMPOSE)
def test_settings_of_the_compose_files_are_explained(file: str) -> None:
    named = re.findall(r"^ +([A-Z_]+): ", read(file), re.MULTILINE)
    own = [name for name in named if not name.startswith(("POSTGRES_", "PG", "PATRONI_"))]
    assert [name for name in own if f"`{name}`" not in read("docs/hosting.md")] == []


@pytest.mark.parametrize("file", [*COMPOSE, *(f"deploy/{unit}" for unit in UNITS if unit.endswith("service"))])
def test_stopping_waits_for_work_under_way(file: str) -> None:
    """The bot takes ten seconds at most."""
    if "backup" in file:
        assert "Type=oneshot" in read(file)
    else:
        waits = re.findall(r"(?:stop_grace_period: |TimeoutStopSec=)(\d+)", read(file))
        assert waits
        assert min(map(int, waits)) >= 20


@pytest.mark.parametrize("fails", [False, True])
def test_a_copy_that_failed_takes_no_other_ones_place(tmp_path: Path, fails: bool) -> None:
    """`pg_dump` makes its file before it knows whether it can read anything."""
    copies, program = tmp_path / "copies", tmp_path / "pg_dump"
    copies.mkdir()
    for day in range(10, 24):
        (copies / f"ziggurat-202001{day}-000000.dump").touch()
    program.write_text(f'#!/bin/sh\nwhile [ "$1" != --file ]; do shift; done\n: > "$2"\nexit {int(fails)}\n')
    program.chmod(0o755)
    script = textwrap.dedent(read("compose.postgres.yaml").partition("- |\n")[2].partition("    volumes:")[0])
    script = script.replace("$$", "$").replace("/copies", str(copies)).replace("sleep 86400", "exit")
    subprocess.run(["sh", "-c", script], env={"PATH": f"{tmp_path}:{os.environ['PATH']}"}, check=False)
    left = sorted(copies.glob("*.dump"))
    assert len(left) == 14
    assert (left[0].name == "ziggurat-20200110-000000.dump") == fails
    assert fails or (left[-1].stat().st_mode & 0o77) == 0


def test_every_image_from_elsewhere_is_pinned_by_its_digest() -> None:
    files = ("Dockerfile", "deploy/ha/Dockerfile", *COMPOSE)
    images = [one for file in files for one in re.findall(r"^(?:FROM| +image:) (\S+)$", read(file), re.MULTILINE)]
    others = [image for image in images if image not in ("ziggurat", "ziggurat-ha")]
    assert len(others) == 4
    assert [image for image in others if not re.search(r"@sha256:[0-9a-f]{64}$", image)] == []


def test_the_servers_that_the_bots_are_told_of_are_those_that_are_there() -> None:
    text = read("compose.ha.yaml")
    (hosts,) = {tuple(named.split(",")) for named in re.findall(r"@(\S+?)/ziggurat", text)}
    assert hosts == tuple(re.findall(r"^  (db-\d):$", text.partition("\nvolumes:")[0], re.MULTILINE))
    assert all(f"PATRONI_POSTGRESQL_CONNECT_ADDRESS: {host}:5432" in text for host in hosts)


def test_every_dependency_has_a_reason() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    wanted = {
        re.split(r"[<>=]", one)[0] for one in (*project["dependencies"], *project["optional-dependencies"]["dev"])
    }
    table = read("docs/developers.md").partition("## Dependencies")[2]
    assert [name for name in sorted(wanted) if f"`{name}`" not in table] == []
    named = set(re.findall(r"^\| ((?:`[\w.-]+`(?:, )?)+) \|", table, re.MULTILINE))
    assert {name for row in named for name in re.findall(r"`([\w.-]+)`", row)} == wanted


@pytest.mark.parametrize("name", ["PRIVACY", "TERMS"])
def test_what_players_read_is_there_in_both_languages_with_the_same_parts(name: str) -> None:
    english, german = read(f"{name}.md"), read(f"{name}.de.md")
    assert english.count("\n## ") == german.count("\n## ") > 2
    assert f"({name}.de.md)" in english
    assert f"({name}.md)" in german


def test_links_between_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    links = [
        (file, link) for file in documents for link in re.findall(r"\]\(([^)#:]+\.\w+)\)", file.read_text("utf-8"))
    ]
    assert links
    assert [(file.name, link) for file, link in links if not (file.parent / link).exists()] == []
