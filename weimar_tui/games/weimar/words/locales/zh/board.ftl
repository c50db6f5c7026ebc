# 用文字說明版圖

board-course = 輪次
board-round = 第{ $round }輪，共{ $last }輪{ $dated ->
    [yes] （{ $years }）
   *[no] { "" }
}，{ $phase }
board-order = 順序：{ $parties }
board-party = { $party }：{ $vp }分，儲存{ $reserve }，{ $seats }席，{ $bases }個基礎；牌：手牌{ $hand }，牌堆{ $deck }，棄牌{ $discard }
board-goals = { $party }的目標現在：{ $goals }
board-goal = { $goal }，{ $vp }分
board-government = 政府
board-supply = { $owner }供應區的單位：{ $units }
board-minor = { $minor }：支持{ $party }
board-stresemann = 史特雷斯曼{ $active ->
    [yes] 可用
   *[no] 不可用
}。
board-chancellor = 總理：{ $chancellor }。執政：{ $parties }
board-several = { $number ->
    [1] { $name }
   *[other] { $number }個{ $name }
}
board-bases = { $any ->
    [yes] 基礎{ $bases }
   *[no] 沒有基礎
}；{ $free ->
    [0] 沒有空格
   *[other] { $free }個空格
}
board-units = 單位{ $units }
board-face-down = { $threat }（背面朝上）
board-threats = 威脅{ $threats }
board-seats = { $party }：{ $seats }席
board-coalition = { $first }加{ $second }：{ $seats }席{ $enough ->
    [yes] ，過半
   *[no] { "" }
}
board-held = { $party }握有{ $whole ->
    [0] { $half ->
        [yes] 半個議題
       *[no] 0個議題
    }
   *[other] { $whole }{ $half ->
        [yes] ½
       *[no] { "" }
    }個議題
}（價值 { $value }）
board-marker = { $name }（{ $holder }）
board-economy = 5級中的第{ $level }級
board-nsdap = { $limit }個人偶中已有{ $number }個{ $placed ->
    [none] { "" }
   *[other] （{ $placed }）
}；滿{ $limit }個所有人都輸{ $shield ->
    [yes] 。鋼鐵陣線擋下下一個人偶
   *[no] { "" }
}
board-votes = { $name ->
    [none] 目前得票：{ $given }
   *[other] { $name }自己的票數{ $counted }；目前得到{ $given }票
}
board-minor-brings = 控制者在本輪步驟6得{ $seats }席{ $stresemann ->
    [yes] ，並把古斯塔夫・史特雷斯曼翻到可用面
   *[no] { "" }
}。{ $bonus ->
    [none] { "" }
   *[other] 步驟4：{ $bonus }
}
board-coalition-would = { $equal ->
    [yes] 由現任總理選定新總理。
   *[no] { $chancellor }將任總理。
}照現況，下次政府聲明：{ $first }得{ $vp }分，{ $second }得{ $other }分{ $troubled ->
    [0] 。
   *[other] ，各失去{ $troubled }席。
}
board-card = { $name }（{ $large }與{ $small }{ $timeline ->
    [yes] ，時事卡，事件一定會執行
   *[no] { "" }
}）：{ $text }
board-agenda = 議程{ $name }：{ $text }
