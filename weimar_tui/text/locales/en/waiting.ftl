### What the table is waiting for while a seat has a question

waiting = Waiting for { $seat }: { $topic }
waiting-other = a decision
