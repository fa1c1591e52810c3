import { expect, test } from 'vitest';
import { CLOCKS, clockName, clockRule } from './clock-rule';

test('every clock one can choose is found again in the rule it makes', () => {
  for (const name of CLOCKS) expect(clockName(clockRule(name))).toBe(name);
});
