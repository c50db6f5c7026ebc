# 引導的第一局

learn-title = 提示
learn-keys = { $next } 繼續｜{ $back } 上一則｜{ $close } 關閉｜{ $help } 說明
learn-keys-first = { $next } 繼續｜{ $close } 關閉｜{ $help } 說明
learn-keys-last = { $next } 關閉｜{ $back } 上一則｜{ $help } 說明
learn-keys-one = { $next } 關閉｜{ $help } 說明
learn-no-coach = 上課和解題時沒有教練。
learn-close-first = 先按{ $close }關閉提示，再用這個鍵
learn-key = i
learn-key-label = 提示
learn-begun = 這一課還沒上完（{ $when }）。
learn-continue = 繼續
learn-anew = 重新開始
learn-none = 這款遊戲還沒有教學。
learn-which-game = 想學哪個遊戲？
learn-which = 要上哪一課？
learn-title-all = 教學
