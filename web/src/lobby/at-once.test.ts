import { afterEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../games/games';
import { beginAtOnce, openedAtOnce, tableAtOnce } from './at-once';

const [game, other] = GAMES;
if (!game || !other) throw new Error('no games');

/** A server that opens the table when it is told to. */
function serve() {
  const asked: string[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<undefined>();
  const answers: Record<string, unknown> = {
    '/api/games': { games: [{ name: game, levels: ['mate'] }] },
    '/api/me': { next: { commitment: 'c' } },
    '/api/tables': { id: 't', code: 'BCDFGH' },
  };
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/tables') await opened;
    return new Response(JSON.stringify(answers[path]));
  });
  vi.stubGlobal('WebSocket', vi.fn());
  return { asked, open: () => open(undefined) };
}

describe('a game at once', () => {
  afterEach(() => {
    openedAtOnce(game);
    vi.unstubAllGlobals();
  });

  it('asks for its table before anything that draws it', async () => {
    const { asked, open } = serve();
    beginAtOnce(game, async () => asked.push('what draws it'));
    await vi.waitFor(() => expect(asked.slice(-2)).toEqual(['/api/tables', 'what draws it']));
    open();
    expect((await tableAtOnce(game)).code).toBe('BCDFGH');
  });

  it('is handed out once, as soon as its table is open and can be drawn', async () => {
    const { open } = serve();
    const { promise: drawable, resolve: draw } = Promise.withResolvers<undefined>();
    let asked = false;
    beginAtOnce(game, () => {
      asked = true;
      return drawable;
    });
    await vi.waitFor(() => expect(asked).toBe(true));
    expect(openedAtOnce(game)).toBeUndefined();
    open();
    await vi.waitFor(() => expect(WebSocket).toHaveBeenCalled());
    expect(openedAtOnce(game)).toBeUndefined();
    draw(undefined);
    await vi.waitFor(() => expect(openedAtOnce(game)?.code).toBe('BCDFGH'));
    expect(openedAtOnce(game)).toBeUndefined();
  });

  it('that can be drawn before its table is open waits for it', async () => {
    const { open } = serve();
    await new Promise<void>((drawn) => beginAtOnce(game, async () => drawn()));
    expect(openedAtOnce(game)).toBeUndefined();
    open();
    await vi.waitFor(() => expect(openedAtOnce(game)?.code).toBe('BCDFGH'));
  });

  it('is handed out to nobody who has come for another game', async () => {
    const { open } = serve();
    await new Promise<void>((drawn) => beginAtOnce(game, async () => drawn()));
    open();
    await vi.waitFor(() => expect(WebSocket).toHaveBeenCalled());
    expect(openedAtOnce(other)).toBeUndefined();
    await vi.waitFor(() => expect(openedAtOnce(game)?.code).toBe('BCDFGH'));
  });
});
