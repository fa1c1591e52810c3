/**
 * The size of an element, reported once the page is laid out. The first report comes in its own task: what waits for it
 * renders separately from its surroundings, and no layout is forced in the middle of rendering.
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
