"""Wordings for the tests: strict, so that every gap is an error."""

from __future__ import annotations

import pytest

from tests.wordings import LANGUAGES
from weimar_tui.games.wir_sind_das_volk.rules.component_data import Components
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkWords


@pytest.fixture(scope="session")
def game() -> VolkGame:
    return VolkGame.load()


@pytest.fixture(scope="session")
def box(game: VolkGame) -> Components:
    return game.components


@pytest.fixture(scope="session")
def wordings(box: Components) -> dict[str, VolkWords]:
    return {language: VolkWords(language, box, strict=True) for language in LANGUAGES}
