/** Turns the view's boats into captains of the list, boats on the chart and sides of a fight. */
import { t } from '../../../words/words.svelte';
import type { Sail } from '../chart/Fleet.svelte';
import type { Captain } from './Captains.svelte';
import type { Choices } from './choices';
import type { Side } from './FightSides.svelte';
import { choiceTold } from './stops';
import type { Own, Public } from './types';

type Names = readonly string[];

export function captainsOf(table: Public, names: Names): Captain[] {
  return table.boats.map((boat, seat) => ({
    seat,
    name: names[seat] ?? '',
    port: boat.home,
    cards: boat.cards,
    hold: boat.cargo,
    points: boat.points,
    active: table.active === seat && table.phase !== 'over',
    becalmed: boat.becalmed,
    plagued: boat.plagued,
    marque: boat.letter,
  }));
}

export function sailsOf(table: Public, choices: Choices, names: Names): Sail[] {
  return table.boats.flatMap((boat, seat) => {
    if (boat.home === null || boat.cell === null || boat.bow === null) return [];
    const attack = choices.foes.get(seat);
    return [
      {
        seat,
        port: boat.home,
        cell: boat.cell,
        moored: boat.port !== null,
        heading: boat.bow,
        hold: boat.cargo,
        active: table.active === seat,
        prey: attack !== undefined,
        plagued: boat.plagued,
        label: attack ? choiceTold(attack) : (names[seat] ?? ''),
      },
    ];
  });
}

/** One side of an undecided fight. */
export function sideOf(table: Public, names: Names, seat: number): Side {
  return {
    seat,
    name: names[seat] ?? '',
    port: table.boats[seat]?.home ?? 'sun',
    ready: table.fight?.ready.includes(seat) === true,
    shown: null,
  };
}

/** The rule set in force, in one line, and where the table departs from it. */
export function rulesTold({ rules, changed }: Public): string {
  const key = `sk-option-rules-${rules}`;
  const told = t('ui-sk-rules', { set: t(key), told: t(`${key}-text`) });
  const points = Object.entries(changed).map(([option, value]) => {
    const point = `sk-option-${option.replaceAll('_', '-')}`;
    return `${t(point)} – ${typeof value === 'number' ? value : t(`${point}-${value}`)}`;
  });
  return points.length > 0 ? `${told} ${t('ui-sk-mixed', { points: points.join(', ') })}` : told;
}

/** Cards chosen for a move, a fight or a price, by kind. */
export function chosenCards({
  laid,
  shown,
  paid,
}: Pick<Own, 'laid' | 'shown' | 'paid'>): Record<string, number> {
  const counts: Record<string, number> = {};
  const kinds = [...laid.map((value) => `black:${value}`), ...shown.map((value) => `red:${value}`), ...paid];
  for (const key of kinds) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
