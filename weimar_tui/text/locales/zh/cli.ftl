# 指令列：說明、用法有誤時的提示，以及各指令的輸出。`cli-wrong-*`：用法有誤。

cli-usage = 用法：
cli-sentence = { $text }。
cli-arguments = 參數
cli-options = 選項
cli-commands = 指令
cli-actions = 動作
cli-about =
    終端機上的非官方桌遊（{ $games }）。不加指令就開啟程式：與機器人或其他玩家對局、
    繼續上一局，或閱讀規則與卡牌。以--game選擇遊戲；預設為上次玩的遊戲。
cli-more = 執行`{ $help }`可查看該指令的詳細說明。

cli-examples = 範例：
cli-example-play = 開始玩
cli-example-german = 用德文玩
cli-example-learn = 有提示的簡短入門局
cli-example-card = 查一張卡牌的效果
cli-example-watch = 觀看存檔
cli-example-verify = 檢查存檔能否完全重演
cli-example-simulate = 讓機器人對局並統計結局
cli-example-ladder = 比較機器人的強弱
cli-example-engine = 以JSON逐行對局，供程式使用

cli-meta-file = 檔案
cli-meta-address = 位址
cli-meta-folder = 資料夾
cli-meta-day = 日期
cli-meta-pack = 資料夾
cli-meta-out = 輸出
cli-meta-name = 名稱
cli-meta-seed = 種子
cli-meta-seat = 座位
cli-meta-card = 卡牌
cli-meta-seconds = 秒數
cli-meta-command = 指令
cli-meta-action = 動作
cli-meta-text = 文字

cli-option-help = 顯示這份說明後結束
cli-option-version = 顯示版本後結束
cli-option-lang = 語言：en、de、zh（預設依設定，其次依系統）
cli-option-no-motion = 不播放動畫
cli-option-ascii = 只用基本字元（ASCII）繪製
cli-option-plain = 逐行遊玩，不繪製畫面：適合螢幕報讀器和慢速連線
cli-option-seed-next = 下一局新遊戲使用這個種子
cli-option-seed = 隨機種子；種子相同，對局就相同
cli-option-open = 打開這個存檔
cli-option-pack = 用自己的卡牌取代內建卡牌
cli-option-file = .weimar檔
cli-option-game = 遊戲：{ $known }
cli-option-scenario = 劇本（預設：一般劇本）
cli-option-players = 玩家人數（適用於人數可變的遊戲）

cli-learn = 玩一局有引導的簡短入門局
cli-learn-more =
    進行所選遊戲的教學，每一步都有提示。沒上完的教學會從上次停下的地方繼續。

cli-engine = 經由標準輸入與輸出，以JSON逐行對局
cli-engine-more =
    每行讀寫一個JSON物件。沒有機器人的座位由標準輸入回答：
    { $lines }
    無效或不允許的內容會得到錯誤訊息，局面不變。
cli-engine-position = 從某個局面開始（JSON，格式同輸出）
cli-engine-dice = 最先幾次擲骰的結果
cli-engine-bots = 各座位的機器人；只寫一個名稱則用於所有座位
cli-engine-free-undo = 每個選擇都可收回

cli-simulate = 讓機器人對局多次並統計結局
cli-simulate-more = 列出結局、勝者、對局長度與主要數據，以及每秒的局數與決定數。
cli-simulate-json = 以JSON輸出統計
cli-simulate-targets = 一併列出機器人作者設定的目標值

cli-ladder = 依勝率比較機器人
cli-ladder-more =
    每個參賽的機器人在每個座位各玩相同局數，其餘座位由對手擔任。
    列出總勝率與各座位的勝率，附95%區間。寫入檔案的比較若中斷，可從停下的地方繼續。
cli-ladder-bots = 要比較的機器人，以逗號分隔（預設：一般機器人）
cli-ladder-seed = 隨機種子（預設：每次另取）
cli-ladder-against = 其餘座位的機器人（預設：一般機器人）
cli-ladder-keep = 記錄每一局的檔案；檔案已存在則接續

