import { describe, expect, it } from 'vitest';
import { sorted } from './choices';
import type { Action, Choice } from './types';

const choice = (code: number, action: Action): Choice => ({ code, do: action, say: { key: 'x' } });

describe('the legal choices', () => {
  const choices = sorted([
    choice(1, { kind: 'roll' }),
    choice(2, { kind: 'build_boat', line: 7 }),
    choice(3, { kind: 'build_fort', site: 4 }),
    choice(4, { kind: 'market', give: 'wood', take: 'gold' }),
    choice(5, { kind: 'stock', give: 'wood', take: 'gold' }),
    choice(6, { kind: 'market', give: 'wood', take: 'rum' }),
    choice(7, { kind: 'deal_with', seat: 2 }),
    choice(8, { kind: 'move_ghost', hex: 0 }),
  ]);

  it('are found by the place one taps', () => {
    expect(choices.lines.get(7)?.code).toBe(2);
    expect(choices.sites.get(4)?.code).toBe(3);
    expect(choices.hexes.get(0)?.code).toBe(8);
    expect(choices.lines.get(4)).toBeUndefined();
  });

  it('are found by the card given and the card taken', () => {
    expect(choices.market.get('wood')?.get('gold')?.code).toBe(4);
    expect(choices.stock.get('wood')?.get('gold')?.code).toBe(5);
    expect([...(choices.market.get('wood')?.keys() ?? [])]).toEqual(['gold', 'rum']);
    expect(choices.market.get('rum')).toBeUndefined();
  });

  it('keep what needs no place', () => {
    expect(choices.plain.roll?.code).toBe(1);
    expect(choices.plain.end_turn).toBeUndefined();
    expect(choices.deals.get(2)?.code).toBe(7);
  });
});
