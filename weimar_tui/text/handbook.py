"""The rules in our own words, help for every pane and dialog, and the hints of the lessons.

They are Markdown files in `rules/<game>/handbook/<language>/`: one file for each section of the
rulebook; in `help/`, one for each pane or dialog; in `learn/`, the lessons' hints in order. Each
paragraph or list item is one line, so that it can be wrapped anywhere. Pages that a language lacks
are read in English. `search.toml` has words that find a section which does not contain them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from weimar_tui.data_files import game_folder
from weimar_tui.text.languages import FALLBACK

KeyOf = Callable[[str, str], str]
"""Returns the name of a binding's key from its id and the default key's name."""

_NUMBERED = re.compile(r"# (?:(?P<number>\d+(?:\.\d+)?) +)?(?P<title>.+)")


@dataclass(frozen=True)
class HandbookSection:
    """One section of the handbook. `number` is the rulebook's; the glossary has none.

    `keywords`: what people search for if they do not know the rulebook's term.
    """

    id: str
    number: str
    title: str
    body: str
    keywords: str = ""

    @property
    def heading(self) -> str:
        """Number and title.

        >>> HandbookSection("units", "5.9", "Units", "").heading
        '5.9 Units'
        """
        return f"{self.number} {self.title}".strip()


# --- reading ------------------------------------------------------------------------------------
def folder_of(game: str, language: str) -> Path | None:
    """The folder of a language, or of its main tag (`zh-Hant` reads `zh`); None if there is none.

    >>> folder_of("weimar", "en").name
    'en'
    """
    root = game_folder("rules", game) / "handbook"
    for name in (language, language.replace("_", "-").partition("-")[0]):
        if name and (root / name).is_dir():
            return root / name
    return None


def _files(game: str, language: str, pattern: str) -> dict[str, Path]:
    """The files of a language by name, with English ones where it has none."""
    files: dict[str, Path] = {}
    for folder in (folder_of(game, FALLBACK), folder_of(game, language)):
        if folder is not None:
            files |= {path.stem: path for path in folder.glob(pattern)}
    return files


def _read(path: Path) -> tuple[str, str]:
    """The heading of a file, and the text below it."""
    head, _, body = path.read_text(encoding="utf-8-sig").partition("\n")
    return head, body.strip()


def _order(section: HandbookSection) -> tuple[bool, tuple[int, ...]]:
    return not section.number, tuple(int(part) for part in section.number.split(".") if part)


def _keywords(game: str, language: str) -> dict[str, str]:
    """The words to find sections by, by the id of the section (`search.toml`)."""
    path = _files(game, language, "search.toml").get("search")
    known: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8-sig")) if path else {}
    return known


# --- the rules ----------------------------------------------------------------------------------
@cache
def handbook(game: str, language: str) -> tuple[HandbookSection, ...]:
    """All sections in the order of the rulebook, the glossary last."""
    sections, keywords = [], _keywords(game, language)
    for stem, path in _files(game, language, "*.md").items():
        head, body = _read(path)
        heading = _NUMBERED.fullmatch(head)
        if heading is None:
            raise ValueError(f"{path}: the first line must be a heading such as '# 5.9 Units'")
        number, name = heading["number"] or "", stem
        if number:
            name = stem.partition("-")[2]
        known_as = keywords.get(name, "")
        sections.append(HandbookSection(name, number, heading["title"], body, known_as))
    return tuple(sorted(sections, key=_order))


def section(game: str, name: str, language: str) -> HandbookSection | None:
    """A section by its id or by its number.

    >>> section("weimar", "5.9", "en").id
    'units'
    """
    sections = handbook(game, language)
    return next((s for s in sections if name and name in (s.id, s.number)), None)


# --- help ---------------------------------------------------------------------------------------
@cache
def help_text(game: str, topic: str, language: str) -> str:
    """Help for a pane, a dialog or a kind of decision, with its heading. If the topic has no page,
    the decision's help.

    Topics for all games are in `rules/handbook/`.
    """
    files = _files("", language, "help/*.md") | _files(game, language, "help/*.md")
    path = files.get(topic) or files["decision"]
    return path.read_text(encoding="utf-8-sig").strip()


def help_heading(game: str, topic: str, language: str) -> str:
    """The heading of a help page.

    >>> help_heading("weimar", "dr-box", "en")
    'DR box'
    """
    heading, _, _ = help_text(game, topic, language).partition("\n")
    return heading.lstrip("# ")


# --- lessons ------------------------------------------------------------------------------------
HINT_KEYS: Mapping[str, str] = {
    "game.help": "?",
    "game.cards": "c",
    "game.since": "s",
    "game.points": "v",
    "game.outlook": "e",
    "game.menu": "q",
}
"""Bindings that hints can name, as in `{game.help}`, with their default keys."""


def with_keys(text: str, key_of: KeyOf = lambda binding, usual: usual) -> str:
    """A hint with the names of its keys.

    >>> with_keys("The {game.help} key explains it.")
    'The ? key explains it.'
    """
    for binding, usual in HINT_KEYS.items():
        if (named := f"{{{binding}}}") in text:
            text = text.replace(named, key_of(binding, usual))
    return text


@cache
def hints(game: str, language: str, lesson: str = "") -> Mapping[str, str]:
    """Every hint of a lesson by its place (named by the game's lesson), in order, with the names
    of the default keys."""
    return {place: with_keys(text) for place, text in raw_hints(game, language, lesson).items()}


@cache
def raw_hints(game: str, language: str, lesson: str = "") -> Mapping[str, str]:
    """Every hint of a lesson by its place, for `with_keys`.

    Hints are in `learn/*.md`, or in `learn/<lesson>/*.md` for one of several lessons.
    """
    pattern = f"learn/{lesson}/*.md" if lesson else "learn/*.md"
    texts: dict[str, str] = {}
    for one in (FALLBACK, language):
        for _, path in sorted(_files(game, one, pattern).items()):
            for part in path.read_text(encoding="utf-8-sig").split("\n## ")[1:]:
                place, _, text = part.partition("\n")
                texts[place.strip()] = text.strip()
    return texts
