"""Build hooks: the browser client is built into the package, and a published one says where its home is."""

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

HOME = "FLIBUSTE_HOME_PAGE"
"""Names the address of the repository that a package is published from."""
_LINK = re.compile(r"(!?)(\[[^\]]*\])\((?!https?:|#)([^)\s]+)\)")


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Calls the same function as the scripts; see scripts/client.py."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client unless the scripts, which do it with progress, said not to."""
        if os.environ.get("FLIBUSTE_SKIP_CLIENT"):
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        import client

        client.build()


class HomeMetadataHook(MetadataHookInterface):
    """Adds addresses and the README; a package index finds its pictures and pages by whole addresses only."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Write what depends on where the package is published; without a home, links stay as they are."""
        home = os.environ.get(HOME, "").rstrip("/")
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, home) if home else text}
        metadata["urls"] = addresses(home) if home else {}


def addresses(home: str) -> dict[str, str]:
    """The addresses that a package index shows."""
    return {
        "Source": home,
        "Documentation": f"{home}/tree/HEAD/docs",
        "Changelog": f"{home}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def absolute(text: str, home: str) -> str:
    """The README with whole addresses instead of places in the repository."""
    return _LINK.sub(
        lambda link: f"{link[1]}{link[2]}({home}/{'raw' if link[1] else 'blob'}/HEAD/{link[3]})", text
    )
