"""Reasons of bots, which the coach gives to you: "Why: …"."""

from __future__ import annotations

import re

import pytest

from weimar_tui.games.wir_sind_das_volk.bots.reasons import REASONS, SPARE
from weimar_tui.games.wir_sind_das_volk.rules.decision_types import TURN
from weimar_tui.games.wir_sind_das_volk.rules.subjects import VolkSubject
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason
from weimar_tui.registry import load_game
from weimar_tui.text.game_messages import words_of

A_TURN = Decision(1, "east", TURN.kind, ("23:build", "power:sachsen"), VolkSubject())


@pytest.mark.parametrize(
    ("lang", "someone_else"),
    [("en", r"\b(it|its)\b"), ("de", r"\b(sie|ihr|ihre|ihren|ihrer)\b"), ("zh", "它")],
)
def test_a_reason_speaks_of_no_third_party(lang: str, someone_else: str) -> None:
    words = words_of(load_game("wir_sind_das_volk"), lang)
    for reason in {*REASONS.values(), *SPARE.values()}:
        for better in ("yes", "no"):
            text = words.bot_reason(reason, {"better": better})
            assert text and not re.search(someone_else, text), text


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_the_foot_says_first_what_a_bot_did_and_one_reason_in_few_columns(
    lang: str, wordings: dict[str, VolkMessages]
) -> None:
    words, (decision, option) = wordings[lang], (A_TURN, "23:build")
    markers, unrest = (Reason(id, {"better": "yes"}) for id in ("bot-markers", "bot-unrest"))
    power = words.bot_answered(decision, "power:sachsen", [])
    assert power and words.name("sachsen") in power[0]
    long, short = words.bot_answered(decision, option, [markers, unrest])
    did = words.seat(decision.seat)
    assert short.startswith(did) and words.card(option.partition(":")[0]) in short
    assert long.startswith(short) and words.bot_reason(markers.id, markers.arguments) in long
    assert words.bot_reason(unrest.id, unrest.arguments) not in long
    # What a move costs is not why it was made.
    assert words.bot_answered(decision, option, [Reason("bot-unrest", {"better": "no"})]) == (
        short,
    )


def test_a_reason_offers_no_choice_of_what_may_be_meant() -> None:
    words = words_of(load_game("wir_sind_das_volk"), "en")
    for reason in REASONS.values():
        assert "other side" not in words.bot_reason(reason, {"better": "yes"}).partition(" or ")[2]
