"""How the last page explains the ending: markers, figures, and the decisive turn."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from tests.plain.conftest import Player
from tests.text.sentences import SENTENCES
from tests.tui.looking import screen_text
from weimar_tui.bots.players import make_player
from weimar_tui.games.wir_sind_das_volk.rules import events as e
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkMessages
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import Session
from weimar_tui.plain.app import PlainApp, StartOptions
from weimar_tui.plain.console import run_now
from weimar_tui.replay.exports import chronicle
from weimar_tui.replay.timeline import Timeline
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.loaded_game import LoadedGame

wrong = SENTENCES["wir_sind_das_volk"].wrong

Wordings = dict[str, VolkMessages]


def why(wordings: Wordings, runner: VolkRunner, *before: Event) -> list[str]:
    """The text in English; the other languages have as many sentences and no mistakes."""
    outcome, told = runner.position.outcome, [*before, *(runner.events or ())]
    assert outcome is not None
    lines = {
        language: list(wording.why(outcome, runner.position, told))
        for language, wording in wordings.items()
    }
    for language, said in lines.items():
        assert len(said) == len(lines["en"])
        assert not [found for line in said if (found := wrong(line, language))]
    return lines["en"]


SECOND_HALF = (e.DecadeStarted(3, "III"), e.DisplayFilled(2, ("58", "69")))


def test_a_collapse_names_the_areas_and_the_turn_of_the_fourth_protest(wordings: Wordings) -> None:
    runner = t.table(
        decade=3, unrest=by_code(SN=11, TH=4), tracks={"socialists": -6}, cadre_school=1
    )
    t.event(runner, "58", "west")
    t.answer(runner, "next-symbol", "symbol-1", "place-unrest", "sachsen")
    assert why(wordings, t.phase(runner, 10), *SECOND_HALF) == [
        "Mass protests in the East: Saxony 3 (12 unrest), Thuringia 1 (4 unrest).",
        "The fourth one decided the game, in Saxony. Decade III, second half: "
        f"The West takes {wordings['en'].catalogue.functions['CARD']('58')}: event.",
    ]


def test_it_is_the_last_time_that_there_were_four(wordings: Wordings) -> None:
    """One that has ended since was not decisive, nor is a fifth one."""
    runner = t.table(decade=4, unrest=by_code(HE=16, BY=4))
    runner.events = [
        e.DecadeStarted(2, "II"),
        e.CardTaken("east", "23", "display", "event"),
        e.ProtestStarted("bayern", 4),
        e.ProtestEnded("bayern", 4),
        e.DecadeStarted(3, "III"),
        e.DisplayFilled(1, ("55",)),
        e.CardTaken("west", "55", "hand", "build"),
        e.PhaseStarted(6),
        e.PhaseStarted(7),
        e.ProtestStarted("hessen", 4),
        e.DecadeStarted(4, "IV"),
        e.ProtestStarted("bayern", 5),
    ]
    assert why(wordings, t.phase(runner, 10))[1:] == [
        "The fourth one decided the game, in Hesse. End of Decade III: 9.7 East-West comparison."
    ]


def test_a_protest_from_west_berlin_can_be_the_fourth(wordings: Wordings) -> None:
    runner = t.table(unrest=by_code(BY=8, WB=4), imported={"hessen": 1})
    runner.events = [e.ProtestStarted("west-berlin", 3), e.ProtestImported("hessen", 4)]
    assert why(wordings, t.phase(runner, 10)) == [
        "Mass protests in the West: Bavaria 2 (8 unrest), "
        "Hesse 1 (0 unrest, 1 from West Berlin), West Berlin 1 (4 unrest).",
        "The fourth one decided the game, in Hesse. Decade I.",
    ]


def test_if_both_collapse_both_are_told(wordings: Wordings) -> None:
    """Markers present from the beginning have no turn."""
    told = why(wordings, t.phase(t.table(unrest=by_code(BY=16, SN=16)), 10))
    assert told == [
        "Mass protests in the West: Bavaria 4 (16 unrest).",
        "Mass protests in the East: Saxony 4 (16 unrest).",
    ]


@pytest.mark.parametrize(
    ("number", "fields", "figures"),
    [
        (1, {"wall": True}, "The Wall costs the East 1 prestige and 1 of its 0 points."),
        (2, {"tracks": {"prestige": -4}}, "The East had nothing left to pay with."),
        (
            3,
            {"tracks": {"currency": -3}, "factories": ["berlin"]},
            "The East had 1 factory that could run down, and 0 points to dismantle after that.",
        ),
        (
            4,
            {"state_power": [t.power("5", used=True)]},
            "State power costs the East 1 of its 0 points.",
        ),
    ],
)
def test_bankruptcy_tells_its_figures(
    wordings: Wordings, number: int, fields: dict[str, Any], figures: str
) -> None:
    """The demands by phase, and what the East had."""
    runner = t.phase(t.table(**{"decade": 2, "factories": ["koeln"], **fields}), number)
    while runner.position.outcome is None:
        runner.pick(t.asked(runner).number, t.asked(runner).options[0])
    assert t.ending(runner) == "bankruptcy"
    first, *_, last = why(wordings, runner)
    assert first.startswith(f"End of Decade II: 9.{number} ")
    assert last == figures


def test_other_endings_tell_their_figures(wordings: Wordings) -> None:
    lost = t.phase(t.table(decade=2, tracks={"socialists": -6}, cadre_school=0), 9)
    assert t.ending(lost) == "socialism-fails"
    phase, figures = why(wordings, lost)
    assert phase.startswith("End of Decade II: 9.9 ") and "0 in the holding box" in figures
    won = t.phase(t.table(decade=2, tracks={"socialists": 6}, cadre_school=12), 9)
    assert t.ending(won) == "socialism-wins"
    assert why(wordings, won)[2:] == ["There are only 12 socialists."]
    over = t.phase(t.table(decade=4, unrest=by_code(SN=4)), 10)
    assert why(wordings, over) == [
        "Mass protests: West 0, East 1.",
        "A state collapses at 4.",
    ]
    assert not wordings["en"].why(Outcome("abandoned", ()), over.position, over.events or ())


# --- where it is read ---------------------------------------------------------------------------
@pytest.fixture(scope="module")
def collapsed(game: VolkGame, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A random game in which the GDR collapses."""
    for seed in range(200):
        path = tmp_path_factory.mktemp("games") / "over.weimar"
        players = dict.fromkeys(game.seats(), "random")
        session = Session.new(game, "main", str(seed), players=players, path=path, sync=False)
        bots = {seat: make_player("random", seat, f"{seed}-{seat}", game) for seat in players}
        while session.outcome is None:
            decision = session.decisions[0]
            option = bots[decision.seat].decide(session.view(decision.seat), decision)
            session.pick(decision.number, option)
        session.close()
        if session.outcome.ending == "east-collapses":
            return path
    raise AssertionError("no game ended so")


