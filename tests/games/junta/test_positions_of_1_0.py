"""Positions that version 1.0 saved in the middle of an act open, and play on as they did then.

Version 1.0 wrote `tests/data/junta-drafts-1.0.jsonl.gz`, which is never regenerated: for every use
of a draft, a position of a random game, a pick, and the position after it.
"""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
import pytest

from tests.games.junta import table as t
from tests.make_saves import SAVES_OF_1_0
from weimar_tui.games.junta.rules.position import JuntaPosition
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.replay import is_recorded

FILE = SAVES_OF_1_0.parent / "junta-drafts-1.0.jsonl.gz"
WRITTEN: list[dict[str, Any]] = [
    *map(msgspec.json.decode, gzip.decompress(FILE.read_bytes()).splitlines())
]


@pytest.mark.parametrize("written", WRITTEN, ids=[each["draft"] for each in WRITTEN])
def test_a_draft_of_1_0_is_gone_on_with(written: dict[str, Any]) -> None:
    game = t.game()
    before, after = (msgspec.json.encode(written[when]) for when in ("before", "after"))
    runner = game.resume(game.decode(before))
    assert [asked.options for asked in runner.position.decisions] == [
        tuple(asked["options"]) for asked in written["before"]["decisions"]
    ]
    runner.pick(written["number"], written["option"])
    assert is_recorded(game, runner.position, after)


@pytest.mark.parametrize("written", WRITTEN, ids=[each["draft"] for each in WRITTEN])
def test_what_was_asked_then_is_told_as_it_is_today(written: dict[str, Any]) -> None:
    """The subjects of 1.0 equal those of the same question asked today."""
    game = t.game()
    (asked,) = (
        asked
        for asked in game.decode(msgspec.json.encode(written["before"])).decisions
        if asked.number == written["number"]
    )
    position: JuntaPosition = game.decode(msgspec.json.encode(written["after"]))
    encoded = game.encode(position)
    assert game.encode(game.decode(encoded)) == encoded, "today's form is read without the reader"
    if "private" in next(
        each for each in written["before"]["decisions"] if each["number"] == asked.number
    ):
        assert asked.private is not None
        assert type(asked.private) is not type(t.game().resume(position).no_subject)


def test_what_is_no_position_of_1_0_either_is_refused() -> None:
    for change in ({"families": {"aguado": {"draft": [99, 1]}}}, {"families": 3}, {"steps": [1]}):
        broken = msgspec.json.encode({**WRITTEN[0]["before"], **change})
        with pytest.raises(KernelError):
            t.game().decode(broken)
