### 卡牌的作用。子句不帶句號，可接在冒號之後。
### $sign 是 gain 或 lose，$count 是不帶正負號的數目，$signed 帶正負號。

effect-seat = { $who ->
    [self] { "" }
   *[other] { PARTY($who) }
}{ $sign ->
    [gain] 獲得
   *[lose] 失去
}{ $count }席
effect-base = { $who ->
    [self] { $where }{ $sign ->
        [gain] 放置{ $count }個基礎
       *[lose] 移除自己的{ $count }個基礎
    }
   *[other] { PARTY($who) }{ $where }{ $sign ->
        [gain] 放置{ $count }個基礎
       *[lose] 移除自己的{ $count }個基礎
    }
}{ $by_self ->
    [yes] { $city ->
        [one] { "" }
       *[open] （由你選擇城市）
    }
   *[no] { "" }
}
effect-vp = { $who ->
    [self] { "" }
   *[other] { PARTY($who) }
}{ $sign ->
    [gain] 獲得
   *[lose] 失去
}{ $count }分
effect-reserve = { $who ->
    [self] { "" }
   *[other] { PARTY($who) }
}{ $sign ->
    [gain] 獲得
   *[lose] 失去
}{ $count }點儲存點
effect-crisis = { $who ->
    [self] { "" }
   *[other] { PARTY($who) }
}進行{ $number }次危機判定
effect-nsdap = { $who ->
    [self] 將自己的1個人偶放上納粹軌
   *[other] 將{ PARTY($who) }的1個人偶放上納粹軌
}
effect-score = { $what ->
    [seats] 席次計分：每個政黨每有2席獲得1分
   *[bases] 基礎計分：每個政黨每有3個基礎獲得1分
}

effect-draw-next = { $who ->
    [self] { "" }
   *[other] { PARTY($who) }
}下一輪多抽{ $number }張政黨卡
effect-lead-next = { $who ->
    [self] 你是下一輪的起始玩家
   *[other] { PARTY($who) }是下一輪的起始玩家
}
effect-discard = { $who ->
    [self] { "" }
   *[other] { PARTY($who) }
}從手牌棄掉{ $number }張{ $politician ->
    [yes] 政治人物卡
   *[no] 卡
}（若有）

effect-issue = { $issue ->
    [any-white] 將你選擇的1個白色議題放到「{ CELL($cell) }」格
   *[other] 將議題「{ ISSUE($issue) }」放到「{ CELL($cell) }」格
}
effect-debate = { $moved ->
    [yes] 以剛移動的1個議題攻防{ $first }
   *[no] { $second ->
        [0] 攻防{ $first }
       *[other] 攻防{ $first }與{ $second }
    }
}
effect-society = { $sort ->
    [any] 放置任一白色社會板塊
    [group] 放置1個「{ SOCIETY($marker) }」社會板塊
   *[named] 放置社會板塊「{ SOCIETY($marker) }」
}
effect-society-off = { $sort ->
    [any] 移除任一社會板塊
    [group] 移除1個「{ SOCIETY($marker) }」社會板塊
   *[named] 移除社會板塊「{ SOCIETY($marker) }」
}

effect-marker = { $sign ->
    [gain] { $where }放置{ $count }個{ THREAT($marker) }
   *[lose] { $marker ->
        [poverty] { $place ->
            [any] 在任一城市或DR區移除{ $count }個貧窮
           *[other] { $where }移除{ $count }個貧窮
        }
       *[other] { $where }移除{ $count }個{ THREAT($marker) }
    }
}
effect-dr = { $sign ->
    [gain] 在DR區放置{ $count }個{ THREAT($marker) }
   *[lose] 從DR區移除{ $count }個{ THREAT($marker) }
}
effect-economy = 經濟{ $signed }

effect-reinforce = 將{ UNIT($unit, $number) }加入供應區
effect-move = 移動至多{ UNITS($units, $number) }{ $to }
effect-dissolve = { $where }瓦解{ UNITS($units, $number) }{ $units ->
    [any] （不得選政府單位）
   *[other] { "" }
}{ $by_self ->
    [yes] { "" }
   *[no] { $units ->
        [own] { "" }
       *[other] （由擁有者選擇）
    }
}
effect-withdraw = { $where }將{ UNITS($units, $number) }撤回供應區{ $by_self ->
    [yes] { "" }
   *[no] { $units ->
        [own] { "" }
       *[other] （由擁有者選擇）
    }
}
effect-redeploy = 將{ $units ->
    [own] 自己的{ $number }個被瓦解單位
   *[other] 瓦解區的{ UNITS($units, $number) }
}移{ $to }
effect-flip = { $where }將{ $number }個國防軍單位翻到{ $side ->
    [black] 黑色面
   *[white] 白色面
}

