"""Deals of the day: a secret for each day, what an expert makes of each deal, and who played it how."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "day_experts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("result", sa.Float, nullable=False),
    )
    op.create_table(
        "day_plays",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("moves", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("result", sa.Float),
    )
    op.create_index("day_plays_deal", "day_plays", ["day", "game"])
    op.create_index("day_plays_person", "day_plays", ["person", "day"])


def downgrade() -> None:
    for table in ("day_plays", "day_experts", "days"):
        op.drop_table(table)
