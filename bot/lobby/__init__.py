"""Before a match: its post, its buttons, rematches, and matches that come from a file.

lobby_post     the lobby's message
lobby_buttons  Join, Leave, Add a computer, Cut the deck, Start
lobby_options  the private menus of its host
chance_in_words the hash, who gave what, the secret
open_list      `/game open`: tables with a free seat, each with its button
open_elsewhere the same away from the servers
boards         the same for everybody, as a message that keeps itself current
forum_board    the same as posts of a forum
forum_posts    what such a post shows
lobby_progress begins by itself when full, or tells the host that enough are here
seek_panel     `/seek`: what somebody looks for
seek_answers   who is asked to a table that a search has found
seekers        searches at work: tables, letters
invitations    somebody is called to a table
rematch_lobby  the same company once more
import_match   a match comes back from its file
permissions    what the bot must be allowed to do in a channel
"""
