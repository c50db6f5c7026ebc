"""The first schema. `Database.prepare` creates new databases at the newest version."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Nothing: no database is older."""
