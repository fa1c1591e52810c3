import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeId } from './ids';

describe('ids', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const many = () => Array.from({ length: 500 }, makeId);

  it('are 22 letters that may stand in an address', () => {
    for (const id of many()) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it('differ', () => {
    expect(new Set(many()).size).toBe(500);
  });

  it('carry all 128 bits', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, i) => i * 17) });
    expect(makeId()).toBe('ABEiM0RVZneImaq7zN3u_w');
  });

  it('can be made where there is no secure context and no crypto at all', () => {
    vi.stubGlobal('crypto', undefined);
    expect(new Set(many()).size).toBe(500);
  });
});
