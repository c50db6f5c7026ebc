"""The component files: what ours hold, and what is said of a pack that cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest

from weimar_tui.games.junta.rules.loading import PackError, check_pack, load_components


def pack(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_the_box_holds_70_cards_96_notes_and_28_areas() -> None:
    box = load_components()
    assert sum(card.count for card in box.cards.values()) == 70
    assert sum(box.notes) == 96
    assert sum(value * number for value, number in zip((1, 2, 3), box.notes, strict=True)) == 156
    assert len(box.areas) == 28
    assert sum(len(area.next) for area in box.areas.values()) == 2 * 46
    assert [area.id for area in box.areas.values() if area.kind == "power"] == [
        "radio",
        "chamber",
        "palace",
        "station",
        "central-bank",
    ]


def test_a_pack_changes_only_what_it_says(tmp_path: Path) -> None:
    changed = load_components(pack(tmp_path, deck='[[card]]\nid = "church"\neffect = "votes 9"\n'))
    ours = load_components()
    assert changed.cards["church"].notation == "votes 9"
    assert changed.cards["church"].name == ours.cards["church"].name
    assert changed.digest != ours.digest


def test_another_city_takes_the_place_of_ours_altogether(tmp_path: Path) -> None:
    kinds = ["power"] * 5 + ["embassy"]
    texts = '{ en = "Here", de = "Hier", zh = "此" }'
    areas = ["whole = true"]
    for number, kind in enumerate(kinds):
        around = f'["a{(number + 1) % 6}", "a{(number - 1) % 6}"]'
        areas.append(
            f'[[area]]\nid = "a{number}"\nnumber = {number + 1}\nname = {texts}\n'
            f'short = {texts}\nkind = "{kind}"\nnext = {around}\nsmall = [0, 0]\nwide = [0, 0]\n'
        )
    found = check_pack(pack(tmp_path, city="\n".join(areas)))
    assert found
    assert all("there is no area" in line for line in found), found  # the cards name our areas


def test_a_better_translation_leaves_the_digest_as_it_was(tmp_path: Path) -> None:
    text = '[[card]]\nid = "church"\nname = { en = "Church!", de = "Kirche!" }\n'
    assert load_components(pack(tmp_path, deck=text)).digest == load_components().digest


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        (
            "deck",
            '[[card]]\nid = "church"\neffect = "votes 3 wih students"\n',
            "deck.toml: church: effect, column 9: unknown word `wih`; expected `with`",
        ),
        (
            "deck",
            '[[card]]\nid = "church"\nefect = "votes 3"\n',
            "deck.toml: church: unknown field `efect`.",
        ),
        ("deck", '[[card]]\nid = "church"\nneeds = "choir"\n', "there is no card `choir`"),
        ("city", '[[area]]\nid = "slum"\nnext = ["palace"]\n', "does not name it in return"),
        ("city", '[[area]]\nid = "slum"\nstart = "army1 6"\n', "12 army1 stand there"),
        ("money", "aid = 0\n", "money.toml: expected `int` >= 1 in `aid`."),
        ("bank", "aid = 8\n", "bank.toml: no file of a pack"),
        ("deck", "[[card]", "deck.toml: not valid TOML"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    tmp_path: Path, file: str, text: str, problem: str
) -> None:
    found = check_pack(pack(tmp_path, **{file: text}))
    assert any(problem in line for line in found), found
    with pytest.raises(PackError):
        load_components(tmp_path)
