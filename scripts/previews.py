"""Draws the pictures that links show, with a server running: `python scripts/previews.py http://127.0.0.1:8585`.

One for each of our games' doors and one with all of them, into `web/public/previews/`, by the Chromium that
FLIBUSTE_CHROMIUM names.
"""

import io
import os
import sys
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent.parent / "web"
FOLDER = WEB / "public" / "previews"
SIZE: Any = {"width": 1200, "height": 630}
HOUSE = "flibuste"
STAGE = """(names) => {
  const doors = names.map((name) => document.querySelector(`[data-game=${name}] svg`));
  const alone = doors.length === 1;
  const stage = document.createElement('div');
  stage.style.cssText = `position: fixed; inset: 0; z-index: 99; display: flex; align-items: end;
    justify-content: space-evenly; padding: 0 24px 16px; background: var(--wall)`;
  for (const door of doors) {
    door.style.cssText = `width: ${alone ? 470 : 370}px; height: auto; flex: none`;
    stage.append(door);
  }
  if (alone) {
    const logo = document.querySelector('.logo');
    logo.style.cssText = 'align-self: center; zoom: 2.6; color: #22303c';
    stage.append(logo);
  }
  document.body.append(stage);
}"""


def main(address: str) -> None:
    """Takes a picture of each door, and of all of them."""
    FOLDER.mkdir(exist_ok=True)
    games = sorted(guide.parent.name for guide in WEB.glob("src/games/*/guide.ts"))
    with sync_playwright() as running:
        browser = running.chromium.launch(
            executable_path=os.environ["FLIBUSTE_CHROMIUM"], args=["--no-sandbox"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900}, color_scheme="light", locale="en")
        for name, shown in [*((game, [game]) for game in games), (HOUSE, games)]:
            page.goto(address)
            page.locator("[data-game]").first.wait_for()
            page.evaluate("() => document.fonts.ready")
            page.set_viewport_size(SIZE)
            page.evaluate(STAGE, shown)
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            picture.quantize(192, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
