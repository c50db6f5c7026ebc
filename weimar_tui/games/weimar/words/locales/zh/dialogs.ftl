# 打斷玩家的對話框：標題與相關資訊。$seat 是完整的名稱。

dialog-reaction = 反應｜{ $seat }
dialog-second-roll = 重擲？｜{ $seat }
dialog-increase = 提高結果？｜{ $seat }
dialog-oppose-coup = 抵抗政變？｜{ $seat }
dialog-lend-reichswehr = 出借國防軍？｜{ $seat }
dialog-agenda = 議程｜{ $seat }
dialog-coalition = 組閣｜{ $seat }
dialog-election = 總統選舉｜{ $seat }
dialog-petition = 請願｜{ $seat }
dialog-divided-issue = 共有議題｜{ $seat }
dialog-full-city = 城市已滿｜{ $seat }
dialog-standing = 分數{ $vp }｜儲存{ $reserve }／{ $limit }｜席次{ $seats }｜基礎{ $bases }
dialog-yes = 贊成
dialog-no = 反對
dialog-roll = { $city ->
    [none] { "" }
   *[other] { $city }：
}{ $action }{ $party ->
    [none] { "" }
   *[other] ｜{ $party }
}
