# 全螢幕紀事

chronicle-title = 紀事｜{ $about }
chronicle-all = 全部
chronicle-full = 全文
chronicle-now = 目前的狀態
chronicle-keys = ↑↓ 選行｜Enter 到該處｜f 依玩家｜/ 搜尋｜n p 輪次｜Esc 版圖
