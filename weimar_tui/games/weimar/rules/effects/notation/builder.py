"""Builds the effect Structs from the rules of `notation.lark`, one method for each rule."""

from __future__ import annotations

from typing import Any

from lark import Token, v_args

from weimar_tui.games.weimar.rules.effects import vocabulary as v
from weimar_tui.games.weimar.rules.effects.notation.names import ISSUES, NATIONS, SOCIETY, UNITS
from weimar_tui.games.weimar.rules.effects.notation.places import (
    WhereBuilder,
    look_up,
    refuse,
    word,
)
from weimar_tui.games.weimar.rules.effects.vocabulary import ANY, Effects, Place


def _sole(step: v.AnyEffect) -> Any:
    """A rule that is one keyword and always means the same."""

    def build(self: Any) -> v.AnyEffect:
        return step

    return build


def _counted(cls: Any) -> Any:
    """`seat +1 SPD`, `crisis 1 gov`: a number and WHO."""

    def build(self: Any, number: Token, who: str | None) -> v.AnyEffect:
        effect: v.AnyEffect = cls(int(number), who or "self")
        return effect

    return build


def _marker(cls: Any) -> Any:
    """`unrest + random x2`."""

    def build(self: Any, sign: int, place: Place | None, times: Token | None) -> v.AnyEffect:
        effect: v.AnyEffect = cls(sign, place or ANY, int(times[1:]) if times else 1)
        return effect

    return build


def _units_step(cls: Any) -> Any:
    """`move 2 own here`, `dissolve 1 enemy here by self`."""

    def build(
        self: Any, number: Token, units: str, place: Place | None, *by_self: bool | None
    ) -> v.AnyEffect:
        effect: v.AnyEffect = cls(int(number), units, place or ANY, *map(bool, by_self))
        return effect

    return build


