# 終端畫面：面板、畫面、對話框、說明

# --- 名稱 ---------------------------------------------------------------------------------------
ui-nobody = 無人
ui-card-hidden = 未公開的牌

# --- 面板 ---------------------------------------------------------------------------------------
ui-pane-table = 桌面
ui-pane-tracks = 軌道
ui-pane-hand = 手牌
ui-pane-chronicle = 紀事
ui-pane-decision = 決定
ui-hand-short = 手牌
ui-hand-empty = 沒有牌
ui-hand-spectator = 你正在旁觀。
ui-chronicle-empty = 還沒有發生任何事。
ui-chronicle-between = ｜

# --- 按鍵與短詞 ---------------------------------------------------------------------------------
ui-key-turn = < >
ui-key-turn-label = 切換面板
ui-key-panes = Tab
ui-key-panes-label = 面板
ui-key-undo = u
ui-key-undo-label = 收回
ui-key-help = ?
ui-key-help-label = 說明
ui-key-look = o
ui-key-look-label = 查閱
ui-key-search = /
ui-key-search-label = 搜尋
ui-key-cards = c
ui-key-cards-label = 卡牌
ui-key-chronicle = l
ui-key-chronicle-label = 紀事
ui-key-points = v
ui-key-points-label = 局勢
ui-key-since = s
ui-key-since-label = 上次之後
ui-key-replay = r
ui-key-replay-label = 回顧
ui-key-menu = q
ui-key-menu-label = 選單
ui-key-save = ^s
ui-key-save-label = 另存
ui-key-palette = ^p
ui-key-palette-label = 指令
ui-key-quit = ^q
ui-key-quit-label = 離開
ui-key-dialog = Esc
ui-key-dialog-label = 回到問題
ui-key-outlook = e
ui-key-outlook-label = 預測
ui-key-layer = n
ui-key-layer-label = 地名
ui-key-filter = f
ui-key-filter-label = 篩選
ui-key-hurry = 空白鍵
ui-key-hurry-label = 加快
ui-key-settings = F9
ui-key-settings-label = 設定
ui-key-decision = d
ui-key-decision-label = 決定
ui-key-peek = Esc
ui-key-peek-label = 看版圖
ui-another-one = Esc：返回
ui-chronicle-new = { $number }則新訊息
ui-filter = 篩選：
ui-choose-unknown = 沒有這個編號的答案。
ui-choose-first = 請先用方向鍵或數字選擇；此處只按 Enter 沒有作用。
ui-filter-empty = 沒有符合的項目。按Esc顯示全部。
ui-dialog-keys = Enter 選擇｜Esc 看版圖{ $undo ->
    [yes] ｜u 收回
   *[no] { "" }
}｜? 說明
ui-reading-keys = 上下鍵捲動｜Enter 關閉
ui-entry-keys = Enter 確定｜Esc 取消，保留文字
ui-entry-keys-names = Tab 補全名稱｜Enter 確定｜Esc 取消，保留文字
ui-discard-title = 要放棄變更嗎？
ui-discard-prompt = 你已經更改了這份表單。
ui-discard-keep = 繼續編輯
ui-discard-yes = 放棄並返回
ui-undo-not-now = 其他人還有問題要回答，現在不能收回。
ui-just-came = 按得太快：畫面才剛出現；請再按一次。
ui-undo-done = 已收回。
ui-problem = 未能完成
ui-tiny = 你的終端機有{ $width }x{ $height }格，本程式需要{ $least }。請放大；不會遺失任何東西。
ui-tiny-lines = 或改用逐行模式：{ $command }
ui-crashed = 程式出錯而停止。你的對局已存檔；請選擇「繼續」。錯誤報告在{ $path }
ui-save-as-title = 另存
ui-save-as-prompt = 這局的副本要存到哪裡？對局本身每一步都會自動存檔。
ui-save-as-done = 對局的副本在{ $path }
ui-save-elsewhere-title = 存到其他位置
ui-save-elsewhere-prompt = 對局無法再存到原來的檔案。要改存到哪個檔案？（Esc：再試一次原來的檔案）
ui-save-elsewhere-done = 對局在{ $path }繼續。「繼續」不會找那裡：請從「開啟存檔」按檔名開啟。
ui-palette-title = 指令
ui-palette-prompt = 要做什麼？按f篩選。
ui-palette-keys = Enter 選擇｜Esc 關閉
ui-palette-undo = 收回你上一個選擇
ui-palette-help = 目前面板的說明
ui-palette-cards = 查閱卡牌
ui-palette-search = 搜尋卡牌與規則
ui-palette-points = 各方目前的局勢
ui-palette-replay = 回顧目前為止的對局
ui-palette-save = 把對局的副本寫入檔案
ui-palette-leave = 離開對局
ui-palette-leave-help = 回到開始畫面；對局已存檔
ui-palette-quit = 結束程式；對局已存檔

