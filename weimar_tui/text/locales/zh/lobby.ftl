# 連線對局：大廳、牌桌、交談

lobby-title = 牌桌｜你是{ $name }
lobby-here = 在場：{ $names }
lobby-new = 開新牌桌
lobby-more = 你還有 { $number } 局已結束的對局
lobby-quit = 離開
lobby-home-turn = 輪到你
lobby-home-turn-in = { $number } 局輪到你
lobby-home-turn-none = 沒有人在等你
lobby-home-turn-note = 時間最少的在前
lobby-home-free = 空位
lobby-home-free-note = 最快開始的在前
lobby-home-own = 自己玩
lobby-home-wait = 等待其他人
lobby-home-others = 值得觀看
lobby-home-over = 已結束
lobby-home-more = 這台伺服器
lobby-home-here = { $number } 人在線
lobby-home-my-seat = 你：{ $seat }
lobby-home-bots = 立刻開局，只與機器人對戰
lobby-home-bots-about = 立刻開始，不必等人。
lobby-home-before = 前面的列
lobby-home-next = 再看 { $number } 列（共 { $all }）
lobby-home-seats = { $taken }／{ $all }
lobby-home-complete = 只剩一個空位
lobby-home-joins = 接手機器人的座位
lobby-home-invited = 你受到邀請
lobby-home-watching = { $number } 人觀戰
lobby-home-not-begun = 尚未開始
lobby-home-expires = { $days } 天後關閉
lobby-home-game = 哪個遊戲？
lobby-home-keys = Enter 開啟  n 下一局  o 開局  + 機器人  c 開新桌  l 教學  z 解題  r 閱讀  t 交談
lobby-home-keys-club = Enter 開啟  n 下一局  o 開局  c 開新桌  i 信箱  p 好友  s 帳號  t 交談
lobby-home-help = ? 說明
lobby-left-days = { $days } 天 { $hours } 小時
lobby-left-hours = { $hours } 小時 { $minutes } 分
lobby-left-minutes = { $minutes } 分
lobby-home-play = 立刻開局，其他玩家可以加入
lobby-home-play-about = 坐進最快能開始的牌桌；若沒有，就先與機器人開局，其他玩家可以接手。
lobby-inbox = 信箱
lobby-inbox-new = { $number } 則新訊息
lobby-inbox-none = 信箱是空的。
lobby-inbox-about = 你不在時發生的事
lobby-inbox-read = 全部標為已讀
lobby-notice-invited = { $by }邀請你加入「{ $title }」
lobby-notice-match = { $by }開了一張你在找的牌桌：「{ $title }」
lobby-notice-unseated = 你在「{ $title }」的座位已被收回。{ $reason }
lobby-notice-report-upheld = 管理員已看過你對{ $about }的檢舉，認為屬實。謝謝。
lobby-notice-report-dismissed = 管理員已看過你對{ $about }的檢舉，沒有發現違規。
lobby-notice-unrated = { $until }之前你不能玩計分對局。理由：{ $reason }
lobby-notice-rated = 你可以再玩計分對局了。
lobby-notice-key-added = 你的帳號加入了一把金鑰：{ $key }。如果不是你的，請移除它。
lobby-notice-key-revoked = 你的帳號移除了一把金鑰：{ $key }。
lobby-notice-mail-added = 你的帳號新增了電子郵件地址，可用它取得新金鑰的代碼。如果不是你設定的，請移除它並檢查你的金鑰。
lobby-notice-recovery-asked = 主辦人開始復原你的帳號。如果不是你要求的，請在兩天內告訴主辦人。
lobby-notice-recovery-mailed = 有人要求能為你的帳號加入金鑰的代碼，已寄到你的電子郵件。如果不是你，什麼都不用做，也不要把代碼交給別人。
lobby-notice-words-new = 你的帳號有了新的復原詞。如果不是你設定的，請檢查你的金鑰。
lobby-notice-renamed = 你的名字已從{ $before }改為{ $name }。
lobby-friends = 好友
lobby-friends-about = 按 Enter 移除好友，或加入在場的玩家。封鎖某人後，你們看不到彼此的聊天與有空位的牌桌。
lobby-friend = { $name }
lobby-friend-here = { $name }（在線）
lobby-friend-add = 輸入名字加好友
lobby-friend-add-name = 加入{ $name }
lobby-block = 輸入名字封鎖玩家
lobby-unblock = { $name }（已封鎖）：解除封鎖
lobby-vacation = 休假
lobby-vacation-about = 休假期間，以日計與慢速的對局不扣你的時間。休假在 12 小時後開始；每年 30 天，最多連續 14 天。各桌可另設較短的上限。
lobby-vacation-end = { $begins } 至 { $ends }：結束
lobby-vacation-take = 休假 { $days } 天
lobby-your-turn = 輪到你
lobby-state-waiting = 等待玩家
lobby-state-playing = { $reached }
lobby-state-over = 已結束
lobby-state-expires = 無人遊玩則{ $days }天後關閉
lobby-table-end = 同意不計結果結束對局（{ $number }／{ $all }同意）
lobby-table-end-not = 還是繼續玩（{ $number }／{ $all }同意結束）
lobby-table-resign = 認輸：由機器人玩到最後
lobby-resign-prompt = 要永久放棄座位嗎？
lobby-table-fetch = 下載這個對局
lobby-fetch-text =
    在你自己的電腦上執行：

    { $command }

    這個檔案可以用`weimar replay`觀看，用`weimar replay --verify`驗證。
