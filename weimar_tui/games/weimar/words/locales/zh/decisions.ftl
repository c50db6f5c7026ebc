### 問題。值是問題本身，不含理由；屬性是特別的選項。
### 城市、政黨、單位、卡牌這類選項由 option-... 措辭。


## 輪次
decision-place-base = 設置：你在哪座城市放置基礎？（還剩{ $left }個）
    .waiting = 設置時放置基礎
decision-first-player = 你以總理身分決定：本輪由誰擔任起始玩家？
    .waiting = 本輪的起始玩家
decision-agenda = 第{ $round }輪你採用哪個議程？所有人同時公開。
    .waiting = 第{ $round }輪的議程
decision-play-card = 你打出哪張卡，作何用途？
    .waiting = 打出一張卡
decision-play-before = 你的議程讓你在行動階段開始前先打一張卡。要打嗎？
    .pass = 現在不打卡
    .waiting = 行動階段開始前打出的卡
decision-event-order = { CARD($card) }的事件必須執行：在{ $use ->
    [debate] 攻防
   *[actions] 行動
}之前還是之後？
    .event-first = 先執行事件
    .event-last = 後執行事件
    .waiting = 何時執行{ CARD($card) }的事件
decision-president-debate = 你要使用總統，同時以{ CARD($card) }進行攻防嗎？
    .debate = 以兩個數值進行攻防
    .pass = 現在不用
    .waiting = 是否使用總統
decision-discard = 你從手牌棄掉哪張卡？
    .waiting = 要棄掉的卡

## 行動
decision-action-city = 你以{ CARD($card) }在哪座城市行動（{ $ap }行動點）？
    .nowhere = 不在任何城市：只用{ $governs ->
        [yes] 外交與儲存
       *[no] 儲存
    }
    .waiting = 以{ CARD($card) }行動的城市
option-nowhere-brief = 不在任何城市
city-not-offered = { $number }號{ NAME($city) }現在不能選
decision-action = { $city ->
    [none] 你執行哪個行動？
   *[other] 你在{ NAME($city) }執行哪個行動？
}剩{ $ap }行動點，儲存{ $reserve }點
    .done = 不再行動
    .reserve = 儲存1行動點
    .waiting = 下一個行動{ $city ->
        [none] { "" }
       *[other] （{ NAME($city) }）
    }
decision-move-police = 中央黨在{ NAME($city) }示威：先調1個警察單位過去嗎？
    .pass = 不移動單位
    .waiting = 是否調動警察到{ NAME($city) }
decision-oppose-coup = { PARTY($actor) }在{ NAME($city) }發動政變。{ $units ->
    [government] 政府單位要抵抗嗎？
   *[other] 你在當地的單位要抵抗嗎？
}
    .oppose = 抵抗：你的單位使骰子減少
    .neutral = 保持中立
    .waiting = 是否抵抗{ NAME($city) }的政變
decision-lend-reichswehr = { PARTY($actor) }在{ NAME($city) }與{ PARTY($target) }戰鬥。你要出借你的黑色國防軍嗎？
    .lend = 出借
    .refuse = 不出借
    .waiting = 是否出借{ NAME($city) }的黑色國防軍
decision-increase = { $city ->
    [none] { "" }
   *[other] 在{ NAME($city) }
}{ ACTION($action) }，擲{ $dice }顆骰子：要支付2點行動點或儲存點使結果+1嗎？
    .increase = 支付2點，結果+1
    .pass = 照原樣擲骰
    .waiting = 是否付費使結果+1
