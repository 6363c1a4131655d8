"""Requests that Schemathesis makes up from the server's own description."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mazzo.games import default
from mazzo.testing.support.server import HEADERS, Server, guest

SECONDS = 15
CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance, content_type_conformance]


async def known_table(server: Server) -> tuple[str, str]:
    async with guest(server) as anna:
        return await anna.open(default()), anna.http.cookies["mazzo"]


def test_no_request_makes_the_server_fail(server: Server) -> None:
    table, cookie = asyncio.run(known_table(server))
    described = httpx.get(server.address + "/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(described)
    schema.config.update(base_url=server.address)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 10
    end = time.monotonic() + SECONDS

    for operation in operations:

        @settings(
            max_examples=25,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def check(case: Case[Any]) -> None:
            if time.monotonic() > end:
                return
            if case.path_parameters and "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
                case.path_parameters["id"] = table
            answer = case.call(headers=HEADERS, cookies={"mazzo": cookie})
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code >= 400:
                assert set(answer.json()) == {"code", "params"}

        check()
    assert "exception" not in server.log


def test_the_description_is_there(server: Server) -> None:
    described = httpx.get(server.address + "/schema/openapi.json").json()
    assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{id}"} <= set(described["paths"])
    assert "services" not in str(described)


@pytest.mark.parametrize("path", ["/schema", "/schema/swagger", "/schema/redoc"])
def test_no_page_with_foreign_scripts(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert "cdn" not in answer.text
