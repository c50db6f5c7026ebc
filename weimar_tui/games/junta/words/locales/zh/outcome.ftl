### 遊戲如何結束。$winners 是勝者的名字，$count 是人數。

outcome-winners = { $count ->
    [0] 誰在瑞士都沒有像樣的存款。
    [1] { $winners }在瑞士的錢最多，獲勝。
   *[other] { $winners }在瑞士的錢最多，共享勝利。
}
outcome-stack-spent = 大友邦不再付錢了。{ outcome-winners }
outcome-eleven-rounds = 最後一個回合結束。{ outcome-winners }
outcome-all-dead = 所有家族死在同一回合。{ outcome-winners }
ui-ending-stack-spent = 外援用盡
ui-ending-eleven-rounds = 最後的回合
ui-ending-all-dead = 一個不剩
