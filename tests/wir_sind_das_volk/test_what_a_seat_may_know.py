"""What is secret stays so: hands, draw deck, discards, answers not yet given by all."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules.position import VIEWER
from weimar_tui.kernel.visibility import OPEN


def test_these_fields_are_hidden_and_no_others() -> None:
    hidden = {name for name, visibility in VIEWER.declared.items() if visibility is not OPEN}
    assert hidden == {"hands", "deck", "discards", "gone", "choices"}