effect-demonstrate = { $where }示威
effect-coup = { $where }政變
effect-counter-coup = { $where }反政變
effect-fight = { $where }戰鬥
effect-negotiate = 執行1次外交行動
mod = { $action }（{ $changes }）
mod-result = 結果{ $signed }
mod-dice = 骰子{ $signed }
mod-unanswerable = 不可反應
effect-result = 結果{ $signed }
effect-dice = 骰子{ $signed }
effect-cancel = 該行動失敗，不生效果
effect-reroll = 所有骰子重擲

effect-flag = { $sign ->
    [gain] 放置
   *[lose] 移除
}{ $count }面{ $nation ->
    [any] 任一國家的旗幟
   *[other] { NATION($nation) }旗幟
}
effect-minor = 決定由誰控制{ PARTY($party, form: "name") }
effect-rule = { $duration ->
    [round] 本輪結束之前
    [next-round] 下一輪結束之前
   *[once] 一次
}，{ $modifier ->
    [forbid] { $who ->
        [self] 你
       *[other] { PARTY($who) }
    }{ $scope ->
        [coalition] 必須拒絕一切聯合政府
       *[other] 不得執行{ SCOPE($scope) }
    }
   *[other] { $who ->
        [self] 你
       *[other] { PARTY($who) }
    }的{ SCOPE($scope) }：{ $modifier ->
        [cost] 費用{ $signed }行動點
        [dice] 骰子{ $signed }
       *[result] 結果{ $signed }
    }
}
effect-share = { $who ->
    [self] 你
   *[other] { PARTY($who) }
}同樣獲得{ PARTY($party, form: "name") }的一切好處
effect-lay-open = 將此卡放到外交卡牌堆旁；從現在起可以談判
effect-rentenmark = 發行地租馬克
effect-nsdap-shield = 下一個要放上納粹軌的人偶不放置
effect-president-election = 選舉總統
effect-petition = 表決。贊成：{ $yes }。反對：{ $no }
effect-force-play = { $who ->
    [self] 你
   *[other] { PARTY($who) }
}必須立即打出一張卡
effect-stresemann-out = 將「古斯塔夫・史特雷斯曼」卡移出遊戲
effect-strike-on-prussia = 將自己的1個人偶放上納粹軌，並且：{ $effect }。若你拒絕且不是DNVP，則由DNVP執行，不放人偶

effect-choose = { $by ->
    [self] 選擇：{ $options }
   *[other] { PARTY($by) }選擇：{ $options }
}
effect-may = 你可以：{ $effect }
effect-pay = 你可以：{ $price }。若這麼做：{ $then }{ $has-otherwise ->
    [yes] 。若不做：{ $otherwise }
   *[no] { "" }
}
effect-if = 若{ $conditions }：{ $then }{ $has-otherwise ->
    [yes] 。否則：{ $otherwise }
   *[no] { "" }
}
effect-repeat = 執行{ $number }次{ $diff ->
    [yes] （每次在不同城市）
   *[no] { "" }
}：{ $effect }
effect-as = 由{ PARTY($who) }執行：{ $effect }
effect-at = 選擇一座城市{ $place ->
    [any] { "" }
   *[other] （{ $where }）
}：{ $effect }
effect-first = 執行第一個可行者：{ $options }
effect-roll = 擲{ $dice }顆骰子：{ $rows }
effect-row = { $span ->
    [from] { $low }以上
    [one] { $low }
   *[many] { $low }至{ $high }
}：{ $does }
effect-together = 所有玩家可以共同支付{ $reserve }點儲存點。若支付：{ $then }。若不支付：{ $otherwise }

## 政治人物：何時可以打出
react = { $when }：{ $does }
react-demonstrate = { PARTY($by, form: "by") }宣告{ $located ->
    [yes] { $where }
   *[no] { "" }
}示威時
react-coup = { PARTY($by, form: "by") }宣告{ $located ->
    [yes] { $where }
   *[no] { "" }
}政變時
react-counter-coup = { PARTY($by, form: "by") }宣告{ $located ->
    [yes] { $where }
   *[no] { "" }
}反政變時
react-fight = { PARTY($by, form: "by") }宣告{ $located ->
    [yes] { $where }
   *[no] { "" }
}戰鬥時
react-negotiate = { PARTY($by, form: "by") }宣告外交行動時
react-reaction = { PARTY($by, form: "by") }宣告{ $located ->
    [yes] { $where }
   *[no] { "" }
}反應時
react-event = { PARTY($by, form: "by") }宣告卡牌事件時
react-debate = { PARTY($by, form: "by") }以卡牌進行攻防後
react-roll = { PARTY($by, form: "by") }{ $located ->
    [yes] { $where }
   *[no] { "" }
}擲骰後
react-or = 【或】{ $text }
