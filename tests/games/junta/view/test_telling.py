"""How a game of Junta is told and counted: lines, headings, dice, figures, the last page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.junta.table import dead, game, hand, table
from tests.games.junta.view.scenes import evening, recorded, seen, streets, vote
from tests.tui.looking import same_as_snapshot
from tests.wordings import LANGUAGES
from weimar_tui.games.junta.prompts.hot_seat import heard_from
from weimar_tui.games.junta.rules import coup_events as ce, events as e
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.position import Offer, Promise
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.view.narration import JuntaNarration
from weimar_tui.games.junta.view.panes.standing import draw_standing, record
from weimar_tui.games.junta.view.panes.votes import draw_motion, votes_left
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome
from weimar_tui.replay.narration import CHAPTER, HEADING, LINE
from weimar_tui.replay.passages import describe
from weimar_tui.replay.since import Passage
from weimar_tui.tui.canvas import Canvas

STORY = JuntaNarration()
SEATS = ("aguado", "bravo", "cortina", "delgado", "espino")


# --- lines --------------------------------------------------------------------------------------
def test_rounds_head_phases_elections_and_coups() -> None:
    assert STORY.level(e.RoundBegan(2)) == STORY.level(e.GameEnded("", (), ())) == CHAPTER
    for event in (e.PhaseBegan("bank"), e.ElectionBegan("first"), ce.CoupPhaseBegan(2)):
        assert STORY.level(event) == HEADING
    assert STORY.level(ce.CoupBegan("bravo", "attack")) == HEADING
    assert STORY.level(e.Elected("bravo")) == LINE
    assert STORY.is_heading(ce.CoupPhaseBegan(1)) and STORY.is_heading(e.RoundBegan(1))
    assert not STORY.is_heading(ce.CoupBegan("bravo", "attack"))
    assert (STORY.chapter(e.RoundBegan(4)), STORY.chapter(e.PhaseBegan("bank"))) == (4, 0)
    assert [
        STORY.phase(event) for event in (e.RoundBegan(1), e.PhaseBegan("bank"), e.Ready("bravo"))
    ] == [
        "draw",
        "bank",
        "",
    ]


def test_a_line_has_the_colour_of_its_family_or_of_alarm() -> None:
    assert STORY.style(e.Elected("bravo")) == "bravo"
    assert (
        STORY.style(e.OfferAnswered(Offer(1, "bravo", "cortina"), "cortina", "refused"))
        == "cortina"
    )
    assert STORY.style(ce.Spared("bravo", "aguado")) == "bravo", "the family before who did it"
    assert STORY.style(e.CardGiven("cortina", "bravo", "?")) == "cortina"
    assert STORY.style(e.Murdered("bravo", "cortina")) == "danger"
    assert STORY.style(e.RoundBegan(1)) == ""


def test_what_a_family_did_in_front_of_everybody_has_its_reasons_told() -> None:
    assert STORY.tells_choice(ce.SideTaken("bravo", "junta"))
    given = e.OfficeGiven("bravo", "minister")
    assert not STORY.tells_choice(given), "all are handed out at once, after the last choice"
    assert not STORY.tells_choice(e.Elected("bravo"))


def test_whom_an_event_speaks_of() -> None:
    offer = Offer(1, "bravo", "cortina")
    assert STORY.seats(e.OfferMade(offer), SEATS) == {"bravo", "cortina"}
    assert STORY.seats(e.OfferAnswered(Offer(1, "bravo", "all"), "delgado", "accepted"), SEATS) == {
        "bravo",
        "delgado",
    }
    assert STORY.seats(e.PlacesRevealed(()), SEATS) == set(SEATS)
    judged = e.PromisesJudged(
        (
            Promise(1, "bravo", "cortina", "peace", "attempts", 1, 1, "kept"),
            Promise(2, "delgado", "all", "peace", "attempts", 1, 1, "kept"),
        )
    )
    assert STORY.seats(judged, SEATS) == {"bravo", "cortina", "delgado"}
    assert STORY.seats(e.Elected("bravo"), SEATS) == {"bravo"}


def test_second_abstentions_are_passed_over() -> None:
    assert STORY.is_silent(e.Abstained("bravo", 2)) and not STORY.is_silent(e.Abstained("bravo", 1))
    assert STORY.is_silent(e.WindowOpened("budget")) and not STORY.is_silent(e.Elected("bravo"))


def test_luck_is_hits_beyond_one_in_six() -> None:
    found = STORY.luck(ce.SalvoFired("palace", 1, "bravo", "aguado", (6, 6, 1)))
    assert found is not None
    family, luck = found
    assert family == "bravo"
    assert (luck.rolls, luck.dice, luck.rolled, luck.expected) == (1, 3, 2, 0.5)
    shell = STORY.luck(ce.ShellFired("cortina", "gunboat", "palace", "aguado", (1, 2, 3)))
    assert shell is not None and shell[0] == "cortina" and shell[1].rolled == 0
    assert STORY.luck(ce.ShellFired("", "gunboat", "palace", "aguado", (6,))) is None
    assert STORY.luck(e.DieRolled("bravo", "amateur", 6)) is None


def test_who_has_spoken_to_a_family_is_news_until_it_answers_or_is_ready() -> None:
    def heard(*events: Event) -> list[str]:
        return heard_from(replace(seen(evening(), me=None), events=events), "aguado")

    spoke, back = e.Spoke("bravo", "aguado"), e.Spoke("aguado", "bravo")
    other = e.OfferMade(Offer(1, "cortina", "all"))
    assert heard(e.WindowOpened("budget"), spoke, other) == ["bravo", "cortina"]
    assert heard(spoke, e.WindowOpened("budget")) == [], "another time of talk"
    assert heard(spoke, e.Ready("aguado")) == [] and heard(spoke, e.Ready("bravo")) == ["bravo"]
    assert heard(spoke, back) == [] and heard(spoke, back, spoke) == ["bravo"]
    assert heard(e.Spoke("bravo", "cortina")) == []
    mine = Offer(2, "aguado", "delgado")
    assert heard(e.OfferMade(mine), e.OfferAnswered(mine, "delgado", "refused")) == ["delgado"]


# --- figures ------------------------------------------------------------------------------------
def test_figures_count_offices_influence_and_the_units_of_rebels() -> None:
    figures = STORY.figures(streets().position)
    assert (figures.rebels, figures.units, figures.coup_phase) == (2, 21, 3)
    assert figures.votes["bravo"] == 2 and figures.votes["aguado"] == 1
    assert figures.offices["aguado"] == ("president",)
    assert figures.states["espino"] == "exile"
    quiet = STORY.figures(evening().position)
    assert (quiet.rebels, quiet.units, quiet.coup_phase) == (0, 0, -1)
    assert quiet.votes["bravo"] == 2 + 5 + 10, "Socialists are worth 5 more beside Trade Unions"
    assert quiet.votes["cortina"] == 1 + 3, "Academics alone"
    assert quiet.votes["espino"] == quiet.votes["fuentes"] == 0, "who is out has no vote"
    row = dict(zip(STORY.columns, STORY.row(quiet), strict=True))
    assert row["coup_phase"] == "" and row["excuse"] == 0 and row["president"] == "aguado"
    assert row["offices_bravo"] == "general1+minister" and row["state_fuentes"] == "dead"
    assert row["account_galan"] == "" == row["votes_galan"], "who does not play"
    fought = dict(zip(STORY.columns, STORY.row(figures), strict=True))
    assert (fought["coup_phase"], fought["rebels"], fought["rebel_units"]) == (3, 2, 21)


def test_the_standing_of_a_view_has_question_marks_for_what_is_hidden() -> None:
    words = JuntaMessages("en", game().data, strict=True)
    view = game().view(evening().position, "aguado")
    head, *rows = STORY.standing(words, STORY.figures(view), SEATS[:2])
    assert len(head) == 5
    assert rows[0] == ["Aguado", "6", "7", "14", "President"]
    assert rows[1][:3] == ["Bravo", "?", "?"] and rows[1][4] == "1st Brig., Minister"


def test_a_card_of_another_deck_counts_one_vote() -> None:
    runner = table(5)
    runner.position.families["bravo"].table.append("somebody-elses-card")
    assert STORY.figures(runner.position).votes["bravo"] == 3


# --- what the money came from -------------------------------------------------------------------
def test_aid_handed_on_is_kept_by_the_new_president_and_burglars_loot() -> None:
    found = record(
        [
            e.AidDrawn("aguado", 8, Notes(4, 2, 0)),
            e.NotesHandedOver("aguado", "bravo", 1, Notes(1, 1, 0)),
            e.NotesHandedOver("cortina", "bravo", 1, Notes(1, 0, 0)),
            e.Burgled("delgado", "bravo", Notes(1, 0, 0)),
            e.Paid("bravo", "espino", Notes(0, 1, 0)),
            e.Elected("bravo"),
            e.Elected("bravo"),
            ce.CoupBegan("cortina", "attack"),
            ce.ShotByFiringSquad("cortina", "bravo"),
            e.ReturnerShot("espino", "bravo"),
            e.PromisesJudged((Promise(1, "bravo", "all", "peace", "attempts", 1, 1, "kept"),)),
        ]
    )
    kept = {seat: found.of_money(seat, "kept") for seat in ("aguado", "bravo", "cortina")}
    assert kept == {"aguado": 5, "bravo": 3, "cortina": 0}
    assert found.of_money("delgado", "loot") == 1 and found.of_money("espino", "gifts") == 2
    assert found.of_deeds("bravo", "presidencies") == 2 and found.of_deeds("cortina", "coups") == 1
    assert found.of_deeds("cortina", "deaths") == found.of_deeds("espino", "deaths") == 1
    assert found.of_words("bravo", "kept") == 1


ENDED = e.GameEnded(
    "bravo",
    (("aguado", 4), ("bravo", 12), ("cortina", 0), ("delgado", 7), ("espino", 7)),
    (("aguado", 0), ("bravo", 3), ("cortina", 0), ("delgado", 0), ("espino", 1)),
)


def history() -> tuple[Event, ...]:
    """A whole game in short."""
    return (
        e.AidDrawn("aguado", 8, Notes(4, 2, 0)),
        e.EnvelopePaid("aguado", "bravo", Notes(1, 1, 0)),
        e.Elected("bravo"),
        e.Murdered("aguado", "bravo"),
        e.PromisesJudged((Promise(1, "bravo", "aguado", "peace", "attempts", 1, 1, "broken"),)),
        e.Donated("cortina", Notes(0, 0, 1)),
    )


def page(
    runner: JuntaRunner, *events: Event, over: bool, lang: str = "en", width: int = 96
) -> Canvas:
    scene = recorded(runner, lang)
    view = scene.view.copy()
    if over:
        view.outcome = Outcome("end", ())
    scene = replace(scene, view=view, events=events)
    canvas = Canvas(width, 40, scene.look)
    used = draw_standing(canvas, 1, scene, "bravo")
    canvas.put(0, 39, f"{used} rows")
    return canvas


def test_the_page_of_the_end() -> None:
    sheet = page(vote(), *history(), ENDED, over=True)
    same_as_snapshot("standing-96-en", sheet)
    told = sheet.text().splitlines()
    assert [row.split()[1] for row in told[2:7]] == [
        "Bravo",
        "Delgado",
        "Espino",
        "Aguado",
        "Cortina",
    ]
    assert "12 million" in told[2] and "3" in told[2].split("█")[-1], "what it had in its pocket"


def test_during_the_game_the_page_adds_what_only_you_know() -> None:
    scene = seen(evening())
    canvas = Canvas(96, 40, scene.look)
    draw_standing(canvas, 0, scene, "aguado")
    assert scene.mine is not None
    pocket = scene.mine.pocket.total
    assert f"Only you know: {scene.mine.account.total} million" in canvas.text()
    assert f"{pocket} million in your pocket" in canvas.text()
    rows = canvas.text().splitlines()
    promises = next(place for place, row in enumerate(rows) if row.startswith("Promises"))
    bravo = next(row for row in rows[promises:] if row.startswith("B "))
    assert bravo.split()[-2:] == ["1", "1"], "private ones that you know of count"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [72, 80, 96])
def test_what_was_lost_in_pockets_is_told_whole(width: int, lang: str) -> None:
    """Even after the longest bar, which belongs to the winner."""
    sheet = page(vote(), *history(), ENDED, over=True, lang=lang, width=width)
    assert "…" not in "\n".join(sheet.text().splitlines()[:8])


def test_the_page_of_a_running_game_keeps_what_nobody_may_know() -> None:
    sheet = page(vote(), *history(), over=False, lang="de", width=76)
    same_as_snapshot("standing-76-de", sheet)
    assert "Millionen" not in sheet.text().split("\n\n")[1]


# --- a vote -------------------------------------------------------------------------------------
def bars(runner: JuntaRunner, me: str = "espino", height: int = 8, width: int = 36) -> list[str]:
    scene = seen(runner, me=me)
    canvas = Canvas(width, height, scene.look)
    used = draw_motion(canvas, scene, 0)
    return [*(row for row in canvas.text().splitlines()), str(used)]


def test_what_is_cast_and_who_could_still_cast_is_told_until_it_is_decided() -> None:
    runner = vote()
    assert bars(runner)[:4] == [
        "Vote on the budget, round 1",
        "Yes ████ 4",
        "No  ███████████ 11",
        "Fails whatever the others do",
    ]
    assert runner.position.motion is not None
    runner.position.motion.casts.pop()
    told = bars(runner)
    assert told[2:4] == ["No  █ 1", "Yet to vote: C12 D1 E1"] and told[-1] == "4"
    hand(runner, "C", "political-refugees", "multiple-voters")
    assert bars(runner)[4].startswith("plus at most ") and bars(runner)[-1] == "5"
    assert bars(runner, height=3)[-1] == "3", "nothing is drawn below the sheet"
    low = bars(runner, height=4)
    assert low[3] == "Yet to vote: C12 D1 E1" and low[-1] == "4", "no room for more"
    runner.position.motion.result = "carried"
    assert bars(runner)[0] == "Vote on the budget: passed" and bars(runner)[-1] == "3"
    runner.position.motion.result = "rejected"
    runner.position.forced = True
    assert bars(runner)[0] == "Vote on the budget: forced"
    runner.position.motion.result = "announced"
    assert bars(runner)[-1] == "0"


def test_bars_have_room_for_their_numbers() -> None:
    runner = vote()
    assert runner.position.motion is not None
    told = bars(runner, width=14)
    assert told[2].startswith("No  ██") and told[2].endswith(" 11")
    assert bars(runner, height=2)[:2] == ["Vote on the budget, round 1", "Yes ████ 4"]


def test_who_is_out_has_no_votes_left() -> None:
    runner = vote()
    assert runner.position.motion is not None
    runner.position.motion.casts.clear()
    left = votes_left(seen(runner, me="espino"))
    assert left == {"aguado": 1, "bravo": 4, "cortina": 12, "delgado": 1, "espino": 1}
    dead(runner, "C")
    assert "cortina" not in votes_left(seen(runner, me="espino"))
    runner.position.motion.result = "rejected"
    assert votes_left(seen(runner, me="espino")) == {}


@pytest.mark.parametrize("result", ["bravo", "vacant"])
def test_an_election_is_told_with_its_result(result: str) -> None:
    from tests.games.junta.view.scenes import election

    runner = election()
    assert runner.position.motion is not None
    runner.position.motion.result = result
    told = bars(runner, "cortina")
    name = {"bravo": "Bravo", "vacant": "nobody"}[result]
    assert told[0] == f"Election: {name}"
    assert told[1] == "Bravo   █████████ 9" and told[2] == "Delgado █ 1"


def test_private_talk_of_the_same_two_is_told_once_whoever_speaks() -> None:
    """What a stranger hears of offers and answers is that two families have spoken."""
    offer = Offer(1, "bravo", "cortina")
    events = (
        e.RoundBegan(1),
        e.OfferMade(offer),
        e.OfferAnswered(offer, "cortina", "refused"),
        e.Spoke("cortina", "bravo"),
        e.Spoke("bravo", "delgado"),
    )
    words = JuntaMessages("en", game().data, strict=True)
    parts = [Passage(1, 2, b""), Passage(2, 4, b""), Passage(4, 5, b"")]
    told = describe(parts, events, "aguado", SEATS, words, STORY)
    assert [one.text for one in told] == [
        "Bravo and Cortina have talked in private.",
        "Bravo and Delgado have talked in private.",
    ]
    assert all(not one.details for one in told)
