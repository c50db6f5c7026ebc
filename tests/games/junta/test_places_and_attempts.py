"""Rules text: Spieler wählen Ort, Mordanschläge, Etikette."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup_events import ExcuseTurned
from weimar_tui.games.junta.rules.drafts import NO_DRAFT
from weimar_tui.games.junta.rules.events import (
    AttemptFailed,
    LootLost,
    LootTaken,
    MoneyPaidUnder,
    Murdered,
    PlacesRevealed,
)
from weimar_tui.games.junta.rules.notes import NONE, Notes
from weimar_tui.games.junta.rules.phases.assassinations import AssassinationPhase
from weimar_tui.games.junta.rules.phases.places import ChoosePlaces
from weimar_tui.games.junta.rules.phases.round import FinishRound
from weimar_tui.games.junta.rules.runner import JuntaRunner


def night(players: int = 5, **places: str) -> JuntaRunner:
    """All have chosen a place: at home unless given, `night(B="bank")`."""
    runner = t.table(players)
    for index, each in enumerate(runner.position.families.values()):
        each.choice = places.get("ABCDEFG"[index], "home")
    return runner


def attempts(runner: JuntaRunner) -> JuntaRunner:
    return t.do(runner, AssassinationPhase())


def no_more(runner: JuntaRunner) -> JuntaRunner:
    while t.kinds(runner) and t.kinds(runner)[0].endswith("attack"):
        t.answer(runner, "done")
    return runner


# --- Orte -----------------------------------------------------------------------------------------
def test_all_choose_together_among_five_places_and_the_embassies() -> None:
    runner = t.do(t.table(), ChoosePlaces())
    assert len(runner.position.decisions) == 5
    places = ("bank", "hq", "home", "lover", "club")
    embassies = ("exile:embassy-north", "exile:embassy-alps", "exile:embassy-isle")
    assert t.options(runner, "B") == (*places, *embassies)


def test_the_president_cannot_go_into_exile() -> None:
    """Ruling J11."""
    runner = t.do(t.table(), ChoosePlaces())
    assert t.options(runner, "A") == ("bank", "hq", "home", "lover", "club")


def test_nobody_sees_a_place_before_it_is_revealed() -> None:
    from tests.games.junta.table import game

    runner = t.do(t.table(), ChoosePlaces())
    t.answer(runner, "bank", "C")
    for name in ("aguado", None):
        seen = game().view(runner.position, name).families["cortina"]
        assert (seen.choice, seen.place) == ("", "")
    assert game().view(runner.position, "cortina").families["cortina"].choice == "bank"


def test_exile_is_known_when_all_have_chosen() -> None:
    runner = t.do(t.table(), ChoosePlaces())
    t.answer(runner, "exile:embassy-alps", "B")
    assert t.family(runner, "B").state == "alive"
    for name in "ACDE":
        t.answer(runner, "club", name)
    assert (t.family(runner, "B").state, t.family(runner, "B").embassy) == ("exile", "embassy-alps")


def test_families_that_are_out_choose_nothing() -> None:
    runner = t.table()
    t.exile(runner, "B")
    t.do(runner, ChoosePlaces())
    assert [kind[0] for kind in t.kinds(runner)] == ["A", "C", "D", "E"]


# --- Ansage ---------------------------------------------------------------------------------------
def test_the_minister_begins_then_clockwise() -> None:
    runner = night()
    for name in "ABCDE":
        t.hand(runner, name, "secret-donation")
    attempts(runner)
    order = []
    while t.asked(runner).kind == "attack":
        order.append(t.asked(runner).seat[0])
        t.answer(runner, "done")
    assert order == ["b", "c", "d", "e", "a"]


def test_if_the_minister_is_out_the_family_after_his_seat_begins() -> None:
    runner = night()
    t.exile(runner, "B")
    t.hand(runner, "C", "secret-donation")
    t.hand(runner, "A", "secret-donation")
    attempts(runner)
    t.answer(runner, "general1", "A", kind="brother-in-law")
    assert t.asked(runner).seat == "cortina"


def test_the_brother_in_law_may_send_the_police() -> None:
    """Ruling J29."""
    runner = night()
    t.exile(runner, "B")
    attempts(runner)
    t.answer(runner, "minister", "A", kind="brother-in-law")
    assert t.asked(runner).seat == "aguado"
    assert "police" in t.options(runner)


def test_an_attempt_names_means_victim_and_place() -> None:
    runner = attempts(night(C="bank"))
    t.answers(runner, "B police", "B cortina", "B club")
    (attempt,) = runner.position.attempts
    assert (attempt.by, attempt.victim, attempt.place, attempt.means) == (
        "bravo",
        "cortina",
        "club",
        "police",
    )


def test_nobody_names_himself_the_dead_or_exiles() -> None:
    runner = night()
    t.dead(runner, "C")
    t.exile(runner, "D")
    attempts(runner)
    while t.asked(runner).kind == "brother-in-law":
        t.answer(runner, t.options(runner)[0])
    t.answer(runner, "police", "B")
    assert t.options(runner) == ("aguado", "espino")


def test_the_police_have_one_free_attempt_a_round() -> None:
    runner = attempts(night())
    t.hand(runner, "B", "secret-donation")
    t.answers(runner, "B police", "B cortina", "B club")
    assert t.options(runner) == ("done",)


def test_a_card_costs_its_price_now_and_it_is_not_returned() -> None:
    """Ruling J28."""
    runner = night()
    t.hand(runner, "C", "professional")
    t.pocket(runner, "C", 3)
    attempts(runner)
    t.answers(runner, "B done", "C card:professional", "C delgado", "C bank", "C 0.0.1")
    assert t.happened(runner, MoneyPaidUnder)[0].notes == Notes(threes=1)
    assert runner.position.under == Notes(threes=1)
    assert t.family(runner, "C").pocket == NONE
    assert "professional" in runner.position.discards


def test_no_money_no_announcement() -> None:
    runner = night()
    t.hand(runner, "C", "professional")
    t.pocket(runner, "C", 1)
    attempts(runner)
    t.answer(runner, "done", "B")
    assert t.options(runner) == ("done",)


def test_one_may_announce_any_number_of_attempts() -> None:
    runner = night()
    t.hand(runner, "C", "professional", "amateur", "unstable-volunteer")
    t.pocket(runner, "C", 2, 1)
    attempts(runner)
    t.answer(runner, "done", "B")
    t.answers(runner, "C card:unstable-volunteer", "C delgado", "C home")
    t.answers(runner, "C card:professional", "C delgado", "C bank", "C 0.1.0")
    t.answers(runner, "C card:amateur", "C aguado", "C bank", "C 1.0.0")
    assert len(runner.position.attempts) == 3


def test_what_is_being_put_together_is_nobodys_business() -> None:
    from tests.games.junta.table import game

    runner = attempts(night())
    t.answers(runner, "B police", "B cortina")
    seen = game().view(runner.position, "cortina")
    assert seen.families["bravo"].draft == NO_DRAFT
    assert "cortina" not in str(seen.decisions)


def test_whoever_holds_hand_cards_is_asked_and_others_see_no_options() -> None:
    from tests.games.junta.table import game

    runner = night()
    t.hand(runner, "D", "secret-donation")
    attempts(runner)
    t.answer(runner, "done", "B")
    assert t.asked(runner).seat == "delgado"
    assert game().view(runner.position, "aguado").decisions[0].options == ()


def test_the_police_may_name_the_bank_only_every_other_time() -> None:
    """Worked case 7: safe for the rest of the round and the next, possible again afterwards."""
    runner = attempts(night(B="bank"))
    t.answer(runner, "police", "B")
    t.answer(runner, "aguado", "B")
    assert "bank" in t.options(runner)
    t.answer(runner, "bank", "B")
    for marker in (2, 1):
        assert runner.position.bank_marker == marker
        runner.position.attempts, runner.position.police_used = [], 0
        attempts(runner)
        t.answers(runner, "B police", "B aguado")
        assert "bank" not in t.options(runner)
        t.family(runner, "B").draft = NO_DRAFT
        FinishRound().run(runner)
    assert runner.position.bank_marker == 0


def test_safe_does_not_bind_cards() -> None:
    runner = night()
    runner.position.bank_marker = 1
    t.hand(runner, "C", "unstable-volunteer")
    attempts(runner)
    t.answers(runner, "B done", "C card:unstable-volunteer", "C aguado")
    assert "bank" in t.options(runner)


# --- Aufdecken und Ausführen ---
def test_places_are_revealed_after_all_announcements_also_without_any() -> None:
    """Ruling J30."""
    runner = no_more(attempts(night(B="bank", C="hq")))
    (revealed,) = t.happened(runner, PlacesRevealed)
    assert dict(revealed.places)["bravo"] == "bank"
    assert runner.position.history[-1].bank_open


def test_at_the_wrong_place_it_fails() -> None:
    runner = attempts(night(C="club"))
    t.answers(runner, "B police", "B cortina", "B bank")
    no_more(runner)
    assert [event.reason for event in t.happened(runner, AttemptFailed)] == ["place"]
    assert t.family(runner, "C").state == "alive"
    assert not runner.position.excuse


def test_a_murder_kills_takes_the_pocket_and_gives_the_excuse() -> None:
    runner = night(C="club")
    t.pocket(runner, "C", 2, 2)
    t.on_table(runner, "C", "church")
    attempts(runner)
    t.answers(runner, "B police", "B cortina", "B club")
    no_more(runner)
    assert t.family(runner, "C").state == "dead"
    assert t.family(runner, "B").pocket.total == 4
    assert runner.position.discards == ["church"]
    assert [event.reason for event in t.happened(runner, ExcuseTurned)] == ["murder"]
    assert t.sound(runner)


def test_only_the_murderer_learns_how_much_it_was() -> None:
    """Ruling J34."""
    runner = night(C="club")
    t.pocket(runner, "C", 2, 2)
    attempts(runner)
    t.answers(runner, "B police", "B cortina", "B club")
    no_more(runner)
    (loot,) = t.happened(runner, LootTaken)
    assert loot.seen_by("bravo") == loot
    seen = loot.seen_by("delgado")
    assert isinstance(seen, LootTaken)
    assert seen.notes == NONE


def test_attempts_are_carried_out_in_the_order_of_announcement() -> None:
    """Worked case 8: the first kills, and her own attempt still happens (ruling J32)."""
    runner = night(C="bank", B="home")
    t.hand(runner, "C", "professional")
    t.pocket(runner, "C", 2, 2, 3)
    t.pocket(runner, "B", 3)
    attempts(runner)
    t.answers(runner, "B police", "B cortina", "B bank")
    t.answers(runner, "C card:professional", "C bravo", "C home", "C 0.1.0")
    no_more(runner)
    assert t.family(runner, "C").state == t.family(runner, "B").state == "dead"
    (lost,) = t.happened(runner, LootLost)
    assert lost.notes.total == 8
    assert runner.position.under.total == 8 + 2
    assert t.sound(runner)


def test_the_second_attempt_on_the_dead_lapses() -> None:
    """Ruling J64."""
    runner = night(C="bank")
    t.hand(runner, "D", "professional")
    t.pocket(runner, "D", 2)
    attempts(runner)
    t.answers(runner, "B police", "B cortina", "B bank", "D card:professional", "D cortina")
    t.answers(runner, "D bank", "D 0.1.0")
    no_more(runner)
    assert [event.reason for event in t.happened(runner, AttemptFailed)] == ["dead"]
    assert len(t.happened(runner, Murdered)) == 1


def test_with_hand_cards_the_victim_is_asked_for_a_shield_whatever_they_are() -> None:
    """Ruling J31, and worked case 9."""
    runner = night(C="club")
    t.hand(runner, "C", "secret-donation")
    attempts(runner)
    t.answers(runner, "B police", "B cortina", "B club")
    no_more(runner)
    assert t.asked(runner).kind == "shield"
    assert t.options(runner) == ("no",)
    t.answer(runner, "no")
    assert t.family(runner, "C").state == "dead"


def test_a_shield_helps_against_one_attempt_only() -> None:
    """Ruling J65."""
    runner = night(C="club")
    t.hand(runner, "C", "bodyguard", "secret-donation")
    t.hand(runner, "D", "unstable-volunteer")
    attempts(runner)
    t.answers(runner, "B police", "B cortina", "B club", "C done")
    t.answers(runner, "D card:unstable-volunteer", "D cortina", "D club")
    t.dice(runner, 2)
    no_more(runner)
    t.answer(runner, "use:bodyguard", "C")
    assert [event.reason for event in t.happened(runner, AttemptFailed)] == ["shield"]
    t.answer(runner, "no", "C", kind="shield")
    assert t.family(runner, "C").state == "dead"


def test_after_the_attempts_a_dead_president_is_succeeded() -> None:
    """Rulings J15, J62."""
    runner = night(A="lover")
    attempts(runner)
    t.answers(runner, "B police", "B aguado", "B lover")
    no_more(runner)
    assert runner.position.president == ""
    assert t.asked(runner).kind == "nominate"


def test_exiles_may_return_safely_before_that_election() -> None:
    runner = night(A="lover")
    t.exile(runner, "E")
    attempts(runner)
    t.answers(runner, "B police", "B aguado", "B lover")
    no_more(runner)
    assert (t.asked(runner).kind, t.asked(runner).subject.safe) == ("return", True)
    t.answer(runner, "return", "E")
    assert t.family(runner, "E").state == "alive"


def test_until_it_is_paid_for_nobody_knows_what_is_about_to_be_announced() -> None:
    from tests.games.junta.table import game

    runner = night()
    t.hand(runner, "C", "professional")
    t.pocket(runner, "C", 2, 1, 1)
    attempts(runner)
    t.answers(runner, "B done", "C card:professional", "C delgado", "C bank")
    own = t.asked(runner).private
    assert t.asked(runner).kind == "notes" and own is not None
    assert (own.card, own.number) == ("professional", 2)
    for other in ("bravo", None):
        seen = game().encode(game().view(runner.position, other))
        assert b"professional" not in seen


def test_an_announcement_cannot_be_taken_back() -> None:
    """Rules: Etikette."""
    runner = attempts(night())
    before = runner.position.revealed
    t.answers(runner, "B police", "B cortina")
    assert runner.position.revealed == before
    t.answer(runner, "club", "B")
    assert runner.position.revealed > before


@pytest.mark.parametrize("phase", ["assassinations", "coup"])
def test_no_cards_change_hands_during_attempts_and_coups(phase: str) -> None:
    """Ruling J35."""
    from weimar_tui.games.junta.rules.negotiation.clauses import cards_may_pass

    runner = t.table(phase=phase)
    assert not cards_may_pass(runner.position, "aguado", "bravo")


def test_with_all_families_out_there_is_nothing_to_announce() -> None:
    runner = t.table(president="")
    for name in "ABCDE":
        t.exile(runner, name)
    assert t.at_rest(attempts(runner))


def test_nobody_can_be_named_by_the_last_who_is_there() -> None:
    runner = t.table(4)
    for name in "BCD":
        t.exile(runner, name)
    t.hand(runner, "A", "professional")
    t.pocket(runner, "A", 3, 3)
    t.do(runner, AssassinationPhase())
    t.answer(runner, "general1", "A")
    assert t.options(runner, "A") == ("done",)
