### 本遊戲的句子與列舉如何組合。

join-nor = { $first }與{ $rest }
    .more = { $first }、{ $rest }