decision-react = { $trigger ->
    [event] { PARTY($actor) }打出{ CARD($card) }執行事件。
    [debate] { PARTY($actor) }以{ CARD($card) }進行了攻防。
    [negotiate] { PARTY($actor) }談判{ CARD($card) }。
    [roll] { PARTY($actor) }{ $city ->
        [none] { "" }
       *[other] 在{ NAME($city) }
    }{ $rolled ->
        [none] 擲了骰子。
       *[other] { $rolling ->
            [city] 為隨機城市擲出{ $rolled }：{ NAME($hit) }。{ $stake ->
                [none] { "" }
               *[other] 事關：{ $stake }。
            }
           *[other] 為{ ACTION($rolling, $actor, form: "one") }擲出{ $rolled }。
        }
    }
    [reaction] { PARTY($actor) }宣告在{ NAME($city) }執行{ ACTION($trigger, $actor, form: "one") }{ $answers ->
        [none] { "" }
       *[other] ，對付{ PARTY($answered) }的{ ACTION($answers, $answered) }
    }。
   *[other] { PARTY($actor) }宣告在{ NAME($city) }執行{ ACTION($trigger, $actor, form: "one") }。
}你要反應嗎？
    .pass = 不反應
    .stresemann = 古斯塔夫・史特雷斯曼：所有骰子重擲
    .waiting = { $trigger ->
        [event] 對{ CARD($card) }事件的反應
        [debate] 對以{ CARD($card) }攻防的反應
        [negotiate] 對談判{ CARD($card) }的反應
        [roll] 對擲骰的反應
       *[other] 對{ NAME($city) }的{ ACTION($trigger) }的反應
    }
option-react-not-this-round = 不反應，本輪不再詢問
preview-not-this-round = 本次與本輪其餘隨機城市都不反應；若某次擲骰會結束遊戲，仍會詢問。
event-to-come = 卡牌內容：{ $does }
decision-fight-target = 你在{ NAME($city) }與哪一黨的單位戰鬥？
    .waiting = 在{ NAME($city) }與誰戰鬥
decision-negotiate = 你談判哪張外交卡？
    .waiting = 談判哪一張外交卡

## 效果
because-chancellor = { $name }（由你以總理身分決定）
decision-choose-city = { $told ->
    [yes] { $effect }。哪座城市？{ $left ->
        [0] { "" }
       *[other] （還剩{ $left }個）
    }
   *[no] 哪座城市？
}
    .dr-box = DR區
    .waiting = 選擇城市
decision-choose-unit = { $told ->
    [yes] { $effect }。哪個單位？{ $left ->
        [0] { "" }
       *[other] （第{ $nth }個，共{ $number }個）
    }
   *[no] { $do ->
        [dissolve] 瓦解哪個單位？
        [withdraw] 哪個單位撤回供應區？
       *[flip] 將哪個國防軍單位翻面？
    }
}
    .pass = 不選單位
    .waiting = 選擇單位
decision-choose-option = 你執行哪個選項？
    .waiting = 選擇選項
decision-may = { $told ->
    [yes] 你可以：{ $effect }。要執行嗎？
   *[no] 你要使用這個選項嗎？
}
    .yes = 是
    .no = 否
    .waiting = 是否使用選項
decision-pay = { $told ->
    [yes] 你可以：{ $price }。若這麼做：{ $effect }。{ $has-otherwise ->
        [yes] 若不做：{ $otherwise }。
       *[no] { "" }
    }
   *[no] 你要付出代價嗎？
}
    .yes = { $told ->
        [yes] 是：{ $price }
       *[no] 是
    }
    .no = 否
    .waiting = 是否付出代價
decision-pledge = 全體還需要{ $missing }點儲存點。你支付多少？
    .waiting = 承諾支付的儲存點
decision-name-opponent = 你選擇哪名對手？
    .waiting = 選擇對手
decision-break-tie = 你以總理身分裁決平手：選擇哪個政黨？
    .waiting = 平手的裁決
decision-full-city = { NAME($city) }已滿。改為移除哪一黨的基礎？
    .waiting = 移除{ NAME($city) }哪一黨的基礎
decision-give-up-base = 你沒有人偶可放上納粹軌。從哪座城市取走一個基礎？
    .waiting = 為納粹軌讓出一個基礎
decision-choose-issue = 哪個議題放到「{ CELL($cell) }」格？
    .waiting = 選擇議題
decision-debate = { $card ->
    [none] 攻防
   *[other] 以{ CARD($card) }攻防
}，數值{ $steps }：你移動{ $again ->
    [yes] 哪個其他議題
   *[no] 哪個議題
}，移到哪裡？
    .pass = 不移動議題
    .waiting = 攻防
