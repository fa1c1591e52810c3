"""What our protocols use of uvicorn, websockets and h11 beyond their public API still exists."""

import inspect

import h11
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

SOCKET = "server/wire/socket.py"
INTAKE = "server/http/intake.py"


def demand(thing: object, names: str, fence: str) -> None:
    """Fails with one sentence that names what is missing and who needs it."""
    for name in names.split():
        owner = thing if isinstance(thing, type) else type(thing)
        assert hasattr(thing, name), (
            f"{owner.__module__}.{owner.__qualname__} no longer has {name!r}, which {fence} uses: "
            "read its docstring, which also says how to do without it"
        )


def config() -> uvicorn.Config:
    made = uvicorn.Config(lambda: None, lifespan="off", log_config=None)
    made.load()
    return made


async def test_uvicorns_websocket_has_what_our_socket_uses() -> None:
    protocol = WebSocketsSansIOProtocol(config(), ServerState(), {})
    demand(
        protocol,
        "conn config loop transport tasks frames curr_msg_data_type handshake_initiated close_sent "
        "disconnected handle_connect handle_cont handle_parser_exception send_receive_event_to_app "
        "on_task_complete send pause_writing resume_writing connection_lost data_received",
        SOCKET,
    )
    source = inspect.getsource(WebSocketsSansIOProtocol)
    assert "self.scope: WebSocketScope" in source, (
        f"the scope is made elsewhere, where {SOCKET} does not find it"
    )
    assert source.count("self.send_receive_event_to_app()") == 3, (
        f"messages reach the application by another way than {SOCKET} knows"
    )


def test_websockets_has_what_our_socket_uses() -> None:
    conn = ServerProtocol()
    demand(conn, "current_size handshake_exc send_close fail data_to_send", SOCKET)
    conn.recv_frame(Frame(Opcode.TEXT, b"abc", fin=False))
    assert conn.current_size == 3, f"current_size no longer counts a message's bytes, as {SOCKET} believes"
    conn.recv_frame(Frame(Opcode.CONT, b"d"))
    assert conn.current_size is None, (
        f"current_size no longer says that a message is over, as {SOCKET} believes"
    )


async def test_uvicorns_http_has_what_our_intake_uses() -> None:
    protocol = H11Protocol(config(), ServerState(), {})
    demand(
        protocol,
        "config conn flow loop transport client cycle data_received connection_made connection_lost "
        "pause_writing resume_writing on_response_complete handle_websocket_upgrade send_400_response",
        INTAKE,
    )
    demand(FlowControl, "pause_reading resume_reading", INTAKE)
    assert "self.flow = FlowControl(transport)" in inspect.getsource(H11Protocol.connection_made), (
        f"the flow is made elsewhere than in connection_made, after which {INTAKE} puts its own"
    )
    assert "self.flow.resume_reading()" in inspect.getsource(RequestResponseCycle.receive), (
        f"receive no longer asks the flow for more, by which {INTAKE} knows that a body is wanted"
    )
    assert "message_event: asyncio.Event" in inspect.getsource(RequestResponseCycle), (
        f"a cycle's message_event is no event any more, which {INTAKE} asks whether a part has arrived"
    )


def test_h11_says_what_it_waits_for() -> None:
    conn = h11.Connection(h11.SERVER)
    states: list[object] = [conn.their_state]
    conn.receive_data(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n")
    conn.next_event()
    states.append(conn.their_state)
    assert states == [h11.IDLE, h11.SEND_BODY], f"h11 calls what it waits for otherwise than {INTAKE} does"
