### 名稱與短詞。`.name` 是單獨出現時的名稱，`.in` 說明地點。
### 中文與數字、拉丁字母之間不留空格；標點一律全形。

game-title = 我們就是人民！

side-west = 西德
    .name = 西德
    .in = 在西德
side-east = 東德
    .name = 東德
    .in = 在東德
side-foreign = 外國城市
    .name = 外國
seat-name-west = 西德
seat-name-east = 東德
seat-short-west = 西
seat-short-east = 東

## 卡牌提到的地區以外的地點
place-west-germany = 在西柏林以外的西德地區
place-cssr = 在捷克斯洛伐克
place-polska = 在波蘭
place-rheinsberg = 在萊茵斯貝格
place-niedersachsen-hamburg = 在下薩克森與漢堡
place-area = 在{ NAME($place) }

track-prestige = 威望
    .name = 威望
track-currency = 外匯
    .name = 外匯
track-socialists = 社會主義者
    .name = 社會主義者

colour-red = 紅卡
    .name = 紅色
colour-yellow = 黃卡
    .name = 黃色
colour-dual = 雙色卡
colour-special = 特殊卡
colour-pink = 粉紅色
    .name = 粉紅色

roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
decade = 年代{ $decade }
    .name = 年代{ $decade }
half-1 = 上半期
half-2 = 下半期

phase-1 = 逃亡或圍牆的代價
phase-2 = 威望
phase-3 = 外匯
phase-4 = 支付國家權力
phase-5 = 維持生活水準
phase-6 = 內部比較
phase-7 = 東西德比較
phase-8 = 使用國家權力
phase-9 = 社會主義者
phase-10 = 我們就是人民？

## 抗議標記上的字
protest-west-1 = 不給
protest-west-2 = 任何
protest-west-3 = 人
protest-west-4 = 權力
protest-east-1 = 我們
protest-east-2 = 就
protest-east-3 = 是
protest-east-4 = 人民！
protest-more = ！

card-listed = 「{ $title }」
card-unknown = 一張牌
connection = { $first }－{ $second }

## 組合各部分
join-lines = { $first }；{ $rest }
join-protests = { $first }{ $rest }
