"""Requests that Schemathesis makes up from the server's own description, and one of each operation that is granted."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mazzo.testing.support.granting import Granted, Seeded, seeded
from mazzo.testing.support.server import HEADERS, PATIENCE, Server, serving

pytestmark = pytest.mark.more

EXAMPLES = 15
CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance, content_type_conformance]
READS_FIRST = ("GET", "PUT", "POST", "DELETE")
LAST = (
    # What takes from Anna what other operations are about.
    "PUT /api/clubs/{club}/members/{id}",
    "DELETE /api/clubs/{club}/members/{id}",
    "DELETE /api/clubs/{club}",
    "DELETE /api/me/sessions/{id}",
    "DELETE /api/me/sessions",
    "DELETE /api/me/everything",
    # From here on a stranger asks, who becomes somebody else each time.
    "POST /api/accounts/passkey/ask",
    "POST /api/accounts/passkey",
    "POST /api/accounts",
    "POST /api/pairings/confirm",
    "POST /api/sign-in/passkey/ask",
    "POST /api/sign-in/passkey",
    "POST /api/sign-in/code",
    "POST /api/sign-in/password",
)
NEVER_GRANTED = {
    # They take what a passkey has signed: tests/server/test_passkeys.py has one.
    "POST /api/accounts/passkey",
    "POST /api/sign-in/passkey",
    "POST /api/me/credentials/passkey",
    # The last credential of an account stays.
    "DELETE /api/me/credentials/{id}",
}

Operation = APIOperation[Any, Any, Any, Any]


@pytest.fixture
def roomy(tmp_path: Path) -> Iterator[Server]:
    """A server whose quotas do not stand before what is behind them."""
    quotas = {"tables_a_person": 10_000, "exports_an_hour": 10_000, "reports_a_day": 10_000, "friends_an_hour": 10_000}
    with serving(tmp_path, clubs_a_person=100, reviews_at_once=1000, linger=0, **quotas) as server:
        yield server


class Asking:
    """Somebody with one browser, who asks everything and keeps count of what was answered."""

    def __init__(self, address: str, known: Seeded) -> None:
        self.known = known
        self.http = requests.Session()
        self.http.headers.update(HEADERS)
        self.http.cookies.set("mazzo", known.cookie, domain="localhost.local")
        self.address = address
        self.answers: dict[str, Counter[int]] = {}

    def ask(self, operation: Operation, case: Case[Any]) -> int:
        answer = case.call(base_url=self.address, session=self.http, timeout=PATIENCE)
        self.answers.setdefault(operation.label, Counter())[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "params"}
        return answer.status_code

    def granted(self, operation: Operation) -> None:
        """The one request that is granted."""
        said = self.known.granted.get(operation.label, Granted())
        body: dict[str, Any] = {} if said.body is None else {"body": said.body, "media_type": "application/json"}
        case = operation.Case(path_parameters=dict(said.path), query=dict(said.query), **body)
        status = self.ask(operation, case)
        assert (status < 300) == (operation.label not in NEVER_GRANTED), f"{operation.label}: {status}"

    def made_up(self, operation: Operation) -> None:
        """Others, in which some of what is said is true."""
        said = self.known.granted.get(operation.label, Granted())
        parts = sorted({*said.path, *(said.body or {}), ""})

        @settings(
            max_examples=EXAMPLES,
            database=None,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(), true=st.sets(st.sampled_from(parts)))
        def check(case: Case[Any], true: set[str]) -> None:
            case.path_parameters.update({key: value for key, value in said.path.items() if key in true})
            if said.body and isinstance(case.body, dict):
                case.body.update({key: value for key, value in said.body.items() if key in true})
            self.ask(operation, case)

        check()


def operations_of(described: dict[str, Any]) -> list[Operation]:
    """In an order in which each still finds what it is about."""
    found = schemathesis.openapi.from_dict(described).get_all_operations()
    operations = [each.ok() for each in found if isinstance(each, Ok)]
    late = {label: place for place, label in enumerate(LAST, 1)}
    assert late.keys() <= {each.label for each in operations}
    return sorted(operations, key=lambda each: (late.get(each.label, 0), READS_FIRST.index(each.method.upper())))


def test_no_request_makes_the_server_fail(roomy: Server) -> None:
    # By this name passkeys are possible.
    address = roomy.address.replace("127.0.0.1", "localhost")
    described = httpx.get(address + "/schema/openapi.json", timeout=PATIENCE).json()
    operations = operations_of(described)
    asking = Asking(address, asyncio.run(seeded(roomy)))
    for operation in operations:
        asking.granted(operation)
        asking.made_up(operation)
    assert asking.answers.keys() == {
        f"{method.upper()} {path}" for path, of in described["paths"].items() for method in of
    }
    assert asking.known.granted.keys() <= asking.answers.keys()
    assert "exception" not in roomy.log


def test_the_description_is_there(server: Server) -> None:
    described = httpx.get(server.address + "/schema/openapi.json", timeout=PATIENCE).json()
    assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{id}"} <= set(described["paths"])
    assert "services" not in str(described)


@pytest.mark.parametrize("path", ["/schema", "/schema/swagger", "/schema/redoc"])
def test_no_page_with_foreign_scripts(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path, timeout=PATIENCE)
    assert "cdn" not in answer.text
