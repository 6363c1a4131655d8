"""Whoever has opened a table has it on the own list like those who sit there, and may forget it."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

MISSING = """
INSERT INTO members (table_id, person)
SELECT id, host FROM tables
WHERE NOT EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id AND members.person = tables.host)
"""


def upgrade() -> None:
    op.execute(MISSING)


def downgrade() -> None:
    """The earlier version lists what one has opened besides, so hosts may stay."""
