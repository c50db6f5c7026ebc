"""Dialogs, dice, animations and narration of Weimar: stakes, display and counts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weimar.view.moments import ASKING
from tests.games.weimar.view.tables import WON, busy, game, last_round, question, rolling, seen
from tests.tui.looking import same_as_snapshot
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.events import VpChanged
from weimar_tui.games.weimar.rules.position import PARTIES, WeimarPosition
from weimar_tui.games.weimar.view.dialogs import DIALOGS
from weimar_tui.games.weimar.view.game_view import WeimarView
from weimar_tui.games.weimar.view.motion import between, falls, played, rolls, way
from weimar_tui.games.weimar.view.narration import WeimarNarration
from weimar_tui.games.weimar.view.panes.points import draw_party, draw_points, draw_race
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason
from weimar_tui.replay.narration import CHAPTER, HEADING, LINE
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.motion import STRIDES

STORY = WeimarNarration()


# --- dialogs ------------------------------------------------------------------------------------
def facts(position: WeimarPosition, asked: Decision, lang: str = "en") -> Canvas:
    """The drawing of a question's dialog; the last row is the number of rows it uses."""
    scene = seen(position, asked, me=asked.seat, lang=lang)
    canvas = Canvas(60, 10, scene.look)
    used = DIALOGS[asked.kind](Choice(), asked, scene).facts(canvas)
    canvas.put(0, 9, f"{used} rows")
    return canvas


def rows(position: WeimarPosition, asked: Decision) -> list[str]:
    """The same as text."""
    return facts(position, asked).text().splitlines()


REACT = question("react", ("A33:react", "pass"), "spd", trigger="announced")


def test_fallen_dice_are_on_the_table() -> None:
    assert rows(rolling(3, 5), REACT)[9] == "1 rows"
    same_as_snapshot("dialog-fallen", facts(rolling(3, 5), REACT))
    assert rows(rolling(), REACT)[9] == "0 rows" == rows(busy(), REACT)[9]


def test_an_agenda_is_chosen_with_one_s_figures_in_sight() -> None:
    told = rows(busy(), question("agenda", ("K01", "K02")))
    assert told[0] == "9 VP · Reserve 1 of 2 · 6 seats · 7 bases" and told[9] == "1 rows"


def test_coalitions_are_bars_with_the_majority_marked() -> None:
    asked = question("order-coalitions", ("left", "right"), "z")
    same_as_snapshot("dialog-coalition", facts(last_round(), asked))
    told = rows(last_round(), asked)
    assert told[0] == "SPD + Z    ███████████████ │ 15", "one short of the majority"
    assert told[1].endswith("│ 16  yes") and told[2].startswith("Z + DNVP")
    assert told[3] == "Majority 16 of 31" and told[9] == "5 rows"


def test_a_divided_issue_tells_what_both_hold() -> None:
    asked = question("propose-issue", ("keep", "remove"), issue="ddp")
    told = rows(last_round(), asked)
    assert told[0] == "DDP  KPD 1½ (7)  Zentrum ½ (1)" and told[9] == "2 rows"
    gone = question("propose-issue", ("keep", "remove"), issue="reparations")
    assert rows(last_round(), gone)[9] == "0 rows"


def test_a_full_city_shows_its_bases() -> None:
    asked = question("full-city", ("spd", "kpd"), city="berlin")
    assert rows(busy(), asked)[0] == "Berlin [SSKZD]" and rows(busy(), asked)[9] == "2 rows"
    assert rows(busy(), question("full-city", ("spd", "kpd")))[9] == "0 rows"


VOTE = question(
    "cast-vote",
    ("yes", "no"),
    "z",
    about="petition",
    counted=(("spd", 12), ("kpd", 3), ("dnvp", 0)),
    given=(("spd", "no"), ("kpd", "yes")),
)


def test_votes_are_bars_with_what_they_were_given_for() -> None:
    same_as_snapshot("dialog-votes", facts(busy(), VOTE))
    told = rows(busy(), VOTE)
    assert told[0] == "SPD  ████████████ 12 ▸ NO" and told[1] == "KPD  ███ 3 ▸ YES"
    assert told[2] == "DNVP  0" and told[9] == "4 rows"
    many = question(
        "cast-vote", ("spd",), "z", about="president", counted=(("spd", 90), ("kpd", 1))
    )
    assert rows(busy(), many)[0].startswith("SPD  " + "█" * 20 + " 90")
    assert rows(busy(), many)[1].startswith("KPD  █ 1"), "never without a bar"
    none = question("cast-vote", ("spd",), "z", about="president")
    assert rows(busy(), none)[9] == "0 rows"


