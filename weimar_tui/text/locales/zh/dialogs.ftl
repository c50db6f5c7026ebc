# Dialogs of any game

dialog-roll-keys = Enter 繼續｜空白鍵跳到我的回合｜Esc 版圖｜?
dialog-roll-next = 接下來：{ $question }
dialog-summary-keys = Enter 繼續｜↑↓ 捲動｜l 紀事｜? 說明
steps-back = Esc 返回
steps-keys = ←→ 逐步｜Enter 全部播放｜e 完整表格
steps-keys-happened = ←→ 逐步｜Enter 下一步｜空白鍵跳到我的回合
dialog-asked = 詢問{ $seat }
