"""Line mode explains rolls, says why bots play, and previews answers if they are few."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.make_saves import SAVES
from tests.plain.conftest import Player, Run
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.view.narration import WeimarNarration
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.replay import Replay
from weimar_tui.play.branch import branch
from weimar_tui.registry import load_game


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    game = load_game("weimar")
    assert isinstance(game, WeimarGame)
    return game


def played(run: Run, game: WeimarGame, folder: Path, moment: int, seat: str, *typed: str) -> Player:
    """A player who types lines at a moment of a recorded game."""
    path = folder / f"{moment}.weimar"
    players = dict.fromkeys(game.seats(), "steady") | {seat: "human"}
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    branch(replay, moment, path, players=players)
    player = Player(*typed, "quit")
    run(player, game="weimar", open_file=path)
    return player


def test_a_roll_of_mine_has_its_result_table(run: Run, game: WeimarGame, tmp_path: Path) -> None:
    said = played(run, game, tmp_path, 709, "kpd", "1").after("1").splitlines()
    roll = next(n for n, line in enumerate(said) if line.startswith("KPD rolls 6, 1, 6"))
    assert said[roll + 1] == "  +1 for a second 6  −1 Reaction  +1 for 2 points"
    assert said[roll + 2].startswith("  Results: 1-2 nothing · 3 Place 1 Unrest here · ")
    assert " · 4 Place 1 base here · " in said[roll + 2]


def test_bots_say_why_they_play_a_card(run: Run, game: WeimarGame, tmp_path: Path) -> None:
    said = played(run, game, tmp_path, 222, "z", "1", "1").said.splitlines()
    why = [before for before, line in pairwise(said) if line.startswith("  Why")]
    over = (" discards “", " leaves the game.")
    assert why and all(any(end in line for end in over) for line in why), "after its outcome"


def test_few_answers_are_followed_by_what_they_would_bring(
    run: Run, game: WeimarGame, tmp_path: Path
) -> None:
    few = played(run, game, tmp_path, 482, "spd").said
    assert (
        "“Dawes Plan” (A13)\n   Before every roll: DNVP places 2 bases in any cities. · 4 dice (+1)"
        in few
    )
    many = played(run, game, tmp_path, 201, "spd").said.splitlines()
    assert not [line for line in many if line.startswith("   ") and " dice" in line]


@pytest.mark.parametrize(("me", "with_table"), [("spd", True), ("kpd", True), ("z", False)])
def test_rolls_of_others_only_have_what_changed_them(
    game: WeimarGame, me: str, with_table: bool
) -> None:
    words = WeimarMessages("en", game.data, strict=True)
    events = [
        e.AttemptAnnounced("kpd", "demonstrate", 3, "hamburg", modifiers=(("K09", 1),)),
        e.Reacted("spd", "demonstrate", "", "hamburg"),
        e.ResultChanged(-1, "demonstrate"),
        e.DiceRolled("kpd", "demonstrate", (6, 4, 2), 6, "hamburg"),
        e.BasePlaced("kpd", "hamburg"),
    ]
    lines = WeimarNarration().roll_lines(words, events, 3, me)
    assert lines[0] == "+1 “Arm the Workers!”  −1 Reaction"
    assert any(line.startswith("Results: ") for line in lines) is with_table
    assert ("without Reaction: " in lines[-1]) is (me == "spd")
    assert not WeimarNarration().roll_lines(words, events, 4, me)
