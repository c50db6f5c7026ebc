### Warum ein Bot so gewählt hat: was sie gewinnt oder womit er bezahlt. $better ist yes oder no.

bot-economy = { $better ->
    [yes] ihre Fabriken gewinnen gegenüber denen der anderen Seite
   *[no] sie bezahlt mit dem Wert ihrer Fabriken
}
bot-growth = { $better ->
    [yes] neuer Lebensstandard rückt näher
   *[no] neuer Lebensstandard rückt in die Ferne
}
bot-flight = { $better ->
    [yes] Flucht oder Mauer fallen besser für sie aus
   *[no] Flucht oder Mauer fallen schlechter für sie aus
}
bot-currency = { $better ->
    [yes] die Devisenrechnung verschiebt sich zu ihren Gunsten
   *[no] die Devisenrechnung verschiebt sich zu ihren Ungunsten
}
bot-spare = { $better ->
    [yes] was die DDR noch zahlen kann, entwickelt sich zu ihren Gunsten
   *[no] was die DDR noch zahlen kann, entwickelt sich zu ihren Ungunsten
}
bot-standard = { $better ->
    [yes] Lebensstandard, der bleibt, spricht für sie
   *[no] Lebensstandard, der bleibt, spricht gegen sie
}
bot-held = { $better ->
    [yes] weniger eigener Lebensstandard ginge verloren oder mehr fremder
   *[no] mehr eigener Lebensstandard ginge verloren
}
bot-unrest = { $better ->
    [yes] Unruhe verschiebt sich zur anderen Seite
   *[no] sie nimmt mehr Unruhe in Kauf
}
bot-markers = { $better ->
    [yes] die Proteste am Ende der Dekade verschieben sich zu ihren Gunsten
   *[no] sie nimmt Proteste am Ende der Dekade in Kauf
}
bot-socialists = { $better ->
    [yes] die Zahl der Sozialisten kommt ihr zupass
   *[no] die Zahl der Sozialisten kommt ihr ungelegen
}
bot-state-power = { $better ->
    [yes] die Staatsgewalt verändert sich zu ihrem Vorteil
   *[no] die Staatsgewalt verändert sich zu ihrem Nachteil
}
bot-wall = { $better ->
    [yes] die Mauer ist, wie sie sie will
   *[no] die Mauer ist nicht, wie sie sie will
}
bot-track-prestige = { $better ->
    [yes] sie gewinnt Prestige
   *[no] sie gibt Prestige ab
}
bot-track-currency = { $better ->
    [yes] die Devisenleiste bewegt sich in ihre Richtung
   *[no] die Devisenleiste bewegt sich gegen sie
}
bot-track-socialists = { $better ->
    [yes] die Sozialistenleiste bewegt sich in ihre Richtung
   *[no] die Sozialistenleiste bewegt sich gegen sie
}
bot-denies = die andere Seite kann { CARD($card) } nun nicht nutzen
bot-routine = hier wiegt nichts besonders schwer
