/** The action meant by a tap on a card that has no use now: the table says why not. */
import type { Action, Own, Public } from './types';

type CardName = keyof Own['hand'];
const BY_PHASE: Partial<Record<Public['phase'], 'swap' | 'pay' | 'drop' | 'give'>> = {
  trade: 'swap',
  pay_sum: 'pay',
  pay_both: 'pay',
  put_back: 'drop',
  hand_over: 'give',
  pay_defeat: 'give',
};

/** A card by its kind, `black:2`. */
export function asIf(card: string, phase: Public['phase']): Action {
  const kind = BY_PHASE[phase];
  if (kind) return { kind, card: card as CardName };
  const [suit, value] = card.split(':');
  return { kind: suit === 'red' ? 'show' : 'lay', value: Number(value) };
}