lobby-fetch-text-host =
    在你自己的電腦上執行，把大寫的字換成你連線的位址：

    { $command }

    這個檔案可以用`weimar replay`觀看，用`weimar replay --verify`驗證。
lobby-private = 限受邀者
lobby-free = 空位
lobby-away = 離席
lobby-plays-for = { $bot }代替{ $name }
lobby-waiting-for = 等待{ $seats }
lobby-awaited-also = 還有{ $seats }
lobby-table-thinks = 牌桌思考中……
lobby-help = 按Enter打開牌桌。你參加的牌桌排在最前面。
lobby-bye = 再見
lobby-help-title = 連線對局怎麼進行
lobby-help-text =
    每個人在自己的終端機上遊玩，對局由伺服器保存。你可以隨時離開：座位會保留，從任何終端機回來都是同一個問題。

    # 在牌桌上
    按t交談，可以對所有人，也可以只對一個座位。按m看誰在場、可以同意哪些事：讓機器人代替離席的人，讓旁觀者看手牌。按Ctrl+P列出所有指令。

    # 公平的骰子
    開始之前，伺服器公布其祕密的雜湊值。每位玩家可以加一個詞；祕密與這些詞合成所有擲骰與洗牌的種子。結束時公開祕密，用`weimar replay FILE --verify`可以驗證每一次擲骰。

lobby-new-title = 新牌桌
lobby-new-keys = 上下鍵選擇一列，左右鍵更改，在第一列按Enter開桌。
lobby-new-name = 名稱
lobby-new-absence = 離開多久由機器人代打
lobby-new-save = 存檔
lobby-new-save-none = 無，從頭開始
lobby-new-pace = 步調
lobby-pace-none = 無
lobby-pace-live = 即時：40 分鐘，每次行動加 45 秒，最多 1 小時
lobby-pace-day = 以日計：3 天，每次行動加 12 小時，最多 5 天
lobby-pace-slow = 慢速：5 天，每次行動加 36 小時，最多 10 天
lobby-pace-short-live = 即時
lobby-pace-short-day = 以日計
lobby-pace-short-slow = 慢速
lobby-new-window = 反應
lobby-window-quick = 快速：遲遲不答的玩家可能握有反應牌
lobby-window-covered = 隱蔽：每次{ $each }，全員作答則提前結束；不作答視為略過；最多多花{ $more }（{ $number }次反應）
lobby-new-vacation = 休假
lobby-new-vacation-days = { $of ->
    [none] 照常計時
    [all] 休假期間全程停錶
   *[some] 每人整局最多停錶 { $days } 天
 }
