/** Reloads the page once after a server update, between two actions, and once when the connection is back. */
import { isServerThere, whenServerThere } from './server-there';

const BUILDS = 'flibuste.reloaded';
const CHUNKS = 'flibuste.missing';
const MOST_TRIES = 20;

let ours: string | undefined;
const anew = () => location.reload();

/** Takes the build the server runs; `idle` means that nothing sent is still unanswered. */
export function noticeBuild(build: string, idle: boolean, reload = anew): void {
  ours ??= build;
  if (build === ours || !idle || alreadyTried(build, BUILDS)) return;
  reload();
}

/**
 * A missing chunk belongs to an old build: a reloaded page knows the new names. If the server does not answer, the connection is
 * down instead, and a reload would fail too.
 */
export function reloadOnMissingChunk(reload = anew, there = isServerThere): void {
  addEventListener('vite:preloadError', (event) => {
    const missing = `without ${String(event.payload)}`;
    void there().then((answers) => {
      if (answers && !alreadyTried(missing, CHUNKS)) reload();
    });
  });
}

/** Reloads the page as soon as the server answers; returns a function that stops waiting. */
export function comeBack(reload = anew, there = isServerThere): () => void {
  return whenServerThere(() => {
    if (!alreadyTried('back', CHUNKS)) reload();
  }, there);
}

/** Everything has loaded: if a chunk is missing later, it is worth another reload. */
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
