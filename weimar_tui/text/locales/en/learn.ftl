# The guided first game

learn-title = Hint
learn-keys = { $next } next · { $back } back · { $close } close
learn-keys-first = { $next } next · { $close } close
learn-keys-last = { $next } close · { $back } back
learn-keys-one = { $next } close
learn-key = i
learn-key-label = hint
learn-begun = You left this lesson unfinished ({ $when }).
learn-continue = Continue it
learn-anew = Start over
learn-none = This game has no lesson yet.
learn-which-game = Which game would you like to learn?
learn-which = Which lesson?
learn-title-all = Learn
