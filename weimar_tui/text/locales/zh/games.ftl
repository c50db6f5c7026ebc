# 各遊戲共用的說法。
decision-unknown = { $seat }：請選擇。
decision-because = { $why }：{ $question }
decision-rule = { $question }（規則{ $rule }）
effect-none = 無效果
named-card = 「{ $name }」
numbered-card = 「{ $name }」（{ $card }）
scenario-length = 長度
scenario-seats = 座位
scenario-time = 時間
scenario-line = - **{ $head }**：{ $text }
board-place = { $name }：{ $text }
