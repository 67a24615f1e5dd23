"""Teaching: what a newcomer reads.

help_pages  a game in tabs of one screen each: goal, turn, scoring, end, signs, commands
rule_pages  what `/rules` finds, page by page
"""
