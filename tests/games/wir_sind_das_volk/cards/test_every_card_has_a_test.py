"""Every card has a test named after it: `test_07_joining_the_cmea`, `test_iva_round_table`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.games.wir_sind_das_volk.table import board


def ids_with_tests() -> set[str]:
    """The ids in the names of the test functions in this folder."""
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                name = re.match(r"test_(\d\d|i|ii|iii|iva|ivb)_", node.name)
                if name:
                    found.add(name.group(1))
    return found


def test_every_card_has_a_test() -> None:
    special = {"I": "i", "II": "ii", "III": "iii", "IVa": "iva", "IVb": "ivb"}
    ids = {special.get(card, card.zfill(2)) for card in board().data.cards}
    assert ids == ids_with_tests()
