import { describe, expect, it } from 'vitest';
import { best, lean, learn, restore, type Kind, type Records, type Round } from './records';

const none: Records = { rounds: [], kinds: {} };
const round = (kinds: Kind[], ms: number, more: Partial<Round> = {}): Round => ({
  at: 0,
  ms,
  right: true,
  kinds,
  event: false,
  slip: null,
  ...more,
});

describe('the records of the drill', () => {
  it('find out which kind is slow, though only whole rounds are timed', () => {
    let records = none;
    for (let n = 0; n < 30; n += 1) {
      records = learn(records, round(['double', 'name'], 9_000));
      records = learn(records, round(['name', 'name'], 4_000));
    }
    expect(records.kinds.double?.ms).toBeGreaterThan(6_000);
    expect(records.kinds.name?.ms).toBeLessThan(3_000);
  });

  it('count cards and slips by kind', () => {
    const records = learn(none, round(['helm', 'helm', 'coco'], 8_000, { right: false, slip: 'helm' }));
    expect(records.kinds.helm).toMatchObject({ seen: 2, slips: 1 });
    expect(records.kinds.coco).toMatchObject({ seen: 1, slips: 0 });
  });

  it('know the best right round of a length', () => {
    const rounds = [round(['coco'], 3_000), round(['coco'], 1_000, { right: false }), round(['coco'], 2_000)];
    const records = rounds.reduce(learn, none);
    expect(best(records, 1, false)?.ms).toBe(2_000);
    expect(best(records, 1, true)).toBeUndefined();
  });

  it('lean to what is slow or goes wrong', () => {
    let records = none;
    for (let n = 0; n < 20; n += 1) {
      records = learn(records, round(['double', 'double'], 20_000, { right: false, slip: 'double' }));
      records = learn(records, round(['name', 'name'], 2_000));
    }
    const leaning = lean(records, ['double', 'name']);
    expect(leaning['double']).toBeGreaterThan(leaning['name'] ?? 0);
    expect(leaning['double']).toBeLessThanOrEqual(5);
  });

  it('come back as they were kept, without what is spoilt', () => {
    const records = learn(none, round(['coco'], 3_000));
    const kept: unknown = JSON.parse(JSON.stringify({ rounds: [...records.rounds, { at: 'never' }, 7] }));
    expect(restore(kept)).toEqual(records);
  });

  it.each([undefined, null, 7, 'x', {}, { rounds: 3 }])('begin anew with %j', (kept) => {
    expect(restore(kept)).toEqual(none);
  });
});
