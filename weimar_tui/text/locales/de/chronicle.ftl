# Die Chronik auf dem ganzen Bildschirm

chronicle-title = Chronik · { $about }
chronicle-all = alle
chronicle-full = Im Wortlaut
chronicle-now = wie es jetzt ist
chronicle-keys = ↑↓ Zeilen · Enter zum Ort · f über wen · / suchen · n p Runden · Esc Plan
