"""Junta's panes in detail: units in areas, rows below the map, offices, talk, budget."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.junta.table import coup, exile, family, stand, table
from tests.games.junta.view.scenes import (
    CAST_ASKED,
    KIT,
    MOVE_ASKED,
    Question,
    announced_budget,
    evening,
    private,
    question,
    recorded,
    seen,
    streets,
    vote,
)
from weimar_tui.games.junta.prompts.facts import bank_state
from weimar_tui.games.junta.prompts.streets import about, label
from weimar_tui.games.junta.rules.coup.common import centres_held
from weimar_tui.games.junta.rules.families import offices_of
from weimar_tui.games.junta.rules.position import Attempt, Motion, Night, Offer, Promise
from weimar_tui.games.junta.rules.subjects import AttemptOn, NextFamily
from weimar_tui.games.junta.scene import JuntaScene, is_whole
from weimar_tui.games.junta.view.panes.budget import paid
from weimar_tui.games.junta.view.panes.coup import draw_below, sign_of
from weimar_tui.games.junta.view.panes.map_labels import name_of, units_at
from weimar_tui.games.junta.view.panes.offices import draw_offices, nights_of, state_of
from weimar_tui.games.junta.view.panes.talk import known_promises, open_offers
from weimar_tui.tui.canvas import Canvas


def pane(scene: JuntaScene, name: str, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height, scene.look)
    KIT.drawings[name](canvas, scene)
    return canvas


def rows(scene: JuntaScene, name: str, width: int, height: int) -> list[str]:
    return pane(scene, name, width, height).text().splitlines()


def said(scene: JuntaScene, area: str, width: int) -> str:
    return "".join(text for text, _ in units_at(scene, area, width))


def style_of(canvas: Canvas, text: str) -> set[str]:
    """The styles of a text at its first occurrence."""
    for row, marks in zip(canvas.text().splitlines(), canvas.styles(), strict=True):
        if text in row:
            return set(marks[row.index(text) : row.index(text) + len(text)])
    raise AssertionError(f"{text!r} is not there:\n{canvas.text()}")


# --- units --------------------------------------------------------------------------------------
def test_units_are_told_by_family_and_kind_as_far_as_there_is_room() -> None:
    scene = seen(streets(), me="bravo")
    assert said(scene, "palace", 12) == "!A2g B4a+1p"
    assert said(scene, "palace", 10) == "!A2 B5", "by number"
    assert said(scene, "palace", 5) == "!AB", "by letter"
    assert said(scene, "palace", 1) == "!AB", "never less than that"
    assert said(scene, "chamber", 6) == "C3a+4r" and said(scene, "chamber", 5) == "C7"
    assert said(scene, "market", 9) == ""


def test_who_stood_there_first_opens_fire_on_who_came() -> None:
    scene = seen(streets(), me="bravo")
    assert said(scene, "radio", 14) == "B3r C5r !D1a"
    runner = streets()
    runner.position.areas["radio"] = []
    stand(runner, "radio", "B", "rioters", 3, 0)
    stand(runner, "radio", "B", "police", 1, 1)
    assert said(seen(runner), "radio", 14) == "B3r+1p", "only one's own came after"
    stand(runner, "radio", "C", "strikers", 2, 0)
    assert said(seen(runner), "radio", 14) == "B3r+1p !C2r"
    quiet = table(5)
    assert said(seen(quiet), "palace", 14) == "A4g", "no fire where there is no coup"


def test_units_of_who_is_out_are_small_letters_and_exiles_stand_at_their_embassy() -> None:
    scene = seen(streets(), me="bravo")
    assert said(scene, "embassy-north", 14) == "e2m »E"
    assert said(scene, "embassy-north", 3) == "e»E"
    runner = streets()
    exile(runner, "F")
    assert said(seen(runner), "embassy-north", 14) == "e2m »E »F"
    assert said(seen(runner), "embassy-north", 4) == "e»EF"
    styles = [style for text, style in units_at(scene, "embassy-north", 14) if text == "e2m"]
    assert styles == ["espino"], "and not bold"


def test_before_a_coup_units_belong_to_who_holds_their_office() -> None:
    runner = table(5)
    family(runner, "B").offices.remove("general1")
    family(runner, "E").offices.append("general1")
    assert said(seen(runner), "barracks-1", 9) == "E6a"
    family(runner, "E").offices.remove("general1")
    assert said(seen(runner), "barracks-1", 9) == "6a", "nobody's"


def test_an_area_has_number_sign_and_the_whole_name_where_it_fits() -> None:
    components = seen(streets()).components.areas
    scene = seen(streets(), MOVE_ASKED, "chamber", me="bravo")
    chamber = name_of(scene, components["chamber"], 30)
    assert "".join(text for text, _ in chamber) == "15 ▲CHAMBER", "the junta holds it"
    assert {style for _, style in chamber} == {"cursor"}
    short = name_of(scene, components["palace"], 12)
    assert "".join(text for text, _ in short) == "16 ●PALACE"
    assert short[1][1] == "cursor", "the question goes on from there"
    suburb = name_of(scene, components["suburb-west"], 30)
    assert "".join(text for text, _ in suburb) == " 7 Western Suburb"
    cathedral = name_of(scene, components["cathedral"], 30)
    assert [style for _, style in cathedral] == ["muted", "key underline"]
    styles = {area: name_of(seen(streets()), components[area], 30)[1][1] for area in components}
    assert (styles["radio"], styles["slum"], styles["barracks-1"]) == ("title", "good", "strong")
    assert (styles["embassy-alps"], styles["market"]) == ("coast", "text")
    assert name_of(scene, components["embassy-alps"], 30)[0][0] == "13 ¤"


def test_a_centre_of_the_junta_is_painted_red() -> None:
    scene = seen(streets(), MOVE_ASKED, "cathedral", me="bravo")
    framed, bare = pane(scene, "map", 113, 28), pane(scene, "map", 80, 18)
    assert "danger reverse" in " ".join(style_of(framed, "▲CHAMBER"))
    assert "danger reverse" in " ".join(style_of(bare, "▲CHAMBER"))
    assert "danger" not in " ".join(style_of(framed, "●PALACE"))
    assert style_of(framed, "╔") == {"muted"}
    assert "╔═════════════╗" in framed.text() and "┏━" in framed.text() and "┌─" in framed.text()
    quiet = pane(seen(table(5)), "map", 80, 18)
    assert not any("danger" in style for row in quiet.styles() for style in row)


# --- below the map ------------------------------------------------------------------------------
def below(scene: JuntaScene, width: int = 100, height: int = 6) -> list[str]:
    canvas = Canvas(width, height, scene.look)
    draw_below(canvas, scene, 0)
    return [row for row in canvas.text().splitlines() if row]


def test_in_a_coup_centres_weapons_and_forces_are_told_with_whose_they_are() -> None:
    assert below(seen(streets())) == [
        "◆ Power centres: junta 2, President 3 (1 of them empty)   F 3 air strikes   "
        "F Paratroops waiting",
        "●A 2g   ▲B 4a+2p+3r   ▲C 3a+9r   ●D 6a   ?E 2m   ?F 1t",
        "a army   g guard   m marine   p police   r rally-goers   r rioters   r strikers   "
        "t para   ● loyal",
        "▲ Rebel   ? undecided   ! fires first",
    ]
    runner = streets()
    now = runner.position.coup
    assert now is not None
    now.shelled, now.strikes, now.landed = False, 0, ["paratroop", "marine"]
    runner.position.families["espino"].state = "alive"
    assert below(seen(runner))[0].endswith("empty)   E gunboat, 3 dice")
    now.landed = []
    now.strikes = 1
    now.shelled = True
    assert below(seen(runner))[0].endswith("   F 1 air strike   E Marines waiting")
    assert below(seen(runner))[1] == "F Paratroops waiting"


def test_signs_on_the_map_are_explained_before_power_centres_are_summed_up() -> None:
    signs = [
        "a army   g guard   m marine   p police   r rally-goers   r rioters   r strikers",
        "t para   ● loyal   ▲ Rebel   ? undecided   ! fires first",
    ]
    assert below(seen(streets()), width=80, height=4)[2:] == signs
    small, large = (pane(seen(streets()), "map", *size).text() for size in ((80, 18), (113, 28)))
    assert "r strikers" in small and "r strikers" in large
    runner = table(5)
    coup(runner, "B")
    quiet = pane(seen(runner), "map", 113, 28).text()
    assert quiet.count("a army") == 1, "in the free corner, where all letters fit"
    assert "fires first" not in quiet


def test_groups_are_never_torn_and_rows_end_with_the_sheet() -> None:
    told = below(seen(streets()), width=40)
    assert all(len(row) <= 60 for row in told)
    assert (
        below(seen(streets()), width=54, height=9)[2]
        == "●A 2g   ▲B 4a+2p+3r   ▲C 3a+9r   ●D 6a   ?E 2m   ?F 1t"
    )
    assert (
        below(seen(streets()), width=53, height=9)[2]
        == "●A 2g   ▲B 4a+2p+3r   ▲C 3a+9r   ●D 6a   ?E 2m"
    )
    assert len(below(seen(streets()), width=30, height=2)) == 2


def test_on_a_quiet_evening_last_night_and_the_bank_are_told() -> None:
    runner = evening()
    assert below(seen(runner)) == [
        "Last night:   Bank ACF   Headquarters E   Lover D   Nightclub B",
        "Bank: opens after the coup; safe from the secret police",
    ]
    runner.position.round = 3
    assert below(seen(runner))[0].startswith("Tonight:")
    runner.position.history.clear()
    assert len(below(seen(runner))) == 1


def test_the_bank_is_closed_at_lunch_or_open_and_safe_or_not() -> None:
    runner = table(5)
    assert bank_state(seen(runner)) == "open; the secret police can shoot there"
    assert bank_state(seen(runner, me="bravo")) == "open; your secret police can shoot there"
    runner.position.bank_marker = 1
    assert bank_state(seen(runner)) == "open; safe from the secret police"
    runner.position.bank_closed = True
    assert bank_state(seen(runner)) == "closed this round"


def test_signs_tell_rebels_loyal_families_and_who_has_not_shown_its_side() -> None:
    scene = seen(streets())
    signs = {seat: sign_of(scene, seat)[0] for seat in scene.seats}
    assert [signs[seat] for seat in scene.seats] == ["●", "▲", "▲", "●", "?", "?"]
    runner = streets()
    now = runner.position.coup
    assert now is not None
    now.sides = {"cortina": "president", "fuentes": "junta"}
    turned = seen(runner)
    assert sign_of(turned, "cortina") == ("●", "good"), "a Rebel that has changed sides"
    assert sign_of(turned, "fuentes") == ("▲", "danger")
    assert sign_of(turned, "bravo") == ("▲", "danger")
    assert sign_of(seen(table(5)), "bravo") == ("", "")


def test_while_sides_are_declared_a_rebel_keeps_its_centre_until_it_has_spoken() -> None:
    runner = streets()
    now = runner.position.coup
    assert now is not None
    assert centres_held(runner) == (2, 3, 1)
    now.sides = {"bravo": "junta"}
    assert centres_held(runner) == (2, 3, 1), "Cortina has yet to declare itself"
    now.sides["cortina"] = "president"
    assert centres_held(runner) == (1, 4, 1)


# --- offices ------------------------------------------------------------------------------------
def test_the_table_of_families_marks_oneself_exiles_and_the_dead() -> None:
    scene = seen(evening())
    assert [state_of(scene, seat)[0] for seat in scene.seats] == ["▸", "", "", "", "»", "†"]
    assert state_of(seen(streets()), "aguado") == ("●", "good"), "in a coup its side"
    assert offices_of(scene.view, "aguado") == ["president"]
    assert offices_of(scene.view, "bravo") == ["general1", "minister"]


def test_before_offices_are_given_out_each_family_has_a_vote_of_its_own() -> None:
    runner = table(5, offices_given=False)
    assert seen(runner).votes_of("bravo") == (1, 0)
    runner.position.offices_given = True
    assert seen(runner).votes_of("bravo") == (2, 0) and seen(runner).votes_of("aguado") == (1, 0)
    runner.position.motion = Motion("election")
    assert seen(runner).votes_of("aguado") == (0, 0), "the presidency is what is voted on"
    runner.position.motion = Motion("budget")
    assert seen(runner).votes_of("aguado") == (1, 0)


def test_the_last_nights_are_remembered_a_letter_each() -> None:
    scene = seen(evening())
    assert nights_of(scene, "aguado") == "qbhb" and nights_of(scene, "bravo") == "qnbn"
    runner = table(5)
    runner.position.history = [Night(1, (("aguado", "bank"),), bank_open=True)]
    assert nights_of(seen(runner), "bravo") == "·"
    assert nights_of(seen(evening(), lang="zh"), "aguado") == "家銀", "two letters of two columns"


def table_of(scene: JuntaScene, width: int, height: int) -> Canvas:
    canvas = Canvas(width, height, scene.look)
    draw_offices(canvas, scene)
    return canvas


def table_rows(scene: JuntaScene, width: int, height: int) -> list[str]:
    return table_of(scene, width, height).text().splitlines()


def test_offices_that_do_not_fit_go_below_and_frozen_ones_stand_in_brackets() -> None:
    told = table_rows(seen(evening()), 45, 14)
    assert told[1].startswith("▸ A Aguado  President") and "1+13" in told[1]
    assert told[2] == "    Monarchists 3 · The Church 10"
    narrow = table_rows(seen(evening()), 36, 14)
    assert "Minister" not in narrow[3]
    assert narrow[4] == "    Minister · Trade Unions 5 ·" and narrow[5] == "    Socialists 10"
    assert any("(Admiral)" in row for row in told)
    canvas = table_of(seen(evening()), 45, 14)
    assert style_of(canvas, "(Admiral)") == {"muted"} and style_of(canvas, "President") == {"title"}
    none = table(5)
    family(none, "D").offices = []
    assert " ·" in next(row for row in table_rows(seen(none), 45, 14) if "Delgado" in row)


def test_one_spare_row_is_used_for_the_first_influence() -> None:
    told = table_rows(seen(evening()), 45, 8)
    assert told[2] == "    Monarchists 3 · The Church 10" and told[3].startswith("  B Bravo")
    assert told[4].startswith("  C Cortina") and len(told) == 8


def test_how_words_were_kept_and_what_the_letters_mean_stand_below() -> None:
    told = table_rows(seen(evening()), 45, 14)
    assert told[10] == "  Promises kept, broken: B 1, 1"
    assert told[13] == "  b bank q HQ h home l lover n club"
    narrow = " ".join(" ".join(row.split()) for row in table_rows(seen(evening()), 30, 18))
    assert "Promises kept, broken: B 1, 1" in narrow, "on two rows instead of cut"
    assert "b bank" not in "\n".join(table_rows(seen(evening()), 34, 14))
    roomy = table_rows(seen(evening()), 46, 14)
    assert "Cards" in roomy[0] and "Cards" not in table_rows(seen(evening()), 45, 14)[0]


def test_who_and_what_is_pointed_at_stands_out() -> None:
    asked = question("appoint", ("bravo", "cortina"), office="minister")
    canvas = table_of(seen(evening(), asked, "bravo"), 45, 14)
    assert style_of(canvas, "Bravo") == {"cursor"} and style_of(canvas, "Cortina") == {
        "cortina bold"
    }
    named = question("brother-in-law", ("minister", "air"))
    canvas = table_of(seen(evening(), named, "minister"), 45, 14)
    assert style_of(canvas, ", Minister") == {"cursor"}
    assert canvas.spots.keys() == set(seen(evening()).seats)


# --- talk ---------------------------------------------------------------------------------------
def test_offers_to_oneself_come_first_and_open_promises_before_what_is_done() -> None:
    scene = seen(evening())
    assert [offer.number for offer in open_offers(scene)] == [2, 1]
    assert [made.number for made in known_promises(scene)] == [5, 4, 3, 2, 1]
    watched = seen(evening(), me=None)
    assert [offer.number for offer in open_offers(watched)] == [1]
    assert [made.number for made in known_promises(watched)] == [3, 2, 1]
    whole = recorded(evening())
    assert [offer.number for offer in open_offers(whole)] == [1, 2], "each once"
    assert [made.number for made in known_promises(whole)] == [6, 5, 4, 3, 2, 1]


def test_the_talk_pane_tells_offers_promises_and_partners() -> None:
    asked = question("answer-offer", ("accept:2", "refuse:2"))
    canvas = pane(seen(evening(), asked, "accept:2"), "talk", 60, 28)
    told = canvas.text().splitlines()
    assert told[0] == "Cortina → you (in private)" and told[4].startswith("Bravo → everyone")
    assert told[1].split() == ["you", "get", "│", "you", "give"]
    assert told[2].split("│")[0].strip() == "○ No attempt this round"
    assert told[6].split("│") == [" ○ A Yes vote                ", " ● 1 million now"]
    assert told[8] == " ● now  ○ promised"
    assert any("reverse" in style for style in canvas.styles()[0]), "the offer that is asked about"
    assert not any("reverse" in style for style in canvas.styles()[4])
    assert canvas.spots == {"2": (0, 0), "1": (0, 4)}
    assert style_of(canvas, "Bravo has broken") == {"danger"}
    assert style_of(canvas, "Bravo has kept") == {"good"}
    assert style_of(canvas, "You have promised") == {"text"}
    assert style_of(canvas, "The promise of Delgado") == {"faint"}
    partners = told.index("Public votes; promises kept or broken")
    assert told[partners + 1] == " B Bravo    17 votes    kept 1, broken 1"
    assert told[partners + 4].startswith(" E Espino   0 votes") and partners + 5 < 28
    assert style_of(canvas, "kept 1, broken 1") == {"good"}


@pytest.mark.parametrize("height", range(22, 25))
def test_settled_promises_make_room_for_the_table_of_partners(height: int) -> None:
    told = pane(seen(evening()), "talk", 60, height).text().splitlines()
    assert "Public votes; promises kept or broken" in told
    assert any("You have promised" in row for row in told), "the open ones stay"


def test_the_maker_s_record_of_promises_is_in_words_or_signs() -> None:
    wide = pane(seen(evening()), "talk", 60, 28).text().splitlines()
    assert wide[4].endswith(" kept 1, broken 1")
    narrow = pane(seen(evening()), "talk", 42, 28).text().splitlines()
    (made,) = (row for row in narrow if row.startswith("Bravo → everyone"))
    assert made.endswith(" word ●×")


def test_attempts_that_are_still_to_come_are_above_talk() -> None:
    runner = table(5)
    runner.position.attempts = [
        Attempt("bravo", "aguado", "bank", "police"),
        Attempt("cortina", "delgado", "home", "police", state="failed"),
    ]
    canvas = pane(seen(runner, me="aguado"), "talk", 60, 12)
    told = canvas.text().splitlines()
    assert told[0] == "Attempts announced tonight"
    assert told[1].startswith(" Bravo sends the secret police for Aguado")
    assert style_of(canvas, "Bravo sends") == {"danger"}, "it is you"
    assert "Delgado, at home" not in canvas.text()
    assert any(row.startswith("No offers") for row in told)


def test_an_offer_alone_has_no_heading_of_promises() -> None:
    runner = table(5)
    runner.position.offers.append(Offer(1, "bravo", "all", ("vote:yes",), ("pay:1",), public=True))
    told = rows(seen(runner), "talk", 60, 12)
    assert told[0] == "Bravo → everyone (in public)" and "Promises" not in "\n".join(told)


def test_who_has_broken_more_than_it_kept_is_red() -> None:
    runner = evening()
    runner.position.promises.append(
        Promise(9, "bravo", "delgado", "peace", "attempts", 3, 3, "broken", public=True)
    )
    assert style_of(pane(seen(runner), "talk", 60, 30), "kept 1, broken 2") == {"danger"}


def test_where_nothing_is_said_partners_stand_alone_if_they_fit() -> None:
    told = rows(seen(table(5)), "talk", 50, 7)
    assert told[0] == "No offers, and no promises that you know of."
    assert told[2] == "Public votes; promises kept or broken" and told[3].startswith(" B Bravo")
    assert rows(seen(table(5)), "talk", 50, 6)[2] == ""
    assert rows(seen(table(5), me=None), "talk", 50, 9)[2] == ""


def test_promises_that_have_no_room_are_left_out_from_the_oldest_on() -> None:
    told = rows(seen(evening()), "talk", 60, 8)
    assert told[5] == "Promises" and "You have promised" in told[6] and len(told) == 8


# --- budget -------------------------------------------------------------------------------------
def test_of_envelopes_one_knows_one_s_own_and_those_one_has_filled() -> None:
    runner = vote()
    position = runner.position

    def told(me: str | None, seat: str) -> str:
        scene = seen(runner, me=me)
        return paid(scene, scene.view, seat, "aguado")

    assert told("bravo", "bravo") == "3" and told("aguado", "bravo") == "3"
    assert told("cortina", "bravo") == "3+" and told(None, "delgado") == "1+"
    assert told("aguado", "cortina") == "", "not paid yet"
    assert paid(recorded(runner), position, "delgado", "aguado") == "2"


def test_names_keep_clear_of_what_was_said() -> None:
    assert rows(seen(vote()), "budget", 31, 8)[3].startswith("C Cortina  0")
    assert rows(seen(vote()), "budget", 30, 8)[3].startswith("C Corti…  0")


def test_before_a_budget_there_is_nothing_and_in_an_election_only_bars() -> None:
    assert rows(seen(table(5)), "budget", 40, 8)[0] == "No budget has been announced this round."
    runner = table(5)
    runner.position.motion = Motion("competence")
    assert rows(seen(runner), "budget", 40, 8)[0] == "Removing the President, round 1"


def test_the_budget_tells_who_said_what_to_whom_and_who_keeps() -> None:
    scene = seen(vote(), CAST_ASKED, "yes:all", me="espino")
    canvas = pane(scene, "budget", 46, 12)
    told = canvas.text().splitlines()
    assert told[0].split() == ["said", "paid", "vote"]
    assert told[1].split() == ["A", "Aguado", "keeps", "Yes", "1"]
    assert told[2].split() == ["B", "Bravo", "3", "3+", "Yes", "3", "No", "1"]
    assert told[5].split() == ["E", "Espino", "2"], "not voted, not paid"
    assert style_of(canvas, "Yes 3") == {"good"} and style_of(canvas, "No 1") == {"danger"}
    assert told[7] == "Vote on the budget, round 1", "an empty row where there are rows"
    tight = rows(scene, "budget", 46, 10)
    assert tight[6] == "Vote on the budget, round 1"
    few = rows(scene, "budget", 46, 4)
    assert few[3].startswith("C Cortina")
    whose = vote()
    assert whose.position.motion is not None
    whose.position.motion.by, whose.position.president = "bravo", "aguado"
    assert "keeps" in rows(seen(whose), "budget", 46, 12)[2], (
        "who announced it, not who is President"
    )


def test_once_decided_sums_and_votes_are_no_more_counted_beforehand() -> None:
    scene = seen(announced_budget())
    told = rows(scene, "budget", 46, 12)
    assert told[7] == "6 million announced in total"
    assert told[8].startswith("Yet to vote: A1 B4 C12")
    assert rows(scene, "budget", 46, 7)[6] == "6 million announced in total"
    out = announced_budget()
    exile(out, "C")
    assert "C" not in rows(seen(out), "budget", 46, 12)[8]


# --- areas in words -----------------------------------------------------------------------------
def test_distances_are_moves_and_centres_say_so() -> None:
    scene = seen(streets(), me="delgado")
    ways = scene.components.steps["palace"]
    assert (ways["palace"], ways["cathedral"], ways["barracks-2"]) == (0, 1, 2)
    assert set(ways) == set(scene.components.areas)
    assert label(scene, "chamber", "Chamber", "delgado") == "Chamber (15)"
    assert label(scene, "radio", "Radio", "delgado").startswith("Radio (8): 1 soldier")
    assert about(scene, "palace", "bravo").startswith("A power centre. Aguado has 2 palace guards")
    assert "move" not in about(scene, "palace", "bravo")


# --- what is hidden -----------------------------------------------------------------------------
def test_a_position_is_whole_and_a_view_is_not() -> None:
    runner = evening()
    assert is_whole(runner.position)
    assert not is_whole(seen(runner).view) and not is_whole(seen(runner, me=None).view)
    assert recorded(runner).whole and not seen(runner).whole
    assert not replace(recorded(runner), me="aguado").whole


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        (question("fight", ("hold",), area="palace"), {"palace"}),
        (private(question("shoot", ("spare",)), NextFamily("bravo")), {"bravo"}),
        (
            private(question("where", ("club",)), AttemptOn(card="burglars", place="club")),
            {"burglars", "club"},
        ),
    ],
)
def test_what_a_question_is_about_is_pointed_at(asked: Question, named: set[str]) -> None:
    assert seen(evening(), asked).pointed == named
    units = question("transfer", ("palace:army:2",))
    assert seen(evening(), units, "palace:army:2").pointed == {"palace", "army", "2"}


def test_a_coup_of_the_first_phase_is_called_a_rebellion() -> None:
    runner = table(5)
    coup(runner, "B", phase=0)
    offer = Offer(1, "bravo", "aguado", ("loyal",), ("pay:1",))
    family(runner, "A").offers.append(offer)
    head = rows(seen(runner), "head", 120, 1)[0]
    assert "Coup: Rebellion phase" in head and "First Rebel Bravo" in head