decision-choose-society = 放置哪個社會板塊？
    .waiting = 選擇社會板塊
decision-remove-society = 移除哪個社會板塊？
    .waiting = 選擇社會板塊
decision-move-unit = 你移動哪個單位{ $city ->
    [none] { "" }
   *[other] 到{ NAME($city) }
}？（還剩{ $left }個）
    .pass = 不再移動單位
    .waiting = 要移動的單位
decision-move-to = { UNIT($unit, 1, form: "one") }{ $origin ->
    [supply] 從供應區
    [dissolved] 從瓦解區
   *[other] 從{ NAME($origin) }
}前往何處？
    .waiting = 單位的去向
decision-redeploy-unit = 哪個被瓦解的單位返回？{ $left ->
    [0] { "" }
    [1] { "" }
   *[other] （還剩{ $left }個）
}
    .pass = 不選單位
    .waiting = 選擇被瓦解的單位
decision-place-flag = 放置哪國的旗幟？
    .waiting = 選擇旗幟
decision-remove-flag = 移除哪國的旗幟？
    .waiting = 選擇旗幟
decision-minor-party = 由誰控制{ PARTY($minor, form: "name") }？
    .waiting = 由誰控制{ PARTY($minor, form: "name") }
decision-strike-on-prussia = 普魯士政變：你要將1個人偶放上納粹軌，並罷黜普魯士政府嗎？
    .accept = 執行，並將1個人偶放上納粹軌
    .refuse = 拒絕
    .waiting = 普魯士政變

## 政治
decision-majority-tie = 你以總理身分裁決平手：誰贏得{ $place ->
    [1] 最多
   *[2] 第二多
}的議題？
    .waiting = 議題數平手的裁決
decision-resolve-issue = 你贏得「{ ISSUE($issue) }」。結果為何？
    .waiting = 「{ ISSUE($issue) }」的結果
decision-order-issues = 你以總理身分決定順序：接著結算哪個議題？
    .waiting = 接著結算哪個議題
decision-propose-issue = 「{ ISSUE($issue) }」在你與{ PARTY($partner) }共有的角落格上。你的提議是？
    .pass = 不提議
    .waiting = 對「{ ISSUE($issue) }」的提議
decision-answer-proposal = { PARTY($proposer) }對「{ ISSUE($issue) }」提議，由{ PARTY($actor) }{ $minor ->
    [yes] 取得控制
   *[no] 執行「{ CHOICE($issue, $option) }」
}。你同意嗎？
    .agree = 同意
    .refuse = 不同意
    .waiting = 對「{ ISSUE($issue) }」提議的答覆
decision-absolute-majority = 你以總理身分決定：由誰單獨執政？
    .waiting = 由誰單獨執政
decision-order-coalitions = 你以總理身分決定：接著詢問哪個有{ $seats }席的聯合政府？
    .waiting = 接著詢問哪個聯合政府
decision-join-coalition = { $coalition ->
    [weimar] 與{ PARTY($partner) }組成威瑪聯合政府
    [left] 與{ PARTY($partner) }組成左派聯合政府
   *[right] 與{ PARTY($partner) }組成右派聯合政府
}（{ $seats }席）：你要加入嗎？
    .agree = 加入政府
    .refuse = 不加入
    .waiting = 是否與{ PARTY($partner) }組成聯合政府
decision-name-chancellor = 兩黨席次相同：由誰出任總理？
    .waiting = 由誰出任總理
decision-name-winner = 你以總理身分裁決平手：由誰獲勝？
    .waiting = 由誰獲勝

## 表決
decision-vote-again = 你{ $about ->
    [president] 在總統選舉中
   *[petition] 在請願案中
}有{ $votes }票。要放棄1席以重擲嗎？
    .keep = 保留結果
    .reroll = 放棄1席並重擲
    .waiting = 是否重擲選票
decision-name-finalist = 你以總理身分裁決平手：誰進入第二輪投票？
    .waiting = 誰進入第二輪投票
