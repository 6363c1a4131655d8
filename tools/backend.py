"""The build backend: setuptools, which asks for mypy only where it compiles, and for Node only where there is none."""

from __future__ import annotations

from collections.abc import Mapping

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import client
import engine

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Mapping[str, str] | None = None) -> list[str]:
    """What has to be installed before `build_wheel`."""
    asked = build_meta.get_requires_for_build_wheel(config_settings)
    return [*asked, *engine.requirements(), *client.requirements()]
