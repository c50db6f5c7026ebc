"""Everything that code and tests cite exists: rulings, rules of reading, sections, files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parent.parent
GAMES = TOP / "weimar_tui" / "games"
SOURCES = ("*.py", "*.lark", "*.toml")


def texts(*rooms: str) -> Iterator[tuple[Path, str]]:
    """The sources in some folders."""
    for room in rooms:
        for pattern in SOURCES:
            for path in sorted((TOP / room).rglob(pattern)):
                if path != Path(__file__).resolve():
                    yield path, path.read_text("utf-8")


def rows(page: str, letter: str) -> list[str]:
    """The numbers that a page explains."""
    text = (GAMES / "weimar" / page).read_text("utf-8")
    return re.findall(rf"^\| ({letter}\d+) \|", text, re.MULTILINE)


@pytest.mark.parametrize(("page", "letter"), [("rulings.md", "R"), ("notation.md", "G")], ids="RG")
def test_every_number_cited_is_explained_once(page: str, letter: str) -> None:
    told = rows(page, letter)
    assert len(told) == len(set(told)) > 10
    cited = {
        (number, path.name)
        for path, text in texts("weimar_tui/games/weimar", "tests/games/weimar", "rules/weimar")
        for number in re.findall(rf"(?<![\w\"'./-])({letter}\d+)(?![\w\"'/-])", text)
    }
    assert len(cited) > 5
    assert {entry for entry in cited if entry[0] not in told} == set()


def test_a_ruling_is_cited_by_its_letter() -> None:
    """`ruling 15` is ambiguous: R, W and J have separate pages."""
    for path, text in texts("weimar_tui", "tests", "rules"):
        assert not re.search(r"\brulings? \d", text), path
        assert "weimar-components" not in text, path


def test_every_page_cited_is_there() -> None:
    for path, text in texts("weimar_tui", "tests", "rules", "benchmarks"):
        for page in re.findall(r"\bdocs[:/] ?[\w./-]+", text):
            assert (TOP / page.rstrip(".")).exists(), f"{path} cites {page}"


def test_every_section_cited_is_in_the_handbook() -> None:
    """Sections are those of the rulebook; each one, or its chapter, has a handbook page."""
    pages = (TOP / "rules" / "weimar" / "handbook" / "en").glob("[0-9]*.md")
    told = {page.name.partition("-")[0] for page in pages}
    for path, text in texts("weimar_tui/games/weimar", "tests/games/weimar"):
        for section in re.findall(r"[Rr]ulebook (\d+(?:\.\d+)?)", text):
            assert {section, section.partition(".")[0]} & told, f"{path.name} cites {section}"


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "README.md"])
def test_every_file_named_is_there(page: str) -> None:
    text = (TOP / page).read_text("utf-8")
    named = set(
        re.findall(
            r"`((?:weimar_tui|tests|rules|scenarios|docs|saves|tui|kernel|table|games)/[\w/.-]+)",
            text,
        )
    )
    named |= set(
        re.findall(r"^ +(?:\w+ +)?((?:tui|table|kernel|games)/[\w/.]+)", text, re.MULTILINE)
    )
    named |= set(re.findall(r"\]\((?!https?:)([^)#]+)\)", text))
    assert len(named) > 5
    for name in named:
        places = (TOP / name, TOP / "weimar_tui" / name)
        if "duel" not in name:
            assert any(place.exists() for place in places), name


def rows_of(game: str) -> list[tuple[str, str, list[Path]]]:
    """The tables of a game's README: rulebook term, English term, files."""
    text = (GAMES / game / "README.md").read_text("utf-8")
    rows = re.findall(r"^\| ([^|\n]+) \| ([^|\n]+) \| (`[^|\n]+) \|$", text, re.MULTILINE)
    return [
        (term, code, [GAMES / game / file for file in re.findall(r"`([^`]+)`", files)])
        for term, code, files in rows
    ]


@pytest.mark.parametrize("game", ["weimar", "wir_sind_das_volk", "junta"])
def test_a_readme_leads_from_the_rulebook_to_files(game: str) -> None:
    rows = rows_of(game)
    assert len(rows) > 25
    for term, code, files in rows:
        sources = []
        for file in files:
            assert file.is_file(), f"{term}: {file}"
            sources.append(file.read_text("utf-8"))
        for name in re.findall(r"`(\w+)`", code):
            assert any(name in text for text in sources), f"{term}: {name}"


@pytest.mark.parametrize("game", ["weimar", "wir_sind_das_volk"])
def test_every_section_of_the_handbook_is_in_the_readme_and_cited_by_its_file(game: str) -> None:
    handbook = TOP / "rules" / game / "handbook" / "en"
    sections = {page.name.partition("-")[0] for page in handbook.glob("[0-9]*.md")}
    by_section = {term.split()[0]: files for term, _, files in rows_of(game) if term[0].isdecimal()}
    chapters = {"3", "5", "6", "10"}
    assert sections - set(by_section) <= chapters
    for section, files in by_section.items():
        if section == "1" or section in chapters:
            continue
        cited = re.compile(rf"(?<![\d.]){re.escape(section)}(?![\d]|\.\d)")
        heads = [file.read_text("utf-8") for file in files]
        assert any(cited.search(text) for text in heads), f"{section}: cited by none of its files"


def test_every_heading_of_junta_that_is_cited_is_in_its_readme() -> None:
    told = {re.sub(r" \(.*", "", term) for term, _, _ in rows_of("junta")}
    for path, text in texts("weimar_tui/games/junta", "tests/games/junta"):
        for cited in re.findall(r"\(rules: ([^)\"]*)\)", text):
            headings = {part.strip() for part in cited.partition(";")[0].split(",")}
            missing = {each for each in headings - told if not re.fullmatch(r"J\d+", each)}
            assert not missing, f"{path.name}: {missing}"


@pytest.mark.parametrize(
    ("game", "word", "file"),
    [
        ("wir_sind_das_volk", "Republikflucht", "rules/decade_end/flight.py"),
        ("wir_sind_das_volk", "Patenland", "rules/standard.py"),
        ("junta", "Schwager", "rules/death_and_exile.py"),
    ],
)
def test_a_german_word_leads_to_its_file(game: str, word: str, file: str) -> None:
    files = [path for term, _, paths in rows_of(game) if word in term for path in paths]
    assert GAMES / game / file in files
