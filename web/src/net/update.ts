/** After an update of the server the page reloads itself, once, between two actions. */

let ours: string | undefined;

/** Takes the build the server runs; `idle` says that nothing sent is still unanswered. */
export function noticeBuild(build: string, idle: boolean, reload = () => location.reload()): void {
  ours ??= build;
  if (build === ours || !idle || alreadyTried(build)) return;
  reload();
}

/** A chunk that is gone is of a build that is gone: the new page knows the new names. */
export function reloadOnMissingChunk(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    if (alreadyTried(`without ${String(event.payload)}`)) return;
    event.preventDefault();
    reload();
  });
}

/** Once for each build: a proxy that serves old files must not make a page reload for ever. */
function alreadyTried(build: string): boolean {
  try {
    if (sessionStorage.getItem('flibuste.reloaded') === build) return true;
    sessionStorage.setItem('flibuste.reloaded', build);
    return false;
  } catch {
    return true;
  }
}
