"""Every ruling cited in code and tests is on the page of rulings."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "weimar_tui" / "games" / "wir_sind_das_volk" / "rulings.md"
ROOMS = ("weimar_tui/games/wir_sind_das_volk", "tests/games/wir_sind_das_volk")


def named(text: str) -> set[str]:
    """Rulings in `ruling W12` and `rulings W33, W34 and W54`."""
    found = set()
    for row in re.findall(r"rulings? (W\d+(?:(?:,| and|, and) W\d+)*)", text):
        found.update(re.findall(r"W\d+", row))
    return found


def test_every_ruling_named_is_told() -> None:
    told = set(re.findall(r"^\| (W\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE))
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            missing = named(path.read_text("utf-8")) - told
            assert not missing, f"{path.name} names {', '.join(sorted(missing))}"


def test_each_number_once() -> None:
    numbers = re.findall(r"^\| (W\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(numbers) == len(set(numbers))
    assert sorted(numbers, key=lambda name: int(name[1:])) == [f"W{n}" for n in range(1, 60)]
