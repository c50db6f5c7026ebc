### 某黨被詢問時，其他人等待的是什麼。

waiting-absolute-majority = 由誰單獨執政
waiting-action = 下一個行動{ $city ->
    [none] { "" }
   *[other] （{ NAME($city) }）
}
waiting-action-city = 以{ CARD($card) }行動的城市
waiting-agenda = 第{ $round }輪的議程
waiting-answer-proposal = 對「{ ISSUE($issue) }」提議的答覆
waiting-break-tie = 平手的裁決
waiting-break-vote-tie = 表決平手的裁決
waiting-cast-vote = 如何投票
waiting-choose-city = 選擇城市
waiting-choose-issue = 選擇議題
waiting-choose-option = 選擇選項
waiting-choose-society = 選擇社會板塊
waiting-choose-unit = 選擇單位
waiting-debate = 攻防
waiting-discard = 要棄掉的卡
waiting-event-order = 何時執行{ CARD($card) }的事件
waiting-fight-target = 在{ NAME($city) }與誰戰鬥
waiting-first-player = 本輪的起始玩家
waiting-full-city = 移除{ NAME($city) }哪一黨的基礎
waiting-give-up-base = 為納粹軌讓出一個基礎
waiting-increase = 是否付費使結果+1
waiting-join-coalition = 是否與{ PARTY($partner) }組成聯合政府
waiting-lend-reichswehr = 是否出借{ NAME($city) }的黑色國防軍
waiting-majority-tie = 議題數平手的裁決
waiting-may = 是否使用選項
waiting-minor-party = 由誰控制{ PARTY($minor, form: "name") }
waiting-move-police = 是否調動警察到{ NAME($city) }
waiting-move-to = 單位的去向
waiting-move-unit = 要移動的單位
waiting-name-chancellor = 由誰出任總理
waiting-name-finalist = 誰進入第二輪投票
waiting-name-opponent = 選擇對手
waiting-name-winner = 由誰獲勝
waiting-negotiate = 談判哪一張外交卡
waiting-oppose-coup = 是否抵抗{ NAME($city) }的政變
waiting-order-coalitions = 接著詢問哪個聯合政府
waiting-order-issues = 接著結算哪個議題
waiting-order-voting = 投票的順序
waiting-pay = 是否付出代價
waiting-place-base = 設置時放置基礎
waiting-place-flag = 選擇旗幟
waiting-play-before = 行動階段開始前打出的卡
waiting-play-card = 打出一張卡
waiting-pledge = 承諾支付的儲存點
waiting-president-debate = 是否使用總統
waiting-propose-issue = 對「{ ISSUE($issue) }」的提議
waiting-react = { $trigger ->
    [event] 對{ CARD($card) }事件的反應
    [debate] 對以{ CARD($card) }攻防的反應
    [negotiate] 對談判{ CARD($card) }的反應
    [roll] 對擲骰的反應
   *[other] 對{ NAME($city) }的{ ACTION($trigger) }的反應
}
waiting-redeploy-unit = 選擇被瓦解的單位
waiting-remove-flag = 選擇旗幟
waiting-remove-society = 選擇社會板塊
waiting-resolve-issue = 「{ ISSUE($issue) }」的結果
waiting-strike-on-prussia = 普魯士政變
waiting-vote-again = 是否重擲選票
