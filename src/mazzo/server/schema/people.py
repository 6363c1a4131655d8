"""People, by what they show who they are, and their devices."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table, text

from mazzo.server.schema.base import metadata

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    # `guest`, `account`, `merged` into an account, `bot` of somebody's, or `deleted`.
    Column("kind", String(10), nullable=False),
    # Of an account its name, of a guest how they last sat down or opened a table; empty before. Some signs are several
    # where they are normalized.
    Column("name", String(120), nullable=False),
    # What the name of an account looks like in small letters: by this an account is found.
    Column("skeleton", String(400), nullable=False, server_default=""),
    # `moderator` or `admin`, else empty.
    Column("role", String(10), nullable=False, server_default=""),
    Column("locale", String(10), nullable=False, server_default=""),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger),
    # The account whose tables those of this guest have become.
    Column("merged_into", String(40), nullable=False, server_default=""),
    Index("people_merged", "merged_into"),
    Index(
        "people_skeleton",
        "skeleton",
        unique=True,
        sqlite_where=text("kind = 'account'"),
        postgresql_where=text("kind = 'account'"),
    ),
)

# Everything that the names of accounts look like, in capital letters and in small ones: each is one account's alone.
looks = Table(
    "looks",
    metadata,
    Column("look", String(400), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Index("looks_person", "person"),
)

# By what an account shows who it is.
credentials = Table(
    "credentials",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    # `passkey` or `password`.
    Column("kind", String(10), nullable=False),
    # Of a passkey: how its device calls it, the public key, and how often it was used, if the device counts.
    Column("handle", String(1400), unique=True),
    Column("key", LargeBinary),
    Column("sign_count", BigInteger, nullable=False),
    # Of a password.
    Column("hash", String(200), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Index("credentials_person", "person"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("used_at", BigInteger),
)

# What a passkey is asked to sign, once.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    # Who asked, and for which name; empty for a stranger who signs in.
    Column("person", String(40), nullable=False),
    Column("name", String(120), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("challenges_expiry", "expires_at"),
)

# A device of a person. Its cookie holds the token of which this is the hash.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    # When a credential was shown on it last; 0 if none was.
    Column("proved_at", BigInteger, nullable=False, server_default="0"),
    Index("sessions_person", "person"),
    Index("sessions_expiry", "expires_at"),
)

# A device that would like to become a person who has another one.
pairings = Table(
    "pairings",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("device_hash", String(64), nullable=False, unique=True),
    Column("label", String(80), nullable=False),
    # The number that the new device shows, and all that the other is offered.
    Column("number", Integer, nullable=False),
    Column("choices", String(20), nullable=False),
    # Who has entered the code, once somebody has.
    Column("person", String(40), nullable=False),
    Column("state", String(10), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("pairings_expiry", "expires_at"),
)

# Of each lesson how far somebody is.
learned = Table(
    "learned",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("step", Integer, nullable=False),
    # Of the script as it was then.
    Column("hash", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)
