"""Channels remember when they were last used, and how their owner logs in."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns."""
    whole = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.add_column("channel", sa.Column("sent", whole, nullable=True))
    op.add_column("channel", sa.Column("command", sa.Text(), server_default="", nullable=False))
