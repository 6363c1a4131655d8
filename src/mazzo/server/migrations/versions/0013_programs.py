"""Bots of people, which sit at tables by a token."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("owner", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("programs_owner", "programs", ["owner"])


def downgrade() -> None:
    op.drop_table("programs")
