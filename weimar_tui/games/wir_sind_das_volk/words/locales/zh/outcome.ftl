### 遊戲如何結束。

outcome-bankruptcy = 國家破產：東德必須拆除的超過所有的。西德獲勝。
outcome-socialism-wins = 社會主義獲勝：所有社會主義者都在版圖上，而且還要增加。東德獲勝。
outcome-socialism-fails = 社會主義失敗：再也沒有人相信它。西德獲勝。
outcome-east-collapses = 我們就是人民！東德在群眾抗議下崩潰。西德獲勝。
outcome-west-collapses = 不給任何人權力！西德在群眾抗議下崩潰。東德獲勝。
outcome-both-collapse = 兩國同時崩潰。依規則由東德獲勝。
outcome-four-decades = 四個年代過去，東德依然屹立。東德獲勝。
outcome-lesson-over = 課程結束，沒有勝負。
outcome-lesson = { $text }{ $would }

ui-ending-bankruptcy = 國家破產
ui-ending-socialism-wins = 社會主義獲勝
ui-ending-socialism-fails = 社會主義失敗
ui-ending-east-collapses = 東德崩潰
ui-ending-west-collapses = 西德崩潰
ui-ending-both-collapse = 兩國崩潰
ui-ending-four-decades = 四個年代
ui-ending-lesson-over = 課程結束

## 課程中代替結局的話
lesson-bankruptcy = 若是正式遊戲，東德此時已破產，西德獲勝。
lesson-socialism-wins = 若是正式遊戲，社會主義此時已獲勝，東德獲勝。
lesson-socialism-fails = 若是正式遊戲，社會主義此時已失敗，西德獲勝。
lesson-east-collapses = 若是正式遊戲，東德此時已崩潰，西德獲勝。
lesson-west-collapses = 若是正式遊戲，西德此時已崩潰，東德獲勝。
lesson-both-collapse = 若是正式遊戲，兩國此時已崩潰，東德獲勝。
lesson-four-decades = 若是正式遊戲，將進入下一個年代。
lesson-lesson-over = 若是正式遊戲，將進入下一個年代。

## 決定勝負的因素
why-protests = { SIDE($side) }的群眾抗議：{ $areas }。
why-area = { NAME($area) }{ $markers }個（動盪{ $unrest }{ $imported ->
    [0] { "" }
   *[other] ，{ $imported }個來自西柏林
}）
why-fourth = 決定勝負的第四個抗議發生在{ NAME($area) }。{ $when }
why-turn = { $decade }{ $half ->
    [0] { "" }
   *[other] { WORD("half", $half) }
}{ $text ->
    [none] 。
   *[other] ：{ $text }
}
why-phase = { $decade }結算：{ $text }。
why-had = 東德能變老舊的工廠有{ $factories }座，此外可拆除的有{ $points }點。
why-nothing = 已經沒有東西可以付出。
why-socialists = 社會主義者總共只有{ $limit }名。
why-limit = 達到{ $limit }個時，國家就會崩潰。
