"""Rulebook 4.1: the republic phase."""

from __future__ import annotations

from tests.games.weimar.table import asked, do, happened, table
from weimar_tui.games.weimar.rules.events import RoundStarted, StageChanged
from weimar_tui.games.weimar.rules.phases.course import RepublicPhase
from weimar_tui.games.weimar.rules.runner import WeimarRunner

ORANGE = [f"A{n}" for n in range(62, 70)]
BROWN = [f"A{n}" for n in range(70, 78)]
GRAY = [f"A{n}" for n in range(30, 54)]
YELLOW = [f"A{n}" for n in range(54, 62)]


def republic(runner: WeimarRunner) -> WeimarRunner:
    return do(runner, RepublicPhase())


def with_stages(number: int) -> WeimarRunner:
    return table(
        round=number,
        set_aside={"timeline:orange": list(ORANGE), "timeline:brown": list(BROWN)},
        hands={"spd": [], "kpd": [], "z": [], "dnvp": []},
    )


def timeline(runner: WeimarRunner) -> list[str]:
    """All timeline cards in the deck (none is drawn yet: the first player is being named)."""
    assert asked(runner).kind == "first-player"
    return sorted(runner.position.decks["timeline"])


def test_a_round_begins_with_its_round_card() -> None:
    runner = republic(table(round=2))
    assert happened(runner, RoundStarted) == [RoundStarted(2, "A02")]


def test_example_protecting_republic_law_enters_on_0_and_is_not_resolved_yet() -> None:
    runner = republic(table())
    assert runner.position.issues == {"protecting-republic-law": "0"}
    assert runner.position.society == []


def test_rounds_1_to_4_bring_a_yellow_issue() -> None:
    yellow = {
        1: "protecting-republic-law",
        2: "rentenmark",
        3: "princes-property",
        4: "armored-cruiser",
    }
    for number, issue in yellow.items():
        assert republic(with_stages(number)).position.issues == {issue: "0"}


def test_rounds_5_and_6_bring_none() -> None:
    for number in (5, 6):
        assert republic(with_stages(number)).position.issues == {}


def test_round_3_takes_yellow_out_and_shuffles_orange_in() -> None:
    runner = with_stages(3)
    runner.position.decks["timeline"] = [c for c in GRAY + YELLOW if c not in ("A40", "A55")]
    runner.position.discards["timeline"] = ["A40", "A55"]
    republic(runner)
    assert timeline(runner) == sorted(GRAY + ORANGE)
    assert runner.position.discards["timeline"] == []
    assert set(YELLOW) <= set(runner.position.removed)
    assert happened(runner, StageChanged) == [StageChanged("yellow", "orange")]


def test_round_5_takes_orange_out_and_shuffles_brown_in() -> None:
    runner = with_stages(5)
    runner.position.decks["timeline"] = [c for c in GRAY if c != "A30"]
    runner.position.discards["timeline"] = ["A30", "A62"]
    republic(runner)
    assert timeline(runner) == sorted(GRAY + BROWN)
    assert "A62" in runner.position.removed


def test_the_new_deck_is_shuffled() -> None:
    runner = with_stages(3)
    republic(runner)
    assert runner.position.decks["timeline"] != sorted(runner.position.decks["timeline"])


def test_gray_cards_removed_by_their_own_event_stay_out() -> None:
    runner = with_stages(3)
    runner.position.decks["timeline"].remove("A39")
    runner.position.removed.append("A39")
    republic(runner)
    assert "A39" not in runner.position.decks["timeline"]


def test_the_stage_changes_only_in_rounds_3_and_5() -> None:
    for number in (1, 2, 4, 6):
        runner = republic(with_stages(number))
        assert happened(runner, StageChanged) == []
        assert timeline(runner) == sorted(GRAY + YELLOW)


def test_the_stage_changes_before_the_effects_of_the_round_card() -> None:
    runner = republic(with_stages(5))
    kinds = [type(event).__name__ for event in runner.events or ()]
    assert kinds.index("StageChanged") < kinds.index("DrMarkerPlaced")


def test_the_agenda_phase_follows() -> None:
    runner = republic(table())
    assert runner.position.phase == "agenda"
