"""Bends the Länder to the maps of *Wir sind das Volk!* and writes the ground they lie on.

The maps are schemes: cities stand where their names have room. A thin-plate spline through the
names of the cities and the signs of the areas tells for every place on a sheet where on earth it
lies; which land that is stands in `borders.json` (Natural Earth, public domain). The spline leads
from the sheet to the earth, so every place is one place and nothing folds. What still falls into a
wrong land is put right at the end: the sign of every area, the middle of every city's name, and
both Berlins, which are drawn larger than they are.

    python docs/maps/ground.py west east middle whole

writes `rules/wir_sind_das_volk/ground-*.txt`, two rows and two letters a cell. To be run again
when a city or a sign was moved; nothing of it is needed for playing.
"""

from __future__ import annotations

import json
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame  # noqa: E402
from weimar_tui.games.wir_sind_das_volk.view.ground import AREA_LETTERS, SEA  # noqa: E402
from weimar_tui.games.wir_sind_das_volk.view.maps import (  # noqa: E402
    AREA_WIDTH,
    SIGNS,
    Cell,
    Map,
    Name,
    map_of,
    widest,
)

FOLDER = ROOT / "rules" / "wir_sind_das_volk"

Point = tuple[float, float]
Ring = Sequence[Point]

OF_LAND = {
    "Schleswig-Holstein": "S", "Hamburg": "S", "Niedersachsen": "N", "Bremen": "N",
    "Nordrhein-Westfalen": "W", "Hessen": "H", "Rheinland-Pfalz": "P", "Saarland": "P",
    "Baden-Württemberg": "B", "Bayern": "Y", "Mecklenburg-Vorpommern": "M", "Brandenburg": "D",
    "Berlin": "D", "Sachsen-Anhalt": "A", "Sachsen": "X", "Thüringen": "T", "Denmark": "k",
    "Netherlands": "n", "Belgium": "b", "Luxembourg": "l", "France": "f", "Switzerland": "c",
    "Austria": "a", "Czechoslovakia": "z", "Poland": "p", "Sweden": "k",
}  # fmt: skip
"""The letter of every land. Berlin is part of Brandenburg until both its halves are drawn."""

BERLIN = "wo"
WEST_BERLIN, EAST_BERLIN = BERLIN
AROUND_BERLIN = "D"

ABROAD = {
    "polska-n": (15.4, 53.4),
    "polska-s": (15.5, 52.0),
    "cssr-n": (14.6, 50.4),
    "cssr-s": (13.3, 50.0),
}
"""Where the foreign cities lie: anywhere in their country will do."""

SIGNS_AT: dict[str, Point] = {
    "S": (9.3, 54.25), "N": (9.6, 52.8), "W": (7.3, 51.9), "H": (9.15, 50.55), "P": (7.35, 49.95),
    "B": (9.2, 48.3), "Y": (11.4, 48.75), "w": (13.2, 52.5), "M": (12.5, 53.8), "D": (13.0, 52.15),
    "A": (11.75, 51.75), "X": (13.2, 51.2), "T": (11.0, 50.75), "o": (13.5, 52.52),
}  # fmt: skip
"""Where on earth the middle of the sign of each area lies."""

SIGNS_OF_HALF: dict[str, dict[str, Point]] = {
    "whole": {},
    "middle": {},
    "west": {
        "N": (7.9, 52.75), "H": (9.2, 50.35), "w": (13.3, 52.5), "S": (10.4, 54.0),
        "P": (6.9, 50.0), "B": (9.9, 48.6), "Y": (12.2, 48.9), "W": (7.2, 51.75),
    },
    "east": {
        "T": (10.75, 51.25), "A": (11.9, 52.6), "M": (12.7, 53.75), "D": (13.9, 52.75),
        "X": (13.5, 50.98), "o": (13.5, 52.42),
    },
}  # fmt: skip
"""Where that is elsewhere, because the sign stands elsewhere in its area."""

INLAND: dict[str, dict[str, Point]] = {
    "whole": {},
    "middle": {},
    "west": {"fulda": (8.8, 50.4), "bayreuth": (11.8, 48.75)},
    "east": {},
}
"""Cities by the border that a half draws farther away from it than they lie, so that it bends
around them."""

COASTS: dict[str, dict[Point, Point]] = {
    "whole": {},
    "middle": {},
    "west": {(2, 1): (6.4, 54.2), (9, 1): (7.6, 53.95), (19, 0): (8.2, 54.1)},
    "east": {},
}
"""Where the sea is to be seen though no city tells: places in columns and half rows."""

ENCLAVES = {"east": (WEST_BERLIN, 36, 7, 6, 1)}
"""West Berlin on the sheet that has no sign of it: column, row, columns, rows."""

MARGINS: dict[Name, Cell] = {"west": (14, 6), "east": (14, 6), "middle": (20, 4), "whole": (20, 4)}
"""Columns at each side of a sheet, and rows above and below it, for larger screens."""

