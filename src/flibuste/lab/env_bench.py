"""How fast the environments step: the batch on one core, next to peers and a PettingZoo classic.

Seconds are processor time of all threads together, so that a busy machine measures the same.
"""

import time
from typing import Final

from flibuste import games
from flibuste.lab.batch import Batch
from flibuste.lab.engine_bench import peers

PLAYERS: Final = 4
PGX_GAMES: Final = ("connect_four", "backgammon")
"""Pgx's simplest game, and one with dice."""


def bench(seconds: float = 3.0, count: int = 4096) -> dict[str, float]:
    """Steps a second by random actions (not counting the choosing), and those of the installed peers."""
    figures: dict[str, float] = {}
    for name in games.names():
        figures[name.replace("-", "_")] = steps_a_second(name, seconds, count)
    for name in games.names():
        row = f"{name.replace('-', '_')}_with_features"
        figures[row] = steps_a_second(name, seconds, count, features=True)
    figures["games_at_once"] = count
    for _, peer in peers():
        found = peer.measure(seconds)
        if found:
            figures[peer.name] = found["decisions_per_s"]
    figures |= pgx_steps(seconds, count)
    classic = pettingzoo_classic(seconds)
    if classic:
        figures["pettingzoo_connect_four"] = classic
    return figures


def steps_a_second(name: str, seconds: float, count: int, *, features: bool = False) -> float:
    """Steps a second of all games of a batch, on one core, with observations as records or features."""
    players = min(PLAYERS, games.find(name).players[-1])
    batch = Batch(name, count, players, seed=1, features=features)
    batch.step(batch.sample())
    steps, elapsed = 0, 0.0
    while elapsed < seconds:
        actions = batch.sample()
        started = time.process_time()
        batch.step(actions)
        elapsed += time.process_time() - started
        steps += count
    return steps / elapsed


def pgx_steps(seconds: float, count: int) -> dict[str, float]:
    """Pgx, which also steps many games at once, on this machine's processor; empty if it is missing."""
    try:
        import jax
        import jax.numpy as jnp
        import pgx
    except ImportError:
        return {}
    figures = {}
    for name in PGX_GAMES:
        env = pgx.make(name)
        begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
        keys = jax.random.split(jax.random.PRNGKey(1), count)
        state = begin(keys)
        sample = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.log(mask.astype(jnp.float32))))
        key, steps, elapsed = jax.random.PRNGKey(2), 0, -1.0
        while elapsed < seconds:
            key, drawn = jax.random.split(key)
            actions = sample(drawn, state.legal_action_mask).block_until_ready()
            dice = jax.random.split(drawn, count).block_until_ready()
            started = time.process_time()
            state = step(state, actions, dice)
            state.observation.block_until_ready()
            # The first step compiles.
            elapsed = 0.0 if elapsed < 0 else elapsed + time.process_time() - started
            steps += count if elapsed > 0 else 0
        figures[f"pgx_{name}"] = steps / elapsed
    return figures


def pettingzoo_classic(seconds: float) -> float | None:
    """Connect Four of PettingZoo, if its classic games are installed."""
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return None
    env = connect_four_v3.env()
    env.reset(seed=1)
    steps, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
        steps += 1
    return steps / (time.process_time() - started)
