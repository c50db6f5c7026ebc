"""Strict words for the tests: every gap is an error."""

from __future__ import annotations

import pytest

from tests.wordings import LANGUAGES
from weimar_tui.games.wir_sind_das_volk.rules.component_data import ComponentData
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkMessages


@pytest.fixture(scope="session")
def game() -> VolkGame:
    return VolkGame.load()


@pytest.fixture(scope="session")
def data(game: VolkGame) -> ComponentData:
    return game.data


@pytest.fixture(scope="session")
def wordings(data: ComponentData) -> dict[str, VolkMessages]:
    return {language: VolkMessages(language, data, strict=True) for language in LANGUAGES}
