"""The handbook, help and hints of a game: the same structure in every language, short,
and drawable."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from string import ascii_letters

import pytest
from rich.cells import cell_len

from tests.contract.conftest import OURS
from tests.text.chinese import slip
from tests.text.markdown import MARKUP, WIDEST_TABLE, tables
from tests.text.sentences import SENTENCES
from weimar_tui.kernel.game import Game
from weimar_tui.plugin import GamePlugin
from weimar_tui.text.handbook import folder_of, handbook, hints, section, with_keys
from weimar_tui.text.languages import languages
from weimar_tui.tui.loaded_game import LoadedGame

SHOWN = {"Enter", "Esc", "Markdown", "ab", "cd"}
"""Keys, a format, and letters in tables."""
SCREENS = ("start", "decision", "new-game", "points", "end")


@pytest.fixture(params=languages())
def pages(request: pytest.FixtureRequest, plugin: GamePlugin) -> dict[str, str]:
    """Every handbook file of a language, by its name with its folder."""
    return read(plugin.id, request.param)


def read(game: str, language: str) -> dict[str, str]:
    folder = folder_of(game, language)
    if folder is None:
        return {}
    files = {str(path.relative_to(folder)): path for path in sorted(folder.rglob("*.md"))}
    return {name: path.read_text("utf-8") for name, path in files.items()}


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def shape(text: str) -> list[str]:
    """The kinds of its lines: headings, list items, table rows, paragraphs."""
    kinds = [re.match(r"#+ |- |\d+\. |\|[-|]+\|$|\| |", line) for line in lines(text)]
    return [kind[0] for kind in kinds if kind]


def test_our_own_games_have_a_handbook() -> None:
    for game in OURS:
        assert "glossary.md" in read(game, "en") and len(read(game, "en")) > 40


def test_every_language_has_every_page_with_as_many_lines_of_each_kind(
    plugin: GamePlugin, pages: dict[str, str]
) -> None:
    english = read(plugin.id, "en")
    assert list(pages) == list(english) or (not pages and plugin.id not in OURS)
    for name, text in pages.items():
        assert re.match(r"# \S.*\n", text) or Path(name).parent.name == "learn", name
        assert text != english[name] or pages == english, name
        if Path(name).stem != "glossary":
            assert shape(text) == shape(english[name]), name


def test_sections_are_named_by_their_numbers_and_the_glossary_has_none(
    pages: dict[str, str],
) -> None:
    for name, text in pages.items():
        if "/" not in name:
            number = re.match(r"# (?:(\d+(?:\.\d+)?) )?\S.*\n\n", text)
            assert number, name
            named = Path(name).stem.partition("-")[0]
            assert (number[1] or "") == (named if named[0].isdigit() else ""), name


def test_chinese_is_chinese(plugin: GamePlugin) -> None:
    letters = SENTENCES[plugin.id].letters | set(ascii_letters) | SHOWN
    for name, text in read(plugin.id, "zh").items():
        for line in lines(text):
            if line.startswith("|-") or (name.startswith("learn") and line.startswith("## ")):
                continue  # the line of a table, or the place of a hint
            bare = re.sub(r"^(#+ (\d+(\.\d+)? )?|- |\d+\. )|\*\*", "", with_keys(line))
            for cell in re.sub(r"(?<=按)\?|(?<=有)!", "", bare).split("|"):  # a key, a sign
                assert not slip(cell.strip(), letters), (name, slip(cell.strip(), letters), line)


def test_only_markup_that_the_terminal_draws(pages: dict[str, str]) -> None:
    for name, text in pages.items():
        assert not MARKUP.search(text), name
        for line in text.splitlines():
            assert line.count("**") % 2 == 0, (name, line)
            assert line == line.rstrip(), (name, line)


def test_tables_are_regular_and_narrow(pages: dict[str, str]) -> None:
    for name, text in pages.items():
        for rows in tables(text):
            assert len({len(row) for row in rows}) == 1, (name, rows)
            columns = zip(*rows, strict=True)
            widths = [max(cell_len(cell.replace("**", "")) for cell in c) for c in columns]
            assert sum(widths) + 3 * (len(widths) - 1) <= WIDEST_TABLE, (name, rows[0])


def test_help_is_short_and_there_for_every_pane(
    plugin: GamePlugin, game: Game, pages: dict[str, str]
) -> None:
    if plugin.id in OURS:
        game_view = LoadedGame(game, "en").game_view
        topics = {
            part for pane in game_view.panes for part in game_view.help_parts.get(pane, (pane,))
        }
        assert {f"help/{topic}.md" for topic in (*topics, *SCREENS)} <= pages.keys()
    for name, text in pages.items():
        if name.startswith("help/"):
            heading, *rest = lines(text)
            assert re.fullmatch(r"# \S.*", heading), name
            assert 5 <= len(rest) <= 12, name


@pytest.mark.parametrize("language", languages())
def test_hints_are_short_and_the_same_in_every_language(plugin: GamePlugin, language: str) -> None:
    told, english = hints(plugin.id, language), hints(plugin.id, "en")
    assert list(told) == list(english)
    for place, text in told.items():
        sentences = re.findall(r"[.!?。！？](?=\s|$|[^\d\s])", re.sub(r"\d\.\d+", "", text))
        assert 1 <= len(sentences) <= 5 and "\n" not in text, place
        assert language == "en" or text != english[place], place


def test_a_guided_game_has_a_hint_on_every_kind_of_question(plugin: GamePlugin, game: Game) -> None:
    if plugin.lessons():
        assert game.questions.keys() <= hints(plugin.id, "en").keys()


def test_sections_that_are_spoken_of_exist(plugin: GamePlugin, pages: dict[str, str]) -> None:
    for name, text in pages.items():
        for number in re.findall(r"[(（](\d\.\d+)[)）]", text):
            assert section(plugin.id, number, "en") is not None, (name, number)


@pytest.mark.parametrize("language", languages())
def test_words_to_search_by_are_of_sections_and_the_same_ones_in_every_language(
    plugin: GamePlugin, language: str
) -> None:
    known = {one.id for one in handbook(plugin.id, language) if one.keywords}
    assert known == {one.id for one in handbook(plugin.id, "en") if one.keywords}
    assert known or plugin.id not in OURS
    folder = folder_of(plugin.id, language)
    if folder is not None and (folder / "search.toml").exists():
        words = tomllib.loads((folder / "search.toml").read_text("utf-8"))
        assert set(words) == known
