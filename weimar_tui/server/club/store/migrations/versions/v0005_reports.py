"""Machines report that they are full; fronts, which owners they cannot reach."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns."""
    json = sa.Text() if op.get_bind().dialect.name == "sqlite" else JSONB()
    check = sa.CheckConstraint('"is_full" IN (0, 1)')
    full = sa.Column("is_full", sa.Integer(), check, nullable=False, server_default="0")
    op.add_column("machine", full)
    op.add_column("machine", sa.Column("unreachable", json, nullable=False, server_default="{}"))
