import { describe, expect, it } from 'vitest';
import { GUIDES } from '../games/games';
import type { OptionInfo } from '../net/wire';
import { asQuery, fromQuery, offered, optionKey } from './options';

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

describe('options in an address', () => {
  const cards: OptionInfo = { name: 'cards', values: [], default: 5, lowest: 3, highest: 9 };
  const game = { options: [option('way'), cards] };

  it('lead to what the table plays', () => {
    expect(fromQuery(game, asQuery({ way: 'off', cards: 7 }))).toEqual({ way: 'off', cards: 7 });
  });

  it('count only where the game knows them', () => {
    expect(fromQuery(game, 'way=sideways&cards=10&sails=on')).toEqual({});
  });
});