cli-lab = 用機器人做實驗，找出影響遊戲的因素
cli-lab-more =
    以相同的種子玩遍所選機器人、劇本、組件包與數值的每一種組合，並寫出附圖的報告：
    勝者、結局、長度、分數來源、打出的牌與其勝率、遊戲自己的指標，皆附95%區間。
    中斷後會從停下的地方接續。數值檔案的寫法見docs/balance.md。
cli-lab-scenario = 劇本，可重複指定（預設：一般劇本）
cli-lab-bots = 機器人，寫法同simulate，可重複指定（預設：一般機器人）
cli-lab-pack = 存放其他組件的資料夾，可重複指定（預設：盒中組件）
cli-lab-grid = 要試驗的數值檔案
cli-lab-games = 每種組合的局數（預設：{ $default }）
cli-lab-folder = 對局與報告的資料夾

cli-train = 訓練機器人
cli-train-more =
    機器人先模仿遊戲的規則機器人，再玩各種對局以學習評估局面，
    然後邊搜尋邊與自己對局來進步。新版本必須勝過舊版本才會取代它。
    每一局存檔後才開始下一局，因此隨時可以中斷。
cli-train-games = 規則機器人的局數，其他階段依比例調整（預設：{ $default }）
cli-train-iterations = 自我對局的輪數（預設：{ $default }）
cli-train-folder = 存放所有結果的資料夾
cli-train-resume = 接續資料夾裡的訓練
cli-train-install = 安裝訓練好的機器人

cli-fuzz = 玩隨機對局以檢查規則
cli-fuzz-more =
    每個決定之後都檢查規則上恆成立的條件。有時還會寫出局面再讀回、收回選擇再重選、
    重新打開存檔，並調換座位看不到的資訊；該座位看到的內容必須不變。
    每一局都會重演，且結局必須相同。出錯的對局會存成可以打開的存檔。
cli-fuzz-failures = 存放出錯對局的資料夾（預設：{ $default }）

cli-many-games = 局數（預設：{ $default }）
cli-many-bots = 機器人：一個名稱，或逐一指定各座位（預設：一般機器人）
cli-many-seed = 隨機種子（預設：{ $default }）
cli-many-jobs = 同時進行的局數（預設：{ $default }）
cli-option-workers = 本機Dask工作者的數目（預設：{ $default }）
cli-option-workers-cores = 本機Dask工作者的數目（預設：每個核心一個）
cli-option-scheduler = 使用執行中的Dask排程器的工作者

cli-replay = 觀看或驗證存檔
cli-replay-more =
    在終端機裡會打開觀看畫面：任何時刻、任何座位的視野、圖表，也能從那裡接著玩；
    按「?」鍵可列出按鍵。不在終端機裡或加上--text時，則輸出紀事。
    加上--verify時，逐一重演並比對：選項、骰子、洗牌、每輪的局面與結局，
    並指出從哪個選擇開始不同。
cli-replay-verify = 只比對，不顯示對局
cli-replay-commitment = 配合--verify：你在牌桌上記下的承諾值
cli-replay-text = 輸出紀事
cli-replay-at = 從第N個選擇之後開始觀看

cli-export = 把存檔輸出成紀事、圖片或表格
cli-export-more = 沒有指定時，以Markdown輸出紀事。輸出寫`-`代表標準輸出。
cli-export-markdown = Markdown格式的紀事
cli-export-svg = 某一時刻的圖片，SVG格式
cli-export-at = --svg要畫的時刻：第N個選擇之後（預設：終局）
cli-export-csv = 每個回合與每輪之後的關鍵數字，CSV格式
cli-export-end = 一頁終局摘要：輸出檔名以 .svg 結尾則為圖片，否則為 Markdown
cli-export-view = 以誰的視野：座位、spectator或open（預設：所有可看的內容）