@pytest.mark.parametrize(
    ("asked", "title", "topic"),
    [
        (VOTE, "petition", "petition"),
        (question("cast-vote", ("spd",), about="president"), "election", "election"),
        (question("react", ("pass",), trigger="roll"), "second-roll", "roll"),
        (REACT, "reaction", "react"),
        (question("oppose-coup", ("yes",)), "oppose-coup", "oppose-coup"),
        (question("lend-reichswehr", ("yes",)), "lend-reichswehr", "oppose-coup"),
    ],
)
def test_a_dialog_has_the_title_and_help_of_its_kind(
    asked: Decision, title: str, topic: str
) -> None:
    scene = seen(busy(), asked, me=asked.seat)
    dialog: Any = DIALOGS[asked.kind](Choice(), asked, scene)
    assert (dialog.title_of(asked), dialog.help_topic()) == (title, topic)


# --- questions ----------------------------------------------------------------------------------
def test_a_quick_enter_spends_nothing() -> None:
    assert ASKING.first_answer(question("increase", ("increase", "pass"))) == "pass"
    assert ASKING.first_answer(question("action", ("essen:base", "done"))) == "done", (
        "no action points"
    )
    assert ASKING.first_answer(question("action", ("essen:base", "done"), ap=1)) == ""
    for reaction in ("A33:react", "board", "stresemann"):
        assert ASKING.first_answer(question("react", (reaction, "pass"))) == "pass"
    assert ASKING.first_answer(question("pay", ("yes", "no"))) == "no"


@pytest.mark.parametrize(
    ("kind", "pane"),
    [
        ("play-card", "hand"),
        ("debate", "opinion"),
        ("place-flag", "tracks"),
        ("join-coalition", "parliament"),
        ("pledge", "parties"),
        ("action", "map"),
    ],
)
def test_a_question_has_its_pane(kind: str, pane: str) -> None:
    assert WeimarView().pane_for(question(kind, ("one",))) == pane


class Closed:
    """A table at which KPD has too few action points for a coup."""

    def disabled_options(self, decision: Decision) -> list[tuple[str, str, dict[str, int]]]:
        return [("coup", "too-dear", {"cost": 3, "points": 1})]


def test_cards_are_chosen_before_their_uses_and_tell_their_wording() -> None:
    asked = question("play-card", ("K05:event", "K05:actions", "K07:debate"))
    scene, table = seen(last_round(), asked), Closed()
    choice = ASKING.choice(asked, scene, table)  # type: ignore[arg-type]
    assert [item.text for item in choice.listed][:2] == [
        "“Rosa Luxemburg” (K05)  2/3",
        "“Clara Zetkin” (K07)  2/2",
    ]
    assert choice.preview["K05"] == scene.words.card_line("K05") and choice.way_back
    assert choice.number == 1 and choice.prompt
    (closed,) = [item for item in choice.items if item.refused]
    assert (closed.id, closed.refused) == ("coup", "Needs 3 AP, you have 1")
    assert closed.text == scene.words.action("coup", "kpd")
    other = question("debate", ("media-1:K1", "pass"), steps=1)
    assert ASKING.choice(other, seen(last_round(), other), table).groups == {}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lang", "costs"),
    [("en", " (1 Reserve point)"), ("de", " (1 Reservepunkt)"), ("zh", "（1點儲存點）")],
)
def test_a_debate_says_which_moves_cost_reserve_points(lang: str, costs: str) -> None:
    """In the list itself: line mode does not preview the many moves of a debate."""
    position = last_round()
    position.issues["media-1"] = "0"
    asked = question("debate", ("media-1:K1", "media-1:K2"), steps=1)
    words = seen(position, asked, lang=lang).words
    free, dear = (words.option(asked, option, position) for option in asked.options)
    assert dear.endswith(costs) and not free.endswith(costs)


def test_a_reason_names_no_action_that_gave_way_to_another() -> None:
    planned = Reason("bot-demonstrate", {"city": "essen", "target": "none", "held": "none"})
    instead = e.AttemptAnnounced("kpd", "negotiate", 3, target="FA1")
    elsewhere = e.AttemptAnnounced("kpd", "demonstrate", 3, "berlin")
    as_planned = e.AttemptAnnounced("kpd", "demonstrate", 3, "essen")
    reaction = e.AttemptAnnounced("spd", "reaction", 2, "essen")
    assert not STORY.bears_out(planned, [instead])
    assert not STORY.bears_out(planned, [elsewhere])
    assert STORY.bears_out(planned, [elsewhere, as_planned])
    assert STORY.bears_out(planned, [reaction]), "it may still come"
    assert STORY.bears_out(Reason("bot-negotiate"), [instead])
    assert STORY.bears_out(Reason("bot-mobilize", {"city": "essen"}), [instead])


