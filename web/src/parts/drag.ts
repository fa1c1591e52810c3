import type { Attachment } from 'svelte/attachments';

/** From a press to a drag: a finger that trembles is no drag. */
const THRESHOLD_PX = 8;

interface Drag {
  /** Where the thing is now, relative to where it was. */
  moved: (dx: number, dy: number) => void;
  /** Let go over an element (or none of ours). */
  dropped: (over: Element | null) => void;
  ended: () => void;
}

/** Lets an element be dragged by finger or mouse; a plain press stays a press. */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; id: number } | undefined;
    let dragging = false;

    const down = (event: PointerEvent) => {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!dragging && Math.hypot(dx, dy) < THRESHOLD_PX) return;
      if (!dragging) {
        dragging = true;
        element.setPointerCapture(event.pointerId);
      }
      drag.moved(dx, dy);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      from = undefined;
      if (!dragging) return;
      element.style.pointerEvents = 'none';
      drag.dropped(document.elementFromPoint(event.clientX, event.clientY));
      element.style.pointerEvents = '';
      end();
    };
    const end = () => {
      from = undefined;
      drag.ended();
      // The click that follows a drag is none.
      setTimeout(() => (dragging = false));
    };
    const click = (event: MouseEvent) => {
      if (!dragging) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', end);
    element.addEventListener('click', click, true);
    element.style.touchAction = 'none';
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('click', click, true);
    };
  };
}
