"""What an option would bring, and why another is not available, in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.text.sentences import SENTENCES
from weimar_tui.games.junta.rules.disabled_options import REASONS
from weimar_tui.games.junta.rules.fight_preview import FightPreview
from weimar_tui.games.junta.rules.game import JuntaGame
from weimar_tui.games.junta.rules.odds import FightOdds, hits
from weimar_tui.games.junta.rules.preview import (
    AttemptPreview,
    Bombardment,
    BribePreview,
    VoteForecast,
)
from weimar_tui.games.junta.words.wording import JuntaMessages

wrong = SENTENCES["junta"].wrong

ARGUMENTS: dict[str, Any] = {
    "area": "palace",
    "card": "amateur",
    "clause": "pay",
    "cost": 2,
    "family": "galan",
    "needs": "bankers",
    "number": 5,
    "office": "minister",
    "rounds": 2,
}


@pytest.mark.parametrize("reason", REASONS)
def test_reasons_have_words(reason: str, wordings: dict[str, JuntaMessages]) -> None:
    for language, wording in wordings.items():
        text = wording.reason(reason, ARGUMENTS)
        assert not wrong(text, language), (wrong(text, language), text)
        assert text != reason


def test_a_fight_tells_its_chances_and_losses(
    english: JuntaMessages, german: JuntaMessages
) -> None:
    fight = FightPreview("palace", "aguado", FightOdds(0.309, 0.574, 0.117, (3.04, 2.27)))
    assert english.preview(fight) == (
        "Against Aguado in the Presidential Palace: you win 31%, you are driven back 57%, "
        "no change 12%. Average losses: 3.0 units for you, 2.3 for them."
    )
    assert "im Schnitt 3,0 Einheiten" in german.preview(fight)


def test_a_fight_of_three_tells_who_fires_with_whom(wordings: dict[str, JuntaMessages]) -> None:
    odds = FightOdds(0.309, 0.574, 0.117, (3.04, 2.27, 1.0))
    fight = FightPreview("palace", "aguado", odds, ("bravo",), ("cortina", "delgado"), odds)
    said = wordings["en"].preview(fight)
    assert "(Bravo fires with you, Cortina and Delgado fire at you too): you win 31%" in said
    for language, wording in wordings.items():
        text = wording.preview(fight)
        assert not wrong(text, language), text
        assert text.count("57") == 2


def test_shells_tell_their_hits(english: JuntaMessages, chinese: JuntaMessages) -> None:
    gunboat = Bombardment("palace", "aguado", hits(3))
    assert english.preview(gunboat) == (
        "Hits on Aguado in the Presidential Palace: no hit 58%, one 35%, two 7%, three <1%."
    )
    strike = english.preview(Bombardment("slum", "bravo", hits(6)))
    assert strike.endswith("no hit 33%, one 40%, two 20%, three or more 6%.")
    assert "3個以上6%" in chinese.preview(Bombardment("slum", "bravo", hits(6)))


def test_an_attempt_tells_its_parts_and_the_habit(english: JuntaMessages) -> None:
    seen = (("bank", 2), ("hq", 0), ("home", 1))
    text = english.preview(AttemptPreview(0.5, 0.5, 0.8, seen))
    assert text == (
        "Success 20%: right place, judging by habit, 50%, die roll 50%, no shield 80%. "
        "Seen so far: Bank 2, Home 1."
    )
    assert english.preview(AttemptPreview(0.4, 1.0, 1.0, ())).endswith("no shield 100%.")


def test_a_vote_tells_what_is_certain(english: JuntaMessages) -> None:
    running = VoteForecast(6, 5, (("bravo", 1),), (("bravo", 6),), 6)
    assert english.preview(running) == (
        "Cast: 6 Yes, 5 No. Votes still possible from offices and influence: Bravo 1. "
        "At most 6 more from hidden cards."
    )
    decided = VoteForecast(9, 2, (("bravo", 1),), ())
    assert english.preview(decided) == "Cast: 9 Yes, 2 No. It passes whatever the others do."


def test_the_ledger_counts_words_kept(english: JuntaMessages, chinese: JuntaMessages) -> None:
    assert english.ledger("galan", 3, 1) == (
        "As far as you know, Galán has kept 3 and broken 1 promises."
    )
    assert chinese.ledger("galan", 0, 0) == "據你所知，加蘭還沒有承諾過什麼。"


def test_a_game_foretold(wordings: dict[str, JuntaMessages]) -> None:
    """All previews and reasons of a random game have complete wordings."""
    game = JuntaGame.load()
    chance = Random("4")
    runner = game.start("three-rounds", "4", {"seats": 5})
    previews: set[str] = set()
    reasons: set[str] = set()
    while runner.position.outcome is None:
        asked = chance.choice(runner.position.decisions)
        option = chance.choice(asked.options)
        view = game.view(runner.position, asked.seat)
        if (preview := game.preview(view, asked, option)) is not None:
            previews.add(type(preview).__name__)
            for language, wording in wordings.items():
                text = wording.preview(preview)
                assert not wrong(text, language), (wrong(text, language), text)
        for _, reason, arguments in game.disabled_options(runner.position, asked):
            reasons.add(reason)
            for language, wording in wordings.items():
                text = wording.reason(reason, arguments)
                assert not wrong(text, language), (wrong(text, language), text)
        quiet = [one for one in asked.options if one in ("ready", "pass", "done")]
        runner.pick(
            asked.number, chance.choice(quiet) if quiet and chance.random() < 0.5 else option
        )
    assert {"VoteForecast", "FightPreview"} <= previews
    assert len(reasons) > 3


def test_a_bribe_tells_what_its_dice_bring(wordings: dict[str, JuntaMessages]) -> None:
    said = {lang: w.preview(BribePreview(4, 6, 1, 1.5, 0.125, 6)) for lang, w in wordings.items()}
    assert said["en"] == (
        "On 4-6, a die wins over one unit. On average 1.5 of 6; not a single one 12%."
    )
    assert "1,5 von 6" in said["de"] and "1.5" in said["zh"]
    pairs = wordings["en"].preview(BribePreview(3, 6, 2, 2.6667, 0.111, 4))
    assert pairs.startswith("On 3-6, a die wins over two units. On average 2.7 of 4")
