"""The rules in our own words, help for every pane and dialog, and the hints of the first game.

They are Markdown files in `rules/weimar/handbook/<language>/`: a file a section of the rulebook,
`help/` a file a pane or dialog, `learn/` the hints in the order they come. A paragraph or a list
item is one line, so that it can be wrapped anywhere. What a language lacks is read in English.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from weimar_tui.data_files import data_folder
from weimar_tui.text.languages import FALLBACK

_NUMBERED = re.compile(r"# (?:(?P<number>\d+(?:\.\d+)?) +)?(?P<title>.+)")
_MARKS = re.compile(r"\*\*|^#+ |^- |^\d+\. ")
_SNIPPET = 88

DIALOG_OF: Mapping[str, str] = {
    "react": "reaction",
    "order-coalitions": "coalition",
    "join-coalition": "coalition",
    "absolute-majority": "coalition",
    "name-chancellor": "coalition",
    "propose-issue": "divided-issue",
    "answer-proposal": "divided-issue",
}
"""Which help belongs to a kind of decision whose dialog has another name."""


@dataclass(frozen=True)
class Section:
    """One section of the handbook. `number` is the rulebook's; the glossary has none."""

    id: str
    number: str
    title: str
    body: str

    @property
    def heading(self) -> str:
        """Number and title.

        >>> Section("units", "5.9", "Units", "").heading
        '5.9 Units'
        """
        return f"{self.number} {self.title}".strip()


# --- reading ------------------------------------------------------------------------------------
def folder_of(language: str) -> Path | None:
    """The folder of a language, or of its main tag (`zh-Hant` reads `zh`); None if there is none.

    >>> folder_of("en").name
    'en'
    """
    root = data_folder("rules") / "weimar" / "handbook"
    for name in (language, language.replace("_", "-").partition("-")[0]):
        if name and (root / name).is_dir():
            return root / name
    return None


def _files(language: str, pattern: str) -> dict[str, Path]:
    """The files of a language by name, English ones where it has none."""
    files: dict[str, Path] = {}
    for folder in (folder_of(FALLBACK), folder_of(language)):
        if folder is not None:
            files |= {path.stem: path for path in folder.glob(pattern)}
    return files


def _read(path: Path) -> tuple[str, str]:
    """The heading of a file, and what stands below it."""
    head, _, body = path.read_text(encoding="utf-8").partition("\n")
    return head, body.strip()


def _order(section: Section) -> tuple[bool, tuple[int, ...]]:
    return not section.number, tuple(int(part) for part in section.number.split(".") if part)


# --- the rules ----------------------------------------------------------------------------------
def handbook(language: str) -> list[Section]:
    """All sections in the order of the rulebook, the glossary last."""
    return list(_sections(language))


@cache
def _sections(language: str) -> tuple[Section, ...]:
    sections = []
    for stem, path in _files(language, "*.md").items():
        head, body = _read(path)
        found = _NUMBERED.fullmatch(head)
        if found is None:
            raise ValueError(f"{path}: the first line must be a heading such as '# 5.9 Units'")
        number, name = found["number"] or "", stem
        if number:
            name = stem.partition("-")[2]
        sections.append(Section(name, number, found["title"], body))
    return tuple(sorted(sections, key=_order))


def section(name: str, language: str) -> Section | None:
    """A section by its id or by its number.

    >>> section("5.9", "en").id
    'units'
    """
    return next((s for s in _sections(language) if name and name in (s.id, s.number)), None)


def glossary(language: str) -> list[tuple[str, str]]:
    """The words of the game and what they mean."""
    found = section("glossary", language)
    lines = found.body.splitlines() if found else []
    pairs = (line.removeprefix("- **").partition("**") for line in lines if line)
    return [(term, meaning.lstrip(":： ")) for term, _, meaning in pairs]


# --- help ---------------------------------------------------------------------------------------
@cache
def help_text(pane: str, language: str) -> str:
    """Help for a pane, a dialog or a kind of decision, with its heading; the decision's if none."""
    files = _files(language, "help/*.md")
    name = pane if pane in files else DIALOG_OF.get(pane, "decision")
    return files[name].read_text(encoding="utf-8").strip()


# --- the guided first game ----------------------------------------------------------------------
@cache
def hints(language: str) -> Mapping[str, str]:
    """Every hint by its place (a decision kind, or what `lessons.places_of` names), in order."""
    found: dict[str, str] = {}
    for one in (FALLBACK, language):
        for _, path in sorted(_files(one, "learn/*.md").items()):
            for part in path.read_text(encoding="utf-8").split("\n## ")[1:]:
                place, _, text = part.partition("\n")
                found[place.strip()] = text.strip()
    return found


def hint(kind: str, language: str) -> str:
    """The hint for a place; empty if there is none.

    >>> hint("no-such-place", "en")
    ''
    """
    return hints(language).get(kind, "")


# --- searching ----------------------------------------------------------------------------------
def fold(text: str) -> str:
    """Small letters without accents, one for one, so that `munchen` finds `München`.

    >>> fold("München, Königsberg")
    'munchen, konigsberg'
    """
    return "".join(unicodedata.normalize("NFKD", letter)[0].lower()[:1] for letter in text)


def plain(text: str) -> str:
    """Folded letters without the `e` that stands for two dots: `mueller` finds `Müller`.

    Both what is sought and where it is sought must be plain.

    >>> plain(fold("Müller")) == plain(fold("Mueller"))
    True
    """
    for written, letter in (("ae", "a"), ("oe", "o"), ("ue", "u")):
        text = text.replace(written, letter)
    return text


def search(language: str, words: str) -> list[tuple[Section, str]]:
    """Sections that hold all the words, best first, each with the line that shows them.

    A number such as `5.9` finds its section. Words in a title weigh most, then how often all
    words occur.
    """
    wanted = [plain(word) for word in fold(words).split()]
    if not wanted:
        return []
    found: list[tuple[int, Section, str]] = []
    for place in _sections(language):
        title, body = plain(fold(place.heading)), plain(fold(place.body))
        if not all(word in title or word in body for word in wanted):
            continue
        weight = sum(100 * (word in title) + min(50, body.count(word)) for word in wanted)
        if words.strip() == place.number:
            weight += 1000
        found.append((weight, place, _snippet(place.body, wanted)))
    found.sort(key=lambda entry: -entry[0])
    return [(place, snippet) for _, place, snippet in found]


def _snippet(body: str, wanted: list[str]) -> str:
    """The line with most of the words, without marks, cut around the first of them."""
    lines = [line for line in body.splitlines() if line and not line.startswith("|--")]
    best = max(
        lines, key=lambda line: sum(word in plain(fold(line)) for word in wanted), default=""
    )
    text = _MARKS.sub("", best).strip("| ").replace(" | ", " · ")
    folded = fold(text)
    at = min((folded.find(word) for word in wanted if word in folded), default=0)
    start, end = max(0, at - _SNIPPET // 3), max(0, at - _SNIPPET // 3) + _SNIPPET
    if start:
        start = min(at, text.find(" ", start, at) + 1 or start)
    if end < len(text):
        end = max(text.rfind(" ", start, end), start) or end
        end = end if end > at else start + _SNIPPET
    head = "…" if start else ""
    tail = "…" if end < len(text) else ""
    return f"{head}{text[start:end].strip()}{tail}"
