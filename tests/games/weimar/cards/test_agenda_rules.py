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
    """The impulse phase begins under these agendas; everybody holds two harmless cards."""
    play = new_table()
    play.position.agendas = {**PLAIN, **agendas}
    for party, cards in {
        "spd": ("S10", "S20"),
        "kpd": ("K13", "K19"),
        "z": ("Z14", "Z20"),
        "dnvp": ("D17", "D16"),
    }.items():
        hand(play, party, *cards)
    return do(play, ImpulsePhase())


@pytest.mark.parametrize(("agenda", "party"), [("Z02", "z"), ("K01", "kpd"), ("D01", "dnvp")])
def test_a_card_may_be_played_before_the_impulses(agenda: str, party: str) -> None:
    play = impulses(**{party: agenda})
    assert asked(play, party).kind == "play-before"
    assert "pass" in options(play, party)
    answer(play, "pass", party)
    assert asked(play, "spd").kind == "play-card"
    assert len(play.position.hands[party]) == 2


def test_only_those_three_agendas_allow_it() -> None:
    early = {agenda.id for agenda in components().agendas.values() if agenda.pre_impulse}
    assert early == {"Z02", "K01", "D01"}
    play = impulses()
    assert asked(play, "spd").kind == "play-card"


def test_several_play_before_the_impulses_in_turn_order() -> None:
    play = impulses(kpd="K01", z="Z02", dnvp="D01")
    for party in ("kpd", "z", "dnvp"):
        assert asked(play, party).kind == "play-before"
        answer(play, "pass", party)
    assert asked(play, "spd").kind == "play-card"


def test_a_card_played_before_counts_as_no_impulse() -> None:
    play = impulses(kpd="K01")
    assert "K13:event" in options(play, "kpd")  # `early` events are allowed as well
    answers(play, "K13:event", "pass")
    while asked(play).kind != "play-card":
        answer(play, asked(play).options[-1])
    assert play.position.impulses_played == dict.fromkeys(PARTIES, 0)
    assert play.position.hands["kpd"] == ["K19"]
    assert asked(play, "spd").kind == "play-card"


def test_k01_leaves_the_kpd_free_to_govern() -> None:
    play = new_table(agendas={**PLAIN, "kpd": "K01"})
    seats(play, spd=5, kpd=7, z=4, dnvp=4)
    do(play, AgendaEffects("kpd"), FormGovernment())
    assert play.position.seats["kpd"] == 6
    assert asked(play, "kpd").kind == "join-coalition"


def test_no_coalition_with_who_forbade_it_to_itself() -> None:
    agenda, party, partner = "D02", "dnvp", "z"
    play = new_table(agendas={**PLAIN, party: agenda})
    seats(play, spd=4, kpd=4, z=4, dnvp=4)
    seats(play, **{party: 6, partner: 5})
    play.position.agendas[party] = agenda
    do(play, AgendaEffects(party))
    play.position.seats[party] = 6
    do(play, FormGovernment())
    assert at_rest(play)  # nobody is asked: the largest one is skipped, the next must be formed
    refused = [e for e in play.events or () if isinstance(e, CoalitionAnswered)]
    assert [(each.party, each.agreed) for each in refused] == [(party, False)]
    assert play.position.government == (partner, "z" if partner == "spd" else "spd")


def test_the_refusal_ends_with_the_round() -> None:
    agenda, party = "D02", "dnvp"
    play = new_table(agendas={**PLAIN, party: agenda})
    do(play, AgendaEffects(party), EndOfRound())
    play.position.round += 1
    seats(play, spd=4, kpd=4, z=4, dnvp=4)
    seats(play, **{party: 5})
    do(play, FormGovernment())
    assert asked(play, party).kind == "join-coalition"


def test_d02_makes_take_control_cheaper_this_round() -> None:
    play = new_table(agendas={**PLAIN, "dnvp": "D02"})
    assert [cost(play, party, "take-control") for party in PARTIES] == [3, 0, 2, 2]
    do(play, AgendaEffects("dnvp"))
    assert [cost(play, party, "take-control") for party in PARTIES] == [3, 0, 2, 1]
    do(play, EndOfRound())
    assert cost(play, "dnvp", "take-control") == 2


def test_a_new_set_is_in_the_deck_before_cards_are_drawn() -> None:
    play = new_table(agendas={**PLAIN, "spd": "S01"})
    play.position.set_aside = {"spd:L": list(components().set_cards["spd", "L"])}
    play.position.decks["spd"] = []
    do(play, AgendaEffects("spd"), DrawParty("spd"))
    answer(play, "berlin", "spd")
    assert len(play.position.hands["spd"]) == 3
    assert set(play.position.hands["spd"]) <= set(components().set_cards["spd", "L"])


def test_agendas_are_chosen_in_secret_and_all_four_are_always_there() -> None:
    play = do(new_table(), ChooseAgendas())
    assert {d.seat: len(d.options) for d in play.position.decisions} == dict.fromkeys(PARTIES, 4)
    answer(play, "K01", "kpd")
    assert play.position.issues == {}
    assert not play.position.agendas_open
