"""What code and tests cite is there: rulings, rules of reading, sections, files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parent.parent
SOURCES = ("*.py", "*.lark", "*.toml")


def texts(*rooms: str) -> Iterator[tuple[Path, str]]:
    """The sources in some rooms."""
    for room in rooms:
        for pattern in SOURCES:
            for path in sorted((TOP / room).rglob(pattern)):
                if path != Path(__file__).resolve():
                    yield path, path.read_text("utf-8")


def rows(page: str, letter: str) -> list[str]:
    """The numbers a page explains."""
    text = (TOP / "docs" / page).read_text("utf-8")
    return re.findall(rf"^\| ({letter}\d+) \|", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("page", "letter"), [("rulings.md", "R"), ("notation-weimar.md", "G")], ids="RG"
)
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
    """`ruling 15` says nothing: R, W and J have pages."""
    for path, text in texts("weimar_tui", "tests", "rules"):
        assert not re.search(r"\brulings? \d", text), path
        assert "weimar-components" not in text, path


def test_every_page_cited_is_there() -> None:
    for path, text in texts("weimar_tui", "tests", "rules", "benchmarks"):
        for page in re.findall(r"\bdocs[:/] ?[\w./-]+", text):
            assert (TOP / page.rstrip(".")).exists(), f"{path} cites {page}"


def test_every_section_cited_is_in_the_handbook() -> None:
    """Sections are the rulebook's; each, or its whole chapter, has its page in our own words."""
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
