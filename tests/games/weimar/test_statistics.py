"""The figures of `weimar simulate` over many games."""

from __future__ import annotations

from collections import Counter

import pytest

from weimar_tui.games.weimar.rules.statistics import GameRecord, report

NONE = {"spd": 0, "kpd": 0, "z": 0, "dnvp": 0, "nsdap": 0}

SURVIVED = GameRecord(
    ending="republic-survived",
    winners=("z",),
    last_round=6,
    vp=NONE | {"spd": 40, "z": 50},
    vp_at_start={3: NONE | {"spd": 10, "z": 12}},
    seats_at_start={5: NONE | {"kpd": 4, "nsdap": 2}},
    dr_at_declaration={1: 3, 6: 4},
    versailles=1,
    rentenmark=3,
    nsdap_figures=3,
    tries=Counter({"coup": 4, "counter-coup": 1}),
    successes=Counter({"coup": 1}),
    governments=Counter({"minority": 1, "majority": 3}),
    agendas=Counter({"S01": 3, "S02": 1}),
    uses=Counter({"event": 5, "actions": 3, "debate": 2}),
    card_plays=120,
)
COUNCILS = GameRecord("overthrow-cities", ("kpd",), 2, versailles=2, dr_at_declaration={1: 1})
REGIMES = GameRecord("overthrow-cities", ("dnvp",), 3)
ANARCHY = GameRecord("anarchy", (), 1, card_plays=10)
LATER = GameRecord("anarchy", ("spd",), 3)
GAMES = [SURVIVED, COUNCILS, REGIMES, ANARCHY, LATER]


@pytest.mark.parametrize(
    ("figure", "value"),
    [
        ("ending.republic-survived", 0.2),
        ("ending.councils", 0.2),
        ("ending.regimes", 0.2),
        ("ending.seats", 0),
        ("ending.anarchy", 0.4),
        ("ending.nsdap", 0),
        ("anarchy.in-rounds-1-2", 0.5),
        ("winner.z", 0.2),
        ("winner.spd", 0.2),
        ("winner.nobody", 0.2),
        ("last-round.1", 0.2),
        ("last-round.2", 0.2),
        ("last-round.3", 0.4),
        ("last-round.6", 0.2),
        ("vp-round-3.spd", 10),
        ("vp-round-3.z", 12),
        ("vp-end.z", 50),
        ("survivor.z", 1),
        ("survivor.spd", 0),
        ("nsdap-figures", 3),
        ("versailles.round-1", 0.25),
        ("versailles.by-round-2", 2 / 4),
        ("rentenmark.by-round-3", 1),
        ("dr-box.1", 2),
        ("dr-box.6", 4),
        ("seats-after-4.kpd", 4),
        ("seats-after-4.nsdap", 2),
        ("minority-cabinets", 0.25),
        ("coups", 0.8),
        ("coups-successful", 0.25),
        ("counter-coups", 0.2),
        ("counter-coups-successful", 0),
        ("agenda-S01", 0.75),
        ("agenda-S02", 0.25),
        ("party-cards.event", 0.5),
        ("party-cards.actions", 0.3),
        ("party-cards.debate", 0.2),
        ("card-plays", 120),
    ],
)
def test_a_figure(figure: str, value: float) -> None:
    assert report(GAMES)[figure] == pytest.approx(value)


def test_what_never_came_to_be_has_no_figure() -> None:
    found = report([ANARCHY])
    assert not {"vp-round-3.spd", "vp-end.spd", "dr-box.1", "card-plays", "party-cards.event"} & {
        *found
    }
    assert "minority-cabinets" not in found
