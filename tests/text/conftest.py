"""Weimar's wordings for the tests."""

from tests.games.weimar.words.conftest import (
    chinese as chinese,
    data as data,
    english as english,
    german as german,
    wordings as wordings,
)
