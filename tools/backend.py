"""The build backend: setuptools, which asks for mypy only where a wheel is to be compiled."""

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
    return [*build_meta.get_requires_for_build_wheel(config_settings), *engine.requirements()]
