### 機器人為何這樣打牌：在它的選擇中最重的考量。句子接在「原因：」之後。

# 行動。$held是對手在該城市的勢力：regime、councils、uprising、none。
bot-coup = 在{ NAME($city) }奪取權力
bot-counter-coup = { $held ->
    [regime] 從地方政權手中奪回{ NAME($city) }
    [councils] 從地方議會手中奪回{ NAME($city) }
   *[other] 平定{ NAME($city) }的起義
}
bot-fight = 擊破{ PARTY($target, form: "name") }在{ NAME($city) }的單位
bot-take-control = 把{ NAME($city) }的部隊拉到自己這邊
bot-demonstrate = 在{ NAME($city) }擴大聲勢
bot-mobilize = 在{ NAME($city) }做好準備
bot-negotiate = 與外國達成協議
bot-saves = 保存實力
bot-debates = 在「{ ISSUE($issue) }」議題上取得進展

# 突然的結局。
bot-stops = 阻止{ PARTY($party, form: "name") }掌權
bot-power = 更接近掌權
bot-nsdap = 壓制納粹黨
bot-anarchy = 避免陷入無政府狀態

# 其他在終局時有價值的事。$whose：own是自己的，否則是對手$party的。
bot-vp = { $whose ->
    [own] 得分
   *[rival] 不讓{ PARTY($party, form: "name") }在分數上領先
}
bot-seats = { $whose ->
    [own] 取得國會席次
   *[rival] 使{ PARTY($party, form: "name") }失去國會席次
}
bot-bases = { $whose ->
    [own] 取得政黨基礎
   *[rival] 使{ PARTY($party, form: "name") }失去政黨基礎
}
bot-goals = { $whose ->
    [own] 達成自己在各城市的目標
   *[rival] 不讓{ PARTY($party, form: "name") }達成在各城市的目標
}
bot-government = { $whose ->
    [own] 取得執政的好處
   *[rival] 使{ PARTY($party, form: "name") }更難執政
}
bot-units = { $whose ->
    [own] 增強自己的單位
   *[rival] 削弱{ PARTY($party, form: "name") }的單位
}
bot-opinion = { $whose ->
    [own] 在議題軌上取得進展
   *[rival] 使{ PARTY($party, form: "name") }在議題軌上失勢
}
bot-society = { $whose ->
    [own] 鞏固自己的社會支持
   *[rival] 削弱{ PARTY($party, form: "name") }的社會支持
}
bot-means = { $whose ->
    [own] 取得卡牌、儲存點與盟友
   *[rival] 使{ PARTY($party, form: "name") }可用的資源變少
}

# 題目的目標，接在「輪到……：」之後。$whose與$party同上；$won：這個結局是否是該黨的勝利。
goal-stops = 守住共和國，不讓{ PARTY($party, form: "name") }掌權
goal-power = 更接近掌權
goal-nsdap = 壓制納粹黨
goal-anarchy = 不讓國家瓦解
goal-vp = { $whose ->
    [own] 得分
   *[rival] 不讓{ PARTY($party, form: "name") }在分數上領先
}
goal-seats = { $whose ->
    [own] 贏得國會席次
   *[rival] 使{ PARTY($party, form: "name") }失去國會席次
}
goal-bases = { $whose ->
    [own] 贏得政黨基礎
   *[rival] 使{ PARTY($party, form: "name") }失去政黨基礎
}
goal-government = { $whose ->
    [own] 讓執政帶來好處
   *[rival] 使{ PARTY($party, form: "name") }更難執政
}
goal-units = { $whose ->
    [own] 集結單位
   *[rival] 削弱{ PARTY($party, form: "name") }的單位
}
goal-opinion = { $whose ->
    [own] 在議題軌上取得進展
   *[rival] 使{ PARTY($party, form: "name") }在議題軌上失勢
}
goal-means = { $whose ->
    [own] 保住卡牌、儲存點與盟友
   *[rival] 使{ PARTY($party, form: "name") }可用的資源變少
}
goal-ending-overthrow-cities = { $won ->
    [yes] 在各城市推翻共和國
   *[no] 守住共和國
}
goal-ending-overthrow-seats = { $won ->
    [yes] 在國會中推翻共和國
   *[no] 守住共和國
}
goal-ending-nsdap = 不讓納粹黨掌權
goal-ending-anarchy = { $won ->
    [yes] 國家瓦解時保持領先
   *[no] 不讓國家瓦解
}
goal-ending-republic-survived = { $won ->
    [yes] 共和國存續時保持領先
   *[no] 在最後一輪結束前趕上
}

# --- 可以數的變化：選此答案後（$here）與選另一答案後（$there）。$about是政黨。
count-lead = { $here_side ->
    [ahead] 領先最強對手{ $here_size }分
    [behind] 落後最強對手{ $here_size }分
   *[level] 與最強對手同分
}，而非{ $there_side ->
    [ahead] 領先{ $there_size }分
    [behind] 落後{ $there_size }分
   *[level] 同分
}
count-seats = 席次{ $here }，而非{ $there }
count-bases = 基礎{ $here }個，而非{ $there }個
count-reserve = 儲存{ $here }點，而非{ $there }點
count-issues = 議題價值{ $here }，而非{ $there }
count-governs = 10次中有{ $here_of_ten }次執政，而非{ $there_of_ten }次
count-councils = 地方議會{ $here }個，而非{ $there }個
count-regimes = 地方政權{ $here }個，而非{ $there }個
count-uprisings = 起義{ $here }處，而非{ $there }處
count-unrest = 動盪城市{ $here }座，而非{ $there }座
count-poverty = 貧窮城市{ $here }座，而非{ $there }座
count-dr-box = DR區標記{ $here }個，而非{ $there }個
count-nsdap = 納粹軌人偶{ $here }個，而非{ $there }個
count-units = { PARTY($about, form: "name") }單位戰力{ $here }，而非{ $there }
count-rival-vp = { PARTY($about, form: "name") }{ $here }分，而非{ $there }分
count-rival-seats = { PARTY($about, form: "name") }{ $here }席，而非{ $there }席
count-rival-bases = { PARTY($about, form: "name") }基礎{ $here }個，而非{ $there }個
count-rival-issues = { PARTY($about, form: "name") }議題價值{ $here }，而非{ $there }

# 教練的推演中，機器人下到何時為止；接在「由機器人」之後。
coach-until = 玩到下一張牌
