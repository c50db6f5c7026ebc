### 事情發生在何處、城市是什麼情況、在什麼條件下。

## 地點：`.to` 是去向。
place-any = { $many ->
    [yes] { $different ->
        [yes] 在不同的城市
       *[no] 在任意城市
    }
   *[no] 在任一城市
}
    .to = { $many ->
        [yes] 到任意城市
       *[no] 到任一城市
    }
place-other = 在另一座城市
    .to = 到另一座城市
place-here = 在此城市
    .to = 到此城市
place-there = 在該城市
    .to = 到該城市
place-last = 在其中最後一座城市
    .to = 到其中最後一座城市
place-there-or-any = 在該城市（若未指定城市：在任一城市）
    .to = 到該城市（若未指定城市：到任一城市）
place-random = 在隨機城市{ $many ->
    [yes] { $spread ->
        [yes] （逐一擲骰）
       *[no] { "" }
    }
   *[no] { "" }
}
    .to = 到隨機城市
place-city = 在{ $cities }
    .to = 到{ $cities }
place-of = { $different ->
    [yes] 在{ $cities }之中的不同城市
   *[no] 在{ $cities }
}
    .to = 到{ $cities }
place-test = { $many ->
    [yes] { $different ->
        [yes] 在{ $test }的不同城市
       *[no] 在{ $test }的城市
    }
   *[no] 在一座{ $test }的城市
}
    .to = 到{ $test }的城市

## 城市有什麼：`.with` 用於「有」之後，`.without` 用於「沒有」之後，`.some` 與 `.none` 是完整說法，
## `.where` 與 `.where-not` 是子句。
test-with = 有{ $things }
test-without = 沒有{ $thing }
atom-unrest =
    .with = 動盪
    .without = 動盪
    .some = 有動盪
    .none = 沒有動盪
atom-poverty =
    .with = 貧窮
    .without = 貧窮
    .some = 有貧窮
    .none = 沒有貧窮
atom-prosperity =
    .with = 繁榮
    .without = 繁榮
    .some = 有繁榮
    .none = 沒有繁榮
atom-regime =
    .with = 地方政權
    .without = 地方政權
    .some = 有地方政權
    .none = 沒有地方政權
atom-councils =
    .with = 地方議會
    .without = 地方議會
    .some = 有地方議會
    .none = 沒有地方議會
atom-uprising =
    .with = 起義
    .without = 起義
    .some = 有起義
    .none = 沒有起義
atom-party-threat =
    .with = 政黨威脅
    .without = 政黨威脅
    .some = 有政黨威脅
    .none = 沒有政黨威脅
atom-threat =
    .with = 威脅標記
    .without = 威脅標記
    .some = 有威脅標記
    .none = 沒有威脅標記
atom-free =
    .with = 基礎空格
    .without = 基礎空格
    .some = 有基礎空格
    .none = 沒有基礎空格
atom-full =
    .where = 基礎已滿
    .where-not = 基礎未滿
    .some = 基礎已滿
    .none = 基礎未滿
atom-base =
    .with = { $count ->
        [1] { $who ->
            [self] 你的基礎
           *[other] { PARTY($who, form: "by") }的基礎
        }
       *[other] { $who ->
            [self] 至少{ $count }個你的基礎
           *[other] 至少{ $count }個{ PARTY($who, form: "by") }的基礎
        }
    }
    .without = { $who ->
        [self] 你的基礎
       *[other] { PARTY($who, form: "by") }的基礎
    }
    .some = { $count ->
        [1] { $who ->
            [self] 有你的基礎
           *[other] 有{ PARTY($who, form: "by") }的基礎
        }
       *[other] { $who ->
            [self] 有至少{ $count }個你的基礎
           *[other] 有至少{ $count }個{ PARTY($who, form: "by") }的基礎
        }
    }
    .none = { $who ->
        [self] 沒有你的基礎
       *[other] 沒有{ PARTY($who, form: "by") }的基礎
    }
