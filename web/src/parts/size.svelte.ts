/**
 * The size of an element, told once the page has been laid out. The first one comes in a task of its own: what waits for it
 * is drawn apart from what is around it, and nothing is laid out in the midst of being drawn.
 */
export class Size {
  width = $state(0);
  height = $state(0);

  /** Whether the element has been measured. */
  get known(): boolean {
    return this.width > 0;
  }

  of = (node: HTMLElement): (() => void) => {
    let first: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      first = undefined;
      this.width = node.clientWidth;
      this.height = node.clientHeight;
    };
    const observer = new ResizeObserver(() => {
      if (this.known) take();
      else first ??= setTimeout(take);
    });
    observer.observe(node);
    return () => {
      clearTimeout(first);
      observer.disconnect();
    };
  };
}
