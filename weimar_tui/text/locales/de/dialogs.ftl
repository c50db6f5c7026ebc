# Dialogs of any game

dialog-roll-keys = Enter weiter · Leertaste bis zu mir · ? Hilfe
dialog-interlude-keys = jede Taste: weiter · Leertaste: schneller · ? Hilfe
dialog-asked = { $seat } ist gefragt
