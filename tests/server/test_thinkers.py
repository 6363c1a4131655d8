from __future__ import annotations

import subprocess
import sys

LOADED = """
import sys
import mazzo.server.thinkers
loaded = {name.partition(".")[0] for name in sys.modules}
print(*loaded & {"litestar", "sqlalchemy", "prometheus_client", "asyncio"})
"""


def test_a_process_that_thinks_loads_no_server() -> None:
    assert (
        subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout.strip() == ""
    )
