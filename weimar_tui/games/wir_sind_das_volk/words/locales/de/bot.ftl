### Warum ein Bot so gewählt hat: was er gewinnt oder womit er bezahlt. $better ist yes oder no.

bot-economy = { $better ->
    [yes] seine Fabriken gewinnen gegenüber denen der anderen Seite
   *[no] er bezahlt mit dem Wert seiner Fabriken
}
bot-growth = { $better ->
    [yes] neuer Lebensstandard rückt näher
   *[no] neuer Lebensstandard rückt in die Ferne
}
bot-flight = { $better ->
    [yes] Flucht oder Mauer fallen besser für ihn aus
   *[no] Flucht oder Mauer fallen schlechter für ihn aus
}
bot-currency = { $better ->
    [yes] die Devisenrechnung verschiebt sich zu seinen Gunsten
   *[no] die Devisenrechnung verschiebt sich zu seinen Ungunsten
}
bot-spare = { $better ->
    [yes] was die DDR noch zahlen kann, entwickelt sich zu seinen Gunsten
   *[no] was die DDR noch zahlen kann, entwickelt sich zu seinen Ungunsten
}
bot-standard = { $better ->
    [yes] Lebensstandard, der bleibt, spricht für ihn
   *[no] Lebensstandard, der bleibt, spricht gegen ihn
}
bot-held = { $better ->
    [yes] weniger eigener Lebensstandard ginge verloren oder mehr fremder
   *[no] mehr eigener Lebensstandard ginge verloren
}
bot-unrest = { $better ->
    [yes] Unruhe verschiebt sich zur anderen Seite
   *[no] er nimmt mehr Unruhe in Kauf
}
bot-markers = { $better ->
    [yes] die Proteste am Ende der Dekade verschieben sich zu seinen Gunsten
   *[no] er nimmt Proteste am Ende der Dekade in Kauf
}
bot-socialists = { $better ->
    [yes] die Zahl der Sozialisten kommt ihm zupass
   *[no] die Zahl der Sozialisten kommt ihm ungelegen
}
bot-state-power = { $better ->
    [yes] die Staatsgewalt verändert sich zu seinem Vorteil
   *[no] die Staatsgewalt verändert sich zu seinem Nachteil
}
bot-wall = { $better ->
    [yes] die Mauer ist, wie er sie will
   *[no] die Mauer ist nicht, wie er sie will
}
bot-track-prestige = { $better ->
    [yes] er gewinnt Prestige
   *[no] er gibt Prestige ab
}
bot-track-currency = { $better ->
    [yes] die Devisenleiste bewegt sich in seine Richtung
   *[no] die Devisenleiste bewegt sich gegen ihn
}
bot-track-socialists = { $better ->
    [yes] die Sozialistenleiste bewegt sich in seine Richtung
   *[no] die Sozialistenleiste bewegt sich gegen ihn
}
bot-denies = die andere Seite kann { CARD($card) } nun nicht nutzen
bot-routine = hier wiegt nichts besonders schwer
