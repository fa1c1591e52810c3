/** The clocks a host can choose from, and the rules they stand for. */
import type { ClockRule } from '../net/wire';

export const CLOCKS = ['none', '30', '60', '120', 'reserve'] as const;
export type ClockName = (typeof CLOCKS)[number];

const RESERVE = 600;

export function clockRule(name: ClockName): ClockRule {
  if (name === 'none') return { kind: 'none', turn: 60, reserve: RESERVE };
  if (name === 'reserve') return { kind: 'reserve', turn: 30, reserve: RESERVE };
  return { kind: 'turn', turn: Number(name), reserve: RESERVE };
}

/** The choice a table's rule comes from; a rule made elsewhere is shown as the nearest one. */
export function clockName({ kind, turn }: ClockRule): ClockName {
  if (kind !== 'turn') return kind;
  return turn <= 30 ? '30' : turn <= 60 ? '60' : '120';
}
