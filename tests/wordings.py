"""Fixtures for words in every language; a conftest provides them as `wordings`."""

from __future__ import annotations

from typing import Any

import pytest

from weimar_tui.text.languages import languages

LANGUAGES = languages()
"""Every available language."""


@pytest.fixture(scope="session")
def english(wordings: dict[str, Any]) -> Any:
    return wordings["en"]


@pytest.fixture(scope="session")
def german(wordings: dict[str, Any]) -> Any:
    return wordings["de"]


@pytest.fixture(scope="session")
def chinese(wordings: dict[str, Any]) -> Any:
    return wordings["zh"]
