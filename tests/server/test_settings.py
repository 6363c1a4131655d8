from __future__ import annotations

from pathlib import Path

from mazzo.server.settings import Settings


def test_the_database_is_in_the_data_folder_by_default(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).address == f"sqlite+aiosqlite:///{tmp_path}/mazzo.db"
    assert Settings(data=tmp_path, database="postgresql+asyncpg://db").address == "postgresql+asyncpg://db"
