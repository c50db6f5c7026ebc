# Names and sentences of the panes

game-title = 威瑪
seat-name-spd = SPD
seat-name-kpd = KPD
seat-name-z = 中央黨
seat-name-dnvp = DNVP
seat-name-nsdap = 納粹黨
seat-short-spd = SPD
seat-short-kpd = KPD
seat-short-z = Z
seat-short-dnvp = DNVP
ui-minor-uspd = USPD
ui-minor-ddp = DDP
ui-minor-dvp = DVP
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
ui-pane-map = 德國
ui-pane-parliament = 國會
ui-pane-opinion = 輿論
ui-pane-parties = 政黨
ui-phase-setup = 設置
ui-phase-republic = 共和階段
ui-phase-agenda = 議程階段
ui-phase-impulse = 行動階段
ui-phase-politics = 政治階段
ui-phase-over = 結束
ui-head = 威瑪｜第{ $round }輪，共{ $last }輪｜{ $phase }｜總理{ $chancellor }｜政府{ $government }
ui-head-short = 第{ $round }/{ $last }輪｜{ $phase }｜{ $government }
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
ui-map-denmark = 丹麥
ui-map-poland = 波蘭
ui-map-czechoslovakia = 捷克斯洛伐克
ui-map-austria = 奧地利
ui-map-switzerland = 瑞士
ui-map-france = 法國
ui-map-netherlands = 荷蘭
ui-map-leads = 領先者
ui-map-nobody = 無人獨佔
ui-map-threatened = 受威脅
ui-parliament-majority = 過半{ $number }/{ $seats }
ui-parliament-enough = { " " }達標
ui-parliament-overflow = 多{ $number }席
ui-parliament-floor = 半數
ui-parliament-needed = { $number }/{ $seats }
ui-society-short-protecting-republic-law = 共和保護法
ui-society-short-unemployment-insurance = 失業保險
ui-society-short-stinnes-legien = 施列協議
ui-track-society = 社會
ui-track-economy = 經濟
ui-track-foreign-affairs = 外交
ui-track-nsdap = 納粹
ui-track-round = 輪次
ui-track-short-opinion = 輿論
ui-track-short-economy = 經濟
ui-track-short-nsdap = 納粹
ui-track-short-foreign-affairs = 外交
ui-track-short-reserve = 儲存
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
ui-economy-tiny-1 = 貧窮2城
ui-economy-tiny-2 = 貧窮1城
ui-economy-tiny-3 = 無效果
ui-economy-tiny-4 = 繁榮1城
ui-economy-tiny-5 = 繁榮2城
ui-economy-rentenmark = 地租馬克
ui-affairs-needs = { $dice }顆骰，需要{ $needs }
ui-affairs-needs-short = { $dice }骰{ $needs }+
ui-affairs-needs-tiny = { $dice }骰{ $needs }+
ui-affairs-done = 已完成{ $number }
ui-nsdap-figures = { $number }/{ $limit }：到{ $limit }所有人都輸
ui-nsdap-figures-short = { $number }/{ $limit }
ui-nsdap-shield = 鋼鐵陣線
ui-column-vp = 分數
ui-column-reserve = 儲存
ui-column-seats = 席次
ui-column-bases = 基礎
ui-column-hand = 手牌
ui-now-title = 假如現在進行政治階段
ui-now-governs = 執政：{ $calm }座城市沒有威脅，{ $troubled }座有兩個以上{ $troubled ->
    [0] { "" }
   *[other] ｜席次−{ $troubled }
}
ui-now-issues = 贏得議題：{ $won }（最多者3席，次多者1席）
ui-goal-few = { $threat ->
    [poverty] 貧窮
   *[unrest] 動盪
}{ $count }（≤2）
ui-goal-none = 無{ $threat ->
    [regime] 地方政權
   *[councils] 地方議會
}{ $count ->
    [0] { "" }
   *[other] （{ $count }）
}
ui-goal-each = { $threat ->
    [regime] 地方政權
   *[councils] 地方議會
}{ $count }
ui-parties-government-short = 政府{ $government }
ui-parties-government = 政府：{ $chancellor }{ $alone ->
    [yes] 單獨執政
   *[no] *與{ $parties }
  }
ui-parties-agenda = { $party }：{ $agenda }
ui-stresemann-active = 史特雷斯曼
ui-stresemann-inactive = （史特雷斯曼）
ui-danger-cities = { $party }：{ $number }座城市有{ $threat }{ $berlin ->
    [yes] ，包括柏林
   *[no] { "" }
  }，再一座就可能推翻共和國
ui-danger-dr-box = DR區：第七個標記就是無政府狀態
ui-danger-nsdap = 納粹軌：再一個人偶，所有人都輸
ui-danger-seats = { $party }：組成政府時若仍占半數席次，將推翻共和國
ui-danger-short-cities = { $party }：再1座{ $threat }即奪權
ui-danger-short-dr-box = 第7個標記：無政府
ui-danger-short-nsdap = 納粹：再1個人偶即結束
ui-danger-short-seats = { $party }：占半數席次
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
ui-palette-points = 查看分數的來源
ui-preview-odds = { $dice }顆骰{ $modified ->
    [yes] （{ $modifier }）
   *[no] { "" }
  }：{ $odds }
