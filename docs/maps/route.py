"""Finds the ways of the connections on the maps of *Wir sind das Volk!*.

The maps are `rules/wir_sind_das_volk/map-*.toml`: people say there where each city stands, this
program finds a way of cells for every connection and writes it behind. No two ways share a cell or
cross; a straight way is better than one with bends, and one far from other ways and from the names
of other cities is better still. Cities that may not stay where they are (`--move`) are shifted by a
few cells as long as that makes all ways together better.

    python docs/maps/route.py east --move 200
"""

from __future__ import annotations

import argparse
import heapq
import random
import sys
import tomllib
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from weimar_tui.games.wir_sind_das_volk.view.maps import (  # noqa: E402
    AREA_WIDTH,
    SIGNS,
    STEPS,
    Cell,
    cells_of,
    slots,
)
from weimar_tui.tui.canvas import width_of  # noqa: E402

FOLDER = ROOT / "rules" / "wir_sind_das_volk"
LANGUAGES = ("en", "de", "zh")

COMPASS = tuple(STEPS.values())

BEND = (0.0, 0.7, 1.8, 6.0, 20.0)
"""What turning by so many eighths costs."""
BESIDE_WAY = 0.7
BESIDE_NAME = {True: 2.0, False: 0.7}
"""What a cell costs beside a foreign name: on its row, above or below it."""
CROWDED = 8.0
"""What each cell costs that a way is shorter than it should be."""
FAR = 0.3
"""What a city costs for each column, and twice for each row, it stands from where people put it."""
APART = 0.35
"""What an area costs for each column between its sign and the middle of its cities."""
CELL = 0.4
"""What a cell of a way costs when maps are compared: less than in a search, or all would huddle."""


