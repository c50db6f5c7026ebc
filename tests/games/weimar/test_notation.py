"""The notation: every word of it, and its errors."""

from __future__ import annotations

import subprocess
import sys
from typing import get_args

import pytest
from hypothesis import given, settings, strategies as st

from weimar_tui.games.weimar.rules.effects import vocabulary as v
from weimar_tui.games.weimar.rules.effects.notation import (
    parse_effects,
    parse_reactions,
)
from weimar_tui.games.weimar.rules.effects.vocabulary import Atom, Condition, Place
from weimar_tui.packs.errors import NotationError

HERE = Place("here")
THERE = Place("there")
RANDOM = Place("random")
UP = (v.Seat(1),)
DOWN = (v.Seat(-1),)


def city(*ids: str) -> Place:
    return Place("city", ids)


def of(*ids: str) -> Place:
    return Place("of", ids)


def where(*test: Atom) -> Place:
    return Place("test", test=test)


STEPS: dict[str, v.AnyEffect] = {
    "seat +1": v.Seat(1),
    "seat -2 Z": v.Seat(-2, "z"),
    "seat -1 most-seats": v.Seat(-1, "most-seats"),
    "base -1 actor here": v.Base(-1, "actor", HERE),
    "base +2 any diff": v.Base(2, diff=True),
    "base -1 opp Berlin by self": v.Base(-1, "opp", city("berlin"), by_self=True),
    "base +1 Königsberg": v.Base(1, place=city("koenigsberg")),
    "base +1 Köln": v.Base(1, place=city("koeln")),
    "base +1 (poverty)": v.Base(1, place=where(Atom("poverty"))),
    "base +1 DNVP of(Königsberg,Breslau,Rostock)": v.Base(
        1, "dnvp", of("koenigsberg", "breslau", "rostock")
    ),
    "vp +1 USPD": v.VictoryPoints(1, "uspd"),
    "reserve +1 gov": v.ReservePoints(1, "gov"),
    "crisis 1 gov": v.CrisisRolls(1, "gov"),
    "nsdap chancellor": v.PlaceNsdapFigure("chancellor"),
    "score seats": v.Score("seats"),
    "score bases": v.Score("bases"),
    "draw-next 1": v.DrawNext(1),
    "lead-next": v.LeadNext(),
    "discard 1 opp politician": v.Discard(1, "opp", politician=True),
    "discard 2 others": v.Discard(2, "others"),
    "issue any-white 0": v.PlaceIssue("any-white", "0"),
    "issue StabInTheBack D1": v.PlaceIssue("stab-in-the-back", "D1"),
    "issue Paragraph218 K1": v.PlaceIssue("paragraph-218", "K1"),
    "issue DVP 0": v.PlaceIssue("dvp", "0"),
    "issue Media SK": v.PlaceIssue("media", "SK"),
    "debate 2": v.Debate(2),
    "debate 2 1": v.Debate(2, 1),
    "debate 2 moved": v.Debate(2, moved=True),
    "society any": v.PlaceSociety("any"),
    "society Workers": v.PlaceSociety("workers"),
    "society LaborWelfare": v.PlaceSociety("labor-welfare"),
    "society USPD": v.PlaceSociety("uspd"),
    "society-off any": v.RemoveSociety("any"),
    "unrest - any": v.Unrest(-1),
    "unrest + München": v.Unrest(1, city("muenchen")),
    "poverty + random x2": v.Poverty(1, RANDOM, 2),
    "poverty - of(Königsberg,Breslau,Rostock)": v.Poverty(
        -1, of("koenigsberg", "breslau", "rostock")
    ),
    "prosperity + random x2": v.Prosperity(1, RANDOM, 2),
    "uprising + other": v.PartyThreat("uprising", 1, Place("other")),
    "councils - any": v.PartyThreat("councils", -1),
    "regime + München": v.PartyThreat("regime", 1, city("muenchen")),
    "regime - (base:SPD)": v.PartyThreat("regime", -1, where(Atom("base", who="spd"))),
    "power - here": v.Power(HERE),
    "dr inflation +1": v.DrMarker("inflation", 1),
    "dr violent-peace -1": v.DrMarker("violent-peace", -1),
    "economy -1": v.Economy(-1),
    "reinforce RuhrArmy 2": v.Reinforce("ruhr-army", 2),
    "reinforce Reichswehr1 1": v.Reinforce("reichswehr-1", 1),
    "move 2 own of(Essen,Hamburg)": v.Move(2, "own", of("essen", "hamburg")),
    "move 3 police any": v.Move(3, "police"),
    "dissolve 1 any any by self": v.Dissolve(1, "any", by_self=True),
    "dissolve 1 KPD any": v.Dissolve(1, "kpd"),
    "withdraw 1 enemy here by self": v.Withdraw(1, "enemy", HERE, by_self=True),
    "redeploy 1 own any": v.Redeploy(1, "own"),
    "flip 1 black here": v.Flip(1, "black", HERE),
    "demonstrate any": v.FreeDemonstration(),
    "coup (unit:own)": v.FreeCoup(where(Atom("unit", units="own"))),
    "counter-coup there dice-1": v.FreeCounterCoup(THERE, dice=-1),
    "fight there result+1": v.FreeFight(THERE, result=1),
    "fight here result+1 dice-2 unanswerable": v.FreeFight(HERE, 1, -2, unanswerable=True),
    "negotiate": v.FreeNegotiation(),
    "negotiate result+1": v.FreeNegotiation(result=1),
    "result -2": v.Result(-2),
    "dice +1": v.Dice(1),
    "cancel": v.Cancel(),
    "reroll": v.Reroll(),
    "flag +1 any": v.Flag(1, "any"),
    "flag -1 USSR": v.Flag(-1, "ussr"),
    "minor DDP": v.MinorParty("ddp"),
    "rule forbid coalition self round": v.LastingRule("forbid", 0, "coalition"),
    "rule dice+1 reaction self round": v.LastingRule("dice", 1, "reaction"),
    "rule cost-1 take-control SPD next-round": v.LastingRule(
        "cost", -1, "take-control", "spd", "next-round"
    ),
    "share USPD SPD": v.Share("uspd", "spd"),
    "lay-open": v.LayOpen(),
    "rentenmark": v.IntroduceRentenmark(),
    "nsdap-shield": v.NsdapShield(),
    "president-election": v.PresidentElection(),
    "petition { seat +1 / seat -1 }": v.Petition(UP, DOWN),
    "force-play opp": v.ForcePlay("opp"),
    "stresemann-out": v.StresemannOut(),
    "strike-on-prussia { seat +1 }": v.StrikeOnPrussia(UP),
    "choose { seat +1 / none / seat -1 }": v.Choose((UP, (), DOWN)),
    "choose by Z { seat +1; seat -1 / seat -1 }": v.Choose((UP + DOWN, DOWN), "z"),
    "may { seat +1 }": v.May(UP),
    "pay { seat -1 } then { seat +1 }": v.Pay(DOWN, UP),
    "pay { seat -1 } then { seat +1 } else { cancel }": v.Pay(DOWN, UP, (v.Cancel(),)),
    "if in-gov { seat +1 } else { seat -1 }": v.If(
        (Condition("in-gov", subject="self"),), UP, DOWN
    ),
    "repeat 2 { seat +1 }": v.Repeat(2, UP),
    "repeat 2 diff { demonstrate any }": v.Repeat(2, (v.FreeDemonstration(),), diff=True),
    "as chancellor { seat +1 }": v.As("chancellor", UP),
    "at any { seat +1 }": v.At(v.ANY, UP),
    "first { negotiate / seat +1 }": v.First(((v.FreeNegotiation(),), UP)),
    "roll 3 { 1-2: seat -1 / 3: none / 4+: seat +1 }": v.Roll(
        3, (v.Row(1, 2, DOWN), v.Row(3, 3, ()), v.Row(4, 8, UP))
    ),
    "together 2 reserve { seat +1 } else { seat -1 }": v.Together(2, UP, DOWN),
}