ui-preview-result = { $percent }%：{ $effects }
ui-thing-owners = 依目前位置由{ $parties }贏得。
ui-city-odds = 隨機城市的36種擲骰中占{ $ways }種。
ui-city-berlin = 有柏林時，再加兩座城市就足以政變奪權。
ui-city-reaction = 在此有基礎，就能對此處的示威、政變與戰鬥做出反應，{ $party ->
    [spd] 每個基礎1顆骰。
   *[other] 單位每點戰力1顆骰。
  }
ui-city-unrest-radical = 動盪讓你在此的政變多1顆骰。
ui-city-poverty-radical = 貧窮讓你在此的政變 +1。
ui-city-unrest-z = 你在此的示威可以移除動盪。
ui-city-poverty-spd = 你在此的示威可以移除貧窮。
ui-city-prosperity-spd = 繁榮讓你在此的反政變 +1。
ui-city-prosperity-z = 繁榮讓你在此的反政變 +1。
ui-city-cards = 你的卡牌中提到此城的：{ $cards }。
ui-preview-what-base = 放置基礎
ui-preview-what-unrest-removed = 移除動盪
ui-preview-what-poverty-removed = 移除貧窮
ui-preview-what-uprising = 放置起義
ui-preview-what-councils = 放置地方議會
ui-preview-what-regime = 放置地方政權
ui-preview-what-power = 奪回城市
ui-preview-what-vp-lost = 失去分數
ui-preview-what-seat-lost = 失去席次
ui-preview-what-base-lost = 失去基礎
ui-preview-what-dissolved = 瓦解單位
ui-preview-what-weakened = 削弱該行動
ui-preview-what-treaty = 成功
ui-preview-what-first = 城市出現第一個威脅
ui-preview-what-troubled = 城市有兩個威脅
ui-preview-what-eased = 城市不再有兩個威脅
ui-preview-what-calm = 城市不再有威脅
ui-preview-what-dr = DR區多一個標記
ui-preview-what-dr-less = DR區少一個標記
ui-preview-what-ends = 無政府狀態
ui-preview-sum = { $what } { $percent }%
ui-preview-sum-if = { $what }：{ $answer ->
    [oppose] 你抵抗則{ $percent }%，不抵抗則{ $other }%
    [lend] 你出借則{ $percent }%，不出借則{ $other }%
    [increase] 你付出則{ $percent }%，不付則{ $other }%
    [move] 移動單位則{ $percent }%，不移動則{ $other }%
    [reroll] 重擲則{ $percent }%，不重擲則{ $other }%
   *[react] 你如此反應則{ $percent }%，不反應則{ $other }%
  }
ui-preview-sums = { $sums }。
ui-preview-treaties = 目前的機會：{ $list }。
ui-preview-treaty = { $card }（需{ $needs }，{ $dice }顆骰）{ $percent }%{ $compared ->
    [yes] ，原為{ $before }%
   *[no] { "" }
  }
ui-preview-flag = 與{ NAME($nation) }談判：骰數由{ $before }顆變為{ $after }顆。
ui-preview-flag-treaties = { $found ->
    [yes] 機會：{ $list }。
   *[no] 目前沒有可與該國談判的條約。
  }
ui-preview-found = 圖板上：{ $list }。
ui-preview-found-of = { $kind ->
    [bases] { $name }的基礎
   *[other] { $name }
  }：{ $found ->
    [yes] { $cities }
   *[no] 無
  }
ui-preview-found-in = { $city }{ $number ->
    [1] { "" }
   *[other] （{ $number }）
  }
ui-preview-moved = 剛才移動：{ $list }。
ui-preview-moved-to = { $issue }（現在{ $cell }）
ui-preview-economy = 經濟等級{ $level }{ $allowed ->
    [0] 不容許任何有效的地方議會或地方政權
   *[other] 至多容許{ $allowed }個有效的地方議會或地方政權
  }；目前有{ $power }個，因此停在等級{ $stays }。
ui-economy-power = { $level }：地方議會與政權
ui-economy-limit = { $allowed ->
    [0] 0
   *[other] ≤{ $allowed }
  }，現{ $power }
ui-economy-condition = { $level }：{ $allowed ->
    [0] 無地方議會與政權
   *[other] 地方議會與政權≤{ $allowed }
  }（現有{ $power }）