cli-cards = 查閱卡牌，或檢查自製卡牌
cli-cards-more = 自製卡牌是一個資料夾，裡面的檔案會取代內建卡牌。
cli-cards-check = 列出自製卡牌的錯誤
cli-cards-check-more = 不寫資料夾時，檢查內建卡牌。
cli-cards-show = 輸出卡牌
cli-cards-show-more = 例如：{ $code }
cli-cards-list = 列出所有卡牌
cli-cards-list-more = 加上--json：以資料格式輸出每張卡牌。
cli-cards-pack = 要檢查的資料夾
cli-cards-card = 印在卡牌上的編號
cli-cards-json = 以JSON輸出清單
cli-cards-in-order = { $pack }：沒有發現錯誤（{ $counts }）
cli-cards-ours = 內建卡牌

cli-serve = 經由SSH開設對局
cli-serve-more =
    所有人都以`ssh -p 2222 HOST`來玩；只有主辦人需要安裝。
    每個選擇都會存檔，重新啟動後可以繼續。詳見docs/hosting.md。
cli-serve-config = TOML檔（{ $file }）
cli-serve-address = 監聽的位址（預設：{ $default }）
cli-serve-port = 監聽的連接埠（預設：{ $default }）
cli-serve-data = 存放牌桌與金鑰的資料夾
cli-serve-pack = 使用這些自製卡牌
cli-serve-open = 這台電腦與區域網路上的任何人都能不用金鑰登入
cli-serve-web = 也提供這台電腦上的瀏覽器連線
cli-serve-join = 依這個叢集設定檔與其他機器共用牌桌
cli-serve-role = 有多台機器時，本機負責牌桌（`owner`）、玩家（`front`）或兩者（`both`，預設）
cli-serve-no-ssh = 只執行牌桌伺服器，供OpenSSH使用
cli-serve-verbose = 記錄玩家的連線與離線

cli-invite = 邀請玩家並登記其金鑰
cli-invite-more = 輸出一條給玩家使用的指令，只能用一次。
cli-invite-name = 玩家名字：字母、數字、「-」與「_」
cli-invite-data = 伺服器的資料夾
cli-invite-config = 伺服器的TOML檔
cli-invite-host = 玩家連到主機用的名稱
cli-invite-port = 伺服器的連接埠
cli-invite-days = 有效天數（預設：{ $default }）

cli-meta-what = 對象
cli-hosting = 印出主辦人說明
cli-hosting-more = 說明邀請玩家、各種上限、瀏覽器，以及自己架設伺服器。
cli-hosting-unit = 改為印出systemd單元檔，供放入/etc/systemd/system
cli-hosting-settings = 改為印出所有設定與預設值，供存成伺服器的設定檔

cli-tables = 管理執行中伺服器的牌桌
cli-tables-more = `list`：列出所有牌桌，*表示不在場。`close ID`：撤掉牌桌或結束對局。`seat ID 座位 bot`：讓機器人代替離席的玩家，或坐上空位。`drain 分鐘`：倒數後停止，`off`取消。`kick`、`ban`、`unban`：後面加名字或位址。`say`：對所有牌桌說，或用--table只對一桌說。`sign-up off`：不再接受新帳號；`sign-up on`：恢復為設定。
cli-tables-action = `list`、`close`、`seat`、`drain`、`kick`、`ban`、`unban`、`say`或`sign-up`
cli-tables-what = 牌桌、玩家或文字
cli-tables-table = 只傳送到這張牌桌
cli-tables-until = 在這一天（UTC）結束前，對每個登入的人重複這則訊息；填過去的日期則停止
cli-tables-json = 以JSON列出，供程式使用
cli-tables-drain-done = 伺服器將在{ $what }分鐘後停止，在此之前不能開新桌。`drain off`可取消。
cli-tables-drain-off = { $number ->
        [0] 目前沒有倒數。
       *[other] 已取消倒數，伺服器繼續執行。
    }
cli-tables-here = 共{ $number }桌；在場：{ $names }
cli-tables-close-done = 牌桌{ $what }已關閉。
cli-tables-seat-done = 已由機器人入座：{ $what }。
cli-tables-sign-up-done = { $number ->
    [0] 目前不接受新帳號。
   *[other] 依設定接受新帳號。
 }
