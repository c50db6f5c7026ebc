"""Every event, question, answer and reason has words in three languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.weimar import table as t
from tests.text.sentences import SENTENCES
from weimar_tui.games.weimar.rules import events
from weimar_tui.games.weimar.rules.component_data import ComponentData
from weimar_tui.games.weimar.rules.effects.notation import parse_effects
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import Attempt
from weimar_tui.games.weimar.rules.subjects import Choices, OfIssue, Target, Trigger, WeimarSubject
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome

RULES_FOLDER = Path(events.__file__).parent

wrong = SENTENCES["weimar"].wrong


# --- all kinds, from the source -----------------------------------------------------------------
def _strings(node: ast.expr) -> set[str]:
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=orelse):
            return _strings(body) | _strings(orelse)
    return set()


def test_every_event_has_words(wordings: dict[str, WeimarMessages]) -> None:
    tags = {kind.__struct_config__.tag for kind in _events()}
    assert len(tags) > 75
    for language, wording in wordings.items():
        for tag in tags:
            assert wording.catalogue.has(f"event-{tag}"), (language, tag)


def _events() -> list[type[Event]]:
    return [
        thing
        for thing in vars(events).values()
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
    ]


PLAUSIBLE = {
    "modifiers": ((("poverty", 1),), ()),
    "party": ("spd", "z"),
    "by": ("kpd", ""),
    "partner": ("kpd", "dnvp"),
    "chancellor": ("z",),
    "actor": ("kpd",),
    "first": ("spd",),
    "second": ("dnvp",),
    "city": ("muenchen", "berlin"),
    "deck": ("timeline", "kpd"),
    "set": ("L", "P"),
    "out": ("yellow",),
    "into": ("orange",),
    "phase": ("republic", "agenda", "impulse", "politics", "setup"),
    "agenda": ("K01",),
    "card": ("S05", "A13", "A01", "A07", "A18"),
    "use": ("event", "debate", "actions"),
    "issue": ("economy-2", "uspd", "armored-cruiser"),
    "origin": ("SK", "0", "D3"),
    "cell": ("KZ", "S2"),
    "marker": ("W1", "labor-welfare", "C2"),
    "threat": ("unrest", "regime", "inflation", "minority-cabinet", "prosperity", "uprising"),
    "nation": ("usuk", "ussr", "france"),
    "minor": ("uspd", "ddp", "dvp"),
    "side": ("active", "inactive", "out"),
    "modifier": ("result", "dice", "cost", "forbid"),
    "scope": ("crisis", "coalition", "take-control", "reaction", "mobilize"),
    "unit": ("police", "reichswehr-1-black", "ruhr-army", "freikorps-2"),
    "action": ("demonstrate", "coup", "counter-coup", "fight", "reaction", "negotiate", "roll"),
    "target": ("dnvp",),
    "trigger": ("coup",),
    "purpose": ("demonstrate", "crisis", "vote", "city", "roll", "negotiate", "reaction"),
    "source": ("goals", "S05", "issue:media-1", "society:W1", "minor:uspd", "coup", ""),
    "form": ("absolute-majority", "coalition", "minority"),
    "reason": ("",),
    "choice": ("yes", "no", "kpd"),
    "answer": ("yes", "no"),
    "ending": ("republic-survived", "overthrow-seats", "overthrow-cities", "nsdap", "anarchy"),
    "dice": ((2, 6), (4,)),
    "cards": (("S05", "K20"), ("?", "?"), ("?",)),
    "winners": (("spd",), ("kpd", "z")),
    "enablers": (("dnvp",), ("z", "dnvp")),
    "parties": (("spd", "z"), ("z",)),
}
SPECIAL = {
    (events.AttemptAnnounced, "target"): ("A13",),
    (events.UnitMoved, "origin"): ("supply", "dissolved", "essen"),
    (events.UnitMoved, "party"): ("kpd", ""),
    (events.RollRepeated, "by"): ("z",),
}
NUMBERS = {"amount": (1, -2), "option": (1,), "round": (1, 6), "number": (1, 3, 8)}


def _samples(kind: type[Event]) -> list[Event]:
    """Events of a kind with plausible fields, each value of each field at least once."""
    if kind is events.StepStarted:
        return [events.StepStarted(number) for number in range(1, 9)]
    fields = kind.__struct_fields__
    values: list[tuple[Any, ...]] = []
    for field in fields:
        annotation = str(kind.__annotations__[field])
        if annotation == "bool":
            values.append((True, False))
        elif annotation == "int":
            values.append(NUMBERS.get(field, (1, 3)))
        elif field == "number":
            values.append((2,))
        elif (kind, field) in SPECIAL:
            values.append(SPECIAL[kind, field])
        else:
            values.append(PLAUSIBLE[field])
    longest = max((len(value) for value in values), default=1)
    return [
        kind(**{f: value[i % len(value)] for f, value in zip(fields, values, strict=True)})
        for i in range(longest * 2)
    ]


@pytest.mark.parametrize("kind", _events(), ids=lambda kind: str(kind.__struct_config__.tag))
def test_events_are_whole_sentences(kind: type[Event], wordings: dict[str, WeimarMessages]) -> None:
    for event in _samples(kind):
        if isinstance(event, events.AttemptAnnounced) and event.action != "negotiate":
            event = events.AttemptAnnounced(
                event.party, event.action, event.dice, event.city, "kpd"
            )
        for language, wording in wordings.items():
            text = wording.event(event)
            assert text == wording.event(event)
            assert not wrong(text, language), (wrong(text, language), text)
            if language == "zh":
                assert text[-1] == "。", text
                continue
            assert text[-1] in ".:", (language, text)
            assert text[0].isupper() or text[0].isdigit() or text[0] in "“„", (language, text)


def test_some_sentences_in_full(english: WeimarMessages, german: WeimarMessages) -> None:
    placed = events.BasePlaced("z", "muenchen")
    assert english.event(placed) == "Zentrum places a base in München."
    assert german.event(placed) == "Das Zentrum platziert eine Parteibasis in München."
    removed = events.BaseRemoved("z", "koeln", "kpd")
    assert german.event(removed) == "Die KPD entfernt eine Parteibasis des Zentrums in Köln."
    drawn = events.CardsDrawn("spd", "spd", ("S05",))
    assert german.event(drawn) == "Die SPD zieht 1 Parteikarte: „Pakt mit den alten Mächten“ (S05)."
    assert german.event(drawn.seen_by("kpd")) == "Die SPD zieht 1 Parteikarte."
    won = events.IssueMajorityWon("z", 1, 5, 6)
    assert english.event(won) == "Zentrum has won the most issues (2.5, value 6)."
    assert german.event(won) == "Das Zentrum hat die meisten Themen gewonnen (2,5, Gesamtwert 6)."
    lost = events.VpChanged("kpd", -2, 1, "crisis")
    assert english.event(lost) == "KPD loses 2 VP (Crisis Roll) and now has 1."


def test_some_chinese_sentences_in_full(chinese: WeimarMessages) -> None:
    assert chinese.event(events.BasePlaced("z", "muenchen")) == "中央黨在慕尼黑放置1個基礎。"
    removed = events.BaseRemoved("z", "koeln", "kpd")
    assert chinese.event(removed) == "KPD在科隆移除中央黨的1個基礎。"
    drawn = events.CardsDrawn("spd", "spd", ("S05",))
    assert chinese.event(drawn) == "SPD抽1張政黨卡：「與舊勢力的協定」（S05）。"
    assert chinese.event(drawn.seen_by("kpd")) == "SPD抽1張政黨卡。"
    won = events.IssueMajorityWon("z", 1, 5, 6)
    assert chinese.event(won) == "中央黨贏得最多的議題（2.5個，總值6）。"
    lost = events.VpChanged("kpd", -2, 1, "crisis")
    assert chinese.event(lost) == "KPD失去2分（危機判定），現有1分。"
    react = Decision(
        3,
        "spd",
        "react",
        ("board", "pass"),
        Trigger(trigger="coup", actor="kpd", city="essen"),
    )
    assert chinese.question(react) == "KPD宣告在埃森執行政變（武裝奪權）。你要反應嗎？（規則4.3）"
    assert chinese.option(react, "board") == "反應（罷工），支付1點儲存點"
    assert chinese.waiting(react) == "等待SPD：對埃森的政變的反應"
    city = Decision(
        4,
        "z",
        "choose-city",
        ("berlin",),
        Target(do="unrest", card="Z01", effect=parse_effects("unrest - any")[0]),
    )
    assert chinese.question(city) == "「穩定」（Z01）：在任一城市移除1個動盪。哪座城市？"


def test_questions_say_what_and_why(english: WeimarMessages, german: WeimarMessages) -> None:
    react = Decision(
        3,
        "spd",
        "react",
        ("board", "pass"),
        Trigger(trigger="coup", actor="kpd", city="essen"),
    )
    assert english.question(react) == (
        "KPD announces a Coup (Uprising) in Essen. Do you react? (rules 4.3)"
    )
    assert german.question(react) == (
        "Die KPD kündigt in Essen einen Putsch (Umsturz) an. Reagierst du? (Regeln 4.3)"
    )
    assert english.option(react, "board") == "Reaction (Strike) for 1 Reserve point"
    assert german.option(react, "pass") == "Geschehen lassen"
    assert english.waiting(react) == "Waiting for SPD: a reaction to the Coup in Essen"
    assert german.waiting(react) == "Warten auf die SPD: eine Reaktion auf einen Putsch in Essen"
    city = Decision(
        4,
        "z",
        "choose-city",
        ("berlin",),
        Target(do="unrest", card="Z01", effect=parse_effects("unrest - any")[0]),
    )
    assert english.question(city) == (
        "“Stability” (Z01): Remove 1 Unrest in any city. In which city?"
    )


@pytest.mark.parametrize(
    ("effect", "left"),
    [
        ("base +3 any diff", [["(3 left)"], ["(2 left)"], ["(1 left)"]]),
        ("base +1 any", [[]]),
        ("unrest + any", [[]]),
    ],
)
def test_a_question_says_how_many_of_several_are_left(
    english: WeimarMessages, effect: str, left: list[list[str]]
) -> None:
    runner = t.effects(t.table(), effect, "spd", source="S05")
    tails = []
    while not t.at_rest(runner):
        decision = t.asked(runner, "spd")
        tails.append(re.findall(r"\(\d left\)", english.question(decision, runner.position)))
        t.answer(runner, decision.options[0])
    assert tails == left


def test_a_card_before_the_impulses_is_allowed_by_the_agenda(
    wordings: dict[str, WeimarMessages],
) -> None:
    asked = Decision(1, "dnvp", "play-before", ("A46:debate", "pass"), WeimarSubject())
    for lang, named in (("en", "agenda"), ("de", "Agenda"), ("zh", "議程")):
        assert named in wordings[lang].question(asked, None)


def test_a_card_chosen_first_is_not_named_again_by_its_uses(
    wordings: dict[str, WeimarMessages],
) -> None:
    options = ("A46:debate", "A46:actions", "pass")
    for english in wordings.values():
        impulse, before = (
            [
                english.use(Decision(1, "dnvp", kind, options, WeimarSubject()), one)
                for one in options[:2]
            ]
            for kind in ("play-card", "play-before")
        )
        assert before == impulse
        assert all(before)
        asked = Decision(1, "dnvp", "play-before", options, WeimarSubject())
        assert not english.use(asked, "pass")


def test_with_the_position_a_question_says_more(
    data: ComponentData, english: WeimarMessages, german: WeimarMessages
) -> None:
    """A roll window tells the dice; a choice of a card tells its options."""
    runner = WeimarGame(data).start(seed="1")
    position = runner.position
    position.attempts.append(Attempt("kpd", "coup", "essen", dice=2, rolled=(2, 6)))
    react = Decision(
        3,
        "z",
        "react",
        ("stresemann", "pass"),
        Trigger(trigger="roll", actor="kpd", city="essen"),
    )
    assert english.question(react).startswith("KPD has rolled the dice in Essen. Do you")
    assert english.question(react, position).startswith(
        "KPD has rolled 2, 6 for a Coup (Uprising) in Essen. Do you"
    )
    assert german.question(react, position).startswith(
        "Die KPD hat für einen Putsch (Umsturz) in Essen 2, 6 gewürfelt. Reagierst du"
    )
    options = (parse_effects("unrest - any"), parse_effects("vp +2"))
    subject = Choices(card="S05", choices=options)
    choose = Decision(4, "spd", "choose-option", ("1", "2"), subject)
    assert english.option(choose, "2") == "Gain 2 VP"
    assert german.option(choose, "1") == "Entferne in einer beliebigen Stadt 1 Unruhe"


@pytest.mark.parametrize("ending", PLAUSIBLE["ending"])
def test_outcomes_have_words(ending: str, wordings: dict[str, WeimarMessages]) -> None:
    losers = ending == "nsdap"
    outcome = Outcome(ending, () if losers else ("z",), enablers=("dnvp",) if losers else ())
    for language, wording in wordings.items():
        text = wording.outcome(outcome)
        assert not wrong(text, language), text
        zentrum = "中央黨" if language == "zh" else "Zentrum"
        assert ("DNVP" if losers else zentrum) in text


SOLO = ("lost-power", "lost-threats", "limping", "solid", "strong", "outstanding")


@pytest.mark.parametrize("reason", SOLO)
def test_the_solo_game_says_how_it_went(reason: str, wordings: dict[str, WeimarMessages]) -> None:
    for language, wording in wordings.items():
        text = wording.outcome(Outcome("republic-survived", ("spd",), reason))
        assert text.endswith((".", "。"))
        assert not wrong(text, language)
        assert wording.event(events.GameEnded("republic-survived", ("spd",), (), reason)) == text


# --- reasons and names --------------------------------------------------------------------------
def test_every_reason_of_the_rules_has_words(wordings: dict[str, WeimarMessages]) -> None:
    """All strings that the legality rules can give, found in their source."""
    found: set[str] = set()
    for name in ("legality", "menu"):
        tree = ast.parse((RULES_FOLDER / "actions" / f"{name}.py").read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Return) and node.value is not None:
                found |= _strings(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                for argument in node.args:
                    if node.func.attr == "append" and isinstance(argument, ast.Tuple):
                        found |= _strings(argument.elts[-1])
    found.discard("")
    assert len(found) > 12
    arguments = {"party": "kpd", "cost": 4, "points": 3, "city": "berlin"}
    for language, wording in wordings.items():
        for reason in found:
            text = wording.reason(reason, arguments)
            assert not wrong(text, language), (wrong(text, language), reason, text)


def test_everything_in_the_box_has_a_name(
    data: ComponentData, wordings: dict[str, WeimarMessages]
) -> None:
    components = data
    ids = [
        *("spd", "kpd", "z", "dnvp", "nsdap", "uspd", "ddp", "dvp", "usuk", "france", "ussr"),
        *("demonstrate", "coup", "counter-coup", "fight", "mobilize", "negotiate", "reserve"),
        *("reichswehr-1-black", "reichswehr-2-black", "ebert", "A09a"),
        *components.cities,
        *components.units,
        *components.threats,
        *components.issues,
        *(marker for kind in components.issues.values() for marker in kind.markers),
        *components.society,
        *components.cards,
        *components.agendas,
        *(card.id for card in components.rounds),
        *components.foreign_affairs,
        *components.specials,
        *components.scenario_cards,
    ]
    for language, wording in wordings.items():
        for name in ids:
            said = wording.name(name)
            assert not wrong(said, language), (wrong(said, language), name, said)
    assert wordings["de"].name("freikorps-1") == "Freikorps (Stärke 1)"
    assert wordings["en"].name("economy-2") == "Economy II"
    assert wordings["de"].name("W1") == "Arbeiter (SPD)"
    assert wordings["zh"].name("economy-2") == "經濟 II"
    assert wordings["zh"].name("W1") == "工人（SPD）"


def test_every_source_of_points_has_a_name(wordings: dict[str, WeimarMessages]) -> None:
    literal = re.compile(r"source=\"([a-z-]+)\"|change_vp\(.*\"([a-z-]+)\"\)")
    found = {
        name
        for file in RULES_FOLDER.rglob("*.py")
        for match in literal.finditer(file.read_text("utf-8"))
        for name in match.groups()
        if name
    }
    assert {"goals", "declaration", "crisis", "nsdap"} <= found
    for language, wording in wordings.items():
        for source in found:
            assert not wrong(wording.source(source), language), (language, source)


def test_a_unit_to_be_hit_says_whose_it_is(english: WeimarMessages) -> None:
    asked = Decision(1, "spd", "choose-unit", (), Target())
    assert english.option(asked, "soldiers:berlin") == "A Soldiers unit in Berlin (KPD)"
    assert english.option(asked, "police:essen") == "A Police unit in Essen"


def test_a_coup_without_dice_left_has_none(english: WeimarMessages) -> None:
    said = english.event(events.AttemptAnnounced("dnvp", "coup", -1, "berlin"))
    assert "with 0 dice" in said


def test_a_proposal_says_whose_bases_its_option_costs(wordings: dict[str, WeimarMessages]) -> None:
    """“Your bases” are those of the reader, even if another party would carry it out."""
    asked = Decision(1, "z", "propose-issue", ("z:2", "dnvp:2"), OfIssue("stab-in-the-back"))
    for language, wording in wordings.items():
        mine, theirs = (wording.option(asked, option) for option in asked.options)
        assert mine != theirs.replace(wording.seat("dnvp"), wording.seat("z"))
        assert theirs.count(wording.seat("dnvp")) == 2, (language, theirs)
    assert "Remove 1 of your bases" in wordings["en"].option(asked, "z:2")
    assert "your" not in wordings["en"].option(asked, "dnvp:2")


def test_reasons_suit_the_coach_too(wordings: dict[str, WeimarMessages]) -> None:
    """They also follow “For SPD:”, so no pronoun may stand for the party."""
    catalogue = wordings["en"].catalogue
    file = RULES_FOLDER.parent / "words/locales/en/bots.ftl"
    reasons = re.findall(r"^bot-[\w-]+", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(reasons) > 15
    for name in reasons:
        for whose in ("own", "rival"):
            text = catalogue.text(
                name,
                whose=whose,
                party="kpd",
                city="berlin",
                target="kpd",
                held="regime",
                issue="media-1",
                seat="spd",
                text="",
            )
            assert not re.search(r"\b(its|their|it|your|you)\b", text), (name, text)


def test_a_random_city_is_named_before_the_dice_are_rolled_again(
    wordings: dict[str, WeimarMessages],
) -> None:
    runner = t.table(stresemann="active")
    runner.position.minor_parties["dvp"] = "z"
    t.dice(runner, 3, 4)
    t.effects(runner, "unrest + random", "spd")
    asked = t.asked(runner, "z")
    assert asked.kind == "react"
    hit = runner.components.city_by_sum[7]
    for language, wording in wordings.items():
        question = wording.question(asked, runner.position)
        assert wording.city(hit) in question, (language, question)
        stake = wording.effects(parse_effects("unrest + random")).rstrip(".。")
        assert stake in question, (language, question)


def test_short_forms_say_what_a_society_marker_and_a_flag_are(
    wordings: dict[str, WeimarMessages],
) -> None:
    society = events.SocietyPlaced("labor-welfare")
    flag = events.FlagChanged("usuk", 2, 2)
    short = wordings["en"].line_in_short
    assert short([society]) == "Society Track +Labor Welfare"
    assert short([flag]) == "flag USA/UK +2"
    assert wordings["de"].line_in_short([flag]).startswith("Flagge ")
