"""The duel has moved to `tests/toy/rules.py`."""

from tests.toy.rules import *  # noqa: F403
