"""Bots for *Wir sind das Volk!*, which see a View and answer decisions."""