@pytest.mark.parametrize("text", STEPS)
def test_a_step_is_read(text: str) -> None:
    assert parse_effects(text) == (STEPS[text],)


def test_every_effect_of_the_vocabulary_is_covered() -> None:
    missing = set(get_args(v.AnyEffect)) - {type(step) for step in STEPS.values()}
    assert missing == {v.Nothing}  # `none` is the empty effect


CONDITIONS = {
    "in-gov": Condition("in-gov", subject="self"),
    "in-gov:KPD": Condition("in-gov", subject="kpd"),
    "is:DNVP": Condition("is", subject="dnvp"),
    "president:self": Condition("president", subject="self"),
    "!rentenmark": Condition("rentenmark", negated=True),
    "exists(regime & base:SPD>=2)": Condition(
        "exists", test=(Atom("regime"), Atom("base", who="spd", count=2))
    ),
    "exists(majority:KPD & !free & party-threat)": Condition(
        "exists",
        test=(Atom("majority", who="kpd"), Atom("free", negated=True), Atom("party-threat")),
    ),
    "München(councils)": Condition("city", subject="muenchen", test=(Atom("councils"),)),
    "here(!unit:police)": Condition("here", test=(Atom("unit", negated=True, units="police"),)),
    "fa-done:Dawes": Condition("fa-done", subject="A13"),
    "!fa-done:Rapallo": Condition("fa-done", negated=True, subject="A33"),
    "count:poverty<=2": Condition("count", subject="poverty", comparison="<=", value=2),
    "count:black-friday>=1": Condition("count", subject="black-friday", comparison=">=", value=1),
    "flags:USSR>=2": Condition("flags", subject="ussr", comparison=">=", value=2),
    "economy>=4": Condition("economy", comparison=">=", value=4),
    "round<=3": Condition("round", comparison="<=", value=3),
    "nsdap<=0": Condition("nsdap", comparison="<=", value=0),
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_a_condition_is_read(text: str) -> None:
    effect = (v.If((CONDITIONS[text],), UP),)
    assert parse_effects(f"if {text} {{ seat +1 }}") == effect


def test_conditions_are_joined() -> None:
    (effect,) = parse_effects("if in-gov & !rentenmark { seat +1 }")
    assert isinstance(effect, v.If)
    assert effect.conditions == (CONDITIONS["in-gov"], CONDITIONS["!rentenmark"])


def test_who_and_place_may_be_left_out() -> None:
    assert parse_effects("base -1") == parse_effects("base -1 self any") == (v.Base(-1),)
    assert parse_effects("coup") == parse_effects("coup any")
    assert parse_effects("unrest - x2") == (v.Unrest(-1, times=2),)


def test_none_is_the_empty_effect_at_every_depth() -> None:
    assert parse_effects("none") == ()
    assert parse_effects("may { none }") == (v.May(()),)


def test_steps_keep_their_order_and_spaces_do_not_matter() -> None:
    tight = parse_effects("vp+2;dr inflation+1;as Z{choose{seat-1 SPD/nsdap self}}")
    loose = parse_effects(" vp +2 ;\n dr inflation +1; as Z { choose { seat -1 SPD / nsdap } } ")
    assert tight == loose
    assert [type(step) for step in tight] == [v.VictoryPoints, v.DrMarker, v.As]


def test_reactions() -> None:
    text = (
        "react reaction by others { result -2 }"
        " / react roll by others in of(Köln,Essen) { reroll }"
        " / react event by radicals { move 2 police any; unrest - there }"
    )
    reactions = parse_reactions(text)
    assert reactions == (
        v.React("reaction", "others", (v.Result(-2),)),
        v.React("roll", "others", (v.Reroll(),), of("koeln", "essen")),
        v.React("event", "radicals", (v.Move(2, "police"), v.Unrest(-1, THERE))),
    )


def test_a_reaction_that_names_nobody_is_open_to_every_player() -> None:
    assert parse_reactions("react coup { dice -2 }") == (v.React("coup", "each", (v.Dice(-2),)),)


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("", 1, "the text ends here; expected an effect such as `seat +1` or `none`"),
        ("seats +1", 1, "unexpected `seats`; expected an effect"),
        ("sit +1", 1, "unknown word `sit`; expected an effect"),
        ("seat 1", 6, "unexpected `1`; expected a number with a sign such as `+1`"),
        ("seat +0", 6, "unexpected `+0`; expected a number with a sign"),
        ("seat +1;", 9, "the text ends here; expected an effect"),
        ("none; seat +1", 5, "unexpected `;`; expected the end"),
        ("base +1 nobody", 9, "unknown word `nobody`; expected a player"),
        ("base +1 Münchn", 9, "unknown word `Münchn`; expected a player"),
        ("base +1 berlin", 9, "unknown word `berlin`"),
        ("base +1 of(Berlin,Bonn)", 19, "unknown word `Bonn`; expected a city"),
        ("base +1 of(Berlin,Berlin)", 19, "`Berlin` is named twice"),
        ("base +1 (poor)", 10, "unknown word `poor`; expected a test"),
        ("base +1 Berlin any", 16, "unexpected `any`"),
        ("unrest +1 here", 8, "unexpected `+1`; expected `+` or `-`"),
        ("uprising + any x2", 16, "unexpected `x2`"),
        ("power + here", 7, "unexpected `+`; expected `-`"),
        ("issue Weather 0", 7, "unknown issue `Weather`; expected one of Economy, Media"),
        ("issue Media X1", 13, "unknown word `X1`; expected a cell such as `S1` or `DS` or `0`"),
        ("issue Media S7", 13, "unknown word `S7`"),
        ("society Clergy", 9, "unknown society marker or group `Clergy`; expected one of Workers"),
        ("reinforce Tanks 2", 11, "unknown unit `Tanks`; expected one of Police"),
        ("move 2 tanks any", 8, "unknown word `tanks`; expected units such as"),
        ("dr famine +1", 4, "unknown word `famine`; expected a marker of the DR box"),
        ("flag +1 Italy", 9, "unknown word `Italy`; expected a nation"),
        ("minor SPD", 7, "unexpected `SPD`; expected a minor party"),
        ("fight here result +1", 12, "unexpected `result`"),
        ("fight here result+1 result+2", 21, "`result` is named twice"),
        ("rule forbid holiday self round", 13, "unknown word `holiday`; expected"),
        (
            "rule forbid coup self",
            22,
            "the text ends here; expected `next-round`, `once` or `round`",
        ),
        ("may seat +1", 5, "unexpected `seat`; expected `{`"),
        ("may { seat +1", 14, "the text ends here; expected `}`"),
        ("choose { seat +1 }", 18, "unexpected `}`"),
        ("if in-gof { none }", 4, "unknown word `in-gof`; expected a condition"),
        ("if fa-done:Genoa { none }", 12, "unknown treaty `Genoa`; expected one of Versailles"),
        ("roll 3 { 1-2: none / 4+: none }", 22, "the results `4+` do not go on from 3"),
        ("roll 3 { 1-2: none / 3-5: none }", 22, "the table ends at 5"),
        ("roll 3 { 2+: none }", 10, "the results `2+` do not go on from 1"),
        ("seat +1 # more", 9, "cannot read `#`"),
    ],
)
def test_errors_name_the_word_and_its_column(text: str, column: int, words: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_effects(text)
    assert caught.value.column == column
    assert words in caught.value.problem
    assert str(caught.value) == f"column {column}: {caught.value.problem}"


def test_effects_are_no_reactions_and_the_other_way_round() -> None:
    with pytest.raises(NotationError, match=r"column 1: .*expected `react`"):
        parse_reactions("seat +1")
    with pytest.raises(NotationError, match="column 1: unexpected `react`"):
        parse_effects("react coup by others { cancel }")
    with pytest.raises(NotationError, match="column 7: unknown word `sneeze`"):
        parse_reactions("react sneeze by others { cancel }")


def test_lark_is_not_imported_before_the_first_text() -> None:
    code = (
        "import sys; from weimar_tui.games.weimar.rules.effects import notation;"
        "early = 'lark' in sys.modules; notation.parse_effects('none');"
        "sys.exit(0 if not early and 'lark' in sys.modules else 1)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


# --- made-up effects ----------------------------------------------------------------------------
Made = tuple[str, v.Effects]
"""An effect in notation and as a Struct."""


def _in_sequence(steps: st.SearchStrategy[tuple[str, v.AnyEffect]]) -> st.SearchStrategy[Made]:
    return st.lists(steps, max_size=3).map(
        lambda made: ("; ".join(text for text, _ in made) or "none", tuple(e for _, e in made))
    )


def _combined(
    steps: st.SearchStrategy[tuple[str, v.AnyEffect]],
) -> st.SearchStrategy[tuple[str, v.AnyEffect]]:
    def choose(a: Made, b: Made) -> tuple[str, v.AnyEffect]:
        return f"choose by Z {{ {a[0]} / {b[0]} }}", v.Choose((a[1], b[1]), "z")

    def may(a: Made) -> tuple[str, v.AnyEffect]:
        return f"may {{ {a[0]} }}", v.May(a[1])

    def pay(a: Made, b: Made, c: Made) -> tuple[str, v.AnyEffect]:
        return f"pay {{ {a[0]} }} then {{ {b[0]} }} else {{ {c[0]} }}", v.Pay(a[1], b[1], c[1])

    def when(condition: str, a: Made) -> tuple[str, v.AnyEffect]:
        return f"if {condition} {{ {a[0]} }}", v.If((CONDITIONS[condition],), a[1])

    def repeat(times: int, a: Made) -> tuple[str, v.AnyEffect]:
        return f"repeat {times} diff {{ {a[0]} }}", v.Repeat(times, a[1], True)

    def roll(cut: int, a: Made, b: Made) -> tuple[str, v.AnyEffect]:
        rows = (v.Row(1, cut, a[1]), v.Row(cut + 1, 8, b[1]))
        return f"roll 2 {{ 1-{cut}: {a[0]} / {cut + 1}+: {b[0]} }}", v.Roll(2, rows)

    inner = _in_sequence(steps)
    return st.one_of(
        st.builds(choose, inner, inner),
        st.builds(may, inner),
        st.builds(pay, inner, inner, inner),
        st.builds(when, st.sampled_from(list(CONDITIONS)), inner),
        st.builds(repeat, st.integers(1, 9), inner),
        st.builds(roll, st.integers(1, 7), inner, inner),
    )


@given(_in_sequence(st.recursive(st.sampled_from(list(STEPS.items())), _combined, max_leaves=8)))
def test_what_is_composed_is_read_as_composed(made: Made) -> None:
    text, effects = made
    assert parse_effects(text) == effects


def test_no_property_depends_on_how_busy_the_machine_is() -> None:
    assert settings.default is not None and settings.default.deadline is None