decision-order-voting = { $about ->
    [president] 第二輪投票中，
   *[petition] 請願案的表決中，
}{ $place ->
    [1] 誰第一個投票？
    [2] 誰第二個投票？
    [3] 誰第三個投票？
   *[other] 誰最後投票？
}
    .waiting = 投票的順序
decision-cast-vote = { $about ->
    [president] 第二輪投票，你的{ $votes }票投給誰？
   *[petition] 反楊格計畫請願，你的{ $votes }票怎麼投？
}
    .yes = 贊成
    .no = 反對
    .waiting = 如何投票
decision-break-vote-tie = 你以總理身分裁決平手的表決：{ $about ->
    [president] 由誰當選總統？
   *[petition] 請願案贊成還是反對？
}
    .yes = 贊成
    .no = 反對
    .waiting = 表決平手的裁決

## 選項
option-pass = 略過
option-yes = 是
option-no = 否
option-number = 選項{ $number }
card-signs = 例如{ $large }/{ $small }：行動{ $large }點，或攻防{ $large }與{ $small }{ $timeline ->
    [yes] ｜!：事件也必須發生
   *[no] { "" }
}
option-card-values = { CARD($card) }  { $values }
use-event = 事件
use-debate = 攻防{ $large }與{ $small }
use-actions = 行動{ $large }點
use-timeline-debate = 攻防{ $large }與{ $small }，加事件
use-timeline-actions = 行動{ $large }點，加事件
option-card-event = { CARD($card) }：{ use-event }
option-card-debate = { CARD($card) }：{ use-debate }
option-card-actions = { CARD($card) }：{ use-actions }
option-card-timeline-debate = { CARD($card) }：{ use-timeline-debate }
option-card-timeline-actions = { CARD($card) }：{ use-timeline-actions }
option-action = { ACTION($action, $party) }（{ $cost }行動點）
option-action-fight = 對{ PARTY($target) }{ ACTION("fight", $party) }（{ $cost }行動點）
option-action-negotiate = 談判{ CARD($target) }（{ $cost }行動點）
option-action-take-control = 控制{ UNIT($unit, 1, form: "one") }（{ $cost }行動點）
option-action-mobilize = { $origin ->
    [supply] 從供應區
   *[other] 從{ NAME($origin) }
}動員{ UNIT($unit, 1, form: "short") }（{ $cost }行動點，戰力{ $strength }）
option-action-mobilize-brief = { $origin ->
    [supply] 從供應區
   *[other] 從{ NAME($origin) }
}動員{ UNIT($unit, 1, form: "short") }{ $strength }（{ $cost }行動點）
option-named = { NAME($name) }
option-card = { CARD($card) }
option-issue = { ISSUE($issue) }
option-move-unit = { UNIT($unit, 1, form: "one") }，{ $origin ->
    [supply] 從供應區
    [dissolved] 從瓦解區
   *[other] 從{ NAME($origin) }
}
option-hit-unit = { NAME($city) }的{ UNIT($unit, 1, form: "one") }{ $whose ->
    [none] { "" }
   *[other] （{ PARTY($whose, form: "name") }）
}
option-unit = { UNIT($unit, 1, form: "one") }
option-police = { $origin ->
    [supply] 從供應區
   *[other] 從{ NAME($origin) }
}
option-move-issue = { ISSUE($issue) }移到「{ CELL($cell) }」格{ $reserve ->
    [0] { "" }
   *[other] （{ $reserve }點儲存點）
}
option-society = 「{ SOCIETY($marker) }」：{ $does }
option-board = { ACTION("reaction", $party) }，支付1點儲存點
option-politician = { CARD($card) }：{ $does }
option-choice = { $label }：{ $does }
option-proposal = 由{ PARTY($party) }執行：{ $choice }
option-control = 由{ PARTY($party) }取得控制
option-pledge = { $points }點儲存點
option-coalition-weimar = 威瑪聯合政府：SPD與中央黨
option-coalition-left = 左派聯合政府：SPD與KPD
option-coalition-right = 右派聯合政府：中央黨與DNVP
