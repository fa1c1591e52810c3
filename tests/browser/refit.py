"""A server whose client has a folder of its own, so that it can come back with another build."""

import shutil
import sys
from pathlib import Path

from flibuste.server.config import Config, Limits
from flibuste.server.run import run
from tests.server.server_process import ServerProcess

NEW = "<!-- the new build -->"


class Refit(ServerProcess):
    """A server that can be updated."""

    def __init__(self, folder: Path, pace: float) -> None:
        super().__init__(folder, pace=pace)
        self.client = folder / "client"
        self.pace = pace
        shutil.copytree(Config("").client, self.client)

    def command(self) -> list[str]:
        """The usual server, told where its client is."""
        return [
            sys.executable,
            "-m",
            "tests.browser.refit",
            self.store,
            str(self.port),
            str(self.pace),
            str(self.client),
        ]

    def update(self) -> None:
        """A new build of the client takes the place of the old one; the server must not be running."""
        page = self.client / "index.html"
        page.write_text(page.read_text().replace("</head>", f"{NEW}</head>"))


if __name__ == "__main__":
    store, port, pace, client = sys.argv[1:]
    run(Config(store, port=int(port), pace=float(pace), limits=Limits().times(1000), client=Path(client)), 1)
