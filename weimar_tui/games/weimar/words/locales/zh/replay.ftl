# Charts and the chronicle of recorded games

replay-chart-vp = 分數
replay-chart-seats = 席次
replay-chart-bases = 基礎
replay-chart-republic = 共和國
replay-series-cities = C 城市的威脅
replay-series-dr-box = B DR區
replay-series-economy = E 經濟
replay-series-nsdap = N 納粹軌
replay-book-party = 政黨
replay-book-vp = 分
replay-book-seats-held = 席次
replay-book-bases = 基礎
replay-book-line = 城市的威脅：{ $cities }｜DR區：{ $box }/{ $limit }｜經濟：{ $economy }｜納粹軌：{ $nsdap }/6｜政府：{ $government }
replay-luck-what = 成功判定的結果（規則5.5），未計任何加成。

# What all games share, said in this one's own words
replay-impulse = 第{ $number }次行動
replay-key-impulse-label = 行動
ui-points-keys = ←→ 政黨｜? 說明｜Enter 返回
ui-end-keys = ←→ 政黨｜r 回顧｜? 說明｜Enter 返回
