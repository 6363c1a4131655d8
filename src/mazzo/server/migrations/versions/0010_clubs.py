"""Clubs: their members, house rules, tables, and which matches count in their lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("link", sa.String(40), nullable=False),
    )
    op.create_index("clubs_link", "clubs", ["link"])
    op.create_table(
        "club_looks",
        sa.Column("look", sa.String(400), primary_key=True),
        sa.Column("club_id", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False),
    )
    op.create_index("club_looks_club", "club_looks", ["club_id"])
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.String(16), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("id", sa.String(20), nullable=False, unique=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("club_members_person", "club_members", ["person", "role"])
    op.create_table(
        "club_rules",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("club_id", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("club_rules_club", "club_rules", ["club_id", "game", "name"], unique=True)
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("club_id", sa.String(16), nullable=False),
    )
    op.create_index("club_tables_club", "club_tables", ["club_id"])
    op.create_table(
        "club_matches",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("club_id", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("form", sa.String(40), nullable=False),
    )
    op.create_index("club_matches_form", "club_matches", ["club_id", "season", "game", "form"])


def downgrade() -> None:
    """What was played stays; the tables of a club are open to whoever knows them."""
    for table in ("club_matches", "club_tables", "club_rules", "club_members", "club_looks", "clubs"):
        op.drop_table(table)
