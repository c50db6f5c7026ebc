"""Every event of Junta has words, which hide what the event hides."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest

from tests.text.sentences import SENTENCES
from weimar_tui.games.junta.rules import coup_events as ce, events as e
from weimar_tui.games.junta.rules.component_data import OFFICES, PLACES
from weimar_tui.games.junta.rules.notes import NONE, Notes
from weimar_tui.games.junta.rules.position import Offer, Promise
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.visibility import HIDDEN

wrong = SENTENCES["junta"].wrong

PURSE = Notes(2, 0, 1)
OFFER = Offer(1, "aguado", "delgado", ("pay:2",), ("vote:yes", "votes:5"), public=True)
THREAT = Offer(2, "bravo", "all", (), ("card-of:vote",), threat="vote:no")

PLAUSIBLE: dict[str, tuple[Any, ...]] = {
    "about": ("offices", "election", "budget", "places", "coup", "phase"),
    "accounts": ((("bravo", 3), ("galan", 17)),),
    "answer": ("accepted", "refused", "lapsed"),
    "area": ("palace", "slum"),
    "by": ("aguado", "bravo"),
    "candidates": (("bravo", "galan", "espino"), ("bravo",)),
    "card": ("power-cut", "unstable-volunteer"),
    "cards": (("students", "power-cut"), (HIDDEN,)),
    "centres": ((("palace", "junta"), ("radio", "president")),),
    "dice": ((6, 1, 2), (4,)),
    "ending": ("stack-spent", "eleven-rounds", "all-dead"),
    "exile": ("galan",),
    "families": (("bravo", "galan"),),
    "family": ("bravo", "cortina"),
    "host": ("aguado",),
    "items": (("president", *OFFICES), ("church", "graveyard-voters"), ("family", "extra")),
    "means": ("police", "amateur", "burglars"),
    "notes": (PURSE, NONE),
    "deposited": (PURSE, NONE, PURSE, NONE),
    "withdrawn": (PURSE, NONE, NONE, PURSE),
    "of": ("galan",),
    "offer": (OFFER, THREAT),
    "office": ("minister", "general1", "air"),
    "phase": ("draw", "offices", "aid", "budget", "places", "assassinations", "bank", "coup"),
    "place": PLACES,
    "places": ((("bravo", "bank"), ("galan", "lover")),),
    "pockets": ((("bravo", 3),),),
    "promises": (
        (
            Promise(1, "aguado", "bravo", "more:2", "paid", 1, 1, "broken"),
            Promise(2, "galan", "bravo", "threat:shoot", "squad", 1, 1, "kept"),
        ),
        (),
    ),
    "reason": ("", "offerer-pay", "receiver-card-of"),
    "side": ("president", "junta"),
    "sums": ((("bravo", 2), ("galan", 0)),),
    "target": ("galan",),
    "targets": ((("bravo", "galan"), ("galan", "bravo")),),
    "to": ("espino", "fuentes"),
    "unit": ("army1", "demonstrators", "marine", "helicopter"),
    "units": ((("army1", 5), ("helicopter", 1)),),
    "victim": ("galan",),
    "votes": (1, 10),
    "way": ("card", "move", "land", "shell", "strike"),
    "weapon": ("gunboat", "strike"),
    "why": ("start", "death", "resignation", "removal", "refusal", "vacancy", "coup"),
}
"""Values of every field; each is used at least once."""

SPECIAL: dict[tuple[type[Event], str], tuple[Any, ...]] = {
    (e.AttemptFailed, "reason"): ("dead", "place", "die", "volunteer", "home", "shield"),
    (e.BankClosed, "reason"): ("rejected", "holiday"),
    (e.CardGiven, "card"): ("students", HIDDEN),
    (e.CardPlayed, "target"): ("galan", ""),
    (ce.CoupPhaseBegan, "phase"): (0, 3),
    (ce.CoupPhaseEnded, "phase"): (0, 3),
    (ce.ExcuseTurned, "reason"): ("rejected", "forced", "murder", "un-report"),
    (ce.JuntaVoted, "votes"): ((("bravo", "galan"), ("galan", "galan")),),
    (ce.PoliceResponded, "to"): ("university",),
    (ce.Retreated, "to"): ("chamber",),
    (e.TieBroken, "side"): ("yes", "no"),
    (ce.UnitsMoved, "to"): ("chamber",),
    (e.VoteBegan, "about"): ("budget", "alternative", "competence"),
    (e.VoteCast, "about"): ("budget",),
    (e.VoteCast, "side"): ("yes", "no", "galan"),
    (e.VoteEnded, "about"): ("budget",),
}


def kinds() -> list[type[Event]]:
    return [
        thing
        for thing in vars(e).values()
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
    ]


def samples(kind: type[Event]) -> list[Event]:
    """Events of a kind with plausible fields, each value of each field at least once."""
    values = []
    for field, hint in get_type_hints(kind).items():
        if field not in kind.__struct_fields__:
            continue
        if (kind, field) in SPECIAL:
            values.append(SPECIAL[kind, field])
        elif hint is bool:
            values.append((True, False))
        elif hint is int:
            values.append((1, 3))
        else:
            values.append(PLAUSIBLE[field])
    longest = max((len(value) for value in values), default=1)
    fields = kind.__struct_fields__
    return [
        kind(**{f: value[i % len(value)] for f, value in zip(fields, values, strict=True)})
        for i in range(2 * longest)
    ]


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: str(kind.__struct_config__.tag))
def test_events_are_whole_sentences(kind: type[Event], wordings: dict[str, JuntaMessages]) -> None:
    for event in samples(kind):
        for language, wording in wordings.items():
            text = wording.event(event)
            if isinstance(event, e.PromisesJudged) and not event.promises:
                assert not text
                continue
            assert not wrong(text, language), (wrong(text, language), event, text)
            assert text[-1] in (".", "。"), (language, text)
            assert language == "zh" or not text[0].islower(), (language, text)


def test_some_sentences_in_full(english: JuntaMessages, german: JuntaMessages) -> None:
    drawn = e.CardsDrawn("bravo", ("students", "power-cut"))
    assert english.event(drawn) == "Bravo draws 2 cards: “Students”, “Power Cut”."
    assert german.event(drawn.seen_by("galan")) == "Bravo zieht 2 Karten."
    aid = e.AidDrawn("bravo", 8, Notes(4, 3, 1))
    assert english.event(aid) == (
        "Bravo draws 8 notes of aid: 4 ones, 3 twos, a three (13 million)."
    )
    assert english.event(aid.seen_by(None)) == "Bravo draws 8 notes of aid."
    moved = ce.UnitsMoved("bravo", "barracks-1", "suburb-north", (("army1", 5),))
    assert german.event(moved) == (
        "Bravo bewegt 5 Einheiten der Ersten Brigade aus der Kaserne der Ersten Brigade "
        "in den Nördlichen Vorort."
    )
    failed = e.AttemptFailed("bravo", "galan", "police", "place")
    assert english.event(failed) == (
        "The secret police sent by Bravo: wrong place, Galán is elsewhere."
    )
    cast = e.VoteCast("budget", "bravo", "no", ("minister", "church"), 11)
    assert german.event(cast) == "Bravo gibt 11 Stimmen für Nein ab (Innenminister, „Die Kirche“)."
    said = e.AttemptAnnounced("bravo", "galan", "home", "burglars")
    assert english.event(said) == "Bravo sends burglars and hopes not to find Galán at home."
    offer = e.OfferMade(OFFER)
    assert english.event(offer) == (
        "Aguado to Delgado: 2 million now for a Yes vote (promised) and at least 5 votes "
        "(promised)."
    )


def test_some_chinese_sentences_in_full(chinese: JuntaMessages) -> None:
    assert chinese.event(e.EnvelopePaid("aguado", "bravo")) == "阿瓜多交給布拉沃一個信封。"
    lost = ce.UnitsLost("bravo", "palace", "guard", 2)
    assert chinese.event(lost) == "布拉沃在總統府損失2個總統府衛隊單位。"
    assert chinese.event(ce.SideTaken("bravo", "junta")) == "布拉沃支持軍政府。"


def test_what_others_may_not_know_is_not_said(wordings: dict[str, JuntaMessages]) -> None:
    """A secret blanked in the event appears in no language, not even as a zero."""
    secrets = [
        e.EnvelopePaid("aguado", "bravo", PURSE),
        e.LootTaken("aguado", "bravo", PURSE),
        e.Paid("aguado", "bravo", PURSE),
        e.BankVisited("aguado", PURSE, NONE),
        e.CardGiven("aguado", "bravo", "church"),
        e.Donated("aguado", PURSE),
        e.AccountSeen("aguado", "bravo", 12),
    ]
    for wording in wordings.values():
        for event in secrets:
            told, open_ = wording.event(event), wording.event(event.seen_by("galan"))
            assert told != open_
            assert not any(letter.isdigit() for letter in open_), open_
            assert wording.card_line("church") not in open_
            assert wording.data.cards["church"].name[wording.lang] not in open_


def test_a_private_offer_is_only_a_conversation_to_others(english: JuntaMessages) -> None:
    offer = Offer(3, "aguado", "bravo", ("pay:2",), ("force",))
    made = e.OfferMade(offer)
    assert english.event(made.seen_by("bravo")) == (
        "Aguado to Bravo: 2 million now for use of force against the Chamber (promised)."
    )
    assert english.event(made.seen_by("galan")) == "Aguado and Bravo have talked in private."


@pytest.mark.parametrize("ending", PLAUSIBLE["ending"])
def test_outcomes_have_words(ending: str, wordings: dict[str, JuntaMessages]) -> None:
    for language, wording in wordings.items():
        for winners in (("bravo",), ("bravo", "galan")):
            text = wording.outcome(Outcome(ending, winners))
            assert not wrong(text, language), text
            assert all(wording.seat(winner) in text for winner in winners)
        assert wording.ending_name(ending) != ending
