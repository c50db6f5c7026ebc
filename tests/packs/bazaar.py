"""A small set of components with a notation, as a game would declare them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from lark import Token, Transformer, v_args
from msgspec import Meta, Struct, field

from weimar_tui.packs.component import ONLY_READ, Component, Notated, Words
from weimar_tui.packs.notation import Notation


class Coins(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """An effect: coins for a player."""

    number: int
    who: str = "self"


class Draw(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """An effect: cards from the deck."""

    number: int


class May(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """An optional effect."""

    effects: tuple[AnyEffect, ...]


AnyEffect = Coins | Draw | May
Effects = Annotated[tuple[AnyEffect, ...], Notated("effects")]
Event = Annotated[tuple[AnyEffect, ...], Notated("effects", kept_as="notation")]


class Good(Component, frozen=True):
    """A card of `goods.toml`."""

    id: str
    name: Words
    price: Annotated[int, Meta(ge=1, le=9)]
    effect: Event = field(name="event", default=())
    notation: Annotated[str, ONLY_READ] = ""
    colour: Literal["red", "blue"] = "red"
    year: Annotated[str, ONLY_READ] = ""
    titles: Annotated[dict[str, Words], ONLY_READ] = field(default_factory=dict)


class Market(Component, frozen=True):
    """`market.toml`, a single table."""

    stalls: Annotated[int, Meta(ge=1)]
    results: tuple[Effects, ...] = ()
    closing: Words | None = None


class Bazaar(Component, frozen=True):
    """Everything in the box."""

    digest: Annotated[str, ONLY_READ]
    goods: dict[str, Good]
    market: Market


class Scenario(Component, frozen=True):
    """A set-up."""

    id: str
    name: Words
    rounds: Annotated[int, Meta(ge=1)]


GRAMMAR = Path(__file__).with_name("bazaar.lark")


@v_args(inline=True)
class Builder(Transformer[Token, object]):
    """Builds the effects; each method is named after a rule."""

    def nothing(self) -> tuple[AnyEffect, ...]:
        return ()

    def sequence(self, *steps: AnyEffect) -> tuple[AnyEffect, ...]:
        return steps

    def coins(self, number: Token, who: str | None) -> Coins:
        return Coins(int(number), who or "self")

    def draw(self, number: Token) -> Draw:
        return Draw(int(number))

    def pay(self, who: str) -> Coins:
        return Coins(-1, who)

    def go(self, name: Token) -> Draw:
        return Draw(len(name))

    def may(self, effects: tuple[AnyEffect, ...]) -> May:
        return May(effects)

    def who(self, word: Token) -> str:
        return str(word)


@cache
def notation() -> Notation:
    """The notation; building its parser takes far longer than reading a text."""
    return Notation(
        GRAMMAR,
        Builder,
        ["effects"],
        groups=[
            ("an effect such as `coins +1`", "coins draw go may pay"),
            ("a player", "self all host"),
        ],
        terminals={"SIGNED": "a number with a sign", "COUNT": "a number"},
        names=["Timbuktu"],
    )