lobby-new-access = 誰可以入座
lobby-new-access-public = 在場的任何人
lobby-new-access-private = 限受邀者
lobby-new-invited = 受邀者
lobby-new-invited-none = 還沒有人
lobby-new-invited-prompt = 受邀者的名字，以空格分開。
lobby-new-decision-clock = 每次決定的時限
lobby-new-game-clock = 整局的時限
lobby-new-watch = 旁觀者可見
lobby-new-watch-open = 公開的內容
lobby-new-watch-all = 連同手牌，須全員同意，延遲2分鐘
lobby-new-rated = 計分
lobby-new-rated-people = 開局時全是真人才計分
lobby-new-rated-yes = 計分，機器人最多占一半座位
lobby-new-rated-no = 不計分
lobby-new-begin = 開桌
lobby-new-name-prompt = 這張牌桌叫什麼名字？
lobby-branch-title = 從第{ $pick }步接續
lobby-branch-about = 開一張不計分的新牌桌，因為這局的手牌與骰子已為人所知。若其他座位全是機器人，立即開始。
lobby-branch-round = { $round }：第{ $pick }步之後開始
lobby-branch-which = 從第幾步之後接續（{ $first }到{ $last }）？按Enter取消。
lobby-person = 真人
lobby-clock-none = 無
lobby-clock-minutes = { $number }分鐘
lobby-clock-hours = { $number }小時
lobby-clock-days = { $number }天

lobby-room-sit = 以{ $seat }入座
lobby-room-stand = 讓出你的座位
lobby-room-bot = 由機器人擔任{ $seat }
lobby-rematch = 再戰一局
lobby-rematch-help = 邀其他玩家再玩一局
lobby-rematch-prompt = 再戰一局嗎？遊戲與選項不變；各方依序換到下一個座位，除非多數人想保留原陣營。交談紀錄會保留。須全員同意。
lobby-rematch-yes = 好，再戰：由我玩{ $seat }
lobby-rematch-same = 好，但陣營不變：我仍玩{ $seat }
lobby-rematch-no = 不了，謝謝
lobby-rematch-later = 稍後再決定
lobby-rematch-answer = { $name }：{ $answer ->
    [yes] 好
    [same] 好，陣營不變
    [no] 不要
   *[none] 尚未回答
 }
lobby-rematch-answer-away = { $name }：不在場
lobby-rematch-answers = 再戰：{ $answers }
lobby-rematch-how = 輸入「同桌」可要求再戰。
lobby-rematch-go = 前往再戰的牌桌
lobby-room-bot-which = 由{ $bot }接手{ $seat }
lobby-own-learn = 學一款遊戲：附提示的教學
lobby-own-puzzle = 題目
lobby-own-read = 規則與卡牌
lobby-game-begins = 「{ $title }」開始了，請回到牌桌。
lobby-room-free = 讓{ $seat }空出來
lobby-room-unseat = 請{ $name }讓出{ $seat }
lobby-room-invite = 邀請玩家
lobby-room-invite-prompt = 玩家登入時的名稱
lobby-room-uninvite = 收回對{ $name }的邀請
lobby-room-invited = 已邀請：{ $names }
lobby-room-word = 為種子加一個自己的詞
lobby-room-word-prompt = 任何一個詞。它會混入種子，因此沒有人能預先挑選骰子。加入後不能更改。
lobby-room-start = 開始對局
lobby-room-talk = 交談
lobby-account = 你的帳號：金鑰、復原詞、邀請
lobby-player = 玩家：積分與對局
lobby-player-who = 查看誰？名字
lobby-archive = 檔案庫：尋找並分享已結束的對局
lobby-archive-words = 搜尋玩家、遊戲、名稱、年份，或別人給你的代碼；留空則列出全部
lobby-archive-story = 以旁觀者視角閱讀對局
lobby-archive-watch = 連同所有手牌重看一遍
lobby-archive-analyse = 分析：勝算、失誤、運氣、轉折點
lobby-archive-branch = 從其中一步接續
lobby-archive-branch-how = 移到想接續的那一步，然後按p。
lobby-archive-enter = 前往牌桌
lobby-archive-share = 分享供人閱讀
lobby-archive-share-all = 連同所有手牌分享
lobby-report = 檢舉玩家
lobby-moderate = 管理
lobby-report-who = 要檢舉誰？名字
lobby-report-what = 發生了什麼事？
lobby-room-close = 撤掉牌桌
lobby-room-back = 回到大廳
lobby-room-commitment = 公平的骰子，承諾值：
lobby-room-words = 詞：{ $words }
lobby-room-made-by = 由{ $owner }開桌
lobby-room-seats = 座位
lobby-room-ways = 這張牌桌
lobby-room-free-seats = { $number } 個空位
lobby-room-sit-here = 入座
lobby-room-held = { $bot }暫代，直到有人入座
lobby-room-ready = 我準備好了
lobby-room-ready-not = 我還沒準備好
lobby-room-ready-yes = 準備好了
lobby-room-ready-no = 還沒準備好
lobby-room-owner = 開桌的人
lobby-room-start-ready = 全員準備好就開始
lobby-room-start-now = 立刻開始
lobby-room-starts = 全員準備好就會開始
lobby-room-waits = 等待{ $names }
lobby-room-waits-free = 還有空位
lobby-room-reason = 請玩家離開
lobby-room-reason-prompt = 為什麼？給對方的一行說明，可以留空。
lobby-waiting-own = 等待時可以：l 教學、z 解題、r 規則與卡牌。遊戲開始時會通知你。
lobby-waiting-keys = t 交談  l z r 自己玩  Esc 大廳  ? 說明
lobby-waiting-key-sit = Enter 入座
lobby-waiting-key-stand = Enter 讓出座位
lobby-waiting-key-unseat = Enter 請他離開
lobby-waiting-key-free = Enter 空出座位
lobby-waiting-key-bot = b 由機器人暫代
lobby-waiting-key-x = x 請他離開
lobby-waiting-key-y = y 準備好了
lobby-waiting-key-s = s 開始
lobby-waiting-key-w = w 種子詞
lobby-waiting-key-v = v 邀請

