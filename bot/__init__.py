"""The bot: discord.py on one side, the service on the other. It knows questions and pictures, and no game by name.

app       what the bot is made of, how it starts and stops
panel     the private panel: a question as widgets, a click as an answer
thread    what everybody sees of a match
lobby     before a match
history   looking back: log, replay, what-ifs, films
people    readers, wishes, absences, reminders
teaching  the welcome, help, rules
commands  the slash commands
host      supervision, health, logs, time
"""

from pathlib import Path

from rules import text

HERE = Path(__file__).parent
ROOMS = ("panel", "thread", "lobby", "history", "people", "teaching", "commands", "host")

text.register("bot", HERE)
for room in ROOMS:
    text.register(room, HERE / room)
