"""Rulebook 9.2: the prestige track is carried out."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.events import PrestigeExecuted, SymbolIgnored
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST_AREAS
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def prestige(field: int, **fields: object) -> VolkRunner:
    return t.phase(t.table(tracks={"prestige": field}, **fields), 2)


def test_field_zero_does_nothing() -> None:
    runner = prestige(0)
    assert t.at_rest(runner)
    assert t.happened(runner, PrestigeExecuted) == [PrestigeExecuted(0, 0, "west")]


@pytest.mark.parametrize(("field", "holder"), [(-3, "west"), (3, "east")])
def test_the_holder_of_the_advantage_carries_out_the_field_or_one_nearer(
    field: int, holder: str
) -> None:
    runner = prestige(field, factories=["berlin", "jena"], unrest=by_code(SN=1))
    assert t.options(runner, "prestige-field", holder) == ("full", "nearer")


def test_the_rulebooks_example() -> None:
    """On `unrest` the West takes the closer field: a factory becomes rundown."""
    runner = prestige(-3, factories=["berlin", "jena"])
    t.answer(runner, "prestige-field", "nearer")
    assert t.options(runner, "rundown", "west") == ("berlin", "jena")
    t.answer(runner, "rundown", "jena")
    assert runner.position.factories["jena"] == "rundown"
    assert t.happened(runner, PrestigeExecuted) == [PrestigeExecuted(-3, -2, "west")]


def test_the_whole_field() -> None:
    runner = prestige(-3)
    t.answer(runner, "prestige-field", "full")
    assert t.options(runner, "place-unrest", "west") == EAST_AREAS


def test_exactly_one_field_nearer() -> None:
    """From the first field that is the centre, so nothing happens (ruling W26)."""
    runner = prestige(1)
    t.answer(runner, "prestige-field", "nearer")
    assert t.at_rest(runner)
    assert runner.position.factories == {}


def test_where_both_fields_are_the_same_nothing_is_asked() -> None:
    assert t.asked(prestige(-2, factories=["berlin", "jena"])).kind == "rundown"


@pytest.mark.parametrize(
    ("field", "kinds"),
    [
        (-6, ["lose-standard", "place-unrest", "dismantle"]),
        (-5, ["lose-standard", "place-unrest"]),
        (-4, ["dismantle", "place-unrest"]),
        (-3, ["place-unrest"]),
        (-2, ["rundown"]),
        (-1, ["rundown"]),
        (1, ["build"]),
        (2, ["remove-unrest"]),
        (3, ["build", "remove-unrest"]),
        (4, ["place-standard"]),
        (5, ["place-standard", "remove-unrest"]),
        (6, ["place-standard", "remove-unrest", "build"]),
    ],
)
def test_the_symbols_of_each_field(field: int, kinds: list[str]) -> None:
    runner = prestige(
        field,
        factories=["berlin", "jena"],
        unrest=by_code(SN=2, TH=2),
        standard=by_code(SN=1, TH=1),
    )
    holder = "west" if field < 0 else "east"
    found = []
    while not t.at_rest(runner):
        decision = t.asked(runner)
        assert decision.seat == holder
        if decision.kind not in ("prestige-field", "next-symbol"):
            found.append(decision.kind)
        runner.pick(decision.number, decision.options[0])
    assert sorted(found) == sorted(kinds)


def test_living_standard_removes_unrest_as_usual() -> None:
    runner = prestige(4, unrest=by_code(SN=2))
    t.answer(runner, "prestige-field", "full", "place-standard", "sachsen")
    assert t.standard(runner) == by_code(SN=1)
    assert t.unrest(runner) == by_code(SN=1)


def test_symbols_that_cannot_be_carried_out_are_ignored_as_on_cards() -> None:
    """Ruling W56."""
    runner = prestige(-5)
    t.answer(runner, "prestige-field", "full", "place-unrest", "sachsen")
    assert t.at_rest(runner)
    assert [event.source for event in t.happened(runner, SymbolIgnored)] == ["prestige:-5"]


def test_without_a_sound_factory_infrastructure_goes() -> None:
    runner = prestige(-1, factories={"berlin": "rundown"}, lines=["berlin/bitterfeld"])
    t.answer(runner, "prestige-field", "full")
    assert runner.position.lines == {}
