"""Sentences of the interface: the same ones in every language, and every one that is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import weimar_tui.text
import weimar_tui.tui
from weimar_tui.tui.words import Words

LOCALES = Path(weimar_tui.text.__file__).parent / "locales"
TUI = Path(weimar_tui.tui.__file__).parent


def keys(lang: str) -> set[str]:
    text = (LOCALES / lang / "ui.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^ui-([a-z0-9-]+) =", text, re.MULTILINE))


def variables(lang: str) -> dict[str, set[str]]:
    text = (LOCALES / lang / "ui.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^ui-([a-z0-9-]+) =", text, flags=re.MULTILINE)[1:]
    return {
        key: set(re.findall(r"\$([a-z_]+)", body))
        for key, body in zip(parts[::2], parts[1::2], strict=True)
    }


@pytest.mark.parametrize("lang", ["de"])
def test_languages_have_the_same_sentences(lang: str) -> None:
    assert keys(lang) == keys("en")
    english = variables("en")
    assert {key: names for key, names in variables(lang).items() if names != english[key]} == {}


def used() -> tuple[set[str], set[str]]:
    """Ids used as they are, and beginnings of ids that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in TUI.rglob("*.py"):
        if "lobby" in path.parts:
            continue
        source = path.read_text(encoding="utf-8")
        whole |= set(re.findall(r"""\bui\(\s*['"]([a-z0-9-]+)['"]""", source))
        whole |= set(re.findall(r'"([a-z0-9-]+)" (?:if|else)', source))
        whole |= set(re.findall(r'(?:if [^"\n]*|else) "([a-z0-9-]+)"', source))
        begun |= set(re.findall(r"""\bf['"]([a-z0-9-]+-)\{""", source))
    return whole, begun


def test_sentences_asked_for_exist() -> None:
    source_ids = set()
    for path in TUI.rglob("*.py"):
        if "lobby" not in path.parts:
            source = path.read_text(encoding="utf-8")
            source_ids |= set(re.findall(r'\bui\(\s*"([a-z0-9-]+)"', source))
    assert source_ids - keys("en") == set()


def test_no_sentence_lies_idle() -> None:
    whole, begun = used()
    idle = {
        key
        for key in keys("en")
        if key not in whole and not any(key.startswith(head) for head in begun)
    }
    assert idle == set()


def test_missing_sentence_falls_back_to_its_id() -> None:
    assert Words("de").ui("no-such-sentence") == "ui-no-such-sentence"