# --- motion -------------------------------------------------------------------------------------
def test_a_marker_goes_through_the_middle_where_ways_are_as_long() -> None:
    assert way("S3", "Z1") == ["S2", "S1", "0"]
    assert way("K1", "SK") == [] == way("0", "0")
    assert way("K3", "S2") == ["K2", "K1", "0", "S1"]


def test_what_is_new_on_the_track_does_not_walk_and_long_ways_take_few_strides() -> None:
    before, after = busy(), busy()
    del before.issues["economy-1"]
    after.issues["economy-1"] = "D2"
    assert between(before, after) == []
    before, after = busy(), busy()
    before.issues["economy-1"], after.issues["economy-1"] = "S6", "Z6"
    found = between(before, after)
    assert len(found) == STRIDES
    assert found[0].issues["economy-1"] == "S5"
    assert found[-1].issues["economy-1"] in way("S6", "Z6")
    down, up = busy(), busy()
    down.economy, up.economy = 5, 2
    assert [moment.economy for moment in between(down, up)] == [4, 3]
    assert [moment.economy for moment in between(up, down)] == [3, 4]


def test_a_card_that_was_played_has_left_its_hand_before_the_dice_fall() -> None:
    before = last_round()
    now = played(before, [e.CardPlayed("kpd", "K05", "event"), e.CardPlayed("kpd", "K07", "event")])
    assert now.hands["kpd"] == ["K03", "A33", "K09"] and len(before.hands["kpd"]) == 5
    hidden = last_round()
    hidden.hands["spd"] = ["?", "?"]
    assert played(hidden, [e.CardPlayed("spd", "S05", "event")]).hands["spd"] == ["?"]
    assert played(before, [e.CardPlayed("z", "Z01", "event")]) is before, "nothing to take"


WORDS = WeimarMessages("en", game().data, strict=True)


def test_dice_have_a_title_and_lead_to_the_map_where_they_are_about_a_city() -> None:
    in_essen = e.DiceRolled("spd", "demonstrate", (3,), 3, "essen")
    crisis = e.DiceRolled("", "crisis", (3, 4), 7)
    city = e.RandomCityRolled((2, 6), "essen")
    first, second, third = falls([in_essen, crisis, city], WORDS)
    assert (first.seat, first.pane, first.dice) == ("spd", "map", (3,))
    assert "SPD" in first.title and "Essen" in first.title
    assert (second.seat, second.pane) == ("", "") and "none" not in second.title
    assert (third.seat, third.pane, third.event) == ("", "map", city)


def test_before_the_first_roll_nothing_came_of_one() -> None:
    base = e.BasePlaced("spd", "essen")
    roll = e.DiceRolled("spd", "demonstrate", (4,), 4, "essen")
    events = [base, e.RoundStarted(2, "R2"), base, roll, base]
    assert rolls(events, WORDS.data.tables) == [(roll, [base])]


# --- the story ----------------------------------------------------------------------------------
def test_rounds_head_phases_and_phases_head_cards() -> None:
    card = e.CardPlayed("spd", "S05", "event")
    assert STORY.level(e.RoundStarted(1, "R1")) == CHAPTER
    assert STORY.level(e.PhaseStarted("agenda")) == STORY.level(card) == HEADING
    assert STORY.level(e.BasePlaced("spd", "essen")) == LINE
    assert (STORY.chapter(e.RoundStarted(3, "R3")), STORY.chapter(card)) == (3, 0)
    assert STORY.phase(e.RoundStarted(3, "R3")) == "republic"
    assert STORY.phase(e.PhaseStarted("agenda")) == "agenda" and STORY.phase(card) == ""
    assert STORY.is_turn(card) and not STORY.is_turn(e.RoundStarted(1, "R1"))
    assert STORY.is_heading(card) and not STORY.is_heading(e.BasePlaced("spd", "essen"))
    assert STORY.head_keys(card) == ("spd", "S05", "event")


def test_a_line_has_the_colour_of_its_party_or_of_alarm() -> None:
    assert STORY.style(e.BasePlaced("spd", "essen")) == "spd"
    assert STORY.style(e.DrMarkerPlaced("poverty", 1)) == "danger"
    assert STORY.style(e.RoundStarted(1, "R1")) == ""


def test_what_the_rules_tell_twice_is_read_once() -> None:
    card = e.CardPlayed("spd", "S05", "event")
    started = e.CardEventStarted("spd", "S05")
    assert STORY.is_repeat(card, started)
    assert not STORY.is_repeat(e.CardPlayed("spd", "S05", "actions"), started)
    assert not STORY.is_repeat(e.CardPlayed("spd", "S06", "event"), started)
    assert not STORY.is_repeat(None, started)
    assert STORY.is_repeat(None, e.DiceRolled("z", "city", (2, 6), 8))
    assert not STORY.is_repeat(None, e.DiceRolled("z", "negotiate", (2, 6), 8))