ui-preview-city = { $change ->
    [first] { $city }將有威脅：步驟5時政府少得1分。
    [troubled] { $city }將有兩個威脅：步驟5時每個執政黨因此失去1席。
    [eased] { $city }不再有兩個威脅，步驟5時不會失去席次。
    [calm] { $city }將沒有威脅：步驟5時政府多得1分。
    [dr] { $city }已有貧窮，所以這個標記放進DR區。
    [dr-less] { $city }已經繁榮，所以從DR區移走一個貧窮。
    [ends] { $city }已有貧窮，而DR區已滿。
    [same] 在{ $city }不影響步驟5的計算。
   *[none] 兩顆骰子重新決定城市，也可能仍是同一座。
  }
ui-preview-change-vp = { $party }分數由{ $before }變為{ $after }
ui-preview-change-seats = { $party }席次由{ $before }變為{ $after }
ui-preview-change-reserve = { $party }儲存由{ $before }變為{ $after }
ui-preview-change-bases = { $party }基礎由{ $before }變為{ $after }
ui-preview-change-economy = 經濟由{ $before }變為{ $after }
ui-preview-change-dr-box = DR區由{ $before }變為{ $after }
ui-preview-change-society = 社會軌標記由{ $before }變為{ $after }（共7格）
ui-preview-debate-means = 攻防{ $first }{ $second ->
    [0] { "" }
   *[other] 與{ $second }
  }：在輿論軌上把{ $moved ->
    [yes] 一個剛移動過的議題
   *[no] 一個議題
  }移動最多{ $first }步{ $second ->
    [0] { "" }
   *[other] ，另一個最多{ $second }步
  }。
ui-preview-reserve = 儲存由{ $before }變為{ $after }（最多2）。剩餘行動點：{ $ap }。
ui-preview-nowhere = 不在圖板上行動。儲存：{ $reserve }/{ $limit }。
ui-preview-not-agreed = 雙方若未達成協議，這個議題沒有效果。
ui-preview-vote-keep = 你有{ $votes }票。
ui-preview-vote-reroll = { $least }到{ $most }票：{ $more }%比現在多，{ $fewer }%比現在少。你的席次：由{ $seats }變為{ $left }。
ui-preview-then = 之後在此：{ $list }。
ui-preview-then-action = { $action }（{ $dice }顆骰）{ $summed ->
    [yes] ：{ $sums }
   *[no] { "" }
  }{ $short ->
    [0] { "" }
   *[other] （還差{ $short }點行動點）
  }
ui-preview-then-against = 對{ PARTY($target) }{ $action }
ui-preview-no-coup = 你正在執政，所以不會進行政變。
ui-preview-no-dice = 扣除之後一顆骰子也不剩，行動失敗。
ui-preview-second-issue = 「{ ISSUE($issue) }」已在輿論上：{ $left ->
    [yes] 這會放上第二個標記。
   *[no] 不會再放標記。
  }
ui-preview-full-city = 城市已滿：不放置，改為移除另一個政黨的1個基礎。
ui-preview-none-left = 已沒有{ NAME($marker) }標記：不放置。
ui-preview-seventh-marker = 照現況，這是DR區的第七個標記：無政府狀態。
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
ui-preview-debate = 一個議題最多{ $large }步{ $small ->
    [0] { "" }
   *[other] ，另一個最多{ $small }步
  }{ $event ->
    [yes] ；事件必須執行：{ $text }
   *[no] { "" }
  }
ui-new-help-scenario = 主劇本是六輪的完整遊戲；其他的較短。共和國隨時可能提前垮台。
ui-new-help-seat = 由誰扮演這個政黨：這個鍵盤前的人、會盤算的機器人，或隨機選擇的機器人。
ui-player-cards = 由行為卡操作
ui-ending-lost = 這個冬天輸了
ui-ending-republic-survived = 共和國存續
ui-ending-republic-survived-text = 共和國度過了最後一輪。得分最高者，最善於為它效力，或最善於利用它。
ui-ending-overthrow-seats = 共和國在國會中被推翻
ui-ending-overthrow-seats-text = 第{ $round }輪，{ $winners }占有國會半數以上的席次，廢除了共和國。
ui-ending-overthrow-cities = 共和國被推翻
ui-ending-overthrow-cities-text = 第{ $round }輪，{ $winners }控制的城市已足以推翻共和國。
ui-ending-nsdap = 納粹黨奪權
ui-ending-nsdap-text = 第六個人偶站上納粹軌。迫害、戰爭與大屠殺隨之而來。所有政黨都輸了；軌上人偶最多、使其得逞的是：{ $enablers }。
ui-ending-anarchy = 無政府狀態
ui-ending-anarchy-text = DR區再也容不下標記。第{ $round }輪，國家分崩離析；執政黨因此失去分數。
ui-end-start = 開局
ui-end-by-round = 各輪分數
ui-end-by-source = 各來源分數
ui-points-title = 目前分數
ui-end-of-party = { $party }的分數來源
ui-source-other = 其他
ui-preview-or = { $first }｜{ $rest }
ui-preview-nothing = 無效果
ui-solo-goals = 達成{ $goals }個目標中的{ $reached }個。
ui-solo-graded = 評級{ $grade }（最高3）：{ $line }
