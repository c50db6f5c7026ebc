"""Builds the effect Structs; each method is named after a rule of `notation.lark`."""

from __future__ import annotations

from typing import Any

from lark import Token, v_args

from weimar_tui.packs.notation_parser import built

from .. import vocabulary as v
from ..vocabulary import ANY, Effects, Place
from .names import ISSUES, NATIONS, SOCIETY, UNITS
from .places import (
    WhereBuilder,
    look_up,
    refuse,
    word,
)


def _modified(modifiers: tuple[Token, ...]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for token in modifiers:
        name, value = (token, True) if token == "unanswerable" else _modifier(token)
        if name in fields:
            refuse(token, f"`{name}` is named twice for one action")
        fields[str(name)] = value
    return fields


def _modifier(token: Token) -> tuple[str, int]:
    """Parse `result+1` into ("result", 1)."""
    cut = token.index("-") if "-" in token else token.index("+")
    return str(token[:cut]), int(token[cut:])


def _action(cls: Any) -> Any:
    """Build a rule like `fight there result+1`."""

    def build(self: Any, place: Place | None, *modifiers: Token) -> v.AnyEffect:
        effect: v.AnyEffect = cls(place=place or ANY, **_modified(modifiers))
        return effect

    return build


@v_args(inline=True)
class Builder(WhereBuilder):
    """Builds the Structs during parsing; methods are named after the grammar's rules."""

    # --- figures, cards
    seat = built(v.Seat)
    vp = built(v.VictoryPoints)
    reserve = built(v.ReservePoints)
    crisis = built(v.CrisisRolls)
    draw_next = built(v.DrawNext)
    scored = politician = side = duration = scope = trigger = party_threat = moved = diff = word

    base = built(v.Base)
    nsdap = built(v.PlaceNsdapFigure)
    score = built(v.Score)
    lead_next = built(v.LeadNext)
    discard = built(v.Discard)

    # --- opinion and society
    def issue(self, name: Token) -> str:
        return "any-white" if name == "any-white" else look_up(name, ISSUES, "issue")

    def cell(self, cell: Token) -> str:
        return str(cell)

    def society(self, name: Token) -> str:
        return "any" if name == "any" else look_up(name, SOCIETY, "society marker or group")

    issue_step = built(v.PlaceIssue)
    debate = built(v.Debate)
    society_step = built(v.PlaceSociety)
    society_off = built(v.RemoveSociety)

    # --- threats
    unrest = built(v.Unrest)
    poverty = built(v.Poverty)
    prosperity = built(v.Prosperity)

    def times(self, token: Token) -> int:
        return int(token[1:])

    def sign(self, token: Token) -> int:
        return 1 if token == "+" else -1

    party_threat_step = built(v.PartyThreat)
    power = built(v.Power)
    dr = built(v.DrMarker)
    economy = built(v.Economy)

    # --- units
    move = built(v.Move)
    dissolve = built(v.Dissolve)
    withdraw = built(v.Withdraw)
    redeploy = built(v.Redeploy)

    def piece(self, name: Token) -> str:
        return look_up(name, UNITS, "unit")

    reinforce = built(v.Reinforce)
    flip = built(v.Flip)

    # --- actions
    demonstrate = _action(v.FreeDemonstration)
    coup = _action(v.FreeCoup)
    counter_coup = _action(v.FreeCounterCoup)
    fight = _action(v.FreeFight)
    cancel = built(v.Cancel)
    reroll = built(v.Reroll)

    def modifier(self, token: Token) -> Token:
        return token

    def negotiate(self, *modifiers: Token) -> v.FreeNegotiation:
        return v.FreeNegotiation(**_modified(modifiers))

    result = built(v.Result)
    dice = built(v.Dice)

    # --- others
    lay_open = built(v.LayOpen)
    rentenmark = built(v.IntroduceRentenmark)
    nsdap_shield = built(v.NsdapShield)
    president_election = built(v.PresidentElection)
    stresemann_out = built(v.StresemannOut)

    def nation(self, token: Token) -> str:
        return "any" if token == "any" else NATIONS[str(token)]

    flag = built(v.Flag)

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

    petition = built(v.Petition)
    force_play = built(v.ForcePlay)
    strike_on_prussia = built(v.StrikeOnPrussia)

    # --- combinators
    def options(self, *options: Effects) -> tuple[Effects, ...]:
        return options

    def choose(self, by: str | None, options: tuple[Effects, ...]) -> v.Choose:
        return v.Choose(options, by or "self")

    may = built(v.May)
    pay = built(v.Pay)
    if_step = built(v.If)

    def repeat(self, number: Token, diff: str | None, effect: Effects) -> v.Repeat:
        return v.Repeat(int(number), effect, bool(diff))

    as_step = built(v.As)
    at_step = built(v.At)
    first = built(v.First)

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

    together = built(v.Together)

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
