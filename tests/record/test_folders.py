from __future__ import annotations

import sys
from pathlib import Path

import pytest

from mazzo.record.folders import data_folder


def test_the_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MAZZO_DATA", str(tmp_path))
    assert data_folder() == tmp_path


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the rules of freedesktop.org")
def test_the_folder_is_where_the_system_keeps_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MAZZO_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert data_folder() == tmp_path / "xdg" / "mazzo"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert data_folder() == tmp_path / "home" / ".local" / "share" / "mazzo"


def test_a_folder_that_is_there_is_still_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MAZZO_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "darwin")
    before = tmp_path / "Library" / "Application Support" / "Mazzo"
    assert data_folder() != before
    before.mkdir(parents=True)
    assert data_folder() == before
