"""The codex: each letter filters, Esc shows everything again, and an empty result is reported."""

from __future__ import annotations

from typing import Any

import pytest
from textual.events import Paste
from textual.pilot import Pilot

from tests.tui.looking import screen_text
from weimar_tui.text.messages import Entry
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.screens.codex import CodexScreen

pytestmark = pytest.mark.usefixtures("at_once")


async def opened(app: Any, pilot: Pilot[Any]) -> ChoicePane:
    """The list of the codex, opened from anywhere."""
    await pilot.pause()
    await app.push_screen(CodexScreen(app.loaded()))
    await pilot.pause()
    pane: ChoicePane = app.screen.query_one(ChoicePane)
    return pane


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
@pytest.mark.parametrize(
    ("lang", "letters", "found", "label", "none"),
    [
        ("en", "vorw", "Vorwärts", "Search:", "No matches. Esc shows everything."),
        ("de", "munch", "München", "Suche:", "Keine Treffer. Esc zeigt alles."),
        ("zh", "共和保", "共和保護法", "搜尋：", "沒有符合的項目。按Esc顯示全部。"),
    ],
)
async def test_searching(
    make_app: Any,
    size: tuple[int, int],
    lang: str,
    letters: str,
    found: str,
    label: str,
    none: str,
) -> None:
    app = make_app(lang)
    async with app.run_test(size=size) as pilot:
        pane = await opened(app, pilot)
        whole = len(pane.choice.shown)
        await pilot.press("slash")
        assert len(pane.choice.shown) == whole > 150
        left = []
        for letter in letters:
            await pilot.press(letter)
            left.append(len(pane.choice.shown))
        assert whole > left[0] > left[-1] >= 1, left
        assert left == sorted(left, reverse=True)
        current = pane.choice.current
        assert current is not None and found in current.text + current.more
        assert found in screen_text(app)
        # letters that are keys elsewhere are only text here
        await pilot.press("q", "c", "q")
        assert isinstance(app.screen, CodexScreen)
        assert pane.choice.shown == []
        text = screen_text(app)
        assert none in text and label in text
        assert f"{letters}qcq_" in text
        await pilot.press("escape")
        assert isinstance(app.screen, CodexScreen)
        assert len(pane.choice.shown) == whole
        assert none not in screen_text(app)
        await pilot.press("escape")
        assert not isinstance(app.screen, CodexScreen)


QUESTIONS = {
    "en": ("goal", "score", "scoring", "points", "win", "how do i win", "How do I win?", "VP"),
    "de": ("Ziel", "Wertung", "Punkte", "gewinnen", "Sieg", "wie gewinne ich?", "Siegpunkte"),
    "zh": ("目標", "計分", "得分", "分數", "獲勝", "怎麼贏？", "勝利"),
}
ANSWERS = {
    "weimar": {"overview", "endings-and-ties", "victory-points", "politics-phase"},
    "junta": {"overview", "winning"},
    "wir_sind_das_volk": {"course-of-play", "we-are-the-people"},
}


@pytest.mark.parametrize("name", ANSWERS)
@pytest.mark.parametrize("lang", QUESTIONS)
async def test_people_find_how_a_game_is_won(make_app: Any, name: str, lang: str) -> None:
    app = make_app(lang)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await app.push_screen(CodexScreen(app.loaded(name)))
        await pilot.pause()
        pane = app.screen.query_one(ChoicePane)
        for question in QUESTIONS[lang]:
            await pilot.press("slash")
            pane.post_message(Paste(question))
            await pilot.pause()
            rules = [item.id for item in pane.choice.shown if item.id.startswith("rule:")]
            assert rules and rules[0].removeprefix("rule:") in ANSWERS[name], (question, rules)
            best = [item.id for item in pane.choice.shown[:8]]
            assert rules[0] in best, (question, best)
            await pilot.press("escape")


async def test_what_was_found_can_be_walked_through_and_esc_brings_all_back(make_app: Any) -> None:
    app = make_app("en")
    async with app.run_test(size=(120, 40)) as pilot:
        pane = await opened(app, pilot)
        whole = len(pane.choice.shown)
        await pilot.press("slash", "d", "e", "b", "a", "t", "e")
        first = pane.choice.current
        await pilot.press("down")
        second = pane.choice.current
        assert first is not None and second is not None and first is not second
        assert second.text in screen_text(app)
        await pilot.press("escape")
        assert len(pane.choice.shown) == whole
        assert pane.choice.current == second


async def test_the_list_of_cards_begins_with_cards(make_app: Any) -> None:
    """`c` is called “cards”: places on the board come after them, and before the rules."""
    app = make_app("en")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        place = Entry("essen", "Essen of the test", "A city.")
        await app.push_screen(CodexScreen(app.loaded(), things=(place,)))
        await pilot.pause()
        ids = [item.id for item in app.screen.query_one(ChoicePane).choice.shown]
        cards = [entry.id for entry in app.loaded().words.entries()]
        assert ids[: len(cards) + 1] == [*cards, "thing:essen"]
        assert ids[-1].startswith("rule:")
