"""The text of cards, generated from the data (design 0.7)."""

from __future__ import annotations

import re

import pytest

from tests.text.chinese import slip
from weimar_tui.games.weimar.rules.component_data import ComponentData
from weimar_tui.games.weimar.rules.effects.notation import parse_effects
from weimar_tui.games.weimar.words.wording import WeimarMessages

ENGLISH = {
    "S05": (
        "Move up to 2 controlled units to any cities.\n"
        "Choose: Fight in any city OR Counter-Coup in any city.\n"
        "Remove 1 Unrest there."
    ),
    "S16": (
        "If there is a city with a Regime and a base of SPD: Remove 1 Regime in a city with a "
        "base of SPD. Economy −1. Otherwise: Gain 2 Reserve points."
    ),
    "S24": (
        "When KPD or DNVP announces a Demonstration: Result −2.\n"
        "OR When KPD or DNVP announces a card event: Move up to 2 Police units to any cities. "
        "Remove 1 Unrest there."
    ),
    "S26": (
        "Twice, in a different city each time: Demonstration in any city (result +1).\n"
        "Remove 1 Unrest in the last of these cities."
    ),
    "Z12": (
        "If you are in government and the Rentenmark is not yet introduced: Roll 3 dice: "
        "1-2: Place 1 Inflation in the DR box; 3-4: nothing; 5+: Introduce the Rentenmark. "
        "Gain 1 VP. Otherwise: Debate 2."
    ),
    "K08": (
        "If there is a city where KPD holds the most bases: Place 1 Uprising in a city where KPD "
        "holds the most bases. Place 1 Uprising in another city."
    ),
    "K20": (
        "Demonstration in Berlin (result +1).\nGain 1 VP.\n"
        "You may: Place one of your figures on the NSDAP track. If you do: Gain 2 VP. "
        "Place 1 Unrest in Berlin."
    ),
    "D10": (
        "Zentrum chooses: Zentrum loses 2 seats. DNVP gains 2 seats OR Place 1 Regime in München."
    ),
    "A39": (
        "One opponent of your choice chooses: That party removes 2 of its bases in any cities "
        "OR That party places one of its figures on the NSDAP track."
    ),
    "A62": (
        "The players can spend 5 Reserve together. If they do: Remove 1 Unrest in any city. "
        "If not: Place a figure of the Chancellor's party on the NSDAP track."
    ),
    "A71": (
        "The Chancellor's party carries out: Choose: Place 2 Poverty, each in a random city. "
        "Each governing party makes 1 Crisis Roll OR Place one of your figures on the NSDAP track."
    ),
    "A75": (
        "Place one of your figures on the NSDAP track and: Gain 2 VP. Gain 2 seats. Move up to 3 "
        "Police units to any cities. One opponent of your choice removes 1 of its bases "
        "in Berlin. "
        "If you refuse and are not DNVP, DNVP does this without a figure."
    ),
}

GERMAN = {
    "S05": (
        "Bewege bis zu 2 von dir kontrollierte Einheiten in beliebige Städte.\n"
        "Wähle: Kampf in einer beliebigen Stadt ODER Gegenputsch in einer beliebigen Stadt.\n"
        "Entferne dort 1 Unruhe."
    ),
    "S16": (
        "Falls es eine Stadt mit einem Regime und einer Parteibasis der SPD gibt: Entferne in "
        "einer Stadt mit einer Parteibasis der SPD 1 Regime. Wirtschaft −1. "
        "Andernfalls: Erhalte 2 Reservepunkte."
    ),
    "A39": (
        "Ein Gegner deiner Wahl wählt: Diese Partei entfernt in beliebigen Städten 2 eigene "
        "Parteibasen ODER Diese Partei platziert 1 eigene Figur auf der NSDAP-Leiste."
    ),
    "D10": (
        "Das Zentrum wählt: Das Zentrum verliert 2 Sitze. Die DNVP erhält 2 Sitze "
        "ODER Platziere in München 1 Regime."
    ),
    "A43": "Platziere 1 Wohlstand in einer zufälligen Stadt.\n"
    "Wer die DDP kontrolliert, erhält 1 Siegpunkt.",
}


