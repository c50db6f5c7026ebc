# The guided first game

learn-title = Hint
learn-keys = Enter next · ← back · Esc close
learn-keys-one = Enter close
learn-key = i
learn-key-label = hint
learn-begun = You have begun the learning game ({ $when }).
learn-continue = Go on with it
learn-anew = Start over
learn-none = This game has no lesson yet.
learn-which-game = Which game would you like to learn?
learn-which = Which lesson?
learn-title-all = Learn
