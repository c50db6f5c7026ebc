"""What dialogs show above their answers: the stakes, and nothing that others must not know."""

from __future__ import annotations

import pytest

from tests.games.junta.table import family, pocket, table
from tests.games.junta.view.scenes import (
    PLACES_ASKED,
    Question,
    evening,
    private,
    question,
    seen,
    streets,
    vote,
)
from tests.tui.looking import same_as_snapshot
from weimar_tui.games.junta.rules.component_data import PLACES
from weimar_tui.games.junta.rules.position import Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import AttemptOn, NextEnvelope, NextFamily, NextSum
from weimar_tui.games.junta.view.dialogs.interrupts import DIALOGS
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas


def facts(
    runner: JuntaRunner, asked: Question, chosen: str = "", lang: str = "en", width: int = 76
) -> Canvas:
    """The drawing of a question's dialog; the last row is the number of rows it uses."""
    scene = seen(runner, asked, chosen, me=asked.seat, lang=lang)
    assert scene.decision is not None
    canvas = Canvas(width, 12, scene.look)
    used = DIALOGS[asked.kind](Choice(), scene.decision, scene).facts(canvas)
    canvas.put(0, 11, f"{used} rows")
    return canvas


ANNOUNCE = private(
    question("announce", ("0", "1", "2"), families=("bravo", "cortina", "delgado", "espino")),
    NextSum("delgado", sums=(3, 1)),
)
ENVELOPE = private(question("envelope", ("2", "1")), NextEnvelope("delgado", filled=("0.0.1",)))
FIGHT = question("fight", ("hold", "fire:bravo"), area="palace")
SIDE = question("side", ("president", "junta"), "fuentes")
SQUAD = private(question("shoot", ("shoot", "spare"), "aguado"), NextFamily("bravo"))


def dividing() -> JuntaRunner:
    """Aguado divides the aid; 3 of it are paid to Bravo already."""
    runner = table(5)
    pocket(runner, "A", 3, 3, 2, 1, 1)
    runner.position.motion = Motion("budget", "aguado")
    runner.position.announced = {"bravo": 3, "cortina": 0, "delgado": 1}
    return runner


@pytest.mark.parametrize(
    ("name", "lang"),
    [
        ("place", "en"),
        ("place", "zh"),
        ("victim", "de"),
        ("shield", "en"),
        ("announce", "de"),
        ("envelope", "en"),
        ("fight", "en"),
        ("side", "zh"),
        ("shoot", "de"),
    ],
)
def test_facts(name: str, lang: str) -> None:
    match name:
        case "place":
            sheet = facts(evening(), PLACES_ASKED, "bank", lang)
        case "victim":
            asked = private(question("where", PLACES), AttemptOn("bravo", place="club"))
            sheet = facts(evening(), asked, lang=lang)
        case "shield":
            sheet = facts(evening(), question("shield", ("bodyguard", "none")), lang=lang)
        case "announce":
            sheet = facts(dividing(), ANNOUNCE, lang=lang)
        case "envelope":
            sheet = facts(dividing(), ENVELOPE, lang=lang)
        case "fight":
            sheet = facts(streets(), FIGHT, lang=lang)
        case "side":
            sheet = facts(streets(), SIDE, lang=lang)
        case _:
            sheet = facts(evening(), SQUAD, lang=lang)
    same_as_snapshot(f"dialog-{name}-{lang}", sheet)


def test_the_street_is_silent_before_the_first_evening() -> None:
    rows = facts(table(5), PLACES_ASKED).text().splitlines()
    assert rows[0] == "Bank: open; the secret police can shoot there"
    assert "1 rows" in rows, "doors would only take room from the answers"


def test_what_is_announced_leaves_the_rest_of_the_pocket_to_the_president() -> None:
    rows = facts(dividing(), ANNOUNCE).text().splitlines()
    assert rows[0] == " B (2) 3    C (2) 1    D (1) ·    E (1) ·"
    assert rows[1] == "In the pocket 10 million  1·1·2·3·3   keeps 6 so far"
    assert rows[2] == "Public votes in brackets; yours: 1."


def test_envelopes_are_taken_out_of_the_pocket_one_by_one() -> None:
    scene = seen(dividing(), ENVELOPE, me="aguado")
    assert scene.decision is not None
    canvas = Canvas(76, 9, scene.look)
    DIALOGS["envelope"](Choice(), scene.decision, scene).facts(canvas)
    rows = canvas.text().splitlines()
    assert rows[0] == " B  3 → 3    C  0    D  1", "announced, and what lies in the envelope"
    assert rows[1] == "In the pocket 7 million  1·1·2·3"


