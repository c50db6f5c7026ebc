"""Links in texts: rules, cards, places; in questions, chronicle, codex and help."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.tui.looking import screen_text
from tests.tui.playing import begun
from weimar_tui.kernel.session import Session
from weimar_tui.registry import load_game
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.languages import languages
from weimar_tui.text.links import Links
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.game import GameScreen

GAMES = ("weimar", "wir_sind_das_volk", "junta")


@cache
def session(name: str) -> Any:
    return Session.new(load_game(name), "main", "3")


@cache
def links_of(name: str, language: str = "en", *, board: bool = True) -> Links:
    game = session(name).game
    words = words_of(game, language, strict=True)
    return Links(words, game, session(name).view(None) if board else None, seats=("spd",))


def found(links: Links, text: str) -> list[str]:
    return [text[link.start : link.end] for link in links.find(text)]


def test_sections_by_their_numbers() -> None:
    links = links_of("weimar")
    assert links.targets(["Choose a city. (rules 4.3)"]) == [links.targets(["See 4.3."])[0]]
    assert found(links, "place a base? (6 left) (rules 2)") == ["2"]
    assert found(links, "1.50 or 14.3, 99.9 and 4.33, but Fight 5.9.") == ["5.9"]
    title, text = links.page(links.targets(["5.9"])[0])
    assert title == "5.9 Units and street fighting" and text


@pytest.mark.parametrize(("language", "text"), [("de", "(Regeln 4.3)"), ("zh", "（規則4.3）")])
def test_sections_in_every_language(language: str, text: str) -> None:
    assert found(links_of("weimar", language), text) == ["4.3"]


def test_names_are_whole_words_and_the_longest_counts() -> None:
    links = links_of("weimar")
    assert found(links, "Berlin, Berliner, East Berlin") == ["Berlin", "Berlin"]
    volk = links_of("wir_sind_das_volk")
    assert found(volk, "East Berlin and Berlin") == ["East Berlin", "Berlin"]


def test_places_are_shown_as_they_are_now_and_only_with_a_board() -> None:
    links = links_of("weimar")
    title, text = links.page(links.targets(["Unrest in Berlin."])[0])
    assert title == "Berlin" and "bases" in text and "threats unrest" in text
    assert links_of("weimar", board=False).targets(["Unrest in Berlin."]) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_name_of_a_game_leads_somewhere(name: str, language: str) -> None:
    links = links_of(name, language)
    words = words_of(session(name).game, language)
    view = session(name).view(None)
    things = words.things(session(name).game, view, None)
    assert things
    for entry in (*words.entries(), *things):
        (target, *_) = links.targets([entry.name]) or [""]
        if entry.id in ("spd", "z") or len(entry.name) < 3:
            continue
        title, page = links.page(target)
        assert title and page, entry.name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_finding_names_words_no_card(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wording all cards takes a client 5 MiB and a moment, whatever page it opens first."""
    words = words_of(session(name).game, language)
    names = {entry.name: entry.id for entry in words.entries()}
    monkeypatch.setattr(type(words), "entries", None)
    assert dict(words.entry_names()) == names
    some = next(name for name in names if len(name) > 5)
    assert Links(words, session(name).game).targets([some]) == [names[some]]


async def test_a_question_leads_to_its_rules_and_back(make_app: Any, make_table: Any) -> None:
    app = make_app()
    async with app.run_test(size=(100, 32)) as pilot:
        await begun(app, pilot, make_table())
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(app.screen, QuestionDialog)
        await pilot.press("1", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)
        first = app.screen.heading
        await pilot.press("tab", "o")
        assert app.screen.heading != first
        assert "Backspace back" in screen_text(app)
        await pilot.press("backspace")
        assert app.screen.heading == first
        assert "Tab next link" in screen_text(app) and "Backspace" not in screen_text(app)
        await pilot.press("backspace")
        assert isinstance(app.screen, GameScreen)
        await pilot.press("f8", "o")
        await pilot.pause()
        assert "2 Königsberg" in screen_text(app) and isinstance(app.screen, QuestionDialog)


async def test_the_codex_leads_on(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(100, 32)) as pilot:
        await app.push_screen(CodexScreen(app.loaded(), rules=True))
        await pilot.pause()
        assert isinstance(app.screen, CodexScreen)
        await pilot.press("down", "down", "down", "down", "down", "o")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog | QuestionDialog)
