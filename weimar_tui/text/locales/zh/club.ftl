# 伺服器自己的頁面與問題：註冊、帳號、管理、檔案庫、通知。

club-language = 中文
club-back = 返回
club-choose = 號碼：
club-choose-wrong = 請輸入0到{ $most }的數字。
club-choose-how = 輸入一列的編號後按Enter；0返回。按Ctrl+C離開。
club-confirm = 輸入{ $number }確認，直接按Enter取消：
club-not-confirmed = 沒有任何變更。

club-door =
    歡迎。這裡可以玩政治題材的桌上遊戲。
    這裡還不認識你的金鑰：{ $key }
    只會儲存公開的那一半。
club-door-sign-up = 註冊
club-door-account = 我已有帳號：加入這把金鑰
club-door-look = 參觀：教學、題目、規則、與機器人對戰
club-door-unsaved = 不會儲存任何內容
club-door-watch = 觀看進行中的對局
club-door-keys =
    所有按鍵

    上下方向鍵或Tab：選擇一列
    1 2 3 4：選擇要做的事（在空白的名稱欄位中，再按Enter）
    左右方向鍵：變更語言
    字母、退格鍵、Ctrl+U：編輯欄位
    Enter：到下一列，或執行該列的動作
    Esc或Ctrl+C：離開
club-door-language = 語言：英文、德文
club-door-unknown = 這個伺服器還不認識你的金鑰。
club-door-players = { $least }至{ $most }人
club-door-players-exactly = { $number }人
club-door-field-name = 名字
club-door-field-language = 語言
club-door-field-code = 邀請碼
club-door-field-letter = 自我介紹
club-door-about-name = 1到20個英文字母、數字、-或_
club-door-about-number = 按Enter前往下面的{ $number }
club-door-about-code = 玩家給你的join-…（主辦人邀請的話，請改用主辦人給的ssh指令）
club-door-about-letter = 一行即可，每個申請都會有人審閱
club-door-available = 可以使用
club-door-join = 以{ $name }之名加入
club-door-key = 你的金鑰：{ $key }。只會儲存公開的那一半。
club-page-door = 註冊
club-page-account = 帳號
club-page-moderate = 管理
club-keys-door = ↑↓ 移動   ←→ 變更   Enter 選擇   Esc 離開   ? 所有按鍵
club-keys-menu = ↑↓ 選擇   Enter 開啟   Esc 返回
club-keys-entry = Enter 送出   Esc 取消
club-keys-scroll = Page Up、Page Down

club-sign-up-rules =
    請公平遊戲、文明交談。被檢舉的牌桌，主辦人與管理員可以查看。
    名字為1到20個英文字母、數字、-或_。
club-sign-up-name = 名字：
club-sign-up-name-again = 名字（按Enter沿用{ $name }）：
club-sign-up-code = 玩家給你的邀請碼（join-…；主辦人邀請的話，請改用主辦人給的ssh指令）：
club-sign-up-letter = 每個申請都會有人審閱。請用一行介紹自己：
club-sign-up-confirm = 以{ $name }之名、用金鑰{ $key }註冊嗎？
club-signed-up = 歡迎，{ $name }。以後用這把金鑰就能登入。
club-sign-up-waits = 你的帳號還需要審核，請稍後再來。
club-recover = 用你的名字和八個復原詞，把這把金鑰加入你的帳號。
club-recover-name = 名字：
club-recover-words = 八個詞：
club-recovered = 這把金鑰現在屬於{ $name }。舊的復原詞已失效，以下是新的。
club-recover-how = 要用什麼方式把這把金鑰加入你的帳號？
club-recover-by-words = 用我的八個復原詞
club-recover-by-mail = 把指令寄到我的電子郵件
club-recover-mailed = 如果帳號{ $name }設有接收通知的電子郵件地址，指令已寄出。請在{ $minutes }分鐘內於這台電腦輸入。沒收到郵件時，請用復原詞，或聯絡主辦人。
club-recover-subject = 為你的帳號加入新金鑰
club-recover-mail =
    { $name }，你好：

    有人想以你的身分登入，但金鑰沒有登記過。如果是你本人，請在提出要求的那台電腦輸入：

    { $command }

    這會把那台電腦的金鑰加入你的帳號。只能用一次，{ $minutes }分鐘內有效。

    如果不是你，什麼都不用做，也不要把指令交給任何人。
club-link-confirm = 要把你的金鑰{ $key }加入帳號{ $name }嗎？
club-linked = 這把金鑰現在屬於{ $name }。

club-words = 遺失金鑰時，可用這八個詞找回帳號。請抄下來：只顯示這一次。
club-words-check = 請確認，輸入第{ $number }個詞：
club-words-wrong = 不對，請看上面的列表。
club-words-stored = 新的復原詞已儲存，舊的已失效。