def form(asked: Question, lang: str = "en") -> list[str]:
    """The form of a budget, as it is drawn with enough room."""
    scene = seen(dividing(), asked, me="aguado", lang=lang)
    assert scene.decision is not None
    canvas = Canvas(76, 20, scene.look)
    used = DIALOGS[asked.kind](Choice(), scene.decision, scene).facts(canvas)
    return [" ".join(row.split()) for row in canvas.text().splitlines()[:used]]


def test_with_room_a_budget_is_a_form_with_a_row_for_each_family() -> None:
    assert form(ANNOUNCE) == [
        "votes said",
        "B Bravo 2 no promise due yet 3",
        "C Cortina 2 no promise due yet 1",
        "▸ D Delgado 1 no promise due yet ·",
        "E Espino 1 no promise due yet ·",
        "In the pocket 10 million 1·1·2·3·3 keeps 6 so far",
    ]
    assert form(ENVELOPE) == [
        "votes said envelope",
        "B Bravo 2 no promise due yet 3 3",
        "C Cortina 2 no promise due yet 0",
        "▸ D Delgado 1 no promise due yet 1",
        "In the pocket 7 million 1·1·2·3",
    ]
    assert form(ANNOUNCE, "de")[0] == "Stimmen gesagt"


def test_a_fight_tells_units_dice_and_losses_of_each_party() -> None:
    rows = facts(streets(), FIGHT).text().splitlines()
    assert rows[:3] == [
        "Presidential Palace",
        "● Aguado    2 palace guards, 4 dice lost so far: 1",
        "▲ Bravo     4 soldiers of the First Brigade and 1 police unit, 5 dice",
    ]
    narrow = facts(streets(), FIGHT, width=48).text().splitlines()
    assert narrow[2] == "▲ Bravo     4a+1p, 5 dice", "letters where the words have no room"
    lost = "● Aguado    2 palace guards, 4 dice lost so far: 1"
    assert facts(streets(), FIGHT, width=len(lost)).text().splitlines()[1] == lost
    short = facts(streets(), FIGHT, width=len(lost) - 1).text().splitlines()[1]
    assert short == "● Aguado    2g, 4 dice lost so far: 1", "the losses too must have room"
    frozen = facts(streets(), question("fight", ("hold",), area="embassy-north"))
    assert frozen.text().splitlines()[1] == "? Espino    2 marines, 0 dice", "out: they hold fire"
    assert facts(streets(), question("fight", ("hold",))).text().splitlines()[11] == "0 rows"


def test_the_centres_are_the_junta_s_where_only_its_units_stand() -> None:
    rows = facts(streets(), SIDE).text().splitlines()
    assert [" ".join(row.split()) for row in rows[:5]] == [
        "◆ Radio Station President B3r C5r !D1a",
        "◆ Chamber of Deputies junta C3a+4r",
        "◆ Presidential Palace President !A2g B4a+1p",
        "◆ Railway Station President ·",
        "◆ Central Bank junta B1p",
    ]
    declared = streets()
    assert declared.position.coup is not None
    declared.position.coup.sides = {"cortina": "president"}
    assert "Chamber of Deputies President" in facts(declared, SIDE).text(), "changed sides"
    assert "Central Bank        junta" in facts(declared, SIDE).text(), "has yet to declare itself"
    assert facts(table(5), question("side", ("junta",))).text().splitlines()[11] == "0 rows"


def test_before_the_squad_stands_a_name_with_what_the_president_knows_of_it() -> None:
    runner = evening()
    family(runner, "A").accounts_seen = {}
    rows = facts(runner, SQUAD).text().splitlines()
    assert rows[0] == "Bravo 1st Brig., Minister · 1 card"
    assert "Switzerland" not in "\n".join(rows)
    spied = facts(evening(), SQUAD).text()
    assert "Bravo had 4 million in Switzerland" in spied
    nobody = private(question("shoot", ("shoot", "spare")), NextFamily())
    assert facts(evening(), nobody).text().splitlines()[11] == "0 rows"


def test_a_question_without_private_part_shows_no_envelopes() -> None:
    asked = question("announce", ("0", "1"))
    assert facts(vote(), asked).text().strip() == "0 rows"
