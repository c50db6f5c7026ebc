"""Why a family did something: given for its public acts, without revealing secrets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.junta.table import game
from tests.wordings import LANGUAGES
from weimar_tui.games.junta.rules.negotiation.offers import REFUSES
from weimar_tui.games.junta.rules.subjects import JuntaSubject
from weimar_tui.games.junta.words.wording import LOCALES, JuntaMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason

ARGUMENTS: dict[str, str | int] = {
    "family": "bravo",
    "number": 3,
    "percent": 40,
    "area": "8",
    "better": "no",
}


def a_question(kind: str) -> Decision:
    return Decision(1, "cortina", kind, ("yes", "no"), JuntaSubject())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_open_choice_is_explained_in_a_sentence(lang: str) -> None:
    words = JuntaMessages(lang, game().data, strict=True)
    told = words.bot_reasons(a_question("side"), [Reason("bot-side-winner")])
    assert words.seat("cortina") in told
    assert words.bot_reason("bot-side-winner", {}) in told
    reasons = set(re.findall("^reason-(bot-[a-z-]+) =", _said(lang), re.M))
    assert len(reasons) > 12
    for reason in reasons:
        assert bool(words.bot_reason(reason, ARGUMENTS)) != reason.startswith(REFUSES), reason


def test_a_secret_choice_is_not() -> None:
    words = JuntaMessages("en", game().data, strict=True)
    assert words.bot_reasons(a_question("place"), [Reason("bot-side-winner")]) == ""


@pytest.mark.parametrize("reason", ["banks", "keeps-word", "refuses-little"])
def test_nothing_is_said_of_what_older_games_gave_as_reasons_or_stands_with_the_event(
    reason: str,
) -> None:
    words = JuntaMessages("en", game().data, strict=True)
    assert words.bot_reason(f"bot-{reason}", ARGUMENTS) == ""
    assert words.bot_reasons(a_question("cast"), [Reason(f"bot-{reason}", ARGUMENTS)]) == ""


def _said(lang: str) -> str:
    return Path(LOCALES, lang, "bots.ftl").read_text(encoding="utf-8")