cli-tables-kick-done = { $what }：已中斷{ $number }條連線。
cli-tables-ban-done = { $what }已封鎖；已中斷{ $number }條連線。
cli-tables-unban-done = { $number ->
    [0] { $what }沒有被封鎖。
   *[other] { $what }可以再登入了。
}
cli-tables-say-done = 已傳送到{ $number }張牌桌。

cli-top = 觀察執行中的伺服器
cli-top-more = 顯示玩家、牌桌和速度，並執行`weimar tables`的各項動作。沒有終端機或使用--plain時，只列印一次數字。
cli-top-once = 列印一次數字後結束
cli-top-server = weimar { $version } · 玩家{ $players }人 · 用戶端最多占用{ $memory } MiB
cli-top-draining = 伺服器即將停止
cli-top-by-place = 連線：{ $shares }
cli-top-by-game = 牌桌：{ $shares }
cli-top-speed = 95%的回答{ $answer } · 事件迴圈{ $loop } · 索引落後{ $index }秒 · 緩慢的用戶端{ $behind }
cli-top-people = 待審核：{ $held } · 未處理的檢舉：{ $reports }
cli-top-refusals = 最近遭拒的登入：
cli-top-tables = 牌桌
cli-top-players = 玩家
cli-top-column-id = ID
cli-top-column-game = 遊戲
cli-top-column-state = 狀態
cli-top-column-round = 輪次
cli-top-column-title = 名稱
cli-top-column-seats = 座位
cli-top-column-name = 玩家
cli-top-column-address = 位址
cli-top-column-time = 連線時間
cli-top-column-idle = 閒置
cli-top-column-client = 用戶端
cli-top-keys = c 關閉  b 讓機器人入座  k 中斷  x 封鎖  s 說  d 停止  : 其他動作  Tab 另一清單  q 離開
cli-top-line = Enter執行，Esc取消。動作：{ $actions }
cli-hosting-alarms = 改為列印Prometheus的警報規則

cli-wrong-tables = `tables { $action }`：`list`後面不加東西，其他動作後面要加一項；請看`{ $help }`
cli-wrong-until = 「{ $given }」不是像2026-12-24這樣的日期；見`{ $help }`
cli-wrong-drain = `tables drain { $given }`：請指定伺服器幾分鐘後停止（0至10080），或用`off`；參見`{ $help }`

cli-join = 在伺服器上遊玩：透過ssh，或在這台電腦上
cli-join-more =
    `weimar join ssh://HOST:PORT` 需要在那裡有帳號（`ssh -p PORT new@HOST`），遊戲在你的電腦上執行。不給位址時在這台電腦上遊玩：
    `weimar serve` 會為每位玩家執行它，也可作為OpenSSH的ForceCommand。
cli-join-address = 要用ssh連線的伺服器
cli-join-socket = 伺服器的通訊端
cli-join-name = 你的名字
cli-join-pack = 伺服器使用的自製卡牌
cli-join-ponder = 別無選擇而略過之前大約等待多久（預設：{ $default }）

