"""Running the bot: alive, watched, on time.

gate         requests to Discord: while the shards are ours, and not too many for all processes
hearing      what Discord tells twice is heard once
calling      processes wake each other
supervision  starts it again whatever breaks the connection
health       `/health`, `/ready` and `/metrics`
metrics      what is counted
logs         one JSON object per line
timekeeping  deadlines and reminders when they are due
patience     what is refused is tried again, ever more rarely
computers    computer players and standing orders move
emojis       our signs as emojis of the application
version      which program this is
"""
