# Help and rules

teaching-how-to-play =
    {""}**My move** below the board asks you step by step and plays only when you confirm. The same works by typing: `/play` completes every word. Legal moves are the only ones offered.
    What begins a move:

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

# Lessons

teaching-courses =
    ### Learn a game
    Short lessons on the real board, for you alone: one idea each, two or three minutes. Stop whenever you like, you go on where you were.
teaching-course-line = **{ $game }** · { $done } of { $last } lessons done
teaching-course = Learn { $game }
teaching-course-done = 🎓 **You have done the whole course.** Play your first match now: `/game new` opens a table, and the computer players there are patient.
teaching-lesson = Lesson { $number } of { $last }
teaching-lesson-done = Well done!
teaching-lesson-missed = Not quite.
teaching-hint = Hint { $number }
teaching-again = From the start
teaching-try-again = Try again
teaching-next = Next lesson
teaching-finish = Finish the course
teaching-stop = Stop
teaching-stopped = Until next time! /game learn goes on where you were.
teaching-begin = Begin
teaching-go-on = Go on with lesson { $number }
teaching-pick = Pick any lesson
teaching-all = All courses
