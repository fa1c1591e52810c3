"""The same games on a Ray cluster; same seeds, same results (`pip install 'flibuste[ray]'`)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flibuste.lab.series import Played, Series


def play_on_ray(series: "Series", chunks: list[range], address: str) -> "Iterator[list[Played]]":
    """Plays the chunks on the cluster at an address (`ray://host:10001`), or on a local one named `local`."""
    import logging

    import ray

    from flibuste.lab.series import play_some

    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, logging_level=logging.ERROR)
    remote = ray.remote(play_some)
    for waiting in [remote.remote(series, chunk) for chunk in chunks]:
        yield ray.get(waiting)