# 用法有誤：什麼、在哪裡、該怎麼做。
cli-wrong-unknown = 不明的選項：{ $given }，請看`{ $help }`
cli-wrong-missing = 缺少{ $names }，請看`{ $help }`
cli-wrong-choice = 「{ $given }」不是可用的{ $name }，可選：{ $known }（請看`{ $help }`）
cli-wrong-command = 「{ $given }」不是指令。要玩遊戲，請直接執行`{ $run }`，逐行模式用`{ $plain }`。指令：{ $known }（請看`{ $help }`）
cli-wrong-value-whole = { $name }：「{ $given }」不是整數，請看`{ $help }`
cli-wrong-value-number = { $name }：「{ $given }」不是數字，請看`{ $help }`
cli-wrong-value-count = { $name }：「{ $given }」必須是1以上的整數，請看`{ $help }`
cli-wrong-value-port = { $name }：「{ $given }」不是0到65535的連接埠，請看`{ $help }`
cli-wrong-value-faces = { $name }：「{ $given }」必須是1到6的點數，像3,6,1，請看`{ $help }`
cli-wrong-value-missing = { $name }後面缺少值，請看`{ $help }`
cli-wrong-value-none = { $name }後面不能有值，卻給了「{ $given }」，請看`{ $help }`
cli-wrong-ambiguous = { $given }不明確，可能是：{ $known }，請寫完整，請看`{ $help }`
cli-wrong-other = 用法有誤：{ $message }，請看`{ $help }`
cli-wrong-language = 沒有「{ $asked }」這種語言，可選：{ $known }
cli-wrong-commitment = --commitment「{ $given }」太短，無法比對：至少要寫前{ $least }位
cli-wrong-seat = 沒有座位「{ $seat }」，座位有：{ $known }
cli-wrong-bots = --bots中的「{ $given }」格式必須像{ $example }
cli-wrong-bot = { $game }沒有機器人「{ $name }」，可選：{ $known }
cli-wrong-kept-file =
    { $file }裡是別的對局（{ $name }：{ $found }，不是{ $wanted }），請另選檔案
cli-wrong-scheduler = --scheduler：「{ $address }」沒有Dask排程器回應；可用`dask scheduler`啟動
cli-wrong-scheduler-idle = --scheduler：「{ $address }」的排程器沒有工作者；可用`dask worker { $address }`啟動
cli-wrong-lab-grid = { $file }不是數值檔案：{ $problem }
cli-wrong-lab-at = 「{ $name }」：此遊戲的{ $file }沒有「{ $at }」這一項，或數值不適用
cli-wrong-train-game = { $game }無法訓練：這個遊戲沒有為機器人描述局面
cli-wrong-train-folder = { $folder }裡已有一次訓練；請接續它，或另選資料夾
cli-wrong-players = --players { $given }：劇本「{ $scenario }」的人數是{ $known }
cli-wrong-at-alone = --at指定--svg要畫的時刻，請一併寫出--svg 檔案
cli-wrong-end = --end { $file }：這一局還沒結束
cli-wrong-at = --at { $at }：這一局從第{ $first }個到第{ $last }個選擇
cli-wrong-view = --view { $asked }：這一局可用的視野：{ $known }
cli-wrong-output-closed = 標準輸出已關閉，無法輸出回答
cli-wrong-terminal-none = 遊戲的輸入與輸出都需要終端機，請在終端機裡啟動，或用 --plain 逐行遊玩；程式請用`weimar engine`

# 開設連線對局時的輸出。
cli-served-at = 遊戲在{ $address }的連接埠{ $port }等候連線。
cli-served-local = 只有這台電腦能連線。要讓朋友加入，啟動時再加上{ $option }。
cli-served-python = 使用 CPython 3.12 至 3.14 時，每位玩家的程式需要 15 至 30 MiB 記憶體；目前的版本則需要 25 至 50 MiB。
cli-served-key = 主機金鑰：{ $key }
cli-served-folder = 資料夾：{ $folder }
cli-served-invite = 邀請玩家：{ $command }
cli-served-open =
    開放的伺服器：這台電腦與區域網路上的任何人，不用金鑰就能以任何未使用的名字登入：
    { $command }。只適合在家裡使用。
cli-served-tables = 牌桌位於{ $socket }
cli-served-web = 在這台電腦的瀏覽器裡：{ $address }
cli-served-web-club = 瀏覽器：{ $address }（玩家以連結登入：{ $command }）
cli-served-down = 伺服器即將關閉，對局都已存檔。
cli-invited =
    { $name }第一次用這條指令登入，之後只憑金鑰：
      { $command }
    拿到指令的人都能使用；用過一次或{ $days }天後失效。還沒有金鑰：{ $keygen }
    第一次登入時，ssh會顯示本伺服器的金鑰指紋，應為：{ $fingerprint }

