// What must be pressed to go on, and is not in view without scrolling: great buttons, the coach's, the answers of a
// notice, the ships of a race, what says of itself that it waits for a finger, and all that can be pressed on the desk of a
// game; while it holds more than fits, as beside an open offer, its worded buttons. What is in view lies inside the window
// and inside every box that scrolls or cuts, and nothing that stays lies over it. Explanations that can be folded away
// need not be pressed.
() => {
  const SLACK = 1.5;
  const open = [...document.querySelectorAll('dialog[open], [role=dialog][aria-modal=true]')].pop();
  const wanted = open
    ? open.querySelectorAll('.btn.primary, .btn.big')
    : document.querySelectorAll('main .btn.primary, main .btn.big, .notices button, main [data-wave], main [data-press], main .ships button.ship, .coach .btn, ' +
          (document.querySelector('main section.desk section') ? 'main section.desk > * > .btn' : 'main section.desk button'));
  const inside = (box, edge) =>
    box.left >= edge.left - SLACK && box.top >= edge.top - SLACK &&
    box.right <= edge.right + SLACK && box.bottom <= edge.bottom + SLACK;
  const inView = (button) => {
    const box = button.getBoundingClientRect();
    if (!inside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
    for (let e = button.parentElement; e && e !== document.body; e = e.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(e);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (!inside(box, e.getBoundingClientRect())) return false;
    }
    // Cards of a hand lie on each other: what is seen of one is its edge.
    const top = document.elementFromPoint(box.left + Math.min(8, box.width / 2), box.top + box.height / 2);
    // What is said in passing goes by itself.
    return !top || button.contains(top) || top.contains(button) || top.closest('[role=alert], [role=status]:not(.notices), .toasts');
  };
  return [...wanted]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert], details'))
    .filter((button) => !button.disabled && !inView(button))
    .map((button) => `out of reach: ${button.getAttribute('aria-label') || button.textContent.trim()}`);
}
