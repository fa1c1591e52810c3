"""Runs a few lines of Python with games from other packages installed."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def python(place: Path, entries: dict[str, str], program: str) -> subprocess.CompletedProcess[str]:
    """The output of a program run where a package declares these games; uncompiled, as they are small."""
    meta = place / "outside-1.0.dist-info"
    meta.mkdir(parents=True, exist_ok=True)
    (meta / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (meta / "entry_points.txt").write_text("\n".join(["[flibuste.games]", *lines, ""]))
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(HERE)]), "NUMBA_DISABLE_JIT": "1"}
    return subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False
    )
