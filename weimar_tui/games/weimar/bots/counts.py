"""What can be counted after an answer, and what it means to a party."""

from __future__ import annotations

from weimar_tui.bots.learned.counted import Count, Counts

from ..rules.components import Components
from ..rules.opinion import half_wins
from ..rules.position import PARTIES, WeimarPosition
from .evaluation.survey import Survey

_THREATS = {"unrest": "unrest", "poverty": "poverty", "uprising": "uprisings"}
_RADICAL = {"councils": "kpd", "regimes": "dnvp"}
_UNITS = ("spd", "kpd", "dnvp")


def counts(position: WeimarPosition, components: Components, seat: str) -> Counts:
    """Return the figures of the board that concern a party."""
    vp = position.vp
    survey = Survey(position, components)
    units = (survey.spd_units, survey.kpd_units, survey.black)
    threats = [threat for city in position.cities.values() for threat in city.threats]
    figures: dict[str, float] = {
        "lead": vp[seat] - max(vp[party] for party in PARTIES if party != seat),
        "seats": position.seats[seat],
        "bases": survey.bases[seat],
        "reserve": position.reserve[seat],
        "issues": half_wins(position, seat)[1],
        "governs": seat in position.government,
        "councils": threats.count("councils"),
        "regimes": threats.count("regime"),
        "dr-box": len(position.dr_box),
        "nsdap": len(position.nsdap_track),
        **{name: threats.count(threat) for threat, name in _THREATS.items()},
        **{f"units {party}": number for party, number in zip(_UNITS, units, strict=True)},
    }
    for party in PARTIES:
        if party != seat:
            figures[f"rival-vp {party}"] = vp[party]
            figures[f"rival-seats {party}"] = position.seats[party]
            figures[f"rival-bases {party}"] = survey.bases[party]
            figures[f"rival-issues {party}"] = half_wins(position, party)[1]
    return figures


def meanings(view: WeimarPosition, seat: str) -> dict[str, Count]:
    """Return what one more of each figure means, roughly in victory points."""
    calm = seat in ("spd", "z") or seat in view.government
    found = {
        "lead": Count(1.0),
        "seats": Count(0.8),
        "bases": Count(0.5),
        "reserve": Count(0.7),
        "issues": Count(0.9),
        "governs": Count(2.0, is_chance=True),
        "dr-box": Count(-0.8),
        "nsdap": Count(-0.8),
        "unrest": Count(-0.5 if calm else 0.2),
        "poverty": Count(-0.5 if calm else 0.2),
        "uprisings": Count(1.0 if seat == "kpd" else -1.0),
    }
    for marker, party in _RADICAL.items():
        found[marker] = Count(2.0 if seat == party else -1.5)
    for party in _UNITS:
        found[f"units {party}"] = Count(0.4 if seat == party else -0.2)
    for party in PARTIES:
        if party != seat:
            found[f"rival-vp {party}"] = Count(-0.3)
            found[f"rival-seats {party}"] = Count(-0.25)
            found[f"rival-bases {party}"] = Count(-0.15)
            found[f"rival-issues {party}"] = Count(-0.25)
    return found
