"""Every party card and every agenda has a test named after it (`test_s05_...`)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.games.weimar.table import components
from weimar_tui.games.weimar.rules.position import PARTIES


def ids_with_tests() -> set[str]:
    """The ids in the names of the test functions in this folder."""
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                name = re.match(r"test_([skzd]\d\d)_", node.name)
                if name:
                    found.add(name[1].upper())
    return found


def test_every_party_card_and_agenda_has_a_test() -> None:
    cards = {card.id for card in components().cards.values() if card.deck in PARTIES}
    agendas = set(components().agendas)
    assert len(cards) == 88
    assert len(agendas) == 16
    assert sorted((cards | agendas) - ids_with_tests()) == []


def test_no_test_is_named_after_a_card_that_does_not_exist() -> None:
    assert ids_with_tests() <= {*components().cards, *components().agendas}