# --- 列舉 ---------------------------------------------------------------------------------------
# 兩句之間與列舉事項之間的分隔。

# --- 預覽 ---------------------------------------------------------------------------------------

# --- 開始 ---------------------------------------------------------------------------------------
ui-start-continue = 繼續（{ $reached }，{ $when }）
ui-start-not-played = 尚未玩過
ui-start-learn = 教學
ui-start-puzzle = 每日一題
ui-start-game = 遊戲：{ $game }
ui-start-unofficial = 桌遊的非官方程式。規則依據規則書，許多卡牌為自行設計。
ui-start-new = 新對局
ui-start-open = 開啟存檔
ui-start-rules = 規則
ui-start-cards = 卡牌
ui-start-language = 語言：繁體中文
ui-start-quit = 離開
ui-start-continue-brief = 繼續：{ $game }
ui-start-watch-brief = 觀看對局
ui-start-played = 已玩過
ui-start-learnt = 教學已完成：{ $done }／{ $all }
ui-start-in-lesson = 正在上第{ $number }課
ui-start-your-turn-brief = { $reached } · 你
ui-start-your-turn = { $reached } · 輪到你
ui-start-you-are = 你是{ $seat }
ui-start-next-lesson = { $game }｜{ $lesson }
ui-start-about-new = 開始新的《{ $game }》：選擇玩家、機器人強度與劇本。
ui-start-about-learn = 邊玩邊講解的教學對局。
ui-start-about-puzzle = 取自對局紀錄的局面，其中一個答案明顯最好：每天一題，也可依題號選題。
ui-start-about-continue = 從上次停下的地方繼續。
ui-start-about-open = 所有進行中與已結束的對局：繼續、改名、刪除。
ui-start-about-watch = 從第一步到最後一步觀看對局與曲線，也可以並列比較多局。
ui-start-about-rules = 《{ $game }》的規則摘要，可閱讀與搜尋。
ui-start-about-cards = 《{ $game }》的所有卡牌及其效果。
ui-start-about-game = 新對局、教學、規則與卡牌所用的遊戲。按 Tab 前往圖片。
ui-start-about-language = 繁體中文、英文或德文。
ui-start-about-settings = 配色、速度、按鍵等。
ui-start-about-quit = 每一步都已存檔。

# --- the first start ---
ui-first-welcome = 終端機桌遊。要用哪種語言？
ui-first-language = 繁體中文
ui-first-which = 想先試玩哪個遊戲？
ui-first-learn = 邊玩邊學
ui-first-play = 設置對局
ui-first-keys-language = ←→ 語言 · Enter 前往遊戲 · Esc 主選單
ui-first-keys-game = ←→ 遊戲 · Enter 第一課 · n 直接開始對局 · ↑ 語言 · Esc 主選單

# --- 新對局 -------------------------------------------------------------------------------------
ui-new-title = 新對局
ui-new-game = 遊戲
ui-new-players = 人數
ui-new-scenario = 劇本
ui-new-seed = 種子
ui-new-free-undo = 自由收回
ui-new-free-undo-no = 否
ui-new-free-undo-yes = 是
ui-new-pace = 其他人的回合
ui-new-pace-gentle = 逐步說明
ui-new-pace-slow = 有時間閱讀
ui-new-pace-normal = 稍微看一下
ui-new-pace-fast = 直接跳到我的回合
ui-new-me = 你扮演
ui-new-me-nobody = 誰都不是，只旁觀
ui-new-me-several = 這裡有好幾個人
ui-new-bots = 機器人
ui-new-bots-mixed = 各不相同
ui-new-bots-none = 沒有
ui-new-rules = 規則
ui-new-rules-usual = 照原規則
ui-new-details = 細項
ui-new-details-usual = 照常
ui-new-starts-me = { $kind ->
    [me] 你是{ $seat }
    [nobody] 你旁觀
   *[several] 這裡有{ $number }人
}
ui-new-starts-bots = { $number }個機器人{ $of ->
    [none] {""}
   *[level] （{ $level }）
}
ui-new-like-last-time = 和上次一樣
ui-new-lesson = 第一次玩？先從短局學起
ui-new-foot-take = 選擇
ui-new-foot-rows = 選行
ui-new-foot-change = 更改
ui-new-foot-help = 說明
ui-new-foot-back = 返回
ui-new-help-me = 你的位子；其他位子由機器人來玩。有好幾個人時，在「細項」裡為每個位子選人。
ui-new-help-bots = 所有機器人的強度。在「細項」裡可以為每個位子選機器人。
ui-new-help-rules = 可以更改的規則。按Enter展開或收起。
ui-new-help-details = 各個位子，以及少改的項目。按Enter展開或收起。
ui-new-begin = 開始
ui-new-help-game = 要玩哪款遊戲。
ui-new-help-players = 有幾個人玩。
ui-new-help-scenario = 要玩哪個劇本。按 ? 查看說明。
ui-new-help-seat = 由誰來玩：這個鍵盤前的人，或機器人。
ui-new-help-seed = 所有擲骰與洗牌都由種子決定。按Enter輸入別的種子。
ui-new-help-free-undo = 擲骰或看過牌之後也可以收回。供練習用。
ui-new-help-pace = 影響你的事情無論速度如何都會停留，直到你按下 Enter。空白鍵直接跳到你的下一個問題。按住不放的鍵絕不會回答問題。
ui-new-help-begin = 對局每一步都會存檔。
ui-player-human = 本機玩家
ui-bot-says = { $seat }：{ $text }。
ui-bot-trouble = 機器人{ $bot }出了問題（{ $seat }），由{ $by }代答。
ui-player-beginner = 機器人：新手
ui-player-easy = 機器人：簡單
ui-player-quick = 機器人：敏捷
ui-player-strong = 機器人：強手
ui-player-about-beginner = 下得隨意，常常出錯：適合第一次對局。
ui-player-about-easy = 憑感覺下：選看來合理的，不一定最好。
ui-player-about-steady = 照人寫的規則下；可靠，略嫌死板。
ui-player-about-quick = 在幾個模擬的局面裡試過最好的選項；不遜於「穩健」，而且立刻回答。
ui-player-about-strong = 試更多選項，也試得更徹底；最多需要一秒。
ui-player-about-random = 不看局面，隨便選。
ui-player-steady = 機器人：穩健
ui-player-random = 機器人：隨機

