"""What the modules of the schema share."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, MetaData

metadata = MetaData()


def partial(where: ColumnElement[bool]) -> dict[str, Any]:
    """An index of some rows alone."""
    return {"sqlite_where": where, "postgresql_where": where}
