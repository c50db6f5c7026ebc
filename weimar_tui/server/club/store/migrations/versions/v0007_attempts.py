"""Machines count together how often something was tried."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "attempt",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("at", sa.Double().with_variant(sa.REAL(), "sqlite"), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_attempt"),
        sqlite_strict=True,
    )
    op.create_index("ix_attempt_about_at", "attempt", ["about", "at"])
    op.create_index("ix_attempt_at", "attempt", ["at"])