def test_luck_is_the_result_of_a_success_roll_against_its_mean() -> None:
    found = STORY.luck(e.DiceRolled("spd", "demonstrate", (6, 5), 11, "essen"))
    assert found is not None
    party, luck = found
    assert (party, luck.rolls, luck.dice) == ("spd", 1, 2)
    assert luck.rolled > luck.expected > 0
    for purpose in ("crisis", "vote", "city"):
        assert STORY.luck(e.DiceRolled("spd", purpose, (6,), 6)) is None
    assert STORY.luck(e.BasePlaced("spd", "essen")) is None


def test_figures_count_threats_in_cities_without_prosperity() -> None:
    figures = STORY.figures(busy())
    row = dict(zip(STORY.columns, STORY.row(figures), strict=True))
    assert figures.in_cities == sum(figures.threats.values()) - 2 == row["threats_in_cities"]
    assert (row["prosperity"], row["unrest"], row["regime"]) == (2, 4, 2)
    assert (row["dr_box"], row["economy"], row["nsdap_track"]) == (6, 2, 5)
    assert (row["vp_spd"], row["seats_nsdap"], row["bases_kpd"], row["reserve_dnvp"]) == (
        12,
        2,
        7,
        2,
    )
    assert (row["chancellor"], row["government"]) == ("spd", "spd+kpd")
    series = {chart.name: [one.value(figures) for one in chart.series] for chart in STORY.charts}
    assert series["republic"] == [figures.in_cities, 6, 2, 5]
    assert series["seats"] == [6, 8, 5, 5, 2] and series["vp"] == [12, 9, 14, 7]


def test_the_standing_names_the_nsdap_only_where_it_sits() -> None:
    head, *lines = STORY.standing(WORDS, STORY.figures(busy()), PARTIES)
    assert len(head) == 4 and lines[0] == ["SPD", "12", "8", "5"]
    assert lines[4] == ["NSDAP", "", "2", ""]
    without = busy()
    without.seats["nsdap"] = 0
    assert len(list(STORY.standing(WORDS, STORY.figures(without), PARTIES))) == 5


# --- points -------------------------------------------------------------------------------------
TOLD = (e.RoundStarted(1, "R1"), *WON[:2], e.RoundStarted(2, "R2"), *WON[2:])


@pytest.mark.parametrize(("width", "lang"), [(76, "en"), (116, "de")])
def test_page_of_points(width: int, lang: str) -> None:
    scene = seen(last_round(), me=None, lang=lang, events=TOLD)
    canvas = Canvas(width, 30, scene.look)
    used = draw_points(canvas, 1, scene, "kpd")
    canvas.put(0, 29, f"{used} rows")
    same_as_snapshot(f"points-{width}-{lang}", canvas)


def test_the_bars_of_the_race_alternate_by_round_and_fit_the_page() -> None:
    canvas = Canvas(30, 4, seen(busy()).look)
    draw_race(canvas, 0, WORDS, TOLD, {"spd": 5, "kpd": 2, "z": 1, "dnvp": 0})
    told = canvas.text().splitlines()
    assert told[0] == "SPD      █████ 5" and told[2] == "Zentrum  ▒ 1" and told[3] == "DNVP      0"
    won = [e.RoundStarted(1, "R1"), VpChanged("spd", 90, 90, "A01")]
    canvas = Canvas(30, 4, seen(busy()).look)
    draw_race(canvas, 0, WORDS, won, {"spd": 90, "kpd": 2, "z": 1, "dnvp": 0})
    assert canvas.text().splitlines()[0] == "SPD      " + "█" * 16 + " 90", "as far as it goes"


def test_points_lost_later_are_missing_in_the_race() -> None:
    told = [*TOLD, VpChanged("spd", -3, 2, "anarchy")]
    canvas = Canvas(30, 4, seen(busy()).look)
    draw_race(canvas, 0, WORDS, told, {"spd": 2, "kpd": 2, "z": 1, "dnvp": 0})
    assert canvas.text().splitlines()[0] == "SPD      ██ 2"


def test_points_lost_have_no_bar() -> None:
    canvas = Canvas(60, 6, seen(busy()).look)
    draw_party(canvas, 0, WORDS, TOLD, "kpd")
    told = canvas.text().splitlines()
    assert told[1].endswith(" 4 ████") and told[2].endswith(" −2")
