/** Keeps keyboard focus where it was, although the game redraws what was pressed. */

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex="0"]';
/** The parts of a screen: focus does not move from one to another by itself. */
const PART = 'section, ul, ol, [role="group"], [role="toolbar"], main';

/** Cells of a chart are SVG, but controls all the same. */
type Control = HTMLElement | SVGElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLElement || target instanceof SVGElement;

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent.trim();

function usable(part: Element): Control[] {
  return [...part.querySelectorAll<Control>(FOCUSABLE)].filter((one) => !one.closest('[inert]'));
}

/** Where a control stood: the parts around it from the nearest on, its name, and its place in each. */
interface Stand {
  control: Control;
  name: string;
  parts: { part: Element; place: number }[];
}

function standOf(control: Control, root: HTMLElement): Stand {
  const parts: Stand['parts'] = [];
  for (let part = control.closest(PART); part; part = part.parentElement?.closest(PART) ?? null) {
    parts.push({ part, place: usable(part).indexOf(control) });
    if (part === root) break;
  }
  return { control, name: nameOf(control), parts };
}

/** The control that replaces one that is gone: the one of the same name, otherwise the one now in its place. */
function successor({ name, parts }: Stand): Control | undefined {
  const here = parts.filter(
    ({ part }) => part.isConnected && (part.matches(FOCUSABLE) || usable(part).length > 0),
  );
  for (const { part } of here) {
    const same = usable(part).find((control) => nameOf(control) === name);
    if (same) return same;
  }
  const [nearest] = here;
  if (!nearest) return undefined;
  if (isControl(nearest.part) && nearest.part.matches(FOCUSABLE)) return nearest.part;
  const left = usable(nearest.part);
  return left[Math.min(Math.max(nearest.place, 0), left.length - 1)];
}

/** Watches the focus inside `root`; returns a function that stops it. */
export function keepFocus(root: HTMLElement): () => void {
  let stand: Stand | undefined;

  function took({ target }: FocusEvent) {
    stand = isControl(target) ? standOf(target, root) : undefined;
  }
  function left({ relatedTarget }: FocusEvent) {
    // Moved elsewhere on purpose; without a target, the focused element may just have vanished.
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) stand = undefined;
  }
  function pressed() {
    // After a tap somewhere else there is nothing to come back to.
    if (stand?.control.isConnected && document.activeElement === document.body) stand = undefined;
  }
  function restore() {
    if (!stand || document.querySelector('dialog[open]')) return;
    const { activeElement } = document;
    const lost =
      activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
    if (!lost) return;
    if (stand.control.isConnected && !stand.control.matches(':disabled, [inert] *')) return;
    successor(stand)?.focus({ preventScroll: true });
  }

  const watch = new MutationObserver(restore);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert'] });
  root.addEventListener('focusin', took);
  root.addEventListener('focusout', left);
  document.addEventListener('pointerdown', pressed);
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', took);
    root.removeEventListener('focusout', left);
    document.removeEventListener('pointerdown', pressed);
  };
}