# `weimar replay`的輸出。
cli-replay-as = 對局仍在進行；只列出{ $seat ->
    [none] 旁觀者
   *[other] { $seat }
    }可以知道的內容
cli-replay-differs = 只能重演到第{ $pick }個選擇：{ $reason }
cli-replay-damaged = 第{ $line }行已損壞；只顯示到損壞之前
cli-export-damaged = 第{ $line }行已損壞；只輸出到損壞之前
cli-verify-differs = { $file }：從第{ $pick }個選擇開始不同：{ $reason }
cli-verify-same = { $file }：{ $picks }個選擇都照原樣重演，{ $complete ->
    [yes] 對局已結束
   *[no] 對局尚未結束
}
cli-verify-origin = { $origin ->
    [seed] 已證明：開局布置與全部{ $outcomes }次擲骰和洗牌都來自其種子
    [laid] 已證明：部分骰子是事先設定的，{ $outcomes }次中其餘都來自其種子
   *[unknown] 未能證明：骰子與洗牌的來源，因為存檔不是從開局布置開始
    }
cli-verify-unproved = 未能證明：由誰、在何時進行
cli-verify-unfair = { $file }：骰子不公平：{ $reason }
cli-verify-fair =
    骰子公平：全部{ $outcomes }次擲骰與洗牌都來自承諾值
      { $commitment }所宣告的種子，{ $compared ->
        [yes] 與你記下的相同
       *[no] 此值出自檔案本身，請用--commitment與你記下的比對
    }；
      加了詞的是{ $words }；開局時在座的是{ $seats }
cli-verify-unknown = 無法查驗：{ $reason }
cli-verify-unsaid = 未具名的玩家
cli-verify-short = 紀錄停在第{ $picks }個選擇，對局尚未結束：可能經同意提前結束，或有缺漏
cli-verify-nobody = 沒有人

# `weimar simulate`與`weimar fuzz`的輸出。
cli-games = { $games }局
cli-simulated = { $game }（{ $scenario }）共{ $games }局，{ $bots }
cli-simulated-ending = 結局
cli-simulated-winner = 勝者
cli-simulated-round = 結束於
cli-simulated-games = 局數
cli-simulated-share = 比例
cli-simulated-vp = 終局平均分數：{ $means }
cli-ladder-told =
    { $game }、劇本{ $scenario }，每個機器人{ $games }局，種子{ $seed }，對手{ $against }
cli-ladder-bot = 機器人
cli-ladder-seat = 座位
cli-ladder-every-seat = 所有座位
cli-ladder-others = 該座位的對手
cli-ladder-interval = 95%區間
cli-ladder-thinking = 每題處理器毫秒（中位數／第95百分位）
cli-lab-title = { $title }：實驗
cli-lab-played = 每種組合{ $games }局，種子{ $seed }，規則{ $digests }
cli-lab-points = 各來源的分數，每局平均
cli-lab-source = 來源
cli-lab-cards = 牌，以及打出時該座位的勝率
cli-lab-card = 牌
cli-lab-won = 打出時的勝率
cli-lab-usually = 全部對局的勝率
cli-lab-measures = 指標
cli-lab-written = 報告：{ $file }
cli-training = { $stage }：{ $done }／{ $of }
cli-trained = 訓練出的最佳版本：{ $file }
cli-train-installed = 已安裝，供對局使用：{ $file }
cli-simulated-measure = 指標
cli-simulated-found = 結果
cli-simulated-target = 目標
cli-simulated-between = { $low }到{ $high }
cli-simulated-outside = 超出
cli-simulated-speed = { $seconds }秒：每秒{ $games }局、{ $decisions }個決定
cli-fuzzed = { $games }局，{ $picks }個決定，{ $seconds }秒：{ $counted }
cli-fuzzed-failed = 第{ $seed }局：{ $problem }（已存為{ $path }）

