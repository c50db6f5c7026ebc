"""Previews of options."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import answer, asked, board, do, effect, table, turn
from tests.games.wir_sind_das_volk.test_random_games import game
from weimar_tui.games.wir_sind_das_volk.rules.actions import BuildEconomy, LivingStandard
from weimar_tui.games.wir_sind_das_volk.rules.preview import FigureChange, Preview, preview
from weimar_tui.games.wir_sind_das_volk.rules.preview_event import SymbolPreview, event_preview
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def of(runner: VolkRunner, option: str) -> Preview:
    return preview(runner.board, runner.position, asked(runner), option)


def changed(changes: tuple[FigureChange, ...], figure: str) -> dict[str, tuple[int, int]]:
    return {c.of: (c.before, c.after) for c in changes if c.figure == figure}


# --- networks -----------------------------------------------------------------------------------
def test_a_line_raises_both_values_power_and_export() -> None:
    runner = do(
        table(factories=["berlin", "magdeburg", "bitterfeld"]), BuildEconomy("east", "3", 1)
    )
    found = of(runner, "magdeburg/bitterfeld")
    assert changed(found.network, "value") == {"magdeburg": (1, 2), "bitterfeld": (1, 2)}
    assert changed(found.network, "power") == {"sachsen-anhalt": (2, 4)}
    assert changed(found.network, "can-reach") == {"sachsen-anhalt": (0, 1)}
    assert changed(found.network, "export") == {"sachsen-anhalt": (1, 2)}
    assert changed(found.network, "points") == {"east": (3, 4)}


def test_the_first_of_two_lines_needs_another_one() -> None:
    runner = do(table(factories=["berlin", "bitterfeld"]), BuildEconomy("east", "3", 1))
    found = of(runner, "berlin/bitterfeld")
    assert found.lines_missing == 1
    assert changed(found.network, "value") == {}


def test_exports_gained_and_lost() -> None:
    western = ["kiel", "hannover", "dortmund", "frankfurt", "koblenz", "stuttgart", "muenchen"]
    western += ["flensburg", "wolfsburg", "koeln", "giessen", "saarbruecken", "ulm", "nuernberg"]
    lines = ["flensburg/kiel", "hannover/wolfsburg", "dortmund/koeln", "giessen/frankfurt"]
    lines += ["koblenz/saarbruecken", "stuttgart/ulm", "nuernberg/muenchen"]
    runner = table(factories=[*western, "leipzig", "dresden"], lines=lines)
    do(runner, BuildEconomy("east", "3", 1))
    found = of(runner, "leipzig/dresden")
    assert (found.gained, found.lost) == (("sachsen",), ())
    runner = table(factories=[*western[1:], "leipzig", "dresden"], lines=lines[1:])
    do(runner, BuildEconomy("west", "3", 1))
    assert of(runner, "kiel").lost == ()
    assert changed(of(runner, "koeln/koblenz").network, "worst-west") == {}


def test_what_can_be_held_is_told() -> None:
    runner = table(factories=["berlin", "eisenach", "jena"], lines=["eisenach/jena"])
    runner.position.standard["thueringen"] = 2
    effect(runner, "dismantle east", "west")
    found = of(runner, "eisenach/jena")
    assert changed(found.network, "holds") == {"thueringen": (2, 1)}
    assert changed(found.forecast, "lost") == {"thueringen": (0, 1)}


# --- living standard ----------------------------------------------------------------------------
def test_how_living_standard_is_paid_for() -> None:
    runner = table(
        factories=["leipzig", "dresden", "karl-marx-stadt", "rostock", "neubrandenburg"],
        unrest=by_code(SN=2, MV=1),
    )
    do(runner, LivingStandard("east", "1", 2))
    found = of(runner, "mecklenburg")
    assert found.payment is not None
    assert found.payment.points == {"mecklenburg": 1}
    answer(runner, "standard", "sachsen")
    found = of(runner, "mecklenburg")
    assert found.payment is not None
    assert found.payment.total == 1


def test_every_area_chosen_for_living_standard_shows_the_unrest_it_loses() -> None:
    factories = ["leipzig", "dresden", "karl-marx-stadt", "eisenach", "jena", "berlin"]
    runner = table(factories=factories, unrest=by_code(SN=3, TH=3))
    do(runner, LivingStandard("east", "1", 3))
    found = of(runner, "sachsen")
    assert changed(found.board, "unrest") == {"sachsen": (3, 2)}
    assert changed(found.forecast, "unrest-at-end")["sachsen"] == (3, 2)
    answer(runner, "standard", "sachsen")
    after = changed(of(runner, "thueringen").forecast, "unrest-at-end")
    assert after["thueringen"] == (3, 2) and "sachsen" not in after, "that one is settled"


def test_hamburg_is_lent_to_where_it_is_needed() -> None:
    runner = table(factories=["hamburg", "kiel", "flensburg"])
    do(runner, LivingStandard("west", "1", 2))
    found = of(runner, "schleswig-holstein")
    assert found.payment is not None
    assert found.payment.lent == {"hamburg": "schleswig-holstein"}


# --- the forecast -------------------------------------------------------------------------------
def test_a_card_with_a_flight_symbol() -> None:
    runner = turn(table(factories=["berlin"], pile=["12"]), "east", "2", "3")
    assert changed(of(runner, "2:build").forecast, "flight-steps") == {"": (1, 2)}
    assert changed(of(runner, "2:build").forecast, "flight-points") == {"": (0, 1)}
    assert changed(of(runner, "3:build").forecast, "flight-steps") == {}


def test_unrest_and_markers_at_the_end() -> None:
    runner = table(unrest=by_code(SN=3), cadre_school=0)
    effect(runner, "unrest+ east", "west")
    found = of(runner, "sachsen")
    assert changed(found.board, "unrest") == {"sachsen": (3, 4)}
    assert changed(found.board, "markers") == {"sachsen": (0, 1)}
    assert changed(found.forecast, "markers-at-end")["east"] == (0, 1)


# --- events symbol by symbol --------------------------------------------------------------------
def symbols(runner: VolkRunner, card: str, seat: str) -> tuple[SymbolPreview, ...]:
    return event_preview(board(), runner.position, card, seat)


def test_a_protest_in_west_berlin_counts_for_two_markers() -> None:
    runner = table(unrest=by_code(WB=3, BY=3))
    effect(runner, "unrest+ west", "east")
    assert changed(of(runner, "bayern").forecast, "markers-at-end") == {"west": (0, 1)}
    found = of(runner, "west-berlin")
    assert changed(found.forecast, "markers-at-end") == {"west": (0, 2)}
    assert changed(found.board, "markers") == {"west-berlin": (0, 1)}, "the supplier is still open"


def test_what_would_be_ignored() -> None:
    runner = table(unrest=by_code(SN=1))
    removed, currency, socialists = symbols(runner, "1", "east")
    assert (removed.units, removed.void, removed.decides, removed.options) == (2, 1, "east", 1)
    assert (currency.units, currency.void) == (1, 0)
    assert (socialists.units, socialists.void) == (1, 0)
    assert not any(found.may_be_void for found in (removed, currency, socialists)), "not dual"


def test_dismantling_for_which_there_is_nothing_would_be_ignored() -> None:
    runner = table(factories=["berlin", "bitterfeld"], lines=["berlin/bitterfeld"])
    assert symbols(runner, "17", "west")[0].void == 0, "two factories and what connects them"
    runner = table(factories=["berlin"])
    assert symbols(runner, "17", "west")[0].void == 2
    runner = table(factories=["koeln", "dortmund"], lines=["koeln/frankfurt", "nuernberg/muenchen"])
    (dismantled, _) = symbols(runner, "43", "east")
    assert (dismantled.units, dismantled.void) == (3, 0), "only what lies in the area counts"
    runner = table(factories=["koeln", "muenchen"])
    assert symbols(runner, "43", "east")[0].void == 2


def test_what_would_be_blocked() -> None:
    runner = table(tracks={"prestige": 5, "socialists": -6})
    unrest, prestige = symbols(runner, "4", "east")
    assert unrest.options == 7
    assert (prestige.units, prestige.void, prestige.answers) == (2, 1, "east")
    *_, socialists = symbols(runner, "57", "west")
    assert (socialists.void, socialists.answers) == (2, "west")


def test_coats_of_arms_and_what_may_be_void() -> None:
    runner = table(factories=["berlin"])
    built, dismantled, power, socialists = symbols(runner, "15", "east")
    assert (built.decides, dismantled.decides, power.decides) == ("west", "west", "")
    assert all(s.may_be_void for s in (built, dismantled, power, socialists))
    runner = table()
    built, dismantled, power, socialists = symbols(runner, "15", "east")
    assert [s.may_be_void for s in (built, dismantled, power, socialists)] == [
        False,
        True,
        False,
        False,
    ], "without economy only the dismantling may be void"


def test_limits_by_area() -> None:
    (unrest, _) = symbols(table(), "16", "west")
    assert (unrest.units, unrest.void, unrest.options) == (4, 0, 6)
    (standard, _) = symbols(table(), "35", "west")
    assert (standard.units, standard.void, standard.options) == (2, 0, 7)
    assert symbols(table(), "37", "west")[0].void == 1, "no factory in the ČSSR"


# --- everywhere ---------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_every_option_of_a_game_can_be_previewed_on_a_view(seed: int) -> None:
    random = Random(seed)
    runner = game().start("main", str(seed), listen=False)
    while runner.position.outcome is None:
        decision = random.choice(runner.position.decisions)
        view = game().view(runner.position, decision.seat)
        before = game().encode(view)
        for option in decision.options:
            game().preview(view, decision, option)
        assert game().encode(view) == before
        runner.pick(decision.number, random.choice(decision.options))


def test_the_special_card_and_the_wall() -> None:
    runner = table(factories=["berlin"], pile=["12", "28"], deck=["30"], hands={"east": ["21"]})
    turn(runner, "east", "II", "31")
    assert of(runner, "II:event").symbols == (SymbolPreview(1, 1),)
    assert of(runner, "II:event").source == "II"
    answer(runner, "turn", "II:event")
    found = of(runner, "discard:21")
    assert changed(found.forecast, "flight-points") == {"": (1, 0)}


def test_which_areas_a_card_could_raise_and_how_many_together() -> None:
    """Two points of the card, two areas that lack one each and one that lacks two (6.3)."""
    two = ["rostock", "neubrandenburg", "eisenach", "jena"]
    runner = turn(table(factories=[*two, "berlin"]), "east", "1", "2")
    found = of(runner, "1:standard")
    assert found.raisable == ("mecklenburg", "ost-berlin", "thueringen")
    assert found.most == 2
    none = of(turn(table(), "east", "1", "2"), "1:standard")
    assert (none.raisable, none.most) == ((), 0)
    assert of(runner, "1:build").raisable == ()


def test_what_is_placed_already_is_paid_for_even_if_it_stops() -> None:
    runner = do(
        table(factories=["rostock", "neubrandenburg", "jena"]), LivingStandard("east", "1", 3)
    )
    answer(runner, "standard", "mecklenburg")
    stopping, going_on = of(runner, "stop").payment, of(runner, "thueringen").payment
    assert stopping is not None and going_on is not None
    assert (stopping.points, stopping.total) == ({"mecklenburg": 1}, 1)
    assert (going_on.points, going_on.total) == ({"mecklenburg": 1, "thueringen": 2}, 3)


def test_a_state_power_card_will_have_to_be_paid_for() -> None:
    runner = turn(table(factories=["berlin"]), "east", "5", "2")
    found = of(runner, "5:event")
    assert changed(found.board, "state-power") == {"": (0, 1)}
    assert changed(found.forecast, "power-points") == {"": (0, 1)}
