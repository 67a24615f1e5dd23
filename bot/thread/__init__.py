"""The thread of a match: what everybody sees, and the buttons below it.

announcer        tells what was committed: reads the outbox and posts, nothing twice
pages            which message tells what: the policy
book             the thread page by page, each shown exactly once
home             where a match lives, and a new place where that is gone
sending          messages on their way
pieces           long texts: in pieces that fit, or folded
table_post       the message with the board
who_is_up        who is waited for, and the mention
ringing          how often a phone rings in a live match
table_buttons    My move, My hand, Log, Help below the board
zoom             the board for one reader, whole or enlarged
match_buttons    buttons of votes, reminders, logs and replays
vote_post        a vote with its Yes and No
hand_messages    private hands by direct message
pictures         draws in processes of their own, each picture once
board_picture    the picture of a board for a reader
match_in_words   head, log, ending, draft and refusal as sentences
clocks_in_words  pace and deadlines as sentences
watching         channels of spectators
"""
