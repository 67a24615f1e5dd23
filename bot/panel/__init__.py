"""The private panel: a question as widgets, a click as an answer, until the move is made.

private_panel  what a player is asked, and what a click on it does
layout         a question as rows of buttons and menus (pure)
completion     a typed line completed word by word (pure)
widgets        rows as Discord's components
answering      answers an interaction: at once, deferred, or with a sentence why not
routing        forms that come back, and clicks on messages older than this program
"""
