"""The text of Junta's cards, generated from their effects."""

from __future__ import annotations

import pytest

from tests.text.sentences import SENTENCES
from weimar_tui.games.junta.rules import vocabulary as v
from weimar_tui.games.junta.rules.component_data import ComponentData
from weimar_tui.games.junta.rules.notation import parse_effects
from weimar_tui.games.junta.words.cards import walk
from weimar_tui.games.junta.words.wording import JuntaMessages

wrong = SENTENCES["junta"].wrong

ENGLISH = {
    "church": "10 votes every time.",
    "christian-democrats": (
        "5 votes every time. 5 extra votes if you also have “The Church” in front of you."
    ),
    "bankers": (
        "7 votes every time. "
        "Rich friends: up to 1 million each round towards the cost of assassins and bribes."
    ),
    "graveyard-voters": "3 votes, once.",
    "secret-donation": "Take the top note of the stack.",
    "amateur": (
        "Pay 1 million. Name a family and a place: if it is there, roll a die; on 4-6 it is killed."
    ),
    "professional": "Pay 2 million. Name a family and a place: if it is there, it is killed.",
    "foreign-agent": (
        "Pay 1 million. Name a family, but not the President or the Minister, and a place: "
        "if it is there, it is killed."
    ),
    "royal-guardsman": (
        "Choose: Name a family and a place: if it is there, it is killed "
        "OR The attempt on you fails."
    ),
    "unstable-volunteer": (
        "Name a family and a place; when its turn comes, roll a die: "
        "1-3: if the place is right, the family is killed; 4-5: nothing; "
        "6: roll again: 1-3: nothing; 4-6: you are killed."
    ),
    "burglars": "Name a family: if it is not at home, it pays you 2 million.",
    "bribe-second-brigade": (
        "Name an area: for every soldier of the Second Brigade you choose there, "
        "pay 1 million and roll a die; on 4-6 it obeys you until the coup ends."
    ),
    "bribe-agitators": (
        "Name an area: for every two agitators you choose there, "
        "pay 1 million and roll a die; on 3-6 they obey you until the coup ends."
    ),
    "church-looted": (
        "5 extra votes until the end of the round, as long as you have “The Church” in front of "
        "you."
    ),
    "student-petition": "If you have “Students” in front of you, you have an excuse for a coup.",
    "student-protest": "6 demonstrators appear at the University and obey you.",
    "helicopter": (
        "The helicopter appears in the Northern Suburb, in the Eastern Suburb "
        "or in the Western Suburb and obeys you."
    ),
}

GERMAN = {
    "socialists": (
        "Jedes Mal 5 Stimmen. 5 Stimmen mehr, wenn du auch „Gewerkschaften“ vor dir hast."
    ),
    "amateur": (
        "Zahle 1 Million. Nenne eine Familie und einen Ort: Ist sie dort, wirf einen Würfel; "
        "bei 4-6 stirbt sie."
    ),
    "foreign-agent": (
        "Zahle 1 Million. Nenne eine Familie, aber weder den Präsidenten noch den Innenminister, "
        "und einen Ort: Ist sie dort, stirbt sie."
    ),
    "burglars": "Nenne eine Familie: Ist sie nicht zu Hause, zahlt sie dir 2 Millionen.",
    "overtime": "Zahle 2 Millionen. Die Geheimpolizei hat ein weiteres Attentat.",
    "bribe-police": (
        "Nenne ein Gebiet: Zahle für jede Polizeieinheit dort, die du wählst, 1 Million und wirf "
        "einen Würfel; bei 4-6 gehorcht sie dir bis zum Ende des Putsches."
    ),
    "reform-demand": (
        "Aller Einfluss anderer, der höchstens 5 wert ist, stimmt bis zum Ende der Runde für dich."
    ),
    "student-petition": "Mit „Studenten“ vor dir: Es gibt eine Rechtfertigung für einen Putsch.",
    "christian-militia": "3 Milizeinheiten erscheinen auf dem Domplatz und gehorchen dir.",
}

CHINESE = {
    "academics": "每次3票。面前若也有「學生」，再加3票。",
    "amateur": "支付1百萬。指名一個家族與一個地點：它若在那裡，擲1顆骰，4到6就死去。",
    "bribe-agitators": (
        "指定一個區：那裡你所選的煽動者單位，每兩個支付1百萬並擲1顆骰；"
        "3到6就聽命於你，直到政變結束。"
    ),
    "helicopter": "在北郊、東郊或西郊出現1架直升機，聽命於你。",
    "burglars": "指名一個家族：它若不在家，就付給你2百萬。",
}


@pytest.mark.parametrize("card", ENGLISH)
def test_english_cards_read_as_they_play(card: str, english: JuntaMessages) -> None:
    assert english.card_line(card) == ENGLISH[card]


@pytest.mark.parametrize("card", GERMAN)
def test_german_cards_are_german_sentences(card: str, german: JuntaMessages) -> None:
    assert german.card_line(card) == GERMAN[card]


@pytest.mark.parametrize("card", CHINESE)
def test_chinese_cards_are_chinese_sentences(card: str, chinese: JuntaMessages) -> None:
    assert chinese.card_line(card) == CHINESE[card]


def test_what_a_card_needs_stands_beside_when_it_can_be_played(
    english: JuntaMessages, german: JuntaMessages
) -> None:
    assert "Only with “Bankers” in front of you." in english.page("bank-holiday")[3]
    assert german.page("overtime")[3].endswith("Nur für den Innenminister.")
    assert english.page("power-cut")[3] == "On your turn in the first round of a vote."


def test_every_card_is_worded_whole_in_every_language(
    wordings: dict[str, JuntaMessages], data: ComponentData
) -> None:
    assert len(data.cards) == 63
    for language, wording in wordings.items():
        for card in data.cards:
            page = wording.page(card)
            assert page[0] == data.cards[card].name[language]
            assert len(page) == 6, (language, card)
            for line in page:
                assert not wrong(line, language), (wrong(line, language), card, line)
        assert [entry.id for entry in wording.entries()] == list(data.cards)


def test_a_changed_effect_changes_the_text(english: JuntaMessages) -> None:
    """Cards have no texts of their own: the text follows from the notation."""
    assert english.effects(parse_effects("pay 3; attempt !(admiral) bank 2-5")) == (
        "Pay 3 million. Name a family, but not the Admiral: if it is at the bank, roll a die; "
        "on 2-5 it is killed"
    )
    assert english.effects(parse_effects("take-notes 2; close-bank")) == (
        "Take the top 2 notes of the stack. The bank is closed this round"
    )
    assert english.effects(parse_effects("sway rally 6")) == (
        "Name an area: for every rally-goer you choose there, pay 1 million and roll a die; "
        "on 6 it obeys you until the coup ends"
    )


def test_every_word_of_the_vocabulary_is_on_a_card_and_worded(data: ComponentData) -> None:
    used = {type(word) for card in data.cards.values() for word in walk(card.effect)}
    words = set(v.Effect.__subclasses__())
    assert used == words


def test_what_was_worded_once_is_not_worded_again(german: JuntaMessages) -> None:
    assert german.hand_line("bank-holiday").startswith("Nur mit „Bankiers“ vor dir. Die Bank")
    assert german.hand_line("no-such-card") == ""
    assert german.card_line("church") is german.card_line("church")
    assert german.card_line("no-such-card") == ""
