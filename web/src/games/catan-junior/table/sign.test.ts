import { describe, expect, it } from 'vitest';
import { signOf, type Sign } from './sign';
import type { Public } from './types';

const at = (phase: Public['phase'], active = 0, offer: unknown = null) =>
  ({ phase, active, offer }) as unknown as Public;

describe('the picture of what is asked', () => {
  it.each<[Public['phase'], Sign]>([
    ['roll', 'roll'],
    ['ghost', 'ghost'],
    ['main', 'main'],
    ['free_build', 'free'],
  ])('is one of its own in the phase %s', (phase, sign) => {
    expect(signOf(at(phase), 0, true)).toBe(sign);
  });

  it('tells a gift from an answer to an offer', () => {
    expect(signOf(at('gifts', 1), 0, true)).toBe('gift');
    expect(signOf(at('main', 1, { call_off: false }), 0, true)).toBe('answer');
    expect(signOf(at('main', 1, { call_off: true }), 0, true)).toBe('stop');
  });

  it('says to wait while nothing is asked', () => {
    expect(signOf(at('main', 1), 0, false)).toBe('wait');
  });
});
