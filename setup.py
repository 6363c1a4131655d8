"""Adds the compiled engine to what pyproject.toml says; tools/engine.py decides."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import engine

setup(ext_modules=engine.extensions(sys.argv))
