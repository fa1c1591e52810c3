/** After an update of the server the page reloads itself, once, between two actions; and once the connection is back. */
import { isServerThere, whenServerThere } from './server-there';

const BUILDS = 'flibuste.reloaded';
const CHUNKS = 'flibuste.missing';
const MOST_TRIES = 20;

let ours: string | undefined;
const anew = () => location.reload();

/** Takes the build the server runs; `idle` says that nothing sent is still unanswered. */
export function noticeBuild(build: string, idle: boolean, reload = anew): void {
  ours ??= build;
  if (build === ours || !idle || alreadyTried(build, BUILDS)) return;
  reload();
}

/**
 * A chunk that is gone is of a build that is gone: the new page knows the new names. Where nobody answers, the connection is
 * gone and not the chunk: a new page would not come either.
 */
export function reloadOnMissingChunk(reload = anew, there = isServerThere): void {
  addEventListener('vite:preloadError', (event) => {
    const missing = `without ${String(event.payload)}`;
    void there().then((answers) => {
      if (answers && !alreadyTried(missing, CHUNKS)) reload();
    });
  });
}

/** Loads the page anew as soon as the server answers; returns how to stop waiting. */
export function comeBack(reload = anew, there = isServerThere): () => void {
  return whenServerThere(() => {
    if (!alreadyTried('back', CHUNKS)) reload();
  }, there);
}

/** What the page needed has come: if it is missing another time, it is worth another try. */
export function allHere(): void {
  try {
    sessionStorage.removeItem(CHUNKS);
  } catch {
    // nothing was kept
  }
}

/** Once for each: a proxy that serves old files must not make a page reload for ever. */
function alreadyTried(what: string, where: string): boolean {
  try {
    const tried = JSON.parse(sessionStorage.getItem(where) ?? '[]') as string[];
    if (tried.includes(what)) return true;
    sessionStorage.setItem(where, JSON.stringify([...tried, what].slice(-MOST_TRIES)));
    return false;
  } catch {
    return true;
  }
}
