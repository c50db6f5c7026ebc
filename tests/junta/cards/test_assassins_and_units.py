"""Assassins, guards, police overtime, excuses, units: each card played at a table."""

from __future__ import annotations

import pytest

from tests.junta.table import (
    answer,
    answers,
    asked,
    at_rest,
    coup,
    dice,
    do,
    exile,
    family,
    game,
    hand,
    happened,
    kinds,
    on_table,
    options,
    pocket,
    sound,
    standing,
    table,
)
from weimar_tui.games.junta.rules.coup.movement import Turn
from weimar_tui.games.junta.rules.coup.start import CoupPhase
from weimar_tui.games.junta.rules.events import (
    AttemptFailed,
    Burgled,
    DiedByOwnCard,
    ExcuseTurned,
    Murdered,
)
from weimar_tui.games.junta.rules.phases.assassinations import AssassinationPhase
from weimar_tui.games.junta.rules.play import JuntaPlay


def attempt(
    card: str,
    *,
    notes: tuple[int, ...] = (),
    faces: tuple[int, ...] = (),
    guards: tuple[str, ...] = (),
    purse: tuple[int, ...] = (),
) -> JuntaPlay:
    """C plays an assassin's card against D, who is at home and holds `guards` and `purse`."""
    play = table(5)
    for each in play.position.families.values():
        each.choice = "home"
    hand(play, "C", card)
    hand(play, "D", *guards)
    pocket(play, "C", *notes)
    pocket(play, "D", *purse)
    dice(play, *faces)
    do(play, AssassinationPhase())
    answers(play, "B done", f"C card:{card}", "C delgado")
    if asked(play).kind == "where":
        answer(play, "home")
    if asked(play).kind == "notes":
        answer(play, options(play)[0])
    return play


def reveal(play: JuntaPlay) -> JuntaPlay:
    while kinds(play)[0].endswith("attack"):
        answer(play, "done", play.position.decisions[0].seat)
    return play


@pytest.mark.parametrize(("face", "dies"), [(3, False), (4, True), (6, True)])
def test_amateur_needs_4_to_6(face: int, dies: bool) -> None:
    """Worked case 9."""
    play = reveal(attempt("amateur", notes=(1,), faces=(face,)))
    assert play.position.under.total == 1
    assert (family(play, "D").state == "dead") is dies
    assert play.position.excuse is dies


def test_professional_costs_two_and_does_not_miss() -> None:
    play = reveal(attempt("professional", notes=(2,)))
    assert play.position.under.total == 2
    assert family(play, "D").state == "dead"


def test_foreign_assassin_spares_president_and_minister() -> None:
    """Ruling J66 and worked case 10."""
    play = table(5)
    hand(play, "C", "foreign-agent")
    pocket(play, "C", 1)
    do(play, AssassinationPhase())
    answers(play, "B done", "C card:foreign-agent")
    assert options(play) == ("delgado", "espino")


def test_royal_guardsman_attacks_or_shields_with_the_monarchists() -> None:
    """Ruling J67."""
    play = table(5)
    hand(play, "C", "royal-guardsman")
    do(play, AssassinationPhase())
    answer(play, "done", "B")
    assert options(play) == ("done",)

    armed = table(5)
    for each in armed.position.families.values():
        each.choice = "home"
    on_table(armed, "C", "monarchists")
    hand(armed, "C", "royal-guardsman")
    do(armed, AssassinationPhase())
    answers(armed, "B done", "C card:royal-guardsman", "C delgado", "C home")
    reveal(armed)
    assert family(armed, "D").state == "dead"

    guarded = table(5)
    for each in guarded.position.families.values():
        each.choice = "home"
    on_table(guarded, "C", "monarchists")
    hand(guarded, "C", "royal-guardsman")
    do(guarded, AssassinationPhase())
    answers(guarded, "B police", "B cortina", "B home")
    reveal(guarded)
    answer(guarded, "use:royal-guardsman", "C")
    assert family(guarded, "C").state == "alive"


@pytest.mark.parametrize(
    ("faces", "victim", "player", "reason"),
    [
        ((2,), "dead", "alive", None),
        ((4,), "alive", "alive", "volunteer"),
        ((6, 3), "alive", "alive", "volunteer"),
        ((6, 4), "alive", "dead", "volunteer"),
    ],
)
def test_unstable_volunteer(
    faces: tuple[int, ...], victim: str, player: str, reason: str | None
) -> None:
    """Ruling J85: rolled when carried out; dying by him is no murder and gives no excuse."""
    play = reveal(attempt("unstable-volunteer", notes=(3,), faces=faces))
    assert family(play, "D").state == victim
    assert family(play, "C").state == player
    if player == "dead":
        assert happened(play, DiedByOwnCard)
        assert not happened(play, Murdered)
        assert not play.position.excuse
        assert play.position.under.total == 3
    if reason:
        assert happened(play, AttemptFailed)[0].reason == reason


