/** Whether the server can be reached, and waiting until it can. */

const LOOK_MS = 4000;

/** Whether the server answers at all; the browser's own guess is not trusted. */
export async function isServerThere(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** Calls once, as soon as the server answers (again); returns a function that stops waiting. */
export function whenServerThere(call: () => void, there = isServerThere): () => void {
  let over = false;
  const look = async () => {
    if (over || !(await there()) || over) return;
    stop();
    call();
  };
  const stop = () => {
    over = true;
    clearInterval(timer);
    removeEventListener('online', look);
  };
  const timer = setInterval(look, LOOK_MS);
  addEventListener('online', look);
  return stop;
}
