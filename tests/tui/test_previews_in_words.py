"""What the list says each answer would do: in words, in every language, and in full at 80×24."""

from __future__ import annotations

import pytest

from tests.tui.moments import asked
from tests.weimar import table as at
from tests.weimar.moves import actions
from tests.weimar.test_previews_of_reactions import coup_of_dnvp, demonstration_of_spd, locarno
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.play import WeimarPlay

LANGUAGES = ("en", "de", "zh")


def previews(game: WeimarGame, play: WeimarPlay, seat: str, lang: str) -> dict[str, str]:
    """The previews of the question put to a seat."""
    return asked(game, (play.position, at.asked(play, seat)), lang)[0].preview


def test_politicians_are_listed_with_the_odds_they_leave(game: WeimarGame) -> None:
    said = previews(game, demonstration_of_spd("K05", "K18"), "kpd", "en")
    assert said["pass"].startswith("SPD: 3 dice: ")
    assert said["K05"].startswith("SPD: 3 dice (-2): ")
    assert said["K18"].startswith("SPD: 3 dice (-1): ")


def test_a_politician_that_takes_the_last_dice_says_so(game: WeimarGame) -> None:
    play = coup_of_dnvp("S07")
    play.position.attempts[-1].dice = 2
    assert previews(game, play, "spd", "en")["S07"] == "DNVP: No dice would be left"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_negotiation_answered_or_let_happen(game: WeimarGame, lang: str) -> None:
    said = previews(game, locarno("D05", "D06"), "dnvp", lang)
    # 2 dice: one at least shows 5 or 6; with -1 a 6, with -2 two sixes are needed.
    assert "56" in said["pass"]
    assert "31" in said["D05"]
    assert "3" in said["D06"]
    assert all("SPD" in text for text in said.values())


BLOCKADES = {
    "en": (
        "Remove 2 Blockade from the DR box",
        "On success all Blockade leaves the game for good.",
    ),
    "de": (
        "2 Marker „Blockade“ aus der DR-Box",
        "Bei Erfolg ist jede Blockade endgültig aus dem Spiel.",
    ),
    "zh": ("從DR區移除2個封鎖", "成功時，所有封鎖永久移出遊戲。"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_versailles_says_what_becomes_of_the_blockades(game: WeimarGame, lang: str) -> None:
    play = at.table(round=2)
    play.position.dr_box = ["blockade", "blockade"]
    actions(play, "spd", 2, "essen")
    said = previews(game, play, "spd", lang)["negotiate:A11"]
    assert all(part in said for part in BLOCKADES[lang])


SPACES = {
    "en": ("Space 3 of the NSDAP track: NSDAP gains 2 seats. Place 1 Instable State in", "nothing"),
    "de": ("Feld 3 der NSDAP-Leiste: Die NSDAP erhält 2 Sitze. Platziere 1 Marker", "nichts"),
    "zh": ("納粹軌第3格：納粹黨獲得2席。在DR區放置1個國家不穩定", "無效果"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_figure_on_the_nsdap_track_says_what_the_space_does(game: WeimarGame, lang: str) -> None:
    first, third = (at.table(nsdap_track=["dnvp"] * figures) for figures in (0, 2))
    for play in (first, third):
        at.effects(play, "pay { nsdap self } then { seat +2 }", "kpd", source="K20")
    does, nothing = SPACES[lang]
    assert does in previews(game, third, "kpd", lang)["yes"]
    assert nothing in previews(game, first, "kpd", lang)["yes"]
    assert "no" not in previews(game, third, "kpd", lang)


def test_the_sixth_figure_is_told_by_its_danger_alone(game: WeimarGame) -> None:
    play = at.table(nsdap_track=["dnvp"] * 5)
    at.effects(play, "may { nsdap self }", "kpd", source="K20")
    said = previews(game, play, "kpd", "en")["yes"]
    assert said == "Danger: the sixth figure on the NSDAP track ends the game; everybody loses."


def test_the_iron_front_is_told(game: WeimarGame) -> None:
    play = at.table(nsdap_shield=True)
    at.effects(play, "may { nsdap self }", "kpd", source="K20")
    assert previews(game, play, "kpd", "en")["yes"].startswith("The Iron Front stands")


def test_what_has_fallen_stands_beside_a_second_roll(game: WeimarGame) -> None:
    play = at.table(stresemann="active")
    at.city(play, "essen")
    play.position.minor_parties["dvp"] = "z"
    at.dice(play, 1, 1, 2)
    actions(play, "spd", 2, "essen")
    at.answer(play, "demonstrate")
    said = previews(game, play, "z", "en")
    assert said["pass"] == "SPD: Result 2: nothing"
    assert said["stresemann"].startswith("SPD: 3 dice: ")
