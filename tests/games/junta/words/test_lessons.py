"""The lesson is explained from beginning to end, in three languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.wordings import LANGUAGES
from weimar_tui.games.junta.rules import events as e
from weimar_tui.games.junta.rules.decision_types import DECISION_TYPES
from weimar_tui.games.junta.rules.game import JuntaGame
from weimar_tui.games.junta.rules.negotiation.likely import ready_made
from weimar_tui.games.junta.rules.position import Offer, Promise
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import InWindow, JuntaSubject, link_of, subject_of
from weimar_tui.games.junta.words.lessons import LEARNER, SCENARIO, places_of
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.handbook import hints


def test_every_hint_has_a_place_where_it_is_told() -> None:
    """Every hint is named after a kind of decision, or after a place of `lessons.py`."""
    source = Path(places_of.__code__.co_filename).read_text(encoding="utf-8")
    phases = ("draw", "offices", "aid", "budget", "places", "assassinations", "bank", "coup", "end")
    windows = ("offices", "election", "budget", "places", "coup", "phase")
    fixed = set(re.findall(r'"([a-z-]+)"', source))
    fixed |= {f"phase-{phase}" for phase in phases} | {f"talk-{window}" for window in windows}
    fixed |= {f"compose-{window}" for window in windows}
    fixed |= {f"{kind}-{how}" for kind in ("coup", "join") for how in ("not", "excuse")}
    fixed |= {"president-won", "junta-won", "promise-kept", "promise-broken", "compose-send"}
    for place in hints("junta", "en"):
        assert re.sub(r"-\d$", "", place) in {*DECISION_TYPES, *fixed}, place


def test_promises_kept_and_broken_are_told_apart() -> None:
    kept = Promise(1, "aguado", "bravo", "peace", "attempts", 1, 1, "kept")
    broken = Promise(2, "galan", "bravo", "force", "force", 1, 1, "broken")
    assert places_of(e.PromisesJudged((broken, kept))) == ("promise-kept", "promise-broken")
    assert places_of(e.PromisesJudged(())) == ()


def test_the_night_begins_as_it_is_told() -> None:
    """Bravo is the learner, Aguado is President, and the first task is to get rid of a card."""
    runner = JuntaGame.load().start(SCENARIO, "1")
    position = runner.position
    assert position.president == "aguado"
    assert position.rounds == 3
    hand = position.families[LEARNER].hand
    assert {"secret-donation", "bodyguard", "students", "trade-unions"} <= set(hand)
    assert position.stack[-1] == 2  # for the donation, followed by eight for the President
    assert sorted(position.stack[-9:-1]) == [1, 1, 1, 1, 2, 2, 3, 3]


def test_a_night_is_explained_from_beginning_to_end() -> None:
    known = hints("junta", "en")
    told: set[str] = set()
    for seed in range(3):
        chance = Random(seed)
        runner = JuntaGame.load().start(SCENARIO, str(seed))
        heard = 0
        while runner.position.outcome is None:
            asked = chance.choice(runner.position.decisions)
            told.update(places_of(asked))
            quiet = [option for option in asked.options if option in ("ready", "pass", "done")]
            hurry = quiet if quiet and chance.random() < 0.6 else asked.options
            runner.pick(asked.number, chance.choice(hurry))
        for event in (runner.events or ())[heard:]:
            told.update(places_of(event))
    assert {"welcome", "second-round", "third-round", "end", "talk-budget", "place"} <= told
    assert len(told & set(known)) > 45


def test_ones_own_offer_is_no_offer_to_answer() -> None:
    offer = Offer(1, "aguado", LEARNER, ("pay:1",), ("vote:yes",))
    assert places_of(e.OfferMade(offer)) == ("offer-made",)
    assert places_of(e.OfferMade(replace(offer, by=LEARNER, to="aguado"))) == ()


# --- only what can be done is suggested -----------------------------------------------------------
GIFTS = {"en": "give", "de": "schenk", "zh": "送"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("gift", [(), ("give:students:aguado",)])
def test_a_gift_of_a_surplus_card_is_suggested_only_where_someone_has_room(
    language: str, gift: tuple[str, ...]
) -> None:
    options = ("discard:students", *gift)
    places = places_of(Decision(1, LEARNER, "over-limit", options, JuntaSubject()))
    known = hints("junta", language)
    told = " ".join(known[place] for place in places)
    assert known["over-limit"] in told
    assert (GIFTS[language] in told.lower()) == bool(gift)


VOTES = {"en": "vote", "de": "stimm", "zh": "票"}


def teaching_night_at(about: str) -> JuntaRunner:
    """The lesson at the point where the learner composes an offer to the President in a window."""
    runner = JuntaGame.load().start(SCENARIO, "1")
    assert isinstance(runner, JuntaRunner)
    while True:
        own = next((d for d in runner.position.decisions if d.seat == LEARNER), None)
        if own is None or own.kind != "talk" or subject_of(own, InWindow).about != about:
            decision = own or runner.position.decisions[0]
            option = "ready" if decision.kind == "talk" else decision.options[0]
        elif link_of(own) == "want":
            return runner
        else:
            decision, option = own, "offer" if own.private is None else "aguado"
        runner.pick(decision.number, option)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("about", "votes"), [("offices", False), ("budget", True)])
def test_hints_on_offers_suggest_what_can_be_offered_then(
    language: str, about: str, votes: bool
) -> None:
    (decision,) = (d for d in teaching_night_at(about).position.decisions if d.seat == LEARNER)
    known = hints("junta", language)
    told = " ".join(known[place] for place in places_of(decision) if place in known)
    assert ("vote:yes" in decision.options) == votes
    assert (VOTES[language] in told.lower()) == votes
    assert known[f"compose-{about}"] in told


@pytest.mark.parametrize("about", ["offices", "budget"])
def test_likely_offers_can_be_made_then(about: str) -> None:
    runner = teaching_night_at(about)
    (decision,) = (d for d in runner.position.decisions if d.seat == LEARNER)
    found = ready_made(runner, LEARNER, "aguado")
    assert found
    for deal in found:
        assert deal.want.id in decision.options


@pytest.mark.parametrize(
    ("kind", "options", "hint"),
    [
        ("coup", ("move", "stay"), "coup"),
        ("coup", ("card:helicopter", "stay", "talk"), "coup"),
        ("coup", ("excuse:student-protest", "stay", "talk"), "coup-excuse"),
        ("coup", ("stay", "talk"), "coup-not"),
        ("join", ("land", "stay"), "join"),
        ("join", ("stay", "talk"), "join-not"),
    ],
)
def test_a_coup_may_be_started_or_joined_by_whoever_can(
    kind: str, options: tuple[str, ...], hint: str
) -> None:
    assert places_of(Decision(1, LEARNER, kind, options, JuntaSubject())) == (hint,)
    for language in LANGUAGES:
        assert hint in hints("junta", language)
