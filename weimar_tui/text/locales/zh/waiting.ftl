### 某一方被詢問時，其他人等待的是什麼。

waiting = 等待{ $seat }：{ $topic }
waiting-other = 做出決定
