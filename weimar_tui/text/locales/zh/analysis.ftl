### 分析員：對局中的建議，以及對局紀錄的分析。

hint-title = 分析員
hint-key = i
hint-key-label = 建議
hint-thinking = 分析員正在思考……
hint-several = 多人同桌時，分析員不發言。
hint-nobody = 還沒有誰把這個遊戲學到足以給建議。
hint-no-question = 輪到你回答問題時，才有建議。
hint-answer = { $answer }：{ $equal ->
    [yes] 不相上下，勝算{ $chance }%
   *[no] 勝算{ $chance }%
}
hint-answer-by-rule = { $answer }（憑經驗；未經試算）
hint-why = 對{ $seat }：{ $text }。
