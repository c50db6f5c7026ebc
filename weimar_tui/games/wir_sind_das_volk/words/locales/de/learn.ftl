### Geführte Spiele

learn-game-lesson = Lernen: Erste Schritte (die erste Hälfte von Dekade I)
learn-game-1980 = Lernen: Die letzte Dekade (1980 bis zum Ende, mit Hinweisen)
