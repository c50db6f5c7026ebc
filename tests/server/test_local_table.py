"""Local tables: players, bots that see views, saves."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosted import saved
from weimar_tui.bots.bot import Bot
from weimar_tui.bots.players import bot_names
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import HIDDEN
from weimar_tui.games.weimar.rules.subjects import Trigger
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import IllegalPick, SaveError, UndoRefused
from weimar_tui.kernel.journal import Header
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.saves import latest_unfinished, list_saves, new_path, read_entry
from weimar_tui.players import RANDOM
from weimar_tui.registry import game_ids, load_game, plugin_of

SEATS = {"spd": "human", "kpd": "chance", "z": "chance", "dnvp": "chance"}


@pytest.fixture(scope="module")
def game() -> WeimarGame:
    return WeimarGame.load()


class Watching(Bot):
    """Answers at random and records what it was shown."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.views: list[Any] = []

    def decide(self, view: Any, decision: Decision) -> str:
        self.views.append(view)
        return random.Random(decision.number).choice(decision.options)


def new(game: WeimarGame, path: Path | None, **options: Any) -> tuple[GameHandle, dict[str, Any]]:
    made: dict[str, Watching] = {}

    def maker(name: str, seat: str, seed: str, given: Any) -> Watching:
        assert name == "chance"
        assert given is game
        return made.setdefault(seat, Watching(seat))

    players = options.pop("players", SEATS)
    return GameHandle.new(game, "main", players, "7", path=path, bots=maker, **options), made


def play_on(table: GameHandle, picks: int) -> None:
    """Everyone answers; people take the first option."""
    for _ in range(picks):
        if table.outcome is not None:
            return
        decision = table.bot_decision()
        if decision is not None:
            table.pick(decision.number, table.answer_of(decision).option)
        else:
            decision = table.human_decisions()[0]
            table.pick(decision.number, decision.options[0])


def test_chairs(game: WeimarGame) -> None:
    table, _ = new(game, None)
    assert table.humans == ("spd",)
    assert [decision.seat for decision in table.human_decisions()] == ["spd"]
    assert table.bot_decision() is None
    everybody, _ = new(game, None, players=dict.fromkeys(SEATS, "human"))
    assert everybody.humans == ("spd", "kpd", "z", "dnvp")


def test_bots_see_views_only(game: WeimarGame) -> None:
    table, bots = new(game, None)
    play_on(table, 400)
    assert set(bots) == {"kpd", "z", "dnvp"}
    for seat, bot in bots.items():
        for view in bot.views:
            assert view.dice.seed == ""
            for other, hand in view.hands.items():
                assert other == seat or set(hand) <= {HIDDEN}
            assert all(set(deck) <= {HIDDEN} for deck in view.decks.values())


def test_reopened_game_goes_on_where_it_was(game: WeimarGame, tmp_path: Path) -> None:
    path = tmp_path / "a.weimar"
    table, _ = new(game, path)
    play_on(table, 150)
    before = game.encode(table.session.position)
    events = list(table.events)
    table.close()
    again = GameHandle.open(path, lambda header: game)
    assert game.encode(again.session.position) == before
    assert list(again.events) == events
    assert again.players == SEATS
    again.close()


def react(*options: str) -> Decision:
    return Decision(1, "spd", "react", options, Trigger(trigger="debate"))


def test_only_passing_is_answered_silently(game: WeimarGame) -> None:
    table, _ = new(game, None)
    nothing, a_card = react("pass"), react("S06", "pass")
    assert table.silent_answer(nothing) == "pass"
    assert table.silent_answer(a_card) is None
    table.skip_empty_reactions = False
    assert table.silent_answer(nothing) is None


def test_where_little_depends_on_it_who_wishes_so_is_passed_for(game: WeimarGame) -> None:
    class Indifferent(WeimarGame):
        def matters(self, position: Any, decision: Any) -> bool:
            return False

    table, _ = new(Indifferent(game.data), None)
    assert table.silent_answer(react("stresemann", "pass")) == "pass"
    assert table.silent_answer(react("S06")) is None, "nothing to pass"
    table.only_where_it_matters = False
    assert table.silent_answer(react("stresemann", "pass")) is None


def test_wrong_picks_change_nothing(game: WeimarGame) -> None:
    table, _ = new(game, None)
    decision = table.human_decisions()[0]
    before = game.encode(table.session.position)
    with pytest.raises(IllegalPick):
        table.pick(decision.number, "paris")
    with pytest.raises(IllegalPick):
        table.pick(decision.number + 1, decision.options[0])
    assert game.encode(table.session.position) == before


