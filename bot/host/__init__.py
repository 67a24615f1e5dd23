"""Running the bot: alive, watched, on time.

supervision  starts it again whatever breaks the connection
health       `/health` and `/metrics`
metrics      what is counted
logs         one JSON object per line
timekeeping  deadlines and reminders when they are due
computers    computer players and standing orders move
emojis       our signs as emojis of the application
"""
