"""Accounts: people with credentials, recovery codes and roles; what moderators do; and all tables that somebody ever
sat at, also those that were taken from the own list."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ACCOUNTS = sa.text("kind = 'account'")
TOGETHER = 1000


def columns() -> list[tuple[str, sa.Column[Any]]]:
    """What tables gain, each under the name of its table."""
    return [
        ("members", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())),
        ("people", sa.Column("skeleton", sa.String(400), nullable=False, server_default="")),
        ("people", sa.Column("role", sa.String(10), nullable=False, server_default="")),
        ("people", sa.Column("locale", sa.String(10), nullable=False, server_default="")),
        ("people", sa.Column("deleted_at", sa.BigInteger)),
        ("people", sa.Column("merged_into", sa.String(40), nullable=False, server_default="")),
        ("sessions", sa.Column("proved_at", sa.BigInteger, nullable=False, server_default="0")),
    ]


def person(name: str = "person", *, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(40), sa.ForeignKey("people.id"), nullable=False, primary_key=key)


def upgrade() -> None:
    for table, column in columns():
        op.add_column(table, column)
    op.create_index("people_merged", "people", ["merged_into"])
    op.create_index(
        "people_skeleton", "people", ["skeleton"], unique=True, sqlite_where=ACCOUNTS, postgresql_where=ACCOUNTS
    )
    op.create_table("looks", sa.Column("look", sa.String(400), primary_key=True), person())
    op.create_index("looks_person", "looks", ["person"])
    op.create_table(
        "credentials",
        sa.Column("id", sa.String(40), primary_key=True),
        person(),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("handle", sa.String(1400), unique=True),
        sa.Column("key", sa.LargeBinary),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.String(200), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_index("credentials_person", "credentials", ["person"])
    op.create_table(
        "recovery_codes",
        person(key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_expiry", "challenges", ["expires_at"])
    add_moderation()
    find_members()


def add_moderation() -> None:
    op.create_table(
        "blocks", person("who", key=True), person("whom", key=True), sa.Column("at", sa.BigInteger, nullable=False)
    )
    op.create_index("blocks_whom", "blocks", ["whom"])
    op.create_table(
        "penalties",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(40), nullable=False),
        person("whom"),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("penalties_whom", "penalties", ["whom", "until"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(40), nullable=False),
        person("whom"),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("said", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("done_by", sa.String(40), nullable=False),
    )
    op.create_index("reports_state", "reports", ["state", "at"])
    op.create_index("reports_whom", "reports", ["whom"])
    op.create_index("reports_who", "reports", ["who", "at"])
    op.create_table(
        "audit",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("whom", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("audit_at", "audit", ["at"])
    op.create_index("audit_whom", "audit", ["whom"])


def find_members() -> None:
    """Whoever has taken a table from the own list has sat there nevertheless, and its events say so."""
    connection = op.get_bind()
    members = sa.table("members", sa.column("table_id"), sa.column("person"), sa.column("hidden", sa.Boolean))
    tables = sa.table("tables", sa.column("id"), sa.column("host"))
    events = sa.table("events", sa.column("table_id"), sa.column("number"), sa.column("body", sa.LargeBinary))
    known = {(table, who) for table, who in connection.execute(sa.select(members.c.table_id, members.c.person))}
    found = {(table, who) for table, who in connection.execute(sa.select(tables.c.id, tables.c.host))}
    ids = sorted({table for table, _ in found})
    for at in range(0, len(ids), TOGETHER):
        some = events.c.table_id.in_(ids[at : at + TOGETHER])
        for table, body in connection.execute(sa.select(events.c.table_id, events.c.body).where(some)):
            if b'"type":"sat"' in bytes(body):
                found.add((table, sat(bytes(body))))
    missing = sorted((table, who) for table, who in found - known if who)
    if missing:
        rows = [{"table_id": table, "person": who, "hidden": True} for table, who in missing]
        connection.execute(sa.insert(members), rows)


def sat(body: bytes) -> str:
    """Who sat down; nobody if the event is damaged, which is told elsewhere."""
    try:
        return str(json.loads(body)["event"]["person"])
    except (ValueError, KeyError, TypeError):
        return ""


def downgrade() -> None:
    """Whoever has an account is a guest on the own devices; the tables stay as they are."""
    op.execute("DELETE FROM members WHERE hidden")
    op.execute("UPDATE people SET kind = 'guest'")
    for name in ("audit", "reports", "penalties", "blocks", "challenges", "recovery_codes", "credentials", "looks"):
        op.drop_table(name)
    op.drop_index("people_skeleton", "people")
    op.drop_index("people_merged", "people")
    for table, column in columns():
        op.drop_column(table, column.name)
