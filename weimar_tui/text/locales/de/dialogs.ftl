# Dialogs of any game

dialog-roll-keys = Enter weiter · Leertaste bis zu mir · Esc Plan · ?
dialog-roll-next = Danach: { $question }
dialog-summary-keys = Enter weiter · ↑↓ blättern · l Chronik · ? Hilfe
steps-back = Esc zurück
steps-keys = ← → Schritt · Enter alle abspielen · e die ganze Tafel
steps-keys-happened = ← → Schritt · Enter weiter · Leertaste bis zu mir
dialog-asked = { $seat } ist gefragt
