"""How a recorded duel is presented: headings, figures, exports, playing on."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from weimar_duel.plugin import DuelNarration
from weimar_duel.rules import SEATS, Drew, Duel, Landed, Ready, Revealed, Struck

from tests.kernel.playing import duel_for
from tests.toy.plugin import DuelPlugin
from weimar_tui import registry
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.journal import Reason, parse_save, read_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Session, Why
from weimar_tui.play.branch import branch, branch_path
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.narrations import narration_of
from weimar_tui.replay.disclosure import OPEN
from weimar_tui.replay.exports import chronicle, figures_csv
from weimar_tui.replay.narration import HEADING, LINE, Luck, Narration, of_seats
from weimar_tui.replay.passages import describe
from weimar_tui.replay.since import MOST, Passage, since_last_pick
from weimar_tui.replay.timeline import Segment, Timeline
from weimar_tui.text.game_messages import words_of

pytestmark = pytest.mark.usefixtures("duel")


def played(picks: int = 1000, seed: str = "7", **options: Any) -> Session:
    """A duel in which all take the first option."""
    session = Session.new(Duel(), "main", seed, options=options, sync=False)
    while session.outcome is None and session.history.end < picks:
        asked = session.decisions[0]
        session.pick(asked.number, asked.options[0])
    return session


class Rounds(DuelNarration):
    """Here a round begins when stances are revealed, and luck is counted."""

    def chapter(self, event: Event) -> int:
        return 1 if isinstance(event, Revealed) else 0

    def luck(self, event: Event) -> tuple[str, Luck] | None:
        if not isinstance(event, Landed):
            return None
        return event.seat, Luck(1, len(event.faces), event.hits, len(event.faces) / 3)


def timeline_of(session: Session, narration: Narration | None = None) -> Timeline:
    saved = parse_save(session.to_bytes(), Path("x.weimar"))
    return Timeline(Replay(session.game, saved), narration or DuelNarration())


def heads(timeline: Timeline) -> list[str]:
    return [
        "set-up" if segment.head is None else str(segment.head.__struct_config__.tag)
        for segment in timeline.segments
    ]


# --- headings -----------------------------------------------------------------------------------
def test_what_follows_a_heading_lies_under_it_up_to_the_next() -> None:
    timeline = timeline_of(played(4))
    events = [str(event.__struct_config__.tag) for event in timeline.events]
    assert events == ["ready", "ready", "revealed", "struck", "landed", "drew"]
    revealed, struck = timeline.events[2], timeline.events[3]
    assert timeline.segments == [
        Segment(None, 1, "", 0, 0, 2, 1, 1),
        Segment(revealed, 1, "stances", 0, 2, 3, 2, 2),
        Segment(struck, 1, "stances", 1, 3, 6, 3, 4),
    ]


def test_turns_are_counted_anew_in_every_round() -> None:
    timeline = timeline_of(played(), Rounds())
    numbers = [segment.number for segment in timeline.segments]
    first = next(i for i, head in enumerate(heads(timeline)) if head == "revealed")
    assert numbers[first] == 0
    for before, after, head in zip(numbers, numbers[1:], heads(timeline)[1:], strict=False):
        assert after == (0 if head == "revealed" else before + 1)
    assert max(numbers) > 1


def test_a_game_that_begins_with_a_heading_has_no_set_up() -> None:
    class Readied(DuelNarration):
        def is_turn(self, event: Event) -> bool:
            return isinstance(event, Ready)

    timeline = timeline_of(played(4), Readied())
    assert heads(timeline) == ["ready", "ready", "revealed"]
    assert [segment.number for segment in timeline.segments] == [1, 2, 0]


def test_without_headings_all_is_one() -> None:
    timeline = timeline_of(played(4), Narration())
    assert timeline.segments == [Segment(None, 1, "", 0, 0, 6, 1, 4)]
    assert timeline.rounds == {}


def test_moments_are_those_right_after_an_event_was_told() -> None:
    timeline = timeline_of(played(4))
    assert [timeline.events_until(moment) for moment in range(5)] == [0, 1, 3, 4, 6]
    assert [timeline.moment_of(index) for index in range(8)] == [1, 2, 2, 3, 4, 4, 4, 4]
    assert timeline.starts == [1, 2, 3]
    assert [timeline.leap(moment, 1) for moment in range(5)] == [1, 2, 3, 4, 4]
    assert [timeline.leap(moment, -1) for moment in range(5)] == [0, 0, 1, 2, 3]
    found = [timeline.segment_at(moment) for moment in range(5)]
    assert found[0] is None
    assert [timeline.segments.index(one) for one in found[1:] if one] == [0, 1, 2, 2]


def test_rounds_begin_where_the_game_says_so() -> None:
    assert timeline_of(played(4), Rounds()).rounds == {1: 2}


# --- figures ------------------------------------------------------------------------------------
def test_figures_are_those_of_every_moment_and_those_before_a_heading() -> None:
    session = played()
    timeline = timeline_of(session)
    assert len(timeline.figures) == timeline.last + 1
    for moment in range(timeline.last + 1):
        timeline.replay.jump(moment)
        assert timeline.figures_at(moment) == timeline.replay.position.courage
    timeline.replay.jump(3)
    courage = {"red": 4, "blue": 4}
    for index, event in enumerate(timeline.events):
        before = timeline.figures_before(index)
        if isinstance(event, Landed):
            target = "blue" if event.seat == "red" else "red"
            if event.hits:
                assert before == courage
            courage[target] -= event.hits
        elif isinstance(event, Struck):
            assert before == courage, "as it was before the strike"
    assert timeline.figures_before(len(timeline.events)) == timeline.figures[-1] == courage
    assert timeline.replay.moment == 3, "looking moves nothing"


def test_while_people_play_figures_are_what_the_viewer_may_know() -> None:
    class Hands(DuelNarration):
        def figures(self, position: Any) -> Any:
            return {seat: list(hand) for seat, hand in position.hands.items()}

    session = played(4)
    timeline = timeline_of(session, Hands())
    assert timeline.viewer is None, "two people play"
    assert set(timeline.figures[-1]["red"]) == {"?"}
    session.header = replace(session.header, players=dict.fromkeys(SEATS[:2], "first"))
    saved = parse_save(session.to_bytes(), Path("x.weimar"))
    saved.header = session.header
    opened = Timeline(Replay(session.game, saved), Hands())
    assert opened.viewer == OPEN
    assert "?" not in opened.figures[-1]["red"]


# --- stories ------------------------------------------------------------------------------------
def test_a_game_that_tells_nothing_of_itself_is_told_line_by_line() -> None:
    narration, event = Narration(), Struck(seat="red", card="strike1-red")
    assert (narration.level(event), narration.style(event)) == (LINE, "red")
    assert narration.style(Revealed(stances={})) == ""
    assert narration.seats(event, SEATS) == {"red"}
    assert not narration.is_heading(event) and not narration.is_turn(event)
    assert not narration.tells_choice(event) and not narration.is_silent(event)
    assert not narration.is_repeat(event, event) and narration.luck(event) is None
    assert (
        narration.figures(None) is None
        and narration.row(None) == ()
        and narration.head_keys(event) == []
    )
    words = words_of(Duel(), "en")
    assert (
        list(narration.standing(words, None, SEATS)) == [] and narration.summary(words, None) == ""
    )


def test_an_event_speaks_of_the_seats_that_it_names() -> None:
    class Named(Event, frozen=True, tag="named"):
        seat: str
        others: tuple[Any, ...] = ()
        number: int = 0

    narration = Narration()
    assert narration.seats(Named("red", ("blue", 3, "x"), 2), SEATS) == {"red", "blue"}
    assert narration.seats(Named("red", ("blue",)), ("blue", "green")) == {"blue"}


def test_a_heading_is_a_round_a_phase_or_a_turn() -> None:
    narration, rounds = DuelNarration(), Rounds()
    assert narration.is_heading(Revealed(stances={})) and narration.is_heading(Struck("red", "x"))
    assert not narration.is_heading(Ready("red"))
    assert narration.tells_choice(Struck("red", "x")) and not narration.tells_choice(Ready("red"))
    assert rounds.is_heading(Revealed(stances={}))
    assert narration.level(Struck("red", "x")) == HEADING


def test_luck_is_added_up_for_every_seat() -> None:
    events = [
        Landed("red", (5, 1), 1),
        Ready("red"),
        Landed("blue", (1,), 0),
        Landed("red", (6,), 1),
    ]
    found = Rounds().luck_of(events)
    assert found == {"red": Luck(2, 3, 2, 2 / 3 + 1 / 3), "blue": Luck(1, 1, 0, 1 / 3)}
    assert Narration().luck_of(events) == {}


def test_a_chart_of_seats_has_a_curve_for_each() -> None:
    chart = of_seats(
        "courage",
        {"red": ("R", "seat-1"), "blue": ("B", "seat-2")},
        lambda figures, seat: figures[seat],
    )
    assert chart.name == "courage"
    assert [(s.letter, s.style, s.label, s.value({"red": 3, "blue": 4})) for s in chart.series] == [
        ("R", "seat-1", "", 3),
        ("B", "seat-2", "", 4),
    ]


def test_narrations_are_found_by_game() -> None:
    assert isinstance(narration_of("duel"), DuelNarration)
    assert type(narration_of("weimar")).__name__ == "WeimarNarration"

    class Untold(DuelPlugin):
        id = "untold"

        def narration(self) -> Any:
            return None

    registry.register(Untold())
    assert type(narration_of("untold")) is Narration, "one that does not say is told line by line"
    registry.unregister("untold")


# --- what is written out ------------------------------------------------------------------------
def test_the_chronicle_has_its_headings_its_lines_and_its_figures() -> None:
    timeline = timeline_of(played(4))
    text = chronicle(timeline, words_of(Duel(), "en"), OPEN)
    lines = [line for line in text.splitlines() if line]
    assert lines[0].startswith("# ") and text.endswith("\n") and "\n\n\n" not in text
    assert [line for line in lines if line.startswith(("##", "- ready"))] == [
        "## Setup",
        "- ready",
        "- ready",
        "### revealed",
        "### 1. struck",
    ]
    assert lines[lines.index("### 1. struck") + 1 :][:2] == ["- landed", "- drew"]
    assert [line for line in lines if line.startswith("|")] == [
        "| fencer | courage |",
        "| --- | ---: |",
        *(f"| {seat} | {timeline.figures[-1][seat]} |" for seat in ("red", "blue")),
    ]


def test_a_round_of_the_chronicle_ends_with_its_figures() -> None:
    class Two(Rounds):
        def __init__(self) -> None:
            self.number = 0

        def chapter(self, event: Event) -> int:
            if not isinstance(event, Revealed):
                return 0
            return SEEN.setdefault(id(event), len(SEEN) + 1)

    SEEN: dict[int, int] = {}
    session = played()
    timeline = timeline_of(session, Two())
    text = chronicle(timeline, words_of(Duel(), "en"), OPEN)
    rounds = [line for line in text.splitlines() if line.startswith("## Round")]
    assert rounds == [f"## Round {number}" for number in range(1, len(timeline.rounds) + 1)]
    assert text.count("| fencer | courage |") == len(rounds)
    assert text.count("| red |") == len(rounds)


def test_what_is_no_news_is_not_in_the_chronicle() -> None:
    class Quiet(DuelNarration):
        def is_silent(self, event: Event) -> bool:
            return isinstance(event, Drew)

    text = chronicle(timeline_of(played(4), Quiet()), words_of(Duel(), "en"), OPEN)
    assert "- landed" in text and "- drew" not in text


def test_without_figures_no_table_is_written() -> None:
    text = chronicle(timeline_of(played(4), Narration()), words_of(Duel(), "en"), OPEN)
    assert "|" not in text and "**" not in text


def test_the_sheet_has_a_row_for_the_set_up_each_turn_and_the_end() -> None:
    timeline = timeline_of(played(8))
    rows = list(csv.DictReader(io.StringIO(figures_csv(timeline))))
    struck = [event for event in timeline.events if isinstance(event, Struck)]
    assert [row["after"] for row in rows] == ["set-up", *["impulse"] * len(struck), "round"]
    turns = rows[1:-1]
    assert [(row["seat"], row["card"]) for row in turns] == [(e.seat, e.card) for e in struck]
    assert [int(row["impulse"]) for row in turns] == list(range(1, len(struck) + 1))
    assert (rows[0]["round"], rows[0]["phase"], rows[0]["pick"]) == ("0", "setup", "1")
    assert {row["phase"] for row in turns} == {"stances"}
    last = rows[-1]
    assert (last["impulse"], last["seat"], last["card"]) == ("", "", "")
    assert {seat: last[seat] for seat in SEATS} == {
        "red": str(timeline.figures[-1]["red"]),
        "blue": str(timeline.figures[-1]["blue"]),
        "green": "",
    }


# --- since one's turn ---------------------------------------------------------------------------
def test_only_the_latest_passages_are_told() -> None:
    class EveryLine(DuelNarration):
        def is_turn(self, event: Event) -> bool:
            return True

    session = played(seed="3")
    green = since_last_pick(session.game, session.history, EveryLine(), "green")
    assert len(session.events) > MOST or len(green) == len(session.events)
    assert [one.first for one in green] == list(
        range(max(0, len(session.events) - MOST), len(session.events))
    )


def test_a_reason_is_told_with_what_it_made_happen_and_not_with_what_came_before() -> None:
    class Openly(DuelNarration):
        def tells_choice(self, event: Event) -> bool:
            return isinstance(event, Revealed)

    session = Session.new(Duel(), "main", "7", sync=False)
    for why in ((), (Reason("bold"),)):
        asked = session.decisions[0]
        session.pick(asked.number, asked.options[0], Why(why, bool))
    found = since_last_pick(session.game, session.history, Openly(), "green")
    assert [(one.first, one.last, one.reasons) for one in found] == [
        (0, 1, ()),
        (1, 2, ()),
        (2, 3, (Reason("bold"),)),
    ]


def lines_of(
    passages: Sequence[Passage], events: Sequence[Event], narration: Narration, seat: str = "red"
) -> list[tuple[str, tuple[str, ...]]]:
    found = describe(passages, events, seat, SEATS, words_of(Duel(), "en"), narration)
    return [(line.text, line.details) for line in found]


def test_a_passage_is_told_by_its_first_line_and_the_rest_below() -> None:
    events: list[Event] = [
        Struck("blue", "c"),
        Landed("blue", (5,), 1),
        Struck("green", "c"),
        Landed("green", (1,), 0),
    ]
    two = [Passage(0, 2, b""), Passage(2, 4, b"")]
    assert lines_of(two, events, DuelNarration()) == [
        ("struck", ("landed",)),
        ("struck", ("landed",)),
    ]
    assert lines_of([Passage(1, 2, b"")], events, DuelNarration(), "green") == [
        ("struck (continued)", ("landed",))
    ]
    assert lines_of([Passage(0, 0, b"")], events, DuelNarration()) == []


def test_a_heading_with_nothing_under_it_is_told_only_if_it_is_the_last() -> None:
    class Headed(DuelNarration):
        def level(self, event: Event) -> int:
            return HEADING if isinstance(event, Revealed) else LINE

    events: list[Event] = [Revealed(stances={}), Revealed(stances={}), Struck("blue", "c")]
    passages = [Passage(0, 1, b""), Passage(1, 2, b""), Passage(2, 3, b"")]
    assert lines_of(passages, events, Headed()) == [("struck", ())]
    assert lines_of(passages[:2], events, Headed()) == [("revealed", ())]


def test_what_only_says_again_what_was_said_is_left_out() -> None:
    class Repeating(DuelNarration):
        def is_repeat(self, before: Event | None, event: Event) -> bool:
            return isinstance(before, Struck) and isinstance(event, Landed)

    events: list[Event] = [Struck("blue", "c"), Landed("blue", (5,), 1), Drew("blue", "c")]
    assert lines_of([Passage(0, 3, b"")], events, Repeating()) == [("struck", ("drew",))]


def test_the_reasons_of_a_bot_stand_beside_what_it_did(monkeypatch: pytest.MonkeyPatch) -> None:
    words = words_of(Duel(), "en")
    said = {"bold": "it dares", "safe": "it is safe", "odd": ""}
    monkeypatch.setattr(words, "bot_reason", lambda id, arguments: said[id] + str(arguments or ""))
    events: list[Event] = [Struck("blue", "c")]

    def reason(*reasons: Reason) -> str:
        (line,) = describe(
            [Passage(0, 1, b"", reasons)], events, "red", SEATS, words, DuelNarration()
        )
        return line.reason

    assert reason() == ""
    assert reason(Reason("bold"), Reason("odd"), Reason("safe")) == "it dares · it is safe"
    assert reason(Reason("bold", {"dice": 2})) == "it dares{'dice': 2}"


# --- playing on ---------------------------------------------------------------------------------
def test_a_branch_keeps_the_checkpoints_up_to_its_moment(tmp_path: Path) -> None:
    path = tmp_path / "whole.weimar"
    session = Session.new(Duel(), "main", "7", path=path, sync=False)
    while session.outcome is None:
        asked = session.decisions[0]
        session.pick(asked.number, asked.options[-1])
    session.close()
    saved = read_save(path)
    numbers = [checkpoint.n for checkpoint in saved.checkpoints]
    assert numbers[0] == 0 and len(numbers) > 2
    replay = Replay.open(path, duel_for)
    for moment in (numbers[1] - 1, numbers[1], numbers[1] + 1):
        new = tmp_path / f"{moment}.weimar"
        branch(replay, moment, new)
        found = read_save(new)
        assert [one.n for one in found.checkpoints] == [n for n in numbers if n <= moment]
        assert [one.n for one in found.picks] == list(range(1, moment + 1))
        assert found.header.players == saved.header.players
        assert found.header.options == saved.header.options


def test_a_branch_is_of_a_moment_of_the_game_that_is_not_its_end(tmp_path: Path) -> None:
    replay = timeline_of(played()).replay
    for moment in (-1, replay.last + 1):
        with pytest.raises(SaveError) as refused:
            branch(replay, moment, tmp_path / "x.weimar")
        assert refused.value.id == "branch-outside"
        assert refused.value.arguments == {"first": 0, "last": replay.last}
    with pytest.raises(SaveError) as refused:
        branch(replay, replay.last, tmp_path / "x.weimar")
    assert refused.value.id == "branch-over"
    branch(replay, replay.last - 1, tmp_path / "x.weimar")
    branch(replay, 0, tmp_path / "y.weimar", free_undo=True)
    table = GameHandle.open(tmp_path / "y.weimar", duel_for)
    assert table.session.free_undo and table.session.history.end == 0
    table.close()


def test_branches_are_called_by_their_game_and_moment(tmp_path: Path) -> None:
    first = branch_path(Path("/saves/evening.weimar"), 12, tmp_path)
    assert first == tmp_path / "evening-from-12.weimar"
    first.write_text("")
    second = branch_path(Path("/saves/evening.weimar"), 12, tmp_path)
    assert second == tmp_path / "evening-from-12-2.weimar"
    second.symlink_to("nowhere")
    assert branch_path(Path("evening.weimar"), 12, tmp_path).name == "evening-from-12-3.weimar"
    assert branch_path(Path(".weimar"), 0, tmp_path).name == "weimar-from-0.weimar"
