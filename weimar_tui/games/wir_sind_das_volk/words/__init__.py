"""Every sentence about *Wir sind das Volk!*: cards, events, questions, reasons, in
three languages."""
