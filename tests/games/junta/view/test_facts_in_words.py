"""What line mode says above a question that the screen asks in a dialog."""

from __future__ import annotations

from tests.games.junta.table import family, game, stand, table
from tests.games.junta.view.scenes import (
    PLACES_ASKED,
    evening,
    private,
    question,
    seen,
    streets,
    vote,
)
from weimar_tui.games.junta.prompts.policy import JuntaPrompts
from weimar_tui.games.junta.prompts.streets import about
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import NextFamily
from weimar_tui.kernel.decision import Decision


def told(asked: Decision, runner: JuntaRunner, me: str = "aguado") -> list[str]:
    return list(JuntaPrompts().facts(asked, seen(runner, asked, me=me)))


def test_before_you_go_out_the_bank_and_the_last_nights_are_told() -> None:
    bank, *nights = told(PLACES_ASKED, evening())
    assert bank == "Bank: opens after the coup; safe from the secret police"
    assert nights[0] == "Seen here, most recent evening last"
    assert any(line.startswith("Home: ") and "/" in line for line in nights)
    assert told(PLACES_ASKED, table(5)) == ["Bank: open; the secret police can shoot there"]
    asked = question("victim", ("bravo",))
    assert told(asked, evening()) == [bank, *nights]


def test_at_the_counter_pocket_and_account_are_told() -> None:
    runner = table(5)
    family(runner, "A").pocket, family(runner, "A").account = Notes(1, 1), Notes(threes=1)
    lines = told(question("bank", ("deposit-all", "done")), runner)
    assert lines == ["In the pocket: 3 million", "In Switzerland: 3 million"]


def test_of_a_fight_the_parties_and_of_a_coup_the_centres_are_told() -> None:
    runner = streets()
    lines = told(question("fight", ("hold",), area="palace"), runner)
    assert len(lines) > 1 and all(" di" in line for line in lines), "units and dice of each party"
    centres = told(question("side", ("junta", "president")), runner)
    assert len(centres) == 5
    assert any("the junta" in line or "the President" in line for line in centres)


def test_units_that_retreated_to_a_centre_are_told_as_they_hold_it_for_their_side() -> None:
    runner = streets()
    asked = question("side", ("junta", "president"))
    before = next(line for line in told(asked, runner) if line.startswith("The Central Bank"))
    assert before == "The Central Bank: the junta, 1 police unit (Bravo)"
    stand(runner, "central-bank", "D", "rally", 2)
    runner.position.areas["central-bank"][-1].retreated = True
    after = next(line for line in told(asked, runner) if line.startswith("The Central Bank"))
    assert "the President" in after and "(Delgado)" in after
    assert "Delgado" in about(seen(runner, me="aguado"), "central-bank", "aguado")


def test_votes_and_candidates_for_the_firing_squad() -> None:
    (tally,) = told(question("cast", ("pass",)), vote())
    assert tally.startswith("Cast: ")
    asked = private(question("shoot", ("shoot:bravo", "spare")), NextFamily("bravo", 1))
    assert any("Bravo has kept" in line for line in told(asked, evening()))
    assert told(question("over-limit", ("discard:students",)), evening()) == []


def board_in_words(runner: JuntaRunner) -> str:
    scene = seen(runner)
    parts = scene.words.board(game(), scene.view, "aguado")
    return "\n".join(line for part in parts for line in part.lines)


def test_before_offices_are_given_out_a_family_has_a_vote_of_its_own() -> None:
    said = board_in_words(table(5, offices_given=False))
    assert "1 vote of its own" in said and "from offices" not in said
    said = board_in_words(table(5))
    assert "2 votes from offices" in said and "of its own" not in said
