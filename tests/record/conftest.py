"""What is played in the tests of records."""

from __future__ import annotations

import pytest

from mazzo.games import names
from tests.support.matches import short_settings
from tests.support.play import Setting


@pytest.fixture(params=[each for name in names() for each in short_settings(name)], ids=str)
def setting(request: pytest.FixtureRequest) -> Setting:
    """Each game, with each variant and each value of another option."""
    found: Setting = request.param
    return found
