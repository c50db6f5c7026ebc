### 整張卡牌：種類、何時可以打出、需要什麼、來源。

card-title = { $name }
card-facts = { WORD("type", $type) }{ $count ->
    [1] { "" }
   *[other] （共{ $count }張）
}
card-needs-card = 面前有{ CARD($card) }才能用。
card-needs-office = 只有{ OFFICE($office) }能用。
card-source-fact = 依照一個舊版本的記錄。
card-source-original = 我們自己的設計。

## 何時可以打出
card-when-influence = 商量時或你投票之前，公開擺在面前。留到你的家族死亡為止。
card-when-vote = 表決或選舉中輪到你時。
card-when-donation = 商量時、手牌過多時，或政變中你移動時。
card-when-attempt = 宣布暗殺時。
card-when-shield = 有人要殺你，或你結束流亡回國時有人要槍斃你。
card-when-attempt-shield = 宣布暗殺時，或有人要殺你時。
card-when-sway = 政變中，你移動時。
card-when-place = 發動政變、加入政變，或你移動時。
card-when-excuse = 問你是否發動政變時。
card-when-end-vote = 表決的第一輪，輪到你時。
card-when-revote = 表決中，宣布結果之前。
card-when-influence-event = 表決或選舉中輪到你時。
card-when-motion-remove = 分派官職之前商量時。
card-when-alternative-budget = 預算被否決而沒有強制時。
card-when-account = 商量官職或預算時，或手牌過多時。
card-when-close-bank = 商量地點時，或宣布第一次暗殺之前。
