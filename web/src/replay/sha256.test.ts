import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hexOf } from './dice';
import { sha256 } from './sha256';

describe('our SHA-256', () => {
  it.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])('agrees with another one on %i bytes', (length) => {
    const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
    expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  });
});
