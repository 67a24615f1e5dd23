"""The slash commands. One command is one function in a file that is called after its group.

tree           all commands, put together
command        what makes a function a command: its name, what completes its options
wording        names and descriptions in the languages we speak
which_match    which match a command means
game_lobby     `/game` new, open, join, leave, start
game_look      `/game` mine, next, show, hand, log, undo
game_history   `/game` since, replay, branch, export, verify
game_people    `/game` settings, back, ratings, stats, forget-me
game_help      `/game` help, learn, welcome, doctor
table_together `/table` pause, resume, end, takeback, vote, replace, invite, send-away, cut
table_alone    `/table` vacation, concede, mute, pace
table_keep     `/table` note, order, orders, revoke, import
table_company  `/table` board, substitute, avoid
table_watch    `/table` watch, unwatch
moves          `/play`, and one group per game made from its verbs
rules_lookup   `/rules`
menus          in the menu of a message: My move, Since my last turn, As text; of a person: Invite to a table
"""
