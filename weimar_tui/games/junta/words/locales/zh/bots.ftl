### 機器人家族：如何選用，以及為何這麼做。

ui-player-cunning = 機器人：老狐狸
ui-player-loyalist = 機器人：忠臣
ui-player-opportunist = 機器人：投機者
ui-player-conspirator = 機器人：陰謀家
ui-player-kleptocrat = 機器人：竊國者
ui-player-diplomat = 機器人：外交家
ui-player-hothead = 機器人：火爆浪子

# --- 為何這麼做 ---
reason-bot-appoints = 實權交給信得過的{ FAMILY($family) }
reason-bot-bribes = 錢還能扭轉這場政變
reason-bot-resigns = 預期政變將至，已無可失
reason-bot-card-ends = 現在領先，不要第二輪
reason-bot-card-turns = 一張牌就能翻轉表決，而且值得
reason-bot-fires = 對{ FAMILY($family) }勝算夠大
reason-bot-flees = 政變已敗，使館就在眼前
reason-bot-force = 這份錢值得動武
reason-bot-no-chance = 自己選不上，對{ FAMILY($family) }期望最高
reason-bot-no-force = 這份錢不值得動武
reason-bot-likes-best = 對{ FAMILY($family) }期望最高
reason-bot-marches = 從這裡可到權力中心
reason-bot-refuses-ahead = { FAMILY($family) }已經領先夠多
reason-bot-refuses-cheated = { FAMILY($family) }收了錢卻食言
reason-bot-refuses-costs-1 = 再加一百萬才行
reason-bot-refuses-costs-2 = 再加兩百萬才行
reason-bot-refuses-costs-3 = 再加三百萬才行
reason-bot-refuses-costs-4 = 再加四百萬才行
reason-bot-refuses-given = 先前另有承諾
reason-bot-refuses-little = 這樣太少
reason-bot-refuses-never = 違背自己的利益
reason-bot-refuses-pays-1 = 最多值一百萬
reason-bot-refuses-pays-2 = 最多值兩百萬
reason-bot-refuses-pays-3 = 最多值三百萬
reason-bot-refuses-pays-4 = 最多值四百萬
reason-bot-refuses-trust = 對{ FAMILY($family) }的話沒有信心
reason-bot-refuses-words = 光憑承諾不夠
reason-bot-share-enough = { $number ->
    [0] 另有考量
   *[other] { MILLION($number) }夠換一票贊成
}
reason-bot-share-poor = { $number ->
    [0] 沒有錢就沒有贊成票
   *[other] { MILLION($number) }不夠換一票贊成
}
reason-bot-shoots = { FAMILY($family) }太有錢或太危險
reason-bot-spares = { FAMILY($family) }活著也許有用
reason-bot-side-decides = 自己這一邊決定成敗
reason-bot-side-winner = 站在贏的一邊
reason-bot-stands = 沒有人更適合當總統

# --- 得到或放棄的。$better是yes或no。
reason-bot-alive = { $better ->
    [yes] 性命更安全
   *[no] 拿性命冒險
}
reason-bot-cards = { $better ->
    [yes] 手牌較多
   *[no] 手牌較少
}
reason-bot-coup = { $better ->
    [yes] 若有政變，結局較好
   *[no] 若有政變，結局較差
}
reason-bot-influence = { $better ->
    [yes] 表決時更有分量
   *[no] 表決時分量變輕
}
reason-bot-money = { $better ->
    [yes] 銀行裡的錢較多
   *[no] 銀行裡的錢較少
}
reason-bot-offices = { $better ->
    [yes] 官職較好
   *[no] 官職較差
}
reason-bot-pocket = { $better ->
    [yes] 口袋裡的錢較多
   *[no] 口袋裡的錢較少
}
reason-bot-president = { $better ->
    [yes] 當總統的前景較好
   *[no] 當總統的前景較差
}

# --- 題目的目標，接在「輪到……：」之後。$holds：該家族是否掌權；$side：在政變中的立場，沒有政變時是none。
goal-alive = 保住性命
goal-cards = 取得更多手牌
goal-coup = { $side ->
    [rebel] 推翻總統
    [loyal] 槍聲停下時站在贏家一邊
   *[none] 為政變做好準備
}
goal-influence = 在表決中增加分量
goal-money = 存進銀行的錢要比別人多
goal-offices = 取得更好的官職
goal-pocket = 弄到錢
goal-president = { $holds ->
    [yes] 繼續掌權
   *[no] 更接近大權
}

# --- 可以數的變化：選此答案後（$here）與選另一答案後（$there）。$about是rebel或loyal。
count-account = 瑞士帳戶{ $here }百萬，而非{ $there }百萬
count-richer = 比你有錢的家族{ $here }個，而非{ $there }個
count-pocket = 口袋裡{ $here }百萬，而非{ $there }百萬
count-president = 10次中有{ $here_of_ten }次當總統，而非{ $there_of_ten }次
count-offices = 官職{ $here }個，而非{ $there }個
count-hand = 手牌{ $here }張，而非{ $there }張
count-influence = 面前的勢力牌{ $here }張，而非{ $there }張
count-alive = 10次中有{ $here_of_ten }次活著，而非{ $there_of_ten }次
count-units = { $about ->
    [rebel] 反總統的部隊{ $here }支，而非{ $there }支
   *[loyal] 挺總統的部隊{ $here }支，而非{ $there }支
}

