# 終端畫面：面板、畫面、對話框、說明

# --- 名稱 ---------------------------------------------------------------------------------------
ui-party-spd = SPD
ui-party-kpd = KPD
ui-party-z = 中央黨
ui-party-dnvp = DNVP
ui-party-short-spd = SPD
ui-party-short-kpd = KPD
ui-party-short-z = Z
ui-party-short-dnvp = DNVP
ui-minor-uspd = USPD
ui-minor-ddp = DDP
ui-minor-dvp = DVP
ui-nobody = 無人
ui-card-hidden = 未公開的卡

ui-threat-unrest = 動盪
ui-threat-poverty = 貧窮
ui-threat-prosperity = 繁榮
ui-threat-regime = 地方政權
ui-threat-councils = 地方議會
ui-threat-uprising = 起義
ui-threat-inflation = 通貨膨脹
ui-threat-blockade = 封鎖
ui-threat-violent-peace = 暴力和平
ui-threat-instable-state = 國家不穩定
ui-threat-minority-cabinet = 少數政府
ui-threat-black-friday = 黑色星期五
ui-threat-short-unrest = 盪
ui-threat-short-poverty = 貧
ui-threat-short-prosperity = 榮
ui-threat-short-regime = 政
ui-threat-short-councils = 議
ui-threat-short-uprising = 起
ui-unit-mark-black = 黑
ui-unit-mark-police = 警
ui-unit-mark-reichswehr = 軍
ui-nation-usuk = 美英
ui-nation-france = 法國
ui-nation-ussr = 蘇聯
ui-president-ebert = 艾伯特
ui-president-none = 無人

ui-action-demonstrate = 示威
ui-action-coup = 政變
ui-action-counter-coup = 反政變
ui-action-fight = 戰鬥
ui-action-reaction = 反應
ui-action-negotiate = 外交
ui-action-roll = 擲骰
ui-action-crisis = 危機判定
ui-action-vote = 投票
ui-action-city = 隨機城市

# --- 面板 ---------------------------------------------------------------------------------------
ui-pane-map = 德國
ui-pane-parliament = 國會
ui-pane-opinion = 輿論
ui-pane-tracks = 軌道
ui-pane-parties = 政黨
ui-pane-hand = 手牌
ui-pane-chronicle = 紀事
ui-pane-decision = 決定
ui-phase-setup = 設置
ui-phase-republic = 共和階段
ui-phase-agenda = 議程階段
ui-phase-impulse = 行動階段
ui-phase-politics = 政治階段
ui-phase-over = 結束
ui-head = 威瑪｜第{ $round }輪，共{ $last }輪｜{ $phase }｜總理{ $chancellor }｜政府{ $government }
ui-head-short = 第{ $round }/{ $last }輪｜{ $phase }｜政府{ $government }
ui-head-vp = 分
ui-dr-box-inflation = 通膨
ui-dr-box-blockade = 封鎖
ui-dr-box-violent-peace = 暴力和平
ui-dr-box-instable-state = 國家不穩
ui-dr-box-minority-cabinet = 少數政府
ui-dr-box-black-friday = 黑色星期五
ui-dr-box-poverty = 貧窮
ui-dr-box-title = DR區{ $number }/{ $limit }
ui-map-dissolved = 瓦解：{ $units }
ui-parliament-majority = 半數{ $number }/{ $seats }
ui-parliament-enough = { " " }達標
ui-parliament-overflow = 多{ $number }席
ui-parliament-floor = 半數
ui-parliament-needed = { $number }/{ $seats }
ui-track-society = 社會
ui-track-economy = 經濟
ui-track-foreign-affairs = 外交
ui-track-nsdap = 納粹
ui-track-round = 輪次
ui-track-flags = 旗幟
ui-track-nothing = 無
ui-track-president = 總統{ $name }
ui-economy-1 = 每輪2座城市貧窮
ui-economy-2 = 每輪1座城市貧窮
ui-economy-3 = 無效果
ui-economy-4 = 每輪1座城市繁榮
ui-economy-5 = 每輪2座城市繁榮
ui-economy-short-1 = 2座城市貧窮
ui-economy-short-2 = 1座城市貧窮
ui-economy-short-3 = 無效果
ui-economy-short-4 = 1座城市繁榮
ui-economy-short-5 = 2座城市繁榮
ui-economy-rentenmark = 地租馬克
ui-affairs-needs = { $dice }顆骰，需要{ $needs }
ui-affairs-needs-short = { $dice }骰{ $needs }
ui-affairs-done = 已完成{ $number }
ui-nsdap-figures = { $number }/{ $limit }：到{ $limit }所有人都輸
ui-nsdap-figures-short = { $number }/{ $limit }
ui-nsdap-shield = 鋼鐵陣線
ui-column-vp = 分
ui-column-reserve = 存
ui-column-seats = 席
ui-column-bases = 基
ui-column-hand = 手
ui-column-deck = 堆
ui-column-discard = 棄
ui-parties-government = 政府：{ $chancellor }{ $alone ->
    [yes] 單獨執政
   *[no] *與{ $parties }
  }
