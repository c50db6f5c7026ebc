"""Previews in the list: in words, in every language, and complete at 80×24."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.weimar import cards_table, table as at
from tests.games.weimar.moves import actions
from tests.games.weimar.test_previews_of_reactions import (
    coup_of_dnvp,
    demonstration_of_spd,
    locarno,
)
from tests.games.weimar.view.moments import asked
from tests.games.weimar.view.scenes import busy_position, scene, weimar_look
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.prompts.policy import WeimarPrompts
from weimar_tui.games.weimar.rules.events import EconomyHeld
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.phases.agenda import NameFirstPlayer
from weimar_tui.games.weimar.rules.phases.impulse import PlayImpulse
from weimar_tui.games.weimar.rules.phases.politics import ResolveSociety
from weimar_tui.games.weimar.rules.phases.politics_issues import ResolveIssue
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.rules.subjects import (
    CoalitionSize,
    OfMinorParty,
    Vote,
    WeimarSubject,
)
from weimar_tui.games.weimar.rules.windows import Window
from weimar_tui.games.weimar.view.game_view import WeimarView
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.tui.canvas import Canvas, width_of


def previews(game: WeimarGame, runner: WeimarRunner, seat: str, lang: str) -> dict[str, str]:
    """The previews of the question to a seat."""
    return asked(game, (runner.position, at.asked(runner, seat)), lang)[0].preview


def test_politicians_are_listed_with_the_odds_they_leave(game: WeimarGame) -> None:
    said = previews(game, demonstration_of_spd("K05", "K18"), "kpd", "en")
    assert "\n3 dice: " in said["pass"]
    assert "\n3 dice (−2): " in said["K05"]
    assert "\n3 dice (−1): " in said["K18"]


def test_a_demonstration_in_a_full_city_says_first_that_it_only_removes_a_base(
    game: WeimarGame,
) -> None:
    """On a small screen the odds of the table would push it out of view."""
    runner = at.table()
    at.city(runner, "berlin", bases={"spd": 1, "kpd": 2, "z": 1, "dnvp": 1})
    actions(runner, "spd", 2, "berlin")
    said = previews(game, runner, "spd", "en")
    assert said["demonstrate"].startswith("The city is full")
    assert "88% a base" in said["demonstrate"]


def test_each_answer_says_what_matters_with_it_and_without(game: WeimarGame) -> None:
    said = previews(game, demonstration_of_spd("K05", "K18"), "kpd", "en")
    assert said["pass"].startswith("SPD: 88% a base.\n")
    assert said["K05"].startswith("SPD: A base: 42% with this reaction, 88% without.\n")
    assert said["K18"].startswith("SPD: A base: 70% with this reaction, 88% without.\n")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "DNVP: A Regime: 7% if you oppose, 13% if not.\n"),
        ("de", "DNVP: Ein Regime: 7 %, wenn du dich widersetzt, sonst 13 %.\n"),
        ("zh", "DNVP：放置地方政權：你抵抗則7%，不抵抗則13%。\n"),
    ],
)
def test_units_that_may_oppose_weigh_one_against_the_other(
    game: WeimarGame, lang: str, said: str
) -> None:
    runner = at.table()
    at.city(runner, "essen", bases={"kpd": 1}, units={"workers": 1, "freikorps-2": 2})
    actions(runner, "dnvp", 3, "essen")
    at.answer(runner, "coup")
    told = previews(game, runner, "kpd", lang)
    assert told["oppose"].startswith(said)
    assert told["neutral"].startswith(said)


def test_a_reaction_of_the_board_says_what_it_leaves_of_the_action(game: WeimarGame) -> None:
    runner = at.table(reserve={"spd": 0, "kpd": 1, "z": 0, "dnvp": 0})
    at.city(runner, "essen", bases={"kpd": 1}, units={"workers": 2})
    actions(runner, "spd", 2, "essen")
    at.answer(runner, "demonstrate")
    said = previews(game, runner, "kpd", "en")["board"]
    assert said.startswith("A base: 66% with this reaction, 88% without.\n2 dice: "), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reaction_to_an_event_says_what_the_event_does(game: WeimarGame, lang: str) -> None:
    runner = cards_table.announced("S24", "event", "dnvp")
    assert cards_table.wait_for(runner, "S24", "event")
    decision = at.asked(runner, "spd")
    shown, now = asked(game, (runner.position, decision), lang)
    assert shown.context.endswith(now.words.card_line("D12"))


def test_your_units_are_never_those_of_another_party(game: WeimarGame) -> None:
    runner = at.table()
    at.city(runner, "essen", bases={"kpd": 1}, units={"workers": 1, "freikorps-2": 2})
    actions(runner, "dnvp", 3, "essen")
    at.answer(runner, "coup")
    said = previews(game, runner, "kpd", "en")["neutral"]
    assert "1 DNVP unit" in said
    assert "your" not in said


@pytest.mark.parametrize(
    ("lang", "police", "reichswehr", "then"),
    [
        (
            "en",
            "(1 AP, strength 1)",
            "(1 AP, strength 2)",
            "Next here: Demonstration, 3 dice: 88% a base",
        ),
        (
            "de",
            "(1 AP, Stärke 1)",
            "(1 AP, Stärke 2)",
            "Danach hier: Demonstration, 3 Würfel: 88 %",
        ),
        ("zh", "（1行動點，戰力1）", "（1行動點，戰力2）", "之後在此：示威（3顆骰）：放置基礎 88%"),
    ],
)
def test_mobilizing_says_what_it_gives_and_what_the_city_then_allows(
    game: WeimarGame, lang: str, police: str, reichswehr: str, then: str
) -> None:
    runner = at.table()
    at.city(runner, "essen", units={"workers": 2}, threats=["councils"])
    actions(runner, "spd", 4, "essen")
    choice = asked(game, (runner.position, at.asked(runner, "spd")), lang)[0]
    texts = {item.id: item.text for item in choice.items}
    assert texts["mobilize:police:supply"].endswith(police)
    assert texts["mobilize:reichswehr-2:supply"].endswith(reichswehr)
    assert choice.preview["mobilize:police:supply"].startswith(then)
    assert "Fight" not in choice.preview["mobilize:police:supply"], "no dice against two"


def test_a_city_to_act_in_says_what_can_be_rolled_for_there(game: WeimarGame) -> None:
    runner = at.table()
    at.city(runner, "essen", threats=["councils"], units={"police": 1})
    actions(runner, "spd", 2)
    choice = asked(game, (runner.position, at.asked(runner, "spd")), "en")[0]
    assert "(S05)? 2 action points (AP)." in choice.prompt
    assert choice.preview["berlin"] == "Next here: Demonstration, 3 dice: 88% a base."
    said = choice.preview["essen"]
    assert "Counter-Coup, 1 die: 50%" in said and said.endswith("(2 AP short).")


def test_a_marker_of_no_party_says_that_the_chancellor_decides(game: WeimarGame) -> None:
    runner = at.table()
    for city, unit in (("essen", "workers"), ("berlin", "freikorps-2")):
        at.city(runner, city, units={unit: 1})
    runner.position.society, runner.position.chancellor = ["protecting-republic-law"], "spd"
    at.do(runner, ResolveSociety("protecting-republic-law"))
    choice = asked(game, (runner.position, at.asked(runner, "spd")), "en")[0]
    assert "“Protecting Republic Law”, for you as Chancellor: Dissolve 1 unit" in choice.prompt


@pytest.mark.parametrize(
    ("hand", "signs"),
    [
        (("A55", "S07"), "e.g. 3/1: actions with 3 AP, or debate with 3 and 1"),
        (("S07", "S08"), "e.g. 2/3: actions with 2 AP, or debate with 2 and 3"),
    ],
)
def test_the_signs_are_explained_with_a_card_that_could_be_played(
    game: WeimarGame, hand: tuple[str, ...], signs: str
) -> None:
    for before in (False, True):
        runner = at.table()
        at.hand(runner, "spd", *hand)
        at.do(runner, PlayImpulse("spd", before))
        choice = asked(game, (runner.position, at.asked(runner, "spd")), "en")[0]
        assert choice.groups and choice.context.startswith(signs)
        assert ("!" in choice.context) == ("A55" in hand), "only for a timeline card in hand"


def test_an_action_that_the_points_left_do_not_pay_says_what_is_missing(game: WeimarGame) -> None:
    runner = at.table()
    at.city(runner, "essen", threats=["unrest"])
    actions(runner, "dnvp", 3, "essen")
    said = previews(game, runner, "dnvp", "en")
    assert said["mobilize:freikorps-2:supply"] == (
        "Next here: Demonstration, 3 dice: 88% a base; Coup, 3 dice: 42% a Regime (1 AP short)."
    )


def test_a_politician_that_takes_the_last_dice_says_so(game: WeimarGame) -> None:
    runner = coup_of_dnvp("S07")
    runner.position.attempts[-1].dice = 2
    assert previews(game, runner, "spd", "en")["S07"] == "DNVP: No dice would be left, so it fails."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_negotiation_answered_or_let_happen(game: WeimarGame, lang: str) -> None:
    said = previews(game, locarno("D05", "D06"), "dnvp", lang)
    # With 2 dice, at least one shows 5 or 6; with -1 a 6 is needed, with -2 two sixes.
    assert "56" in said["pass"]
    assert "31" in said["D05"]
    assert "3" in said["D06"]
    assert all("SPD" in text for text in said.values())


BLOCKADES = {
    "en": (
        "Remove 2 Blockade from the DR box",
        "On success, all Blockade markers leave the game for good.",
    ),
    "de": (
        "2 Marker „Blockade“ aus der DR-Box",
        "Bei Erfolg ist jede Blockade endgültig aus dem Spiel.",
    ),
    "zh": ("從DR區移除2個封鎖", "成功時，所有封鎖永久移出遊戲。"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_versailles_says_what_becomes_of_the_blockades(game: WeimarGame, lang: str) -> None:
    runner = at.table(round=2)
    runner.position.dr_box = ["blockade", "blockade"]
    actions(runner, "spd", 2, "essen")
    said = previews(game, runner, "spd", lang)["negotiate:A11"]
    assert all(part in said for part in BLOCKADES[lang])


SPACES = {
    "en": ("Space 3 of the NSDAP track: NSDAP gains 2 seats. Place 1 Instable State in", "nothing"),
    "de": ("Feld 3 der NSDAP-Leiste: Die NSDAP erhält 2 Sitze. Platziere 1 Marker", "nichts"),
    "zh": ("納粹軌第3格：納粹黨獲得2席。在DR區放置1個國家不穩定", "無效果"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_figure_on_the_nsdap_track_says_what_the_space_does(game: WeimarGame, lang: str) -> None:
    first, third = (at.table(nsdap_track=["dnvp"] * figures) for figures in (0, 2))
    for runner in (first, third):
        at.effects(runner, "pay { nsdap self } then { seat +2 }", "kpd", source="K20")
    does, nothing = SPACES[lang]
    assert does in previews(game, third, "kpd", lang)["yes"]
    assert nothing in previews(game, first, "kpd", lang)["yes"]
    assert "no" not in previews(game, third, "kpd", lang)


def test_the_sixth_figure_is_told_by_its_danger_alone(game: WeimarGame) -> None:
    runner = at.table(nsdap_track=["dnvp"] * 5)
    at.effects(runner, "may { nsdap self }", "kpd", source="K20")
    said = previews(game, runner, "kpd", "en")["yes"]
    assert said == "Danger: the sixth figure on the NSDAP track ends the game, and everyone loses."


def test_the_iron_front_is_told(game: WeimarGame) -> None:
    runner = at.table(nsdap_shield=True)
    at.effects(runner, "may { nsdap self }", "kpd", source="K20")
    assert previews(game, runner, "kpd", "en")["yes"].startswith("The Iron Front holds")


def test_what_has_fallen_stands_beside_a_second_roll(game: WeimarGame) -> None:
    runner = at.table(stresemann="active")
    at.city(runner, "essen")
    runner.position.minor_parties["dvp"] = "z"
    at.dice(runner, 1, 1, 2)
    actions(runner, "spd", 2, "essen")
    at.answer(runner, "demonstrate")
    said = previews(game, runner, "z", "en")
    assert said["pass"] == "SPD: A base: 88% if rerolled, 0% if not.\nResult 2: nothing"
    assert said["stresemann"].startswith("SPD: A base: 88% if rerolled, 0% if not.\n3 dice: ")


def test_a_card_whose_coup_does_not_happen_says_so(game: WeimarGame) -> None:
    for government, warned in ((("spd", "z"), False), (("spd", "kpd"), True)):
        runner = at.table(government=government)
        at.hand(runner, "kpd", "K12", "K11", "K25")
        at.do(runner, PlayImpulse("kpd"))
        said = previews(game, runner, "kpd", "en")
        for card in ("K12", "K11"):
            line = "You govern, so the Coup does not happen."
            assert said[f"{card}:event"].startswith(line) is warned, card
        assert not any("Coup does not" in text for key, text in said.items() if "event" not in key)


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        (
            "en",
            "Negotiations with USSR: 2 dice instead of 1.",
            "Chances: Treaty of Rapallo (needs 4, 2 dice) 75% instead of 50%.",
        ),
        (
            "de",
            "Verhandlungen mit UdSSR: 2 Würfel statt 1.",
            "Chancen: Vertrag von Rapallo (braucht 4, 2 Würfel) 75 % statt 50 %.",
        ),
        (
            "zh",
            "與蘇聯談判：骰數由1顆變為2顆。",
            "機會：拉帕洛條約（需4，2顆骰）75%，原為50%。",
        ),
    ],
)
def test_a_flag_says_what_it_changes_for_open_treaties(
    game: WeimarGame, lang: str, first: str, second: str
) -> None:
    runner = at.table(round=4)
    runner.position.foreign_affairs.beside = ["A33"]
    at.effects(runner, "flag +1 any", "spd", source="A11")
    said = previews(game, runner, "spd", lang)
    assert said["ussr"].splitlines() == [first, second]
    assert "%" not in said["usuk"] and len(said["usuk"].splitlines()) == 2


def test_a_flag_that_goes_says_what_it_costs(game: WeimarGame) -> None:
    runner = at.table(round=4, flags={"usuk": 0, "france": 1, "ussr": 2})
    runner.position.foreign_affairs.beside = ["A33"]
    at.effects(runner, "flag -1 any", "spd", source="A69")
    said = previews(game, runner, "spd", "en")
    assert said["ussr"].splitlines() == [
        "Negotiations with USSR: 2 dice instead of 3.",
        "Chances: Treaty of Rapallo (needs 4, 2 dice) 75% instead of 88%.",
    ]


@pytest.mark.parametrize("effect", ["may { negotiate }", "pay { vp -1 } then { negotiate }"])
def test_a_free_negotiation_says_the_chance_of_each_open_treaty(
    game: WeimarGame, effect: str
) -> None:
    runner = at.table(round=4, vp={"spd": 3, "kpd": 0, "z": 0, "dnvp": 0})
    runner.position.foreign_affairs.beside = ["A33"]
    at.effects(runner, effect, "spd", source="A11")
    said = previews(game, runner, "spd", "en")
    assert "Treaty of Rapallo (needs 4, 1 die) 50%" in said["yes"]
    assert said["yes"].startswith("Chances now: ") and said["yes"].count("%") == 2
    assert not said.get("no")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "Level 5 of the economy allows no active Councils or Regimes; now there is 1, "
            "so it stays at level 4.",
        ),
        (
            "de",
            "Stufe 5 der Wirtschaft erlaubt keine aktiven Räte und Regimes; zurzeit gibt es 1, "
            "also bleibt sie auf Stufe 4.",
        ),
        ("zh", "經濟等級5不容許任何有效的地方議會或地方政權；目前有1個，因此停在等級4。"),
    ],
)
def test_an_answer_that_cannot_move_the_economy_says_what_its_level_needs(
    game: WeimarGame, lang: str, said: str
) -> None:
    for power, is_blocked in ((["councils"], True), ([], False)):
        runner = at.table(economy=4, government=("spd", "z"))
        at.city(runner, "essen", threats=power)
        at.effects(runner, "may { economy +1; vp +1 }", "spd", source="A11")
        assert (said in previews(game, runner, "spd", lang)["yes"].splitlines()) is is_blocked


def test_an_economy_that_stays_says_which_condition_is_not_met(game: WeimarGame) -> None:
    words = WeimarMessages("en", game.data, strict=True)
    for event, said in (
        (EconomyHeld(5), "The economy stays at level 5: the track ends there."),
        (
            EconomyHeld(3, power=3),
            "The economy stays at level 3: level 4 allows at most 2 active Councils or Regimes, "
            "and there are 3.",
        ),
    ):
        assert words.event(event) == said


def test_the_tracks_show_the_condition_of_the_next_level_if_there_is_room(game: WeimarGame) -> None:
    position = busy_position(game)
    for level, condition in (
        (2, ""),
        (3, "4: ≤2 Councils and Regimes (now "),
        (5, "5: no Councils"),
    ):
        position.economy = level
        canvas = Canvas(120, 8, weimar_look())
        WeimarView().drawings["tracks"](canvas, scene=scene(game, position))
        row = next(row for row in canvas.text().splitlines() if row.startswith("Economy"))
        assert (condition in row) if condition else "Councils" not in row, row


@pytest.mark.parametrize(
    ("lang", "power", "limit"),
    [
        ("en", "4: Councils+Regimes", "≤2, now 2"),
        ("de", "4: Räte und Regimes", "≤2, ist 2"),
        ("zh", "4：地方議會與政權", "≤2，現2"),
    ],
)
def test_above_the_stairs_is_the_condition_of_the_next_step(
    game: WeimarGame, lang: str, power: str, limit: str
) -> None:
    position = busy_position(game)
    for level, shown in ((2, False), (3, True)):
        position.economy = level
        look = weimar_look(theme="default")
        canvas = Canvas(160, 6, look)
        WeimarView().drawings["tracks"](
            canvas, scene=replace(scene(game, position, lang), look=look)
        )
        above = canvas.text().splitlines()
        assert (power in above[1]) is (limit in above[2]) is shown, canvas.text()


def test_an_agenda_says_what_comes_of_an_issue_that_is_on_the_track(game: WeimarGame) -> None:
    """In the First Winter the track has issues before the agendas are chosen."""
    position = game.start("first-winter", "1").position
    (question,) = position.decisions
    said = asked(game, (position, question), "en")[0].preview
    assert "“Economy” is on the Opinion Track already: this brings its second" in said["S01"]
    assert "“Poverty” is on the Opinion Track already: no other marker comes." in said["S01"]
    assert "already" not in said["S03"]


ESSEN = {
    "en": "Essen: bases SPD 1, KPD 2; no free space; units 2 Police; threats unrest",
    "de": "Essen: Basen SPD 1, KPD 2; kein Platz frei; Einheiten 2 × Polizei; Bedrohungen Unruhe",
    "zh": "埃森：基礎SPD 1、KPD 2；沒有空格；單位2個警察；威脅動盪",
}


def essen_is_full() -> WeimarRunner:
    runner = at.table()
    threats = ["unrest"]
    at.city(runner, "essen", bases={"spd": 1, "kpd": 2}, units={"police": 2}, threats=threats)
    return runner


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("effect", "option"),
    [
        ("base +1 any", "essen"),
        ("prosperity + any", "essen"),
        ("withdraw 1 police any by self", "police:essen"),
        ("move 1 police any", "police:essen"),
    ],
)
def test_an_answer_that_names_a_city_says_what_is_there(
    game: WeimarGame, lang: str, effect: str, option: str
) -> None:
    runner = essen_is_full()
    at.city(runner, "berlin", units={"police": 1})
    at.effects(runner, effect, "spd", source="A11")
    said = previews(game, runner, "spd", lang)
    assert said[option].splitlines()[-1] == ESSEN[lang]


def test_the_odds_of_a_roll_are_not_followed_by_the_city(game: WeimarGame) -> None:
    runner = essen_is_full()
    at.effects(runner, "demonstrate any", "spd", source="A11")
    assert "no free space" not in previews(game, runner, "spd", "en")["essen"]


def test_a_unit_on_its_way_says_what_is_where_it_goes(game: WeimarGame) -> None:
    runner = essen_is_full()
    at.effects(runner, "move 1 police any", "spd", source="A11")
    at.answer(runner, "police:supply")
    lines = previews(game, runner, "spd", "en")["essen"].splitlines()
    assert lines[0].startswith("Next here: ") and lines[-1] == ESSEN["en"]


def test_the_dr_box_as_an_answer_says_what_is_in_it(game: WeimarGame) -> None:
    runner = at.table(dr_box=["poverty", "blockade"])
    at.city(runner, "essen", threats=["poverty"])
    at.effects(runner, "poverty - any", "spd", source="A11")
    said = previews(game, runner, "spd", "en")["dr-box"]
    assert "2 of 7" in said and "poverty" in said and "blockade" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_city_is_described_in_line_mode_as_its_dialog_draws_it(
    game: WeimarGame, lang: str
) -> None:
    runner = essen_is_full()
    at.city(runner, "essen", bases={"kpd": 2, "z": 1})
    at.effects(runner, "base +1 Essen", "spd", source="A11")
    decision = at.asked(runner, "spd")
    _, now = asked(game, (runner.position, decision), lang)
    facts = list(WeimarPrompts().facts(decision, now))
    assert decision.kind == "full-city"
    assert len(facts) == 1 and now.words.seat("z") in facts[0]


@pytest.mark.parametrize(
    ("lang", "line", "track"),
    [
        ("en", "KPD: 7 VP, reserve 2, 0 seats, 1 base;", "NSDAP: 1 of 6"),
        ("de", "KPD: 7 SP, Reserve 2, 0 Sitze, 1 Basis;", "NSDAP: 1 von 6"),
        ("zh", "KPD：7分，儲存2，0席，1個基礎", "納粹：6個人偶中已有1個（DNVP 1）；滿6個"),
    ],
)
def test_an_opponent_to_choose_is_described_by_figures_and_the_nsdap_track(
    game: WeimarGame, lang: str, line: str, track: str
) -> None:
    runner = at.table(nsdap_track=["dnvp"])
    at.vp(runner, kpd=7)
    at.reserve(runner, kpd=2)
    at.city(runner, "essen", bases={"kpd": 1})
    at.event(runner, "A39", "spd")
    said = previews(game, runner, "spd", lang)["kpd"]
    assert said.startswith(line) and track in said


@pytest.mark.parametrize(
    ("lang", "order"),
    [
        ("en", "Turn order: Zentrum, DNVP, SPD, KPD"),
        ("de", "Reihenfolge: Zentrum, DNVP, SPD, KPD"),
        ("zh", "順序：中央黨、DNVP、SPD、KPD"),
    ],
)
def test_the_first_player_says_in_which_order_the_others_follow(
    game: WeimarGame, lang: str, order: str
) -> None:
    runner = at.do(at.table(), NameFirstPlayer())
    assert previews(game, runner, "spd", lang)["z"] == order


@pytest.mark.parametrize(
    ("lang", "markers", "units", "bases"),
    [
        (
            "en",
            "On the board: Councils: Berlin, Essen; Unrest: none.",
            "On the board: Reichswehr (strength 2): Berlin (2).",
            "On the board: bases of SPD: Essen.",
        ),
        (
            "de",
            "Auf dem Plan: Räterepublik: Berlin, Essen; Unruhe: keine.",
            "Auf dem Plan: Reichswehr (Stärke 2): Berlin (2).",
            "Auf dem Plan: Basen von SPD: Essen.",
        ),
        (
            "zh",
            "圖板上：地方議會：柏林、埃森；動盪：無。",
            "圖板上：國防軍（戰力2）：柏林（2）。",
            "圖板上：SPD的基礎：埃森。",
        ),
    ],
)
def test_an_option_that_removes_or_turns_something_says_where_it_is(
    game: WeimarGame, lang: str, markers: str, units: str, bases: str
) -> None:
    changes = {
        "en": ("SPD bases 1 → 0.", "SPD VP 0 → 1."),
        "de": ("SPD Basen 1 → 0.", "SPD SP 0 → 1."),
        "zh": ("SPD基礎由1變為0。", "SPD分數由0變為1。"),
    }[lang]
    runner = at.table()
    at.city(runner, "essen", bases={"spd": 1}, threats=["councils"])
    at.city(runner, "berlin", units={"reichswehr-2": 2}, threats=["councils"])
    options = "councils - any; may { unrest - any } / flip 1 black any / base -1 any / vp +1"
    at.effects(runner, f"choose {{ {options} }}", "spd", source="A11")
    said = previews(game, runner, "spd", lang)
    lines = [said[number].splitlines() for number in "1234"]
    assert [each[-1] for each in lines[:3]] == [markers, units, bases]
    assert lines[2][0] == changes[0] and lines[3] == [changes[1]]


def test_an_issue_says_where_what_it_removes_is(game: WeimarGame) -> None:
    runner = at.table()
    at.city(runner, "essen", bases={"spd": 1})
    at.issues(runner, {"stab-in-the-back": "S2"})
    at.do(runner, ResolveIssue("stab-in-the-back"))
    said = previews(game, runner, "spd", "en")["2"].splitlines()
    assert (
        said[0].startswith("SPD bases 1 → 0") and said[-1] == "On the board: bases of SPD: Essen."
    )


def test_the_order_of_issues_says_what_they_do_and_who_wins_them(game: WeimarGame) -> None:
    view = at.table().position
    view.issues = {"media-1": "S2", "economy-1": "K1"}
    asks = Decision(1, "spd", "order-issues", ("media-1", "economy-1"), WeimarSubject())
    said = asked(game, (view, asks), "en")[0].preview["media-1"]
    assert "Currently won by SPD" in said and "Won: Public opinion" in said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "A base: 89% with the unit, 67% without.\n2 dice: "),
        ("de", "Eine Basis: 89 % mit der Einheit, 67 % ohne.\n2 Würfel: "),
        ("zh", "放置基礎：移動單位則89%，不移動則67%。\n2顆骰："),
    ],
)
def test_police_moved_before_a_demonstration_says_what_it_changes(
    game: WeimarGame, lang: str, said: str
) -> None:
    runner = at.table()
    actions(runner, "z", 2, "essen")
    at.answer(runner, "demonstrate")
    told = previews(game, runner, "z", lang)
    assert told["supply"].startswith(said)
    assert told["pass"].startswith(said.partition("\n")[0])


@pytest.mark.parametrize(
    ("lang", "removed"),
    [("en", "% Unrest removed"), ("de", " % Unruhe entfernt"), ("zh", "移除動盪 ")],
)
def test_a_demonstration_that_can_remove_unrest_says_how_likely(
    game: WeimarGame, lang: str, removed: str
) -> None:
    runner = essen_is_full()
    actions(runner, "z", 2, "essen")
    assert removed in previews(game, runner, "z", lang)["demonstrate"].splitlines()[1]
    at.city(runner, "essen", threats=[])
    assert removed not in previews(game, runner, "z", lang)["demonstrate"]


@pytest.mark.parametrize(
    ("lang", "does", "moved"),
    [
        (
            "en",
            "Debate 3 with an issue that was just moved.",
            "Just moved: Economy I (now on SPD/KPD).",
        ),
        (
            "de",
            "Debattiere mit 3 ein soeben bewegtes Thema.",
            "Soeben bewegt: Wirtschaft I (jetzt auf SPD/KPD).",
        ),
        ("zh", "以剛移動的1個議題攻防3。", "剛才移動：經濟 I（現在SPD/KPD）。"),
    ],
)
def test_a_reaction_to_a_debate_says_what_it_does_and_which_issues_moved(
    game: WeimarGame, lang: str, does: str, moved: str
) -> None:
    runner = at.table()
    at.issues(runner, {"economy-1": "SK", "media-1": "0"})
    at.hand(runner, "z", "Z24")
    at.do(runner, Window("debate", "spd", card="S05", moved=("economy-1",)))
    said = previews(game, runner, "z", lang)
    means, *lines = said["Z24"].splitlines()
    assert "3" in means and lines == [does, moved]
    assert said["pass"] == moved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_of_a_cards_values_fits_on_a_row_of_80_columns(
    game: WeimarGame, lang: str
) -> None:
    runner = at.table()
    at.hand(runner, "spd", "S07", "S08")
    at.do(runner, PlayImpulse("spd"))
    choice = asked(game, (runner.position, at.asked(runner, "spd")), lang)[0]
    assert "\n" not in choice.context and 0 < width_of(choice.context) <= 80


@pytest.mark.parametrize(
    ("lang", "means"),
    [
        ("en", "Debate 2 here: move one issue up to 2 steps on the Opinion Track."),
        (
            "de",
            "Debattieren mit 2 heißt: ein Thema auf der Meinungsleiste um bis zu 2 Schritte "
            "bewegen.",
        ),
        ("zh", "攻防2：在輿論軌上把一個議題移動最多2步。"),
    ],
)
def test_a_reaction_to_an_event_says_what_it_changes(
    game: WeimarGame, lang: str, means: str
) -> None:
    runner = at.table()
    at.hand(runner, "kpd", "K07")
    at.do(runner, Window("event", "dnvp", card="D10"))
    said = previews(game, runner, "kpd", lang)["K07"]
    assert "0" in said and "1" in said, "bases before and after"
    runner = at.table()
    at.hand(runner, "dnvp", "D06")
    at.do(runner, Window("event", "z", card="Z05"))
    assert means in previews(game, runner, "dnvp", lang)["D06"]


def test_two_units_to_dissolve_are_asked_for_one_by_one(game: WeimarGame) -> None:
    runner = at.table()
    at.city(runner, "essen", units={"workers": 2, "soldiers": 2})
    at.effects(runner, "dissolve 2 KPD any", "kpd", source="A11")
    asked_for = []
    for _ in range(2):
        decision = at.asked(runner)
        asked_for.append(asked(game, (runner.position, decision), "en")[0].prompt)
        at.answer(runner, decision.options[0], decision.seat)
    assert "(1 of 2)" in asked_for[0] and "(2 of 2)" in asked_for[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_controls_a_minor_party_is_asked_with_what_that_brings(
    game: WeimarGame, lang: str
) -> None:
    view = at.table(round=2).position
    asks = Decision(1, "spd", "minor-party", ("spd", "z"), OfMinorParty("ddp"))
    said = asked(game, (view, asks), lang)[0].preview
    assert all("2" in said[party].splitlines()[0] for party in ("spd", "z"))
    assert said["spd"].splitlines()[1] != said["z"].splitlines()[1], "figures of the party"


def test_the_order_of_coalitions_says_who_leads_and_what_each_brings(game: WeimarGame) -> None:
    view = at.table(seats={"spd": 8, "kpd": 5, "z": 5, "dnvp": 2, "nsdap": 0}).position
    asks = Decision(1, "spd", "order-coalitions", ("weimar", "left"), CoalitionSize(13))
    said = asked(game, (view, asks), "en")[0].preview
    assert said["weimar"].startswith("SPD would be Chancellor.") and "Zentrum" in said["weimar"]
    assert "KPD" in said["left"]


def test_votes_are_weighed_with_figures(game: WeimarGame) -> None:
    view = at.table(seats={"spd": 3, "kpd": 0, "z": 0, "dnvp": 0, "nsdap": 0}).position
    asks = Decision(1, "spd", "vote-again", ("keep", "reroll"), Vote("president", votes=2))
    said = asked(game, (view, asks), "en")[0].preview
    assert said["keep"] == "You have 2 votes."
    assert said["reroll"].startswith("1 to 6 votes: 67% more than now, 17% fewer.")
    vote = Vote("president", counted=(("kpd", 4), ("z", 5)), given=(("kpd", "z"),))
    asks = Decision(1, "spd", "cast-vote", ("z", "dnvp"), vote)
    said = asked(game, (view, asks), "en")[0].preview
    assert said["z"] == "Zentrum has 5 votes of its own; given to it so far: 4"


def test_an_effect_in_a_city_to_choose_says_where_unrest_is(game: WeimarGame) -> None:
    runner = at.table()
    at.city(runner, "essen", units={"workers": 1}, threats=["unrest"])
    choice = "at any { dissolve 1 any there by self; unrest - there } / vp +1"
    at.effects(runner, f"choose {{ {choice} }}", "spd", source="A11")
    assert "Unrest: Essen" in previews(game, runner, "spd", "en")["1"]


def test_where_nothing_can_be_computed_the_board_is_described(game: WeimarGame) -> None:
    runner = at.table(flags={"usuk": 2, "france": 0, "ussr": 1})
    at.issues(runner, {"foreign-affairs-1": "S2"})
    at.do(runner, ResolveIssue("foreign-affairs-1"))
    assert "USA/UK 2" in previews(game, runner, "spd", "en")["1"]
    runner = at.table()
    at.supply(runner, "government", police=1)
    actions(runner, "spd", 2, "breslau")
    runner.position.impulses[-1].used = ("demonstrate",)
    said = previews(game, runner, "spd", "en")
    assert said["mobilize:police:supply"].startswith("Breslau: no bases")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "KPD announces a Reaction (Barricade) in Essen against a Demonstration (Rally) of SPD.",
        ),
        ("de", "(gegen: Demonstration (Kundgebung), SPD)"),
        ("zh", "，對付SPD的示威（集會）。"),
    ],
)
def test_a_question_about_a_reaction_names_what_it_answers(
    game: WeimarGame, lang: str, said: str
) -> None:
    runner = at.table()
    at.city(runner, "essen", bases={"kpd": 1}, units={"workers": 1})
    at.reserve(runner, kpd=2)
    at.hand(runner, "dnvp", "D09")
    actions(runner, "spd", 2, "essen")
    at.answer(runner, "demonstrate")
    at.answer(runner, "board", "kpd")
    decision = at.asked(runner, "dnvp")
    assert decision.subject.trigger == "reaction"
    choice = asked(game, (runner.position, decision), lang)[0]
    assert said in choice.prompt


def test_what_every_negotiation_costs_is_told_before_the_odds(game: WeimarGame) -> None:
    """A small list cuts the end of the preview; the price must not be there."""
    runner = at.table(round=1, government=("spd", "z"))
    at.city(runner, "essen")
    actions(runner, "spd", 3, "essen")
    said = previews(game, runner, "spd", "en")
    (told,) = (text for option, text in said.items() if "A11" in option)
    lines = told.split("\n")
    assert [line.partition(":")[0] for line in lines[:2]] == [
        "Before every roll",
        "After every roll",
    ]
    assert "die" in lines[2]
