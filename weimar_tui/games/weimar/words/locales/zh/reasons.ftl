### 為何某個行動現在不能執行。

reason-never-yours = { PARTY($party) }沒有這個行動
reason-once-an-impulse = 每次行動只能執行一次
reason-no-city = 這次行動你不在任何城市
reason-too-dear = 需要{ $cost }行動點，你有{ $points }點
reason-forbidden = 本輪有卡牌規則禁止
reason-no-dice = 那裡幫你的部隊太少，沒有骰子可擲
reason-radicals-only = 只有KPD與DNVP能發動政變
reason-opposition-only = 只限反對黨
reason-marker-lies-there = 你的標記已在該處
reason-democrats-only = 只有SPD與中央黨能發動反政變
reason-government-only = 只限執政黨
reason-no-party-threat = 該處沒有地方政權、地方議會或起義
reason-target-governs = 該政黨正在執政
reason-no-unit-there = 該政黨在該處沒有單位
reason-no-enemy-there = 該處沒有可攻擊的反對黨單位
reason-never-kpd = KPD不能控制國防軍
reason-no-reichswehr = 該處沒有可翻面的國防軍單位
reason-no-card = 沒有展示中的外交卡
