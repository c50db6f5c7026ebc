"""Wordings for the tests: strict, so that every gap is an error."""

from __future__ import annotations

import pytest

from tests.wordings import LANGUAGES, chinese as chinese, english as english, german as german
from weimar_tui.games.weimar.rules.component_data import Components
from weimar_tui.games.weimar.rules.packs import load_components
from weimar_tui.games.weimar.words.wording import WeimarWords


@pytest.fixture(scope="session")
def components() -> Components:
    return load_components()


@pytest.fixture(scope="session")
def wordings(components: Components) -> dict[str, WeimarWords]:
    return {language: WeimarWords(language, components, strict=True) for language in LANGUAGES}
