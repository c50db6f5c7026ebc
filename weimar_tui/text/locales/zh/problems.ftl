# 出錯或遭拒時的說明。`problem-<id>`：核心與牌桌的錯誤代號。

problem-undo-nothing = 無法收回：還沒有做過任何選擇。
problem-undo-none = 無法收回：{ $seat }還沒有做過選擇。
problem-undo-since = 已無法收回：之後{ $seat }已做出選擇。
problem-undo-revealed = 無法收回：已擲骰、抽牌或翻開內容。
problem-undo-late = 已無法收回。

problem-file-folder = { $path } 是資料夾，請選擇其中的檔案。
problem-file-odd = { $path } 不是一般檔案，請選擇其他檔案。
problem-file-large = { $path } 太大，不會是存檔，請選擇其他檔案。
problem-file-missing = { $path } 不存在，請檢查名稱。
problem-file-forbidden = 你無權讀取 { $path } ，請檢查存取權限。
problem-file-unreadable = 無法讀取 { $path } ：{ $why }。

problem-save-empty = { $path } 是空的，沒有存入對局，請選擇其他存檔。
problem-save-foreign = { $path } 不是本程式的存檔，請選擇名稱以 .weimar 結尾的檔案。
problem-save-header = { $path } 的第一行已損壞，無法開啟這局。檔案保持原狀。
problem-save-newer = { $path } 由較新版本的程式存檔（格式{ $format }，本版最多讀到{ $newest }），請用較新版本開啟。
problem-save-other-game = 這是「{ $name }」的存檔，本程式無法遊玩。
problem-save-opening = 無法開啟 { $path } ：其中關於開局的內容無法使用。請選擇其他存檔。
problem-save-options = 存檔中的選項無法使用。
problem-save-exists = { $path } 已存在，請換一個名稱。
problem-save-name = 「{ $name }」不能作為存檔名稱。請使用文字、數字與空格。
problem-save-same = 這局本來就存在 { $path } 。
problem-save-busy = 另一個視窗正在玩 { $path } 。請先關閉，或開啟副本。
problem-save-changed = { $path } 在開啟後被更改，請重新開啟。
problem-save-full = 無法寫入 { $path } ：空間不足。請騰出空間後再選一次，不會遺失任何內容。
problem-save-unwritable = 無法寫入 { $path } ：{ $why }。請換一個位置。
problem-branch-outside = 這局從第{ $first }步到第{ $last }步。
problem-branch-over = 對局在此已結束。請選較早的時刻繼續遊玩。

problem-differs-not-asked = 此時沒有問題要{ $seat }回答
problem-differs-decision = 此時{ $seat }要回答的是問題{ $asked }，不是問題{ $decision }
problem-differs-rules = 規則不允許：{ $detail }
problem-differs-drawn = 抽出的是{ $drawn }，存檔記的是{ $recorded }
problem-differs-outcome = 存檔記的是{ $outcome }，但只可能是{ $low }到{ $high }
problem-differs-checkpoint = 之後的局面無法讀取
problem-differs-position = 第{ $round }輪開始時的局面不同
problem-differs-set-up = 開局布置不是由其種子發出的
problem-differs-seed = 存檔記的是{ $recorded }，但其種子給出的是{ $given }
problem-differs-no-end = 對局應在此結束，卻沒有結束
problem-differs-ending = 對局的結局與存檔所記不同
problem-differs-state = 最後的局面不同
problem-verify-pack = 對局時使用的卡片或規則不同（{ $pack }；目前：{ $present }）
problem-verify-torn = 最後一行在寫入時中斷，不予計算
problem-verify-damaged = 第{ $line }行已損壞，其後不予計算

