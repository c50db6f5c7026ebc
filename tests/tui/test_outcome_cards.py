"""Cards with a roll's outcome stay until a key is pressed if the roll affects the player."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from tests.tui.looking import screen_text, until
from tests.tui.playing import quick_app
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.view.chronicle import acts_of
from weimar_tui.games.weimar.view.game_view import WeimarView
from weimar_tui.games.weimar.view.motion import falls
from weimar_tui.games.weimar.view.narration import WeimarNarration
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.dialogs.roll import RollDialog
from weimar_tui.tui.screens.chronicle import ChronicleScreen
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.standing import PointsScreen

VIEW = WeimarView()


def rows_of(events: list[Any], words: WeimarMessages, me: str | None, place: int = -1) -> Any:
    return VIEW.roll_details(falls(events, words)[place], events, words, me)


def text_of(rows: Any) -> list[str]:
    return ["".join(text for text, _ in row) for row in rows]


@pytest.fixture(scope="module")
def words(game: WeimarGame) -> WeimarMessages:
    return WeimarMessages("en", game.data)


DEMONSTRATION = [
    e.AttemptAnnounced("kpd", "demonstrate", 3, "hamburg", modifiers=(("K09", 1),)),
    e.Reacted("spd", "demonstrate", "", "hamburg"),
    e.AttemptAnnounced("spd", "reaction", 1, "hamburg"),
    e.DiceRolled("spd", "reaction", (5,), 5, "hamburg"),
    e.ResultChanged(-1, "demonstrate"),
    e.DiceRolled("kpd", "demonstrate", (6, 4, 2), 6, "hamburg"),
    e.BasePlaced("kpd", "hamburg"),
    e.ThreatPlaced("unrest", "hamburg"),
]


def test_a_card_shows_causes_the_line_reached_and_the_effects(words: WeimarMessages) -> None:
    details = rows_of(DEMONSTRATION, words, "spd")
    rows = text_of(details)
    assert rows[0] == "+1 “Arm the Workers!”  −1 Reaction"
    assert details[0][2][1] == "good bold", "what I did stands out"
    reached = next(row for row in rows if row.startswith("▸"))
    assert reached.startswith("▸ 6") and "Place 1 base here" in reached
    avoided = next(row for row in details if row[1][1] == "danger")
    assert avoided[1][0].strip() == "7", "without the reaction"
    assert avoided[2][0].startswith("without Reaction: ")
    assert rows[-2] == "Hamburg: +1 base KPD, +Unrest"
    assert rows[-1] == "Prevented: Uprising or Councils 42% → 7%. This roll would have caused it."
    assert details[-1][0][1] == "good bold"
    assert not any("Prevented" in row for row in text_of(rows_of(DEMONSTRATION, words, "z")))


@pytest.mark.parametrize(
    ("dice", "end"), [((6, 6, 2), "It happened anyway."), ((2, 1, 1), "would not have caused it.")]
)
def test_a_reaction_that_did_not_matter_says_so(
    words: WeimarMessages, dice: tuple[int, ...], end: str
) -> None:
    result = 7 if dice[0] == 6 else 2
    roll = e.DiceRolled("kpd", "demonstrate", dice, result, "hamburg")
    events = [*DEMONSTRATION[:5], roll, *DEMONSTRATION[6:]]
    assert text_of(rows_of(events, words, "spd"))[-1].endswith(end)


def test_without_dice_that_were_taken_away_nothing_can_be_said(words: WeimarMessages) -> None:
    events = [*DEMONSTRATION[:5], e.DiceChanged(-1, "demonstrate"), *DEMONSTRATION[5:]]
    assert not any("Prevented" in row for row in text_of(rows_of(events, words, "spd")))


def test_nothing_is_said_to_be_avoided_by_those_who_did_not_react(words: WeimarMessages) -> None:
    details = rows_of(DEMONSTRATION, words, "z")
    assert all(style != "danger" for row in details for _, style in row)


def test_a_roll_that_does_nothing_says_so(words: WeimarMessages) -> None:
    events = [
        e.AttemptAnnounced("z", "fight", 1, "berlin"),
        e.DiceRolled("z", "fight", (2,), 2, "berlin"),
        e.CardDiscarded("z", "Z05"),
    ]
    assert text_of(rows_of(events, words, None))[-1] == "Nothing happens."
    assert text_of(rows_of(events[:-1], words, None))[-1] != "Nothing happens.", "not yet known"


def test_a_line_that_finds_its_marker_there_already_changes_nothing(words: WeimarMessages) -> None:
    """Unrest where there is Unrest: the line above says what would be placed."""
    events = [
        e.AttemptAnnounced("dnvp", "coup", 1, "muenchen"),
        e.DiceRolled("dnvp", "coup", (4,), 4, "muenchen"),
        e.CardDiscarded("dnvp", "D23"),
    ]
    rows = text_of(rows_of(events, words, None))
    assert any(row.startswith("▸ 4-5") and "Unrest" in row for row in rows)
    assert rows[-1] == "That changes nothing on the board."


def test_a_random_city_without_an_effect_says_so_in_the_chronicle(words: WeimarMessages) -> None:
    events = [
        e.RandomCityRolled((3, 4), "berlin"),
        e.RandomCityRolled((3, 6), "muenchen"),
        e.ThreatPlaced("unrest", "muenchen"),
        e.CardDiscarded("spd", "A35"),
    ]
    first, second = [act.effect for act in acts_of(events, words)][:2]
    assert first == "nothing"
    assert "Unrest" in second


def test_crisis_rolls_of_one_party_share_a_card(words: WeimarMessages) -> None:
    events = [
        e.DiceRolled("spd", "crisis", (3, 1), 3),
        e.SeatsChanged("spd", -1, 7, "crisis"),
        e.DiceRolled("spd", "crisis", (6, 2), 6),
        e.DiceRolled("z", "crisis", (5, 5), 5),
        e.VpChanged("z", -1, 4, "crisis"),
    ]
    first, second = falls(events, words)
    assert first.title == "SPD · 2 crisis rolls"
    assert text_of(rows_of(events, words, None, 0)) == ["3  −1 seat SPD (7)", "6  nothing"]
    assert (
        second.seat == "z" and text_of(rows_of(events, words, None, 1))[-1] == "−1 VP Zentrum (4)"
    )


def test_a_repeated_crisis_roll_does_not_count_in_the_title(words: WeimarMessages) -> None:
    events = [
        e.DiceRolled("spd", "crisis", (4, 6), 6),
        e.RollRepeated("z", "Z05"),
        e.DiceRolled("spd", "crisis", (5, 1), 5),
        e.VpChanged("spd", -1, 4, "crisis"),
    ]
    (card,) = falls(events, words)
    assert card.title == "SPD · 1 crisis roll"
    first, second = text_of(rows_of(events, words, None))
    assert first.startswith("6  ") and "nothing" not in first and second == "5  −1 VP SPD (4)"


@pytest.mark.parametrize(
    "means",
    [
        [e.StresemannTurned("inactive", "z"), e.RollRepeated("z", "A07")],
        [
            e.Reacted("z", "roll", "Z05", "hamburg"),
            e.CardDiscarded("z", "Z05"),
            e.RollRepeated("z", "Z05"),
        ],
    ],
)
def test_a_roll_that_is_repeated_says_that_it_does_not_count(
    words: WeimarMessages, means: list[Any]
) -> None:
    name = words.name(means[-1].card)
    events = [
        e.AttemptAnnounced("dnvp", "coup", 5, "hamburg"),
        e.DiceRolled("dnvp", "coup", (5, 3, 6, 2, 5), 6, "hamburg"),
        *means,
        e.DiceRolled("dnvp", "coup", (6, 1, 5, 2, 1), 6, "hamburg"),
        e.ThreatPlaced("regime", "hamburg"),
    ]
    first, second = text_of(rows_of(events, words, None, 0)), text_of(rows_of(events, words, None))
    assert first[-1] == f"Does not count: Zentrum has the dice rolled again ({name})."
    assert second[0] == f"Rolled again (Zentrum, {name})"
    assert second[-1] == "Hamburg: +Regime"
    told, _ = falls(events, words)
    assert set(range(1, 2 + len(means))) <= told.covered, "the card tells all of it"


def test_what_payment_changed_is_told_without_naming_action_points(words: WeimarMessages) -> None:
    """It can be paid with Reserve points."""
    events = [
        e.AttemptAnnounced("kpd", "demonstrate", 3, "essen"),
        e.ResultBought("kpd", "demonstrate"),
        e.DiceRolled("kpd", "demonstrate", (3, 2, 1), 4, "essen"),
        e.BasePlaced("kpd", "essen"),
    ]
    rows = text_of(rows_of(events, words, "kpd"))
    assert rows[0] == "+1 for 2 points"
    assert "  3   without the +1: Place 1 Unrest here." in rows


def test_a_crisis_roll_whose_question_is_open_says_what_it_costs(words: WeimarMessages) -> None:
    """Its result counts, and what leaves the DR box afterwards is none of its effects."""
    events = [
        e.DiceRolled("z", "crisis", (2, 1), 2),
        e.SeatsChanged("z", -1, 4, "crisis"),
        e.DiceRolled("z", "crisis", (1, 3), 4),
        e.DrMarkerRemoved("violent-peace", 2),
    ]
    assert text_of(rows_of(events, words, "z")) == [
        "2  −1 seat Zentrum (4)",
        "3+1 = 4  Remove 1 of your bases in any city.",
    ]
    alone = text_of(rows_of(events[2:], words, "z"))
    assert alone[0] == "+1 by the agenda" and alone[-1] == "That changes nothing on the board."


def test_a_roll_has_no_part_in_what_the_card_does_next(words: WeimarMessages) -> None:
    """A Counter-Coup with result 4 removes no Unrest; the event that allowed it does."""
    events = [
        e.AttemptAnnounced("spd", "counter-coup", 1, "muenchen", "kpd"),
        e.DiceRolled("spd", "counter-coup", (4,), 4, "muenchen"),
        e.ThreatRemoved("councils", "muenchen"),
        e.ThreatRemoved("unrest", "muenchen"),
    ]
    assert text_of(rows_of(events, words, None))[-1] == "München: −Councils"
    lines = [act.effect for act in acts_of(events, words)]
    assert lines == ["−Councils", "München: −Unrest"]


def test_a_negotiation_names_its_treaty_and_what_it_needs(words: WeimarMessages) -> None:
    events = [
        e.AttemptAnnounced("spd", "negotiate", 1, "", "A11", (("round", 1),)),
        e.DiceRolled("spd", "negotiate", (2,), 3),
        e.NegotiationEnded("spd", "A11", False),
        e.DrMarkerPlaced("violent-peace", 3),
    ]
    assert text_of(rows_of(events, words, "spd")) == [
        "+1 in its own round",
        "Treaty of Versailles needs 4: no success",
        "DR box +Violent Peace",
    ]
    (act,) = acts_of(events, words)
    assert act.what == "Foreign Affairs · Treaty of Versailles" and act.dice == "2 +1 = 3"


def test_further_sixes_are_a_modifier_of_their_own(words: WeimarMessages) -> None:
    events = [
        e.AttemptAnnounced("spd", "demonstrate", 3, "essen"),
        e.DiceRolled("spd", "demonstrate", (6, 6, 1), 7, "essen"),
        e.BaseRemoved("kpd", "essen", "spd"),
    ]
    assert text_of(rows_of(events, words, "spd"))[0] == "+1 for a second 6"
    crisis = [e.DiceRolled("spd", "crisis", (6, 6), 6)]
    assert not any("second 6" in row for row in text_of(rows_of(crisis, words, "spd")))


def test_who_takes_a_base_away_is_who_did_it(words: WeimarMessages) -> None:
    narration = WeimarNarration()
    assert narration.owner(e.BaseRemoved("spd", "berlin", "dnvp")) == "dnvp"
    assert narration.owner(e.BaseRemoved("spd", "berlin")) == "spd"
    (act,) = acts_of([e.CoupOpposed("kpd", "berlin", True)], words)
    assert act.effect == "opposes the Coup in Berlin"


@pytest.mark.parametrize(
    ("me", "after", "stays"),
    [
        ("kpd", [], True),
        ("z", [], False),
        ("z", [e.BaseRemoved("z", "hamburg", "kpd")], True),
        ("z", [e.ThreatPlaced("councils", "hamburg")], True),
        ("z", [e.ThreatPlaced("unrest", "hamburg")], False),
        ("z", [e.DrMarkerPlaced("inflation", 3)], True),
        ("spd", [], True),
    ],
)
def test_what_affects_a_party_stays(
    game: WeimarGame, words: WeimarMessages, me: str, after: list[Any], stays: bool
) -> None:
    events = [*DEMONSTRATION[:6], *after]
    card = falls(events, words)[-1]
    view = game.start("main", "7", {}, listen=False).position
    assert VIEW.concerns(card, events, words, me, view) is stays


def test_a_coup_where_i_have_a_base_stays(game: WeimarGame, words: WeimarMessages) -> None:
    events = [
        e.AttemptAnnounced("dnvp", "coup", 2, "berlin"),
        e.DiceRolled("dnvp", "coup", (1, 2), 2, "berlin"),
    ]
    view = game.start("main", "7", {}, listen=False).position
    view.cities["berlin"].bases = {"z": 1}
    view.cities["berlin"].units = {}
    card = falls(events, words)[-1]
    assert VIEW.concerns(card, events, words, "z", view)
    assert not VIEW.concerns(card, events, words, "spd", view)


def test_a_demonstration_that_i_was_asked_about_stays_even_if_nothing_happens(
    game: WeimarGame, words: WeimarMessages
) -> None:
    events = [
        e.AttemptAnnounced("kpd", "demonstrate", 3, "berlin"),
        e.DiceRolled("kpd", "demonstrate", (2, 2, 1), 2, "berlin"),
        e.CardDiscarded("kpd", "K09"),
    ]
    view = game.start("main", "7", {}, listen=False).position
    view.cities["berlin"].bases = {"spd": 1, "z": 1}
    view.reserve["spd"], view.reserve["z"] = 1, 0
    card = falls(events, words)[-1]
    assert VIEW.concerns(card, events, words, "spd", view)
    assert not VIEW.concerns(card, events, words, "z", view), "who cannot pay was not asked"
    assert text_of(rows_of(events, words, "spd"))[-1] == "Nothing happens."
    assert acts_of(events, words)[0].effect == "nothing"


def test_dice_that_a_reaction_took_away_are_on_the_card(words: WeimarMessages) -> None:
    events = [
        e.AttemptAnnounced("spd", "counter-coup", 3, "berlin", "dnvp"),
        e.Reacted("dnvp", "counter-coup", "D20", "berlin"),
        e.DiceChanged(-2, "counter-coup"),
        e.DiceRolled("spd", "counter-coup", (4,), 4, "berlin"),
    ]
    assert text_of(rows_of(events, words, "kpd"))[0] == "−2 dice: “Hans von Seeckt”"


def test_the_table_of_another_party_is_not_about_my_bases(words: WeimarMessages) -> None:
    crisis = [e.DiceRolled("spd", "crisis", (4, 2), 4), e.BaseRemoved("spd", "essen")]
    coup = [
        e.AttemptAnnounced("dnvp", "coup", 2, "essen"),
        e.DiceRolled("dnvp", "coup", (1, 1), 1, "essen"),
        e.CardDiscarded("dnvp", "D08"),
    ]
    for events, owner in ((crisis, "spd"), (coup, "dnvp")):
        for me, own in ((owner, True), ("kpd", False), (None, False)):
            shown = " ".join(text_of(rows_of(events, words, me)))
            assert ("your bases" in shown) is own and ("your units" in shown) is (
                own and owner == "dnvp"
            )


def test_a_random_city_names_the_card_that_chose_it(words: WeimarMessages) -> None:
    events = [e.CardEventStarted("spd", "A60"), e.RandomCityRolled((4, 1), "koeln")]
    (card,) = falls(events, words)
    assert "Hyperinflation" in card.title
    (card,) = falls([e.CardPlayed("spd", "A60", "event"), e.StepStarted(5), events[1]], words)
    assert "Hyperinflation" not in card.title


def test_what_a_card_does_after_a_roll_is_not_an_effect_of_the_roll(words: WeimarMessages) -> None:
    """The base goes because of the card: a Coup with a 5 only brings Unrest."""
    coup = [
        e.AttemptAnnounced("dnvp", "coup", 2, "muenchen"),
        e.DiceRolled("dnvp", "coup", (3, 2), 5, "muenchen"),
        e.BaseRemoved("kpd", "muenchen", "dnvp"),
    ]
    assert text_of(rows_of(coup, words, "kpd"))[-1] == "That changes nothing on the board."
    crisis = [
        e.DiceRolled("spd", "crisis", (1, 1), 1),
        e.VpChanged("spd", -2, 3),
        e.VpChanged("z", 2, 9),
    ]
    assert text_of(rows_of(crisis, words, "z"))[-1] == "−2 VP SPD (3)"


def shown_is(app: LocalApp, page: type[Any]) -> bool:
    return isinstance(app.screen, page)


async def test_the_card_waits_for_enter_even_without_motion(
    game: WeimarGame, before_a_roll: Any
) -> None:
    app = quick_app(game, before_a_roll.parent)
    app.go_at("fast")
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_save(before_a_roll)
        await pilot.pause()
        await pilot.press("2", "enter")
        await until(pilot, lambda: isinstance(app.screen, RollDialog))
        for key in ("x", "escape", "2"):
            await pilot.press(key)
            assert isinstance(app.screen, RollDialog), f"{key} was meant for something else"
        for key, page in {"l": ChronicleScreen, "v": PointsScreen, "c": CodexScreen}.items():
            await pilot.press(key)
            await until(pilot, partial(shown_is, app, page))
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, RollDialog))
        shown = screen_text(app)
        assert re.search(r"Demonstration in \w+ · Zentrum", shown) and "▸" in shown
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(app.screen, RollDialog))