# --- 存檔 ---------------------------------------------------------------------------------------
ui-saves-title = 存檔
ui-saves-prompt = Enter繼續對局，f篩選，n改名，x刪除，Esc返回。
ui-saves-none = { $folder }裡還沒有存檔。
ui-when = { $year }年{ $month }月{ $day }日 { $time }
ui-saves-line = { $when }  { $game }・{ $reached }  { $state }  { $who }  { $scenario }，{ $picks }步
ui-saves-deleted = 已刪除{ $name }。按u可以還原。
ui-saves-renamed = 已改名為{ $name }。按u可以改回原名。
ui-saves-nothing = 這裡沒有刪除或改名過什麼。
ui-saves-not-yours = 只能刪除自己的存檔或替它改名。
ui-saves-rename = 改名
ui-saves-rename-prompt = 這個存檔要叫什麼？
ui-saves-nobody = 只有機器人
ui-saves-open = 未結束

# --- 交接鍵盤 -----------------------------------------------------------------------------------
ui-hand-over = 請把鍵盤交給{ $seat }
ui-hand-over-key = 坐到鍵盤前之後按Enter。
ui-hand-over-leave = Esc 離開對局（已存檔）

# --- 結局 ---------------------------------------------------------------------------------------
ui-ending-abandoned = 經同意結束
ui-ending-closed = 主辦人已關閉
ui-ending-expired = 無人遊玩，已結束
ui-over-page = 結局
ui-over-leave = 回到開始畫面
ui-over-again = 再玩一局
ui-over-swapped = 再玩一局，雙方換邊
ui-over-other-seat = 再玩一局，每人換到下一個座位
ui-end-key-again = a 再玩一局｜
ui-end-key-turns = 1-4 轉折點｜
ui-end-key-export = e 匯出｜
ui-end-winners = 獲勝者：{ $winners }
ui-end-no-winner = 沒有人獲勝。
ui-end-round = 第{ $round }輪
ui-end-total = 合計
ui-points-title = 目前局勢
ui-points-keys = ←→ 座位｜? 說明｜Enter 返回
ui-end-keys = ←→ 座位｜r 回顧｜? 說明｜Enter 返回

# --- 卡牌與規則 ---------------------------------------------------------------------------------
ui-codex-title = 卡牌與規則
ui-codex-search = 搜尋：
ui-codex-none = 沒有符合的項目。按Esc顯示全部。
ui-codex-keys = / 搜尋｜o 查閱｜左右鍵捲動｜Esc 返回

# --- 說明 ---------------------------------------------------------------------------------------
ui-help-title = 說明
ui-credits = 改編自 { $credits } 的桌上遊戲。本程式為非官方製作，文字皆為自撰；請支持原版遊戲。

# --- links -------------------------------------------------------------------------------------
# The word before the number of a section, as questions say it.
ui-link-rules = 規則
ui-link-title = 查閱
ui-link-prompt = 想查閱什麼？
ui-link-none = 這裡沒有可查閱的東西。
ui-keys-between = ｜
ui-link-key-mark = Tab 下一個連結
ui-link-key-follow = o 查閱
ui-link-key-return = 退格鍵返回
ui-link-key-close = Enter 關閉
