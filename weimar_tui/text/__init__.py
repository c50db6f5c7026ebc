"""Every sentence a person reads, in each language, and the code that words the game.

The sentences stand in `locales/<language>/*.ftl` (Fluent). `wording.Wording` puts them together;
Fluent itself is only loaded once a Wording is made.
"""