ui-parties-agenda = { $party }：{ $agenda }
ui-stresemann-active = 史特雷斯曼
ui-stresemann-inactive = （史特雷斯曼）
ui-hand-short = 手牌
ui-hand-empty = 沒有卡
ui-hand-spectator = 你正在旁觀。
ui-chronicle-empty = 還沒有發生任何事。

# --- 警告 ---------------------------------------------------------------------------------------
ui-danger-cities = { $party }：{ $number }座城市有{ $threat }{ $berlin ->
    [yes] ，包括柏林
   *[no] { "" }
  }，再一座就可能推翻共和國
ui-danger-dr-box = DR區：第七個標記就是無政府狀態
ui-danger-nsdap = 納粹軌：再一個人偶，所有人都輸
ui-danger-seats = { $party }：組成政府時若仍占半數席次，將推翻共和國

# --- 按鍵與短詞 ---------------------------------------------------------------------------------
ui-key-turn = < >
ui-key-turn-label = 切換面板
ui-key-panes = Tab
ui-key-panes-label = 面板
ui-key-undo = u
ui-key-undo-label = 收回
ui-key-help = ?
ui-key-help-label = 說明
ui-key-search = /
ui-key-search-label = 搜尋
ui-key-cards = c
ui-key-cards-label = 卡牌
ui-key-chronicle = l
ui-key-chronicle-label = 紀事
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
ui-filter = 篩選：
ui-filter-empty = 沒有符合的項目。按Esc顯示全部。
ui-dialog-keys = Enter 選擇｜Esc 看圖版｜u 收回｜? 說明
ui-reading-keys = 上下鍵捲動｜Enter 關閉
ui-entry-keys = Enter 確定｜Esc 取消
ui-undo-not-now = 正在詢問其他人，現在不能收回。
ui-undo-done = 已收回。
ui-problem = 未能完成
ui-tiny = 你的終端機有{ $width }x{ $height }格，本程式需要{ $least }。請放大；不會遺失任何東西。
ui-crashed = 程式出錯而停止。你的對局已存檔；請選擇「繼續」。經過記錄在{ $path }
ui-attempt = { $party }：{ $located ->
    [yes] 在{ $city }
   *[no] { "" }
  }{ $action }｜{ $dice }顆骰{ $modified ->
    [yes] ，結果{ $modifier }
   *[no] { "" }
  }{ $fell ->
    [yes] ｜擲出{ $rolled }：結果{ $result }
   *[no] { "" }
  }
ui-save-as-title = 另存
ui-save-as-prompt = 這局的副本要存到哪裡？對局本身每一步都會自動存檔。
ui-save-as-done = 對局的副本在{ $path }
ui-save-elsewhere-title = 存到其他位置
ui-save-elsewhere-prompt = 對局無法存到原來的位置。要改存到哪個檔案繼續？（Esc：再試一次原來的位置）
ui-palette-title = 指令
ui-palette-prompt = 要做什麼？按f篩選。
ui-palette-keys = Enter 選擇｜Esc 關閉
ui-palette-undo = 收回你上一個選擇
ui-palette-help = 目前面板的說明
ui-palette-cards = 查閱卡牌
ui-palette-search = 搜尋卡牌與規則
ui-palette-points = 查看分數的來源
ui-palette-replay = 回顧目前為止的對局
ui-palette-save = 把對局的副本寫入檔案
ui-palette-leave = 離開對局
ui-palette-leave-help = 回到開始畫面；對局已存檔
ui-palette-quit = 結束程式；對局已存檔

# --- 列舉 ---------------------------------------------------------------------------------------
# 兩句之間與列舉事項之間的分隔。
ui-two-sentences = { $first }{ $rest }
ui-two-things = { $first }、{ $rest }

# --- 預覽 ---------------------------------------------------------------------------------------
ui-preview-odds = { $dice }顆骰{ $modified ->
    [yes] （{ $modifier }）
   *[no] { "" }
  }：{ $odds }
ui-preview-result = { $percent }%：{ $effects }
ui-preview-or = { $first }｜{ $rest }
ui-preview-full-city = 城市已滿：不放置，改為移除另一個政黨的1個基礎。
ui-preview-nothing = 無效果
ui-preview-overthrow = 危險：{ $party }將推翻共和國。
ui-preview-nsdap = 危險：第六個人偶將結束遊戲，所有人都輸。
ui-preview-fallen = 結果{ $result }：{ $effects }
ui-preview-space = 納粹軌第{ $space }格：{ $effects }
ui-preview-stopped = 鋼鐵陣線挺住了：人偶不放置。
ui-preview-anarchy = 危險：DR區的第七個標記將結束遊戲。
ui-preview-steps = { $steps }步{ $reserve ->
    [0] { "" }
   *[other] ，其中{ $reserve }步來自儲存
  }
