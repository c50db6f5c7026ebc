"""Finished tables: listed in order, whatever was added, replaced and removed."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from weimar_tui.server.finished import FinishedTables
from weimar_tui.server.replies import TableState
from weimar_tui.server.table_status import Finished

PEOPLE = ("Ann", "Bob", "Cy")


def finished(id: str, created: str, people: tuple[str, ...]) -> Finished:
    state = TableState(
        id=id,
        title=f"Table {id}",
        game="duel",
        scenario="main",
        owner="Ann",
        state="over",
        public=True,
        seats=(),
        round=0,
        watchers=0,
    )
    seats = {name: f"s{n}" for n, name in enumerate(people)}
    return Finished(
        state=state, created=created, public=True, seats=seats, its_people=frozenset(people)
    )


def test_tables_are_listed_as_if_sorted_each_time() -> None:
    chance, tables = Random(3), FinishedTables()
    known: dict[str, Finished] = {}
    for _ in range(400):
        id = f"{chance.randrange(60):012x}"
        if chance.random() < 0.3:
            assert tables.take(id) == known.pop(id, None)
        else:
            people = tuple(chance.sample(PEOPLE, chance.randrange(4)))
            known[id] = finished(id, f"2026-01-{chance.randrange(10, 20)}", people)
            tables.put(known[id])
        wanted = sorted(known.values(), key=lambda one: (one.created, one.state.id), reverse=True)
        assert list(tables.newest()) == wanted
        for name in PEOPLE:
            theirs = [one for one in wanted if name in one.seats]
            assert list(tables.of_player(name)) == theirs
            assert tables.number_of(name) == len(theirs)
        seated = {name for one in wanted for name in one.seats}
        for name in PEOPLE:
            spelled = name if name in seated else None
            assert tables.spelling(name.lower()) == spelled, "a name without a table is forgotten"
        assert set(tables.players()) == {name for one in wanted for name in one.seats}
        assert tables.has_title(f"TABLE {id}") == (id in known)
    assert dict(tables) == known


def test_a_table_with_another_title_gives_the_old_one_up() -> None:
    tables = FinishedTables()
    one = finished("a", "2026-01-01", ("Ann",))
    tables.put(one)
    tables.put(replace(one, state=replace(one.state, title="Other")))
    assert tables.has_title("other") and not tables.has_title("Table a")


def test_the_spelling_of_a_name_goes_with_its_last_table() -> None:
    tables = FinishedTables()
    for id in "ab":
        tables.put(finished(id, "2026-01-01", ("Ann",)))
    tables.take("a")
    assert tables.spelling("ann") == "Ann"
    tables.take("b")
    assert tables.spelling("ann") is None
    tables.put(finished("c", "2026-01-01", ("ANN",)))
    assert tables.spelling("ann") == "ANN"
