/** Whether the first render is over: what waits for it renders in its own task, so that nothing blocks the page. */
export class Later {
  come = $state(false);

  constructor() {
    $effect(() => {
      const timer = setTimeout(() => (this.come = true));
      return () => clearTimeout(timer);
    });
  }
}
