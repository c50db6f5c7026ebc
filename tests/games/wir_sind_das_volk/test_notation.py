"""The notation of the cards is read strictly."""

from __future__ import annotations

import pytest

from weimar_tui.games.wir_sind_das_volk.rules.effects.notation import parse_event
from weimar_tui.games.wir_sind_das_volk.rules.effects.vocabulary import (
    SYMBOLS,
    Arrows,
    Symbols,
    power_colour,
)
from weimar_tui.packs.errors import NotationError

EAST = "east"


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("none", ()),
        ("prestige -2", (Arrows("prestige", -2),)),
        ("unrest+ west x2 in west-germany", (Symbols("unrest+", "west", 2, "west-germany"),)),
        ("unrest+ east x4 max 2", (Symbols("unrest+", EAST, 4, most=2),)),
        ("standard+ west x2 different", (Symbols("standard+", "west", 2, most=1),)),
        ("calm east by west", (Symbols("calm", EAST, by="west"),)),
        ("power pink", (Symbols("power-pink", EAST),)),
        ("raze in cssr", (Symbols("raze", EAST, place="cssr"),)),
        (
            "calm east x2 then unrest- east; currency +1",
            (
                Symbols("calm", EAST, 2),
                Symbols("unrest-", EAST, then=True),
                Arrows("currency", 1),
            ),
        ),
        (
            "dismantle west x3 in niedersachsen+hamburg",
            (Symbols("dismantle", "west", 3, "niedersachsen+hamburg"),),
        ),
        ("move   east x2 ;open-wall", (Symbols("move", EAST, 2), Symbols("open-wall", EAST))),
    ],
)
def test_reads(text: str, clauses: tuple[object, ...]) -> None:
    assert parse_event(text) == clauses


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, "the text ends here"),
        ("unrest east", 1, "unknown word `unrest`"),
        ("build", 6, "the text ends here; expected `east` or `west`"),
        ("build west in bavaria", 15, "unknown word `bavaria`; expected a place"),
        ("prestige +3", 10, "cannot read `+3`"),
        ("repair west", 8, "unexpected `west`; expected `east`"),
        ("power blue", 7, "unknown word `blue`; expected `pink` or `red`"),
        ("wall; none", 7, "unexpected `none`; expected a symbol"),
        ("calm east then", 15, "the text ends here; expected a symbol"),
        ("move east x1", 11, "unknown word `x`"),
    ],
)
def test_refuses(text: str, column: int, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_event(text)
    assert caught.value.column == column
    assert caught.value.problem.startswith(problem)


def test_every_symbol_can_be_written() -> None:
    written = {
        "power-red": "power red",
        "power-pink": "power pink",
        **{symbol: f"{symbol} east" for symbol in SYMBOLS if "power" not in symbol},
        **{s: s for s in ("raze", "wall", "open-wall", "dissolve", "guillaume")},
    }
    for symbol in SYMBOLS:
        (clause,) = parse_event(written[symbol])
        assert isinstance(clause, Symbols)
        assert clause.symbol == symbol


def test_the_colour_of_a_state_power_card() -> None:
    assert power_colour(parse_event("unrest- east; power red; prestige +1")) == "red"
    assert power_colour(parse_event("unrest- east")) == ""
