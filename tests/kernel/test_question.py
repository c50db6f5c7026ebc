"""A question and its answers: which options it accepts, and how they are written."""

from __future__ import annotations

from typing import ClassVar

import pytest

from weimar_tui.kernel.decision import Subject
from weimar_tui.kernel.decision_type import Answer, DecisionType, Word, by_kind, one_of, one_word


class Carry(Answer, frozen=True):
    form: ClassVar[str] = "{city}:{units}"
    city: str
    units: int


class Reach(Answer, frozen=True):
    form: ClassVar[str] = "power:{area}"
    area: str


class City(Answer, frozen=True):
    form: ClassVar[str] = "{city}"
    city: str


class Area(Answer, frozen=True):
    form: ClassVar[str] = "{area}"
    area: str


def test_words_come_first_then_the_type_of_which_most_is_fixed() -> None:
    read = one_of(City, Carry, Reach).or_word("stop").read
    assert read("stop") == Word("stop")
    assert read("power:sachsen") == Reach("sachsen")
    assert read("essen:3") == Carry("essen", 3)
    assert read("essen") == City("essen")


def test_an_answer_names_its_parts() -> None:
    answer = Carry("essen", 3)
    assert (answer.id, answer.thing, answer.parts) == ("essen:3", "essen", ("essen", "3"))


def test_what_is_no_answer_is_refused() -> None:
    with pytest.raises(ValueError, match="essen:many"):
        one_of(Carry, Reach).or_word("stop").read("essen:many")
    with pytest.raises(ValueError, match="go"):
        one_word("stop").read("go")


def test_answers_written_alike_are_refused() -> None:
    with pytest.raises(ValueError, match="alike"):
        one_of(City, Area)


def test_a_kind_is_declared_once() -> None:
    one, other = (DecisionType("raze", Subject, one_of(City)) for _ in range(2))
    with pytest.raises(ValueError, match="one kind"):
        by_kind(DecisionType, {"RAZE": one, "RAZE_TOO": other})
