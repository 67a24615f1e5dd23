# Help and rules

teaching-how-to-play =
    {""}**My move** below the board asks you step by step and plays only when you confirm. The same works by typing: `/play` completes every word. Only legal moves are offered.
    A move starts with one of these:

teaching-tab-goal = Goal
teaching-tab-turn = Your turn
teaching-tab-scoring = Scoring
teaching-tab-end = End
teaching-tab-signs = Signs
teaching-tab-commands = Commands
teaching-tips = Three tips for your first match
teaching-now = Now:

# Looking a rule up

teaching-no-rule = Nothing is found for “{ $query }”. Try another word, or the id of a clause from a refusal. The games here are { $games }.
teaching-rules-found = **What the rules say about “{ $query }”**, the best first:
teaching-in-help = Help, { $page }
teaching-better = Better ones
teaching-further = Further ones
teaching-page = Page { $number } of { $last }
teaching-learn = Learn the game
teaching-by-chat = Playing it by chat