# 教練的推演中，機器人下到何時為止；接在「由機器人」之後。
coach-until = 玩到下一回合

# --- 教練對談判的說明。金額以百萬計，一位小數；$trust 為百分比。各自成行，列在答案之下。
coach-by-rule = 這裡給的是經驗法則，不是勝率：談判、付款、棄牌和政變中的單步行動，教練想像的對局都判斷不了。
coach-gains = 憑經驗估計各個提議對你值多少（百萬）：教練想像的對局略過談判。
coach-offer = { $offer }
note-worth = 按經驗法則，你得到的約值{ NUMBER($gets, minimumFractionDigits: 1) }百萬，付出的{ $gives ->
    [0] 幾乎不值什麼
   *[other] 約值{ NUMBER($gives, minimumFractionDigits: 1) }百萬
}。{ $trust ->
    [100] { "" }
   *[other] { FAMILY($family) }的承諾以{ $trust }%計。
}
note-contradicts = 這與你先前的承諾矛盾。
note-counter = { $how ->
    [less] 還價時可以少給：{ $clause }。
   *[more] 還價時可以要求：{ $clause }。
}
note-not-payable = 你無法接受：對方要的你拿不出來。
note-deal = { $listed ->
    [yes] { "" }
   *[no] { $offer }。
}對你約值{ NUMBER($worth, minimumFractionDigits: 1) }百萬，{ FAMILY($family) }很可能接受。
note-no-deal = 常見的提議中，沒有對你有利又可能被接受的。想另提一個，選「自擬提議……」，在那裡再問教練。
note-no-more = 你目前的提議次數已用完。
note-for = 以{ $clause }換取：你約賺{ NUMBER($worth, minimumFractionDigits: 1) }百萬，{ FAMILY($family) }很可能接受。
note-no-want = 對{ FAMILY($family) }沒有對你有利又可能被接受的提議。
note-give = { FAMILY($family) }很可能接受，你{ $worth ->
    [0] 不賺不虧
   *[other] 約賺{ NUMBER($worth, minimumFractionDigits: 1) }百萬
}。
note-give-loss = { FAMILY($family) }很可能接受，但你約虧{ NUMBER($worth, minimumFractionDigits: 1) }百萬。
note-no-give = 你拿得出的都不太可能讓{ FAMILY($family) }滿意。
note-send = 你約賺{ NUMBER($worth, minimumFractionDigits: 1) }百萬，{ FAMILY($family) }很可能接受。
note-send-bad = 你約虧{ NUMBER($worth, minimumFractionDigits: 1) }百萬。
note-send-refused = 你可賺約{ NUMBER($worth, minimumFractionDigits: 1) }百萬，但{ FAMILY($family) }多半會拒絕。
note-to-all = 向所有人的提議無法估值：要看誰接受。
note-breaks = 這樣做違背你對{ FAMILY($family) }的承諾。
note-rule-flees = 經驗上最好：政變已敗，大使館就在附近。
note-rule-bribes = 經驗上最好：錢還能扭轉這場政變。
note-rule-side-decides = 經驗上最好：你的選擇決定政變勝負。
note-rule-side-winner = 經驗上最好：這一方正占上風。
note-move-attacks = 會在{ AREA($area) }交火：你擲{ $dice }顆骰，對方擲{ $foes }顆。
note-move-takes = 佔領無人防守的權力中心{ AREA($area) }。
note-move-guards = 守住敵人到得了的權力中心{ AREA($area) }。
note-move-strengthens = 增援我方的權力中心{ AREA($area) }。
note-move-leads = 逼近{ AREA($area) }，還差{ $steps }步。
note-move-nothing = 到不了我方需要的權力中心。
note-move-leaves = 之後{ AREA($area) }沒有部隊，敵人可以拿下這個權力中心。
note-move-stays = 部隊全都留在原地。
note-move-none = 你現在沒有能移動的部隊。
note-move-first = 這不佔用你的移動。
note-move-holds = 留下的部隊守住{ AREA($area) }。
note-move-all = 這裡不必留守，一起行動更有力。
note-fire-hold = 勝算不夠，不宜開火。
note-fire-dice = 你擲{ $dice }顆骰，{ FAMILY($family) }擲{ $foes }顆。
note-shells = 瞄準{ FAMILY($family) }{ $centre ->
    [yes] 在權力中心的
   *[no] 的
}{ $number }支部隊。
note-shells-wait = 還沒有值得打的目標。
note-settle = 五個權力中心，軍政府佔{ $held }個，需要三個。
note-casualty = 這些部隊最捨得起。
note-expected = 照你的習慣，別人料你在此的機會為{ $percent }%。
note-lightest = 足夠支付的最小金額；沒有人找零。
note-least-useful = 你手上平均而言最沒用的一類牌。
note-fewest-votes = 棄掉它，你保留的票最多。
note-lay = 放在桌上每次投票都算；留在手裡毫無作用。
note-play = 立刻得到錢，手牌也騰出空位。
note-deposit = 最後只計瑞士的錢；口袋裡的錢可能被奪走。
