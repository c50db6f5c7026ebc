# Dialogs of any game

dialog-roll-keys = jede Taste: weiter · Leertaste: keine Würfel mehr · ? Hilfe
dialog-interlude-keys = jede Taste: weiter · Leertaste: schneller · ? Hilfe
dialog-asked = { $seat } ist gefragt
