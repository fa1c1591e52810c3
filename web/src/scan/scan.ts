/**
 * A scanned code on its way to the server, told as soon as the page is there.
 *
 * Browsers fetch pages ahead and put forgotten tabs back by themselves: only a page that somebody sees tells of a scan,
 * and one scan counts once, however often its page is loaded.
 */
import { NoAnswer, Refusal, api } from '../net/api';
import { makeId } from '../net/ids';
import type { Scanned } from '../net/wire';
import { pathOf, type Route } from '../router/routes';
import type { SoundName } from '../sound/sound';
import type { Message } from '../words/message';

type ScanRoute = Extract<Route, { name: 'scan' }>;

export type Outcome =
  | { kind: 'done'; scanned: Scanned; say: Message }
  /** The sheets are those of no table; this device may take them for this one. */
  | { kind: 'unbound'; scanned: Scanned }
  | { kind: 'refused'; say: Message }
  | { kind: 'no-connection' }
  /** The page of a scan that was answered is here again, and nobody has scanned. */
  | { kind: 'old' };

/** How an outcome sounds, and makes the phone buzz: it is heard by who looks at the chairs. */
export function soundOf({ kind }: Outcome): SoundName | undefined {
  if (kind === 'done') return 'brass';
  return kind === 'refused' || kind === 'no-connection' ? 'squawk' : undefined;
}

/** What the browser keeps with a page, also across a reload. */
interface Kept {
  scan: string;
  answered: boolean;
}

/** Whoever comes later than this after a scan is somewhere else by now. */
const PATIENCE_MS = 10_000;
const AGAIN_MS = 700;

let begun: { path: string; outcome: Promise<Outcome> } | undefined;

/** Begins with the first script, before the page is drawn. */
export function beginScan(route: ScanRoute): void {
  begun = { path: pathOf(route), outcome: tell(route) };
}

/** What came of a scan that was begun, or begins it. */
export function outcomeOf(route: ScanRoute): Promise<Outcome> {
  const found = begun;
  begun = undefined;
  return found?.path === pathOf(route) ? found.outcome : tell(route);
}

/** The scan once more, by hand. */
export async function tell({ sheets, piece }: ScanRoute): Promise<Outcome> {
  await seen();
  const kept = keptHere();
  if (kept?.answered) return { kind: 'old' };
  const id = kept?.scan ?? makeId();
  keep({ scan: id, answered: false });
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const scanned = await api.scan({ id, sheets, piece });
      // Loaded again, it is the table: the scan is over.
      keep({ scan: id, answered: true }, pathOf({ name: 'table', code: scanned.code, hand: true }));
      return scanned.say ? { kind: 'done', scanned, say: scanned.say } : { kind: 'unbound', scanned };
    } catch (error) {
      if (error instanceof Refusal) {
        keep({ scan: id, answered: true });
        return { kind: 'refused', say: error.problem.say };
      }
      if (!(error instanceof NoAnswer)) throw error;
      if (Date.now() > until) return { kind: 'no-connection' };
      await new Promise((next) => setTimeout(next, AGAIN_MS));
    }
  }
}

/** Waits until somebody looks at the page. */
async function seen(): Promise<void> {
  if ('prerendering' in document && document.prerendering) await next('prerenderingchange');
  while (document.visibilityState === 'hidden') await next('visibilitychange');
}

const next = (what: string) =>
  new Promise<void>((happened) => {
    document.addEventListener(what, () => happened(), { once: true });
  });

function keptHere(): Kept | undefined {
  const state = history.state as Partial<Kept> | null;
  return typeof state?.scan === 'string'
    ? { scan: state.scan, answered: state.answered === true }
    : undefined;
}

function keep(kept: Kept, path?: string): void {
  history.replaceState(kept, '', path);
}