atom-majority =
    .where = { $who ->
        [self] 你的基礎最多
       *[other] { PARTY($who, form: "by") }的基礎最多
    }
    .where-not = { $who ->
        [self] 你的基礎並非最多
       *[other] { PARTY($who, form: "by") }的基礎並非最多
    }
    .some = { $who ->
        [self] 以你的基礎最多
       *[other] 以{ PARTY($who, form: "by") }的基礎最多
    }
    .none = { $who ->
        [self] 不以你的基礎最多
       *[other] 不以{ PARTY($who, form: "by") }的基礎最多
    }
atom-unit =
    .with = { UNITS($units, 1, form: "some") }
    .without = { UNITS($units, 1, form: "some") }
    .some = 有{ UNITS($units, 1, form: "some") }
    .none = 沒有{ UNITS($units, 1, form: "some") }

## 卡牌用語中的單位：`.count` 帶變數 $count，`.some` 不帶數目。
units-own =
    .count = { $count }個自己的單位
    .some = 自己的單位
    .none = 沒有自己的單位
units-gov =
    .count = { $count }個政府單位
    .some = 政府單位
    .none = 沒有政府單位
units-police =
    .count = { $count }個警察單位
    .some = 警察單位
    .none = 沒有警察單位
units-reichswehr =
    .count = { $count }個國防軍單位
    .some = 國防軍單位
    .none = 沒有國防軍單位
units-controlled =
    .count = { $count }個自己控制的單位
    .some = 自己控制的單位
    .none = 沒有自己控制的單位
units-enemy =
    .count = { $count }個敵對單位
    .some = 敵對單位
    .none = 沒有敵對單位
units-any =
    .count = { $count }個任意單位
    .some = 單位
    .none = 沒有單位
units-spd =
    .count = { $count }個SPD單位
    .some = SPD單位
    .none = 沒有SPD單位
units-kpd =
    .count = { $count }個KPD單位
    .some = KPD單位
    .none = 沒有KPD單位
units-dnvp =
    .count = { $count }個DNVP單位
    .some = DNVP單位
    .none = 沒有DNVP單位

## 條件，接在「若」之後
if-in-gov = { $subject ->
    [self] { $negated ->
        [yes] 你不是執政黨
       *[no] 你是執政黨
    }
   *[other] { PARTY($subject, form: "by") }{ $negated ->
        [yes] 不是執政黨
       *[no] 是執政黨
    }
}
if-is = { $negated ->
    [yes] 你不是{ PARTY($subject, form: "by") }
   *[no] 你是{ PARTY($subject, form: "by") }
}
if-president = 總統{ $negated ->
    [yes] 不屬於
   *[no] 屬於
}{ $subject ->
    [self] 你
   *[other] { PARTY($subject, form: "by") }
}
if-rentenmark = 地租馬克{ $negated ->
    [yes] 尚未發行
   *[no] 已經發行
}
if-exists = { $negated ->
    [yes] 沒有
   *[no] 有
}任何城市{ $test }
if-city = { $negated ->
    [yes] 並非
   *[no] { "" }
}{ NAME($city) }{ $things }
if-here = { $negated ->
    [yes] 並非
   *[no] { "" }
}此城市{ $things }
if-fa-done = { CARD($subject) }{ $negated ->
    [yes] 尚未完成
   *[no] 已經完成
}
if-count = { $negated ->
    [yes] 並非
   *[no] { "" }
}圖版上的{ THREAT($subject) }{ $limit ->
    [most] 至多
   *[least] 至少
}{ $value }個
if-flags = { $negated ->
    [yes] 並非
   *[no] { "" }
}{ NATION($subject) }旗幟{ $limit ->
    [most] 至多
   *[least] 至少
}{ $value }面
if-economy = { $negated ->
    [yes] 並非
   *[no] { "" }
}經濟等級{ $limit ->
    [most] 至多
   *[least] 至少
}為{ $value }
if-round = { $negated ->
    [yes] 並非
   *[no] { "" }
}目前{ $limit ->
    [most] 不晚於
   *[least] 不早於
}第{ $value }輪
if-nsdap = { $negated ->
    [yes] 並非
   *[no] { "" }
}納粹軌上的人偶{ $limit ->
    [most] 至多
   *[least] 至少
}{ $value }個
