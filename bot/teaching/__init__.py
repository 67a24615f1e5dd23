"""Teaching: what a newcomer reads.

help_pages  how to play, and what the words of a game's moves do
"""