cli-example-analyse = 分析一局並找出轉折點
cli-analyse = 分析已結束的對局：失誤、運氣、轉折點
cli-analyse-more =
    每個選擇依該座位當時所知來評估；骰子與抽牌則與其他可能的結果相比。這需要一些時間；
    進度存在存檔旁的檔案裡，可以隨時中斷再繼續。不指定輸出時，以Markdown印出分析。
    輸出檔寫成「-」即標準輸出。
cli-analyse-markdown = 以Markdown輸出分析
cli-analyse-csv = 以CSV輸出每個選擇的失誤、運氣與各方勝算
cli-analyse-svg = 以圖（SVG）輸出全局勝算
cli-analyse-keep = 存放進度的檔案（預設在存檔旁，檔名後綴為analysis）
cli-analyse-quietly = 只分析，不輸出
cli-analyse-bar = 分析
cli-analyse-kept = 已中斷，進度存在{ $file }。再執行同一指令即可繼續。
cli-wrong-analyse-not-over = { $file }：這一局尚未結束。分析會看到各方手牌，因此結束後才能進行。
cli-wrong-analyse-nobody = { $game }沒有可用的分析

cli-example-puzzle = 每日一題
cli-puzzle = 取自對局紀錄的局面，其中一個答案明顯最好
cli-puzzle-more =
    不指定號碼即每日一題。只計第一次的答案；你的成績會保留。
    每題都由最強的機器人以四倍的試算次數驗證過。
cli-puzzle-number = 改做第N題
cli-wrong-puzzle-none = { $game }沒有題目
cli-wrong-puzzle-number = 沒有第{ $number }題：題號從1到{ $last }

# accounts and backups
cli-account = 管理玩家的帳號
cli-account-more = list、show NAME、role NAME --role helper、admit NAME、mute、hold、unrated、suspend、ban NAME --for 7d --reason（unmute、rated、unsuspend、unban解除）、recover NAME、rename NAME NEW、export NAME > FILE、delete NAME、audit。
cli-account-action = list、show、role、mute、unmute、hold、unrated、rated、admit、suspend、unsuspend、ban、unban、recover、rename、export、delete或audit
cli-account-name = 玩家
cli-account-new-name = 新名字（rename）
cli-account-role = player、organiser、helper或moderator
cli-account-for = 多久：30m、2h、7d或2w（預設：直到解除；unrated為7d）
cli-account-reason = 理由（對方會看到）
cli-account-done = { $action ->
    [rename] { $before }現在的名字是{ $name }。
    [role] { $name }現在是：{ $role }。
    [admit] { $name }可以遊戲，也可以在大廳發言。
    [hold] { $name }已暫緩；核准前不能在大廳發言。
    [mute] { $name }已被禁言，{ $until }。
    [unrated] { $name }{ $until }不能玩計分對局；已開始的對局照常進行。
    [rated] { $name }可以再玩計分對局。
    [suspend] { $name }已被停權，{ $until }。
    [ban] { $name }已被封鎖，{ $until }。
    [unmute] { $name }可以再發言了。
   *[other] { $name }可以再登入了。
    }
