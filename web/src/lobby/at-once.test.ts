import { afterEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../games/games';
import { beginAtOnce, openedAtOnce, tableAtOnce } from './at-once';

const [game] = GAMES;
if (!game) throw new Error('no games');

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
    openedAtOnce();
    vi.unstubAllGlobals();
  });

  it('asks for its table before anything that draws it', async () => {
    const { asked, open } = serve();
    await new Promise<void>((resolve) => beginAtOnce(game, resolve));
    expect(asked.at(-1)).toBe('/api/tables');
    open();
    expect((await tableAtOnce(game)).code).toBe('BCDFGH');
  });

  it('is handed out once, as soon as its table is open', async () => {
    const { open } = serve();
    await new Promise<void>((resolve) => beginAtOnce(game, resolve));
    expect(openedAtOnce()).toBeUndefined();
    open();
    await vi.waitFor(() => expect(openedAtOnce()?.code).toBe('BCDFGH'));
    expect(openedAtOnce()).toBeUndefined();
  });
});
