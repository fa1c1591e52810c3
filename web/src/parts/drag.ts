import type { Attachment } from 'svelte/attachments';

/** How far a press must move to become a drag: a trembling finger is not one. */
const THRESHOLD_PX = 8;

interface Drag {
  /** Where the thing is now, relative to where it was. */
  moved: (dx: number, dy: number) => void;
  /** Dropped over an element, or over none of ours. */
  dropped: (over: Element | null) => void;
  ended: () => void;
}

/** Lets an element be dragged by finger or mouse; a plain press stays a press. */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; id: number } | undefined;
    let dragging = false;

    // A quick hand leaves the element before it has moved: follow the pointer everywhere.
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', end);
    };
    const leave = () => {
      from = undefined;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!dragging && Math.hypot(dx, dy) < THRESHOLD_PX) return;
      dragging = true;
      drag.moved(dx, dy);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      leave();
      if (!dragging) return;
      element.style.pointerEvents = 'none';
      drag.dropped(document.elementFromPoint(event.clientX, event.clientY));
      element.style.pointerEvents = '';
      end();
    };
    const end = () => {
      leave();
      drag.ended();
      // Ignore the click that follows a drag.
      setTimeout(() => (dragging = false));
    };
    const click = (event: MouseEvent) => {
      if (!dragging) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, true);
    element.style.touchAction = 'none';
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, true);
      leave();
    };
  };
}