class Map:
    """Names and ways on a sheet of cells."""

    def __init__(
        self,
        size: Cell,
        names: dict[str, int],
        where: dict[str, Cell],
        lines: dict[str, int],
        areas: dict[str, list[str]],
        rows: int,
    ) -> None:
        self.width, self.height = size
        self.names, self.where, self.lines = names, dict(where), lines
        self.areas, self.rows = areas, rows
        self.wished = {city: at for city, at in where.items() if city not in areas}
        self.ways: dict[str, tuple[Cell, ...]] = {}

    # --- what lies where ------------------------------------------------------------------------
    def cells(self, city: str) -> list[Cell]:
        """The cells of a name, its mark and its value."""
        x, y = self.where[city]
        rows = self.rows if city in self.areas else 1
        return [(x + step, y + row) for row in range(rows) for step in range(self.names[city])]

    def around(self, city: str) -> set[Cell]:
        """The cells at which a way to a city may end."""
        own = set(self.cells(city))
        return {cell for at in own for cell in neighbours(at) if self.inside(cell)} - own

    def inside(self, cell: Cell) -> bool:
        """Whether there is such a cell."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def fits(self, city: str) -> bool:
        """Whether a name stands on the sheet and not too near to another one."""
        own = self.cells(city)
        if not all(map(self.inside, own)):
            return False
        near = {(x + dx, y + dy) for x, y in own for dx in (-2, -1, 0, 1, 2) for dy in (-1, 0, 1)}
        others = (at for other in self.where if other != city for at in self.cells(other))
        return near.isdisjoint(others)

    # --- finding a way --------------------------------------------------------------------------
    def ground(self, connection: str) -> tuple[dict[Cell, float], set[Cell], set[Cell]]:
        """What cells cost, which are taken, and which corners are crossed."""
        ends = connection.split("/")
        cost: dict[Cell, float] = {}
        taken: set[Cell] = set()
        for city in self.where:
            cells = self.cells(city)
            taken.update(cells)
            if city in ends:
                continue
            for x, y in cells:
                for dx, dy in COMPASS:
                    at = x + dx, y + dy
                    cost[at] = max(cost.get(at, 0.0), BESIDE_NAME[dy == 0])
        crossed: set[Cell] = set()
        for other, way in self.ways.items():
            if other == connection:
                continue
            taken.update(way)
            for at in {cell for step in way for cell in neighbours(step)}:
                cost[at] = cost.get(at, 0.0) + BESIDE_WAY
            crossed.update(corners(way))
        return cost, taken, crossed

    def least(self, connection: str) -> int:
        """Cells that a way needs, so that its lines stand apart."""
        return 2 * self.lines[connection] - 1

    def route(self, connection: str) -> tuple[float, tuple[Cell, ...]] | None:
        """The best way between the two names of a connection that is long enough."""
        ground = self.ground(connection)
        for _ in range(8):
            found = self.search(connection, ground)
            if found is None or len(found[1]) >= self.least(connection):
                return found
            ground[1].update(found[1])
        return None

    def search(
        self, connection: str, ground: tuple[dict[Cell, float], set[Cell], set[Cell]]
    ) -> tuple[float, tuple[Cell, ...]] | None:
        """The best way over a ground."""
        first, second = connection.split("/")
        cost, taken, crossed = ground
        goals = self.around(second) - taken
        starts = self.around(first) - taken
        middle = self.where[second][0] + self.names[second] // 2, self.where[second][1]
        reach = self.names[second] // 2 + 1

        def far(cell: Cell) -> float:
            return max(abs(cell[0] - middle[0]) - reach, abs(cell[1] - middle[1]) - 1, 0)

        best: dict[tuple[Cell, int], float] = {}
        before: dict[tuple[Cell, int], tuple[Cell, int]] = {}
        queue: list[tuple[float, float, Cell, int]] = []
        for start in starts:
            price = 1.0 + cost.get(start, 0.0)
            best[start, -1] = price
            heapq.heappush(queue, (price + far(start), price, start, -1))
        while queue:
            _, price, cell, heading = heapq.heappop(queue)
            if price > best[cell, heading]:
                continue
            if cell in goals:
                way = [cell]
                at = cell, heading
                while at in before:
                    at = before[at]
                    way.append(at[0])
                return price, tuple(reversed(way))
            x, y = cell
            for turn, (dx, dy) in enumerate(COMPASS):
                at = x + dx, y + dy
                if at in taken or not self.inside(at):
                    continue
                if dx and dy and (min(x, at[0]), min(y, at[1])) in crossed:
                    continue
                step = 1.0 + cost.get(at, 0.0)
                if heading >= 0:
                    step += BEND[min((turn - heading) % 8, (heading - turn) % 8)]
                total = price + step
                if total < best.get((at, turn), 1e9):
                    best[at, turn] = total
                    before[at, turn] = cell, heading
                    heapq.heappush(queue, (total + far(at), total, at, turn))
        return None

    def price(self, connection: str) -> float:
        """What the way of a connection costs where it lies."""
        cost, _, _ = self.ground(connection)
        way = self.ways[connection]
        headings = [COMPASS.index((b[0] - a[0], b[1] - a[1])) for a, b in pairwise(way)]
        turns = sum(BEND[min((b - a) % 8, (a - b) % 8)] for a, b in pairwise(headings))
        short = max(0, 3 * self.lines[connection] - len(way))
        return CELL * len(way) + turns + sum(cost.get(cell, 0.0) for cell in way) + CROWDED * short

    def total(self) -> float:
        """What everything costs; a connection without a way costs very much."""
        missing = len(self.lines) - len(self.ways)
        shifted = sum(
            abs(x - self.wished[c][0]) + 2 * abs(y - self.wished[c][1])
            for c, (x, y) in self.where.items()
            if c in self.wished
        )
        apart = sum(map(self.apart, self.areas))
        return sum(map(self.price, self.ways)) + 300 * missing + FAR * shifted + APART * apart

    def apart(self, area: str) -> float:
        """How far the sign of an area stands from the middle of its cities."""
        at = [self.where[city] for city in self.areas[area]]
        wide = [self.names[city] for city in self.areas[area]]
        x, y = self.where[area]
        if not at:
            return 0.0
        middle = sum(u + w / 2 for (u, _), w in zip(at, wide, strict=True)) / len(at)
        return abs(x + AREA_WIDTH / 2 - middle) + 2 * abs(y - sum(v for _, v in at) / len(at))

    # --- making it better -----------------------------------------------------------------------
    def route_all(self, order: Iterable[str]) -> None:
        """Give each of these connections a new way; one that finds none takes others' away."""
        waiting = list(order)
        for connection in waiting:
            self.ways.pop(connection, None)
        for _ in range(4 * len(self.lines)):
            if not waiting:
                return
            connection = waiting.pop(0)
            found = self.route(connection)
            if found is not None:
                self.ways[connection] = found[1]
                continue
            near = set(connection.split("/"))
            touching = [c for c in self.ways if near & set(c.split("/"))] or list(self.ways)
            for other in random.sample(touching, min(3, len(touching))):
                del self.ways[other]
                waiting.append(other)
            waiting.insert(0, connection)

    def settle(self, rounds: int) -> None:
        """Take some ways away at a time and find better ones, as long as that helps."""
        best, kept = self.total(), dict(self.ways)
        for _ in range(rounds):
            seed = random.choice(list(self.lines))
            near = [c for c in self.lines if set(c.split("/")) & set(seed.split("/"))]
            chosen = random.sample(near, min(len(near), random.choice((1, 2, 3, 4, 6))))
            self.route_all(chosen)
            now = self.total()
            if now <= best:
                best, kept = now, dict(self.ways)
            else:
                self.ways = dict(kept)

    def move(self, rounds: int) -> None:
        """Shift names by a few cells as long as that helps."""
        best = self.total()
        for number in range(rounds):
            kept, stood = dict(self.ways), dict(self.where)
            city = random.choice(list(self.where))
            x, y = self.where[city]
            reach = random.choice((1, 1, 2, 4))
            self.where[city] = (
                x + random.randint(-2 * reach, 2 * reach),
                y + random.randint(-1, 1) * (reach > 1 or random.random() < 0.4),
            )
            if self.where[city] == stood[city] or not self.fits(city):
                self.where = stood
                continue
            own = set(self.cells(city))
            hit = [c for c, way in self.ways.items() if city in c.split("/") or own & set(way)]
            missing = [c for c in self.lines if c not in self.ways]
            self.route_all([*hit, *(c for c in missing if c not in hit)])
            now = self.total()
            if now < best:
                best = now
                print(f"{number:5} {city:16} {stood[city]} -> {self.where[city]}  {best:.1f}",
                      flush=True)  # fmt: skip
            else:
                self.ways, self.where = kept, stood

    def picture(self) -> str:
        """The map as text."""
        rows = [[" "] * self.width for _ in range(self.height)]
        for connection, way in self.ways.items():
            for x, y in way:
                rows[y][x] = "·"
            for x, y in slots(way, self.lines[connection]):
                rows[y][x] = "○"
        for city in self.where:
            name = city.upper()[:5] if city in self.areas else city
            for (x, y), letter in zip(self.cells(city), f"{name:_<99}", strict=False):
                rows[y][x] = letter
        return "\n".join("".join(row).rstrip() for row in rows)


