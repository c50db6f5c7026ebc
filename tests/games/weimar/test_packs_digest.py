"""The digest in saves: it covers what affects play and nothing that is only read."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from weimar_tui.data_files import data_folder
from weimar_tui.games.weimar.rules.component_data import ComponentData
from weimar_tui.games.weimar.rules.packs import LOADER, load_components
from weimar_tui.packs import sources

TOP = data_folder("rules").parent


@pytest.fixture(scope="module")
def data() -> ComponentData:
    return load_components()


@pytest.fixture
def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of rules and scenarios that replaces the built-in ones."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name in ("rules", "scenarios"):
        shutil.copytree(TOP / name, tmp_path / name)
    monkeypatch.setattr(sources, "game_folder", lambda name, game: tmp_path / name / game)
    return tmp_path


def digest_after(top: Path, file: str, old: str, new: str) -> str:
    """The digest after a text in a file has been replaced."""
    path = top / file
    text = path.read_text("utf-8")
    assert old in text, (file, old)
    path.write_text(text.replace(old, new, 1), "utf-8")
    return LOADER.read().digest


def test_saves_of_today_name_these_components(data: ComponentData) -> None:
    """A save with this digest opens without a notice about other cards or rules.

    Only a change that affects play can change it; then run `make saves` too.
    """
    assert data.digest == "6be612b83b01ff0281fa20c39892c06a"


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("rules/weimar/spd.toml", "Pakt mit den alten Mächten", "Ein Pakt"),
        ("rules/weimar/spd.toml", "Pact with the Old Powers", "A Pact"),
        ("rules/weimar/spd.toml", "與舊勢力的協定", "協定"),
        ("rules/weimar/spd.toml", "gegen die radikale Linke", "gegen links"),
        ("rules/weimar/spd.toml", 'year = "1918"', 'year = "1919"'),
        (
            "rules/weimar/spd.toml",
            "move 2 controlled any; choose",
            "move  2 controlled any ; choose",
        ),
        ("rules/weimar/cities.toml", "column = 46", "column = 45"),
        ("rules/weimar/cities.toml", "# The eleven cities", "# Eleven cities\n"),
        ("rules/weimar/boards.toml", 'de = "Reserve"', 'de = "Rücklage"'),
        ("scenarios/weimar/first-winter.toml", "Der erste Winter", "Erster Winter"),
        ("scenarios/weimar/first-winter.toml", "# The First Winter", "# A first winter"),
    ],
)
def test_wording_and_layout_keep_the_digest(
    data: ComponentData, edited: Path, file: str, old: str, new: str
) -> None:
    assert digest_after(edited, file, old, new) == data.digest


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("rules/weimar/minor-parties.toml", "[1, 1, 1, 1, 0, 0]", "[1, 1, 1, 1, 1, 0]"),
        ("rules/weimar/spd.toml", "unrest - there", "unrest + there"),
        ("rules/weimar/spd.toml", "move 2 controlled any", "move 3 controlled any"),
        ("rules/weimar/spd.toml", "large = 3", "large = 4"),
        ("rules/weimar/minor-parties.toml", "if in-gov", "if !in-gov"),
        ("rules/weimar/boards.toml", "cost = { spd = 1", "cost = { spd = 2"),
        ("rules/weimar/nsdap.toml", "seats = 3", "seats = 4"),
        ("scenarios/weimar/first-winter.toml", "economy = 1\n", "economy = 2\n"),
        ("scenarios/weimar/first-winter.toml", 'economy-1 = "S1"', 'economy-1 = "S2"'),
    ],
)
def test_what_plays_alters_the_digest(
    data: ComponentData, edited: Path, file: str, old: str, new: str
) -> None:
    assert digest_after(edited, file, old, new) != data.digest


def test_the_store_gives_new_wording_at_once(data: ComponentData, edited: Path) -> None:
    """The same digest must not bring back the old texts."""
    LOADER.read()
    digest_after(edited, "rules/weimar/spd.toml", "Pakt mit den alten Mächten", "Ein Pakt")
    again = LOADER.read()
    assert again.cards["S05"].name["de"] == "Ein Pakt"
    assert again.digest == data.digest


def test_a_pack_of_other_names_plays_the_same(tmp_path: Path, data: ComponentData) -> None:
    text = '[[card]]\nid = "S05"\nname = { en = "Pact", de = "Pakt" }\n'
    (tmp_path / "spd.toml").write_text(text, encoding="utf-8")
    renamed = load_components(tmp_path)
    assert renamed.cards["S05"].name["de"] == "Pakt"
    assert renamed.digest == data.digest
