"""Ratings count the different opponents they rest on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column. The table is derived and was not filled before."""
    whole = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.add_column("rating", sa.Column("opponents", whole, server_default="0", nullable=False))
