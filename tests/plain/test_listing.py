"""Many answers: they are grouped, and words still find all of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.plain.conftest import Player, Run
from weimar_tui.plain.listing import Listing
from weimar_tui.text.choice import Choice, Item


def answer(id: str, text: str, short: str = "", refused: str = "") -> Item:
    return Item(id, text, refused, short=short, thing=id.partition(":")[0])


ANSWERS = (
    answer("a:build", "Ada: build in Kiel", "build in Kiel"),
    answer("a:event", "Ada: event", "event"),
    answer("b:build", "Bea: build in Ulm", "build in Ulm"),
    answer("b:event", "Bea: event", refused="not hers"),
    answer("c:build", "Cleo: build in Hof", "build in Hof"),
    answer("c:pass", "Cleo: pass", "pass"),
    answer("end", "Stop"),
)
GROUPS = {name[0].lower(): Item(name[0].lower(), name) for name in ("Ada", "Bea", "Cleo", "Dora")}


@pytest.fixture
def listing() -> Listing:
    return Listing(Choice(items=ANSWERS, groups=GROUPS), "Back")


def texts(rows: Sequence[Item]) -> list[str]:
    return [row.text for row in rows]


def test_what_several_answers_are_about_is_one_row(listing: Listing) -> None:
    """Bea has one answer left, which is listed in full."""
    assert listing.texts == ["Ada", "Bea: build in Ulm", "Cleo", "Stop"]
    assert [listing.is_answer(row) for row in listing.rows] == [False, True, False, True]
    assert texts(listing.closed) == ["Bea: event"]


def test_a_row_leads_to_its_answers_and_back(listing: Listing) -> None:
    listing.go(listing.rows[2])
    assert listing.texts == ["build in Hof", "pass", "Back"]
    assert [listing.is_answer(row) for row in listing.rows] == [True, True, False]
    assert texts(listing.now) == ["Cleo: build in Hof", "Cleo: pass"]
    listing.go(listing.rows[-1])
    assert listing.texts[0] == "Ada"


@pytest.mark.parametrize(
    ("within", "wanted", "found"),
    [
        ("", "kiel", ["Ada: build in Kiel"]),
        ("", "build", ["Ada", "Bea: build in Ulm", "Cleo"]),
        ("", "cleo", ["Cleo"]),
        ("", "paris", []),
        ("c", "pass", ["Cleo: pass"]),
        ("c", "build", ["Cleo: build in Hof"]),
        ("c", "kiel", ["Ada: build in Kiel"]),
        ("c", "ada", ["Ada"]),
        ("c", "back", ["Back"]),
        ("c", "b", ["Cleo: build in Hof"]),
        ("c", "paris", []),
    ],
)
def test_words_find_an_answer_wherever_it_is(
    listing: Listing, within: str, wanted: str, found: list[str]
) -> None:
    listing.choice.within = within
    assert texts(listing.meant(wanted)) == found


def test_who_types_nonsense_stays_where_they_are(listing: Listing) -> None:
    listing.choice.within = "c"
    listing.meant("paris")
    assert listing.choice.within == "c"
    listing.meant("ada")
    assert listing.choice.within == ""


WHOLE = "4. Back to the whole list"


# --- in a game ----------------------------------------------------------------------------------
def numbered(said: str) -> list[str]:
    return [line for line in said.splitlines() if line[:1].isdigit()]


def test_a_turn_of_wir_sind_das_volk_is_read_in_few_lines(run: Run) -> None:
    """First the card, then its use, then the area, then the city."""
    player = Player("1", "1", "9", "odds", "2", "kiel", "3", "build", "", "quit")
    run(player, game="wir_sind_das_volk")
    turn = player.after("1", 2)
    assert len(numbered(turn)) == 9
    assert "9. “Joining the CMEA” (7), value 2, from your hand; event not yours: Build 2" in turn
    uses = player.after("9")
    assert uses.startswith("\n“Joining the CMEA” (7), value 2, from your hand")
    assert numbered(uses)[-1].endswith("Back to the whole list")
    assert len(numbered(uses)) <= 5
    assert player.after("odds").count("“Joining the CMEA” (7)") == 2  # two uses, no other card
    assert len(numbered(player.after("2"))) == 9
    assert "The West builds a factory in Kiel." in player.after("kiel")
    assert numbered(player.after("3")) == ["1. Duisburg", "2. Bielefeld", "3. Köln", WHOLE]
