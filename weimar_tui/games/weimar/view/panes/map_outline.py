"""Coast and borders of Germany after the treaties of 1919 to 1921.

Points are longitude and latitude in degrees, placed by hand to about a tenth of a degree: accurate
enough for a map a hundred columns wide. The Saar is inside, Danzig, Memel and Eupen are outside.
"""

from __future__ import annotations

Point = tuple[float, float]
"""Longitude east and latitude north, in degrees."""

NORTH_SEA: tuple[Point, ...] = (
    (7.2, 53.2), (7.0, 53.35), (7.0, 53.5), (7.2, 53.68), (7.9, 53.75), (8.05, 53.45),
    (8.3, 53.6), (8.5, 53.55), (8.65, 53.88), (9.3, 53.8), (8.9, 54.0), (8.85, 54.15),
    (8.6, 54.32), (9.0, 54.5), (8.65, 54.75), (8.65, 54.9),
)  # fmt: skip
"""From the mouth of the Ems past Jade, Weser and Elbe to Denmark."""

BALTIC: tuple[Point, ...] = (
    (9.45, 54.83), (9.95, 54.75), (10.05, 54.5), (10.2, 54.4), (10.9, 54.38), (11.1, 54.35),
    (10.85, 53.97), (11.4, 53.92), (12.1, 54.18), (12.5, 54.45), (13.4, 54.67), (13.65, 54.3),
    (13.8, 54.1), (14.25, 53.92), (15.6, 54.18), (16.4, 54.45), (17.0, 54.65), (17.6, 54.77),
    (18.05, 54.83),
)  # fmt: skip
"""From Flensburg past Kiel, Lübeck, Rügen and the mouth of the Oder to the corridor."""

EAST: tuple[Point, ...] = (
    (18.05, 54.83), (17.85, 54.45), (17.4, 54.15), (17.3, 53.9), (17.35, 53.7), (16.95, 53.5),
    (17.1, 53.2), (16.6, 53.05), (16.1, 52.85), (15.9, 52.6), (15.8, 52.25), (16.1, 52.0),
    (16.4, 51.8), (16.9, 51.6), (17.4, 51.5), (17.8, 51.3), (17.9, 51.15), (18.3, 51.0),
    (18.6, 50.85), (18.75, 50.6), (18.9, 50.35), (18.7, 50.2), (18.45, 49.95),
)  # fmt: skip
"""The border with Poland, from the corridor to the tail of Upper Silesia."""

SOUTH_EAST: tuple[Point, ...] = (
    (18.45, 49.95), (18.0, 50.03), (17.7, 50.1), (17.65, 50.3), (17.3, 50.27), (16.95, 50.42),
    (16.85, 50.2), (16.6, 50.1), (16.35, 50.35), (16.25, 50.63), (15.8, 50.75), (15.2, 50.9),
    (14.8, 50.85), (14.4, 51.02), (14.25, 50.9), (13.5, 50.7), (13.0, 50.45), (12.5, 50.38),
    (12.15, 50.28), (12.5, 49.95), (12.4, 49.75), (12.7, 49.4), (13.1, 49.2), (13.5, 48.95),
    (13.82, 48.75), (13.45, 48.55), (13.3, 48.3), (12.85, 48.2), (12.75, 48.05), (12.97, 47.9),
    (13.05, 47.5), (12.7, 47.65), (12.2, 47.62), (11.6, 47.55), (11.1, 47.4), (10.5, 47.55),
    (10.25, 47.3), (9.95, 47.5), (9.65, 47.55),
)  # fmt: skip
"""Around Bohemia, down the Inn and along the Alps to Lake Constance."""

