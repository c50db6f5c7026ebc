"""Codes for one action each: invitations, links for a new key, recovery words."""

from __future__ import annotations

import secrets
from hashlib import sha256

LINK = "link-"
"""The prefix of the user name that adds a new key to an account."""

WEB = "web-"
"""The prefix of a code that logs a browser in."""

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_LENGTH = 26
_CONSONANTS = "bdfghjklmnprstvz"
_VOWELS = "aeiou"
WORDS = 8


def new_code(prefix: str) -> str:
    """Return a random code of more than 128 bits.

    >>> len(new_code("join-"))
    31
    """
    return prefix + "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def new_words() -> str:
    """Return eight random words of two syllables: more than 100 bits, easy to write down.

    >>> len(new_words().split())
    8
    """
    word = (_CONSONANTS, _VOWELS, _CONSONANTS, _VOWELS)
    return " ".join("".join(map(secrets.choice, word)) for _ in range(WORDS))


def hash_of(kind: str, code: str, whose: str = "") -> str:
    """Return the hash under which a code is stored. Case, spaces and commas do not matter.

    >>> hash_of("recover", "Lusa  fabo", "rosa") == hash_of("recover", "lusa, fabo", "rosa")
    True
    """
    words = " ".join(code.casefold().replace(",", " ").split())
    return sha256(f"weimar {kind} {whose} {words}".encode()).hexdigest()
