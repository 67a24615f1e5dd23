"""Looking back: what was, and what might have been.

log_pages          the log by pages
since_last_turn    what is new since one's last turn
earlier_positions  the replay, step by step
what_ifs           private copies to try things out
films              the animation of a finished match
review             the standing over time, and what turned a finished match
review_words       the same in words
"""
