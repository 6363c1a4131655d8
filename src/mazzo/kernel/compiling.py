"""Marks for the compiler. Interpreted they mean nothing, so that the engine needs no package at run time.

The one interpreted module that compiled ones import: compiled, the marks could not be told from ordinary functions.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import final as final

    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_marks):
        """Leave the class as it is."""
        return lambda marked: marked

    def final(marked):
        """Leave the class as it is. Compiled, the methods of a class without subclasses are called directly."""
        return marked
