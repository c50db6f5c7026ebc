### 劇本的說明，給選擇的人看。

scenario-two = 西德與東德，各由真人或機器人操作。
scenario-decades = { $halves ->
    [1] 年代{ $first }的前半與年代結算。
   *[other] { $decades ->
        [1] 只有年代{ $first }。
        [2] 年代{ $first }與年代{ $last }。
       *[other] 年代{ $first }至年代{ $last }。
    }
}
scenario-time-main = 兩到三小時。每一步都會儲存，可以分次玩。
scenario-time-1970 = 60到80分鐘。
scenario-time-1980 = 25到35分鐘。從開始畫面的「教學」可以附提示遊玩。
scenario-time-lesson = 15到20分鐘。從開始畫面的「教學」可以附提示遊玩。
