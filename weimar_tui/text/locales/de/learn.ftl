# Das angeleitete erste Spiel

learn-title = Hinweis
learn-keys = Enter weiter · ← zurück · Esc schließen
learn-keys-one = Enter schließen
learn-key = i
learn-key-label = Hinweis
learn-begun = Du hast das Lernspiel schon begonnen ({ $when }).
learn-continue = Damit weitermachen
learn-anew = Von vorn beginnen
learn-none = Für dieses Spiel gibt es noch keine Lektion.
learn-which-game = Welches Spiel möchtest du lernen?
learn-which = Welche Lektion?
learn-title-all = Lernen
