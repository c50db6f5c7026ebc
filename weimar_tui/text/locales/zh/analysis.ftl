### 分析員：對局中的建議，以及對局紀錄的分析。

coach-title = 教練·{ $seat }
coach-heading = 選各個答案後你的勝算
coach-some = { $heading }（{ $of }個答案中最有希望的{ $shown }個）
coach-chance = { $chance }%
coach-best = 最佳
coach-behind = 低{ $points }
coach-ahead = 略為領先
coach-equal = 差不多
coach-unsure = 也許低{ $points }
coach-entry = – { $text }
coach-change-yes = +
coach-change-no = −
coach-change-other = ·
coach-not-counted = { $best ->
    [yes] 它的優點不在這些數字之中。
   *[no] 它的缺點不在這些數字之中。
}
coach-no-change = { $best ->
    [yes] 之後的局面與第二個答案大致相同。
   *[no] 之後的局面與最佳答案大致相同。
}
coach-alone = 沒有試算其他答案。
coach-by-rule = 憑經驗判斷；未試算任何答案。
coach-gains = 憑經驗估計各個答案的價值
coach-gain = { $side ->
    [more] +{ NUMBER($gain, minimumFractionDigits: 1) }
    [less] −{ NUMBER($gain, minimumFractionDigits: 1) }
   *[level] { NUMBER($gain, minimumFractionDigits: 1) }
}
coach-gain-behind = 低{ NUMBER($gap, minimumFractionDigits: 1) }
coach-looked = { $counted ->
    [yes] +和−是與最佳答案相比；最佳答案則與第二個相比。
   *[no] { "" }
}只依你看得到的情況：暗牌猜測{ $worlds }次，再由機器人{ $until }。無從得知別人的盤算。
coach-until = 接著下一陣子
coach-keys = { $why } 理由 · { $take } 移到答案 · { $about } 說明 · { $close }
coach-keys-short = { $take } 移到答案 · { $about } 說明 · { $close }
coach-about-title = 教練
coach-about =
    教練在想像的對局中試算最有希望的答案。每一局都先猜出你看不到的牌，選一個答案，再由機器人{ $until }。勝算是所有這些對局的平均。

    { "" }**差不多**：與最佳答案的差距不到百分之一，或小到單憑猜測的出入就能解釋；差兩點以上則註明**也許**。

    { "" }**+**與**−**：之後在版圖上數得出的變化，與最佳答案相比；最佳答案則與第二名相比。平均值取到0.5。

    教練只知道你知道的事，也無從得知其他玩家的盤算。
coach-line = { $answer }：{ $chance }{ $compared ->
    [yes] ，{ $verdict }
   *[no] { "" }
}
coach-change = { $sign } { $change }
hint-key = i
hint-key-label = 教練
hint-thinking = 教練正在思考……
hint-several = 只有獨自與機器人對局時，才有教練。
hint-nobody = 這個遊戲沒有教練。
hint-no-question = 輪到你回答問題時，教練才能幫忙。
hint-why = { $of ->
    [you] 原因
   *[other] 對{ $seat }
}：{ $text }。

# --- 每個遊戲都數得出的變化，以及帶正負號的數字。
count-won = 10次中贏{ $here_of_ten }次，而非{ $there_of_ten }次
count-lost = 10次中輸{ $here_of_ten }次，而非{ $there_of_ten }次
count-signed = { $side ->
    [ahead] +{ $size }
    [behind] −{ $size }
   *[level] { $size }
}

# --- 對局分析 -----------------------------------------------------------------------------------
review-title = { $name }的分析
review-curve = 勝算（百分比）
review-column-player = 玩家
review-column-errors = 失誤
review-column-error = 代價
review-column-luck = 運氣
review-column-result = 結果
review-column-deserved = 扣除運氣
review-errors-of = { $errors }／{ $tried }
review-how = 代價、運氣與結果以一場勝利的百分之一計。差距至少為1，且超過標準誤兩倍，才算失誤，其餘視為不相上下。運氣是骰子與抽牌的結果與平均結果之差。
review-open = { $round }結束之前局勢未明：勝算尚無多大意義，不計失誤。
review-open-here = 局勢未明，勝算尚無意義。
review-turning-title = 轉折點
review-errors-title = 代價最大的失誤
review-none = 沒有。
review-pick = 選擇{ $pick } · { $where } · { $seat }
review-asked = { $question } → { $answer }
review-changed = { $seat } { $before } → { $after }
review-luck = 骰子與抽牌：{ $seats }。
review-analyst = 分析員會選：{ $answer }{ $known ->
    [yes] （勝算{ $chance }%）
   *[no] {""}
}。
review-analyst-same = 分析員也會這樣選。
review-error = 失誤：代價{ $error }（±{ $doubt }）。較好的是：{ $answer }。
review-best = 最佳選擇。
review-equal = 與最佳選擇不相上下。

analysis-keys = 1-5 到轉折點 · ↑↓ 閱讀 · e 匯出 · ? 說明 · Esc 返回
analysis-going-on = 已分析{ $done }／{ $of }個選擇……
analysis-halted = 已分析{ $done }／{ $of }個選擇。
analysis-keys-served = 1-5 到轉折點 · ↑↓ 閱讀 · ? 說明 · Esc 返回
analysis-waits = 伺服器正先分析其他對局。
review-not-over = 這一局尚未結束：結束後才能分析。
review-nobody = 這個遊戲沒有分析員。
review-no-file = 請先存檔：分析會存在存檔旁。
analysis-help =
    每個選擇都在獨立的程序中分析；進度存在存檔旁，下次回來會繼續。

    { "" }**曲線**：每個選擇之後各方的勝算，假設之後由一般機器人進行。

    { "" }**失誤**：依該座位當時所知，把所選與最佳選擇相比。差距至少為1，且超過標準誤兩倍，才算失誤；其餘視為不相上下。每個失誤都照教練的算法核對，兩者說法一致。

    { "" }**運氣**：從真實局面出發，骰子與抽牌的結果與平均結果之差。

    { "" }**1**到**5**跳到轉折點之前，在那裡按**p**可接續對局。重播時，畫面底部會顯示對每個選擇的評語。

# --- 題目 ---------------------------------------------------------------------------------------
puzzle-title = 題目
puzzle-which = 有一個答案明顯最好。要做哪一題？
puzzle-way-day = { $game }：每日一題{ $state ->
    [solved] （答對）
    [not-solved] （答過，沒答對）
   *[open] {""}
}
puzzle-way-number = { $game }：依題號選另一題
puzzle-which-number = 題號，從1到{ $last }。預設是你還沒答過的第一題。
puzzle-daily = { $game }：每日一題（第{ $number }題，共{ $of }題）
puzzle-number = { $game }：第{ $number }題，共{ $of }題
puzzle-goal = 輪到{ $seat }：{ $goal }。
# 沒有專屬說法時用這一句。
puzzle-goal-any = 找出最好的答案
puzzle-rule = 有一個答案明顯最好；只算你的第一個答案。
puzzle-solved = 答對了：沒有其他答案比得上。
puzzle-not-solved = 不是最好的答案：{ $answer }。
puzzle-record = 你的成績：答{ $answered }題，對{ $solved }題；每日一題連續答對{ $days }天。
puzzle-unkept = 你的成績無法寫入：{ $error }。
puzzle-page = 再看一次最好的答案
puzzle-next = 下一道還沒答過的題目
puzzle-leave = 離開題目
puzzle-key-label = 目標
puzzle-no-number = 沒有第{ $number }題：題號從1到{ $last }。
