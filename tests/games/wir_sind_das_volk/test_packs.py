"""Packs: other cards and boards laid over the built-in ones, read strictly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.wir_sind_das_volk.table import table
from weimar_tui.games.wir_sind_das_volk.rules.component_data import ComponentData, Connection
from weimar_tui.games.wir_sind_das_volk.rules.components import Components
from weimar_tui.games.wir_sind_das_volk.rules.effects.event import can_trigger
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.rules.packs import PackError, check_pack, load_components
from weimar_tui.games.wir_sind_das_volk.rules.packs.check import component_problems


def pack(folder: Path, file: str, text: str) -> Path:
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def test_a_card_with_other_values(tmp_path: Path) -> None:
    found = load_components(pack(tmp_path, "decade-1.toml", '[[card]]\nid = "1"\nwest = 4\n'))
    assert (found.cards["1"].west, found.cards["1"].east) == (4, 2)
    assert found.digest != load_components().digest
    assert VolkGame.load(tmp_path).digest == found.digest


def test_other_words_play_the_same(tmp_path: Path) -> None:
    text = '[[card]]\nid = "1"\nname = { en = "Land", de = "Land" }\n'
    assert load_components(pack(tmp_path, "decade-1.toml", text)).digest == load_components().digest


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        (
            "decade-1.toml",
            '[[card]]\nid = "1"\nevent = "unrest east"',
            "decade-1.toml: 1: event, column 1: unknown word `unrest`",
        ),
        (
            "decade-1.toml",
            '[[card]]\nid = "1"\nevent = "unrest+ west in sachsen"',
            "`unrest+` cannot be `in sachsen`",
        ),
        (
            "decade-1.toml",
            '[[card]]\nid = "1"\nevent = "prestige +1; prestige +1"',
            "`prestige` may stand only once",
        ),
        (
            "decade-1.toml",
            '[[card]]\nid = "1"\nevent = "power red; power pink"',
            "`power` may stand only once",
        ),
        ("decade-1.toml", '[[card]]\nid = "1"\nevent = "raze"', "`raze` needs `in cssr`"),
        (
            "decade-1.toml",
            '[[card]]\nid = "1"\nevent = "build east in rheinsberg"',
            "`rheinsberg` stands only in `build east x2 in rheinsberg`",
        ),
        (
            "decade-1.toml",
            '[[card]]\nid = "1"\nevent = "move east x2 max 2"',
            "`move` cannot be limited by area",
        ),
        ("decade-1.toml", '[[card]]\nid = "1"\nevent = "none"', "the event is empty"),
        ("decade-1.toml", '[[card]]\nid = "1"\nwest = 0\neast = 0', "normal cards have values"),
        ("decade-1.toml", '[[card]]\nid = "1"\ncolour = "special"', "20 normal cards are needed"),
        ("decade-1.toml", '[[card]]\nid = "99"', "there is nothing with this id"),
        (
            "areas.toml",
            '[[area]]\nid = "bayern"\nneighbours = ["hessen"]',
            "no neighbour on the other side: hessen",
        ),
        (
            "areas.toml",
            '[[area]]\nid = "bayern"\nside = "east"',
            "the side of this area cannot be changed",
        ),
        (
            "cities.toml",
            '[[city]]\nid = "koeln"\nareas = ["west-berlin"]',
            "names no area that can hold a city",
        ),
        (
            "cities.toml",
            '[[city]]\nid = "cssr-n"\nareas = ["sachsen"]',
            "a foreign city has a `country` and no `areas`",
        ),
        (
            "cities.toml",
            '[[city]]\nid = "hamburg"\nareas = ["niedersachsen"]',
            "only Hamburg lies in two areas",
        ),
        (
            "cities.toml",
            '[[city]]\nid = "koeln"\nareas = ["hessen", "bayern"]',
            "only Hamburg lies in two areas",
        ),
        ("tracks.toml", "[socialists]\ngains = [1]", "tracks.toml: expected `array`"),
        ("cards.toml", "", "no file of a pack"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(
    tmp_path: Path, file: str, text: str, problem: str
) -> None:
    folder = pack(tmp_path, file, text)
    assert any(problem in line for line in check_pack(folder)), check_pack(folder)
    with pytest.raises(PackError):
        load_components(folder)


def test_ours_are_in_order() -> None:
    assert check_pack(None) == []
    assert load_components().digest == VolkGame.load().digest
    assert len(load_components().digest) == 32


def test_a_dual_card_is_triggered_if_a_void_symbol_makes_it_affordable(tmp_path: Path) -> None:
    """Ruling W15, with a card that demands two points."""
    text = '[[card]]\nid = "11"\nevent = "dismantle east x2; prestige -1"\n'
    board = Components(load_components(pack(tmp_path, "decade-1.toml", text)))
    assert not can_trigger(board, table().position, "11", "east")
    assert can_trigger(board, table(factories=["berlin"]).position, "11", "east")


def without(names: dict[str, Any], lost: str) -> dict[str, Any]:
    return {name: entry for name, entry in names.items() if name != lost}


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        (
            lambda data: {"cities": without(data.cities, "kiel")},
            "kiel/hamburg: there is no such",
        ),
        (
            lambda data: {"cities": without(data.cities, "jena")},
            "eisenach/jena: there is no such",
        ),
        (
            lambda data: {"connections": {"x": Connection("hamburg/kiel")}},
            "hamburg/kiel: the cities must stand in board order",
        ),
        (
            lambda data: {"connections": {"x": Connection("kiel/berlin")}},
            "kiel/berlin: both cities must be of one side",
        ),
        (
            lambda data: {"areas": without(data.areas, "sachsen")},
            "here must stand, in this order",
        ),
        (
            lambda data: {"cards": without(data.cards, "IVb")},
            "the special cards must be I, II",
        ),
        *(
            (
                lambda data, card=card: {"cards": without(data.cards, card)},
                f"decade-{decade}.toml: 20 normal cards are needed, 19 stand here",
            )
            for decade, card in enumerate(("1", "21", "41", "61"), start=1)
        ),
    ],
)
def test_what_does_not_fit_together_is_said(
    changed: Callable[[ComponentData], dict[str, Any]], problem: str
) -> None:
    data = load_components()
    assert list(component_problems(data, ())) == []
    problems = list(component_problems(replace(data, **changed(data)), ()))
    assert any(problem in line for line in problems), problems
