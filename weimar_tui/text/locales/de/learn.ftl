# Das angeleitete erste Spiel

learn-title = Hinweis
learn-keys = { $next } weiter · { $back } zurück · { $close } schließen · { $help } Hilfe
learn-keys-first = { $next } weiter · { $close } schließen · { $help } Hilfe
learn-keys-last = { $next } schließen · { $back } zurück · { $help } Hilfe
learn-keys-one = { $next } schließen · { $help } Hilfe
learn-no-coach = In Lektionen und Rätseln gibt es keinen Rat.
learn-close-first = { $close } schließt den Hinweis, danach geht diese Taste
learn-key = i
learn-key-label = Hinweis
learn-begun = Du hast diese Lektion noch nicht beendet ({ $when }).
learn-continue = Weitermachen
learn-anew = Von vorn beginnen
learn-none = Für dieses Spiel gibt es noch keine Lektion.
learn-which-game = Welches Spiel möchtest du lernen?
learn-which = Welche Lektion?
learn-title-all = Lernen
