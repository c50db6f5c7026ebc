### 卡牌的效果，不含句號。$count 是符號數，$where 說明地點，$limit 是 none、different（分別在不同地區）
### 或 most（每個地區至多 $most 個）。

effect-build = { $where }建設{ $count }點
effect-dismantle = { $where }拆除{ $count }點
effect-unrest-place = { $where }放置{ $count }個動盪{ $limit ->
    [none] { "" }
    [different] ，分別在不同地區
   *[most] ，每個地區至多{ $most }個
}
effect-unrest-remove = { $where }移除{ $count }個動盪
effect-standard-place = { $count ->
    [1] { $where }放置1個生活水準，並在該地區移除1個動盪
   *[other] { $limit ->
        [different] { $where }放置{ $count }個生活水準，分別在不同地區，並各移除1個動盪
       *[none] { $where }放置{ $count }個生活水準，每個都在該地區移除1個動盪
    }
}
effect-standard-bare = { $where }放置{ $count }個生活水準，不移除動盪
effect-standard-lose = { $where }移除{ $count }個生活水準
effect-move = { $count ->
    [1] 把1個動盪從東德一個地區轉移到另一個地區
   *[other] 把1個動盪從東德一個地區轉移到另一個地區，共{ $count }次
}
effect-calm = 東德{ $count }個有群眾抗議的地區，移除動盪到只剩3個
effect-rundown = 東德{ $count }座工廠變老舊
effect-repair = { $where }修復{ $count }座老舊工廠
effect-raze = { $where }永遠移走{ $count }座境外工廠與其所有基礎設施
effect-power-red = 國家權力（紅色）：東德保留此卡
effect-power-pink = 國家權力（粉紅色）：東德保留此卡
effect-wall = 築起圍牆：不再有逃亡，但每個年代結算威望向西德移動1格，並拆除1點
effect-open-wall = 開放圍牆：又有逃亡
effect-dissolve = 解散史塔西：東德失去所有國家權力卡，也不能再收集；卡上的動盪放回版圖，每個地區至多1個
effect-guillaume = 東德可以查看西德的手牌或牌庫頂2張牌，並用1張手牌換其中1張；若是牌庫，可以改為把其中1張移出遊戲
effect-rheinsberg = 在萊茵斯貝格蓋工廠
effect-arrows-prestige = 威望向{ $side ->
    [west] 西德
   *[east] 東德
}移動{ $count }格
effect-arrows-currency = 外匯{ $signed }
effect-arrows-socialists = 社會主義者{ $signed }
effect-by = { $effect }（由{ $by ->
    [west] 西德
   *[east] 東德
}決定地點）
effect-then = 然後{ $effect }

## 符號的簡寫，用於窄欄
sign-build = 建+{ $count }
sign-dismantle = 建-{ $count }
sign-unrest-place = 亂+{ $count }
sign-unrest-remove = 亂-{ $count }
sign-standard-place = 活+{ $count }
sign-standard-bare = 活~{ $count }
sign-standard-lose = 活-{ $count }
sign-move = 亂>{ $count }
sign-calm = 亂=3{ $count ->
    [1] { "" }
   *[other] x{ $count }
}
sign-rundown = 廠-{ $count }
sign-repair = 廠+{ $count }
sign-raze = 廠/{ $count }
sign-power-red = 權
sign-power-pink = 權
sign-wall = 築牆
sign-open-wall = 開牆
sign-dissolve = 無權
sign-guillaume = 紀堯姆
sign-rheinsberg = 核電廠
sign-arrows-prestige = 望{ $arrows }
sign-arrows-currency = 匯{ $arrows }
sign-arrows-socialists = 社{ $arrows }
sign-limit = <={ $most }
sign-of = { $sign }{ $side ->
    [west] 西
   *[east] 東
}
sign-place = { $sign } { $code }
sign-place-west-germany = 本土
sign-place-cssr = 捷克
sign-place-polska = 波蘭
sign-place-rheinsberg = 萊茵斯貝格
sign-place-niedersachsen-hamburg = 下薩克森與漢堡
sign-by = { $sign } @{ $by ->
    [west] 西
   *[east] 東
}

## 卡面上的效果，每句一行。$where 是地區、一方，或卡上其他的說法；地方小時用較短的寫法。
brief-build = 建設{ $count }點
brief-dismantle = 拆除{ $count }點
brief-unrest-place = 動盪+{ $count }
brief-unrest-remove = 動盪-{ $count }
brief-standard-place = 生活水準+{ $count }
    .short = 水準+{ $count }
brief-standard-bare = 僅生活水準+{ $count }
    .short = 僅水準+{ $count }
brief-standard-lose = 生活水準-{ $count }
    .short = 水準-{ $count }
brief-move = 轉移動盪{ $count }次
brief-calm = 抗議降到3{ $count ->
    [1] { "" }
   *[other] ，{ $count }次
}
brief-rundown = 老舊{ $count }
brief-repair = 修復{ $count }
brief-raze = 移走工廠{ $count }
brief-power-red = 國家權力
brief-power-pink = 國家權力
brief-wall = 築起圍牆
brief-open-wall = 開放圍牆
brief-dissolve = 解散史塔西
brief-guillaume = 紀堯姆
brief-rheinsberg = 建萊茵斯貝格
brief-side-west = 西德
    .least = 西
brief-side-east = 東德
    .least = 東
brief-place-west-germany = 西德本土
brief-place-cssr = 捷克
brief-place-polska = 波蘭
brief-place-niedersachsen-hamburg = 下薩克森與漢堡
    .short = NI/漢堡
brief-area = { NAME($place) }
brief-where = { $brief } { $where }
brief-limit = { $brief }，至多{ $most }
    .least = { $brief }限{ $most }
brief-by = { $brief }（{ $side }選）
    .least = { $brief }（{ $side }選）
brief-arrows = { $track }{ $arrows }
brief-arrows-to = { $track }{ $arrows }{ $side }
