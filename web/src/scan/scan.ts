/**
 * Sends a scanned code to the server as soon as the page is visible.
 *
 * Browsers prefetch pages and restore forgotten tabs by themselves: only a visible page reports a scan,
 * and one scan counts once, however often its page is loaded.
 */
import { NoAnswer, Refusal, api } from '../net/api';
import { makeId } from '../net/ids';
import type { Scanned } from '../net/wire';
import { parse, pathOf, type Route } from '../router/routes';
import type { SoundName } from '../sound/sound';
import type { Message } from '../words/message';

type ScanRoute = Extract<Route, { name: 'scan' }>;

export type Outcome =
  | { kind: 'done'; scanned: Scanned; say: Message }
  /** The sheets belong to no table; this device may bind them to this one. */
  | { kind: 'unbound'; scanned: Scanned }
  | { kind: 'refused'; say: Message }
  | { kind: 'no-connection' }
  /** The page of an answered scan is back, but nobody has scanned. */
  | { kind: 'old' };

/** How an outcome sounds and makes the phone buzz, for a player who is looking at the chairs. */
export function soundOf({ kind }: Outcome): SoundName | undefined {
  if (kind === 'done') return 'brass';
  return kind === 'refused' || kind === 'no-connection' ? 'squawk' : undefined;
}

/** What the browser keeps with a page, even across a reload. */
interface Kept {
  scan: string;
  answered: boolean;
}

/** A player who comes later than this after a scan has moved on. */
const PATIENCE_MS = 10_000;
const AGAIN_MS = 700;

let begun: { path: string; outcome: Promise<Outcome> } | undefined;

/** Starts in the first script, before the page is drawn. */
export function beginScan(route: ScanRoute): void {
  begun = { path: pathOf(route), outcome: tell(route) };
}

/** The outcome of a scan already started, or of a new one; once it counted, a reload shows the table. */
export async function outcomeOf(route: ScanRoute): Promise<Outcome> {
  const found = begun;
  begun = undefined;
  const outcome = await (found?.path === pathOf(route) ? found.outcome : tell(route));
  // Not before the sign is there to show it: until then the address says which screen to draw, and a reload tells the scan again.
  if ('scanned' in outcome && isHere(route)) {
    const state = { ...(history.state as Kept | null), answered: true };
    history.replaceState(state, '', pathOf({ name: 'table', code: outcome.scanned.code, hand: true }));
  }
  return outcome;
}

async function tell(route: ScanRoute): Promise<Outcome> {
  const { sheets, piece } = route;
  await seen();
  const kept = keptHere();
  if (kept?.answered) return { kind: 'old' };
  const id = kept?.scan ?? makeId();
  keep(route, { scan: id, answered: false });
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const scanned = await api.scan({ id, sheets, piece });
      return scanned.say ? { kind: 'done', scanned, say: scanned.say } : { kind: 'unbound', scanned };
    } catch (error) {
      if (error instanceof Refusal) {
        keep(route, { scan: id, answered: true });
        return { kind: 'refused', say: error.problem.say };
      }
      if (!(error instanceof NoAnswer)) throw error;
      if (Date.now() > until) return { kind: 'no-connection' };
      await new Promise((next) => setTimeout(next, AGAIN_MS));
    }
  }
}

/** Waits until the page is visible. */
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

function keep(route: ScanRoute, kept: Kept): void {
  if (isHere(route)) history.replaceState(kept, '');
}

/** Whether the visitor is still where the scan led: a page reached meanwhile keeps its own address. */
function isHere(route: ScanRoute): boolean {
  return pathOf(parse(location.href)) === pathOf(route);
}
