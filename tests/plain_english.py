"""Counts phrases that make English text read as if it had been translated word for word.

    python -m tests.plain_english            words, phrases, and phrases in 10,000 words by package
    python -m tests.plain_english kernel     every phrase of one package, with its place

The phrases are common in text translated from German and rare in text by native speakers. Fix the
sentence, not the word. `LIMITS` in tests/test_plain_english.py says how many a package may have.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).resolve().parent.parent

TELLTALES = (
    r"anew",
    r"whoever",
    r"one's own",
    r"of itself|by itself alone",
    r"so many",
    r"gone on with|goes on|went on with",
    r"(?:is|are|was|were) told",
    r"told (?:are|is|of)",
    r"tells? (?:what|who|how|which|whether|of)",
    r"stands? (?:in|there|beside|below|above|at|on|for itself)",
    r"lies? (?:in|beside|there|on|where|at)",
    r"made out",
    r"comes? (?:in|of|out) by",
    r"reckon\w*",
    r"foresee\w*",
    r"foretold",
    r"(?:is|are) heard|hears? (?:what|of)",
    r"beside (?:it|the|a|them|its|which)",
    r"the \w+ there (?:is|are)",
    r"(?:is|are) no \w+",
    r"nobody (?:is|was|has|can|may)",
    r"somebody (?:is|was|has|who)",
    r"wherein|thereby|whereof",
    r"what (?:stands|lies|is told)",
    r"may (?:know|see|come|go|be) (?:in|of|what|again)",
    r"lets? go",
    r"put (?:questions?|over|anew)",
    r"is begun|was begun|were begun",
    r"at which nobody",
    r"perils?|sway",
)
"""Regular expressions of whole words, thirty of them."""

_PHRASE = re.compile(rf"\b(?:{'|'.join(TELLTALES)})\b", re.IGNORECASE)
_FOR_TOOLS = ("#!", "# noqa", "# type:", "# fmt:")
_WORD = re.compile(r"[A-Za-z']+")
_COMMENT = re.compile(r"(?:^\s*|  )#:? ?(.*)$")
_STRING = re.compile(
    r"""(?P<string>\"{3}(?:[^\\]|\\.)*?\"{3}|'{3}(?:[^\\]|\\.)*?'{3}"""
    r"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\#.*?$""",
    re.DOTALL | re.MULTILINE,
)
"""A string or comment of Python. A parser takes ten times as long for all files."""
_CODE = re.compile(r"`[^`]*`|\{[^{}]*\}|https?://\S+")
"""Not prose: code, arguments of messages, addresses."""


class Prose(NamedTuple):
    """A line or paragraph of prose and its place."""

    package: str
    path: Path
    line: int
    text: str


class Count(NamedTuple):
    """The number of words in a package, and its tell-tale phrases."""

    words: int
    found: tuple[str, ...]

    @property
    def rate(self) -> float:
        """Phrases per 10,000 words."""
        return 10_000 * len(self.found) / self.words if self.words else 0.0


def prose() -> Iterator[Prose]:
    """All English prose of the project, except docs/history and the patterns above."""
    for path in sorted([*TOP.glob("*.md"), *(TOP / "docs").rglob("*.md")]):
        if "history" not in path.parts:
            yield from _markdown("docs", path)
    for path in sorted((TOP / "weimar_tui").rglob("*.md")):
        yield from _markdown(package_of(path), path)
    for path in sorted((TOP / "rules").glob("*/handbook/en/**/*.md")):
        yield from _markdown(f"handbook/{path.relative_to(TOP / 'rules').parts[0]}", path)
    for path in sorted((TOP / "weimar_tui").rglob("locales/en/*.ftl")):
        yield from _messages(package_of(path), path)
    for folder in ("weimar_tui", "tests", "examples", "benchmarks"):
        for path in sorted((TOP / folder).rglob("*.py")):
            if path != Path(__file__).resolve():
                yield from _source(package_of(path), path)


def package_of(path: Path) -> str:
    """The package of a file: `kernel`, `games/junta`, `tests`, `weimar_tui`."""
    first, *rest = path.relative_to(TOP).parts
    if first != "weimar_tui":
        return first
    if rest[0] == "games" and len(rest) > 2:
        return f"games/{rest[1]}"
    return rest[0] if len(rest) > 1 else first


def _markdown(package: str, path: Path) -> Iterator[Prose]:
    in_code = False
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith("```"):
            in_code = not in_code
        elif not in_code and not line.startswith("    "):
            yield Prose(package, path, number, line)


def _messages(package: str, path: Path) -> Iterator[Prose]:
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        yield Prose(
            package, path, number, line.lstrip("#").partition(" = ")[2] or line.lstrip("# ")
        )


def _source(package: str, path: Path) -> Iterator[Prose]:
    """Docstrings, texts below constants, and comments."""
    source = path.read_text("utf-8")
    lines = source.splitlines()
    at = first = 0
    for found in _STRING.finditer(source):
        if not found["string"]:
            continue
        first += source.count("\n", at, found.start())
        at = found.start()
        if lines[first].lstrip().startswith('"""'):
            text = re.sub(r"^\s*(?:>>>|\.\.\.).*$", "", found["string"][3:-3], flags=re.MULTILINE)
            yield Prose(package, path, first + 1, " ".join(text.split()))
        for number in range(first, first + found[0].count("\n") + 1):
            lines[number] = ""  # a # in it is not a comment
    for number, line in enumerate(lines, 1):
        if "#" not in line:
            continue
        if (comment := _COMMENT.search(line)) and not comment[0].strip().startswith(_FOR_TOOLS):
            yield Prose(package, path, number, comment[1])


def counts() -> dict[str, Count]:
    """The words and phrases of each package."""
    words: dict[str, int] = defaultdict(int)
    found: dict[str, list[str]] = defaultdict(list)
    for part in prose():
        text = _CODE.sub(" ", part.text)
        words[part.package] += len(_WORD.findall(text))
        for match in _PHRASE.finditer(text):
            around = text[max(0, match.start() - 40) : match.end() + 40]
            where = f"{part.path.relative_to(TOP)}:{part.line}"
            found[part.package].append(f"{where}: {match[0]}: …{around}…")
    return {name: Count(words[name], tuple(found[name])) for name in sorted(words)}


def main() -> None:
    """Print the table, or the phrases of the given packages."""
    counted = counts()
    for name in sys.argv[1:]:
        print("\n".join(counted[name].found))
    if not sys.argv[1:]:
        for name, count in counted.items():
            print(f"{name:28}{count.words:8}{len(count.found):6}{count.rate:8.1f}")


if __name__ == "__main__":
    main()
