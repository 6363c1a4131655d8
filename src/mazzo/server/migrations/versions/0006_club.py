"""Several processes on one database: the number of each table's last event, whether a bot is due next, and who is
connected to which process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NUMBERS = """
UPDATE tables
SET number = COALESCE((SELECT max(events.number) FROM events WHERE events.table_id = tables.id), 0)
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due_bot", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(NUMBERS)
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(64), nullable=False),
    )
    op.create_index("attendance_process", "attendance", ["process"])


def downgrade() -> None:
    op.drop_table("attendance")
    op.drop_column("tables", "due_bot")
    op.drop_column("tables", "number")