async def test_it_stands_on_the_last_page(collapsed: Path, tmp_path: Path) -> None:
    path = tmp_path / "over.weimar"
    shutil.copy(collapsed, path)
    app = LocalApp(lang="en", motion=False, saves=tmp_path, game="wir_sind_das_volk")
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_save(path)
        await pilot.pause()
        page = screen_text(app)
    assert page.index("Winner: West") < page.index("Mass protests in the East:")
    assert page.index("Mass protests in the East:") < page.index(
        "The fourth one decided the game, in"
    )


def test_it_stands_in_the_chronicle(collapsed: Path, game: VolkGame) -> None:
    loaded = LoadedGame(game, "en")
    timeline = Timeline(Replay.open(collapsed, lambda header: game), loaded.narration)
    book = chronicle(timeline, loaded.words, None)
    assert book.index("- End: WIR SIND DAS VOLK!") < book.index(
        "    - The fourth one decided the game, in"
    )


def test_it_is_told_line_by_line(collapsed: Path, tmp_path: Path) -> None:
    path = tmp_path / "over.weimar"
    shutil.copy(collapsed, path)
    player = Player()
    wishes = StartOptions(lang="en", game="wir_sind_das_volk", saves=tmp_path)
    run_now(PlainApp(player.console, wishes).run(open_file=path))
    assert player.said.index("Mass protests in the East:") < player.said.index("Winner: West")
    assert "The fourth one decided the game, in" in player.said
