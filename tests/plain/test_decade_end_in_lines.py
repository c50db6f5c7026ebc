"""Line mode shows the tables by which the End of Decade of *Wir sind das Volk!* is judged."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.plain.conftest import Player, Run
from weimar_tui.games.wir_sind_das_volk.rules import events as e
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.view.narration import VolkNarration
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkMessages
from weimar_tui.kernel.events import Event
from weimar_tui.registry import load_game


def below(events: Sequence[Event], place: int = 0, lang: str = "en") -> list[str]:
    """The lines that line mode prints below the event at `place`."""
    game = load_game("wir_sind_das_volk")
    assert isinstance(game, VolkGame)
    words = VolkMessages(lang, game.data, strict=True)
    return list(VolkNarration().roll_lines(words, events, place, "west"))


def flight(steps: int, points: int, has: int) -> e.FlightCounted:
    return e.FlightCounted(steps, 0, 0, 0, 0, 0, steps, points, has)


def test_flight_shows_what_fewer_and_more_steps_cost_and_where_bankruptcy_begins() -> None:
    assert below([flight(3, 1, 9)]) == [
        "Steps: 0 to 1: nothing · 2 to 3: 1 point · 4 to 5: 2 points · 20 or more: Bankruptcy."
    ]
    assert below([flight(8, 4, 3)]) == [
        "Steps: 0 to 1: nothing · 2 to 3: 1 point · 4 to 5: 2 points · 6 to 7: 3 points · "
        "8 or more: Bankruptcy."
    ]


def test_prestige_shows_the_neighbouring_fields_and_joins_equal_ones() -> None:
    (table,) = below([e.PrestigeExecuted(-1, -1, "west")])
    assert table.startswith("Fields: -3: Place 1 unrest in the East · -2 to -1: ")
    assert "0: nothing · +1: Build 1 point in the East" in table
    (edge,) = below([e.PrestigeExecuted(6, 6, "east")])
    assert edge.count(" · ") == 2 and "+6: " in edge and "+3" not in edge


def test_socialists_show_the_fields_at_which_the_game_would_end() -> None:
    assert below([e.SocialistsCounted(0, 0, 0, 1)]) == [
        "Fields: -2 to -1: -1 · 0: no change · +1 to +2: +1."
    ]
    (nearly,) = below([e.SocialistsCounted(2, 1, 3, 8)])
    assert "+1 to +2: +1 · +3 to +4: Socialism wins" in nearly
    (none,) = below([e.SocialistsCounted(-1, -1, 0, 0)])
    assert "-3 to -1: Socialism fails" in none


def test_markers_show_when_a_state_collapses() -> None:
    assert below([e.MarkersCounted(1, 2)]) == [
        "Markers: 0 to 3: the state holds out · 4 or more: it collapses."
    ]


def test_a_phase_without_effect_says_so_but_only_once_it_is_over() -> None:
    empty = [e.PhaseStarted(6), e.PhaseStarted(7), e.Attacked("ost-berlin", "west-berlin", 1, 1)]
    assert below(empty) == ["Nothing happens."]
    assert below(empty, 1) == []
    assert below(empty[:1]) == []


@pytest.mark.parametrize("lang", ["de", "zh"])
def test_the_tables_speak_each_language(lang: str) -> None:
    for event in (
        flight(3, 1, 9),
        e.PrestigeExecuted(0, 0, "west"),
        e.SocialistsCounted(1, 1, 0, 1),
        e.MarkersCounted(0, 0),
    ):
        (said,) = below([event], lang=lang)
        (english,) = below([event])
        assert said != english


# --- a game, line by line -------------------------------------------------------------------------
def test_the_player_reads_which_side_is_theirs_and_nothing_about_keys(run: Run) -> None:
    player = Player("new", "begin", "?", "quit")
    run(player, game="wir_sind_das_volk")
    assert "\nYou play West.\n" in player.after("begin")
    assert "Seven cards are face up" in player.after("?")
    assert "A flight symbol adds a step" in player.after("?"), "no signs that only screens show"
    assert "arrow" not in player.after("?") and "R (red)" not in player.after("?")
    assert "Left and right" not in player.after("?") and "left and right" not in player.after("?")


def test_two_at_one_keyboard_are_told_no_side(run: Run) -> None:
    player = Player("new", "play as", "several people here", "begin", "quit")
    run(player, game="wir_sind_das_volk")
    assert "Decade I begins" in player.said and "You play" not in player.said


def test_what_all_uses_of_a_card_bring_is_said_once(run: Run) -> None:
    opening = Player("new", "begin", "quit")
    run(opening, game="wir_sind_das_volk")
    theirs = next(
        line.partition(".")[0]
        for line in opening.said.splitlines()
        if "event not yours" in line and "hand" not in line
    )
    player = Player("new", "begin", theirs, "quit")
    run(player, game="wir_sind_das_volk")
    said = player.after(theirs)
    assert said.count("Denied to the East") == 1
    assert "\nWhichever you choose: Denied to the East" in said


def test_the_end_is_told_once(run: Run) -> None:
    player = Player("new", "begin", then="1")
    run(player, game="wir_sind_das_volk")
    (last,) = [line for line in player.said.splitlines() if line.startswith("Winner: ")]
    ending = player.said.split("9.", 1)[-1]
    for sentence in ("The West wins.", "The East wins."):
        assert ending.count(f"{sentence}\n") <= 1
    assert last.removeprefix("Winner: ") in ("West", "East")


def test_a_bots_reason_is_told_before_the_player_chooses_a_card(run: Run) -> None:
    player = Player("new", "begin", *["1"] * 60)
    run(player, game="wir_sind_das_volk")
    told = [part for part in player.answers() if "  Why: " in part]
    assert len(told) > 3
    for part in told:
        taken = part.find("The East takes ")
        assert 0 <= taken < part.find("  Why: "), part


def test_the_special_card_says_what_it_does_as_other_cards_do(run: Run) -> None:
    player = Player("new", "play as", "east", "begin", *["1"] * 8)
    run(player, game="wir_sind_das_volk")
    asked = next(part for part in player.answers() if "“Russian tanks” (I): event" in part)
    row = asked[asked.index("“Russian tanks” (I): event") :].replace("\n  ", " ")
    assert row.startswith("“Russian tanks” (I): event: ") and "unrest" in row.split("\n")[0]
