### 政治階段結束後的一頁：改變了什麼，以及原因。

politics-title = 第{ $round }輪：政治階段{ $over ->
    [yes] 結果
   *[no] 至今的變化
}
politics-figure-vp = 分數
politics-figure-seats = 席次
politics-figure-bases = 基礎
politics-figure-reserve = 儲存
politics-cities = 城市
politics-dr-box = DR區
politics-rolls = 危機判定
politics-chancellor = { $party }（總理）
politics-government = 政府
politics-other = 其他
politics-line = { $name }：{ $text }
politics-change = { $name } { $text }
politics-cause-majority-1 = 贏得最多議題
politics-cause-majority-2 = 贏得次多議題
politics-cause-society = 社會軌
politics-cause-goals = 政黨目標（步驟4）
politics-cause-bonus = 小黨獎勵（步驟4）
politics-cause-declaration = 執政成績：{ $calm }城無威脅，{ $troubled }城有兩個以上
politics-cause-crisis = 危機判定
politics-cause-minor-seats = 小黨席次（步驟6）
politics-cause-cut = 國會超過24席
politics-cause-step = 步驟{ $number }
