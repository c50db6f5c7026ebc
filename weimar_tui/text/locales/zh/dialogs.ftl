# Dialogs of any game

dialog-roll-keys = 任意鍵繼續｜空白鍵略過所有擲骰｜? 說明
dialog-interlude-keys = 任意鍵繼續｜空白鍵加快｜? 說明
dialog-asked = 詢問{ $seat }
