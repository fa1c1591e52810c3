"""The HTTP API as an OpenAPI document, made from the same structs that read and write it."""

import functools
from typing import Any

import msgspec

from flibuste import __version__
from flibuste.server import bosun_wire, wire

_CODE = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}
_REPLAY = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}


def _operations() -> list[tuple[str, str, str, Any, Any, int]]:
    """Path, method, summary, body, answer and status of every request."""
    found: list[tuple[str, str, str, Any, Any, int]] = [
        ("/healthz", "get", "Whether the server is well", None, wire.Health, 200),
        ("/api/games", "get", "What can be played", None, wire.Games, 200),
        ("/api/me", "get", "This device", None, wire.Me, 200),
        ("/api/me/name", "post", "Choose a name", wire.NewName, wire.Me, 200),
        ("/api/me/recovery", "post", "Make a recovery link", None, wire.Link, 200),
        ("/api/me/forget", "post", "Delete name and history", None, None, 204),
        ("/api/recover", "post", "Redeem a recovery link", wire.Secret, wire.Me, 200),
        ("/api/handover", "post", "Redeem a seat's link", wire.Secret, wire.Taken, 200),
        ("/api/tables", "get", "The open tables", None, wire.Tables, 200),
        ("/api/tables", "post", "Open a table", wire.NewTable, wire.TableInfo, 201),
        ("/api/tables/{code}", "get", "A table", None, wire.TableInfo, 200),
        ("/api/tables/{code}/handover", "post", "Make a seat's link", wire.HandOver, wire.Link, 200),
        ("/api/replays/{id}", "get", "A part of a finished game", None, wire.Replay, 200),
        ("/api/replays/{id}/why", "get", "Why a step was taken", None, wire.Why, 200),
        ("/api/bosun/where", "post", "Where do I end?", bosun_wire.AskWhere, bosun_wire.Where, 200),
        ("/api/drill", "post", "A round to train on", bosun_wire.NewDrill, bosun_wire.Drill, 200),
        ("/api/drill/card", "post", "Its next card", bosun_wire.AskCard, bosun_wire.LaidCard, 200),
        ("/api/drill/answer", "post", "Its answer", bosun_wire.DrillAnswer, bosun_wire.DrillResult, 200),
    ]
    for verb in wire.AnyVerb.__args__:
        tag = str(verb.__struct_config__.tag)
        summary = (verb.__doc__ or "").strip()
        found.append((f"/api/tables/{{code}}/{tag}", "post", summary, verb, wire.TableInfo, 200))
    return found


@functools.cache
def document() -> bytes:
    """The document as JSON."""
    operations = _operations()
    kinds = {kind for *_, body, answer, _ in operations for kind in (body, answer) if kind} | {wire.Problem}
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    schemas, components = msgspec.json.schema_components(
        ordered, ref_template="#/components/schemas/{name}", schema_hook=lambda _: {}
    )
    ref = dict(zip(ordered, schemas, strict=True))
    for verb in wire.AnyVerb.__args__:
        # Over HTTP the path names the verb.
        part = components[verb.__name__]
        part["required"] = [name for name in part.get("required", []) if name != "t"]
    problem = {"description": "Refused", "content": {"application/json": {"schema": ref[wire.Problem]}}}
    paths: dict[str, dict[str, Any]] = {}
    for path, method, summary, body, answer, status in operations:
        good: dict[str, Any] = {"description": summary}
        if answer is not None:
            good["content"] = {"application/json": {"schema": ref[answer]}}
        entry: dict[str, Any] = {
            "summary": summary,
            "operationId": f"{method}{path.replace('/', '_').replace('{', '').replace('}', '')}",
            "responses": {str(status): good, "4XX": problem, "503": problem},
        }
        parameters = [_CODE] if "{code}" in path else [_REPLAY] if "{id}" in path else []
        if path == "/api/replays/{id}":
            parameters = [
                *parameters,
                {"name": "eyes", "in": "query", "schema": {"type": "string"}},
                {"name": "from", "in": "query", "schema": {"type": "integer", "minimum": 0}},
                {"name": "count", "in": "query", "schema": {"type": "integer", "minimum": 0}},
            ]
        if path == "/api/replays/{id}/why":
            step = {"type": "integer", "minimum": 1}
            parameters = [*parameters, {"name": "step", "in": "query", "required": True, "schema": step}]
        if parameters:
            entry["parameters"] = parameters
        if body is not None:
            entry["requestBody"] = {"required": True, "content": {"application/json": {"schema": ref[body]}}}
        paths.setdefault(path, {})[method] = entry
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Flibuste", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }
    return msgspec.json.encode(whole)