club-account = { $name }，你的帳號：
club-own-mute = { $until }之前你不能發言，也不能為牌桌命名。理由：{ $reason }
club-own-mute-ever = 你不能發言，也不能為牌桌命名。理由：{ $reason }
club-own-unrated = { $until }之前你不能玩計分對局。理由：{ $reason }
club-keys-list = 查看金鑰
club-key-add = 加入金鑰：貼上
club-key-link = 加入金鑰：從另一台電腦登入
club-key-remove = 移除金鑰
club-words-new = 更換復原詞
club-browser = 用瀏覽器登入
club-invite = 邀請別人
club-leave = 刪除我的帳號
club-key = { $key }  { $label }  加入於{ $added }，上次使用{ $used }
club-key-here = （目前這把）
club-key-of-host = 你用的金鑰是主辦人加入的，只有主辦人能移除。
club-keys-none = 你沒有加入任何金鑰。
club-key-paste = 貼上公開金鑰（ssh-ed25519 AAAA…）：
club-key-add-confirm = 讓{ $key }以你的身分登入嗎？
club-key-added = 已加入金鑰。
club-key-link-confirm = 要產生代碼嗎？用它登入的人，其金鑰會加入你的帳號。只能用一次，十分鐘內有效。
club-key-link-made =
    在另一台電腦輸入：
    { $command }
club-key-remove-confirm = 移除{ $key }嗎？之後無法再用它登入。
club-key-removed = 已移除金鑰。
club-words-new-confirm = 更換復原詞嗎？舊的會失效。
club-rename = 更改名字
club-rename-about =
    每{ $days }天可改名一次，別人不能使用你的舊名。
    已結束的對局仍顯示當時的名字。評分、戰績、好友與金鑰都會保留。
club-rename-name = 新名字：
club-rename-confirm = 把名字從{ $before }改為{ $name }嗎？之後請用同一把金鑰重新登入。
club-invite-made =
    請傳給一個人：
    { $command }
    只能用一次，{ $days }天內有效。
club-leave-of-host = 你的金鑰是主辦人加入的，請主辦人移除金鑰與帳號。
club-leave-confirm =
    刪除你的帳號嗎？你的名字會從所有對局中消失，說過的話也會刪除。
    { $days }天內登入即可取消。
club-left = 你的帳號已關閉，將於{ $until }刪除。在那之前登入即可保留。
club-reopen-confirm = 你的帳號將於{ $until }刪除。要改為保留嗎？
club-reopened = 你的帳號已恢復。

club-not-a-helper = 只有協助者與管理員能開啟此頁。
club-mod-reports = 檢舉
club-mod-held = 待審核的帳號
club-mod-act = 禁言、轉為待審核、停權或禁止計分對局
club-mod-in-force = 目前的處分
club-mod-audit = 稽核紀錄
club-mod-reports-none = 沒有待處理的檢舉。
club-mod-report = { $at }  { $by }檢舉{ $about }：{ $text }
club-mod-report-table = 牌桌{ $table }的聊天：
club-mod-report-lobby = 大廳聊天：
club-mod-report-no-chat = 沒有附上聊天內容。
club-mod-upheld = 成立
club-mod-dismissed = 不成立
club-mod-decided = 檢舉已處理。
club-mod-held-none = 沒有待審核的帳號。
club-mod-admit-confirm = 核准{ $name }嗎？
club-mod-whom = 名字：
club-mod-unknown = 沒有這個名字的帳號。
club-mod-mute = 禁言
club-mod-unmute = 解除禁言
club-mod-hold = 轉為待審核
club-mod-unrated = 暫時禁止計分對局
club-mod-rated = 恢復計分對局
club-mod-suspend = 停權
club-mod-unsuspend = 解除停權
club-mod-how-long = 多久（30m、2h、7d；留空：直到解除為止）：
club-mod-how-long-unrated = 多久（1d、7d、4w；留空：7天）：
club-mod-reason = 理由（對方會看到）：
club-mod-annul = 作廢一局
club-mod-annul-which = 牌桌（12個字母和數字）：
club-mod-annul-confirm = 作廢牌桌{ $table }的對局？所有積分將視同這局沒有進行過。
club-mod-pairs = 同桌紀錄：誰與誰同桌時勝率偏高
club-mod-pair = { $player } 與 { $other } 同桌：{ $games } 局，勝 { $won }，預期 { $expected }，每局 { $gain }
club-mod-pairs-about = 與對方同桌時，勝場超出積分預期的部分。運氣也會造成這種數字，請查看對局再判斷。
club-mod-pairs-none = 沒有任何兩位玩家同桌滿八局計分對局。
club-mod-act-confirm = { $name }：{ $what }？
club-mod-second = 已記錄。一週內須有另一位管理員提出同樣的停權。
club-mod-done = 完成。
club-mod-sanction =   { $name }：{ $kind }，至{ $until }（{ $reason }）
club-mod-none-in-force = 目前沒有處分。