def test_burglars_take_two_from_a_family_that_is_not_at_home() -> None:
    """Ruling J33."""
    play = table(5)
    for each in play.position.families.values():
        each.choice = "club"
    hand(play, "C", "burglars")
    pocket(play, "D", 3, 1)
    do(play, AssassinationPhase())
    answers(play, "B done", "C card:burglars", "C delgado")
    answer(play, "home", "C")
    reveal(play)
    assert (asked(play).kind, asked(play).seat, options(play)) == ("burgled", "delgado", ("0.0.1",))
    answer(play, "0.0.1")
    assert family(play, "C").pocket.total == 3
    assert happened(play, Burgled)
    assert not play.position.excuse


def test_burglars_find_somebody_at_home() -> None:
    play = reveal(attempt("burglars"))
    assert [event.reason for event in happened(play, AttemptFailed)] == ["home"]


@pytest.mark.parametrize("card", ["bodyguard", "body-double"])
def test_guards_shield_for_nothing(card: str) -> None:
    play = reveal(attempt("professional", notes=(2,), guards=(card,)))
    answer(play, f"use:{card}", "D")
    assert family(play, "D").state == "alive"
    assert [event.reason for event in happened(play, AttemptFailed)] == ["shield"]


def test_bribing_the_assassin_costs_two() -> None:
    play = attempt("professional", notes=(2,), guards=("bribe-assassin",), purse=(1, 1))
    reveal(play)
    answers(play, "D use:bribe-assassin", "D 2.0.0")
    assert family(play, "D").state == "alive"
    assert play.position.under.total == 4


def test_without_the_money_the_assassin_is_not_bribed() -> None:
    play = reveal(attempt("professional", notes=(2,), guards=("bribe-assassin",)))
    assert options(play) == ("no",)


def test_overtime_gives_the_minister_one_more_attempt() -> None:
    play = table(5)
    hand(play, "B", "overtime")
    pocket(play, "B", 2)
    do(play, AssassinationPhase())
    answers(play, "B police", "B delgado", "B club", "B card:overtime", "B espino", "B bank")
    answer(play, "0.1.0")
    assert [made.means for made in play.position.attempts] == ["police", "overtime"]
    # The police have been to the bank, so it is safe from them now.
    assert play.position.bank_marker == 2


def test_overtime_is_for_the_minister_only() -> None:
    """Ruling J25: or for the brother-in-law who runs the office."""
    play = table(5)
    hand(play, "C", "overtime")
    pocket(play, "C", 2)
    do(play, AssassinationPhase())
    answer(play, "done", "B")
    assert options(play) == ("done",)

    brother = table(5)
    exile(brother, "B")
    hand(brother, "A", "overtime")
    pocket(brother, "A", 2)
    do(brother, AssassinationPhase())
    answer(brother, "minister", "A")
    assert "card:overtime" in options(brother, "A")


@pytest.mark.parametrize("card", ["un-report", "street-carnival", "foreign-correspondent"])
def test_excuses_turn_the_marker(card: str) -> None:
    play = table(5)
    hand(play, "D", card)
    do(play, CoupPhase())
    answer(play, f"excuse:{card}", "D")
    assert [event.reason for event in happened(play, ExcuseTurned)] == [card]
    assert card in play.position.lying


@pytest.mark.parametrize(
    ("card", "area", "unit", "number"),
    [
        ("student-protest", "university", "demonstrators", 6),
        ("general-strike", "station", "strikers", 5),
        ("mass-rally", "market", "rally", 6),
        ("slum-riot", "slum", "rioters", 8),
        ("march-on-chamber", "chamber", "demonstrators", 4),
        ("dock-strike", "harbour", "strikers", 5),
        ("bread-riot", "santa-rosa", "rioters", 5),
        ("peasants-strike", "suburb-west", "strikers", 4),
        ("christian-militia", "cathedral", "militia", 3),
        ("pretender", "suburb-north", "militia", 3),
        ("peasant-uprising", "suburb-west", "rally", 8),
    ],
)
def test_unit_cards_bring_units(card: str, area: str, unit: str, number: int) -> None:
    play = table(5)
    coup(play, "D", phase=0)
    hand(play, "D", card)
    do(play, Turn("delgado", "delgado"))
    answer(play, f"card:{card}")
    assert standing(play, area)[f"D {unit}"] == number
    assert play.position.lying == [card]
    assert sound(play)


def test_the_helicopter_comes_to_a_suburb_of_ones_choice() -> None:
    play = table(5)
    coup(play, "D", phase=1)
    hand(play, "D", "helicopter")
    do(play, Turn("delgado", "delgado"))
    answer(play, "card:helicopter")
    assert set(options(play)) == {"suburb-north", "suburb-east", "suburb-west"}
    answer(play, "suburb-east")
    assert standing(play, "suburb-east") == {"D helicopter": 1}


def test_every_card_has_a_test() -> None:
    """Each of the 63 cards (70 with copies) is named in a test of this folder or of the coup."""
    from pathlib import Path

    here = Path(__file__).parent
    texts = [path.read_text(encoding="utf-8") for path in here.glob("test_*.py")]
    texts.append((here.parent / "test_coup_movement.py").read_text(encoding="utf-8"))
    texts.append((here.parent / "test_coup_start.py").read_text(encoding="utf-8"))
    told = "\n".join(texts)
    missing = [card for card in game().box.cards if f'"{card}"' not in told]
    assert [card for card in missing if f":{card}" not in told] == []
    assert at_rest(do(table(5)))
