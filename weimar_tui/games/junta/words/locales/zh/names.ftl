### 句中各種事物的名稱。`.name` 單獨出現於清單與標題；`.in` 表示在哪裡。
### 套件另外命名的，由 ...-other 措辭。


## 錢
million = { $number }百萬
notes-of = { $value }百萬鈔票{ $count }張
notes-worth = { $notes }（共{ MILLION($number) }）
notes-none = 沒有

## 家族
family-all = 所有人

## 官職
office-president = 總統
    .name = 總統
office-minister = 內政部長
    .name = 內政部長
office-general1 = 第一旅將軍
    .name = 第一旅將軍
office-general2 = 第二旅將軍
    .name = 第二旅將軍
office-general3 = 第三旅將軍
    .name = 第三旅將軍
office-admiral = 海軍上將
    .name = 海軍上將
office-air = 空軍司令
    .name = 空軍司令

## 地點
place-bank = 銀行
    .name = 銀行
    .in = 在銀行
place-hq = 總部
    .name = 總部
    .in = 在總部
place-home = 家
    .name = 家
    .in = 在家
place-lover = 情人家
    .name = 情人家
    .in = 在情人家
place-club = 夜總會
    .name = 夜總會
    .in = 在夜總會

## 區
area-other = { $name }
    .in = 在{ $name }
    .to = 到{ $name }
    .from = 從{ $name }

## 單位與數目
units-other = { $count }個{ $name }
units-army1 = { $count }個第一旅單位
units-army2 = { $count }個第二旅單位
units-army3 = { $count }個第三旅單位
units-guard = { $count }個總統府衛隊單位
units-police = { $count }個警察單位
units-marine = { $count }個陸戰隊單位
units-paratroop = { $count }個傘兵單位
units-rally = { $count }個集會群眾單位
units-rioters = { $count }個暴動群眾單位
units-strikers = { $count }個罷工群眾單位
units-demonstrators = { $count }個示威群眾單位
units-militia = { $count }個民兵單位
units-helicopter = { $count }架直升機

## 賄賂可以收買的單位，不帶數目
bribed-army1 = 第一旅單位
bribed-army2 = 第二旅單位
bribed-army3 = 第三旅單位
bribed-police = 警察單位
bribed-red = 煽動者單位
bribed-rally = 集會群眾單位
bribed-rioters = 暴動群眾單位
bribed-strikers = 罷工群眾單位
bribed-demonstrators = 示威群眾單位
bribed-militia = 民兵單位
bribed-helicopter = 直升機

## 卡牌種類
type-influence = 勢力
type-vote = 選票
type-donation = 獻金
type-assassin = 刺客
type-bribe = 賄賂
type-excuse = 藉口
type-event = 事件
type-unit = 單位

## 階段
phase-election = 選舉
phase-draw = 抽牌
phase-offices = 官職
phase-aid = 外援
phase-budget = 預算
phase-places = 地點
phase-assassinations = 暗殺
phase-bank = 銀行
phase-coup = 政變
phase-end = 回合結束

## 陣營
side-president = 總統
    .for = 支持總統
side-junta = 軍政府
    .for = 支持軍政府