def test_undo(game: WeimarGame) -> None:
    table, _ = new(game, None)
    before = game.encode(table.session.position)
    with pytest.raises(UndoRefused):
        table.undo("spd")
    decision = table.human_decisions()[0]
    table.pick(decision.number, decision.options[3])
    assert table.can_undo("spd")
    table.undo("spd")
    assert game.encode(table.session.position) == before


def test_a_save_says_whether_every_pick_may_be_undone(game: WeimarGame) -> None:
    session = Session.new(game, "main", "7", options={"free_undo": True})
    assert GameHandle(session).session.free_undo


def test_bot_that_answers_nonsense_is_replaced_by_chance(game: WeimarGame) -> None:
    class Nonsense(Bot):
        def decide(self, view: Any, decision: Decision) -> str:
            return "paris"

    table = GameHandle.new(game, "main", dict.fromkeys(SEATS, "x"), "7", bots=lambda *_: Nonsense())
    decision = table.bot_decision()
    assert decision is not None
    assert table.answer_of(decision).option in decision.options


@pytest.mark.parametrize("id", [id for id in game_ids() if bot_names(id) != (RANDOM,)])
def test_the_bots_of_every_game_answer(id: str) -> None:
    """In another process, which gets nothing but views."""
    game = load_game(id)
    plugin = plugin_of(id)
    scenario = plugin.scenarios()[0]
    options = plugin.game_options({o.name: o.values[0] for o in plugin.settings(scenario.id)})
    names = itertools.cycle(name for name in bot_names(id) if name != RANDOM)
    players = dict(zip(scenario.seats[0], names, strict=False))
    table = GameHandle.new(game, scenario.id, players, "7", options=options)
    for _ in range(20):
        decision = table.bot_decision()
        assert decision is not None
        answer = table.answer_of(decision)
        assert (answer.by, answer.trouble) == (players[decision.seat], "")
        table.pick(decision.number, answer.option)
    table.close()


# --- saves --------------------------------------------------------------------------------------
def test_list_of_saves(game: WeimarGame, tmp_path: Path) -> None:
    table, _ = new(game, tmp_path / "a.weimar")
    play_on(table, 30)
    table.close()
    (tmp_path / "bad.weimar").write_text("x\n")
    (tmp_path / "other.txt").write_text("x\n")
    entries = {entry.path.name: entry for entry in list_saves(tmp_path)}
    assert set(entries) == {"a.weimar", "bad.weimar"}
    assert entries["a.weimar"].picks == 30
    assert entries["a.weimar"].players == SEATS
    assert entries["bad.weimar"].problem
    latest = latest_unfinished(tmp_path)
    assert latest is not None
    assert latest.path.name == "a.weimar"


def test_finished_games_are_not_continued(game: WeimarGame, tmp_path: Path) -> None:
    table, _ = new(game, tmp_path / "a.weimar", players=dict.fromkeys(SEATS, "chance"))
    while (decision := table.bot_decision()) is not None:
        table.pick(decision.number, random.Random(decision.number).choice(decision.options))
    table.close()
    entry = read_entry(tmp_path / "a.weimar", 0.0)
    assert entry.ending == table.outcome.ending  # type: ignore[union-attr]
    assert latest_unfinished(tmp_path) is None


def test_new_names_are_free(tmp_path: Path) -> None:
    first = new_path(tmp_path, "weimar")
    first.write_text("x")
    assert new_path(tmp_path, "weimar") != first
    assert latest_unfinished(tmp_path / "nowhere") is None


def test_a_game_played_in_another_window_is_not_opened(game: WeimarGame, tmp_path: Path) -> None:
    table, _ = new(game, tmp_path / "a.weimar")
    with pytest.raises(SaveError, match="save-busy"):
        GameHandle.open(saved(table), lambda header: game)
    table.close()
    GameHandle.open(saved(table), lambda header: game).close()


def test_foreign_game_is_refused(game: WeimarGame, tmp_path: Path) -> None:
    table, _ = new(game, tmp_path / "a.weimar")
    table.close()

    def games(header: Header) -> WeimarGame:
        raise SaveError(f"no game {header.game}")

    with pytest.raises(SaveError):
        GameHandle.open(tmp_path / "a.weimar", games)
