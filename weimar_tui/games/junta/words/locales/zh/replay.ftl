### 已記錄的對局：曲線與數字

replay-chart-accounts = 瑞士帳戶
replay-chart-pockets = 口袋
replay-chart-votes = 票數
replay-chart-coups = 政變
replay-series-rebels = R 叛軍
replay-series-rebel-units = U 叛軍單位
replay-book-family = 家族
replay-book-account = 帳戶
replay-book-pocket = 口袋
replay-book-votes = 公開票數
replay-book-offices = 官職
replay-standing-accounts = 瑞士存款
replay-character-loyalist = 忠臣
replay-character-opportunist = 投機者
replay-character-conspirator = 陰謀家
replay-character-kleptocrat = 竊國者
replay-character-diplomat = 外交家
replay-character-hothead = 火爆浪子
replay-standing-lost = 口袋裡還有{ $number }
replay-standing-secret = 結束前不公開任何人的錢。眾所周知的事：
replay-standing-own = 只有你知道：瑞士帳戶{ MILLION($account) }，口袋{ MILLION($pocket) }。
replay-standing-known = 你知道的私下承諾也計算在內。
replay-standing-money = 收入
replay-standing-money-budget = 預算
replay-standing-money-kept = 留下的外援
replay-standing-money-donations = 獻金
replay-standing-money-loot = 劫得
replay-standing-money-gifts = 贈禮與交易
replay-standing-deeds = 事蹟
replay-standing-deeds-presidencies = 當選
replay-standing-deeds-coups = 發動政變
replay-standing-deeds-murders = 暗殺
replay-standing-deeds-deaths = 失去親戚
replay-standing-word = 承諾
replay-standing-word-kept = 守信
replay-standing-word-broken = 失信
replay-luck-what = 開火的命中數：單位、砲艇與空襲。

# What all games share, said in this one's own words
ui-points-keys = ←→ 家族｜? 說明｜Enter 返回
ui-end-keys = ←→ 家族｜r 回顧｜? 說明｜Enter 返回
ui-new-players = 家族
