import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginScan, outcomeOf, soundOf } from './scan';

const route = { name: 'scan', sheets: 'BCDFGH', piece: 'a-piece' } as const;
const SAY = { key: 'x', args: {} };
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const done = () => answer(200, { code: 'K7PXQM', game: 'x', say: SAY, bind: false });
const refused = () => answer(409, { code: 'race_is_over', say: SAY, detail: '' });

let seen: DocumentVisibilityState;

function answering(...answers: (() => Response)[]) {
  const fetch = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(() => {
    const next = answers.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError('no connection'));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const idOf = (fetch: ReturnType<typeof answering>, nth: number): string =>
  (JSON.parse(String(fetch.mock.calls[nth]?.[1].body)) as { id: string }).id;

describe('a scan', () => {
  beforeEach(() => {
    seen = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
    history.replaceState(null, '', '/scan/BCDFGH/a-piece');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });

  it('is told once, and its page becomes that of the table', async () => {
    const fetch = answering(done);
    expect(await outcomeOf(route)).toMatchObject({ kind: 'done', say: SAY });
    expect(location.pathname + location.search).toBe('/t/K7PXQM?hand');
    expect(await outcomeOf(route)).toEqual({ kind: 'old' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('answered before its sign is there keeps its address until then', async () => {
    const fetch = answering(done);
    beginScan(route);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/scan/BCDFGH/a-piece');
    expect(await outcomeOf(route)).toMatchObject({ kind: 'done' });
    expect(location.pathname).toBe('/t/K7PXQM');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('whose page reloads before its sign is there is told again under the same id', async () => {
    const fetch = answering(done, done);
    beginScan(route);
    await vi.advanceTimersByTimeAsync(0);
    beginScan(route);
    expect(await outcomeOf(route)).toMatchObject({ kind: 'done' });
    expect(idOf(fetch, 1)).toBe(idOf(fetch, 0));
  });

  it.each([done, refused])('answered after the visitor has left changes nothing there', async (answered) => {
    answering(() => {
      history.replaceState(null, '', '/rules/x');
      return answered();
    });
    await outcomeOf(route);
    expect(location.pathname).toBe('/rules/x');
    expect(history.state).toBeNull();
  });

  it('that was refused is not tried again when its page is put back', async () => {
    const fetch = answering(refused);
    expect(await outcomeOf(route)).toEqual({ kind: 'refused', say: SAY });
    expect(await outcomeOf(route)).toEqual({ kind: 'old' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('whose answer got lost is told again under the same id', async () => {
    const fetch = answering();
    const first = outcomeOf(route);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toEqual({ kind: 'no-connection' });
    const tries = fetch.mock.calls.length;
    expect(tries).toBeGreaterThan(1);
    const again = answering(done);
    expect(await outcomeOf(route)).toMatchObject({ kind: 'done' });
    expect(new Set([idOf(fetch, 0), idOf(fetch, tries - 1), idOf(again, 0)]).size).toBe(1);
  });

  it('waits until somebody sees its page', async () => {
    seen = 'hidden';
    const fetch = answering(done);
    const outcome = outcomeOf(route);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
    seen = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await outcome).toMatchObject({ kind: 'done' });
  });

  it('that counts sounds otherwise than one that does not, and a question makes no noise', async () => {
    answering(done, refused, () => answer(200, { code: 'K7PXQM', game: 'x', say: null, bind: true }));
    const sounds: unknown[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      history.replaceState(null, '', '/scan/BCDFGH/a-piece');
      sounds.push(soundOf(await outcomeOf(route)));
    }
    expect(sounds).toEqual(['brass', 'squawk', undefined]);
    expect(soundOf({ kind: 'old' })).toBeUndefined();
    expect(soundOf({ kind: 'no-connection' })).toBe('squawk');
  });

  it('of sheets of another table may ask to take them over', async () => {
    answering(() => answer(200, { code: 'K7PXQM', game: 'x', say: null, bind: true }));
    expect(await outcomeOf(route)).toMatchObject({ kind: 'unbound' });
  });
});
