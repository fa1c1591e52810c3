"""The HTTP API as an OpenAPI document, made from its operations."""

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from flibuste import __version__
from flibuste.server import wire
from flibuste.server.http.operations import Operation

_NAMES: Final = re.compile(r"{(\w+)}")


def document(operations: Iterable[Operation]) -> bytes:
    """The document as JSON."""
    described = [operation for operation in operations if operation.described]
    kinds = {kind for one in described for kind in (one.body, one.answer) if kind} | {wire.Problem}
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    schemas, components = msgspec.json.schema_components(
        ordered, ref_template="#/components/schemas/{name}", schema_hook=lambda _: {}
    )
    ref = dict(zip(ordered, schemas, strict=True))
    for command in wire.AnyCommand.__args__:
        # Over HTTP the path names the command.
        part = components[command.__name__]
        part["required"] = [name for name in part.get("required", []) if name != "t"]
    paths: dict[str, dict[str, Any]] = {}
    for one in described:
        paths.setdefault(one.path, {})[one.method.lower()] = _entry(one, ref)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Flibuste", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }
    return msgspec.json.encode(whole)


def _entry(operation: Operation, ref: dict[Any, Any]) -> dict[str, Any]:
    problem = {"description": "Refused", "content": {"application/json": {"schema": ref[wire.Problem]}}}
    good: dict[str, Any] = {"description": operation.summary}
    if operation.answer is not None:
        good["content"] = {"application/json": {"schema": ref[operation.answer]}}
    entry: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": operation.method.lower() + re.sub("[{}]", "", operation.path).replace("/", "_"),
        "responses": {str(operation.status): good, "4XX": problem, "503": problem},
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _NAMES.findall(operation.path)
    ]
    for name, schema in operation.query.items():
        needed = {"required": True} if "default" not in schema else {}
        parameters.append({"name": name, "in": "query", **needed, "schema": dict(schema)})
    if parameters:
        entry["parameters"] = parameters
    if operation.body is not None:
        schema = ref[operation.body]
        entry["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return entry
