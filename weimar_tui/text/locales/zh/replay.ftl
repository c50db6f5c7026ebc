# 對局紀錄：重播畫面與匯出

# --- 重播畫面 -----------------------------------------------------------------------------------
replay-place = 第{ $pick }步，共{ $last }步
replay-impulse = 第{ $number }個回合
replay-opening = 對局開始。按右鍵前進，按空白鍵自動播放。
replay-asked = { $seat }：{ $question }
replay-secret = { $seat }已作答。內容只有該座位看得到。
replay-next = 接著{ $waiting }
replay-next-answer = 接著：{ $seat } { $arrow } { $answer }（{ $question }）
replay-over = 遊戲結束。
replay-stops-here = 紀錄到此為止，對局尚未結束。
replay-view = 視角：{ $view }
replay-view-open = 全部公開
replay-view-spectator = 旁觀者
replay-running = 播放中，每步{ $seconds }秒
replay-paused = 暫停
replay-differs = 這份紀錄只能重播到第{ $pick }步：{ $reason }
replay-damaged = 檔案第{ $line }行已損壞；只顯示到損壞之前。
replay-pane-charts = 圖表
replay-pane-hands = 所有手牌
replay-no-cards = 沒有牌

# --- 按鍵 ---------------------------------------------------------------------------------------
replay-key-step = ←→
replay-key-step-label = 一步
replay-key-impulse = PgUp/PgDn
replay-key-impulse-label = 回合
replay-key-round = r/R
replay-key-round-label = 輪次
replay-key-play = 空白鍵
replay-key-play-label = 播放
replay-key-lines = ↑↓ Enter
replay-key-lines-label = 紀事
replay-key-view = v
replay-key-view-label = 視角
replay-key-charts = g
replay-key-charts-label = 圖表
replay-key-analysis = a
replay-key-analysis-label = 分析
replay-key-look = o
replay-key-look-label = 查閱
replay-key-on = p
replay-key-on-label = 接續
replay-key-export = e
replay-key-export-label = 匯出
replay-key-help = ?
replay-key-help-label = 說明
replay-together = { $mark }數條重合
replay-go-to = 前往第{ $pick }步？Enter確定，Esc取消。
replay-go-to-none = 沒有第{ $pick }步：這份紀錄有第{ $first }到{ $last }步。
replay-key-number = 0-9 Enter
replay-key-number-label = 前往某步
replay-luck = 骰運
replay-luck-about = 到目前為止的擲骰結果，與同樣多骰子的平均值相比。
replay-luck-none = 還沒擲過骰。
replay-luck-rolls = 次數
replay-luck-dice = 骰數
replay-luck-rolled = 合計
replay-luck-expected = 期望
replay-luck-better = 差距
replay-key-leave = Esc
replay-key-leave-label = 返回
replay-key-turn = < >
replay-key-turn-label = 面板
replay-help-title = 觀看對局紀錄
replay-help =
    # 在對局中移動
    左鍵與右鍵（或h與l）移動一步，t與T（或Shift加方向鍵）十步，PgDn與PgUp（或i與I）一張牌或一個步驟，r與R一輪。Home到開頭，End到結尾。輸入數字再按Enter，前往那一步。
    空白鍵開始或停止自動播放，+與-調整速度。
    上下鍵在紀事中移動，也能看到尚未發生的部分；Enter前往該行的時刻。f只顯示與某一座位有關的行。
    # 觀看
    v與V切換視角。對局結束後可以看到所有手牌；在那之前，只能看到唯一的真人玩家或旁觀者所見。
    g顯示主要數字的圖表。直線標出目前的時刻。
    a分析已結束的對局：各方勝算、失誤、運氣與轉折點；之後畫面底部會評估每個選擇。
    在小畫面上，< 與 > 切換面板，F2到F8直接選擇。c顯示所有卡牌。
    # 接續與匯出
    p從這裡以新存檔接續；由你選擇誰坐哪個座位。紀錄本身保持不變。
    e把紀事、此刻的圖像或數據寫入檔案。
replay-not-here = 在伺服器上，只有參加者能在對局結束後重看，也可以下載：回到版圖按 m，選「下載這局遊戲」。

# --- 接續 ---------------------------------------------------------------------------------------
replay-on-title = 從第{ $pick }步接續
replay-on-keys = 上下鍵選行，左右鍵更改，Enter開始。
replay-on-begin = 接續
replay-on-help-seat = 從這裡起由誰坐這個座位：這個鍵盤前的人，或機器人。
replay-on-help-free-undo = 擲骰或看過牌之後也可以收回。供練習用。
replay-on-help-begin = 在紀錄旁另建新存檔。相同的選擇帶來與紀錄相同的骰子，不同的選擇則不同。
replay-on-over = 在這一步遊戲已經結束。回到較早的一步才能接續。

# --- 匯出 ---------------------------------------------------------------------------------------
replay-export-title = 匯出
replay-export-prompt = 要匯出什麼？
replay-export-markdown = 紀事（Markdown）
replay-export-svg = 此刻的圖像（SVG）
replay-export-csv = 數據（CSV）
replay-export-end-svg = 終局摘要圖片（SVG）
replay-export-end-markdown = 終局摘要（Markdown）
replay-export-file = 檔案名稱？
replay-export-done = 已寫入{ $path }
replay-export-failed = 無法寫入{ $path }：{ $reason }
replay-export-exists = { $path }已經存在。請選擇別的名稱。

# --- 開始畫面 -----------------------------------------------------------------------------------
replay-turning-points = 轉折點
replay-who-was-what = 各方身分
replay-last-board = 終局版圖
replay-start = 觀看對局紀錄
replay-saves-title = 對局紀錄
replay-saves-prompt = Enter觀看，f篩選，s並列對局，Esc返回。
replay-beside-keys = ←→↑↓ 對局｜Enter 觀看｜g 下一張圖表｜Esc 返回
replay-beside-none = { $game }還沒有結束的對局，無從並列。

# --- 匯出為Markdown的紀事 ------------------------------------------------------------------------
replay-a-person = 真人
replay-you = 你
replay-book-title = { $game }：一局紀錄
replay-book-scenario = 劇本
replay-book-seed = 種子
replay-book-picks = 步數
replay-book-seats = 玩家
replay-book-end = 結局
replay-book-unfinished = 寫下這份紀事時，遊戲尚未結束。
replay-book-setup = 設置
replay-book-round = 第{ $round }輪
replay-book-impulse = { $number }. { $text }
replay-book-standing = 第{ $round }輪之後
replay-book-standing-end = 終局
