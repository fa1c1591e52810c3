// Time stands still: it is `standsAt`, and what is shown for a while stays until the test lets time pass.
(() => {
  const LONG = 300;
  const { setTimeout: later, clearTimeout: never } = window;
  const held = new Map();
  let last = 0;
  Date.now = () => window.standsAt;
  window.setTimeout = (then, ms = 0, ...more) => {
    if (ms < LONG) return later(then, ms, ...more);
    held.set((last -= 1), () => then(...more));
    return last;
  };
  window.clearTimeout = (id) => (held.delete(id) ? undefined : never(id));
  window.passTime = () => {
    const due = [...held.values()];
    held.clear();
    due.forEach((then) => then());
  };
})();
