import { beforeEach, describe, expect, it } from 'vitest';
import { makeNonce, rememberShare, shareIn } from './dice-share';

describe("a device's share in the dice", () => {
  beforeEach(() => localStorage.clear());

  it('is 32 hexadecimal digits, never the same', () => {
    const made = Array.from({ length: 50 }, makeNonce);
    for (const nonce of made) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(made).size).toBe(50);
  });

  it('is found again by its table', () => {
    rememberShare({ table: 'a', commitment: 'c', nonce: 'n' });
    rememberShare({ table: 'b', commitment: 'd', nonce: 'm' });
    expect(shareIn('a')).toEqual({ table: 'a', commitment: 'c', nonce: 'n' });
    expect(shareIn('x')).toBeUndefined();
  });

  it('survives a spoilt store', () => {
    localStorage.setItem('flibuste.shares', '[{"table": 3}, "no", null]');
    expect(shareIn('a')).toBeUndefined();
    rememberShare({ table: 'a', commitment: 'c', nonce: 'n' });
    expect(shareIn('a')?.nonce).toBe('n');
  });
});