ui-preview-of = { $party }：{ $text }
ui-preview-left-over = 還有{ $ap }行動點沒有使用。
ui-preview-issue = 贏得後：{ $text }
ui-preview-actions = 在一座城市有{ $points }行動點{ $event ->
    [yes] ；事件必須執行：{ $text }
   *[no] { "" }
  }
ui-preview-debate = 一個議題{ $large }步，另一個{ $small }步{ $event ->
    [yes] ；事件必須執行：{ $text }
   *[no] { "" }
  }

# --- 開始 ---------------------------------------------------------------------------------------
ui-start-subtitle = 為民主而戰
ui-start-unofficial = 這款桌遊的非官方程式。規則依據規則書，多數卡牌為自行設計。
ui-start-continue = 繼續（第{ $round }輪，{ $when }）
ui-start-new = 新對局
ui-start-open = 開啟存檔
ui-start-rules = 規則
ui-start-cards = 卡牌
ui-start-language = 語言：繁體中文
ui-start-quit = 離開

# --- 新對局 -------------------------------------------------------------------------------------
ui-new-title = 新對局
ui-new-keys = 上下鍵選行，左右鍵更改，Enter開始。
ui-new-scenario = 劇本
ui-new-seed = 種子
ui-new-take-backs = 自由收回
ui-new-take-backs-no = 否
ui-new-take-backs-yes = 是
ui-new-pace = 機器人速度
ui-new-pace-slow = 慢
ui-new-pace-normal = 快
ui-new-pace-fast = 立即
ui-new-begin = 開始
ui-new-help-scenario = 主劇本是六輪的完整遊戲；其他的較短。共和國隨時可能提前垮臺。
ui-new-help-seat = 由誰扮演這個政黨：這個鍵盤前的人、會盤算的機器人，或隨機選擇的機器人。
ui-new-help-seed = 所有擲骰與洗牌都由種子決定。按Enter輸入別的種子。
ui-new-help-take-backs = 擲骰與看過的卡也可以收回。供練習用。
ui-new-help-pace = 你有多少時間看機器人的行動。按空白鍵略過等待。
ui-new-help-begin = 對局每一步都會存檔。
ui-player-human = 這裡的人
ui-player-cards = 由行為卡操作
ui-player-steady = 機器人：穩健
ui-player-random = 機器人：隨機

# --- 存檔 ---------------------------------------------------------------------------------------
ui-saves-title = 存檔
ui-saves-prompt = Enter繼續對局，f篩選，Esc返回。
ui-saves-none = { $folder }裡還沒有存檔。
ui-saves-line = { $when }  第{ $round }輪，{ $picks }步  { $who }  { $state }
ui-saves-nobody = 只有機器人
ui-saves-open = 未結束

# --- 交接鍵盤 -----------------------------------------------------------------------------------
ui-hand-over = 請把鍵盤交給{ $party }
ui-hand-over-key = 就座後按Enter。

# --- 結局 ---------------------------------------------------------------------------------------
ui-ending-republic-survived = 共和國存續
ui-ending-republic-survived-text = 共和國度過了最後一輪。得分最高者，最善於為它效力，或最善於利用它。
ui-ending-overthrow-seats = 共和國在國會中被推翻
ui-ending-overthrow-seats-text = 第{ $round }輪，{ $winners }占有國會半數以上的席次，廢除了共和國。
ui-ending-overthrow-cities = 共和國被推翻
ui-ending-overthrow-cities-text = 第{ $round }輪，{ $winners }掌握的城市之多，使共和國垮臺。
ui-ending-nsdap = 納粹黨奪權
ui-ending-nsdap-text = 第六個人偶站上納粹軌。迫害、戰爭與大屠殺隨之而來。所有政黨都輸了；軌上人偶最多、使其得逞的是：{ $enablers }。
ui-ending-anarchy = 無政府狀態
ui-ending-anarchy-text = DR區再也容不下標記。第{ $round }輪，國家分崩離析；執政黨因此失去分數。
ui-over-page = 結局
ui-over-leave = 回到開始畫面
ui-end-winners = 獲勝者：{ $winners }
ui-end-no-winner = 沒有人獲勝。
ui-end-by-round = 各輪分數
ui-end-by-source = 各來源分數
ui-end-round = 第{ $round }輪
ui-end-total = 合計
ui-points-title = 目前分數
ui-points-keys = ←→ 政黨｜? 說明｜Enter 返回
ui-key-points = v
ui-key-points-label = 分數
ui-end-of-party = { $party }的分數來源
ui-end-keys = ←→ 政黨｜r 回顧對局｜? 說明｜Enter 返回
ui-source-other = 其他

# --- 卡牌與規則 ---------------------------------------------------------------------------------
ui-codex-title = 卡牌與規則
ui-codex-search = 搜尋：
ui-codex-none = 沒有找到。按Esc顯示全部。
ui-codex-keys = / 搜尋｜左右鍵捲動｜Esc 返回

# --- 說明 ---------------------------------------------------------------------------------------
ui-help-title = 說明
