import { describe, expect, it } from 'vitest';
import { cutName } from './name';

describe('a name', () => {
  it('is as long as the table shows', () => {
    expect(cutName('a'.repeat(30))).toHaveLength(24);
  });

  it('counts an emoji with joiners as one letter and keeps it whole', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(cutName(family.repeat(3) + 'Mia')).toBe(family.repeat(3) + 'Mia');
    expect(cutName('a'.repeat(23) + family + 'b')).toBe('a'.repeat(23) + family);
  });
});