cli-account-until = 直到{ $time }
cli-account-until-lifted = 直到你解除
cli-account-deleted = 已刪除{ $name }，更改了{ $number }張牌桌。
cli-account-delete-soon = 執行中的伺服器會在{ $minutes }分鐘內刪除{ $name }。
cli-account-audit-sound = 稽核紀錄未被更改。
cli-account-audit-wrong = 稽核紀錄在第{ $number }筆被更改。
cli-account-recover-wait = 已通知{ $name }。{ $until }之後再執行一次即可取得代碼。
cli-account-recover-code = 把這個代碼交給{ $name }，十分鐘內可用一次：{ $command }
cli-machines = 多台機器共用同一個俱樂部的牌桌
cli-machines-more = `init`：在資料夾中建立機器之間互相識別的憑證。`list`：列出所有機器、各有幾張牌桌、其中幾張在等玩家。`drain`加名稱：機器交出牌桌，不再接新桌，例如升級之前；`undrain`加名稱：再次接收牌桌。`forget`加名稱：移除不再使用的機器。
cli-machines-action = `init`、`list`、`drain`、`undrain`或`forget`
cli-machines-name = 機器名稱
cli-machines-join = 任一台機器的叢集設定檔
cli-machines-data = `init`使用的資料夾
cli-machines-alive = 運作中
cli-machines-draining = 交出中
cli-machines-full = 已滿
cli-machines-gone = 已離線
cli-machines-tables = 牌桌：{ $number }，其中等待玩家：{ $waiting }
cli-machines-ownerless = 沒有機器負責的牌桌：{ $number }
cli-machines-drain-done = { $name }會交出牌桌，不再接新桌。
cli-machines-undrain-done = { $name }再次接收牌桌。
cli-machines-forget-done = 已移除{ $name }。
cli-machines-init-done = 請將`authority.pem`和`owner.pem`複製到負責牌桌的機器，將`authority.pem`和`front.pem`複製到負責玩家的機器，並在叢集設定檔中寫明檔名。`authority.key`請妥善保密，只有簽發新憑證時才需要。
cli-club = 備份伺服器的資料，或列出積分與結果
cli-club-more = backup先複製資料庫，再複製檔案，伺服器執行中也可以。restore填入空的資料夾。reindex重建對局索引與積分，請先停止伺服器。ratings與results列出積分與已結束的對局，pairs列出與某人同桌時勝場多於預期的玩家。`player NAME`：列印玩家的頁面。`annul`加牌桌與--reason：積分視同這局沒有進行過；`unannul`則取消作廢。
cli-club-action = `backup`、`restore`、`reindex`、`ratings`、`results`、`pairs`、`player`、`annul`或`unannul`
cli-club-about = 備份資料夾、玩家或牌桌
cli-club-annul-done = 牌桌{ $table }已作廢，積分已更新。
cli-club-unannul-done = 牌桌{ $table }重新計入，積分已更新。
cli-club-backed-up = { $folder }中有一份備份，含{ $number }筆資料庫紀錄與所有檔案。
cli-club-restored = { $folder }已還原，含{ $number }筆資料庫紀錄。
cli-club-reindexing = 正在讀取對局
cli-club-reindexed = 索引中的對局：{ $number }
cli-club-game = 只列這個遊戲，用於ratings、results與pairs
cli-club-csv = 將積分、結果或同桌紀錄寫入CSV檔案
cli-club-json = 將積分、結果或同桌紀錄寫入JSON檔案
cli-club-listed = { $path }：{ $number }列
cli-club-none-rated = 尚無計分的對局。
cli-club-none-finished = 尚無結束的對局。
cli-club-none-paired = 沒有任何兩位玩家同桌滿八局計分對局。
cli-club-pair = { $player } 與 { $other } 同桌：{ $games } 局，勝 { $won }，預期 { $expected }，每局 { $gain }
cli-club-pool = { $game }，{ $seats }個座位
cli-club-rated-won = { $games }局中勝{ $won }局
cli-club-rated = 計分
cli-club-why-unfinished = 不計分：對局未完成
cli-club-why-no-account = 不計分：有玩家沒有帳號
cli-club-why-no-anchor = 不計分：有機器人沒有固定積分
cli-club-why-bots = 不計分：機器人太多
cli-club-why-short = 不計分：有玩家選擇不到三次
cli-club-why-deserted = 不計分：留到最後的玩家太少
cli-club-why-pair = 不計分：同樣兩位玩家一週內已有五局計分
cli-club-why-casual = 不計分：休閒對局
cli-club-why-annulled = 不計分：已作廢
cli-wrong-account = `account { $action }`須指定玩家名字（`list`與`audit`除外）；`role`還須--role。見`{ $help }`
cli-wrong-club = `club { $action }`：只有backup與restore須指定資料夾，只有ratings、results與pairs可用--game、--csv與--json；見`{ $help }`
cli-wrong-machines = `machines { $action }`：`init`和`list`後面不加名稱，其他動作後面要加一個；除`init`外都需要--join；請看`{ $help }`
