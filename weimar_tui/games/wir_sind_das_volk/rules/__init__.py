"""The rules of *Wir sind das Volk!*, base game for two players."""
