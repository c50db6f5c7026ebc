"""The proper names of the notation and their ids.

The notation spells names as the component tables do (`München`, `StabInTheBack`, `Reichswehr1`);
everything else uses the ids (`muenchen`, `stab-in-the-back`, `reichswehr-1`).
"""

from __future__ import annotations

import re


def kebab(name: str) -> str:
    """The id of a CamelCase name.

    >>> kebab("StabInTheBack"), kebab("Paragraph218"), kebab("USUK")
    ('stab-in-the-back', 'paragraph-218', 'usuk')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])", "-", name).lower()


def _ids(names: str) -> dict[str, str]:
    return {name: kebab(name) for name in names.split()}


CITIES = {
    "Königsberg": "koenigsberg",
    "Stuttgart": "stuttgart",
    "Frankfurt": "frankfurt",
    "Köln": "koeln",
    "Hamburg": "hamburg",
    "Berlin": "berlin",
    "Essen": "essen",
    "München": "muenchen",
    "Breslau": "breslau",
    "Leipzig": "leipzig",
    "Rostock": "rostock",
}

ISSUES = _ids(
    "Economy Media Security ForeignAffairs Poverty Reparations StabInTheBack USPD DDP DVP"
    " ProtectingRepublicLaw Rentenmark PrincesProperty ArmoredCruiser EightHourDay"
    " ReichSchoolLaw Paragraph218 EasternAid FlagDispute"
)

SOCIETY = _ids(
    "Workers Poor Farmers Citizens Soldiers Rich"
    " ProtectingRepublicLaw USPD RedFlag Revolution UnemploymentInsurance ThuleSociety"
    " StinnesLegien SwimmingTrunks LaborWelfare ArmoredCruiser"
)

UNITS = _ids(
    "Police Reichswehr1 Reichswehr2 Reichsbanner Soldiers Workers Spartacists RuhrArmy RedFront"
    " Freikorps1 Freikorps2 Stahlhelm"
)

NATIONS = _ids("USUK France USSR")

TREATIES = {
    "Versailles": "A11",
    "London": "A12",
    "Dawes": "A13",
    "Locarno": "A14",
    "Young": "A15",
    "Lausanne": "A16",
    "Rapallo": "A33",
    "League": "A65",
}

PARTIES = _ids("SPD KPD Z DNVP USPD DDP DVP")

NAMES = frozenset().union(CITIES, ISSUES, SOCIETY, UNITS, NATIONS, TREATIES, PARTIES)
