"""Adds to what pyproject.toml says: the compiled engine (tools/engine.py) and the browser client (tools/client.py)."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import client
import engine


class BuildWithClient(build_py):
    """The modules, and beside them the browser client. An editable install serves web/dist instead."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            client.build_into(Path(self.build_lib) / "mazzo")


setup(ext_modules=engine.extensions(sys.argv), cmdclass={"build_py": BuildWithClient})
