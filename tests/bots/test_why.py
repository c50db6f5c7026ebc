"""Reasons for an answer: the measures that differ, weighted by their effect, grouped by name."""

from __future__ import annotations

from weimar_tui.bots.learned.features import Features
from weimar_tui.bots.learned.weights import Value
from weimar_tui.bots.learned.why import why
from weimar_tui.kernel.journal import Reason

VALUE = Value(
    ("mine", "theirs"),
    ("gold", "gold, early", "silver", "lead"),
    ((0.0, 1.0, 0.5, 0.2, 3.0), (0.0, 0.0, 0.0, 0.0, 0.0)),
)


class Metals(Features):
    """Gold and silver are reported; lead, which weighs most, is not."""

    def __init__(self) -> None:
        pass

    def class_of(self, winner: str, seat: str) -> str:
        return "mine" if winner == seat else "theirs"

    def reason(self, measure: str, seat: str, *, better: bool) -> Reason | None:
        return None if measure == "lead" else Reason(measure, {"better": str(better)})


def told(here: list[float], there: list[float]) -> list[tuple[str, str]]:
    pairs = [(here, there)] * 3
    return [(r.id, str(r.arguments["better"])) for r in why(Metals(), VALUE, "a", pairs)]


def test_what_changes_most_comes_first_and_what_is_given_up_is_said() -> None:
    assert told([1, 0, 0, 0], [0, 0, 0, 0]) == [("gold", "True")]
    assert told([0, 0, 2, 0], [1, 0, 0, 0]) == [("silver", "True"), ("gold", "False")]


def test_no_more_than_two_reasons_are_given() -> None:
    names = ("gold", "silver", "tin")
    value = Value(("mine", "theirs"), names, ((0.0, 1.0, 0.5, 0.2), (0.0, 0.0, 0.0, 0.0)))
    found = why(Metals(), value, "a", [([1, 1, 1], [0, 0, 0])] * 2)
    assert [reason.id for reason in found] == ["gold", "silver"]


def test_measures_of_one_name_are_one_thing() -> None:
    assert told([1, -2, 0, 0], [0, 0, 0, 0]) == [], "they cancel each other"


def test_what_is_not_told_and_what_hardly_changes_anything_is_left_out() -> None:
    assert told([0, 0, 0, 1], [0, 0, 0, 0]) == []
    assert told([0, 0, 0.05, 0], [0, 0, 0, 0]) == []


def test_a_change_that_could_be_chance_is_no_reason() -> None:
    same = [0.0] * 4
    pairs = [([0.9, 0, 0, 0], same), ([-0.6, 0, 0, 0], same)] * 8
    assert why(Metals(), VALUE, "a", pairs) == (), "0.15 gold on average, 0.75 either way"
    sure = why(Metals(), VALUE, "a", [([0.9, 0, 0, 0], same), ([0.6, 0, 0, 0], same)] * 8)
    assert [reason.id for reason in sure] == ["gold"]


def test_without_worlds_in_which_both_were_tried_there_is_no_reason() -> None:
    assert why(Metals(), VALUE, "a", []) == ()
