### 完整的卡牌，如畫面所示。

card-title = { $id } { $name }{ $dated ->
    [yes] （{ $year }）
   *[no] { "" }
}
card-values = { $kind ->
    [politician] 政治人物。行動點{ $large }；攻防{ $large }與{ $small }。
    [timeline] 時事卡。行動點{ $large }；攻防{ $large }與{ $small }。事件必須執行。
   *[event] 事件。行動點{ $large }；攻防{ $large }與{ $small }。
}
card-set = { WORD("deck", $deck, form: "name") }，{ WORD("set", $set) }。
card-early = 早期：此事件只能在你每輪的前兩次行動，或行動階段開始前執行。
card-round = 第{ $round }輪（{ $years }）。
card-affair = 骰子：1顆，每面{ NATION($nation) }旗幟再加1顆。需要{ $needs }以上；第{ $bonus_round }輪結果+1。
card-affair-above = 每次判定之前：{ $does }。
card-affair-after = 每次判定之後：{ $does }。
card-affair-success = 成功時：{ $does }。
card-minor = 由{ $eligible }控制。第1至6輪的席次：{ $seats }。
card-minor-dvp = 「古斯塔夫・史特雷斯曼」卡屬於控制DVP的政黨；在步驟4翻到可用面。
card-scenario = { PARTY($party) }的行為卡。
card-issue-option = 贏得「{ ISSUE($issue) }」，{ $label }：{ $does }。
card-society = 每個政治階段，「{ SOCIETY($marker) }」：{ $does }。
card-extra-A11 = 成功時，先將所有封鎖永久移出遊戲。此卡展示期間，每輪結束時在DR區放置1個封鎖。
card-besides-A11 = 成功時，所有封鎖永久移出遊戲。
card-extra-A03 = 首先將黃色時事卡移出遊戲，加入橙色時事卡。
card-extra-A05 = 首先將橙色時事卡移出遊戲，加入棕色時事卡。
card-after-stays = 之後放入棄牌堆。
card-after-removed = 執行事件後，此卡移出遊戲。
card-after-beside = 執行事件後，此卡放到外交卡牌堆旁。
card-after-politician = 用於反應時：棄掉此卡，並抽一張政黨卡。
card-source-rulebook = 內容見於規則書。
card-source-report = 內容取自對局紀錄。
card-source-original = 本作自行設計。

agenda-issue = 將議題「{ ISSUE($issue) }」放到「{ CELL($cell) }」格。
agenda-set = 首次選擇時：將{ WORD("set", $set) }洗入你的牌堆。
agenda-draw = 額外抽{ $number }張政黨卡。
agenda-pre-impulse = 行動階段開始前，你可以打出一張卡。
