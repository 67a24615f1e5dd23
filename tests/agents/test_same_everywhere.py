"""The same match record gives the same moves in every process: no set and no hash of a string decides one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEVELS = ("easy", "greedy", "greedy")
MOVES = 1_200
MATCH = """
import sys
from hashlib import sha256
from rules import GAMES, kernel
from rules.kernel import Tape
from service.agents import choose

game, levels, most = sys.argv[1], sys.argv[2].split(","), int(sys.argv[3])
p, lines = kernel.setup(GAMES[game], len(levels), {}, Tape(b"finger3", 0)).position, []
while p.stack and len(lines) < most:
    seat = kernel.waiting(p)[0]
    path = choose(levels[seat], GAMES[game], p, seat, Tape(b"pfinger3", len(lines) + 1))
    lines.append(kernel.write(path))
    p = kernel.apply(GAMES[game], p, seat, path, Tape(b"finger3", len(lines))).position
print(len(lines), sha256("; ".join(lines).encode()).hexdigest())
"""


@pytest.mark.parametrize("game", ["civilization", "sidmeier"])
def test_a_match_is_the_same_in_every_process(game: str) -> None:
    one, other = (_played(game, hashes) for hashes in ("1", "2"))
    assert int(one.split()[0]) > 300
    assert one == other


def _played(game: str, hashes: str) -> str:
    """How many moves a match took, and what they were, in a process that hashes strings in its own way."""
    asked = [sys.executable, "-c", MATCH, game, ",".join(LEVELS), str(MOVES)]
    environment = {**os.environ, "PYTHONHASHSEED": hashes}
    done = subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, check=True, text=True, timeout=300)
    return done.stdout.strip()
