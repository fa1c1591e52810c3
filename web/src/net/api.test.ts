import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoAnswer, Refusal, api } from './api';

function answering(status: number, body: string) {
  const fetch = vi.fn(() => Promise.resolve(new Response(body || null, { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('the HTTP requests', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('give back what the server answers', async () => {
    answering(200, '{"tables": []}');
    expect(await api.openTables()).toEqual({ tables: [] });
  });

  it('send a command to its own address, without its name in the body', async () => {
    const fetch = answering(200, '{}');
    await api.command('BCDFGH', { t: 'sit', seat: 2 });
    expect(fetch).toHaveBeenCalledWith(
      '/api/tables/BCDFGH/sit',
      expect.objectContaining({ method: 'POST', body: '{"seat":2}' }),
    );
  });

  it('take an empty answer for what it is', async () => {
    answering(204, '');
    expect(await api.forgetMe()).toBeUndefined();
  });

  it('turn a problem into a refusal that can be shown', async () => {
    answering(403, '{"code": "not_host", "say": {"key": "table-refusal-not-host"}, "detail": ""}');
    const refused = await api.table('BCDFGH').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ status: 403, problem: { say: { key: 'table-refusal-not-host' } } });
  });

  it("do not take a proxy's error page for an answer", async () => {
    answering(502, '<html>Bad gateway</html>');
    await expect(api.me()).rejects.toBeInstanceOf(NoAnswer);
  });

  it('say so when there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.me()).rejects.toBeInstanceOf(NoAnswer);
  });
});
