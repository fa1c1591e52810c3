"""Verifiable dice: the server commits to a secret before the seats add theirs, and reveals it afterwards."""

import hashlib
from collections.abc import Sequence

import numpy as np

from flibuste.core.record import Ints


def commitment(secret: bytes) -> str:
    """What is shown before the seats' nonces are taken."""
    return hashlib.sha256(b"flibuste commitment\0" + secret).hexdigest()


def key_from(secret: bytes, table: str, nonces: Sequence[bytes]) -> Ints:
    """The game's key, which neither the server nor any seat could choose alone."""
    digest = hashlib.sha256()
    for part in (b"flibuste key", secret, table.encode(), *nonces):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return np.frombuffer(digest.digest()[:16], "<u8").astype(np.uint64)
