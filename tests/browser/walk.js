// Looks at every text and every small picture that is drawn, and returns what is wrong. Cut: it sticks out of a box that
// hides what sticks out, or out of the page. Covered: at its middle another text, or a picture on a text, lies on top.
() => {
  const faults = [];
  const seen = [];
  const page = document.documentElement;
  const name = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class') || ''} "${e.textContent.trim().slice(0, 50)}"`;
  if (page.scrollWidth > page.clientWidth + 1) {
    const wide = [...document.body.querySelectorAll('*')]
      .filter((e) => e.getBoundingClientRect().right > page.clientWidth + 1).slice(-1)[0];
    faults.push(`the page is ${page.scrollWidth - page.clientWidth}px too wide: ${wide ? name(wide) : ''}`);
  }
  const sticks = (element) => {
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      if (getComputedStyle(e).position === 'sticky') return true;
    }
    return false;
  };
  const isScrolledAway = (owner, x, y) => {
    for (let e = owner; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.overflowX !== 'auto' && style.overflowY !== 'auto') continue;
      const edge = e.getBoundingClientRect();
      if (x < edge.left + 1 || x > edge.right - 1 || y < edge.top + 1 || y > edge.bottom - 1) return true;
    }
    return false;
  };
  const textOf = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return [...range.getClientRects()];
  };
  // A clear button may lie over a text, as long as its own words leave it in sight.
  const hides = (top, over, box) => {
    for (let e = top; e && over.contains(e); e = e.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(e);
      if (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)) return true;
    }
    return textOf(over).some(
      (text) =>
        Math.min(text.right, box.right) - Math.max(text.left, box.left) > 1.5 &&
        Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top) > 3,
    );
  };
  const open = [...document.querySelectorAll('dialog[open], [role=dialog][aria-modal=true]')].pop();
  for (const picture of (open || document.body).querySelectorAll('svg')) {
    if (picture.parentElement.closest('svg, [inert]')) continue;
    if (!picture.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = picture.getBoundingClientRect();
    if (box.width < 1 || box.width > 64) continue;
    for (let e = picture.parentElement; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') break;
      const edge = e.getBoundingClientRect();
      if (style.overflowX !== 'visible' && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) {
        faults.push(`a picture is cut off sideways: ${name(picture.parentElement)} in ${name(e).slice(0, 40)}`); break;
      }
    }
  }
  const walker = document.createTreeWalker(open || document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const owner = text.parentElement;
    if (!text.data.trim() || !owner || owner.closest('.unseen, svg, script, style, noscript, [inert]')) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    for (const box of textOf(text)) {
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
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || isScrolledAway(owner, x, y)) continue;
      // What lets every finger through lies above what a finger finds there.
      if (getComputedStyle(owner).pointerEvents === 'none') continue;
      const top = document.elementFromPoint(x, y);
      if (top && top !== owner && !owner.contains(top) && !top.contains(owner)) {
        const over = top.closest('button, a, p, span, li, h1, h2, h3, b, label');
        if (over && over.textContent.trim() && !over.contains(owner) && !over.closest('[role=alert], [role=status], .toasts, dialog'))
          // What sticks to an edge of the window lies over what can be scrolled from under it.
          if (!sticks(over) && hides(top, over, box)) seen.push(`covered: ${name(owner)} by ${name(over)}`);
      }
    }
  }
  return [...new Set([...faults, ...seen])];
}
