"""Strict words for the tests: every gap is an error."""

from __future__ import annotations

import pytest

from tests.wordings import LANGUAGES, chinese as chinese, english as english, german as german
from weimar_tui.games.weimar.rules.component_data import ComponentData
from weimar_tui.games.weimar.rules.packs import load_components
from weimar_tui.games.weimar.words.wording import WeimarMessages


@pytest.fixture(scope="session")
def data() -> ComponentData:
    return load_components()


@pytest.fixture(scope="session")
def wordings(data: ComponentData) -> dict[str, WeimarMessages]:
    return {language: WeimarMessages(language, data, strict=True) for language in LANGUAGES}
