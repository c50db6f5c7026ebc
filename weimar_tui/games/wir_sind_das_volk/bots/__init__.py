"""Players of *Wir sind das Volk!* that see a View and answer decisions."""
