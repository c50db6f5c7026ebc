"""docs/saves.md and docs/packs.md agree with the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import fields

from weimar_tui.games.weimar.rules.packs import load_components
from weimar_tui.kernel.journal import FORMAT, Checkpoint, End, Header, Pick, Undo
from weimar_tui.packs import notation_parser, sources

TOP = Path(__file__).resolve().parent.parent
SAVES_PAGE = (TOP / "docs" / "saves.md").read_text("utf-8")
PACKS_PAGE = (TOP / "docs" / "packs.md").read_text("utf-8")


@pytest.mark.parametrize("line", [Header, Checkpoint, Pick, Undo, End])
def test_every_field_of_a_line_is_shown(line: type) -> None:
    tag = line.__struct_config__.tag  # type: ignore[attr-defined]
    shown = SAVES_PAGE[SAVES_PAGE.index(f'{{"line":"{tag}"') :].partition("}\n")[0]
    shown += SAVES_PAGE[SAVES_PAGE.index('"drawn"') :].partition("}\n")[0]
    for field in fields(line):
        assert f'"{field.encode_name}":' in shown, (tag, field.name)


def test_numbers_of_the_pages_are_those_of_the_code() -> None:
    assert f"up to {sources.LARGEST // 1024 // 1024} MiB" in PACKS_PAGE
    assert f"at most {notation_parser._LONGEST} letters" in PACKS_PAGE
    assert f"{notation_parser._DEEPEST} brackets" in PACKS_PAGE
    assert len(load_components().digest) == 32
    assert f'"format":{FORMAT}' in SAVES_PAGE


@pytest.mark.parametrize("page", [SAVES_PAGE, PACKS_PAGE], ids=["saves", "packs"])
def test_every_file_named_is_there(page: str) -> None:
    for name in re.findall(r"`((?:games|kernel|weimar_tui)/[\w/.]+)`", page):
        places = (TOP / name, TOP / "weimar_tui" / name)
        assert any(place.exists() for place in places), name
    for name in re.findall(r"\]\((\w+\.md)\)", page):
        assert (TOP / "docs" / name).exists(), name


@pytest.mark.parametrize("recipe", ["card", "effect", "decision"])
def test_a_recipe_names_files_and_names_that_are_there(recipe: str) -> None:
    text = (TOP / "docs" / "recipes" / f"{recipe}.md").read_text("utf-8")
    folder = re.search(r"\(in `(weimar_tui/games/\w+/)`\)", text)
    home = TOP / (folder[1] if folder else "")
    files = re.findall(r"^\| `([\w./<>-]+)`", text, re.MULTILINE)
    assert files
    for file in files:
        assert (home / file.replace("<language>", "en")).is_file(), file
    python = [file for file in files if file.endswith(".py")]
    assert len(python) <= 3