STIFF = 0.02
"""How much the spline would rather be smooth than meet its points."""
UNIT = 20
"""Columns, or half as many rows, that count as one for the spline."""
SAMPLES = ((1 / 6, 1 / 6), (1 / 2, 5 / 6), (5 / 6, 1 / 2))
"""Where in a quarter of a cell it is asked which land that is."""
BALTIC = 53.3
"""The latitude from which what is no land is the sea; south of it, it lies beyond France."""


# --- the spline ---------------------------------------------------------------------------------
def solved(rows: list[list[float]]) -> list[float]:
    """Linear equations, the constant last in each row, by elimination with the largest pivots."""
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in rows[at + 1 :]:
            part = below[at] / rows[at][at]
            below[at:] = [a - part * b for a, b in zip(below[at:], rows[at][at:], strict=True)]
    values = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][after] * values[after] for after in range(at + 1, size))
        values[at] = (rows[at][size] - rest) / rows[at][at]
    return values


def bent(x: float, y: float) -> float:
    """How a thin plate bends at this distance from where it is held."""
    square = x * x + y * y
    return square * math.log(square) if square > 0 else 0.0


def spline(places: Sequence[Point], values: Sequence[float]) -> Callable[[float, float], float]:
    """A thin plate held near `values` at `places`: smooth, and flat far away."""
    rows = []
    for number, (x, y) in enumerate(places):
        row = [bent(x - u, y - v) for u, v in places]
        row[number] += 2 * STIFF * len(places)
        rows.append([*row, 1.0, x, y, values[number]])
    for at in (lambda p: 1.0, lambda p: p[0], lambda p: p[1]):
        rows.append([*map(at, places), 0.0, 0.0, 0.0, 0.0])
    *weights, level, slope_x, slope_y = solved(rows)

    def value(x: float, y: float) -> float:
        plate = sum(
            weight * bent(x - u, y - v) for weight, (u, v) in zip(weights, places, strict=True)
        )
        return level + slope_x * x + slope_y * y + plate

    return value


# --- lands --------------------------------------------------------------------------------------
def lands() -> tuple[list[tuple[str, Ring]], dict[str, Point]]:
    """Every land with its letter, those of Germany first, and where the cities lie."""
    known = json.loads((Path(__file__).parent / "borders.json").read_text(encoding="utf-8"))
    parts = [*known["laender"].items(), *known["neighbours"].items()]
    return [(OF_LAND[name], ring) for name, rings in parts for ring in rings], known["cities"]


def inside(ring: Ring, x: float, y: float) -> bool:
    """Whether a point lies in a ring: a line to the right leaves it an odd number of times."""
    crossed = False
    for (x0, y0), (x1, y1) in pairwise([ring[-1], *ring]):
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            crossed = not crossed
    return crossed


class Atlas:
    """Which land lies at a point of the earth."""

    def __init__(self, rings: Iterable[tuple[str, Ring]]) -> None:
        self.rings = [
            (letter, ring, min(x for x, _ in ring), max(x for x, _ in ring),
             min(y for _, y in ring), max(y for _, y in ring))
            for letter, ring in rings
        ]  # fmt: skip

    def letter(self, x: float, y: float) -> str:
        """The land's letter, or the sea's."""
        for letter, ring, west, east, south, north in self.rings:
            if west <= x <= east and south <= y <= north and inside(ring, x, y):
                return letter
        return SEA if y > BALTIC else "f"