lobby-talk-title = 交談
lobby-talk-to = 對{ $seat }（{ $name }）
lobby-talk-to-all = 對所有人
lobby-talk-keys = Enter 送出｜Tab 選擇對象｜Esc 返回，保留文字
lobby-talk-empty = 還沒有人說話。
lobby-talk-whisper = 對{ $seat }
lobby-talk-server = 伺服器
lobby-talk-spectator = 旁觀者

lobby-table-title = 這張牌桌
lobby-table-prompt = { $title }：誰在場、可以同意哪些事
lobby-table-agree = { $name }回來之前，讓機器人代打{ $seat }（{ $number }人同意）
lobby-table-disagree = 還是不讓機器人代打{ $seat }
lobby-vote-end = 表決：不計結果結束對局。已同意：{ $agreed }；尚未同意：{ $missing }；還差{ $more }人，{ $minutes ->
    [0] 剛剛提出
   *[other] 已提出{ $minutes }分鐘
}。
lobby-vote-bot = 表決：由機器人代打{ $seat }。已同意：{ $agreed }；尚未同意：{ $missing }；還差{ $more }人，{ $minutes ->
    [0] 剛剛提出
   *[other] 已提出{ $minutes }分鐘
}。
lobby-table-consent = 讓旁觀者延遲觀看手牌（{ $all }人中{ $number }人同意）
lobby-table-refuse = 不再讓旁觀者看手牌
lobby-table-through = 以{ $seat }的視角觀看
lobby-table-open = 只看公開的內容
lobby-ring = 輪到你了：{ $title }
lobby-table-ring = 輪到我時：{ $ring ->
    [bell] 響鈴
    [osc9] 桌面通知（OSC 9）
    [osc777] 桌面通知（OSC 777）
   *[off] 不出聲
}；更改
lobby-table-tell-away = { $wished ->
    [yes] 我不在時輪到我，不再通知
   *[no] 我不在時輪到我，請通知我
}
lobby-table-dice = 公平的骰子
lobby-table-back = 回到對局
lobby-table-lobby = 前往大廳；座位會保留
lobby-table-here = 在場
lobby-dice-text =
    承諾值：{ $commitment }

    詞：{ $words }

    祕密：{ $secret }

    種子：{ $seed }
