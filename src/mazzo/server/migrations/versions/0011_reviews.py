"""Reviews of matches, and what is judged of them so far."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("match_id", sa.String(24), nullable=False),
        sa.Column("level", sa.String(10), nullable=False),
        sa.Column("engine", sa.String(80), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("judged", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("ready", sa.Integer, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("body", sa.LargeBinary),
    )
    op.create_index("reviews_match", "reviews", ["match_id", "level"])
    op.create_index("reviews_state", "reviews", ["state", "claimed_until"])
    op.create_index("reviews_person", "reviews", ["person"])
    op.create_table(
        "judgements",
        sa.Column("review", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("judgements", "reviews"):
        op.drop_table(table)