problem-opened-title = 關於這個存檔
problem-opened-torn-line = { $name } 的最後一行在寫入時中斷，對局從前一步繼續。
problem-opened-damaged-line = { $name } 的第{ $line }行已損壞，之前的內容都已開啟（{ $picks }步）。
problem-opened-other-pack = 這局開始時使用不同的卡牌或規則；到目前為止，以現在的規則進行結果相同。
problem-opened-differs = { $name } 使用不同的規則或卡牌存檔，從第{ $pick }步起結果不同。{ $left ->
    [0] 對局從第{ $last }步之後繼續。
   *[other] 對局從第{ $last }步之後繼續，捨去最後{ $left }步。
}
problem-opened-beside = { $name } 保持原狀，對局在 { $beside } 繼續。
problem-opened-changed = 對局進行中，{ $name } 被其他程式更改。該檔案保持原狀，對局在 { $beside } 繼續，沒有任何遺失。

problem-settings-unwritable = 無法寫入設定 { $path } ：{ $why }。變更在結束程式前有效。
problem-settings-unkept = 無法保留原有設定 { $path } ：{ $why }。沒有寫入任何內容，變更在結束程式前有效。
problem-crash-unwritten = 程式出錯而停止。你的對局已存檔；請選擇「繼續」。經過無法記錄：不能寫入 { $path }

problem-game-unknown = 沒有「{ $name }」這款遊戲，可選：{ $known }
problem-pack-wrong = 無法使用這些卡牌：{ $detail }
problem-scenario-unusable = 無法使用劇本「{ $name }」：{ $detail }
problem-position-unreadable = 這不是本遊戲的局面。

problem-server-none = { $path } 沒有伺服器回應，請確認伺服器已啟動。
problem-server-other = 已有另一個伺服器使用 { $path } 。
problem-server-away = 伺服器已離線。
problem-server-left = 伺服器已離線，你的對局已存在伺服器上。
problem-server-broken = 連線中斷，你的對局已存在伺服器上。
problem-server-down = 伺服器即將關閉，你的對局已存檔。
problem-server-full = 伺服器已滿。
problem-server-mistake = 伺服器出錯，已記錄下來。
problem-server-bots = 機器人由伺服器操作。
problem-server-saves = 伺服器上的對局存在伺服器。
problem-hello-missing = 第一則訊息必須說明你是誰。
problem-hello-version = 本程式與伺服器的版本不同（這裡的牌桌版本是{ $client }，伺服器是{ $server }）。請更新較舊的一方。
problem-hello-often = 你的連線數已達上限。
problem-hello-again = 已經說過了。
problem-name-wrong = 名字為 1 至 20 個字母、數字、「-」或「_」。
problem-terminal-none = 遊戲需要終端機，請以互動式終端機連線。
problem-wire-much = 訊息送得太快了。
problem-wire-wrong = 錯誤的訊息過多，或訊息過多。
problem-wire-foreign = 無法辨識的訊息。
problem-wire-unknown = 伺服器傳來不明的內容。
problem-wire-large = 訊息最多{ $largest }位元組。
problem-wire-cut = 訊息不完整。
problem-wire-slow = 訊息傳送太慢。

