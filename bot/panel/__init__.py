"""The private panel: a question as widgets, a click as an answer, until the move is made.

private_panel  what a player is asked now: words, widgets, picture
clicks         what a click on it means and does
layout         a question as rows of buttons and menus (pure)
rows           what a panel is made of (pure)
taps_in_rows   buttons in the form that takes the fewest lines on a phone (pure)
labels         what is written on buttons, in menus and on the picture (pure)
amounts        several things in one menu, an entry per amount (pure)
board_parts    many places: first a part of the board, then the place (pure)
number_form    a form for one number
panel_picture  the part of the board that matters, or the hand
rest_of_move   the rest of the move in one tap
as_before      what this seat chose the last time
turns_end      the end of the turn is its Confirm
suggestions    the computer player's move or whole turn, as a draft
what_now       what this moment is about, for somebody who does not know the game
completion     a typed line completed word by word (pure)
widgets        rows as Discord's components
live_panels    of each seat only the newest panel stays open
going_along    whoever has just moved and is up again gets the next panel by itself
answering      answers an interaction: at once, deferred, or with a sentence why not
routing        forms that come back, and clicks on messages older than this program
"""
