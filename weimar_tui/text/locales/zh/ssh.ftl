# SSH連線本身對玩家說的話，出現在遊戲畫面之前或之後。

ssh-no-commands = 這裡只有遊戲，以及少數自己的指令，例如用`fetch`取回你已結束的對局：沒有命令列、檔案或轉送。
ssh-full = 伺服器目前已滿，請稍後再試。
ssh-starting = 請稍候：遊戲仍在啟動。
ssh-trouble = 出了問題，你的對局已存檔。請把這個代號告訴主辦人：{ $trouble }
ssh-ended = 連線已結束，你的對局已存檔，可以再次登入。
ssh-down = 伺服器即將關閉。你的對局已存檔，請稍後再來。
ssh-over = 這次連線已達時間上限。請重新登入，即可繼續。
ssh-visit-over = 參觀時間已到。歡迎隨時再來。
ssh-idle = 你很久沒有按鍵，連線已中斷。你的座位會為你保留。
ssh-busy = 來自你這個位址的連線太多，請過幾分鐘再試。
ssh-banned = 主辦人已將你封鎖，無法使用這台伺服器。
ssh-no-key = 你沒有送出SSH金鑰。新玩家需要主辦人的邀請；如果你有邀請，請用其中的名稱：{ $command }
ssh-key-unknown = 這裡沒有登記金鑰{ $key }。新玩家需要主辦人的邀請；如果你有邀請，請用其中的名稱：{ $command }
ssh-invitation-used = 這份邀請已經用過，或是輸入有誤。請向主辦人索取新的邀請。
ssh-invitation-expired = 這份邀請已經過期。請向主辦人索取新的邀請。
ssh-invitation-key = 你的邀請有效，但你的電腦沒有送出SSH金鑰。產生金鑰：ssh-keygen -t ed25519
ssh-open-near = 沒有金鑰時，只有主辦人區域網路內的玩家能登入。
ssh-name-taken = 名稱{ $name }屬於另一把金鑰，請換一個：{ $command }
ssh-name-kept = { $name }是保留的名字，請換一個：{ $command }
ssh-name-wrong = 這個名稱不能用：1至20個字母、數字、-和_，開頭不能是-、join-或web-。請換一個：{ $command }
ssh-key-stored = 金鑰已儲存。以後請用：{ $command }
ssh-made-room = 伺服器已滿，而你有一段時間沒有按鍵，因此位置讓給了另一位玩家。你的對局已存檔，歡迎再來。
ssh-database = 目前無法使用俱樂部的資料庫，請過幾分鐘再試。
ssh-waits = 你的帳號還需要審核，請稍後再來。
