"""The async rules service: lobbies, moves, undo, files. It knows the kernel and the store, and no game by name."""

from pathlib import Path

from rules import text

text.register("service", Path(__file__).parent)