CHINESE = {
    "S05": (
        "移動至多2個自己控制的單位到任意城市。\n"
        "選擇：在任一城市戰鬥【或】在任一城市反政變。\n"
        "在該城市移除1個動盪。"
    ),
    "S16": (
        "若有任何城市有地方政權與SPD的基礎：在一座有SPD的基礎的城市移除1個地方政權。"
        "經濟-1。否則：獲得2點儲存點。"
    ),
    "S24": (
        "KPD或DNVP宣告示威時：結果-2。\n"
        "【或】KPD或DNVP宣告卡牌事件時：移動至多2個警察單位到任意城市。在該城市移除1個動盪。"
    ),
    "Z12": (
        "若你是執政黨且地租馬克尚未發行：擲3顆骰子：1至2：在DR區放置1個通貨膨脹；3至4：無效果；"
        "5以上：發行地租馬克。獲得1分。否則：攻防2。"
    ),
    "D10": "中央黨選擇：中央黨失去2席。DNVP獲得2席【或】在慕尼黑放置1個地方政權。",
}


@pytest.mark.parametrize("card", ENGLISH)
def test_the_samples_read_as_designed(
    card: str, english: WeimarMessages, data: ComponentData
) -> None:
    assert english.card_text(data.cards[card]) == ENGLISH[card]


@pytest.mark.parametrize("card", GERMAN)
def test_german_cards_are_german_sentences(
    card: str, german: WeimarMessages, data: ComponentData
) -> None:
    assert german.card_text(data.cards[card]) == GERMAN[card]


@pytest.mark.parametrize("card", CHINESE)
def test_chinese_cards_are_chinese_sentences(
    card: str, chinese: WeimarMessages, data: ComponentData
) -> None:
    assert chinese.card_text(data.cards[card]) == CHINESE[card]


BROKEN = re.compile(
    r"[{}]|\?\?\?|  |[a-z]-[12]\b|\bnone\b|\bopp\b|most-|any-white"
    r"| [.,;:]|[.,;:][.;:]|\(\)|[:：] *$"
)
"""What no finished sentence contains: placeables, raw ids, gaps, stray marks."""


def _printed(data: ComponentData) -> list[str]:
    return [
        *data.cards,
        *data.agendas,
        *(card.id for card in data.rounds),
        *data.foreign_affairs,
        *data.specials,
        *(minor.card for minor in data.minor_parties.values()),
        *data.scenario_cards,
    ]


def test_every_card_is_worded_whole_in_every_language(
    wordings: dict[str, WeimarMessages], data: ComponentData
) -> None:
    cards = _printed(data)
    assert len(cards) > 170
    for language, wording in wordings.items():
        for card in cards:
            text = wording.whole_card(card)
            assert text.startswith(f"{card} "), (language, card)
            for line in text.split("\n"):
                assert not BROKEN.search(line), (language, card, line)
                if language == "zh":
                    assert not slip(line), (slip(line), line)
                    assert line[-1] in "。）" or line.startswith(card), line
                    continue
                assert line[0].isupper() or line[0].isdigit() or line[0] in "“„", (language, line)
                # The title can end in a year.
                assert line[-1] in ".)!?”“" or line.startswith(card), (language, card, line)


def test_every_effect_of_tables_issues_and_society_is_worded(
    wordings: dict[str, WeimarMessages], data: ComponentData
) -> None:
    tables = data.tables
    everything = [option.effect for kind in data.issues.values() for option in kind.options]
    everything += [marker.effect for marker in data.society.values()]
    everything += [*tables.counter_coup, *tables.fight, *tables.crisis, *tables.economy]
    for by_party in (tables.demonstration, tables.coup, tables.reaction):
        everything += [effects for table in by_party.values() for effects in table]
    everything += [space.effect for space in tables.nsdap]
    for language, wording in wordings.items():
        for effects in everything:
            text = wording.effects(effects)
            assert not BROKEN.search(text), (language, text)
            assert language != "zh" or not slip(text), (slip(text), text)
            assert bool(text) == bool(effects), (language, effects)


