# The guided first game

learn-game = Learn: The First Winter
learn-title = Hint
learn-keys = Enter next · ← back · Esc close
learn-keys-one = Enter close
learn-key = i
learn-key-label = hint
learn-begun = You have begun the learning game ({ $when }).
learn-continue = Go on with it
learn-anew = Begin anew
