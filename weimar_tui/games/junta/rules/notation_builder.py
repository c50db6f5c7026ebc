"""Builds the Structs; each method is named after a rule of `notation.lark`."""

from __future__ import annotations

from lark import Token, Transformer, v_args

from weimar_tui.packs.notation_parser import built

from . import vocabulary as v
from .vocabulary import Effects


@v_args(inline=True)
class Builder(Transformer[Token, Effects]):
    """Builds the Structs during parsing."""

    def effects(self, effect: Effects) -> Effects:
        return effect

    def nothing(self) -> Effects:
        return ()

    def sequence(self, *steps: v.AnyEffect) -> Effects:
        return steps

    def name(self, token: str) -> str:
        return str(token)

    votes = built(v.Votes)

    def attempt(self, who: tuple[str, ...], place: str, faces: tuple[int, int] | None) -> v.Attempt:
        return v.Attempt(who, place, *(faces or (1, v.FACES)))

    def place(self, token: str) -> str:
        return str(token)

    def anybody(self) -> tuple[str, ...]:
        return ()

    def all_but(self, *offices: str) -> tuple[str, ...]:
        return offices

    burgle = built(v.Burgle)

    def sway(self, units: str, faces: tuple[int, int], pairs: object) -> v.Bribe:
        return v.Bribe(units, *faces, pairs=pairs is not None)

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

    if_has = built(v.IfHas)

    def one_area(self, area: str) -> tuple[str, ...]:
        return (area,)

    def any_area(self, *areas: str) -> tuple[str, ...]:
        return areas

    place_units = built(v.PlaceUnits)

    fund = built(v.Fund)
    take_notes = built(v.TakeNotes)
    pay = built(v.Pay)
    borrow_influence = built(v.BorrowInfluence)
    extra_votes = built(v.ExtraVotes)
    police_attempt = built(v.PoliceAttempt)
    shield = built(v.Shield)
    kill_self = built(v.KillSelf)
    excuse = built(v.Excuse)
    end_vote = built(v.EndVote)
    revote = built(v.Revote)
    motion_remove = built(v.MotionToRemove)
    alternative_budget = built(v.AlternativeBudget)
    peek_account = built(v.PeekAccount)
    drop_influence = built(v.DropInfluence)
    close_bank = built(v.CloseBank)
