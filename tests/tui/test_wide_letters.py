"""Columns, separators and counts where letters are two cells wide and sentences need no spaces."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tui.looking import screen_text
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.preview import Preview
from weimar_tui.games.weimar.rules.preview_rolls import ResultChance
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.text.messages import Messages
from weimar_tui.tui.canvas import pad, tail, width_of
from weimar_tui.tui.dialogs.entry import EntryDialog


@pytest.mark.parametrize("text", ["", "Seed", "亂數種子", "共產黨KPD"])
def test_padding_counts_cells(text: str) -> None:
    assert width_of(pad(text, 18)) == 18
    assert pad(text, 18).rstrip() == text
    assert pad(text, 1) == text + ("" if text else " ")


def test_the_end_of_a_text_is_never_wider_than_its_room() -> None:
    for room in range(1, 12):
        assert width_of(tail("a威瑪b共和國c", room)) <= room
    assert tail("a威瑪", 5) == "a威瑪"
    assert tail("a威瑪", 4) == "威瑪"
    assert tail("a威瑪", 3) == "瑪"


@pytest.mark.parametrize("lang", ["en", "zh"])
async def test_values_of_a_form_stand_below_each_other(make_app: Any, lang: str) -> None:
    app = make_app(lang)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "enter")
        await pilot.pause()
        rows = [row for row in screen_text(app).split("\n") if "◂" in row]
        assert len(rows) >= 4
        assert len({width_of(row.partition("◂")[0]) for row in rows}) == 1


async def test_typing_what_is_too_long_keeps_the_cursor_in_sight(make_app: Any) -> None:
    app = make_app("zh")
    async with app.run_test(size=(80, 24)) as pilot:
        dialog = EntryDialog("題", "問", "威" * 60 + "末")
        await app.push_screen(dialog)
        await pilot.pause()
        row = next(row for row in screen_text(app).split("\n") if "末" in row)
        assert "…" not in row
        assert width_of(row.partition("末")[0]) < 80


def test_sentences_and_lists_are_divided_as_the_language_does(game: WeimarGame) -> None:
    parts = game.data
    words = WeimarMessages("zh", parts, strict=True)
    for card in parts.cards:
        chinese = words.card_line(card)
        assert "。 " not in chinese
        assert "\n" not in chinese
    assert Messages("en").several(("a", "b")) == "a, b"
    assert Messages("zh").several(("甲", "乙")) == "甲、乙"
    english = WeimarMessages("en", parts, strict=True).card_line("K20")
    assert english.count(". ") == english.count(".") - 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_outcome_foreseen_is_no_sentence(game: WeimarGame, lang: str) -> None:
    words = WeimarMessages(lang, game.data, strict=True)
    effects = game.components.cards["K20"].effect
    assert words.effects(effects)[-1] in ".。"
    said = words.preview(
        Preview(dice=2, chances=(ResultChance(0.25, effects), ResultChance(0.75, ())))
    )
    assert "." not in said.replace(". ", " ")
    assert "。 " not in said
    assert words.ui("preview-nothing") in said
    assert "25" in said


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        (
            "en",
            "One issue up to 1 step, another up to 1",
            "One issue up to 2 steps, another up to 1",
        ),
        (
            "de",
            "Ein Thema um bis zu 1 Schritt, ein anderes um bis zu 1",
            "Ein Thema um bis zu 2 Schritte, ein anderes um bis zu 1",
        ),
        ("zh", "一個議題最多1步，另一個最多1步", "一個議題最多2步，另一個最多1步"),
    ],
)
def test_one_step_is_not_steps(game: WeimarGame, lang: str, one: str, many: str) -> None:
    words = WeimarMessages(lang, game.data, strict=True)
    for large, said in ((1, one), (2, many)):
        assert words.ui("preview-debate", large=large, small=1, event="no", text="") == said
    for points in (1, 3):
        text = words.ui("preview-actions", points=points, event="no", text="")
        assert str(points) in text
        assert ("points" in text) == (lang == "en" and points > 1)


@pytest.mark.parametrize(("lang", "said"), [("en", "another"), ("de", "anderes"), ("zh", "另一個")])
def test_a_debate_that_moves_one_issue_speaks_of_one(
    game: WeimarGame, lang: str, said: str
) -> None:
    words = WeimarMessages(lang, game.data, strict=True)
    shown = {
        small: words.ui("preview-debate", large=3, small=small, event="no", text="")
        for small in (0, 1)
    }
    assert said in shown[1] and said not in shown[0]