# --- a sheet ------------------------------------------------------------------------------------
class Sheet:
    """The letters of one map, two rows and two columns of them a cell, with what lies around it."""

    def __init__(self, name: Name, sheet: Map) -> None:
        self.name, self.sheet = name, sheet
        self.beside, self.above = MARGINS[name]
        self.width = 2 * (sheet.width + 2 * self.beside)
        self.height = 2 * (sheet.height + 2 * self.above)
        self.rows: list[list[str]] = []
        game = VolkGame.load()
        board, components = game.board, game.data
        self.sizes = {
            city: widest(*(sheet.names.get(city) or components.cities[city].name).values())
            for city in sheet.cities
        }
        letters = {area: letter for letter, area in AREA_LETTERS.items()}
        self.signs = {letters[area]: at for area, at in sheet.areas.items()}
        self.homes = {
            city: "".join(letters[area] for area in board.areas_of[city])
            or ("p" if city.startswith("polska") else "z")
            for city in sheet.cities
        }

    def held(self, cities: dict[str, Point]) -> Iterator[tuple[Point, Point]]:
        """The places by which the earth is bent: on the sheet, and on the earth."""
        earth = cities | ABROAD | INLAND[self.name]
        for city, (x, y) in self.sheet.cities.items():
            yield (x + self.sizes[city] / 2, 2 * y + 1), earth[city]
        for letter, (x, y) in self.signs.items():
            earth = SIGNS_OF_HALF[self.name].get(letter, SIGNS_AT[letter])
            yield (x + AREA_WIDTH / 2, 2 * y + self.sheet.area_rows), earth
        yield from COASTS[self.name].items()

    def bend(self, atlas: Atlas, cities: dict[str, Point]) -> None:
        """Ask at every quarter of a cell which land it is."""
        points = list(self.held(cities))
        places = [(x / UNIT, y / UNIT) for (x, y), _ in points]
        longitude = spline(places, [x for _, (x, _) in points])
        latitude = spline(places, [y for _, (_, y) in points])

        def asked(column: float, row: float) -> str:
            u, v = (column / 2 - self.beside) / UNIT, (row - 2 * self.above) / UNIT
            return atlas.letter(longitude(u, v), latitude(u, v))

        self.rows = [
            [
                commonest(asked(column + right, row + below) for right, below in SAMPLES)
                for column in range(self.width)
            ]
            for row in range(self.height)
        ]

    def put(self, at: Cell) -> Cell:
        """Where a cell of the sheet lies among the letters, in cells."""
        return at[0] + self.beside, at[1] + self.above

    def claim(self, letter: str, at: Cell, columns: int, rows: int, *, rim: int = 0) -> None:
        """Give cells to a land, with some quarters at both sides."""
        x, y = self.put(at)
        for row in self.rows[2 * y : 2 * (y + rows)]:
            for column in range(max(0, 2 * x - rim), min(self.width, 2 * (x + columns) + rim)):
                if row[column] not in BERLIN:
                    row[column] = letter

    def put_right(self) -> None:
        """Signs and cities lie in their own lands, and both Berlins within Brandenburg."""
        rows = self.sheet.area_rows
        for letter, at in self.signs.items():
            if letter not in BERLIN:
                self.claim(letter, at, AREA_WIDTH, rows, rim=1)
        for city, at in self.sheet.cities.items():
            x, y = self.put(at)
            middle = self.rows[2 * y + 1][min(self.width - 1, 2 * x + self.sizes[city])]
            if middle not in self.homes[city] and self.homes[city] != EAST_BERLIN:
                print(f"{self.name}: {city} lies in {middle}, not in {self.homes[city]}")
                self.claim(self.homes[city][0], at, self.sizes[city], 1)
        self.smooth()
        for city in self.sheet.cities:
            self.reclaim(city)
            if city in ABROAD:
                self.claim(self.homes[city], self.sheet.cities[city], self.sizes[city] + SIGNS, 1)
        for letter, at in self.signs.items():
            if letter in BERLIN:
                self.claim(letter, at, AREA_WIDTH, rows)
        if "berlin" in self.sheet.cities:
            self.claim(EAST_BERLIN, self.sheet.cities["berlin"], self.sizes["berlin"] + SIGNS, 1)
        if self.name in ENCLAVES:
            letter, x, y, columns, high = ENCLAVES[self.name]
            self.claim(letter, (x, y), columns, high)
        self.surround_berlin()

    def reclaim(self, city: str) -> None:
        """A German city's name and value stand neither abroad nor in the sea."""
        x, y = self.put(self.sheet.cities[city])
        for row in self.rows[2 * y : 2 * y + 2]:
            for column in range(2 * x, min(self.width, 2 * (x + self.sizes[city] + SIGNS))):
                if row[column] not in AREA_LETTERS and city not in ABROAD:
                    row[column] = self.homes[city][0]

    def surround_berlin(self) -> None:
        """Brandenburg goes all around both Berlins."""
        berlin = [
            (x, y)
            for y, row in enumerate(self.rows)
            for x, letter in enumerate(row)
            if letter in BERLIN
        ]
        for x, y in berlin:
            for row in self.rows[max(0, y - 1) : y + 2]:
                for column in range(max(0, x - 3), min(self.width, x + 4)):
                    if row[column] not in BERLIN:
                        row[column] = AROUND_BERLIN

    def smooth(self) -> None:
        """No quarter is a land by itself."""
        before = [list(row) for row in self.rows]
        for y in range(1, self.height - 1):
            for x in range(1, self.width - 1):
                beside = (before[y - 1][x], before[y + 1][x], before[y][x - 1], before[y][x + 1])
                if before[y][x] not in beside:
                    self.rows[y][x] = commonest(beside)

    def write(self) -> None:
        """Write the letters down."""
        known = ", ".join(f"{letter} {area}" for letter, area in AREA_LETTERS.items())
        head = (
            f"# The ground of map-{self.name}.toml: two rows and two letters a cell.",
            "# Made by docs/maps/ground.py from Natural Earth (public domain).",
            f"# {SEA} the sea, {known}; other small letters are abroad.",
        )
        text = "\n".join([*head, *map("".join, self.rows)]) + "\n"
        (FOLDER / f"ground-{self.name}.txt").write_text(text, encoding="utf-8")


def commonest(letters: Iterable[str]) -> str:
    """The letter there is most often, the first of several."""
    return Counter(letters).most_common(1)[0][0]


def main() -> None:
    """Bend and write the sheets named on the command line, or all."""
    rings, cities = lands()
    atlas = Atlas(rings)
    names: tuple[Name, ...] = ("west", "east", "middle", "whole")
    for name in names:
        if name in sys.argv[1:] or not sys.argv[1:]:
            sheet = Sheet(name, map_of(name))
            sheet.bend(atlas, cities)
            sheet.put_right()
            sheet.write()


if __name__ == "__main__":
    main()