def _modified(modifiers: tuple[Token, ...]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for token in modifiers:
        name, value = (token, True) if token == "unanswerable" else _modifier(token)
        if name in fields:
            refuse(token, f"`{name}` is named twice for one action")
        fields[str(name)] = value
    return fields


def _modifier(token: Token) -> tuple[str, int]:
    """`result+1` as ("result", 1)."""
    cut = token.index("-") if "-" in token else token.index("+")
    return str(token[:cut]), int(token[cut:])


def _action(cls: Any) -> Any:
    """`fight there result+1`."""

    def build(self: Any, place: Place | None, *modifiers: Token) -> v.AnyEffect:
        effect: v.AnyEffect = cls(place=place or ANY, **_modified(modifiers))
        return effect

    return build


@v_args(inline=True)
class Builder(WhereBuilder):
    """Builds the Structs while the parser reduces; one method for each rule of the grammar."""

    # --- figures, cards
    seat = _counted(v.Seat)
    vp = _counted(v.VictoryPoints)
    reserve = _counted(v.ReservePoints)
    crisis = _counted(v.CrisisRolls)
    draw_next = _counted(v.DrawNext)
    scored = politician = side = duration = scope = trigger = party_threat = moved = diff = word

    def base(
        self,
        amount: Token,
        who: str | None,
        place: Place | None,
        diff: str | None,
        by_self: bool | None,
    ) -> v.Base:
        return v.Base(int(amount), who or "self", place or ANY, bool(diff), bool(by_self))

    def nsdap(self, who: str | None) -> v.PlaceNsdapFigure:
        return v.PlaceNsdapFigure(who or "self")

    def score(self, what: str) -> v.Score:
        return v.Score(what)

    def lead_next(self, who: str | None) -> v.LeadNext:
        return v.LeadNext(who or "self")

    def discard(self, number: Token, who: str | None, politician: str | None) -> v.Discard:
        return v.Discard(int(number), who or "self", bool(politician))

    # --- opinion and society
    def issue(self, name: Token) -> str:
        return "any-white" if name == "any-white" else look_up(name, ISSUES, "issue")

    def cell(self, cell: Token) -> str:
        return str(cell)

    def society(self, name: Token) -> str:
        return "any" if name == "any" else look_up(name, SOCIETY, "society marker or group")

    def issue_step(self, issue: str, cell: str) -> v.PlaceIssue:
        return v.PlaceIssue(issue, cell)

    def debate(self, first: Token, second: Token | None, moved: str | None) -> v.Debate:
        return v.Debate(int(first), int(second or 0), bool(moved))

    def society_step(self, marker: str) -> v.PlaceSociety:
        return v.PlaceSociety(marker)

    def society_off(self, marker: str) -> v.RemoveSociety:
        return v.RemoveSociety(marker)

    # --- threats
    unrest = _marker(v.Unrest)
    poverty = _marker(v.Poverty)
    prosperity = _marker(v.Prosperity)

    def sign(self, token: Token) -> int:
        return 1 if token == "+" else -1

    def party_threat_step(self, marker: str, sign: int, place: Place | None) -> v.PartyThreat:
        return v.PartyThreat(marker, sign, place or ANY)

    def power(self, place: Place | None) -> v.Power:
        return v.Power(place or ANY)

    def dr(self, marker: str, amount: Token) -> v.DrMarker:
        return v.DrMarker(marker, int(amount))

    def economy(self, amount: Token) -> v.Economy:
        return v.Economy(int(amount))

    # --- units
    move = _units_step(v.Move)
    dissolve = _units_step(v.Dissolve)
    withdraw = _units_step(v.Withdraw)
    redeploy = _units_step(v.Redeploy)

    def piece(self, name: Token) -> str:
        return look_up(name, UNITS, "unit")

    def reinforce(self, unit: str, number: Token) -> v.Reinforce:
        return v.Reinforce(unit, int(number))

    def flip(self, number: Token, side: str, place: Place | None) -> v.Flip:
        return v.Flip(int(number), side, place or ANY)

    # --- actions
    demonstrate = _action(v.FreeDemonstration)
    coup = _action(v.FreeCoup)
    counter_coup = _action(v.FreeCounterCoup)
    fight = _action(v.FreeFight)
    cancel = _sole(v.Cancel())
    reroll = _sole(v.Reroll())

    def modifier(self, token: Token) -> Token:
        return token

    def negotiate(self, *modifiers: Token) -> v.FreeNegotiation:
        return v.FreeNegotiation(**_modified(modifiers))

    def result(self, amount: Token) -> v.Result:
        return v.Result(int(amount))

    def dice(self, amount: Token) -> v.Dice:
        return v.Dice(int(amount))

    # --- others
    lay_open = _sole(v.LayOpen())
    rentenmark = _sole(v.IntroduceRentenmark())
    nsdap_shield = _sole(v.NsdapShield())
    president_election = _sole(v.PresidentElection())
    stresemann_out = _sole(v.StresemannOut())

    def nation(self, token: Token) -> str:
        return "any" if token == "any" else NATIONS[str(token)]

    def flag(self, amount: Token, nation: str) -> v.Flag:
        return v.Flag(int(amount), nation)

    def minor(self, party: Token) -> v.MinorParty:
        return v.MinorParty(party.lower())

    def lasting(self, token: Token) -> tuple[str, int]:
        return ("forbid", 0) if token == "forbid" else _modifier(token)

    def rule(
        self, lasting: tuple[str, int], scope: str, who: str | None, duration: str
    ) -> v.LastingRule:
        return v.LastingRule(*lasting, scope, who or "self", duration)

    def share(self, party: Token, who: str) -> v.Share:
        return v.Share(party.lower(), who)

    def petition(self, yes: Effects, no: Effects) -> v.Petition:
        return v.Petition(yes, no)

    def force_play(self, who: str) -> v.ForcePlay:
        return v.ForcePlay(who)

    def strike_on_prussia(self, effect: Effects) -> v.StrikeOnPrussia:
        return v.StrikeOnPrussia(effect)

    # --- combinators
    def options(self, *options: Effects) -> tuple[Effects, ...]:
        return options

    def choose(self, by: str | None, options: tuple[Effects, ...]) -> v.Choose:
        return v.Choose(options, by or "self")

    def may(self, effect: Effects) -> v.May:
        return v.May(effect)

    def pay(self, price: Effects, then: Effects, otherwise: Effects | None) -> v.Pay:
        return v.Pay(price, then, otherwise or ())

    def if_step(
        self, conditions: tuple[v.Condition, ...], then: Effects, otherwise: Effects | None
    ) -> v.If:
        return v.If(conditions, then, otherwise or ())

    def repeat(self, number: Token, diff: str | None, effect: Effects) -> v.Repeat:
        return v.Repeat(int(number), effect, bool(diff))

    def as_step(self, who: str, effect: Effects) -> v.As:
        return v.As(who, effect)

    def at_step(self, place: Place, effect: Effects) -> v.At:
        return v.At(place, effect)

    def first(self, options: tuple[Effects, ...]) -> v.First:
        return v.First(options)

    def row(self, results: Token, effect: Effects) -> tuple[Token, v.Row]:
        low = int(results[0])
        high = low if results.type == "COUNT" else 8 if results[1] == "+" else int(results[2])
        return results, v.Row(low, high, effect)

    def roll(self, dice: Token, *rows: tuple[Token, v.Row]) -> v.Roll:
        wanted = 1
        for token, row in rows:
            if row.low != wanted or row.high < row.low:
                refuse(token, f"the results `{token}` do not go on from {wanted}")
            wanted = row.high + 1
        last, row = rows[-1]
        if row.high != 8:
            refuse(last, f"the table ends at {row.high}; its last line must reach 8, as in `5+`")
        return v.Roll(int(dice), tuple(row for _, row in rows))

    def together(self, reserve: Token, then: Effects, otherwise: Effects) -> v.Together:
        return v.Together(int(reserve), then, otherwise)

    # --- effects and reactions
    def nothing(self) -> Effects:
        return ()

    def sequence(self, *steps: v.AnyEffect) -> Effects:
        return steps

    def block(self, effect: Effects) -> Effects:
        return effect

    def effects(self, effect: Effects) -> Effects:
        return effect

    def reaction(
        self, trigger: str, by: str | None, place: Place | None, effect: Effects
    ) -> v.React:
        return v.React(trigger, by or "each", effect, place)

    def reactions(self, *reactions: v.React) -> tuple[v.React, ...]:
        return reactions
