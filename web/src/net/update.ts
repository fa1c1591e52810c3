/** Reloads the page once after a server update, between two actions, and when the connection is back. */
import { isServerThere, whenServerThere } from './server-there';

const BUILDS = 'flibuste.reloaded';
const CHUNKS = 'flibuste.missing';
const MOST_TRIES = 20;
/** A screen fetches the rest of what it needs well within this time. */
const CALM_MS = 30_000;

let ours: string | undefined;
let calm: ReturnType<typeof setTimeout> | undefined;
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
    somethingMissing();
    const missing = `without ${String(event.payload)}`;
    void there().then((answers) => {
      if (answers && !alreadyTried(missing, CHUNKS)) reload();
    });
  });
}

/**
 * Reloads the page as soon as the server answers; returns a function that stops waiting. A server that was seen to be away is worth
 * a reload each time it returns; one that was there all along, only one.
 */
export function comeBack(reload = anew, there = isServerThere): () => void {
  somethingMissing();
  let away = false;
  const look = async () => {
    const answers = await there();
    away ||= !answers;
    return answers;
  };
  return whenServerThere(() => {
    const tried = alreadyTried('back', CHUNKS);
    if (away || !tried) reload();
  }, look);
}

/**
 * Takes what a screen fetches once it is drawn; if that does not load, the page comes back with the server. Returns a function
 * that gives it up.
 */
export function takeOrComeBack<T>(
  coming: Promise<T>,
  take: (found: T) => void,
  back: () => () => void = comeBack,
): () => void {
  let left = false;
  let stop: (() => void) | undefined;
  void coming.then(
    (found) => {
      if (!left) take(found);
    },
    () => {
      if (!left) stop = back();
    },
  );
  return () => {
    left = true;
    stop?.();
  };
}

/**
 * A screen has loaded: a chunk that is missing later is worth another reload. Not at once, for the screen fetches more: if just
 * that is missing, the page would reload for ever.
 */
export function screenHere(): void {
  calm ??= setTimeout(forgetTries, CALM_MS);
}

function somethingMissing(): void {
  clearTimeout(calm);
  calm = undefined;
}

function forgetTries(): void {
  calm = undefined;
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
