### 選項會帶來什麼。機率是不帶符號的百分比。

preview-fight = 在{ AREA($area) }對{ FAMILY($against) }{ $others }：奪下{ $taken }%，被擊退{ $held }%，誰也不動{ $neither }%。平均你損失{ NUMBER($mine, minimumFractionDigits: 1) }個單位，對方{ NUMBER($theirs, minimumFractionDigits: 1) }個。
preview-others = （{ $others }）
preview-helping = { $families }與你一同開火
preview-joining = { $families }也向你開火
preview-fight-together = 你方獨佔此地{ $together }%。
preview-fight-worst = 若在場者全向你開火：奪下{ $taken }%，被擊退{ $held }%，誰也不動{ $neither }%。
preview-bombardment = 擊中{ FAMILY($target) }在{ AREA($area) }的單位：{ $chances }。
preview-hits = { $number ->
    [0] 沒有
   *[other] { $number }個
}{ $more ->
    [yes] 以上
   *[no] { "" }
}{ $percent }%
preview-bribe = 一顆骰子擲出{ $span }就收買{ $each }個單位。{ $there }個當中平均收買{ NUMBER($mean, maximumFractionDigits: 1) }個；一個都收買不到的機會是{ $none }%。
preview-attempt = 成功{ $kills }%：依習慣地點正確{ $place }%{ $die ->
    [all] { "" }
   *[other] ，骰子{ $die }%
}，沒有防護{ $shield }%。{ $known ->
    [yes] 目前見過：{ $seen }。
   *[no] { "" }
}
preview-seen = { WORD("place", $place, form: "name") }{ $count }次
preview-votes = 已投：贊成{ $yes }票，反對{ $no }票。
preview-votes-certain = { $side ->
    [yes] 別人怎麼投都會通過。
   *[no] 別人怎麼投都會否決。
}
preview-votes-open = 官職與勢力還有：{ $votes }。
preview-votes-unseen = 沒有人見過的牌至多再加{ $number }票。

## 信任
ledger = 在你知道的承諾中，{ FAMILY($family) }守信{ $kept }次，失信{ $broken }次。
ledger-none = 據你所知，{ FAMILY($family) }還沒有承諾過什麼。
