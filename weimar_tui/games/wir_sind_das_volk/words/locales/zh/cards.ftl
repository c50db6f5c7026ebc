### 完整的卡牌，如圖鑑所示。

card-title = { $id } { $name }（{ $year }）
card-values = { $colour ->
    [red] 紅卡，東德的事件。
    [yellow] 黃卡，西德的事件。
   *[dual] 雙色卡，雙方的事件；可以宣告一個符號或箭頭無效。
}數值：西德{ $west }，東德{ $east }。
card-values-special = 年代{ $roman }的特殊卡：只有東德能用，而且只能用於事件。
card-flight = { $flight }個逃亡符號：在本年代打出時，逃亡增加{ $flight }步。
card-power = { $power ->
    [red] 紅色國家權力：放在東德面前，每個年代移除1個動盪，花費1點，並使逃亡增加1步。
   *[pink] 粉紅色國家權力：放在東德面前，每個年代移除1個動盪，花費1點。
}
card-source-rulebook = 規則書說明了此卡；數值與符號同印製的卡牌。
card-source-report = 數值與符號同印製的卡牌。
card-source-original = 此卡為自行設計。
