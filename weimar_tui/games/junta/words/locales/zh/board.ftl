### 用文字說明牌桌。

board-course = 進程
board-families = 家族
board-deck = 牌堆：{ $cards }張
board-dead = 已死
board-exile = 流亡
board-votes = { $given ->
    [yes] 官職
   *[no] 家族本身
}{ $offices }票{ $influence ->
    [0] { "" }
   *[other] ，勢力{ $influence }票
}
board-influence = { $name }{ $votes ->
    [0] { "" }
   *[other] （{ $votes }票）
}
board-table = { $family }的勢力：{ $cards }
board-open = 尚未表態
board-units = { $units }（{ $family }）
board-offer = { $by }對{ $to }，{ $how }：{ $text }
board-offer-mine = { $by }對{ $to }，{ $how }：你得到{ $gets }，你付出{ $gives }
board-empty = 這裡沒有單位。