lobby-dice-alone = 只有{ $owner }加了詞：經營伺服器的人可能知道骰子結果。
lobby-dice-last = 最後一個詞由開桌的{ $owner }加入：經營伺服器的人可能刻意選詞以得到想要的骰子。請其他人再加一個詞。
lobby-dice-unmixed = 沒有人加詞：經營伺服器的人可能知道骰子結果。
lobby-dice-later = 對局結束時公開
lobby-dice-none = 這局由存檔繼續，沿用原來的種子。
lobby-nothing = 無

lobby-palette-talk = 交談
lobby-palette-talk-help = 對全桌或一個座位說話
lobby-palette-table = 牌桌
lobby-palette-table-help = 誰在場；讓機器人代替離席的人；旁觀者
lobby-palette-lobby = 大廳
lobby-palette-lobby-help = 回到大廳；你的座位會保留
lobby-key-talk = t
lobby-key-table = m
lobby-clock-left = 剩{ $time }
lobby-clock-window = { $time }後視為跳過
lobby-clock-left-game = 整局剩{ $time }
lobby-sent-not = 未送出：{ $why }
lobby-name-title = 你是誰？
lobby-name-prompt = 名字為 1 至 16 個字母、數字、「-」或「_」。其他人會看到前面加上 web- 的名字。
lobby-name-wrong = 無法使用這個名字。{ $why }
lobby-gone = { $name }離開了；座位會保留。按m查看可以同意哪些事
lobby-gone-plain = { $name }離開了；座位會保留。輸入「同桌」查看可以同意哪些事
lobby-back = { $name }回來了。

lobby-find = 找牌桌
lobby-find-about = 選擇要列出哪些有空位的牌桌
lobby-find-keys = 上下選擇一列，左右更改，在第一列按 Enter 列出牌桌。
lobby-find-list = 列出這些牌桌
lobby-find-all = 重新列出所有牌桌
lobby-find-shown = 只列{ $only }
lobby-find-any = 不限
lobby-find-game = 遊戲
lobby-find-pace = 步調
lobby-find-unpaced = 無步調
lobby-find-rated = 積分
lobby-find-rated-yes = 計分
lobby-find-rated-no = 不計分
lobby-find-language = 語言
lobby-find-last = 空位
lobby-find-last-no = 不限
lobby-find-last-yes = 只缺一人
lobby-find-watch = 通知我
lobby-find-watch-no = 否
lobby-find-watch-yes = 14 天內出現這種牌桌時通知一次
lobby-find-watching = 出現時會通知你
lobby-language-any = 不限
lobby-language-en = 英語
lobby-language-de = 德語
lobby-language-zh = 中文
lobby-level-new = 新手
lobby-level-settled = 積分已穩定
lobby-new-level = 積分範圍
lobby-new-level-none = 不限
lobby-new-level-prompt = 最低與最高積分，例如 1400-1800、1400- 或 -1800。受邀者一律可以入座。
lobby-new-level-of = 限{ $level }
lobby-new-who = 開放給
lobby-new-who-all = 所有人
lobby-new-who-settled = 積分已穩定的玩家
lobby-new-who-new = 積分仍屬暫定的玩家
lobby-new-language = 語言

# 沒有帳號的訪客
lobby-visit-title = 參觀（沒有帳號）
lobby-visit-unsaved = 不會儲存任何內容
lobby-visit-live = 進行中的對局
lobby-visit-live-none = 目前沒有進行中的公開對局。
lobby-visit-door = 回到入口：註冊或離開
lobby-visit-bots-about = 立刻開始，離開時就結束。
lobby-visit-keys = Enter 開啟  + 機器人  l 教學  z 題目  r 閱讀  Esc 入口
lobby-visit-help =
    你可以試玩教學與題目、閱讀規則與卡牌、與機器人對戰，也可以觀看其他玩家的公開對局。這些都不會儲存。

    你不能交談、入座或開桌：想這麼做，請按Esc回到入口註冊。

    # 按鍵
    Enter開啟游標所在的列；按一列的編號或字母即可選擇它。`+`與機器人對戰，`l`開啟教學，`z`開啟題目，`r`開啟規則與卡牌。
