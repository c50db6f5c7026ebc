### What the others wait for while a seat is asked.

waiting = Waiting for { $seat }: { $topic }
waiting-other = a decision
