/** Whether the first drawing is over: what waits for this is drawn in a task of its own, so that none holds the page up. */
export class Later {
  come = $state(false);

  constructor() {
    $effect(() => {
      const timer = setTimeout(() => (this.come = true));
      return () => clearTimeout(timer);
    });
  }
}
