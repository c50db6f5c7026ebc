"""The notation of the political cards, turned into the Structs of `vocabulary`.

A card file says what a card does in a closed notation, never in prose. The reader is strict: an
unknown word is a `NotationError` with its column.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from weimar_tui.games.junta.rules import vocabulary as v
from weimar_tui.games.junta.rules.vocabulary import Effects
from weimar_tui.packs.notation import Notation


def _builder() -> Any:
    """What makes the Structs; Lark is imported only when a text is read."""
    from lark import Transformer, v_args

    @v_args(inline=True)
    class Builder(Transformer):  # type: ignore[type-arg]
        """Builds the Structs, one method for each rule of the grammar."""

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

        def attempt(
            self, who: tuple[str, ...], place: str, faces: tuple[int, int] | None
        ) -> v.Attempt:
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

    for rule, counted in {
        "fund": v.Fund,
        "take_notes": v.TakeNotes,
        "pay": v.Pay,
        "borrow_influence": v.BorrowInfluence,
        "extra_votes": v.ExtraVotes,
    }.items():
        setattr(Builder, rule, _counted(counted))
    for rule, sole in {
        "police_attempt": v.PoliceAttempt(),
        "shield": v.Shield(),
        "kill_self": v.KillSelf(),
        "excuse": v.Excuse(),
        "end_vote": v.EndVote(),
        "revote": v.Revote(),
        "motion_remove": v.MotionToRemove(),
        "alternative_budget": v.AlternativeBudget(),
        "peek_account": v.PeekAccount(),
        "drop_influence": v.DropInfluence(),
        "close_bank": v.CloseBank(),
    }.items():
        setattr(Builder, rule, _always(sole))
    return Builder()


def _counted(kind: Any) -> Any:
    def build(self: Any, children: list[str]) -> Any:
        return kind(int(children[0]))

    return build


def _always(word: v.Effect) -> Any:
    def build(self: Any, children: list[str]) -> Any:
        return word

    return build


_WORDS = (
    "votes fund take-notes pay attempt police-attempt shield burgle kill sway excuse end-vote"
    " revote borrow-influence extra-votes motion-remove alternative-budget peek-account"
    " drop-influence close-bank place choose roll if"
)

NOTATION = Notation(
    Path(__file__).with_name("notation.lark"),
    _builder,
    ("effects",),
    groups=(("an effect such as `votes 3`", _WORDS),),
    terminals={
        "NUMBER": "a number",
        "NAME": "an id such as `church` or `army1`",
        "PLACE": "a place such as `bank` or `home`",
    },
)


def parse_effects(text: str) -> Effects:
    """The effects a text stands for; `none` is the empty one.

    Raises NotationError.

    >>> parse_effects("pay 1; attempt any any 4-6")
    (Pay(number=1), Attempt(protected=(), place='any', low=4, high=6))
    """
    return cast(Effects, NOTATION.read(text, "effects"))
