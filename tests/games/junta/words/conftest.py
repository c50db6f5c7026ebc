"""Words for the tests: strict, so that every gap is an error."""

from __future__ import annotations

import pytest

from tests.wordings import LANGUAGES, chinese as chinese, english as english, german as german
from weimar_tui.games.junta.rules.component_data import Components
from weimar_tui.games.junta.rules.loading import load_components
from weimar_tui.games.junta.words.wording import JuntaWords


@pytest.fixture(scope="session")
def components() -> Components:
    return load_components()


@pytest.fixture(scope="session")
def wordings(components: Components) -> dict[str, JuntaWords]:
    return {language: JuntaWords(language, components, strict=True) for language in LANGUAGES}
