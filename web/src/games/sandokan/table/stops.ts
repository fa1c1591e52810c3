/** The cells a captain may tap: those in reach with his cards, and those his choices name. */
import { say, t } from '../../../words/words.svelte';
import type { Stop } from '../chart/Reach.svelte';
import { HARBOURS } from '../data';
import type { Choices } from './choices';
import type { Own } from './types';

export function stopsOf(reach: Own['reach'], choices: Choices): Stop[] {
  const stops = new Map<number, Stop>();
  for (const { cell, cells, lay } of reach)
    stops.set(cell, { cell, mark: String(cells), label: t('ui-sk-reach', { n: cells, cards: lay.length }) });
  for (const [cell, choice] of choices.stops) {
    const mark = choice.do.kind === 'sail' ? String(choice.do.cells) : undefined;
    stops.set(cell, { cell, ...(mark && { mark }), label: say(choice.say) });
  }
  for (const [port, choice] of choices.ports) {
    const { cell } = HARBOURS[port];
    stops.set(cell, { cell, label: say(choice.say) });
  }
  return [...stops.values()];
}