SOUTH_WEST: tuple[Point, ...] = (
    (9.65, 47.55), (9.2, 47.67), (8.6, 47.75), (8.4, 47.58), (7.6, 47.57), (7.55, 47.9),
    (7.65, 48.2), (7.8, 48.55), (8.0, 48.8), (8.2, 48.97), (7.6, 49.07), (7.35, 49.17),
    (7.0, 49.15), (6.7, 49.2), (6.55, 49.4), (6.37, 49.47), (6.5, 49.75), (6.15, 50.1),
    (6.3, 50.35), (6.2, 50.6), (6.05, 50.75), (5.95, 51.0), (6.15, 51.2), (6.2, 51.45),
    (5.97, 51.8), (6.4, 51.84), (6.8, 51.95), (6.9, 52.15), (7.05, 52.35), (6.75, 52.55),
    (7.05, 52.7), (7.2, 53.0), (7.2, 53.2),
)  # fmt: skip
"""Up the Rhine, around the Saar, and north to the Ems."""

DANISH: tuple[Point, ...] = ((8.65, 54.9), (9.45, 54.83))
"""Across Schleswig, after the vote of 1920."""

EAST_PRUSSIAN_COAST: tuple[Point, ...] = (
    (19.28, 54.32), (19.65, 54.48), (19.9, 54.68), (19.95, 54.95), (20.5, 54.98), (20.8, 55.15),
    (21.0, 55.32), (21.2, 55.3),
)  # fmt: skip
"""From the Vistula lagoon past Samland and along the Curonian Spit."""

EAST_PRUSSIAN_BORDER: tuple[Point, ...] = (
    (21.2, 55.3), (21.35, 55.2), (21.9, 55.08), (22.6, 55.05), (22.85, 54.9), (22.7, 54.6),
    (22.75, 54.35), (22.4, 54.15), (22.5, 53.9), (22.2, 53.65), (21.6, 53.48), (20.9, 53.35),
    (20.4, 53.28), (19.8, 53.3), (19.4, 53.55), (18.95, 53.65), (18.85, 53.95), (19.1, 54.05),
    (19.28, 54.32),
)  # fmt: skip
"""Down the Memel, along Lithuania and Poland, and back along the Nogat."""

COASTS = (NORTH_SEA, BALTIC, EAST_PRUSSIAN_COAST)
BORDERS = (DANISH, EAST, SOUTH_EAST, SOUTH_WEST, EAST_PRUSSIAN_BORDER)

GERMAN_OCEAN: tuple[Point, ...] = (
    (2.0, 57.5), (2.0, 52.9), (5.2, 52.9), (6.2, 53.45), (7.0, 53.35), *NORTH_SEA[2:],
    (8.15, 55.4), (8.1, 57.5),
)  # fmt: skip
"""The part of the North Sea on the map, from the Netherlands to Jutland."""

BALTIC_SEA: tuple[Point, ...] = (
    (10.7, 57.5), (9.9, 55.5), (9.7, 55.1), *BALTIC, (18.35, 54.75), (18.55, 54.45), (18.95, 54.35),
    *EAST_PRUSSIAN_COAST, (21.05, 55.8), (21.0, 57.5),
)  # fmt: skip
"""The part of the Baltic on the map, from Jutland to the Curonian Spit."""

NEIGHBOURS: dict[str, Point] = {
    "denmark": (9.3, 55.5),
    "poland": (18.6, 52.3),
    "czechoslovakia": (15.4, 49.6),
    "austria": (15.2, 48.2),
    "switzerland": (8.5, 47.1),
    "france": (6.2, 48.6),
    "netherlands": (5.6, 52.3),
}
"""The positions of the neighbours' names."""

WHERE: dict[str, Point] = {
    "koenigsberg": (20.51, 54.71),
    "rostock": (12.14, 54.09),
    "hamburg": (9.99, 53.55),
    "berlin": (13.40, 52.52),
    "essen": (7.01, 51.46),
    "leipzig": (12.37, 51.34),
    "breslau": (17.03, 51.11),
    "koeln": (6.96, 50.94),
    "frankfurt": (8.68, 50.11),
    "muenchen": (11.58, 48.14),
    "stuttgart": (9.18, 48.78),
}
"""The positions of the cities."""
