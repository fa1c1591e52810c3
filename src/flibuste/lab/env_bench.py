"""How fast the environments step: the batch on one core, next to peers and a PettingZoo classic."""

import time
from typing import Final

from flibuste import games
from flibuste.lab.batch import Batch
from flibuste.lab.engine_bench import peers

PLAYERS: Final = 4


def bench(seconds: float = 3.0, count: int = 4096) -> dict[str, float]:
    """Steps a second by random actions (choosing them is not counted), and of the peers at hand."""
    figures: dict[str, float] = {}
    for name in games.names():
        figures[name.replace("-", "_")] = steps_a_second(name, seconds, count)
    figures["games_at_once"] = count
    for _, peer in peers():
        found = peer.measure(seconds)
        if found:
            figures[peer.name] = found["decisions_per_s"]
    classic = pettingzoo_classic(seconds)
    if classic:
        figures["pettingzoo_connect_four"] = classic
    return figures


def steps_a_second(name: str, seconds: float, count: int) -> float:
    """Steps of all games of a batch together, on one core."""
    batch = Batch(name, count, PLAYERS, seed=1)
    batch.step(batch.sample())
    steps, elapsed = 0, 0.0
    while elapsed < seconds:
        actions = batch.sample()
        started = time.perf_counter()
        batch.step(actions)
        elapsed += time.perf_counter() - started
        steps += count
    return steps / elapsed


def pettingzoo_classic(seconds: float) -> float | None:
    """Connect Four of PettingZoo, if its classic games are installed."""
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return None
    env = connect_four_v3.env()
    env.reset(seed=1)
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
        steps += 1
    return steps / (time.perf_counter() - started)
