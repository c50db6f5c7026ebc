"""Strict words for the tests: every gap is an error."""

from __future__ import annotations

import pytest

from tests.wordings import LANGUAGES, chinese as chinese, english as english, german as german
from weimar_tui.games.junta.rules.component_data import ComponentData
from weimar_tui.games.junta.rules.loading import load_components
from weimar_tui.games.junta.words.wording import JuntaMessages


@pytest.fixture(scope="session")
def data() -> ComponentData:
    return load_components()


@pytest.fixture(scope="session")
def wordings(data: ComponentData) -> dict[str, JuntaMessages]:
    return {language: JuntaMessages(language, data, strict=True) for language in LANGUAGES}
