import { describe, expect, it } from 'vitest';
import { GUIDES } from '../games/games';
import type { OptionInfo } from '../net/wire';
import { offered, optionKey } from './options';

const option = (name: string): OptionInfo => ({
  name,
  values: ['off', 'on'],
  default: 'on',
  lowest: 0,
  highest: 0,
});

describe.each(GUIDES)('the options of $name', ({ name, prefix, unasked = [] }) => {
  it('are named as in the catalogs', () => {
    expect(optionKey(name, 'so_many')).toBe(`${prefix}-option-so-many`);
    expect(optionKey(name, 'way', 'very_fast')).toBe(`${prefix}-option-way-very-fast`);
  });

  it('do not ask what is settled by other means', () => {
    const options = [...unasked, 'other'].map(option);
    expect(offered({ name, options }).map((one) => one.name)).toEqual(['other']);
  });
});
