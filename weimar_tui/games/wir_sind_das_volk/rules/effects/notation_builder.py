"""Builds the clauses; each method is named after a rule of `notation.lark`."""

from __future__ import annotations

from lark import Token, Transformer, v_args
from msgspec.structs import replace

from weimar_tui.packs.notation_parser import built

from .vocabulary import (
    Arrows,
    Clause,
    Clauses,
    Symbols,
)


@v_args(inline=True)
class Builder(Transformer[Token, Clauses]):
    """Builds the clauses during parsing."""

    def nothing(self) -> Clauses:
        return ()

    def chains(self, *chains: Clauses) -> Clauses:
        return tuple(clause for chain in chains for clause in chain)

    def chain(self, first: Clause, *others: Clause) -> Clauses:
        return (first, *(replace(clause, then=True) for clause in others))

    arrows = built(Arrows)

    def sided_symbols(
        self,
        symbol: str,
        side: str,
        count: Token | None,
        place: str | None,
        most: int | None,
        by: str | None,
    ) -> Clause:
        number = int(count[1:]) if count else 1
        return Symbols(symbol, side, number, place or "", most or 0, by or "")

    def eastern_symbols(
        self,
        symbol: str,
        count: Token | None,
        place: str | None,
        most: int | None,
        by: str | None,
    ) -> Clause:
        number = int(count[1:]) if count else 1
        return Symbols(symbol, "east", number, place or "", most or 0, by or "")

    def power(self, colour: str) -> Clause:
        return Symbols(f"power-{colour}", "east")

    def plain_symbol(self, symbol: str, place: str | None) -> Clause:
        return Symbols(symbol, "east", place=place or "")

    def place(self, name: Token) -> str:
        return str(name)

    def at_most(self, number: Token) -> int:
        return int(number)

    def different(self) -> int:
        return 1

    def by(self, side: str) -> str:
        return side

    def track(self, word: Token) -> str:
        return str(word)

    sided = eastern = plain = colour = side = track
