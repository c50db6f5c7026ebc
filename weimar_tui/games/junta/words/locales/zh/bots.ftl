### 機器人家族：如何選用，以及為何這麼做。

ui-player-beginner = 機器人：新手
ui-player-cunning = 機器人：老狐狸
ui-player-loyalist = 機器人：忠臣
ui-player-opportunist = 機器人：投機者
ui-player-conspirator = 機器人：陰謀家
ui-player-kleptocrat = 機器人：竊國者
ui-player-diplomat = 機器人：外交家
ui-player-hothead = 機器人：火爆浪子

# --- 為何這麼做 ---
reason-bot-appoints = 實權交給信得過的{ FAMILY($family) }
reason-bot-banks = 口袋裡的{ MILLION($number) }存在瑞士比較安全
reason-bot-bribes = 錢還能扭轉這場政變
reason-bot-card-ends = 現在領先，不要第二輪
reason-bot-card-turns = 一張牌就能翻轉表決，而且值得
reason-bot-carries = 有{ MILLION($number) }要存銀行
reason-bot-counters = { FAMILY($family) }開的價不夠，但還能談
reason-bot-coup-odds = 政變成功的機會約百分之{ $percent }
reason-bot-fires = 對{ FAMILY($family) }勝算夠大
reason-bot-flees = 政變已敗，使館就在眼前
reason-bot-flees-night = 錢太多，今晚銀行又不收
reason-bot-force = 這份錢值得動武
reason-bot-no-force = 這份錢不值得動武
reason-bot-hides = 不讓人猜到行蹤
reason-bot-keeps-word = 對{ FAMILY($family) }有過承諾
reason-bot-likes-best = { FAMILY($family) }最有指望
reason-bot-marches = 從這裡可到權力中心
reason-bot-murders = { FAMILY($family) }身上有錢，行蹤可猜
reason-bot-offers = { FAMILY($family) }也許能收買
reason-bot-pays-nothing = 不需要{ FAMILY($family) }的票
reason-bot-pays-vote = { FAMILY($family) }的票值這個價
reason-bot-plans-coup = 今夜可以政變
reason-bot-recount = 照這個結果損失太大，所以要求重新投票
reason-bot-refuses = { FAMILY($family) }的提議不划算
reason-bot-share-enough = { MILLION($number) }夠換一票贊成
reason-bot-share-poor = { MILLION($number) }不夠換一票贊成
reason-bot-shield = 身上有{ MILLION($number) }，命也要保
reason-bot-shoots = { FAMILY($family) }太有錢或太危險
reason-bot-spares = { FAMILY($family) }活著也許有用
reason-bot-side-decides = 自己這一邊決定成敗
reason-bot-side-winner = 站在贏的一邊
reason-bot-stands = 沒有人更適合當總統
reason-bot-takes = { FAMILY($family) }的提議划算
