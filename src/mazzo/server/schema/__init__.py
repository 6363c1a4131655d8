"""The database: every event of every table, and what is needed to find tables again. Migrations bring it up to date."""

from __future__ import annotations

from mazzo.server.schema.base import metadata
from mazzo.server.schema.clubs import club_looks, club_matches, club_members, club_rules, club_tables, clubs
from mazzo.server.schema.company import friends, notices, promises, talk, turns
from mazzo.server.schema.daily import day_experts, day_plays, days
from mazzo.server.schema.matches import matches, networks, rating_changes, ratings, results, shared_devices, totals
from mazzo.server.schema.moderation import audit, blocks, mutes, penalties, reports
from mazzo.server.schema.people import (
    challenges,
    credentials,
    learned,
    looks,
    pairings,
    people,
    recovery_codes,
    sessions,
)
from mazzo.server.schema.programs import programs
from mazzo.server.schema.reviews import judgements, reviews
from mazzo.server.schema.tables import attendance, events, members, processes, settings, tables

__all__ = [
    "attendance",
    "audit",
    "blocks",
    "challenges",
    "club_looks",
    "club_matches",
    "club_members",
    "club_rules",
    "club_tables",
    "clubs",
    "credentials",
    "day_experts",
    "day_plays",
    "days",
    "events",
    "friends",
    "judgements",
    "learned",
    "looks",
    "matches",
    "members",
    "metadata",
    "mutes",
    "networks",
    "notices",
    "pairings",
    "penalties",
    "people",
    "processes",
    "programs",
    "promises",
    "rating_changes",
    "ratings",
    "recovery_codes",
    "reports",
    "results",
    "reviews",
    "sessions",
    "settings",
    "shared_devices",
    "tables",
    "talk",
    "totals",
    "turns",
]
