### 現在為何不行。

reason-no-excuse = 沒有政變的藉口，你也不在總部
reason-president-never = 總統從不發動政變，也不加入政變
reason-not-enough-notes = 你的鈔票不夠
reason-bank-safe = 直到下回合結束，秘密警察都避開銀行
reason-needs-card = 你面前需要有{ CARD($card) }
reason-needs-office = 只有{ OFFICE($office) }能用
reason-protected-office = 因為官職，這張牌不能針對{ FAMILY($family) }
reason-embassy-no-fight = 大使館裡不能戰鬥
reason-moved-already = 這些單位已經移動過
reason-out-of-reach = 到不了那裡
reason-frozen = 這個官職被凍結
reason-in-exile = { FAMILY($family) }正在流亡
reason-dead = { FAMILY($family) }已經死了
reason-no-transfers-now = 現在誰也不能送出東西
reason-not-payable = 你的鈔票不允許：那樣就無法不找零付清其他家族
reason-loyal-no-fire = 叛亂階段只有叛軍開火
reason-not-now = 這張牌現在不能打
reason-election = 選舉時這張牌沒有用
reason-no-target = 沒有可以針對的對象
reason-hand-full = 那個家族已經有六張牌