NOTATIONS = (
    "seat -1 most-seats",
    "base -2 opp any by self",
    "base +3 (free & !base:KPD>=2) diff",
    "vp -1 each",
    "reserve -1 others",
    "crisis 2 opposition",
    "nsdap opp",
    "draw-next 2 SPD",
    "lead-next Z",
    "discard 2 self",
    "issue any-white KZ",
    "debate 2 1",
    "society-off Rich",
    "poverty - (unit:own)",
    "prosperity + other x2",
    "dr black-friday +1",
    "withdraw 2 enemy there",
    "redeploy 2 KPD Berlin",
    "flip 1 white there",
    "negotiate result+1 dice-1 unanswerable",
    "counter-coup there unanswerable",
    "flag -1 France",
    "minor DVP",
    "rule forbid take-control DNVP next-round",
    "rule dice-1 demonstrate opp once",
    "rule cost-1 mobilize SPD round",
    "share DDP Z",
    "force-play self",
    "if president:DNVP & !in-gov:Z { vp +1 } else { vp -1 }",
    "if economy>=4 & round<=3 & nsdap>=2 { none } else { vp +1 }",
    "if here(unrest & !regime) { vp +1 }",
    "if !exists(full & threat) { vp +1 }",
    "if is:KPD & flags:France<=1 & count:councils>=2 { vp +1 }",
    "may { demonstrate here }",
    "repeat 4 { unrest + any }",
    "first { vp +1 / seat +1 }",
    "roll 1 { 1-3: none / 4: vp +1 / 5+: seat +1; vp +1 }",
)
"""Notation that a pack can use and the printed cards do not."""


@pytest.mark.parametrize("notation", NOTATIONS)
def test_notation_of_other_packs_is_worded_too(
    notation: str, wordings: dict[str, WeimarMessages]
) -> None:
    effects = parse_effects(notation)
    for language, wording in wordings.items():
        text = wording.effects(effects)
        assert len(text) > 5, (language, notation)
        assert not BROKEN.search(text), (language, notation, text)
        assert language != "zh" or not slip(text), (slip(text), text)


def test_cards_that_bring_an_issue_or_a_marker_say_what_it_does(english: WeimarMessages) -> None:
    assert "“Eight-Hour Day” won, Keep it: SPD gains 2 VP." in english.whole_card("S17")
    assert "Each Politics Phase, “Swimming Trunks”: SPD loses 1 seat." in english.whole_card("A56")


def test_what_the_rules_add_to_a_card_stands_on_it(
    english: WeimarMessages, german: WeimarMessages, chinese: WeimarMessages
) -> None:
    assert "all Blockade markers leave the game" in english.whole_card("A11")
    assert "orange" in english.whole_card("A03")
    assert "Blockade" in german.whole_card("A11")
    assert "將所有封鎖永久移出遊戲" in chinese.whole_card("A11")
    assert "橙色" in chinese.whole_card("A03")


@pytest.mark.parametrize(
    ("test", "en", "de", "zh"),
    [
        (
            "full",
            "a city where every base space is taken",
            "einer Stadt mit voll besetzten Feldern",
            "一座基礎已滿的城市",
        ),
        (
            "!full",
            "a city where a base space is free",
            "einer Stadt ohne voll besetzte Felder",
            "一座基礎未滿的城市",
        ),
        (
            "majority:KPD",
            "a city where KPD holds the most bases",
            "einer Stadt mit einer Basenmehrheit der KPD",
            "一座KPD的基礎最多的城市",
        ),
        (
            "!majority:KPD",
            "a city where KPD does not hold the most bases",
            "einer Stadt ohne Basenmehrheit der KPD",
            "一座KPD的基礎並非最多的城市",
        ),
    ],
)
def test_what_a_city_is_like_and_what_it_is_not_like(
    test: str,
    en: str,
    de: str,
    zh: str,
    english: WeimarMessages,
    german: WeimarMessages,
    chinese: WeimarMessages,
) -> None:
    effects = parse_effects(f"unrest + ({test})")
    assert english.effects(effects) == f"Place 1 Unrest in {en}."
    assert german.effects(effects) == f"Platziere in {de} 1 Unruhe."
    assert chinese.effects(effects) == f"在{zh}放置1個動盪。"