club-player-head = { $name } · { $since }加入 · 使用語言：{ $languages }
club-player-pool = { $game }，{ $seats }人：{ $rating } ± { $sigma } · 計分{ $games }局，勝{ $won }局
club-player-unrated = { $game }，{ $seats }人：尚無積分
club-player-no-rated = { $until }之前不能玩計分對局
club-player-sides = 各方勝局：{ $sides }
club-player-new = 還沒有結束的對局。
club-player-stayed = 玩到最後：{ $ended }局中的{ $stayed }局
club-player-left = 上次提前離開：{ $day }；此後玩完{ $since }局
club-player-times = 每日與慢速步調：一半的回應在{ $half }內，四分之三在{ $most }內
club-player-with-you = 與你同桌{ $number }局；你勝{ $yours }局，{ $name }勝{ $theirs }局
club-player-latest = 最近的對局：
club-player-won = 勝
club-player-lost = 負
club-player-unfinished = 未完成
club-archive-title = 檔案庫：{ $words }
club-archive-all = 所有已結束的對局
club-archive-none = 沒有符合的對局。
club-archive-more = 更多對局
club-archive-how = 閱讀對局：{ $command } story 牌桌。分享：{ $command } share 牌桌。
club-share-made = 有帳號的人都能閱讀這局：{ $show }
club-share-made-all = 有帳號的人都能閱讀這局（{ $show }），也能連同所有手牌下載（{ $fetch }）。
club-web-link =
    請在兩分鐘內用瀏覽器開啟，此連結只能用一次：
    { $link }
club-web-how =
    玩家以一次性連結登入。
    取得連結：{ $command }
club-web-closed = 連線已中斷。
club-web-again = 重新連線
club-web-enter = 登入
club-web-leave = 登出

club-notices = 離線時的通知
club-notices-off = 這台伺服器不向離線玩家發送通知。
club-notices-about = 你不在時，用這裡的方式得知輪到你。通知只提牌桌名稱，不透露要你決定什麼。
club-channel-mail = 郵件：{ $target }
club-channel-ntfy = ntfy：{ $target }
club-channel-webhook = webhook：{ $target }
club-channel-command = 經由這台伺服器
club-channel-off = { $line } · 已停用：{ $why }
club-channel-add-mail = 新增電子郵件地址
club-channel-add-ntfy = 新增ntfy主題（手機通知）
club-channel-add-webhook = 新增webhook
club-channel-add-command = 新增伺服器提供的通知方式
club-channel-target-mail = 電子郵件地址：
club-channel-target-ntfy = 主題，或完整網址（https://…/topic）：
club-channel-target-webhook = 網址（https://…）：
club-channel-confirm-ntfy = 要把對局通知送到{ $target }嗎？知道這個主題的人都看得到。
club-channel-confirm-webhook = 要把對局通知送到{ $target }嗎？
club-channel-confirm-command = 要用主辦人設定的方式通知你嗎？
club-channel-added-mail = 已新增。遺失金鑰時，也可以用這個地址找回帳號。
club-channel-added-test = 已新增，測試通知已送出。
club-channel-secret = 通知以此密鑰簽章（Weimar-Signature：內容的 HMAC-SHA256）：{ $secret }
club-channel-when = 更改通知時間
club-channel-test = 送出測試通知
club-channel-remove = 移除
club-channel-tested = 對方已收下測試通知。
club-channel-removed = 已移除，不會再送通知過去。
club-code-sent = 驗證碼已寄往 { $address }。
club-code-ask = 郵件裡的驗證碼（直接按 Enter 取消）：
club-code-wrong = 驗證碼不符。
club-code-subject = 你的驗證碼
club-code-mail =
    { $name } 想用這個地址接收對局通知。
    請輸入驗證碼確認：{ $code }

    如果不是你本人，請忽略這封信，之後不會再收到郵件。
club-when-turn = 每次輪到我
club-when-digest = 每天 { $hour }:00（{ $zone }）
club-when-never = 不通知
club-when-turn-option = 每次輪到我時
club-when-digest-option = 每天一次，有對局等我時才送
club-when-never-option = 不通知
club-when-hour = 幾點（0 到 23）？
club-when-zone = 你的時區，例如 Asia/Taipei 或 UTC+8（直接按 Enter 為 UTC）：
club-when-stored = 已儲存。
club-channel-quiet = 設定靜音時段，期間通知會延後
club-quiet-line = 靜音{ $hours }（{ $zone }）
club-quiet-hours = 從幾點到幾點靜音，例如22-7（按Enter取消靜音）：
club-message-turn = 「{ $title }」輪到你了。
club-message-low = 你在「{ $title }」的時間快用完了：還剩{ $left }。
club-message-invited = { $by }邀請你加入「{ $title }」。
club-message-match = { $by }開了一張你在找的牌桌：「{ $title }」。
club-message-expires = 「{ $title }」再沒有人行動就快要結束了。
club-message-over = 「{ $title }」的對局結束了。
club-message-test = 這是測試通知，輪到你時會這樣告訴你。
club-message-digest = 有 { $number } 局在等你，最急的是「{ $title }」，還剩 { $left }。
club-message-digest-free = 有 { $number } 局在等你，最急的是「{ $title }」。
club-message-how = 連線遊玩：{ $command }
club-message-stop = 停止通知：{ $command }
club-message-stop-page = 或開啟：{ $address }
club-web-stop-messages = 停止這些通知
club-web-stopped = 已停止，不會再送通知過去。
club-web-stopped-not = 沒有可停止的通知：代碼錯誤或已用過。
