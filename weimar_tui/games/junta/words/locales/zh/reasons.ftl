### 現在為何不行。

reason-no-excuse = 沒有政變的藉口，你也不在總部
reason-president-never = 總統不流亡，也不叛亂
reason-not-enough-notes = { CARD($card) }要{ MILLION($cost) }，你沒有那麼多
reason-bank-safe = 銀行對秘密警察是安全的，{ $rounds ->
    [1] 到本回合結束
   *[other] 到下回合結束
}
reason-needs-card = { CARD($card) }需要{ CARD($needs) }在你面前
reason-needs-office = 只有{ OFFICE($office) }能用{ CARD($card) }
reason-protected-office = 因為官職，這個刺客不能針對{ FAMILY($family) }
reason-moved-already = 你已經移動過了
reason-in-exile = { FAMILY($family) }正在流亡
reason-dead = { FAMILY($family) }已經死了
reason-not-payable = 你就無法不找零付清其他家族
reason-cannot-give = { $clause ->
    [pay] 你沒有對方要的錢
    [units] 你不指揮對方要的單位
    [passage] 你無法放行
   *[other] 你沒有對方要的那種牌
}
reason-refused-already = 這個提議已經被拒絕了；請改一改
reason-ends-no-election = 選舉不能這樣結束
reason-ends-no-vote = 只有第一輪能這樣結束，而且只能一次
reason-lent-already = 本回合已經借出勢力
reason-talked-already = 本回合你在商量時間以外談的次數已滿
