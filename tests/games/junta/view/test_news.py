"""Changes on the panes are highlighted as whole things; clicks hit exactly what was drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.junta.view.scenes import (
    CAST_ASKED,
    KIT,
    MOVE_ASKED,
    Question,
    announced_budget,
    election,
    evening,
    question,
    seen,
    streets,
    vote,
)
from tests.tui.news import news, text_of, things_on
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.position import FAMILIES, Cast, JuntaPosition, Night
from weimar_tui.games.junta.rules.runner import JuntaRunner

Moment = Callable[[], JuntaRunner]
Change = Callable[[JuntaPosition], Any]

SIZES = [(160, 48), (120, 40), (80, 24)]
THEMES = ("default", "ansi")

BELOW_THE_MAP = ("centres", "lamp", "force", "weapon", "place", "bank")
"""Things below the map that do not fit on a screen of 24 rows."""


def size_of(pane: str, size: tuple[int, int], view: JuntaPosition) -> tuple[int, int]:
    """Columns and rows of a pane on a screen of this size, in a coup or outside one."""
    place = KIT.places_in(KIT.layout_of(view), *size, pane)[pane]
    bare = pane == "head"
    return place.width - (0 if bare or not place.x else 2), place.height - (0 if bare else 1)


def changed(
    moment: Moment, pane: str, change: Change, size: tuple[int, int], theme: str
) -> dict[str, str]:
    """The things that a pane highlights after a change."""
    before, after = moment(), moment()
    change(after.position)
    shown = size_of(pane, size, before.position)
    old, new = (seen(runner, theme=theme) for runner in (before, after))
    return news(KIT.drawings[pane], old, new, shown)


def a_unit_lost(view: JuntaPosition) -> None:
    view.areas["palace"][0] = replace(view.areas["palace"][0], number=1)


def chamber_freed(view: JuntaPosition) -> None:
    view.areas["chamber"] = []


def shelled(view: JuntaPosition) -> None:
    assert view.coup is not None
    view.coup.strikes -= 1


def a_rebel_declares(view: JuntaPosition) -> None:
    assert view.coup is not None
    view.coup.sides = {"bravo": "president"}


def next_phase(view: JuntaPosition) -> None:
    assert view.coup is not None
    view.coup.phase += 1


def fled(view: JuntaPosition) -> None:
    view.families["bravo"].state, view.families["bravo"].embassy = "exile", "embassy-alps"


def lunch_over(view: JuntaPosition) -> None:
    view.lunch = False


def closed(view: JuntaPosition) -> None:
    view.bank_closed = True


def another_night(view: JuntaPosition) -> None:
    places = tuple((seat, "home") for seat in view.order)
    view.history.append(Night(view.round, places, bank_open=True))


def new_president(view: JuntaPosition) -> None:
    view.president = "bravo"


def a_card_drawn(view: JuntaPosition) -> None:
    view.families["bravo"].hand.append("students")


def influence(view: JuntaPosition) -> None:
    view.families["cortina"].table.append("monarchists")


def office_gone(view: JuntaPosition) -> None:
    view.families["bravo"].offices.pop()


def paid_cortina(view: JuntaPosition) -> None:
    view.paid.append("cortina")
    view.families["aguado"].envelopes["cortina"] = 1


def cast_yes(view: JuntaPosition) -> None:
    assert view.motion is not None
    view.motion.casts.append(Cast("aguado", "yes", "minister", 3))


def cast_for_bravo(view: JuntaPosition) -> None:
    assert view.motion is not None
    view.motion.casts.append(Cast("cortina", "bravo", "general2", 1))


def announced_more(view: JuntaPosition) -> None:
    view.announced["delgado"] = 2


def richer(view: JuntaPosition) -> None:
    view.families["aguado"].pocket = Notes(5, 5, 5)


def kept(view: JuntaPosition) -> None:
    view.families["aguado"].promises[0] = replace(view.families["aguado"].promises[0], state="kept")


def another_offer_gone(view: JuntaPosition) -> None:
    view.offers.clear()


CHANGES: list[tuple[Moment, str, Change, set[str]]] = [
    (streets, "head", next_phase, {"head/phase"}),
    (streets, "head", chamber_freed, {"head/centres"}),
    (streets, "map", a_unit_lost, {"palace/units", "force/aguado"}),
    (
        streets,
        "map",
        chamber_freed,
        {"chamber/holder", "chamber/units", "centres", "lamp/chamber", "force/cortina"},
    ),
    (
        streets,
        "map",
        a_rebel_declares,
        {"central-bank/holder", "centres", "lamp/central-bank", "force/bravo"},
    ),
    (streets, "map", shelled, {"weapon/strike"}),
    (streets, "offices", a_rebel_declares, {"bravo/state"}),
    (streets, "offices", fled, {"bravo/state", "bravo/offices", "bravo/votes"}),
    (evening, "head", new_president, {"head/president"}),
    (evening, "head", closed, {"head/bank"}),
    (evening, "map", fled, {"embassy-alps/units"}),
    (evening, "map", lunch_over, {"bank"}),
    (evening, "map", another_night, {"place/home"}),
    (evening, "offices", a_card_drawn, {"bravo/cards"}),
    (evening, "offices", influence, {"cortina/votes", "cortina/table/monarchists"}),
    (evening, "offices", office_gone, {"bravo/votes", "bravo/offices"}),
    (evening, "offices", another_night, {f"{seat}/nights" for seat in FAMILIES[:6]}),
    (evening, "money", richer, {"pocket"}),
    (evening, "talk", kept, {"promise/4/0", "promise/4/1", "promise/4/2", "promise/4/3"}),
    (evening, "talk", another_offer_gone, set()),
    (vote, "budget", paid_cortina, {"cortina/paid"}),
    (vote, "budget", cast_yes, {"aguado/voted", "yes/sum", "yes/by/aguado"}),
    (announced_budget, "budget", announced_more, {"delgado/announced", "total"}),
    (election, "budget", cast_for_bravo, {"bravo/sum", "bravo/by/cortina", "left/cortina"}),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("moment", "pane", "change", "keys"), CHANGES)
def test_exactly_what_has_changed_is_highlighted(
    moment: Moment,
    pane: str,
    change: Change,
    keys: set[str],
    size: tuple[int, int],
    theme: str,
) -> None:
    told = changed(moment, pane, change, size, theme)
    if theme == "ansi":
        painted = {"lamp/chamber", "lamp/central-bank", "yes/by/aguado", "bravo/by/cortina"}
        keys = keys - painted
    if size[1] == 24 and pane == "offices":
        keys = keys - {"aguado/nights"}  # your own row has fewer things
    if size[1] == 24 and pane == "map":
        keys = {key for key in keys if key.partition("/")[0] not in BELOW_THE_MAP}
    assert set(told) == keys


def test_things_are_whole() -> None:
    def told(moment: Moment, pane: str, change: Change) -> set[str]:
        return {text.strip() for text in changed(moment, pane, change, (160, 48), "ansi").values()}

    assert told(streets, "map", chamber_freed) >= {"15 ○CHAMBER", "▲C 5r"}
    assert told(streets, "offices", a_rebel_declares) == {"● B Bravo"}
    assert told(evening, "money", richer) == {"30 million"}
    assert told(vote, "budget", cast_yes) == {"Yes 4", "7"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", THEMES)
def test_units_that_have_left_highlight_the_name_of_the_area(
    theme: str, size: tuple[int, int]
) -> None:
    def gone(view: JuntaPosition) -> None:
        view.areas["harbour"] = []

    told = changed(streets, "map", gone, size, theme)
    assert told["harbour/units"].split()[-1].startswith("Harbour")


PREVIEWED = [
    ("budget", vote, CAST_ASKED, "yes:all", "espino"),
    ("map", streets, MOVE_ASKED, "chamber", "bravo"),
    ("offices", evening, question("shoot", ("bravo", "spare")), "bravo", "aguado"),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("pane", "moment", "asked", "option", "me"), PREVIEWED)
def test_what_the_cursor_points_at_is_no_news(
    pane: str, moment: Moment, asked: Question, option: str, me: str, theme: str
) -> None:
    runner = moment()
    for size in SIZES:
        shown = size_of(pane, size, runner.position)
        before = seen(runner, asked, me=me, theme=theme)
        after = seen(runner, asked, option, me=me, theme=theme)
        assert things_on(KIT.drawings[pane], after, shown).text(), "something is drawn"
        assert news(KIT.drawings[pane], before, after, shown) == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_what_can_be_chosen_lies_on_the_thing_of_its_name(
    size: tuple[int, int], theme: str
) -> None:
    scene = seen(streets(), MOVE_ASKED, me="bravo", theme=theme)
    sheet = things_on(KIT.drawings["map"], scene, size_of("map", size, scene.view))
    assert set(sheet.spots) == {"cathedral", "chamber"}
    for area in scene.components.areas:
        thing = sheet.things[area]
        name = scene.words.area_short(area)
        assert scene.words.name(area) in text_of(sheet, area) or name in text_of(sheet, area)
        assert sheet.spots.get(area, (thing.x, thing.y)) == (thing.x, thing.y)
        keys = {
            key.partition("/")[0]
            for x in range(thing.x, thing.end)
            for key in sheet.things_at(x, thing.y)
        }
        assert keys == {area}
    for pane in ("offices", "budget"):
        scene = seen(vote(), theme=theme)
        sheet = things_on(KIT.drawings[pane], scene, size_of(pane, size, scene.view))
        for seat in FAMILIES[:5]:
            thing = sheet.things[seat]
            assert sheet.spots[seat] == (thing.x, thing.y)
            assert seat.capitalize() in text_of(sheet, seat)
