# SSH連線本身對玩家說的話，出現在遊戲畫面之前或之後。

ssh-no-commands = 這裡只有遊戲，以及用`fetch`取回你已結束的對局：沒有其他指令、檔案或轉送。
ssh-no-terminal = 遊戲需要終端機，請用`ssh -t`連線。
ssh-full = 伺服器目前無法再接納任何人，請稍後再試。
ssh-trouble = 出了問題，你的對局已存檔。請告訴主持人：{ $trouble }
ssh-ended = 連線已結束，你的對局已存檔。歡迎再來。
ssh-down = 伺服器即將關閉。你的對局已存檔，請稍後再來。
ssh-over = 這次連線已達時間上限。歡迎再來。
ssh-sent-away = 主辦人請你離開了。
ssh-idle = 很久沒有按鍵了。你的座位會為你保留。
