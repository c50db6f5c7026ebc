### 遊戲如何結束。

outcome-republic-survived = 共和國存續下來。得分最高：{ $names }。
outcome-overthrow-seats = 推翻共和：{ $winners }占有國會半數以上的席次。
outcome-overthrow-cities = 推翻共和：{ $winners }奪取了各大城市。
outcome-nsdap = 納粹黨奪取了政權。所有人都輸了。使之得逞的是{ $enablers }。
outcome-anarchy = 共和國陷入無政府狀態。得分最高：{ $names }。

## 單人劇本：第一個冬天的結果
outcome-lost-power = 這個冬天輸了：兩個以上的地方政權與地方議會在城市中掌權。
outcome-lost-threats = 這個冬天輸了：DR區有五個以上的標記。
outcome-limping = 共和國蹣跚前行：撐過了第一個冬天，僅此而已。
outcome-solid = 穩健的結果：共和國走過了第一個冬天。
outcome-strong = 出色的結果：第一個冬天之後，共和國站穩了腳步。
outcome-outstanding = 非凡的結果：共和國幾乎不可能有更好的開端。
