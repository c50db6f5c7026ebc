"""Every ruling cited in code or tests is on its page, once."""

from __future__ import annotations

import re
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
RULINGS = re.findall(
    r"^\| (J\d+) \|",
    (TOP / "weimar_tui/games/junta/rulings.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def test_no_number_is_given_twice() -> None:
    assert len(RULINGS) == len(set(RULINGS))


def test_every_ruling_cited_is_there() -> None:
    folders = (TOP / "weimar_tui" / "games" / "junta", TOP / "tests" / "games" / "junta")
    cited = {
        (number, path.name)
        for folder in folders
        for path in folder.rglob("*.py")
        for number in re.findall(r"\bJ\d+\b", path.read_text(encoding="utf-8"))
    }
    assert {entry for entry in cited if entry[0] not in RULINGS} == set()
