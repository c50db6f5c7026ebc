"""Clauses, offers and promises of Junta in words."""

from __future__ import annotations

import pytest

from tests.text.sentences import SENTENCES
from weimar_tui.games.junta.rules.component_data import CARD_TYPES, OFFICES, PLACES
from weimar_tui.games.junta.rules.negotiation import clauses as c
from weimar_tui.games.junta.rules.negotiation.clause_types import CLAUSE_TYPES, read_clause
from weimar_tui.games.junta.rules.position import Offer, Promise
from weimar_tui.games.junta.words.wording import JuntaMessages

wrong = SENTENCES["junta"].wrong

CLAUSES = (
    *("pay:1", "pay:4", "card:church", "units:radio:army1:3", "passage"),
    *(f"card-of:{kind}" for kind in CARD_TYPES),
    *(word.id for word in c.every_word()),
    *("vote:galan", "more:2", "force", "no-force", "attack:galan"),
    *(f"office:{office}" for office in OFFICES),
    *(f"budget:{n}" for n in (1, 2)),
    *(f"place:{place}" for place in PLACES),
    *("hold:radio", "go:palace"),
)
STATES = ("open", "kept", "broken", "void")


def test_every_kind_of_clause_is_here() -> None:
    assert {type(read_clause(clause)) for clause in CLAUSES} == {*CLAUSE_TYPES}


@pytest.mark.parametrize("clause", dict.fromkeys(CLAUSES))
def test_clauses_say_whether_they_bind(clause: str, wordings: dict[str, JuntaMessages]) -> None:
    warnings = {"en": "only a promise", "de": "nur versprochen", "zh": "只是承諾"}
    for language, wording in wordings.items():
        text = wording.clause(clause)
        assert not wrong(text, language), (wrong(text, language), clause, text)
        assert (warnings[language] in text) == (not read_clause(clause).is_now), text


def test_offers_in_full(
    english: JuntaMessages, german: JuntaMessages, chinese: JuntaMessages
) -> None:
    offer = Offer(1, "aguado", "bravo", ("pay:2", "spare"), ("vote:yes",), threat="shoot")
    assert english.offer(offer) == (
        "2 million now and mercy before the firing squad (promised) for a Yes vote (promised); "
        "or else: the firing squad"
    )
    assert german.offer(offer) == (
        "2 Millionen sofort und Gnade vor dem Erschießungskommando (versprochen) für ein Ja "
        "(versprochen); sonst: das Erschießungskommando"
    )
    assert chinese.offer(Offer(2, "aguado", "bravo", (), ("pay:1",))) == "要當場付1百萬"


@pytest.mark.parametrize("window", ["offices", "election", "budget", "places", "coup", "phase"])
def test_threats_have_words(window: str, wordings: dict[str, JuntaMessages]) -> None:
    for threat in c.threats(window):
        for language, wording in wordings.items():
            text = wording.offer(Offer(1, "aguado", "bravo", (), ("pay:1",), threat=threat))
            assert not wrong(text, language), text


@pytest.mark.parametrize("state", STATES)
def test_promises_and_threats_say_what_became_of_them(
    state: str, wordings: dict[str, JuntaMessages]
) -> None:
    for clause in ("more:2", "place:hq", "side:junta", "threat:vote:no", "threat:fire"):
        promise = Promise(1, "aguado", "bravo", clause, "vote", 1, 1, state)
        for language, wording in wordings.items():
            text = wording.promise(promise)
            assert not wrong(text, language), text
            assert text[-1] in (".", "。")


def test_a_threat_not_carried_out_was_a_bluff(english: JuntaMessages) -> None:
    promise = Promise(1, "aguado", "bravo", "threat:attack", "attempts", 1, 1, "broken")
    assert (
        english.promise(promise)
        == "Aguado has not carried out the threat against Bravo: an attempt."
    )
