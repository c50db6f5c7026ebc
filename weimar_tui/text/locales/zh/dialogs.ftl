# Dialogs of any game

dialog-roll-keys = Enter 繼續｜空白鍵跳到我的回合｜Esc 版圖｜?
dialog-summary-keys = Enter 繼續｜↑↓ 捲動｜l 紀事｜? 說明
steps-back = Esc返回
steps-keys = 左右鍵逐步｜Enter全部播放｜e完整表格
steps-keys-happened = 左右鍵逐步｜Enter下一步｜空白鍵跳到輪到我
dialog-asked = 詢問{ $seat }
