"""Tables at the end of a decade that were worked through by hand."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.table import power, table
from weimar_tui.games.wir_sind_das_volk.rules.names import AREAS
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner

ORDER = ("SH", "NI", "NW", "HE", "RP", "BW", "BY", "WB", "MV", "BB", "OB", "ST", "SN", "TH")


def by_code(**numbers: int) -> dict[str, int]:
    """Numbers by the short names of areas: `by_code(MV=3, WB=1)`."""
    return {AREAS[ORDER.index(code)]: number for code, number in numbers.items()}


def nothing_has_happened() -> VolkRunner:
    """The set-up position, decade I."""
    return table(
        factories=["hamburg", "dortmund", "berlin", "bitterfeld"],
        unrest={**dict.fromkeys(AREAS, 3), **by_code(NW=2, RP=2, BW=2)},
    )


def wall_at_minus_six() -> VolkRunner:
    """The wall stands, prestige is at its western end (decade II)."""
    return table(
        decade=2,
        wall=True,
        factories=[
            *("berlin", "bitterfeld", "magdeburg", "leipzig"),
            *("dortmund", "koeln", "frankfurt", "hamburg"),
        ],
        lines=[
            *("berlin/bitterfeld", "berlin/bitterfeld", "magdeburg/bitterfeld"),
            *("bitterfeld/leipzig", "dortmund/koeln", "koeln/frankfurt"),
        ],
        tracks={"prestige": -6, "currency": 1, "socialists": 2},
        state_power=[power("5", used=True), power("15")],
        standard=by_code(ST=2, OB=1, NW=2, HE=1),
        sectors={"nordrhein-westfalen": 1},
        delivered=["nordrhein-westfalen"],
        unrest={
            **by_code(MV=3, BB=2, OB=1, ST=0, SN=3, TH=2),
            **by_code(SH=2, NI=2, NW=1, HE=2, RP=2, BW=2, BY=3, WB=3),
        },
        cadre_school=2,
        socialists=by_code(SN=1),
    )


def flight_and_currency() -> VolkRunner:
    """Flight, missing currency and lost socialists (decade I)."""
    return table(
        factories=[
            *("berlin", "bitterfeld", "rostock", "jena"),
            *("hamburg", "hannover", "dortmund", "frankfurt", "koblenz", "mannheim", "muenchen"),
        ],
        lines=[
            *("bitterfeld/jena", "berlin/bitterfeld", "hamburg/hannover", "hamburg/hannover"),
            *("frankfurt/koblenz", "frankfurt/mannheim"),
        ],
        tracks={"prestige": -1, "currency": -2, "socialists": -1},
        state_power=["5"],
        pile=["2", "12"],
        standard=by_code(TH=1, ST=1, HE=1, NW=1),
        cadre_school=0,
        socialists=by_code(OB=1),
        unrest={
            **by_code(SH=3, NI=2, NW=1, HE=2, RP=2, BW=2, BY=3, WB=3),
            **by_code(MV=4, BB=3, OB=3, ST=2, SN=2, TH=2),
        },
    )


def socialism(in_areas: int) -> VolkRunner:
    """The socialists track at +6 with this many socialists in areas; nothing else happens."""
    return table(
        decade=2,
        factories=["berlin"],
        tracks={"socialists": 6},
        unrest=by_code(MV=3, BB=7, OB=6, ST=5, SN=4, TH=3),
        cadre_school=0,
        socialists=by_code(TH=in_areas),
    )


def bankrupt_by_a_hair(currency: int, cards: int = 1, prestige: int = 1) -> VolkRunner:
    """The East must give up one point too many in decade III, from 9.3 on."""
    western = ("kiel", "hannover", "dortmund", "frankfurt", "koblenz", "stuttgart", "muenchen")
    return table(
        decade=3,
        factories=[
            *("berlin", "bitterfeld", "leipzig", "rheinsberg", *western, "flensburg", "hamburg"),
            *("bremen", "wolfsburg", "duisburg", "koeln", "kassel", "giessen", "saarbruecken"),
            *("kaiserslautern", "mannheim", "heilbronn", "ulm", "nuernberg", "ingolstadt"),
        ],
        lines=[
            *("berlin/bitterfeld", "bitterfeld/leipzig"),
            *("flensburg/kiel", "kiel/hamburg", "hannover/wolfsburg", "wolfsburg/kassel"),
            *("kassel/giessen", "dortmund/koeln", "duisburg/dortmund", "giessen/frankfurt"),
            *("frankfurt/mannheim", "koblenz/saarbruecken", "saarbruecken/kaiserslautern"),
            *("mannheim/stuttgart", "stuttgart/ulm", "nuernberg/muenchen", "ingolstadt/muenchen"),
        ],
        tracks={"prestige": prestige, "currency": currency},
        standard=by_code(OB=1, ST=1, SN=1),
        state_power=["5"][:cards],
    )
