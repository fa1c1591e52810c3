/** The cells a captain may tap, each labelled with how to reach it and what it brings. */
import type { Message } from '../../../words/message';
import { say, t } from '../../../words/words.svelte';
import type { Stop } from '../chart/Reach.svelte';
import { HARBOURS } from '../data';
import type { Choices } from './choices';
import type { Choice, Own } from './types';

/** A sentence or a phrase, and what it brings. */
export function told(head: string, brings: readonly Message[] = []): string {
  return [/[.!?]$/.test(head) ? head : `${head}.`, ...brings.map(say)].join(' ');
}

export function stopsOf(reach: Own['reach'], choices: Choices): Stop[] {
  const stops = new Map<number, Stop>();
  for (const { cell, cells, heading, brings } of reach)
    stops.set(cell, { cell, mark: String(cells), label: told(courseTold(cells, heading), brings) });
  for (const [cell, choice] of choices.stops) {
    const mark = choice.do.kind === 'sail' ? String(choice.do.cells) : undefined;
    stops.set(cell, { cell, ...(mark && { mark }), label: choiceTold(choice) });
  }
  for (const [port, choice] of choices.ports) {
    const { cell } = HARBOURS[port];
    stops.set(cell, { cell, label: choiceTold(choice) });
  }
  return [...stops.values()];
}

export function choiceTold({ say: does, brings }: Choice): string {
  return told(say(does), brings);
}

/** How far, and which way. */
export function courseTold(cells: number, heading: string): string {
  return t('ui-sk-course', { n: cells, heading: t(`ui-sk-to-${heading}`) });
}
