"""What agendas allow and forbid later in the round (rulebook 4.2 to 4.4)."""

from __future__ import annotations

import pytest

from tests.games.weimar.table import (
    answer,
    answers,
    asked,
    at_rest,
    components,
    do,
    hand,
    options,
    seats,
    table as new_table,
)
from weimar_tui.games.weimar.rules.actions.legality import cost
from weimar_tui.games.weimar.rules.events import CoalitionAnswered
from weimar_tui.games.weimar.rules.phases.agenda import AgendaEffects, ChooseAgendas, DrawParty
from weimar_tui.games.weimar.rules.phases.course import EndOfRound, ImpulsePhase
from weimar_tui.games.weimar.rules.phases.government import FormGovernment
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.rules.runner import WeimarRunner

PLAIN = {"spd": "S03", "kpd": "K03", "z": "Z04", "dnvp": "D03"}


def impulses(**agendas: str) -> WeimarRunner:
    """Start the impulse phase under these agendas; every party holds two harmless cards."""
    runner = new_table()
    runner.position.agendas = {**PLAIN, **agendas}
    for party, cards in {
        "spd": ("S10", "S20"),
        "kpd": ("K13", "K19"),
        "z": ("Z14", "Z20"),
        "dnvp": ("D17", "D16"),
    }.items():
        hand(runner, party, *cards)
    return do(runner, ImpulsePhase())


@pytest.mark.parametrize(("agenda", "party"), [("Z02", "z"), ("K01", "kpd"), ("D01", "dnvp")])
def test_a_card_may_be_played_before_the_impulses(agenda: str, party: str) -> None:
    runner = impulses(**{party: agenda})
    assert asked(runner, party).kind == "play-before"
    assert "pass" in options(runner, party)
    answer(runner, "pass", party)
    assert asked(runner, "spd").kind == "play-card"
    assert len(runner.position.hands[party]) == 2


def test_only_those_three_agendas_allow_it() -> None:
    early = {agenda.id for agenda in components().agendas.values() if agenda.pre_impulse}
    assert early == {"Z02", "K01", "D01"}
    runner = impulses()
    assert asked(runner, "spd").kind == "play-card"


def test_several_play_before_the_impulses_in_turn_order() -> None:
    runner = impulses(kpd="K01", z="Z02", dnvp="D01")
    for party in ("kpd", "z", "dnvp"):
        assert asked(runner, party).kind == "play-before"
        answer(runner, "pass", party)
    assert asked(runner, "spd").kind == "play-card"


def test_a_card_played_before_counts_as_no_impulse() -> None:
    runner = impulses(kpd="K01")
    assert "K13:event" in options(runner, "kpd")  # `early` events are allowed too
    answers(runner, "K13:event", "pass")
    while asked(runner).kind != "play-card":
        answer(runner, asked(runner).options[-1])
    assert runner.position.impulses_played == dict.fromkeys(PARTIES, 0)
    assert runner.position.hands["kpd"] == ["K19"]
    assert asked(runner, "spd").kind == "play-card"


def test_k01_leaves_the_kpd_free_to_govern() -> None:
    runner = new_table(agendas={**PLAIN, "kpd": "K01"})
    seats(runner, spd=5, kpd=7, z=4, dnvp=4)
    do(runner, AgendaEffects("kpd"), FormGovernment())
    assert runner.position.seats["kpd"] == 6
    assert asked(runner, "kpd").kind == "join-coalition"


def test_no_coalition_with_who_forbade_it_to_itself() -> None:
    agenda, party, partner = "D02", "dnvp", "z"
    runner = new_table(agendas={**PLAIN, party: agenda})
    seats(runner, spd=4, kpd=4, z=4, dnvp=4)
    seats(runner, **{party: 6, partner: 5})
    runner.position.agendas[party] = agenda
    do(runner, AgendaEffects(party))
    runner.position.seats[party] = 6
    do(runner, FormGovernment())
    assert at_rest(runner)  # no question: the largest coalition is skipped, the next must be formed
    refused = [e for e in runner.events or () if isinstance(e, CoalitionAnswered)]
    assert [(each.party, each.agreed) for each in refused] == [(party, False)]
    assert runner.position.government == (partner, "z" if partner == "spd" else "spd")


def test_the_refusal_ends_with_the_round() -> None:
    agenda, party = "D02", "dnvp"
    runner = new_table(agendas={**PLAIN, party: agenda})
    do(runner, AgendaEffects(party), EndOfRound())
    runner.position.round += 1
    seats(runner, spd=4, kpd=4, z=4, dnvp=4)
    seats(runner, **{party: 5})
    do(runner, FormGovernment())
    assert asked(runner, party).kind == "join-coalition"


def test_d02_makes_take_control_cheaper_this_round() -> None:
    runner = new_table(agendas={**PLAIN, "dnvp": "D02"})
    assert [cost(runner, party, "take-control") for party in PARTIES] == [3, 0, 2, 2]
    do(runner, AgendaEffects("dnvp"))
    assert [cost(runner, party, "take-control") for party in PARTIES] == [3, 0, 2, 1]
    do(runner, EndOfRound())
    assert cost(runner, "dnvp", "take-control") == 2


def test_a_new_set_is_in_the_deck_before_cards_are_drawn() -> None:
    runner = new_table(agendas={**PLAIN, "spd": "S01"})
    runner.position.set_aside = {"spd:L": list(components().set_cards["spd", "L"])}
    runner.position.decks["spd"] = []
    do(runner, AgendaEffects("spd"), DrawParty("spd"))
    answer(runner, "berlin", "spd")
    assert len(runner.position.hands["spd"]) == 3
    assert set(runner.position.hands["spd"]) <= set(components().set_cards["spd", "L"])


def test_agendas_are_chosen_in_secret_and_all_four_are_always_there() -> None:
    runner = do(new_table(), ChooseAgendas())
    assert {d.seat: len(d.options) for d in runner.position.decisions} == dict.fromkeys(PARTIES, 4)
    answer(runner, "K01", "kpd")
    assert runner.position.issues == {}
    assert not runner.position.agendas_open
