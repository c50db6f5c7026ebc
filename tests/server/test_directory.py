"""Open tables: listed as if sorted each time, whatever was made, changed and removed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from weimar_tui.server.directory import ENDED, FREE, OTHERS, Directory, free_in
from weimar_tui.server.record import OVER, PLAYING, WAITING, SeatRecord, TableRecord

PEOPLE = ("Ann", "Bob", "Cy")


def a_table(chance: Random, id: str) -> TableRecord:
    """A table in any state, with any people."""

    def seat() -> SeatRecord:
        kind = chance.choice(("free", "player", "bot", "held", "joins"))
        if kind == "player":
            return SeatRecord(player=chance.choice(PEOPLE))
        joins = chance.choice(PEOPLE) if kind == "joins" else ""
        bot = "" if kind == "free" else "first"
        return SeatRecord(bot=bot, held=kind in ("held", "joins"), joins=joins)

    return TableRecord(
        id=id,
        title="",
        game="duel",
        scenario="main",
        owner=chance.choice(PEOPLE),
        seats={"red": seat(), "blue": seat()},
        state=chance.choice((WAITING, PLAYING, OVER)),
        public=chance.random() < 0.8,
        invited=chance.sample(PEOPLE, chance.randrange(2)),
        created=f"2026-01-{chance.randrange(10, 30)}",
    )


def people(one: TableRecord) -> set[str]:
    if one.state == OVER:
        return set()
    seated = {name for seat in one.seats.values() for name in (seat.player, seat.joins)}
    return {one.owner, *one.invited, *seated} - {""}


def kind_of(one: TableRecord) -> str:
    if one.state == OVER:
        return ENDED
    return "" if not one.public else FREE if free_in(one) else OTHERS


def wanted(known: dict[str, TableRecord], kind: str, name: str) -> list[str]:
    """The ids of a list for a player: fewest free seats first, then the newest."""
    found = [one for one in known.values() if kind_of(one) == kind and name not in people(one)]
    found.sort(key=lambda one: (one.created, one.id), reverse=True)
    if kind == FREE:
        found.sort(key=free_in)
    return [one.id for one in found]


def all_lists(known: dict[str, TableRecord]) -> dict[str, Any]:
    """What each version must change with: each list, and the tables of each player."""
    lists: dict[str, Any] = {kind: wanted(known, kind, "") for kind in (FREE, OTHERS, ENDED)}
    for name in PEOPLE:
        lists[f"@{name.lower()}"] = {one.id for one in known.values() if name in people(one)}
    return lists


def test_lists_and_their_versions_follow_every_change() -> None:
    chance, directory = Random(7), Directory()
    known: dict[str, TableRecord] = {}
    for _ in range(400):
        before, versions = all_lists(known), dict(directory.versions)
        id = f"{chance.randrange(40):012x}"
        if chance.random() < 0.3:
            known.pop(id, None)
            directory.remove(id)
        else:
            known[id] = a_table(chance, id)
            directory.put(known[id])
        for key, now in all_lists(known).items():
            if now != before[key]:
                assert directory.versions[key] > versions.get(key, 0), key
        for name in (*PEOPLE, "Eve"):
            mine = {one.id for one in known.values() if name in people(one)}
            assert directory.of(name.upper()) == mine
            assert directory.spelling(name.lower()) == (name if mine else None)
            for kind in (FREE, OTHERS, ENDED):
                whole = wanted(known, kind, name)
                assert directory.number(kind, name) == len(whole)
                start = chance.randrange(6)
                assert directory.page(kind, name, start, 4) == whole[start : start + 4]
        assert list(directory.ended()) == wanted(known, ENDED, "")


@pytest.mark.parametrize(
    ("state", "seat", "free"),
    [
        (WAITING, SeatRecord(), 1),
        (WAITING, SeatRecord(player="Ann"), 0),
        (WAITING, SeatRecord(bot="first"), 0),
        (WAITING, SeatRecord(bot="first", held=True), 1),
        (PLAYING, SeatRecord(bot="first", held=True), 1),
        (PLAYING, SeatRecord(bot="first", held=True, joins="Bob"), 0),
        (PLAYING, SeatRecord(bot="first"), 0),
        (OVER, SeatRecord(bot="first", held=True), 0),
    ],
)
def test_which_seats_can_be_taken(state: Any, seat: SeatRecord, free: int) -> None:
    one = TableRecord(
        id="0" * 12, title="", game="duel", scenario="main", owner="Ann", seats={"red": seat}
    )
    one.state = state
    assert free_in(one) == free
