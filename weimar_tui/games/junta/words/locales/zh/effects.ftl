### 卡牌做什麼。不帶句號的分句。
### $use 是卡牌的種類，$needs 是必須擺在面前的卡牌。

effect-votes = { $with ->
    [yes] 面前若也有{ CARD($partner) }，再加{ $number }票
   *[no] { $use ->
        [vote] { $number }票，一次
       *[other] 每次{ $number }票
    }
}
effect-fund = 金主：每回合至多替你付{ MILLION($number) }的刺客與賄賂費用
effect-take-notes = 拿走錢堆最上面的{ $number }張鈔票
effect-pay = 支付{ MILLION($number) }
effect-attempt = 指名一個家族{ $protected ->
    [yes] （{ $offices }除外）
   *[no] { "" }
}{ $open ->
    [yes] 與一個地點：它若在那裡
   *[no] ：它若{ PLACE($place, form: "in") }
}{ $die ->
    [yes] ，擲1顆骰，{ $span }就死去
   *[no] ，就死去
}
    .rolled = 地點若對，那個家族就死去
effect-police-attempt = 秘密警察再暗殺一次
effect-shield = 對你的暗殺失敗
effect-burgle = 指名一個家族：它若不{ PLACE($place, form: "in") }，就付給你{ MILLION($number) }
effect-kill-self = 你自己死去
effect-sway = 指定一個區：那裡你所選的{ WORD("bribed", $units) }，每{ $pairs ->
    [yes] 兩個
   *[no] 個
}支付{ MILLION(1) }並擲1顆骰；{ $span }就聽命於你，直到政變結束
effect-excuse = 政變有了藉口
effect-end-vote = 取消這次表決的第二輪
effect-revote = 所有票作廢，重新表決
effect-borrow-influence = 別人票數{ $number }以下的勢力牌都為你投票，直到回合結束
effect-extra-votes = 只要{ CARD($needs) }在你面前，多{ $number }票，直到回合結束
effect-motion-remove = 提出罷免總統的動議，需要所投票數的三分之二
effect-alternative-budget = 總統留下一張外援鈔票，其餘交給你；宣布你自己的預算，由眾議院表決。若被否決而沒有強制，你保有這些鈔票
effect-peek-account = 查看一個家族的瑞士帳戶
effect-drop-influence = 指名一個家族：它自選一張勢力牌棄掉
effect-close-bank = 銀行本回合關門
effect-place = 在{ $areas }出現{ UNITS($unit, $number) }，聽命於你
effect-choose = 選擇：{ $options }
effect-roll = 擲1顆骰：{ $rows }
    .again = 再擲一次：{ $rows }
    .attempt = 指名一個家族與一個地點；輪到執行時擲1顆骰：{ $rows }
effect-row = { $span }：{ $does }
effect-if-has = 若{ CARD($card) }在你面前：{ $then }{ $has-otherwise ->
    [yes] ；否則{ $otherwise }
   *[no] { "" }
}
span = { $low }到{ $high }
    .one = { $low }
