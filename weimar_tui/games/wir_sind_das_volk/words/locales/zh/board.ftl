### 用文字說明版圖。

board-course = 進程
board-card = { $title }，{ $colour }{ $valued ->
    [yes] ，數值西{ $west }東{ $east }
   *[no] { "" }
}{ $flight ->
    [0] { "" }
   *[other] ，{ $flight }個逃亡符號
}：{ $text }
board-factory = 工廠，價值{ $value }{ $rundown ->
    [yes] ，老舊
   *[no] { "" }
}
board-area = { $name }（{ $code }）
board-counted = { $counted }；{ $text }
board-playing = 打出中
board-special = 特殊卡
board-lines = 基礎設施
board-line = { $connection }：{ $lines }條中的{ $filled }條{ $works ->
    [yes] （運作中）
   *[no] { "" }
}
board-razed = 已拆毀
board-phase = 9.{ $number }{ $title }
board-differs = 照現況：{ $stands }；全部執行：{ $played }
board-no-factory = 沒有工廠

## 年代末為各區增加的動盪
area-full = { $area }：動盪{ $now }，{ $side ->
    [west] 西德內部+{ $internal }，與東德相比+{ $attacked }
   *[east] 東德內部+{ $internal }，與西德相比+{ $attacked }
}{ $calmed ->
    [0] { "" }
   *[other] ，其他階段{ $calmed_signed }
}＝{ $end }{ area-markers }
area-brief = { $area }動盪：{ $now }，內+{ $internal }，外+{ $attacked }{ $calmed ->
    [0] { "" }
   *[other] ，{ $calmed_signed }
}＝{ $end }
area-markers = { $markers ->
    [0] { "" }
   *[other] ，{ $markers }個抗議
}
