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
teaching-to-lessons = Would you rather learn by doing? `/game learn` has { $number } short lessons on the real board, for you alone. **Play now** in the welcome starts a match against computers.

# Facts about a game

teaching-facts = { $time }, or { $few }–{ $many } days by chat.
teaching-players = { $lo }–{ $hi } players
teaching-choice = { $game } · { $lo }–{ $hi } players · { $time } · weight { $weight } of 5
teaching-minutes = { $short }–{ $long } minutes
teaching-hours = { $short }–{ $long } hours
teaching-weight = Weight: ●○○○○ quick to learn, ●●●●● a whole evening of rules.

# The welcome

teaching-welcome =
    ## Five civilization games, right here in the chat
    Play alone against the computer or with friends over days: I draw the boards, know every rule and call you when it is your turn.
teaching-welcome-picture = A stepped temple at dusk, and before it five cards, each with a piece of a board: { $games }.
teaching-play-now = Play now
teaching-learn-a-game = Learn a game
teaching-open-a-table = Open a table
teaching-play-which =
    ### Play now
    You against computer players, at your own pace. Which game?
teaching-table-which =
    ### Open a table
    Others can join here, and computers fill the seats that stay free. Which game?
teaching-now-plays = { $who } plays { $game } against the computer.
teaching-your-table = Your table stands in { $thread }. You can play here or there.

# Lessons

teaching-courses =
    ### Learn a game
    Short lessons on the real board, for you alone: one idea each, two or three minutes. Stop whenever you like, you go on where you were.
teaching-course-line =
    { $done ->
        [0] **{ $game }** { $weight } · { $last } lessons
       *[other] **{ $game }** { $weight } · { $done } of { $last } lessons done
    }
teaching-course = Learn { $game }
teaching-course-done = 🎓 **You have done the whole course.** Now try it: a match against computer players begins at once, and they are patient.
teaching-lesson = Lesson { $number } of { $last }
teaching-lesson-done = Well done!
teaching-lesson-missed = Not quite.
teaching-hint = Hint { $number }
teaching-show = Show me
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
teaching-course-again = The whole course
teaching-moved = -# Your lesson stands further below; this one is closed.
teaching-begun-anew = What stood on this panel is no more, perhaps because you began the lesson anew elsewhere. Go on from here:
teaching-put-away = You had not touched the lesson “{ $title }” for more than a week, so I put it away. It takes two or three minutes from its beginning, and what you have finished stays finished.
