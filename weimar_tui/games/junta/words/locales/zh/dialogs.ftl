### 對話框，以及進行中的畫面

dialog-place = { $seat }：今晚去哪裡？
dialog-attempt = { $seat }：暗殺
dialog-shield = { $seat }：有人要殺你
dialog-purse = { $seat }：錢
dialog-budget = { $seat }：預算
dialog-battle = { $seat }：戰鬥
dialog-sides = { $seat }：政變
dialog-squad = { $seat }：行刑隊
dialog-gunboat = 砲艇
dialog-strike = 空襲
dialog-evening = 香蕉港之夜
dialog-coup-began = 政變
dialog-coup-city = 政變結束之前，畫面以城市為主。
dialog-return = { $seat }：流亡歸來
dialog-broken = 違背承諾
dialog-vote = 議會表決
dialog-elected = 新總統
dialog-elected-votes = { $seat }：{ $number }票
dialog-elected-you = 你分派官職、領取援助，預算分剩的歸你。你不能發動政變。
dialog-exile = { $seat }流亡
dialog-exile-means = 在那裡誰也殺不了{ $seat }，但{ $seat }沒有選票，也指揮不了部隊。對死者與流亡者，總統以小舅子的身分代行其中一個官職。
dialog-coup-over = 政變結束
dialog-fight = 戰鬥：{ AREA($area) }
dialog-centre = { AREA($area) }：{ $side ->
    [junta] 軍政府
   *[president] 總統
}

ui-street-seen = 在此露面（越右越近）
ui-budget-left = 目前留下{ $number }
ui-fight-force = { $units }，{ $dice }顆骰子
ui-fight-lost = 至今損失：{ $number }
ui-centre-junta = 軍政府
ui-centre-president = 總統
ui-place-habit = { $nights ->
    [0] 還沒有人知道你的習慣。其他家族認為任何家族在此的機會是{ $percent }%。
    [1] 銀行營業的那一晚，你{ $times ->
        [0] 在別處
       *[other] 在此
    }。照習慣猜的人認為你在此的機會是{ $percent }%。
   *[other] 銀行營業的{ $nights }個晚上，你有{ $times }晚在此露面。照習慣猜的人認為你在此的機會是{ $percent }%。
}
ui-victim-about = { $keeps ->
    [yes] { $family }分發外援，餘款自留。
   *[no] { $announced ->
        [0] 本回合沒有為{ $family }宣布款項。
       *[other] 本回合為{ $family }宣布了{ $announced }百萬。
    }
}照習慣最可能在：{ $place }，{ $percent }%。手牌：{ $cards }張。
ui-budget-votes = 括號裡是公開票數；你的：{ $number }。
ui-form-votes = 票
ui-form-envelope = 信封
