# Dialogs of any game

dialog-roll-keys = Enter next · Space skip to my turn · Esc board · ?
dialog-roll-next = Next: { $question }
dialog-summary-keys = Enter continue · ↑↓ scroll · l chronicle · ? help
steps-back = Esc back
steps-keys = ← → step · Enter play all · e the whole table
steps-keys-happened = ← → step · Enter next · Space skip to my turn
dialog-asked = { $seat } to answer
