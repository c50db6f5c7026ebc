### 為什麼不能選。

reason-protest-here = { NAME($area) }有群眾抗議，不能建設
reason-needs-factory = 這條線路還沒有通到任何工廠
reason-needs-external-factory = 通往外國城市的基礎設施，必須先有那裡的工廠
reason-line-on-it = 它的連線上還有基礎設施
reason-not-your-colour = 你不能觸發這個事件：卡牌是對方的顏色
reason-own-economy-too-small = 你必須拆除的自己的經濟，會超過你擁有的
reason-power-missing = 缺少經濟力{ $missing }；卡牌還能補{ $left }
reason-one-per-area = 每次行動，一個地區只能得到一個
reason-sector-ahead = 它的占區已經比別的占區多：三個占區要平均增加
reason-supplier-not-ahead = 它的生活水準必須比整個西柏林還多
reason-nothing-to-remove = 沒有動盪可以移除
reason-only-east = 只有東德能拿特殊卡
reason-razed = 這個位置永遠封閉
reason-external-stays = 境外工廠不能拆除
reason-rundown-stays = 老舊工廠不能拆除
reason-only-by-transfer = 西柏林只能從供應邦獲得生活水準
reason-nothing-to-pass-on = 在這次行動沒有獲得生活水準
