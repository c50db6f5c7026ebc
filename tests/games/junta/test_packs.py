"""The component files, and the errors for packs that cannot be used."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from weimar_tui.games.junta.rules.checks import problems_of
from weimar_tui.games.junta.rules.component_data import ComponentData
from weimar_tui.games.junta.rules.loading import PackError, check_pack, load_components
from weimar_tui.games.junta.rules.scenario_data import load_scenario
from weimar_tui.games.junta.rules.vocabulary import Attempt, Bribe, IfHas, Roll, Row, Votes
from weimar_tui.packs.scenarios import ScenarioError


def pack(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_the_box_holds_70_cards_96_notes_and_28_areas() -> None:
    components = load_components()
    assert sum(card.count for card in components.cards.values()) == 70
    assert sum(components.notes) == 96
    assert (
        sum(value * number for value, number in zip((1, 2, 3), components.notes, strict=True))
        == 156
    )
    assert len(components.areas) == 28
    assert sum(len(area.next) for area in components.areas.values()) == 2 * 46
    assert [area.id for area in components.areas.values() if area.kind == "power"] == [
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


def edited(part: str, name: str, **changes: Any) -> ComponentData:
    """The box with one entry changed."""
    components = load_components()
    entries = getattr(components, part)
    return replace(components, **{part: {**entries, name: replace(entries[name], **changes)}})


@pytest.mark.parametrize(
    ("components", "problem"),
    [
        (edited("cards", "church", needs="office:pope"), "there is no office `pope`"),
        (edited("cards", "church", needs="nobody"), "needs: there is no card `nobody`"),
        (edited("cards", "church", needs="peasants"), "a card of this type has no `needs`"),
        (edited("cards", "church", effect=()), "a card of this type has `votes`"),
        (edited("cards", "church", effect=(Votes(1, "nobody"),)), "there is no card `nobody`"),
        (
            edited("cards", "church", effect=(Votes(1), IfHas("nobody"))),
            "there is no card `nobody`",
        ),
        (
            edited("cards", "professional", effect=(Attempt(("pope",)),)),
            "there is no office `pope`",
        ),
        (
            edited("cards", "professional", effect=(Bribe("geese", 4, 6),)),
            "there are no units `geese`",
        ),
        (
            edited("cards", "professional", effect=(Roll((Row(1, 3), Row(5, 6))),)),
            "the results of a roll must be 1 to 6",
        ),
        (edited("areas", "palace", next=("atlantis",)), "next: there is no area `atlantis`"),
        (edited("areas", "palace", next=()), "palace does not name it in return"),
        (edited("areas", "palace", start="geese 4"), "start: there are no units `geese`"),
        (edited("units", "guard", office="pope"), "there is no office `pope`"),
        (edited("units", "guard", number=3), "4 guard stand there, but there are only 3"),
        (
            replace(load_components(), offices={}),
            "offices.toml: the offices must be admiral, air, general1",
        ),
        (
            replace(load_components(), families={}),
            "families.toml: there must be 4 to 7 families",
        ),
    ],
)
def test_what_does_not_fit_together_is_said(components: ComponentData, problem: str) -> None:
    assert list(problems_of(load_components())) == []
    problems = list(problems_of(components))
    assert any(problem in line for line in problems), problems
    assert any(line.endswith(".") for line in problems)


def test_a_scenario_that_does_not_fit_the_box_is_refused_in_a_line() -> None:
    components = load_components()
    few = dict(list(components.families.items())[:4])
    for other, problem in (
        (replace(components, families=few), "`players` must lie between 4 and 4"),
        *(
            (
                replace(components, money=replace(components.money, notes=few_notes)),
                f"not so many notes of {one}",
            )
            for one, few_notes in ((1, {}), (2, {"1": 96}), (3, {"1": 96, "2": 96}))
        ),
        (replace(components, cards={}), "left for it"),
    ):
        with pytest.raises(ScenarioError) as caught:
            load_scenario("one-night", other)
        assert problem in str(caught.value)
        assert "\n" not in str(caught.value)
    assert load_scenario("one-night", components).players == (5, 5)
