"""Sentences of the interface: the same set in every language, without unused ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import weimar_tui
from weimar_tui.text.messages import Messages

PACKAGE = Path(weimar_tui.__file__).parent
SHARED = PACKAGE / "text" / "locales"
WEIMAR = PACKAGE / "games" / "weimar" / "words" / "locales"
ROOMS = (
    "tui",
    "text",
    "play",
    "replay",
    "server",
    "cli",
    "games/weimar/view",
    "games/weimar/words",
)


def keys(folder: Path, lang: str) -> set[str]:
    text = (folder / lang / "ui.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^ui-([a-z0-9-]+) =", text, re.MULTILINE))


def sources() -> Iterator[str]:
    for room in ROOMS:
        for path in (PACKAGE / room).rglob("*.py"):
            if "lobby" not in path.parts:
                yield path.read_text(encoding="utf-8")


def variables(folder: Path, lang: str) -> dict[str, set[str]]:
    text = (folder / lang / "ui.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^ui-([a-z0-9-]+) =", text, flags=re.MULTILINE)[1:]
    return {
        key: set(re.findall(r"\$([a-z_]+)", body))
        for key, body in zip(parts[::2], parts[1::2], strict=True)
    }


@pytest.mark.parametrize("folder", [SHARED, WEIMAR])
@pytest.mark.parametrize("lang", ["de"])
def test_languages_have_the_same_sentences(lang: str, folder: Path) -> None:
    assert keys(folder, lang) == keys(folder, "en")
    english = variables(folder, "en")
    found = variables(folder, lang)
    assert {key: names for key, names in found.items() if names != english[key]} == {}


def used() -> tuple[set[str], set[str]]:
    """Ids used in full, and prefixes of composed ids."""
    whole: set[str] = set()
    begun: set[str] = set()
    for source in sources():
        whole |= set(re.findall(r"""\bui\(\s*['"]([a-z0-9-]+)['"]""", source))
        whole |= set(re.findall(r'"([a-z0-9-]+)" (?:if|else)', source))
        whole |= set(re.findall(r'(?:if [^"\n]*|else) "([a-z0-9-]+)"', source))
        whole |= set(re.findall(r'"ui-([a-z0-9-]+)"', source))
        whole |= set(re.findall(r'_roll_at_stake\(view, "([a-z-]+)"', source))
        begun |= set(re.findall(r"""\bf['"](?:ui-)?([a-z0-9-]+-)\{""", source))
        for about in re.findall(r'_ask_for_file\(app, "([a-z-]+)"', source):
            whole |= {f"{about}-title", f"{about}-prompt"}
    return whole, begun


def test_sentences_asked_for_exist() -> None:
    asked = {id for source in sources() for id in re.findall(r'\bui\(\s*"([a-z0-9-]+)"', source)}
    assert asked - keys(SHARED, "en") - keys(WEIMAR, "en") == set()


def test_shared_screens_ask_for_shared_sentences_by_their_whole_ids() -> None:
    known = Messages("en", strict=True)
    for path in (PACKAGE / "tui").rglob("*.py"):
        for id in re.findall(
            r'\b(?:words|here\.words|app\.words)\.text\(\s*"([a-z-]+)"', path.read_text()
        ):
            assert known.catalogue.has(id), (path.name, id)


def test_no_sentence_lies_idle() -> None:
    whole, begun = used()
    idle = {
        key
        for key in keys(SHARED, "en") | keys(WEIMAR, "en")
        if key not in whole and not any(key.startswith(head) for head in begun)
    }
    assert idle == set()


def test_missing_sentence_falls_back_to_its_id() -> None:
    assert Messages("de").ui("no-such-sentence") == "ui-no-such-sentence"
