# Dialogs of any game

dialog-roll-keys = any key goes on · Space no more dice · ? help
dialog-interlude-keys = any key goes on · Space hurry · ? help
dialog-asked = { $seat } is asked
