### 答案旁的數字。

ui-preview-head-base = 基礎
ui-preview-head-unrest-removed = −動盪
ui-preview-head-poverty-removed = −貧窮
ui-preview-head-uprising = 起義
ui-preview-head-councils = 地方議會
ui-preview-head-regime = 地方政權
ui-preview-head-power = 移除
ui-preview-head-dissolved = 瓦解
ui-preview-head-weakened = 削弱
ui-preview-head-vp-lost = 失分
ui-preview-head-seat-lost = 失席
ui-preview-head-base-lost = 失基礎
ui-preview-head-treaty = 成功
ui-preview-head-first = 首個威脅
ui-preview-head-troubled = 兩個威脅
ui-preview-head-eased = 少於兩個
ui-preview-head-calm = 無威脅
ui-preview-head-dr = DR區+1
ui-preview-head-dr-less = DR區−1
ui-preview-head-ends = 無政府
ui-attempt-short = { $party }｜{ $fell ->
    [yes] { $rolled }，結果{ $result }
   *[no] { $dice }顆骰{ $modified ->
        [yes] ，結果{ $modifier }
       *[no] { "" }
    }
}
coalition-next-round = 照現況，下一輪
coalition-head-vp = 分數
coalition-head-seats = 席次
coalition-head-rolls = 危機判定
coalition-join = { $equal ->
    [yes] 由現任總理決定新總理。
   *[no] { $chancellor }擔任總理。
}{ $calm }座城市沒有威脅：各1分，由執政黨平分；{ $troubled }座有兩個以上威脅：各扣一席。{ $rolls ->
    [0] 沒有危機判定。
   *[other] DR區有{ $markers }個標記，每黨危機判定{ $rolls }次。
}{ $turned ->
    [none] { "" }
   *[other] 該黨執政期間翻到背面、不計：{ $turned }。
}
coalition-refuse = { $number ->
    [0] 沒有其他聯盟了。
    [1] 接著詢問{ $first }（{ $seats }席）{ $must ->
        [yes] ，且必須接受
       *[no] { "" }
    }。
   *[other] { $first }或{ $second }（各{ $seats }席）：由總理決定。
}沒有過半時，少數政府放入DR區。
figure-chance = { $percent }%
roll-prevented = 阻止了：{ $what }{ $known ->
    [yes] { $before } → { $after }
   *[no] { "" }
}。這次擲骰本來會造成。
roll-tried = 嘗試阻止：{ $what }{ $known ->
    [yes] { $before } → { $after }
   *[no] { "" }
}。還是發生了。
roll-reacted = 已反應：{ $what }{ $known ->
    [yes] { $before } → { $after }
   *[no] { "" }
}。這次擲骰本來也不會造成。
roll-without-bought = 不付點時：{ $text }
roll-without = 沒有{ $reaction }：{ $text }
