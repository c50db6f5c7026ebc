"""The opinion track: a cross of 29 cells, its legal moves, and who owns each cell (4.3, 5.3)."""

from __future__ import annotations

from .events import IssueMoved, IssuePlaced, IssueRemoved
from .position import WeimarPosition
from .runner import WeimarRunner

ARM = {"spd": "S", "kpd": "K", "z": "Z", "dnvp": "D"}
PARTY_OF_ARM = {letter: party for party, letter in ARM.items()}
LENGTH = 6
CORNERS = ("SK", "KZ", "ZD", "DS")

CELLS = ("0", *(f"{arm}{n}" for arm in "SKZD" for n in range(1, LENGTH + 1)), *CORNERS)

_ARM_AT = {"S": (-1, 0), "K": (0, 1), "Z": (1, 0), "D": (0, -1)}
PLACES: dict[str, tuple[int, int]] = {"0": (0, 0)}
"""Column and row of each cell, with `0` in the middle, SPD on the left and KPD on top."""
for _arm, (_x, _y) in _ARM_AT.items():
    for _n in range(1, LENGTH + 1):
        PLACES[f"{_arm}{_n}"] = (_x * _n, _y * _n)
for _corner in CORNERS:
    (_ax, _ay), (_bx, _by) = _ARM_AT[_corner[0]], _ARM_AT[_corner[1]]
    PLACES[_corner] = (_ax + _bx, _ay + _by)

OWNERS: dict[str, tuple[str, ...]] = {
    cell: () if cell == "0" else tuple(PARTY_OF_ARM[c] for c in cell if c in PARTY_OF_ARM)
    for cell in CELLS
}
"""The party (or two, on a corner) that owns an issue on the cell."""

VALUE = {cell: 0 if cell == "0" else 1 if cell in CORNERS else int(cell[1:]) for cell in CELLS}


def _neighbours(cell: str) -> tuple[str, ...]:
    x, y = PLACES[cell]
    return tuple(other for other, (ox, oy) in PLACES.items() if abs(ox - x) + abs(oy - y) == 1)


def _distances(party: str) -> dict[str, int]:
    distance = {f"{ARM[party]}{LENGTH}": 0}
    frontier = [f"{ARM[party]}{LENGTH}"]
    while frontier:
        cell = frontier.pop(0)
        for other in _neighbours(cell):
            if other not in distance:
                distance[other] = distance[cell] + 1
                frontier.append(other)
    return distance


def _reach(party: str) -> dict[str, tuple[tuple[str, ...], ...]]:
    distance = _distances(party)
    table = {}
    for start in CELLS:
        layers: list[tuple[str, ...]] = [(start,)]
        while layers[-1]:
            layers.append(
                tuple(
                    dict.fromkeys(
                        other
                        for cell in layers[-1]
                        for other in _neighbours(cell)
                        if distance[other] < distance[cell]
                    )
                )
            )
        table[start] = tuple(layers[1:])
    return table


REACH = {party: _reach(party) for party in ARM}
"""`REACH[party][cell][n - 1]`: the cells that an issue can reach in exactly n steps."""


def free_marker(runner: WeimarRunner, kind: str) -> str:
    """The first copy of an issue kind that is neither on the track nor out of the game."""
    position = runner.position
    for marker in runner.components.data.issues[kind].markers:
        if marker not in position.issues and f"issue:{marker}" not in position.removed:
            return marker
    return ""


def place_issue(runner: WeimarRunner, marker: str, cell: str) -> None:
    runner.position.issues[marker] = cell
    runner.emit(IssuePlaced(marker, cell))


def move_issue(runner: WeimarRunner, party: str, marker: str, cell: str) -> None:
    """Advance an issue marker for the party."""
    issues = runner.position.issues
    origin = issues[marker]
    issues[marker] = cell
    runner.emit(IssueMoved(party, marker, origin, cell))


def take_issue_off(runner: WeimarRunner, marker: str, *, unwon: bool = False) -> None:
    """Take an issue off the track: white ones return to the board, yellow ones leave the game.

    `unwon`: it leaves because no party has won it.
    """
    position = runner.position
    del position.issues[marker]
    if marker not in runner.components.white_issues:
        position.removed.append(f"issue:{marker}")
    runner.emit(IssueRemoved(marker, unwon))


def half_wins(position: WeimarPosition, party: str) -> tuple[int, int]:
    """(half wins, value) of the party; a corner is half a win but has full value (4.4 step 1)."""
    wins = value = 0
    for cell in position.issues.values():
        owners = OWNERS[cell]
        if party in owners:
            wins += 2 // len(owners)
            value += VALUE[cell]
    return wins, value
