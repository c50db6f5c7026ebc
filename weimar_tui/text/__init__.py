"""Every sentence that people read, in each language, and the code that words the game.

The sentences are in `locales/<language>/*.ftl` (Fluent). `messages.Messages` fills them in; Fluent
itself is only loaded when needed.
"""