def neighbours(cell: Cell) -> Iterator[Cell]:
    """The eight cells around one."""
    for dx, dy in COMPASS:
        yield cell[0] + dx, cell[1] + dy


def corners(way: tuple[Cell, ...]) -> Iterator[Cell]:
    """The corners between cells that a way goes across."""
    for (x, y), (u, v) in pairwise(way):
        if x != u and y != v:
            yield min(x, u), min(y, v)


def written(way: tuple[Cell, ...]) -> str:
    """A way as it stands in the file: where it begins, then compass points with their numbers."""
    names = {step: name for name, step in STEPS.items()}
    runs: list[list[str | int]] = []
    for (x, y), (u, v) in pairwise(way):
        name = names[u - x, v - y]
        if runs and runs[-1][0] == name:
            runs[-1][1] = int(runs[-1][1]) + 1
        else:
            runs.append([name, 1])
    return " ".join([f"{way[0][0]},{way[0][1]}", *(f"{n}{k if k != 1 else ''}" for n, k in runs)])


# --- files --------------------------------------------------------------------------------------
def entries(file: str, key: str) -> list[dict]:
    """What stands in a component file."""
    return tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))[key]


def load(path: Path) -> Map:
    """A map as it stands in its file."""
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    names = {city["id"]: city["name"] for city in entries("cities.toml", "city")}
    where, wide = {}, {}
    for city in document["city"]:
        label = names[city["id"]] | city.get("name", {})
        where[city["id"]] = tuple(city["at"])
        wide[city["id"]] = max(width_of(label[lang]) for lang in LANGUAGES) + SIGNS
    lies_in = {city["id"]: city["areas"] for city in entries("cities.toml", "city")}
    areas = {}
    for area in document.get("area", []):
        where[area["id"]] = tuple(area["at"])
        wide[area["id"]] = AREA_WIDTH
        areas[area["id"]] = [city for city in where if area["id"] in lies_in.get(city, ())]
    lines = {
        entry["id"]: entry.get("lines", 1)
        for entry in entries("connections.toml", "connection")
        if set(entry["id"].split("/")) <= where.keys()
    }
    size = document["width"], document["height"]
    found = Map(size, wide, where, lines, areas, document["area-rows"])
    for way in document.get("way", []):
        cells = cells_of(way["cells"])
        if way["id"] in lines and len(cells) >= found.least(way["id"]):
            found.ways[way["id"]] = cells
    return found


def save(path: Path, found: Map) -> None:
    """Write where the cities stand and how the connections go; all else stays as it is."""
    before = path.read_text(encoding="utf-8").partition("[[way]]")[0].rstrip()
    lines, city = [], ""
    for line in before.split("\n"):
        if line.startswith("id = "):
            city = line.split('"')[1]
        if line.startswith("at = "):
            line = "at = [{}, {}]".format(*found.where[city])
        lines.append(line)
    for connection in found.lines:
        lines += ["", "[[way]]", f'id = "{connection}"',
                  f'cells = "{written(found.ways[connection])}"']  # fmt: skip
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Read a map, make it better, write it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("map", choices=("west", "east", "middle", "whole"))
    parser.add_argument("--settle", type=int, default=60, help="rounds of finding better ways")
    parser.add_argument("--move", type=int, default=0, help="rounds of shifting cities")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--again", action="store_true", help="forget the ways that are there")
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    path = FOLDER / f"map-{arguments.map}.toml"
    found = load(path)
    if arguments.again or len(found.ways) < len(found.lines):
        length = {c: _apart(found, c) for c in found.lines}
        found.route_all(sorted(found.lines, key=length.__getitem__))
    print(f"{len(found.ways)} of {len(found.lines)} ways, {found.total():.1f}")
    found.move(arguments.move)
    found.settle(arguments.settle)
    print(f"{len(found.ways)} of {len(found.lines)} ways, {found.total():.1f}")
    print(found.picture())
    if len(found.ways) < len(found.lines):
        raise SystemExit("some connections have no way; nothing is written")
    save(path, found)


def _apart(found: Map, connection: str) -> int:
    first, second = connection.split("/")
    (x, y), (u, v) = found.where[first], found.where[second]
    return max(abs(x - u), 2 * abs(y - v))


if __name__ == "__main__":
    main()
