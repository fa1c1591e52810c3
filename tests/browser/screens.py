"""What the tests of this folder know about screens: sizes, languages, and how to look for what is cut or covered."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

HOST = "flibuste.test"
"""A name that is no secure context, unlike loopback: as a phone at home reaches the server."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
]
LANGUAGES = ("fr", "en", "pl")
GAMES = ("santy-anno", "catan-junior", "sandokan")
ROOMY: Any = {"width": 1440, "height": 900}
SIZES = ((360, 640), (390, 844), (768, 1024), (1440, 900), (1920, 1080))

# Looks at every text that is drawn. Cut: it is wider or higher than a box that hides what sticks out, or sticks out of
# the page. Covered: the middle of two texts' boxes is the same place, though neither holds the other.
WALK = """() => {
  const faults = [];
  const seen = [];
  const page = document.documentElement;
  const name = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class') || ''} "${e.textContent.trim().slice(0, 50)}"`;
  if (page.scrollWidth > page.clientWidth + 1) {
    const wide = [...document.body.querySelectorAll('*')]
      .filter((e) => e.getBoundingClientRect().right > page.clientWidth + 1).slice(-1)[0];
    faults.push(`the page is ${page.scrollWidth - page.clientWidth}px too wide: ${wide ? name(wide) : ''}`);
  }
  const open = [...document.querySelectorAll('dialog[open], [role=dialog][aria-modal=true]')].pop();
  const walker = document.createTreeWalker(open || document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const owner = text.parentElement;
    if (!text.data.trim() || !owner || owner.closest('.unseen, svg, script, style, noscript, [inert]')) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      for (let e = owner; e && e !== document.body; e = e.parentElement) {
        const style = getComputedStyle(e);
        const edge = e.getBoundingClientRect();
        const hidesX = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const hidesY = style.overflowY === 'hidden' || style.overflowY === 'clip';
        if (hidesX && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) {
          faults.push(`cut off sideways: ${name(owner)} in ${name(e).slice(0, 40)}`); break;
        }
        if (hidesY && style.overflowX !== 'auto' && (box.top + box.height * 0.25 < edge.top - 1 || box.bottom - box.height * 0.25 > edge.bottom + 1)) {
          faults.push(`cut off: ${name(owner)} in ${name(e).slice(0, 40)}`); break;
        }
        if (style.overflowX === 'auto' || style.overflowY === 'auto' || style.position === 'fixed') break;
      }
      const x = box.left + box.width / 2, y = box.top + box.height / 2;
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      if (top && top !== owner && !owner.contains(top) && !top.contains(owner)) {
        const over = top.closest('button, a, p, span, li, h1, h2, h3, b, label');
        if (over && over.textContent.trim() && !over.contains(owner) && !over.closest('[role=alert], [role=status], .toasts, dialog'))
          seen.push(`covered: ${name(owner)} by ${name(over)}`);
      }
    }
  }
  return [...new Set([...faults, ...seen])];
}"""


def faults(page: Page) -> list[str]:
    """Texts that are cut off or covered on this screen, and what makes the page too wide."""
    found: list[str] = page.evaluate(WALK)
    return found


def violations(page: Page) -> list[str]:
    """What axe finds wrong for people who see, hear or move otherwise."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{rule['id']}: {rule['help']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for rule in found
        for node in rule["nodes"][:3]
    ]
