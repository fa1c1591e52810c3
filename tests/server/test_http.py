"""The HTTP API conforms to its own description, whatever is requested."""

import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.server.server_process import ServerProcess


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with ServerProcess(tmp_path_factory.mktemp("http")) as process:
        yield process


def test_the_description_is_valid_and_complete(harbour: ServerProcess) -> None:
    document = httpx.get(f"{harbour.address}/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert "/api/tables/{code}/sit" in document["paths"]
    json.dumps(document)


def test_no_request_breaks_the_server(harbour: ServerProcess) -> None:
    schema = schemathesis.openapi.from_url(f"{harbour.address}/openapi.json")

    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok)
        case_of = operation.ok().as_strategy()

        @settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=case_of)
        def one(case: Any) -> None:
            answer = case.call(base_url=harbour.address)
            assert answer.status_code < 500 or answer.status_code == 503, answer.text
            if answer.status_code >= 400:
                assert "-refusal-" in answer.json()["say"]["key"]

        one()
    assert httpx.get(f"{harbour.address}/healthz").json()["status"] == "ok"


@pytest.mark.parametrize(
    "path", ["", "scan", "//elsewhere.example", "https://elsewhere.example/", "/a b", "/" + "x" * 201]
)
def test_a_code_for_paper_leads_to_no_other_server(harbour: ServerProcess, path: str) -> None:
    answer = httpx.get(f"{harbour.address}/api/qr", params={"path": path})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_body"


def test_a_code_for_paper_is_a_picture(harbour: ServerProcess) -> None:
    answer = httpx.get(f"{harbour.address}/api/qr", params={"path": "/scan/K7PXQM/viper"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.rstrip().endswith("</svg>")
