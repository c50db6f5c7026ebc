"""Rulebook 4.2: the agenda phase."""

from __future__ import annotations

from tests.games.weimar.table import answer, asked, do, happened, options, table
from weimar_tui.games.weimar.rules.events import AgendaRevealed, CardsDrawn, DeckShuffled, SetAdded
from weimar_tui.games.weimar.rules.phases.course import AgendaPhase
from weimar_tui.games.weimar.rules.position import PARTIES, VIEWER
from weimar_tui.games.weimar.rules.runner import WeimarRunner

QUIET = {"spd": "S03", "kpd": "K03", "z": "Z04", "dnvp": "D02"}
"""Agendas whose effects ask nothing."""

SETS = {
    "spd:L": ["S17", "S18", "S19", "S20", "S21"],
    "spd:D": ["S22", "S23", "S24", "S25", "S26"],
    "kpd:R": ["K22", "K23", "K24", "K25", "K26"],
    "z:O": ["Z22", "Z23", "Z24", "Z25", "Z26"],
}


def agendas(runner: WeimarRunner, first: str = "spd", **chosen: str) -> WeimarRunner:
    """Play the phase up to the revealed agendas; parties not given take a quiet one."""
    do(runner, AgendaPhase())
    if asked(runner).kind == "first-player":
        answer(runner, first)
    for party, agenda in {**QUIET, **chosen}.items():
        answer(runner, agenda, party, kind="agenda")
    return runner


def fresh(**fields: object) -> WeimarRunner:
    return table(set_aside={name: list(cards) for name, cards in SETS.items()}, **fields)


# --- order of play ------------------------------------------------------------------------------
def test_the_winner_of_reparations_starts() -> None:
    runner = do(fresh(lead_next="z"), AgendaPhase())
    assert runner.position.turn_order == ("z", "dnvp", "spd", "kpd")
    assert runner.position.lead_next == "", "for one round only"


def test_otherwise_the_chancellor_decides_who_starts_even_another() -> None:
    """R23."""
    runner = do(fresh(government=("z", "spd"), chancellor="z"), AgendaPhase())
    assert options(runner, "z") == set(PARTIES)
    answer(runner, "kpd", "z", kind="first-player")
    assert runner.position.turn_order == ("kpd", "z", "dnvp", "spd")


def test_play_goes_clockwise_spd_kpd_zentrum_dnvp() -> None:
    runner = do(fresh(), AgendaPhase())
    answer(runner, "spd")
    assert runner.position.turn_order == ("spd", "kpd", "z", "dnvp")


# --- cards and the choice -----------------------------------------------------------------------
def test_each_player_draws_two_timeline_cards() -> None:
    runner = do(fresh(), AgendaPhase())
    answer(runner, "spd")
    for party in PARTIES:
        assert len(runner.position.hands[party]) == 2
        assert all(
            runner.components.cards[c].deck == "timeline" for c in runner.position.hands[party]
        )
    assert len(runner.position.decks["timeline"]) == 24


def test_all_four_choose_among_all_four_agendas_at_the_same_time() -> None:
    runner = do(fresh(), AgendaPhase())
    answer(runner, "spd")
    assert {d.seat for d in runner.position.decisions} == set(PARTIES)
    assert options(runner, "z") == {"Z01", "Z02", "Z03", "Z04"}


def test_agendas_never_leave_the_game() -> None:
    runner = agendas(fresh(), spd="S04")
    do(runner, AgendaPhase())
    answer(runner, "spd")
    assert "S04" in options(runner, "spd")


def test_a_chosen_agenda_lies_face_down_until_all_have_chosen() -> None:
    runner = do(fresh(), AgendaPhase())
    answer(runner, "spd")
    answer(runner, "K01", "kpd")
    assert happened(runner, AgendaRevealed) == []
    assert VIEWER.view(runner.position, "spd").agendas["kpd"] != "K01"
    assert VIEWER.view(runner.position, "kpd").agendas["kpd"] == "K01"


def test_agendas_are_turned_over_together() -> None:
    runner = agendas(fresh())
    assert {e.party: e.agenda for e in happened(runner, AgendaRevealed)} == QUIET


# --- issues -------------------------------------------------------------------------------------
def test_named_white_issues_enter_on_the_indicated_spots() -> None:
    runner = agendas(fresh())
    assert runner.position.issues == {
        "foreign-affairs-1": "S1",
        "reparations": "0",
        "uspd": "K1",
        "economy-1": "K1",
        "dvp": "Z1",
        "ddp": "0",
        "security-1": "0",
    }


def test_of_two_copies_marker_1_comes_first_then_marker_2() -> None:
    """In turn order."""
    runner = agendas(fresh(), spd="S01", kpd="K03")
    assert runner.position.issues["economy-1"] == "S1"
    assert runner.position.issues["economy-2"] == "K1"


def test_a_single_issue_named_twice_enters_once() -> None:
    """Reparations by SPD (0), then by DNVP (D1)."""
    runner = agendas(fresh(), spd="S03", dnvp="D02")
    assert runner.position.issues["reparations"] == "0"


def test_the_first_in_turn_order_places_a_single_issue() -> None:
    runner = agendas(fresh(), first="dnvp", spd="S03", dnvp="D02")
    assert runner.position.issues["reparations"] == "D1"


def test_issues_of_all_players_enter_before_any_other_effect() -> None:
    runner = agendas(fresh(), spd="S04", kpd="K03", z="Z04", dnvp="D04")
    assert asked(runner).kind == "choose-city", "SPD places its base now"
    assert runner.position.issues["foreign-affairs-1"] == "D1"


