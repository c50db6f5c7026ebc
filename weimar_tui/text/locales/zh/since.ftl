# 自己上次選擇之後，其他人做了什麼

since-title = 上次輪到你之後
since-place = 上次輪到你之後：第{ $number }項，共{ $of }項
since-title-first = 遊戲開始以來
since-place-first = 遊戲開始以來：第{ $number }項，共{ $of }項
since-reason = 原因：{ $reason }
since-page = 先前顯示過的頁面或卡片。按Enter可再看一次。
since-goes-on = { $text }（後續）
since-nothing = 其他人還沒有新的行動。
since-seat = 只有就座的人才能回看自己上次行動之後的事。
since-key-step = ↑↓
since-key-step-label = 逐行
since-key-next = Enter
since-key-next-label = 繼續
since-key-close-label = 回到遊戲
since-key-open-label = 打開
since-key-turn = < >
since-key-turn-label = 面板
since-key-help = ?
since-key-help-label = 說明
since-key-cards = c
since-key-cards-label = 卡牌
since-key-leave = Esc
since-key-leave-label = 回到遊戲
since-help =
    每一行是你上次做選擇之後，別人打出的一張牌或做的一個行動。版圖顯示當時結束後的局面，只包含你看得到的部分。
    上下鍵（也可用 j 和 k）逐行移動；Enter 和空白鍵往下走，最後一行之後回到遊戲。Home 到第一行，End 到最後一行。
    下方是它帶來的結果。若由機器人選擇，「原因」說明它最看重什麼。
    畫面較小時，用 < 和 > 翻換面板，F2 到 F8 直接選擇；紀事有完整的紀錄。
    在設定中把「其他人的回合」設為「逐步說明」，輪到你之前會自動出現這一頁。
