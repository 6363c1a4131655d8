"""What was played: matches that are over with their results and totals, and ratings. Matches of before are filed by the
server while it runs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

RESULTS_OF_SOMEBODY = "person IS NOT NULL"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    create_history()
    create_ratings()


def create_history() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("form", sa.String(40), nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("unrated", sa.String(40), nullable=False, server_default=""),
        sa.Column("shuffle", sa.Integer, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("outcome", sa.String(10), nullable=False),
        sa.Column("filed_at", sa.BigInteger),
        sa.Column("claimed_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("record", sa.LargeBinary),
    )
    op.create_index("matches_table", "matches", ["table_id", "number"], unique=True)
    some("matches_unfiled", "matches", ["ended_at"], "filed_at IS NULL")
    op.create_table(
        "results",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(40)),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("bot_moves", sa.Integer, nullable=False),
        sa.Column("feats", sa.LargeBinary, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("form", sa.String(40), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
    latest = [sa.text("ended_at DESC"), sa.text("match_id DESC")]
    some("results_person", "results", ["person", *latest], RESULTS_OF_SOMEBODY)
    some("results_form", "results", ["person", "game", "form", *latest], RESULTS_OF_SOMEBODY)
    op.create_table(
        "totals",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("form", sa.String(40), primary_key=True),
        sa.Column("rated", sa.Boolean, primary_key=True),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("feats", sa.LargeBinary, nullable=False),
    )


def create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("form", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("ordinal", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("provisional", sa.Boolean, nullable=False),
    )
    some(
        "ratings_best",
        "ratings",
        ["season", "game", "form", sa.text("ordinal DESC"), "person"],
        "provisional IS FALSE",
    )
    op.create_index("ratings_person", "ratings", ["person"])
    op.create_table(
        "rating_changes",
        sa.Column("match_id", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("form", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("quit", sa.Boolean, nullable=False),
        sa.Column("weight", sa.Double, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu_after", sa.Double, nullable=False),
        sa.Column("sigma_after", sa.Double, nullable=False),
    )
    op.create_index("rating_changes_person", "rating_changes", ["person", "at"])
    op.create_index("rating_changes_order", "rating_changes", ["season", "game", "form", "at"])
    op.create_table(
        "networks",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("network", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("networks_at", "networks", ["at"])
    op.create_table(
        "shared_devices",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("other", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def some(name: str, table: str, columns: list[str | sa.TextClause], where: str) -> None:
    """An index of some rows alone."""
    op.create_index(name, table, columns, sqlite_where=sa.text(where), postgresql_where=sa.text(where))


def downgrade() -> None:
    """The tables have all that was played; history and ratings go. Whoever upgrades again has the history filed anew,
    but not the ratings."""
    for name in ("shared_devices", "networks", "rating_changes", "ratings", "totals", "results", "matches"):
        op.drop_table(name)
    op.execute("DELETE FROM settings WHERE key = 'history_filed'")
    op.drop_column("tables", "rated")
