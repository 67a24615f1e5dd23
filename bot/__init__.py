"""The bot: discord.py on one side, the service on the other. It knows questions and pictures, and no game by name."""

from pathlib import Path

from rules import text

text.register("bot", Path(__file__).parent)
