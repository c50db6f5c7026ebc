"""Rules text: Spieler wählen Ort, Mordanschläge, Etikette."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.events import (
    AttemptFailed,
    ExcuseTurned,
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
from weimar_tui.games.junta.rules.position import Draft
from weimar_tui.games.junta.rules.runner import JuntaRunner


def night(players: int = 5, **places: str) -> JuntaRunner:
    """All have chosen: at home unless said otherwise, `night(B="bank")`."""
    play = t.table(players)
    for index, each in enumerate(play.position.families.values()):
        each.choice = places.get("ABCDEFG"[index], "home")
    return play


def attempts(play: JuntaRunner) -> JuntaRunner:
    return t.do(play, AssassinationPhase())


def no_more(play: JuntaRunner) -> JuntaRunner:
    while t.kinds(play) and t.kinds(play)[0].endswith("attack"):
        t.answer(play, "done")
    return play


# --- Orte -----------------------------------------------------------------------------------------
def test_all_choose_together_among_five_places_and_the_embassies() -> None:
    play = t.do(t.table(), ChoosePlaces())
    assert len(play.position.decisions) == 5
    places = ("bank", "hq", "home", "lover", "club")
    embassies = ("exile:embassy-north", "exile:embassy-alps", "exile:embassy-isle")
    assert t.options(play, "B") == (*places, *embassies)


def test_the_president_cannot_go_into_exile() -> None:
    """Ruling J11."""
    play = t.do(t.table(), ChoosePlaces())
    assert t.options(play, "A") == ("bank", "hq", "home", "lover", "club")


def test_nobody_sees_a_place_before_it_is_revealed() -> None:
    from tests.games.junta.table import game

    play = t.do(t.table(), ChoosePlaces())
    t.answer(play, "bank", "C")
    for name in ("aguado", None):
        seen = game().view(play.position, name).families["cortina"]
        assert (seen.choice, seen.place) == ("", "")
    assert game().view(play.position, "cortina").families["cortina"].choice == "bank"


def test_exile_is_known_when_all_have_chosen() -> None:
    play = t.do(t.table(), ChoosePlaces())
    t.answer(play, "exile:embassy-alps", "B")
    assert t.family(play, "B").state == "alive"
    for name in "ACDE":
        t.answer(play, "club", name)
    assert (t.family(play, "B").state, t.family(play, "B").embassy) == ("exile", "embassy-alps")


def test_families_that_are_out_choose_nothing() -> None:
    play = t.table()
    t.exile(play, "B")
    t.do(play, ChoosePlaces())
    assert [kind[0] for kind in t.kinds(play)] == ["A", "C", "D", "E"]


# --- Ansage ---------------------------------------------------------------------------------------
def test_the_minister_begins_then_clockwise() -> None:
    play = night()
    for name in "ABCDE":
        t.hand(play, name, "secret-donation")
    attempts(play)
    order = []
    while t.asked(play).kind == "attack":
        order.append(t.asked(play).seat[0])
        t.answer(play, "done")
    assert order == ["b", "c", "d", "e", "a"]


def test_if_the_minister_is_out_the_family_after_his_seat_begins() -> None:
    play = night()
    t.exile(play, "B")
    t.hand(play, "C", "secret-donation")
    t.hand(play, "A", "secret-donation")
    attempts(play)
    t.answer(play, "general1", "A", kind="brother-in-law")
    assert t.asked(play).seat == "cortina"


def test_the_brother_in_law_may_send_the_police() -> None:
    """Ruling J29."""
    play = night()
    t.exile(play, "B")
    attempts(play)
    t.answer(play, "minister", "A", kind="brother-in-law")
    assert t.asked(play).seat == "aguado"
    assert "police" in t.options(play)


def test_an_attempt_names_means_victim_and_place() -> None:
    play = attempts(night(C="bank"))
    t.answers(play, "B police", "B cortina", "B club")
    (attempt,) = play.position.attempts
    assert (attempt.by, attempt.victim, attempt.place, attempt.means) == (
        "bravo",
        "cortina",
        "club",
        "police",
    )


def test_nobody_names_himself_the_dead_or_exiles() -> None:
    play = night()
    t.dead(play, "C")
    t.exile(play, "D")
    attempts(play)
    while t.asked(play).kind == "brother-in-law":
        t.answer(play, t.options(play)[0])
    t.answer(play, "police", "B")
    assert t.options(play) == ("aguado", "espino")


def test_the_police_have_one_free_attempt_a_round() -> None:
    play = attempts(night())
    t.hand(play, "B", "secret-donation")
    t.answers(play, "B police", "B cortina", "B club")
    assert t.options(play) == ("done",)


def test_a_card_costs_its_price_now_and_it_is_not_returned() -> None:
    """Ruling J28."""
    play = night()
    t.hand(play, "C", "professional")
    t.pocket(play, "C", 3)
    attempts(play)
    t.answers(play, "B done", "C card:professional", "C delgado", "C bank", "C 0.0.1")
    assert t.happened(play, MoneyPaidUnder)[0].notes == Notes(threes=1)
    assert play.position.under == Notes(threes=1)
    assert t.family(play, "C").pocket == NONE
    assert "professional" in play.position.discards


def test_no_money_no_announcement() -> None:
    play = night()
    t.hand(play, "C", "professional")
    t.pocket(play, "C", 1)
    attempts(play)
    t.answer(play, "done", "B")
    assert t.options(play) == ("done",)


def test_one_may_announce_any_number_of_attempts() -> None:
    play = night()
    t.hand(play, "C", "professional", "amateur", "unstable-volunteer")
    t.pocket(play, "C", 2, 1)
    attempts(play)
    t.answer(play, "done", "B")
    t.answers(play, "C card:unstable-volunteer", "C delgado", "C home")
    t.answers(play, "C card:professional", "C delgado", "C bank", "C 0.1.0")
    t.answers(play, "C card:amateur", "C aguado", "C bank", "C 1.0.0")
    assert len(play.position.attempts) == 3


def test_what_is_being_put_together_is_nobodys_business() -> None:
    from tests.games.junta.table import game

    play = attempts(night())
    t.answers(play, "B police", "B cortina")
    seen = game().view(play.position, "cortina")
    assert seen.families["bravo"].draft.to == ""
    assert "cortina" not in str(seen.decisions)


def test_whoever_holds_hand_cards_is_asked_and_others_see_no_options() -> None:
    from tests.games.junta.table import game

    play = night()
    t.hand(play, "D", "secret-donation")
    attempts(play)
    t.answer(play, "done", "B")
    assert t.asked(play).seat == "delgado"
    assert game().view(play.position, "aguado").decisions[0].options == ()


def test_the_police_may_name_the_bank_only_every_other_time() -> None:
    """Worked case 7: safe for the rest of the round and the next, possible again after it."""
    play = attempts(night(B="bank"))
    t.answer(play, "police", "B")
    t.answer(play, "aguado", "B")
    assert "bank" in t.options(play)
    t.answer(play, "bank", "B")
    for marker in (2, 1):
        assert play.position.bank_marker == marker
        play.position.attempts, play.position.police_used = [], 0
        attempts(play)
        t.answers(play, "B police", "B aguado")
        assert "bank" not in t.options(play)
        t.family(play, "B").draft = Draft()
        FinishRound().run(play)
    assert play.position.bank_marker == 0


def test_safe_does_not_bind_cards() -> None:
    play = night()
    play.position.bank_marker = 1
    t.hand(play, "C", "unstable-volunteer")
    attempts(play)
    t.answers(play, "B done", "C card:unstable-volunteer", "C aguado")
    assert "bank" in t.options(play)


# --- Aufdecken und Ausführen ---
def test_places_are_revealed_after_all_announcements_also_without_any() -> None:
    """Ruling J30."""
    play = no_more(attempts(night(B="bank", C="hq")))
    (revealed,) = t.happened(play, PlacesRevealed)
    assert dict(revealed.places)["bravo"] == "bank"
    assert play.position.history[-1].bank_open


def test_at_the_wrong_place_it_fails() -> None:
    play = attempts(night(C="club"))
    t.answers(play, "B police", "B cortina", "B bank")
    no_more(play)
    assert [event.reason for event in t.happened(play, AttemptFailed)] == ["place"]
    assert t.family(play, "C").state == "alive"
    assert not play.position.excuse


def test_a_murder_kills_takes_the_pocket_and_gives_the_excuse() -> None:
    play = night(C="club")
    t.pocket(play, "C", 2, 2)
    t.on_table(play, "C", "church")
    attempts(play)
    t.answers(play, "B police", "B cortina", "B club")
    no_more(play)
    assert t.family(play, "C").state == "dead"
    assert t.family(play, "B").pocket.total == 4
    assert play.position.discards == ["church"]
    assert [event.reason for event in t.happened(play, ExcuseTurned)] == ["murder"]
    assert t.sound(play)


def test_only_the_murderer_learns_how_much_it_was() -> None:
    """Ruling J34."""
    play = night(C="club")
    t.pocket(play, "C", 2, 2)
    attempts(play)
    t.answers(play, "B police", "B cortina", "B club")
    no_more(play)
    (loot,) = t.happened(play, LootTaken)
    assert loot.seen_by("bravo") == loot
    seen = loot.seen_by("delgado")
    assert isinstance(seen, LootTaken)
    assert seen.notes == NONE


def test_attempts_are_carried_out_in_the_order_of_announcement() -> None:
    """Worked case 8: the first kills, and her own attempt still happens (ruling J32)."""
    play = night(C="bank", B="home")
    t.hand(play, "C", "professional")
    t.pocket(play, "C", 2, 2, 3)
    t.pocket(play, "B", 3)
    attempts(play)
    t.answers(play, "B police", "B cortina", "B bank")
    t.answers(play, "C card:professional", "C bravo", "C home", "C 0.1.0")
    no_more(play)
    assert t.family(play, "C").state == t.family(play, "B").state == "dead"
    (lost,) = t.happened(play, LootLost)
    assert lost.notes.total == 8
    assert play.position.under.total == 8 + 2
    assert t.sound(play)


def test_the_second_attempt_on_the_dead_lapses() -> None:
    """Ruling J64."""
    play = night(C="bank")
    t.hand(play, "D", "professional")
    t.pocket(play, "D", 2)
    attempts(play)
    t.answers(play, "B police", "B cortina", "B bank", "D card:professional", "D cortina")
    t.answers(play, "D bank", "D 0.1.0")
    no_more(play)
    assert [event.reason for event in t.happened(play, AttemptFailed)] == ["dead"]
    assert len(t.happened(play, Murdered)) == 1


def test_with_hand_cards_the_victim_is_asked_for_a_shield_whatever_they_are() -> None:
    """Ruling J31, and worked case 9."""
    play = night(C="club")
    t.hand(play, "C", "secret-donation")
    attempts(play)
    t.answers(play, "B police", "B cortina", "B club")
    no_more(play)
    assert t.asked(play).kind == "shield"
    assert t.options(play) == ("no",)
    t.answer(play, "no")
    assert t.family(play, "C").state == "dead"


def test_a_shield_helps_against_one_attempt_only() -> None:
    """Ruling J65."""
    play = night(C="club")
    t.hand(play, "C", "bodyguard", "secret-donation")
    t.hand(play, "D", "unstable-volunteer")
    attempts(play)
    t.answers(play, "B police", "B cortina", "B club", "C done")
    t.answers(play, "D card:unstable-volunteer", "D cortina", "D club")
    t.dice(play, 2)
    no_more(play)
    t.answer(play, "use:bodyguard", "C")
    assert [event.reason for event in t.happened(play, AttemptFailed)] == ["shield"]
    t.answer(play, "no", "C", kind="shield")
    assert t.family(play, "C").state == "dead"


def test_after_the_attempts_a_dead_president_is_succeeded() -> None:
    """Rulings J15, J62."""
    play = night(A="lover")
    attempts(play)
    t.answers(play, "B police", "B aguado", "B lover")
    no_more(play)
    assert play.position.president == ""
    assert t.asked(play).kind == "nominate"


def test_exiles_may_return_safely_before_that_election() -> None:
    play = night(A="lover")
    t.exile(play, "E")
    attempts(play)
    t.answers(play, "B police", "B aguado", "B lover")
    no_more(play)
    assert (t.asked(play).kind, t.asked(play).subject.safe) == ("return", True)
    t.answer(play, "return", "E")
    assert t.family(play, "E").state == "alive"


def test_until_it_is_paid_for_nobody_knows_what_is_about_to_be_announced() -> None:
    from tests.games.junta.table import game

    play = night()
    t.hand(play, "C", "professional")
    t.pocket(play, "C", 2, 1, 1)
    attempts(play)
    t.answers(play, "B done", "C card:professional", "C delgado", "C bank")
    own = t.asked(play).private
    assert t.asked(play).kind == "notes" and own is not None
    assert (own.card, own.number) == ("professional", 2)
    for other in ("bravo", None):
        seen = game().encode(game().view(play.position, other))
        assert b"professional" not in seen


def test_an_announcement_cannot_be_taken_back() -> None:
    """Rules: Etikette."""
    play = attempts(night())
    before = play.position.revealed
    t.answers(play, "B police", "B cortina")
    assert play.position.revealed == before
    t.answer(play, "club", "B")
    assert play.position.revealed > before


@pytest.mark.parametrize("phase", ["assassinations", "coup"])
def test_no_cards_change_hands_during_attempts_and_coups(phase: str) -> None:
    """Ruling J35."""
    from weimar_tui.games.junta.rules.negotiation.clauses import cards_may_pass

    play = t.table(phase=phase)
    assert not cards_may_pass(play.position, "aguado", "bravo")


def test_with_all_families_out_there_is_nothing_to_announce() -> None:
    play = t.table(president="")
    for name in "ABCDE":
        t.exile(play, name)
    assert t.at_rest(attempts(play))


def test_nobody_can_be_named_by_the_last_who_is_there() -> None:
    play = t.table(4)
    for name in "BCD":
        t.exile(play, name)
    t.hand(play, "A", "professional")
    t.pocket(play, "A", 3, 3)
    t.do(play, AssassinationPhase())
    t.answer(play, "general1", "A")
    assert t.options(play, "A") == ("done",)
