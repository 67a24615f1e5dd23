"""Teaching: what a newcomer reads, and the way into a first match.

welcome         the post with three doors, once for each server
first_match     Play now: a match against computers that begins at once
facts_in_words  how many, how long, how heavy
help_pages      a game in tabs of one screen each: goal, turn, scoring, end, signs, commands
sign_legend     every sign with its name, as far as there is room
lessons         courses of lessons: which there are, how far one has come, the way into them
lesson_panel    the private panel inside a lesson: task, hints, how it ends
rule_pages      what `/rules` finds, page by page
"""
