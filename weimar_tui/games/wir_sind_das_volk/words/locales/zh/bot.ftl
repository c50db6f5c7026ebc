### 機器人為何這樣選：得到什麼，或付出什麼。$better 是 yes 或 no。

bot-economy = { $better ->
    [yes] 己方工廠相對於對方變強
   *[no] 以己方工廠的數值為代價
}
bot-growth = { $better ->
    [yes] 更接近新的生活水準
   *[no] 新的生活水準更遠了
}
bot-flight = { $better ->
    [yes] 逃亡或圍牆的結果較有利
   *[no] 逃亡或圍牆的結果較不利
}
bot-currency = { $better ->
    [yes] 外匯的收支較有利
   *[no] 外匯的收支較不利
}
bot-spare = { $better ->
    [yes] 東德付清後的剩餘點數較有利
   *[no] 東德付清後的剩餘點數較不利
}
bot-spare-more = { $better ->
    [yes] 東德付清後剩餘的點數增加
   *[no] 讓東德付清後剩餘的點數增加
}
bot-spare-fewer = { $better ->
    [yes] 東德付清後剩餘的點數減少
   *[no] 讓東德付清後剩餘的點數變少
}
bot-standard = { $better ->
    [yes] 能維持的生活水準較有利
   *[no] 能維持的生活水準較不利
}
bot-held = { $better ->
    [yes] 生活水準較能維持
   *[no] 己方會失去較多生活水準
}
bot-unrest = { $better ->
    [yes] 雙方動盪的對比變得有利
   *[no] 年代結束時動盪較多
}
bot-markers = { $better ->
    [yes] 年代結束時的抗議較有利
   *[no] 接受年代結束時的抗議
}
bot-socialists = { $better ->
    [yes] 社會主義者的人數有利
   *[no] 社會主義者的人數不利
}
bot-state-power = { $better ->
    [yes] 國家權力的變化有利
   *[no] 國家權力的變化不利
}
bot-wall = { $better ->
    [yes] 圍牆的情況有利
   *[no] 圍牆的情況不利
}
bot-track-prestige = { $better ->
    [yes] 獲得威望
   *[no] 放棄威望
}
bot-track-currency = { $better ->
    [yes] 外匯軌朝有利的方向移動
   *[no] 外匯軌朝不利的方向移動
}
bot-track-socialists = { $better ->
    [yes] 社會主義者軌朝有利的方向移動
   *[no] 社會主義者軌朝不利的方向移動
}
bot-denies = 對方現在不能使用{ CARD($card) }
bot-routine = 這裡沒有什麼特別重要

# 機器人剛做了什麼，欄位不多的一行；$action是卡牌的用法。
bot-did = { SIDE($seat, form: "name") }：{ CARD($card) }，{ $action ->
    [unrest] 移除動盪
    [build] 建設
    [standard] 生活水準
   *[event] 事件
}。
bot-did-power = { SIDE($seat, form: "name") }：在{ NAME($area) }使用國家權力。
bot-did-why = { $did }理由：{ $why }。

# --- 題目的目標，接在「輪到……：」之後。$side：east或west；$won：這個結局是否算勝利。
goal-currency = { $side ->
    [east] 平衡外匯的收支
   *[west] 讓東德缺少外匯
}
goal-economy = 讓己方工廠勝過對方
goal-flight = { $side ->
    [east] 遏止逃亡，或擺脫逃亡
   *[west] 充分利用逃亡
}
goal-growth = 更接近新的生活水準
goal-held = 失去的生活水準要比對方少
goal-markers = 撐過年代結束時的抗議
goal-socialists = { $side ->
    [east] 擁有足夠的社會主義者
   *[west] 讓東德的社會主義者所剩不多
}
goal-spare = { $side ->
    [east] 保住付款的能力
   *[west] 讓東德更付不起
}
goal-standard = 確保能維持的生活水準
goal-state-power = { $side ->
    [east] 靠國家權力穩住國家
   *[west] 動搖東德的國家權力
}
goal-track-currency = 把外匯軌拉向己方
goal-track-prestige = 贏得威望
goal-track-socialists = { $side ->
    [east] 推進社會主義
   *[west] 阻擋社會主義
}
goal-unrest = 把動盪轉向對方
goal-wall = { $side ->
    [east] 在需要時有圍牆
   *[west] 讓邊界保持開放
}
goal-ending-bankruptcy = { $won ->
    [yes] 使東德破產
   *[no] 避免破產
}
goal-ending-socialism-wins = { $won ->
    [yes] 帶領社會主義走向勝利
   *[no] 阻止社會主義獲勝
}
goal-ending-socialism-fails = { $won ->
    [yes] 讓社會主義失敗
   *[no] 不讓社會主義失敗
}
goal-ending-east-collapses = { $won ->
    [yes] 讓抗議使東德崩潰
   *[no] 保住東德
}
goal-ending-west-collapses = { $won ->
    [yes] 讓抗議使西德崩潰
   *[no] 保住西德
}
goal-ending-both-collapse = { $won ->
    [yes] 不比西德先倒下
   *[no] 保住西德
}
goal-ending-four-decades = { $won ->
    [yes] 撐到第四個年代結束
   *[no] 在第四個年代結束前獲勝
}

# --- 可以數的變化：選此答案後（$here）與選另一答案後（$there）。$about是west或east。
count-points = { SIDE($about, form: "name") }：經濟力{ $here }，而非{ $there }
count-standard = { SIDE($about, form: "name") }：生活水準{ $here }，而非{ $there }
count-unrest = { SIDE($about, form: "name") }：動盪{ $here }，而非{ $there }
count-markers = { SIDE($about, form: "name") }：大規模抗議{ $here }，而非{ $there }
count-socialists = 社會主義者{ $here }個，而非{ $there }個
count-exports = 出口的東德地區{ $here }個，而非{ $there }個
count-currency = 外匯{ $here_signed }，而非{ $there_signed }
count-prestige = 威望{ $here_signed }，而非{ $there_signed }
count-flight = 逃亡耗去{ $here }點，而非{ $there }點
count-state-power = 國家權力卡{ $here }張，而非{ $there }張
count-wall = 10次中有{ $here_of_ten }次有圍牆，而非{ $there_of_ten }次

# 教練的推演中，機器人下到何時為止；接在「由機器人」之後。
coach-until = 再下兩個回合（年代後半則下到年代結算）
