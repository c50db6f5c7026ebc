"""Several machines share the tables: their leases, and the journals of games."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.types import TypeEngine

revision = "0004"
down_revision = "0003"

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_REAL: TypeEngine[Any] = sa.Double().with_variant(sa.REAL(), "sqlite")


def _number(name: str, default: str | None = None) -> sa.Column[Any]:
    return sa.Column(name, _NUMBER, nullable=False, server_default=default)


def _text(name: str, default: str | None = "") -> sa.Column[Any]:
    return sa.Column(name, sa.Text(), nullable=False, server_default=default)


def _flag(name: str) -> sa.Column[Any]:
    check = sa.CheckConstraint(f'"{name}" IN (0, 1)')
    return sa.Column(name, sa.Integer(), check, nullable=False, server_default="0")


def _one_of(name: str, *values: str) -> sa.Column[Any]:
    listed = ", ".join(f"'{value}'" for value in values)
    check = sa.CheckConstraint(f'"{name}" IN ({listed})')
    return sa.Column(name, sa.Text(), check, nullable=False)


def upgrade() -> None:
    """Create the tables. They stay empty on a single machine."""
    json = sa.Text() if op.get_bind().dialect.name == "sqlite" else JSONB()
    op.create_table(
        "machine",
        sa.Column("id", sa.Text(), nullable=False),
        _text("incarnation", None),
        _one_of("role", "owner", "front", "both"),
        _text("address"),
        sa.Column("until", _REAL, nullable=False),
        _flag("draining"),
        _text("program"),
        sa.Column("rules", json, nullable=False, server_default="{}"),
        sa.PrimaryKeyConstraint("id", name="pk_machine"),
        sqlite_strict=True,
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text(), nullable=False),
        _text("owner"),
        _number("epoch"),
        _number("lines", "0"),
        _number("bytes", "0"),
        _text("record", None),
        _one_of("state", "waiting", "playing", "over"),
        _text("game", None),
        _text("digest"),
        _number("release", "0"),
        _flag("waits"),
        sa.Column("changed", _REAL, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_journal"),
        sqlite_strict=True,
    )
    op.create_index("ix_journal_owner_state", "journal", ["owner", "state"])
    op.create_index("ix_journal_changed", "journal", ["changed"])
    for name, columns, key in (
        ("journal_line", (_number("n"), _number("epoch")), "n"),
        ("journal_file", (_number("number"), _number("bytes")), "number"),
    ):
        op.create_table(
            name,
            sa.Column("table_id", sa.Text(), nullable=False),
            *columns,
            sa.Column("body" if key == "n" else "packed", sa.LargeBinary(), nullable=False),
            sa.PrimaryKeyConstraint("table_id", key, name=f"pk_{name}"),
            sa.ForeignKeyConstraint(
                ["table_id"],
                ["journal.table_id"],
                name=f"fk_{name}_table_id",
                ondelete="CASCADE",
            ),
            sqlite_strict=True,
        )
