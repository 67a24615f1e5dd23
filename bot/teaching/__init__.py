"""Teaching: what a newcomer reads.

help_pages  a game in tabs of one screen each: goal, turn, scoring, end, signs, commands
lessons     courses of lessons: which there are, how far one has come, the way into them
lesson_panel  the private panel inside a lesson: task, hints, how it ends
rule_pages  what `/rules` finds, page by page
"""
