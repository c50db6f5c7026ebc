# The guided first game

learn-title = Hint
learn-keys = { $next } next · { $back } back · { $close } close · { $help } help
learn-keys-first = { $next } next · { $close } close · { $help } help
learn-keys-last = { $next } close · { $back } back · { $help } help
learn-keys-one = { $next } close · { $help } help
learn-no-coach = Lessons and puzzles have no coach.
learn-close-first = { $close } closes the hint; then this key works
learn-key = i
learn-key-label = hint
learn-begun = You left this lesson unfinished ({ $when }).
learn-continue = Continue it
learn-anew = Start over
learn-none = This game has no lesson yet.
learn-which-game = Which game would you like to learn?
learn-which = Which lesson?
learn-title-all = Learn
