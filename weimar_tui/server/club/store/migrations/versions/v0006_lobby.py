"""Fronts share the talk of their lobbies, and who is there."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table and the column."""
    json = sa.Text() if op.get_bind().dialect.name == "sqlite" else JSONB()
    op.add_column("machine", sa.Column("here", json, nullable=False, server_default="[]"))
    op.create_table(
        "lobby_line",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("at", sa.Double().with_variant(sa.REAL(), "sqlite"), nullable=False),
        sa.Column("front", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lobby_line"),
        sqlite_strict=True,
    )
    op.create_index("ix_lobby_line_at", "lobby_line", ["at"])
