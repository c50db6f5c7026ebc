### 本遊戲的句子與列舉如何組合。

join-lines = { $first }{ $rest }
join-nor = { $first }與{ $rest }
    .more = { $first }、{ $rest }
