### Worauf die anderen warten, während ein Platz gefragt ist.

waiting = Warten auf { $seat }: { $topic }
waiting-other = eine Entscheidung