problem-table-unknown = 沒有這張牌桌。
problem-table-unwritable = 無法儲存牌桌：{ $why }。
problem-tables-full = 牌桌已達上限。
problem-tables-yours = 你的牌桌已達上限。
problem-save-unknown = 沒有這個存檔。
problem-scenario-unknown = 沒有這個劇本。
problem-bot-unknown = 沒有這個機器人。
problem-seat-unknown = 沒有這個座位。
problem-seat-taken = 這個座位已有人。
problem-seat-none = 你在這張牌桌沒有座位。
problem-seat-first = 請先入座。
problem-seats-fixed = 對局已開始，座位不能更改。
problem-seed-fixed = 對局已開始，種子不能更改。
problem-seed-of-save = 存檔的對局沿用原來的種子。
problem-word-added = 你已經加過一個詞。
problem-word-empty = 沒有可加的內容。
problem-start-already = 對局已經開始。
problem-start-owner = 只有開桌的人可以開始對局。
problem-start-free-seat = 還有空位。
problem-start-nobody = 至少要有一人入座，只有機器人不需要牌桌。
problem-start-save = 這個存檔已無法讀取。
problem-close-owner = 只有開桌的人可以撤掉牌桌。
problem-close-begun = 對局已開始，牌桌會保留。
problem-game-none = 這裡沒有進行中的對局。
problem-question-closed = 這個問題現在不由你回答。
problem-question-bot = 這個座位現在由機器人代打。
problem-answer-unknown = 這不是可選的答案。
problem-watch-hands = 手牌只給旁觀者看，而且須全員同意。
problem-watch-full = 旁觀者已達上限。
problem-agree-players = 只有進行中對局的玩家可以同意此事。
problem-agree-nobody = 那個座位沒有可代替的人。
problem-agree-here = 那位玩家在場，機器人只能代替離席的人。
problem-agree-already = 那個座位已由機器人代打。
problem-consent-players = 只有在桌上的玩家可以同意這件事。
problem-say-empty = 沒有要說的內容。
problem-say-nobody = 那個座位沒有可以說話的人。
problem-say-elsewhere = 請先到那張牌桌再說話。
problem-say-slowly = 訊息送得太快了。
problem-disk-full = 伺服器目前無法存檔，因此什麼都沒有改變。請稍後再試。
problem-disk-waits = 伺服器目前無法存檔，遊戲暫停等候。
problem-game-unreadable = 這張牌桌的對局無法開啟，原因記在伺服器的記錄裡。
problem-game-not-hosted = 這裡沒有這個遊戲。
problem-option-unknown = 沒有這個選項。
problem-rules-differ = 伺服器玩「{ $game }」所用的規則或牌（{ $server }）與本程式（{ $client }）不同。
problem-agree-early = { $name }離開得還不夠久，請在{ $minutes }分鐘後再試。
problem-agree-elsewhere = 請到牌桌上表示同意。
problem-bot-stood-in = 你離開期間由機器人{ $bot }代打，共回答了{ $number }次。
problem-bot-replaced = { $seat }席的機器人{ $bot }出了問題，由{ $by }代答。

problem-host-packages = `{ $command }`需要更多套件，安裝指令：{ $install }
problem-host-wrong = 無法這樣提供服務：{ $detail }。
problem-host-web = --web無法以金鑰辨識玩家，請加上--open，或不用--web。
problem-host-bots = 可用的機器人有：{ $known }。
problem-host-socket = { $path }作為通訊端太長，請選擇較短的--data。
problem-host-listen = 無法在{ $address }的連接埠{ $port }等候連線：{ $why }。
problem-invitation-over = 這份邀請已經失效。
problem-host-days = 邀請最多有效365天。
problem-host-file = { $path }無法使用：{ $detail }。
problem-host-unwritable = 無法寫入{ $path }：{ $why }。
problem-host-key-open = 其他人也能讀取{ $path }（權限{ $mode }），請改成600。
problem-host-key-wrong = { $path }不是私密金鑰：{ $detail }。
problem-terminal-dumb = 你的終端機無法繪製畫面，請指明種類，例如：TERM=xterm-256color ssh
problem-card-unknown = 沒有卡牌「{ $name }」，全部卡牌請看：weimar cards list
problem-export-other-game = { $path }是「{ $name }」的對局，無法輸出。

problem-bot-stands-in = { $name }回來之前，由機器人代打。
problem-clock-empty = { $seat }的時間用完了，由機器人繼續。
problem-clock-over = { $seat }這次的時限已到，由機器人回答。

# 系統回報的原因，依其代號；其他原因以系統自己的文字顯示。
cause-eacces = 你在那裡沒有權限
cause-eperm = 不允許這項操作
cause-erofs = 那裡不能寫入
cause-enoent = 沒有這個資料夾或檔案
cause-enotdir = 路徑中有一部分是檔案，不是資料夾
cause-eisdir = 那是資料夾
cause-eexist = 已經存在
cause-enametoolong = 名稱太長
cause-enospc = 空間不足
cause-edquot = 你的空間配額已用完
cause-eio = 磁碟回報錯誤
cause-eaddrinuse = 已有其他程式在那裡等候連線
cause-eaddrnotavail = 這台電腦沒有這個位址