def test_a_white_issue_of_choice_must_be_one_not_on_the_track() -> None:
    runner = agendas(fresh(), kpd="K04")
    question = asked(runner, "kpd")
    assert question.kind == "choose-issue"
    on_track = set(runner.position.issues)
    assert on_track.isdisjoint(question.options)
    assert "media-1" in question.options
    assert "rentenmark" not in question.options, "yellow"
    answer(runner, "media-1")
    assert runner.position.issues["media-1"] == "0"


# --- other effects ------------------------------------------------------------------------------
def test_other_effects_follow_one_player_at_a_time_in_turn_order() -> None:
    runner = agendas(fresh(), first="dnvp", spd="S01", dnvp="D04")
    assert asked(runner).seat == "dnvp"
    answer(runner, "berlin", "dnvp")
    assert asked(runner).seat == "spd"


def test_effects_until_the_end_of_the_round_are_laid_down() -> None:
    runner = agendas(fresh(), dnvp="D02")
    scopes = {(r.modifier, r.scope, r.party) for r in runner.position.rules}
    assert ("forbid", "coalition", "dnvp") in scopes
    assert ("cost", "take-control", "dnvp") in scopes


# --- party cards and sets -----------------------------------------------------------------------
def test_each_player_draws_three_party_cards() -> None:
    runner = agendas(fresh(), z="Z01", spd="S04", dnvp="D04")
    while asked(runner).kind == "choose-city":
        answer(runner, asked(runner).options[0])
    for party in PARTIES:
        assert len(runner.position.hands[party]) == 5


def test_example_socialism_draws_three_revolution_now_four() -> None:
    """SPD begins the impulse phase with 5 cards, KPD with 6; both have shuffled a set in."""
    runner = agendas(fresh(), spd="S01", kpd="K01")
    answer(runner, "berlin", "spd")
    assert len(runner.position.hands["spd"]) == 5
    assert len(runner.position.hands["kpd"]) == 6
    assert len(runner.position.decks["spd"]) == 12 + 5 - 3
    assert len(runner.position.decks["kpd"]) == 12 + 5 - 4
    assert {(e.party, e.set) for e in happened(runner, SetAdded)} == {("spd", "L"), ("kpd", "R")}


def test_a_card_of_reparations_is_drawn_on_top_and_only_once() -> None:
    runner = fresh()
    runner.position.draw_next["dnvp"] = 1
    agendas(runner)
    assert len(runner.position.hands["dnvp"]) == 2 + 3 + 1 + 1, "D02 draws one too"
    assert runner.position.draw_next["dnvp"] == 0


def test_a_set_is_shuffled_together_with_deck_and_discards_before_drawing() -> None:
    """R33."""
    runner = fresh()
    runner.position.decks["spd"] = ["S05", "S06"]
    runner.position.discards["spd"] = [f"S{n:02}" for n in range(7, 17)]
    agendas(runner, spd="S02")
    assert runner.position.discards["spd"] == []
    drawn = [c for c in runner.position.hands["spd"] if c.startswith("S")]
    assert len(drawn) == 3
    everything = {f"S{n:02}" for n in range(5, 17)} | set(SETS["spd:D"])
    assert set(runner.position.decks["spd"]) | set(drawn) == everything


def test_the_same_agenda_later_adds_nothing_again() -> None:
    runner = fresh(sets={"spd": ("D",), "kpd": (), "z": (), "dnvp": ()})
    agendas(runner, spd="S02")
    assert happened(runner, SetAdded) == []
    assert runner.position.set_aside["spd:D"] == SETS["spd:D"]


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    """R33."""
    runner = fresh()
    runner.position.decks["z"] = ["Z05"]
    runner.position.discards["z"] = ["Z06", "Z07", "Z08"]
    agendas(runner, z="Z04")
    drawn = {c for c in runner.position.hands["z"] if c.startswith("Z")}
    assert drawn == {"Z05", "Z06", "Z07", "Z08"}
    assert DeckShuffled("z") in happened(runner, DeckShuffled)


def test_with_neither_deck_nor_discards_fewer_are_drawn() -> None:
    """R33."""
    runner = fresh()
    runner.position.decks["z"] = ["Z05"]
    agendas(runner, z="Z04")
    assert [c for c in runner.position.hands["z"] if c.startswith("Z")] == ["Z05"]


def test_drawn_cards_are_seen_by_their_owner_only() -> None:
    runner = agendas(fresh())
    drawn = next(e for e in happened(runner, CardsDrawn) if e.party == "kpd")
    assert drawn.seen_by("kpd") == drawn
    hidden = drawn.seen_by("spd")
    assert isinstance(hidden, CardsDrawn)
    assert set(hidden.cards) == {"?"}


# --- what is open and what is hidden (R43) ------------------------------------------------
def test_hands_of_others_and_all_decks_are_hidden() -> None:
    runner = agendas(fresh())
    seen = VIEWER.view(runner.position, "kpd")
    assert seen.hands["kpd"] == runner.position.hands["kpd"]
    for party in ("spd", "z", "dnvp"):
        assert set(seen.hands[party]) == {"?"}
        assert len(seen.hands[party]) == len(runner.position.hands[party])
    assert all(set(deck) <= {"?"} for deck in seen.decks.values())
    assert seen.dice.seed == ""


def test_discards_removed_cards_sets_points_and_reserves_are_open() -> None:
    runner = agendas(fresh(removed=["S10"]))
    runner.position.discards["spd"] = ["S05"]
    seen = VIEWER.view(runner.position, None)
    assert seen.discards["spd"] == ["S05"]
    assert seen.removed == ["S10"]
    assert seen.set_aside == runner.position.set_aside
    assert (seen.vp, seen.reserve) == (runner.position.vp, runner.position.reserve)
    assert seen.agendas == QUIET
