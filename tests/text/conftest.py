"""Wordings for the tests: strict, so that every gap is an error."""

from __future__ import annotations

import pytest

from weimar_tui.games.weimar.rules.components import Components
from weimar_tui.games.weimar.rules.packs import load_components
from weimar_tui.games.weimar.words.wording import WeimarWords

LANGUAGES = ("en", "de", "zh")


@pytest.fixture(scope="session")
def components() -> Components:
    return load_components()


@pytest.fixture(scope="session")
def wordings(components: Components) -> dict[str, WeimarWords]:
    return {language: WeimarWords(language, components, strict=True) for language in LANGUAGES}


@pytest.fixture(scope="session")
def english(wordings: dict[str, WeimarWords]) -> WeimarWords:
    return wordings["en"]


@pytest.fixture(scope="session")
def german(wordings: dict[str, WeimarWords]) -> WeimarWords:
    return wordings["de"]


@pytest.fixture(scope="session")
def chinese(wordings: dict[str, WeimarWords]) -> WeimarWords:
    return wordings["zh"]
