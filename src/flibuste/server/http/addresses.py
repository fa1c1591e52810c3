"""Addresses: the names a server is reached by, and the household that a client's address stands for."""

import ipaddress
import re
import socket
from typing import Final

LOOPBACK: Final = {"localhost", "127.0.0.1", "[::1]"}
_HOST: Final = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[0-9a-z._-]{1,253})(:[0-9]{1,5})?", re.IGNORECASE)


def own_names() -> set[str]:
    """The names and addresses by which this machine is reached."""
    name = socket.gethostname()
    found = {"localhost", "127.0.0.1", "[::1]", name.lower(), f"{name.lower()}.local"}
    try:
        for info in socket.getaddrinfo(name, None):
            address = str(info[4][0])
            found.add(f"[{address}]" if ":" in address else address)
    except OSError:
        pass
    return found | {network_address()}


def network_address() -> str:
    """The address at which phones in the same network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # No packet is sent: this only asks which route it would take.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def host_of(value: str) -> str:
    """A host header without its port; empty if it is malformed."""
    found = _HOST.fullmatch(value)
    return found[1].lower() if found else ""


def outside(scheme: str, host: str) -> str:
    """The server's address as a phone reaches it: a loopback name would lead the phone to itself."""
    name = host_of(host)
    if name in LOOPBACK:
        host = network_address() + host[len(name) :]
    return f"{scheme}://{host}"


def household(address: str) -> str:
    """What limits apply to: an IPv4 address, or a whole IPv6 network, whose addresses cost nothing."""
    if ":" not in address:
        return address[:64]
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False).network_address)
