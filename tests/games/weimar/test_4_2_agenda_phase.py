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


def agendas(play: WeimarRunner, first: str = "spd", **chosen: str) -> WeimarRunner:
    """The phase up to the revealed agendas; who is not named takes a quiet one."""
    do(play, AgendaPhase())
    if asked(play).kind == "first-player":
        answer(play, first)
    for party, agenda in {**QUIET, **chosen}.items():
        answer(play, agenda, party, kind="agenda")
    return play


def fresh(**fields: object) -> WeimarRunner:
    return table(set_aside={name: list(cards) for name, cards in SETS.items()}, **fields)


# --- order of play ------------------------------------------------------------------------------
def test_the_winner_of_reparations_starts() -> None:
    play = do(fresh(lead_next="z"), AgendaPhase())
    assert play.position.turn_order == ("z", "dnvp", "spd", "kpd")
    assert play.position.lead_next == "", "for one round only"


def test_otherwise_the_chancellor_decides_who_starts_even_another() -> None:
    """Ruling 47."""
    play = do(fresh(government=("z", "spd"), chancellor="z"), AgendaPhase())
    assert options(play, "z") == set(PARTIES)
    answer(play, "kpd", "z", kind="first-player")
    assert play.position.turn_order == ("kpd", "z", "dnvp", "spd")


def test_play_goes_clockwise_spd_kpd_zentrum_dnvp() -> None:
    play = do(fresh(), AgendaPhase())
    answer(play, "spd")
    assert play.position.turn_order == ("spd", "kpd", "z", "dnvp")


# --- cards and the choice -----------------------------------------------------------------------
def test_each_player_draws_two_timeline_cards() -> None:
    play = do(fresh(), AgendaPhase())
    answer(play, "spd")
    for party in PARTIES:
        assert len(play.position.hands[party]) == 2
        assert all(play.components.cards[c].deck == "timeline" for c in play.position.hands[party])
    assert len(play.position.decks["timeline"]) == 24


def test_all_four_choose_among_all_four_agendas_at_the_same_time() -> None:
    play = do(fresh(), AgendaPhase())
    answer(play, "spd")
    assert {d.seat for d in play.position.decisions} == set(PARTIES)
    assert options(play, "z") == {"Z01", "Z02", "Z03", "Z04"}


def test_agendas_never_leave_the_game() -> None:
    play = agendas(fresh(), spd="S04")
    do(play, AgendaPhase())
    answer(play, "spd")
    assert "S04" in options(play, "spd")


def test_a_chosen_agenda_lies_face_down_until_all_have_chosen() -> None:
    play = do(fresh(), AgendaPhase())
    answer(play, "spd")
    answer(play, "K01", "kpd")
    assert happened(play, AgendaRevealed) == []
    assert VIEWER.view(play.position, "spd").agendas["kpd"] != "K01"
    assert VIEWER.view(play.position, "kpd").agendas["kpd"] == "K01"


def test_agendas_are_turned_over_together() -> None:
    play = agendas(fresh())
    assert {e.party: e.agenda for e in happened(play, AgendaRevealed)} == QUIET


# --- issues -------------------------------------------------------------------------------------
def test_named_white_issues_enter_on_the_indicated_spots() -> None:
    play = agendas(fresh())
    assert play.position.issues == {
        "foreign-affairs-1": "S1",
        "reparations": "0",
        "uspd": "K1",
        "economy-1": "K1",
        "dvp": "Z1",
        "ddp": "0",
        "security-1": "0",
    }


def test_of_two_copies_marker_1_comes_first_then_marker_2() -> None:
    """Ruling 36: in turn order."""
    play = agendas(fresh(), spd="S01", kpd="K03")
    assert play.position.issues["economy-1"] == "S1"
    assert play.position.issues["economy-2"] == "K1"


def test_a_single_issue_named_twice_enters_once() -> None:
    """Ruling 36: Reparations by SPD (0), then by DNVP (D1)."""
    play = agendas(fresh(), spd="S03", dnvp="D02")
    assert play.position.issues["reparations"] == "0"


def test_the_first_in_turn_order_places_a_single_issue() -> None:
    play = agendas(fresh(), first="dnvp", spd="S03", dnvp="D02")
    assert play.position.issues["reparations"] == "D1"


def test_issues_of_all_players_enter_before_any_other_effect() -> None:
    play = agendas(fresh(), spd="S04", kpd="K03", z="Z04", dnvp="D04")
    assert asked(play).kind == "choose-city", "SPD places its base now"
    assert play.position.issues["foreign-affairs-1"] == "D1"


def test_a_white_issue_of_choice_must_be_one_not_on_the_track() -> None:
    play = agendas(fresh(), kpd="K04")
    question = asked(play, "kpd")
    assert question.kind == "choose-issue"
    on_track = set(play.position.issues)
    assert on_track.isdisjoint(question.options)
    assert "media-1" in question.options
    assert "rentenmark" not in question.options, "yellow"
    answer(play, "media-1")
    assert play.position.issues["media-1"] == "0"


