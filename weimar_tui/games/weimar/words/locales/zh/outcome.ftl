### 遊戲如何結束。

outcome-republic-survived = 共和國存續下來。得分最高：{ $names }。
outcome-overthrow-seats = 推翻共和：{ $winners }占有國會半數以上的席次。
outcome-overthrow-cities = 推翻共和：{ $winners }奪取了各大城市。
outcome-nsdap = 納粹黨奪取了政權。所有人都輸了。使之得逞的是{ $enablers }。
outcome-anarchy = 共和國陷入無政府狀態。得分最高：{ $names }。

## 單人劇本：第一個冬天的結果
outcome-lost-power = 這個冬天輸了：兩個以上的地方政權與地方議會在城市中掌權。
outcome-lost-threats = 這個冬天輸了：DR區有五個以上的標記。
outcome-limping = 撐過了冬天，得分最多6分。
outcome-solid = 撐過了冬天，得到7或8分。
outcome-strong = 撐過了冬天，得到9分。
outcome-outstanding = 撐過了冬天，得到10分以上。

## 第一個冬天：評級與未達成的目標
ui-solo-grade-3 = 穩固的開端
ui-solo-grade-2 = 尚可的開端
ui-solo-grade-1 = 勉強熬過冬天
ui-solo-missed-power = 未達成：{ $names }仍有地方議會或地方政權掌權。先把政府單位移過去，把點數存入儲存，再嘗試反政變。
ui-solo-missed-cities = 未達成：{ $names }仍有兩個以上的威脅。每座這樣的城市都在步驟5讓你失去一席。
ui-solo-missed-berlin = 未達成：{ $names }在柏林有{ $theirs }個基礎，你有{ $yours }個。在那裡示威；城市已滿時，可以移除對手的基礎。
ui-solo-missed-versailles = 未達成：凡爾賽條約沒有簽署，所以又來了一個封鎖。談判花費2個行動點。
ui-solo-missed-dr-box = 未達成：DR區有{ $markers }個標記，目標是最多2個。凡爾賽條約會移除封鎖。
ui-solo-missed-points = 未達成：你有{ $points }分，目標是9分。平靜的城市與較少的貧窮帶來最多分數。
