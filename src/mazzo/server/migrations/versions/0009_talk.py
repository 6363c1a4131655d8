"""Table talk, promised moves, whose turn it is at which table, notices, and friends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("audience", sa.String(10), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("command", sa.String(40), nullable=False),
    )
    op.create_index("talk_at", "talk", ["at"])
    op.create_index("talk_person", "talk", ["person"])
    op.create_table(
        "mutes",
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("whom", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "promises",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("move", sa.String(400), nullable=False),
    )
    op.create_table(
        "turns",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("told_at", sa.BigInteger),
    )
    op.create_index("turns_table", "turns", ["table_id"])
    op.create_index("turns_deadline", "turns", ["deadline"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("sent_at", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("notices_person", "notices", ["person", "kind"])
    op.create_index("notices_unsent", "notices", ["sent_at", "at"])
    op.create_index("notices_table", "notices", ["table_id"])
    op.create_table(
        "friends",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("whom", sa.String(40), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("friends_pair", "friends", ["who", "whom"], unique=True)
    op.create_index("friends_whom", "friends", ["whom"])


def downgrade() -> None:
    for table in ("friends", "notices", "turns", "promises", "mutes", "talk"):
        op.drop_table(table)