# --- other effects ------------------------------------------------------------------------------
def test_other_effects_follow_one_player_at_a_time_in_turn_order() -> None:
    play = agendas(fresh(), first="dnvp", spd="S01", dnvp="D04")
    assert asked(play).seat == "dnvp"
    answer(play, "berlin", "dnvp")
    assert asked(play).seat == "spd"


def test_effects_until_the_end_of_the_round_are_laid_down() -> None:
    play = agendas(fresh(), dnvp="D02")
    scopes = {(r.modifier, r.scope, r.party) for r in play.position.rules}
    assert ("forbid", "coalition", "dnvp") in scopes
    assert ("cost", "take-control", "dnvp") in scopes


# --- party cards and sets -----------------------------------------------------------------------
def test_each_player_draws_three_party_cards() -> None:
    play = agendas(fresh(), z="Z01", spd="S04", dnvp="D04")
    while asked(play).kind == "choose-city":
        answer(play, asked(play).options[0])
    for party in PARTIES:
        assert len(play.position.hands[party]) == 5


def test_example_socialism_draws_three_revolution_now_four() -> None:
    """SPD begins the impulse phase with 5 cards, KPD with 6; both have shuffled a set in."""
    play = agendas(fresh(), spd="S01", kpd="K01")
    answer(play, "berlin", "spd")
    assert len(play.position.hands["spd"]) == 5
    assert len(play.position.hands["kpd"]) == 6
    assert len(play.position.decks["spd"]) == 12 + 5 - 3
    assert len(play.position.decks["kpd"]) == 12 + 5 - 4
    assert {(e.party, e.set) for e in happened(play, SetAdded)} == {("spd", "L"), ("kpd", "R")}


def test_a_card_of_reparations_is_drawn_on_top_and_only_once() -> None:
    play = fresh()
    play.position.draw_next["dnvp"] = 1
    agendas(play)
    assert len(play.position.hands["dnvp"]) == 2 + 3 + 1 + 1, "D02 draws one too"
    assert play.position.draw_next["dnvp"] == 0


def test_a_set_is_shuffled_together_with_deck_and_discards_before_drawing() -> None:
    """Ruling 53."""
    play = fresh()
    play.position.decks["spd"] = ["S05", "S06"]
    play.position.discards["spd"] = [f"S{n:02}" for n in range(7, 17)]
    agendas(play, spd="S02")
    assert play.position.discards["spd"] == []
    drawn = [c for c in play.position.hands["spd"] if c.startswith("S")]
    assert len(drawn) == 3
    everything = {f"S{n:02}" for n in range(5, 17)} | set(SETS["spd:D"])
    assert set(play.position.decks["spd"]) | set(drawn) == everything


def test_the_same_agenda_later_adds_nothing_again() -> None:
    play = fresh(sets={"spd": ("D",), "kpd": (), "z": (), "dnvp": ()})
    agendas(play, spd="S02")
    assert happened(play, SetAdded) == []
    assert play.position.set_aside["spd:D"] == SETS["spd:D"]


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    """Ruling 52."""
    play = fresh()
    play.position.decks["z"] = ["Z05"]
    play.position.discards["z"] = ["Z06", "Z07", "Z08"]
    agendas(play, z="Z04")
    drawn = {c for c in play.position.hands["z"] if c.startswith("Z")}
    assert drawn == {"Z05", "Z06", "Z07", "Z08"}
    assert DeckShuffled("z") in happened(play, DeckShuffled)


def test_with_neither_deck_nor_discards_fewer_are_drawn() -> None:
    """Ruling 52."""
    play = fresh()
    play.position.decks["z"] = ["Z05"]
    agendas(play, z="Z04")
    assert [c for c in play.position.hands["z"] if c.startswith("Z")] == ["Z05"]


def test_drawn_cards_are_seen_by_their_owner_only() -> None:
    play = agendas(fresh())
    drawn = next(e for e in happened(play, CardsDrawn) if e.party == "kpd")
    assert drawn.seen_by("kpd") == drawn
    hidden = drawn.seen_by("spd")
    assert isinstance(hidden, CardsDrawn)
    assert set(hidden.cards) == {"?"}


# --- what is open and what is hidden (R43) ------------------------------------------------
def test_hands_of_others_and_all_decks_are_hidden() -> None:
    play = agendas(fresh())
    seen = VIEWER.view(play.position, "kpd")
    assert seen.hands["kpd"] == play.position.hands["kpd"]
    for party in ("spd", "z", "dnvp"):
        assert set(seen.hands[party]) == {"?"}
        assert len(seen.hands[party]) == len(play.position.hands[party])
    assert all(set(deck) <= {"?"} for deck in seen.decks.values())
    assert seen.dice.seed == ""


def test_discards_removed_cards_sets_points_and_reserves_are_open() -> None:
    play = agendas(fresh(removed=["S10"]))
    play.position.discards["spd"] = ["S05"]
    seen = VIEWER.view(play.position, None)
    assert seen.discards["spd"] == ["S05"]
    assert seen.removed == ["S10"]
    assert seen.set_aside == play.position.set_aside
    assert (seen.vp, seen.reserve) == (play.position.vp, play.position.reserve)
    assert seen.agendas == QUIET
