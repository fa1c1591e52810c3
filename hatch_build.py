"""Build hook: the browser client is built into the package before it is packed."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Calls the same function as the scripts; see scripts/client.py."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client unless the scripts, which do it with progress, said not to."""
        if os.environ.get("FLIBUSTE_SKIP_CLIENT"):
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        import client

        client.build()
