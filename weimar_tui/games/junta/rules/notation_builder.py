"""Builds the Structs from the rules of `notation.lark`, one method for each rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lark import Token, Transformer, v_args

from weimar_tui.games.junta.rules import vocabulary as v
from weimar_tui.games.junta.rules.vocabulary import Effects


def _sole(effect: v.Effect) -> Any:
    """A rule that stands for one effect, always the same."""

    def build(_builder: Any) -> v.Effect:
        return effect

    return build


def _counted(kind: Callable[[int], v.Effect]) -> Any:
    """A rule with a number."""

    def build(_builder: Any, number: Token) -> v.Effect:
        return kind(int(number))

    return build


@v_args(inline=True)
class Builder(Transformer[Token, Effects]):
    """Builds the Structs while the parser reduces."""

    def effects(self, effect: Effects) -> Effects:
        return effect

    def nothing(self) -> Effects:
        return ()

    def sequence(self, *steps: v.AnyEffect) -> Effects:
        return steps

    def name(self, token: str) -> str:
        return str(token)

    def votes(self, number: str, partner: str | None) -> v.Votes:
        return v.Votes(int(number), partner or "")

    def attempt(self, who: tuple[str, ...], place: str, faces: tuple[int, int] | None) -> v.Attempt:
        return v.Attempt(who, place, *(faces or (1, 6)))

    def place(self, token: str) -> str:
        return str(token)

    def anybody(self) -> tuple[str, ...]:
        return ()

    def all_but(self, *offices: str) -> tuple[str, ...]:
        return offices

    def burgle(self, place: str, number: str) -> v.Burgle:
        return v.Burgle(str(place), int(number))

    def sway(self, units: str, faces: tuple[int, int], pairs: object) -> v.Sway:
        return v.Sway(units, *faces, pairs=pairs is not None)

    def red(self) -> str:
        return "red"

    def unit(self, name: str) -> str:
        return name

    def range(self, low: str, high: str | None) -> tuple[int, int]:
        return int(low), int(high or low)

    def row(self, faces: tuple[int, int], effect: Effects) -> v.Row:
        return v.Row(*faces, effect)

    def roll(self, *rows: v.Row) -> v.Roll:
        return v.Roll(rows)

    def choose(self, *options: Effects) -> v.Choose:
        return v.Choose(options)

    def if_has(self, card: str, then: Effects, otherwise: Effects) -> v.IfHas:
        return v.IfHas(card, then, otherwise)

    def one_area(self, area: str) -> tuple[str, ...]:
        return (area,)

    def any_area(self, *areas: str) -> tuple[str, ...]:
        return areas

    def place_units(self, number: str, unit: str, areas: tuple[str, ...]) -> v.PlaceUnits:
        return v.PlaceUnits(int(number), unit, areas)

    fund = _counted(v.Fund)
    take_notes = _counted(v.TakeNotes)
    pay = _counted(v.Pay)
    borrow_influence = _counted(v.BorrowInfluence)
    extra_votes = _counted(v.ExtraVotes)
    police_attempt = _sole(v.PoliceAttempt())
    shield = _sole(v.Shield())
    kill_self = _sole(v.KillSelf())
    excuse = _sole(v.Excuse())
    end_vote = _sole(v.EndVote())
    revote = _sole(v.Revote())
    motion_remove = _sole(v.MotionToRemove())
    alternative_budget = _sole(v.AlternativeBudget())
    peek_account = _sole(v.PeekAccount())
    drop_influence = _sole(v.DropInfluence())
    close_bank = _sole(v.CloseBank())
