# 打斷玩家的對話框：標題與相關資訊。$party 是完整的名稱。

dialog-reaction = 反應｜{ $party }
dialog-second-roll = 重擲？｜{ $party }
dialog-increase = 提高結果？｜{ $party }
dialog-oppose-coup = 抵抗政變？｜{ $party }
dialog-lend-reichswehr = 出借國防軍？｜{ $party }
dialog-agenda = 議程｜{ $party }
dialog-coalition = 組閣｜{ $party }
dialog-election = 總統選舉｜{ $party }
dialog-petition = 請願｜{ $party }
dialog-divided-issue = 共有議題｜{ $party }
dialog-full-city = 城市已滿｜{ $party }
dialog-standing = 勝利分數{ $vp }｜儲存{ $reserve }｜席次{ $seats }｜基礎{ $bases }
dialog-yes = 贊成
dialog-no = 反對
dialog-roll = { $city ->
    [none] { "" }
   *[other] { $city }：
}{ $action }{ $party ->
    [none] { "" }
   *[other] ｜{ $party }
}
