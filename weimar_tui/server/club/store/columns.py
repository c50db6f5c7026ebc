"""Column types that mean the same in SQLite (STRICT tables) and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    REAL,
    BigInteger,
    CheckConstraint,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Integer,
    Text,
)
from sqlalchemy.types import TypeDecorator, TypeEngine

Number = BigInteger().with_variant(Integer(), "sqlite")
"""A whole number of 64 bits. Times are such numbers: seconds since 1970, UTC."""

Real: TypeEngine[Any] = Double().with_variant(REAL(), "sqlite")


class FlagColumn(TypeDecorator[bool]):
    """True or false, stored as 1 or 0. Columns add a CHECK (`flag`)."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: bool | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)

    def process_result_value(self, value: int | None, dialect: Dialect) -> bool | None:
        return None if value is None else bool(value)


class Json(TypeDecorator[Any]):
    """JSON: JSONB in PostgreSQL, text in SQLite."""

    impl = Text
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        if dialect.name == "postgresql":
            from sqlalchemy.dialects.postgresql import JSONB  # 2 MiB

            return dialect.type_descriptor(JSONB())
        return dialect.type_descriptor(Text())

    def process_bind_param(self, value: object, dialect: Dialect) -> object:
        if value is None or dialect.name == "postgresql":
            return msgspec.to_builtins(value)
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        if value is None or dialect.name == "postgresql":
            return value
        return msgspec.json.decode(value)


def text(name: str, default: str | None = "") -> Column[Any]:
    """A text column that is never NULL; `default` None: a value must be given."""
    return Column(name, Text, nullable=False, server_default=default)


def number(name: str, default: int | None = None) -> Column[Any]:
    """A whole number or time that is never NULL; `default` None: a value must be given."""
    given = None if default is None else str(default)
    return Column(name, Number, nullable=False, server_default=given)


def flag(name: str, default: bool | None = False) -> Column[Any]:
    """A flag that is never NULL."""
    given = None if default is None else str(int(default))
    return Column(
        name,
        FlagColumn,
        CheckConstraint(f'"{name}" IN (0, 1)'),
        nullable=False,
        server_default=given,
    )


def one_of_values(name: str, values: Sequence[str], default: str | None = None) -> Column[Any]:
    """A text column with a few possible values."""
    listed = ", ".join(f"'{value}'" for value in values)
    check = CheckConstraint(f'"{name}" IN ({listed})')
    return Column(name, Text, check, nullable=False, server_default=default)


def json(name: str, default: str = "{}") -> Column[Any]:
    """A JSON column that is never NULL."""
    return Column(name, Json, nullable=False, server_default=default)


def refers(name: str, to: str, *, optional: bool = False, deletes: bool = True) -> Column[Any]:
    """A reference to another row, deleted with it (or set to NULL if `optional`)."""
    kind = Text if to.startswith(("game_table", "journal")) else Number
    ends = ("SET NULL" if optional else "CASCADE") if deletes else None
    return Column(name, kind, ForeignKey(to, ondelete=ends), nullable=optional)
