"""The processes that serve this database, each with the time until which it counts as alive."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("processes_until", "processes", ["until"])


def downgrade() -> None:
    op.drop_table("processes")
